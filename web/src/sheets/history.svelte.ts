// Offers this browser has seen, with what became of them: a refused offer can be raised, never rebuilt.
import type { OfferView } from "../protocol.ts"
import type { Told } from "../net/table.ts"
import { game } from "../stores/game.svelte.ts"
import { offers } from "./kit.ts"

/** A settled offer: what became of it, and why a bot declined. */
export interface Past { offer: OfferView; end: string; why: string }
const ENDS = ["accepted", "rejected", "withdrawn", "offer-lapsed"]
const LONGEST = 30

/** After the sentence that an offer was declined a bot says why. */
const reason = (told: Told): string => (told.lines.length > 1 && told.by === "bot" ? told.lines.at(-1)!.text : "")

class Offers {
  seen = $state.raw<Record<string, OfferView>>({})

  /** Note what lies on the table now. */
  note(): void {
    const fresh = offers().filter((offer) => !(this.key(offer.number) in this.seen))
    if (fresh.length) this.seen = { ...this.seen, ...Object.fromEntries(fresh.map((o) => [this.key(o.number), o])) }
  }

  /** What was offered and is settled, the newest first. */
  get past(): Past[] {
    const found: Past[] = []
    for (const told of game.told.toReversed())
      for (const event of told.events) {
        const offer = this.seen[this.key(event.thing ?? 0)]
        if (offer && ENDS.includes(event.event)) found.push({ offer, end: event.event, why: reason(told) })
      }
    return found.slice(0, LONGEST)
  }

  private key(number: number): string {
    return `${game.code}/${number}`
  }
}

export const history = new Offers()
