// What the sheets share: short questions about the table, and offers in the words of a record.
import type { DeedView, OfferView, RoomTable as Table, SeatView, Space } from "../protocol.ts"
import { game, type Answer } from "../stores/game.svelte.ts"
import { money, onBoard, t, words } from "../stores/words.svelte.ts"

/** The table; sheets are shown only where there is one. */
export const table = (): Table => game.table!
export const spaceOf = (at: number): Space => game.edition!.spaces[at]!
export const deedOf = (at: number): DeedView | undefined => game.deeds.get(at)
export const groupName = (id: string): string => onBoard(game.edition?.groups[id]?.name ?? { de: id, en: id })
export const nameOf = (seat: number): string => (seat < 0 ? t("table-bank") : game.name(seat))
export const others = (): SeatView[] => table().seats.filter((seat) => seat.seat !== game.seat && !seat.out)
export const cashOf = (seat: number): number | null =>
  seat === game.seat && game.mine?.cash != null ? game.mine.cash : (table().seats[seat]?.cash ?? null)
export const offers = (): OfferView[] => (game.mine?.offers ?? []) as unknown as OfferView[]
export const term = (key: string, count = 1): string => {
  const found = game.edition?.terms[key]?.[words.language]
  return (count === 1 ? found?.one : found?.many) ?? key
}

/** The level of the largest building; in some short games it comes earlier. */
export const hotelLevel = (): number => (game.edition?.variants[game.room?.options.variant || "normal"]?.hotel_houses ?? 4) + 1

/** A step of money that feels right in this edition: 10 where one begins with 1500. */
export function unit(): number {
  const { grain, start } = game.edition!.money
  return Math.max(grain, Math.round(start / 150 / grain) * grain)
}

/** A sum with its sign: plus and minus never by colour alone. */
export const plus = (amount: number): string =>
  amount > 0 ? `+${money(amount)}` : amount < 0 ? `−${money(-amount)}` : money(0)

/** Say many actions, as many at once as the server takes, and stop at the first refusal. */
export async function inTurn(actions: string[], say: (...said: string[]) => Promise<Answer>): Promise<Answer> {
  for (let i = 0; i < actions.length; i += 40) {
    const answer = await say(...actions.slice(i, i + 40))
    if (!answer.ok) return answer
  }
  return { ok: true }
}

// Offers --------------------------------------------------------------------------------------------------

export interface Goods { give: string[]; cash: number; want: string[]; wantCash: number; relief: number }
export const noGoods = (): Goods => ({ give: [], cash: 0, want: [], wantCash: 0, relief: 0 })

/** The words of an offer, as docs/record.md writes them. */
export function offerWords(to: number, goods: Goods): string {
  const parts = [`offer ${to + 1}`]
  if (goods.give.length) parts.push(`give=${goods.give.join(",")}`)
  if (goods.cash) parts.push(`cash=${goods.cash}`)
  if (goods.want.length) parts.push(`want=${goods.want.join(",")}`)
  if (goods.wantCash) parts.push(`want-cash=${goods.wantCash}`)
  if (goods.relief) parts.push(`relief=${goods.relief}`)
  return parts.join(" ")
}

/** The goods of a standing offer as its maker sees them, or mirrored: as its receiver does. */
export function goodsOf(offer: OfferView, mirrored: boolean): Goods {
  const give = [...offer.give.map(String), ...offer.cards]
  const want = [...offer.want.map(String), ...offer.want_cards]
  return mirrored
    ? { give: want, cash: offer.want_cash, want: give, wantCash: offer.cash, relief: offer.relief }
    : { give, cash: offer.cash, want, wantCash: offer.want_cash, relief: offer.relief }
}

/** What a piece of an offer is called: a space, or a card. */
export const goodName = (good: string): string =>
  good.includes("/") ? term("jail_card") : onBoard(spaceOf(Number(good)).name)

export const isMortgaged = (good: string): boolean => !good.includes("/") && !!deedOf(Number(good))?.mortgaged
