// Our luck for the dice: made and kept here, promised by its SHA-256, told only when everybody's is fixed.
import { keepRoom, keptRoom, random, type Kept } from "../app/storage.ts"
import { notice } from "../app/ui.svelte.ts"
import { sha256 } from "../net/sealed.ts"
import type { RoomView } from "../protocol.ts"
import { t } from "../text/words.svelte.ts"
import { send } from "./commands.ts"
import { game } from "./state.svelte.ts"

const SEALED = "hmac-sha256-2"

/** Seats for which a promise is on its way. */
const promising = new Set<string>()

/** Everything that goes into the dice, as one word; what is told afterwards cannot change it. */
export const sealOf = (room: RoomView): string =>
  sha256(SEALED, room.code, room.commit ?? "", ...(room.draw?.pledges ?? []))

/** Make luck for a seat of a room; return what is promised by it. */
export function madeLuck(code: string): string {
  const luck = random() + random()
  const pledge = sha256(luck)
  const kept = keptRoom(code)
  keepRoom(code, { ...kept, luck: { ...kept.luck, [pledge]: { luck } } })
  return pledge
}

/** See to our luck as a room is now: promise it, tell it, or look whether it went into the dice. */
export function mindLuck(room: RoomView, before: RoomView | null): void {
  if (room.options.chance === "typed" || game.watching) return
  if (before?.phase === "drawing" && room.phase === "open") mourn(room, before)
  if (room.phase === "open") void promiseLuck(room)
  else if (room.phase === "drawing") tellLuck(room)
  else checkLuck(room, before?.phase ?? "")
}

/** Promise luck for each own seat that has none of ours, or one that was told already. */
export async function promiseLuck(room: RoomView): Promise<void> {
  const kept = keptRoom(room.code)
  if (!kept.commit) keepRoom(room.code, { ...kept, commit: room.commit ?? "" })
  for (const seat of game.seats) {
    const made = kept.luck?.[room.places[seat]?.pledge ?? ""]
    const key = `${room.code} ${seat}`
    if ((made && !made.seal) || promising.has(key)) continue
    promising.add(key)
    await send({ do: "pledge", seat, pledge: madeLuck(room.code) })
    promising.delete(key)
  }
}

/** Tell our luck, once and for one draw only: whoever asks for it a second time under other terms gets nothing. */
export function tellLuck(room: RoomView): void {
  const seal = sealOf(room)
  for (const seat of game.seats) {
    const kept = keptRoom(room.code)
    const at = room.draw?.seats?.indexOf(seat) ?? -1
    const pledge = room.draw?.pledges?.[at] ?? ""
    const made = kept.luck?.[pledge]
    if (!made || room.draw?.luck?.[at]) continue
    if (kept.commit !== room.commit || (made.seal && made.seal !== seal)) {
      notice(t("web-luck-twice"), true)
      continue
    }
    const luck = { ...kept.luck, [pledge]: { ...made, seal } }
    keepRoom(room.code, { ...kept, luck, seal }) // before it is told, so that it is not told twice
    void send({ do: "reveal", seat, luck: made.luck })
  }
}

/** A draw was broken off for which ours was told, though nobody is said to have kept back theirs. */
function mourn(room: RoomView, before: RoomView): void {
  const named = (room.draw?.broken?.length ?? 0) > (before.draw?.broken?.length ?? 0)
  if (!named && keptRoom(room.code).seal === sealOf(before)) notice(t("web-luck-lost"), true)
}

export type Standing = "in" | "out" | "broken"

/** Whether our luck is in the dice of a game that has begun: as we promised it, and beside what all promised. */
export function standing(room: RoomView, kept: Kept): Standing {
  const pledges = room.draw?.pledges ?? []
  if (!kept.seal || !pledges.some((pledge) => kept.luck?.[pledge]?.seal)) return "out"
  const asPromised = pledges.every((pledge, i) => !pledge || sha256(room.draw?.luck?.[i] ?? "") === pledge)
  return asPromised && sealOf(room) === kept.seal ? "in" : "broken"
}

/** Say it when our luck did not go into the dice. */
function checkLuck(room: RoomView, before: string): void {
  const kept = keptRoom(room.code)
  if (!kept.luck || game.seats.length === 0) return
  const found = standing(room, kept)
  if (found === "broken") notice(t("web-luck-broken"), true)
  else if (found === "out" && (before === "open" || before === "drawing")) notice(t("web-luck-out"), true)
}
