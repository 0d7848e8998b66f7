// Offers in the words of a record.
import { deedOf, spaceOf, term } from "../../game/lookup.ts"
import type { OfferView } from "../../protocol.ts"
import { both, money, onBoard, t } from "../../text/words.svelte.ts"

export interface Goods {
  give: string[]
  cash: number
  want: string[]
  wantCash: number
  relief: number
}
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
const marked = (good: string): string =>
  isMortgaged(good) ? `${goodName(good)} (${t("sheet-mortgaged")})` : goodName(good)

/** What one side of an offer brings, in words: what its maker gives, or wants. */
export function listed(offer: OfferView, side: "give" | "want"): string {
  const goods = goodsOf(offer, false)
  const items = goods[side].map(marked)
  const cash = side === "give" ? goods.cash : goods.wantCash
  return both(cash ? [...items, money(cash)] : items) || t("table-nothing")
}
