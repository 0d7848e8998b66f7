// The position on this page: laid out here, checked by the server, shown by the game's own board.
import { settings } from "../app/settings.svelte.ts"
import { game } from "../game/state.svelte.ts"
import type { Table } from "../game/table.ts"
import * as rest from "../net/rest.ts"
import type { Edition, EditionSummary, PositionCheck, PositionSource } from "../protocol.ts"
import { agreed, AS_PRINTED, type Plan } from "../start/open-room.ts"
import { t, words } from "../text/words.svelte.ts"
import { emptyTable, fromTree, given, newcomer, ownerOf, treeOf, type Position } from "./position.ts"

const SOON = 150 // milliseconds after the last change

class Laying {
  line = $state.raw<EditionSummary | null>(null)
  edition = $state.raw<Edition | null>(null)
  plan = $state.raw<Plan>(AS_PRINTED)
  at = $state.raw<Position | null>(null)
  /** Whose things are laid out. */
  who = $state(0)
  square = $state(-1)
  checked = $state.raw<PositionCheck | null>(null)
  refused = $state("")
}

export const laying = new Laying()
let timer = 0
let asked = 0

/** Show an edition, and an empty table on it for as many people as sit there by then, or `count`. */
export async function layEmpty(line: EditionSummary, count: number): Promise<void> {
  await take(line.id, line)
  const most = Math.min(laying.at?.players.length ?? count, line.players[1])
  const names = Array.from({ length: most }, (_, i) => nameFor(i))
  change(emptyTable(laying.edition!, names))
}

const nameFor = (seat: number): string =>
  seat === 0 && settings.name ? settings.name : t("web-person", { number: seat + 1 })

/** Show a position that the server read. */
export async function laySource(found: PositionSource, lines: EditionSummary[]): Promise<void> {
  await take(found.edition, lines.find((line) => line.id === found.edition) ?? null)
  laying.plan = { ...AS_PRINTED, variant: found.variant, switches: found.switches as Plan["switches"] }
  change(fromTree(found.position, laying.edition!))
}

async function take(id: string, line: EditionSummary | null): Promise<void> {
  const edition = await rest.edition(id, settings.language)
  Object.assign(laying, { line, edition, plan: AS_PRINTED, who: 0, square: -1, checked: null })
  game.edition = words.edition = edition
}

/** As many people as this. */
export function seatFor(count: number): void {
  const { at, edition } = laying
  if (!at || !edition) return
  const more = Array.from({ length: count - at.players.length }, (_, i) =>
    newcomer(edition, nameFor(at.players.length + i)),
  )
  const players = [...at.players.slice(0, count), ...more]
  laying.who = Math.min(laying.who, count - 1)
  change({ ...at, players, turn: Math.min(at.turn, count - 1) })
}

/** Touch a square: what nobody owns goes to whoever is being laid out; what somebody owns is looked at. */
export function touch(space: number): void {
  const { at } = laying
  if (!at) return
  const ownable = (laying.edition!.spaces[space]!.price ?? 0) > 0
  if (ownable && laying.square !== space && ownerOf(at, space) < 0 && !at.players[laying.who]!.out)
    change(given(at, space, laying.who))
  laying.square = space
}

/** Lay it out otherwise, and have it checked. */
export function change(at: Position): void {
  laying.at = at
  clearTimeout(timer)
  timer = window.setTimeout(check, SOON)
}

/** Play by other rules. */
export function agree(plan: Plan): void {
  laying.plan = plan
  if (laying.at) change(laying.at)
}

export const wish = () => ({
  options: {
    edition:
      laying.edition!.hash && !laying.line
        ? `${laying.edition!.id}@${laying.edition!.hash}`
        : laying.edition!.id,
    seats: laying.at!.players.length,
    ...agreed(laying.plan),
  },
  position: treeOf(laying.at!),
})

async function check(): Promise<void> {
  const mine = ++asked
  try {
    const found = await rest.checkPosition(wish(), settings.language)
    if (mine !== asked) return
    laying.checked = found
    laying.refused = ""
    game.table = found.table as unknown as Table
  } catch (problem) {
    if (mine !== asked) return
    laying.refused =
      problem instanceof rest.Fault && problem.message ? problem.message : t("web-trouble-offline-help")
  }
}

/** The page goes. */
export function putAway(): void {
  clearTimeout(timer)
  asked++
  Object.assign(laying, { at: null, edition: null, checked: null, refused: "", square: -1, who: 0 })
  if (!game.code) {
    game.edition = words.edition = null
    game.table = null
  }
}
