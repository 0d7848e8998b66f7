// What the own games came to, counted here from the list of them: nothing of it is kept anywhere.
import type { MyGame, MyGameSeat } from "../protocol.ts"

export interface Tally {
  games: number
  wins: number
  /** How often each colour group was held whole, by edition and group, most often first. */
  groups: [edition: string, group: string, count: number][]
  /** What dice and cards did to the chance to win, in the mean of the games of which that is known. */
  luck: { games: number; mean: number }
  circles: Circle[]
}

/** The same people at a table, in one game or in many. */
export interface Circle {
  games: number
  people: { name: string; mine: boolean; wins: number }[]
}

/** Whether a game says something about its guest: it ended, and only one of the seats was theirs. */
export const counts = (game: MyGame): boolean =>
  game.phase === "over" && game.seats.filter((seat) => seat.mine).length === 1

const own = (game: MyGame): MyGameSeat => game.seats.find((seat) => seat.mine)!

/** Count the games of one guest. */
export function tally(games: MyGame[]): Tally {
  const counted = games.filter(counts)
  return {
    games: counted.length,
    wins: counted.filter((game) => own(game).won).length,
    groups: groupsOf(counted),
    luck: luckOf(counted),
    circles: circlesOf(counted),
  }
}

function groupsOf(games: MyGame[]): Tally["groups"] {
  const found = new Map<string, [string, string, number]>()
  for (const game of games)
    for (const group of own(game).groups ?? []) {
      const key = `${game.edition} ${group}`
      found.set(key, [game.edition, group, (found.get(key)?.[2] ?? 0) + 1])
    }
  return [...found.values()].sort((a, b) => b[2] - a[2])
}

function luckOf(games: MyGame[]): Tally["luck"] {
  const known = games.flatMap((game) => own(game).luck ?? [])
  const sum = known.reduce((all, one) => all + one, 0)
  return { games: known.length, mean: known.length ? sum / known.length : 0 }
}

/** Halls of fame: games of the same people, computers left out; the names are those of the newest game. */
function circlesOf(games: MyGame[]): Circle[] {
  const met = new Map<string, MyGame[]>()
  for (const game of games) {
    const people = game.seats.filter((seat) => seat.who && !seat.bot)
    if (people.length < 2) continue
    const key = [...new Set(people.map((seat) => seat.who))].sort().join(" ")
    met.set(key, [...(met.get(key) ?? []), game])
  }
  return [...met.values()].map(circleOf).sort((a, b) => b.games - a.games)
}

function circleOf(games: MyGame[]): Circle {
  const newest = games.reduce((a, b) => (b.at > a.at ? b : a))
  const people = newest.seats
    .filter((seat) => seat.who && !seat.bot)
    .map(({ who, name, mine = false }) => ({ name, mine, wins: winsOf(games, who!) }))
  return { games: games.length, people: people.sort((a, b) => b.wins - a.wins) }
}

const winsOf = (games: MyGame[], who: string): number =>
  games.filter((game) => game.seats.some((seat) => seat.who === who && seat.won)).length
