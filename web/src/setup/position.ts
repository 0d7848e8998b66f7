// A position while it is laid out: who has what, and where things stand. docs/position.md says what it is as a file.
import type { Edition, PositionSource } from "../protocol.ts"

export type Level = number | "mortgaged"

export interface Player {
  name: string
  cash: number
  at: number
  /** The turn in jail to come, 1 to 3; 0: not there. */
  jail: number
  cards: string[]
  deeds: Record<string, Level>
  out: boolean
  speed: boolean
  /** What this page does not show: kept as it was read. */
  more: Record<string, unknown>
}

export interface Position {
  /** The seat that is about to begin its turn, from 0. */
  turn: number
  pot: number
  players: Player[]
  /** Cards under their decks, what was counted: kept as it was read. */
  more: Record<string, unknown>
}

/** An empty table for so many people. */
export function emptyTable(edition: Edition, names: string[]): Position {
  const players = names.map((name) => newcomer(edition, name))
  return { turn: 0, pot: 0, players, more: {} }
}

export const newcomer = (edition: Edition, name: string): Player => ({
  name,
  cash: edition.money.start,
  at: 0,
  jail: 0,
  cards: [],
  deeds: {},
  out: false,
  speed: false,
  more: {},
})

/** A position as the server read it. */
export function fromTree(tree: PositionSource["position"], edition: Edition): Position {
  const { turn = 1, pot = 0, players = [], ...more } = tree as Record<string, never>
  return {
    turn: Number(turn) - 1,
    pot: Number(pot),
    players: (players as Partial<Player & { bot: string }>[]).map((said) => player(said, edition)),
    more,
  }
}

function player(said: Partial<Player & { bot: string }>, edition: Edition): Player {
  const { name, cash, at, jail, cards, deeds, out, speed, bot, ...more } = said
  void bot
  const read = { name, cash, at, jail, cards, deeds, out, speed }
  const told = Object.fromEntries(Object.entries(read).filter(([, value]) => value !== undefined))
  return { ...newcomer(edition, ""), ...(told as Partial<Player>), more }
}

/** The position as the server reads it. */
export function treeOf(at: Position): Record<string, unknown> {
  return { ...at.more, turn: at.turn + 1, pot: at.pot, players: at.players.map(playerTree) }
}

function playerTree({ more, out, speed, ...said }: Player): Record<string, unknown> {
  return { ...more, ...said, ...(out ? { out } : {}), ...(speed ? { speed } : {}) }
}

/** Who owns a square; -1: nobody. */
export const ownerOf = (at: Position, space: number): number =>
  at.players.findIndex((one) => String(space) in one.deeds)

/** The position after a deed went to somebody; -1: back to the bank. */
export function given(at: Position, space: number, to: number): Position {
  const { [String(space)]: level = 0 } = at.players[ownerOf(at, space)]?.deeds ?? {}
  return changed(at, (one, seat) => {
    const { [String(space)]: had, ...rest } = one.deeds
    void had
    return { deeds: seat === to ? { ...rest, [space]: level } : rest }
  })
}

/** The position with buildings or a mortgage on a deed somebody owns. */
export const levelled = (at: Position, space: number, level: Level): Position =>
  changed(at, (one) => (String(space) in one.deeds ? { deeds: { ...one.deeds, [space]: level } } : {}))

/** The position after a kept card went to somebody, or back; it lies under no deck any more. */
export function keeping(at: Position, card: string, to: number): Position {
  const under = (at.more.under as string[] | undefined)?.filter((one) => one !== card)
  const next = changed(at, (one, seat) => ({
    cards: [...one.cards.filter((had) => had !== card), ...(seat === to ? [card] : [])],
  }))
  return under ? { ...next, more: { ...next.more, under } } : next
}

/** The position with something else about one person; who is out owns nothing. */
export const withPlayer = (at: Position, which: number, by: Partial<Player>): Position =>
  changed(at, (_, seat) => (seat === which ? (by.out ? { ...by, cash: 0, deeds: {}, cards: [] } : by) : {}))

const changed = (at: Position, by: (one: Player, seat: number) => Partial<Player>): Position => ({
  ...at,
  players: at.players.map((one, seat) => ({ ...one, ...by(one, seat) })),
})
