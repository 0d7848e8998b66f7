// Short questions about the table and its edition.
import type { DeedView, OfferView, SeatView, Space, Token } from "../protocol.ts"
import { onBoard, t, words } from "../text/words.svelte.ts"
import { LOOKS } from "../theme/editions.ts"
import { game } from "./state.svelte.ts"
import type { Table } from "./table.ts"

/** The table; sheets are shown only where there is one. */
export const table = (): Table => game.table!
export const spaceOf = (at: number): Space => game.edition!.spaces[at]!
export const deedOf = (at: number): DeedView | undefined => game.deeds.get(at)
export const groupName = (id: string): string => onBoard(game.edition?.groups[id]?.name ?? { de: id, en: id })
export const nameOf = (seat: number): string => (seat < 0 ? t("table-bank") : game.name(seat))
/** The built-in edition whose drawings the figures are: itself, or the one it was made from. */
export function figureHome(): string {
  const { id = "", base = "" } = game.edition ?? {}
  return id in LOOKS ? id : base
}
export const tokenOf = (id: string): Token | undefined =>
  game.edition?.tokens.find((token) => token.id === id)
/** What names the edition of this table where somebody wrote it; nothing where it is built in. */
export const ownEdition = (): string => game.room?.options.edition?.split("@")[1] ?? ""
/** What the figure of a seat is called, "" where it has none. */
export function figureName(seat: number): string {
  const figure = tokenOf(game.places[seat]?.figure ?? "")
  return figure ? onBoard(figure.name) : ""
}
/** Whether the coach may be asked: alone among computers, or as the table agreed. */
export const mayBeAdvised = (): boolean =>
  game.places.filter((place) => place.taken && !place.bot).length < 2 || !!game.room?.options.coach
export const others = (): SeatView[] => table().seats.filter((seat) => seat.seat !== game.seat && !seat.out)
export const cashOf = (seat: number): number | null =>
  seat === game.seat && game.mine?.cash != null ? game.mine.cash : (table().seats[seat]?.cash ?? null)
export const offers = (): OfferView[] => (game.mine?.offers ?? []) as unknown as OfferView[]
export const term = (key: string, count = 1): string => {
  const found = game.edition?.terms[key]?.[words.language]
  return (count === 1 ? found?.one : found?.many) ?? key
}

/** A rule as this table has it: agreed, or from the edition's book. */
export const ruleOf = (name: string): unknown =>
  (game.room?.options.switches as Record<string, unknown> | undefined)?.[name] ?? game.edition!.rules[name]

/** A step of money that feels right in this edition: 10 where one begins with 1500. */
export function unit(): number {
  const { grain, start } = game.edition!.money
  return Math.max(grain, Math.round(start / 150 / grain) * grain)
}
