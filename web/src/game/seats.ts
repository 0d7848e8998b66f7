// The seats that are ours, and what this browser keeps of them.
import { keepRoom, keptRoom } from "../app/storage.ts"
import { notice } from "../app/ui.svelte.ts"
import type { RoomView, Step } from "../protocol.ts"
import { t } from "../text/words.svelte.ts"
import { leaving, send } from "./commands.ts"
import { connection } from "./connection.ts"
import { promiseLuck } from "./luck.ts"
import { game } from "./state.svelte.ts"

/** A seat is ours from now on; its token opens it again. */
export function seated(seat: number, token: string): void {
  const kept = keptRoom(game.code)
  if (!kept.tokens.includes(token)) kept.tokens = [...kept.tokens, token]
  connection!.identity = kept
  keepRoom(game.code, kept)
  game.seats = [...new Set([...game.seats, seat])].sort((a, b) => a - b)
  game.removed = ""
  if (game.seat < 0) game.seat = seat
}

/** A seat is ours no longer; its token opens nothing, and where it was the last one all are forgotten. */
export function lost(seats: number[]): void {
  game.seats = game.seats.filter((seat) => !seats.includes(seat))
  if (seats.includes(game.seat)) game.seat = game.seats[0] ?? -1
  const kicked = seats.find((seat) => !leaving.delete(seat))
  if (kicked !== undefined) sentAway(kicked)
  if (game.seats.length === 0) forgetTokens()
}

/** One of several seats is played from another device now. */
export function handedOn(seat: number): void {
  game.seats = game.seats.filter((other) => other !== seat)
  if (game.seat === seat) game.seat = game.seats[0] ?? -1
}

/** Only the host takes others from the table. */
function sentAway(seat: number): void {
  const key = game.seats.length ? "web-removed-one" : "web-removed"
  game.removed = t(key, { host: game.name(game.room?.host ?? -1), who: game.name(seat) })
  notice(game.removed, true)
}

/** Forget the tokens of this room. */
export function forgetTokens(): void {
  connection!.identity = { ...connection!.identity, tokens: [] }
  keepRoom(game.code, { ...keptRoom(game.code), tokens: [] })
}

/** The same tokens open the seats of a rematch. */
export function carryOver(code: string): void {
  const { tokens, client, edition, names } = keptRoom(game.code)
  if (keptRoom(code).tokens.length === 0)
    keepRoom(code, { tokens, client, edition, names, at: 0, luckless: true })
}

/** Come to the table of a rematch for the first time. */
export function arrive(room: RoomView): void {
  const kept = keptRoom(game.code)
  if (!kept.luckless || game.seats.length === 0) return
  keepRoom(game.code, { ...kept, luckless: false })
  if (room.phase === "open") void rejoin(room)
}

/** Promise our luck to a rematch; where nobody else has to come, it begins. */
async function rejoin(room: RoomView): Promise<void> {
  await promiseLuck(room)
  const complete = room.places.every((place) => place.bot || game.seats.includes(place.seat))
  if (complete && game.host) await send({ do: "start" })
}

/** The own seats that a step takes away. One that was just taken may not be on the screen yet. */
export const given = ({ what, seat, room }: Step): number[] =>
  game.seats.filter(
    (own) =>
      game.places[own]?.taken && ((what === "stood" && seat === own) || (room && !room.places[own]?.taken)),
  )

/** With one seat it is in front of the screen; with several, the hand-over screen decides. */
export function settle(): void {
  if (game.seats.length === 1) game.seat = game.seats[0]!
}

/** Keep what the start page says about this room. */
export function remember(): void {
  if (!game.room || game.seats.length === 0 || !connection) return
  const names = game.room.places
    .filter((p) => p.taken && !game.seats.includes(p.seat))
    .map((p) => p.name ?? "")
  const edition = game.room.options.edition ?? "standard"
  const kept = {
    ...keptRoom(game.code),
    client: connection.identity.client,
    edition,
    names,
    over: game.room.phase === "over",
  }
  keepRoom(game.code, kept)
}
