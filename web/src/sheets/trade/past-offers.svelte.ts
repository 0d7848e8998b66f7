// Offers this browser has seen, with what became of them: a refused offer can be raised, never rebuilt.
import { offers } from "../../game/lookup.ts"
import { game } from "../../game/state.svelte.ts"
import type { Told } from "../../game/table.ts"
import type { Accepted, AnyHappened, OfferLapsed, OfferView, Rejected, Withdrawn } from "../../protocol.ts"

/** A settled offer: what became of it at which version, and why a bot declined. */
export interface Past {
  version: number
  offer: OfferView
  end: string
  why: string
}
/** An offer and when it was first seen: after an undo its number is given anew. */
interface Seen {
  code: string
  version: number
  offer: OfferView
}
type End = Accepted | Rejected | Withdrawn | OfferLapsed
const ENDS: string[] = ["accepted", "rejected", "withdrawn", "offer-lapsed"] satisfies End["kind"][]
const isEnd = (event: AnyHappened): event is End => ENDS.includes(event.kind)
const LONGEST = 30

/** After the sentence that an offer was declined a bot says why. */
const reason = (told: Told, end: string): string =>
  end === "rejected" && told.by === "bot" && told.lines.length > 1 ? told.lines.at(-1)!.text : ""
const same = (a: OfferView, b: OfferView | undefined): boolean => JSON.stringify(a) === JSON.stringify(b)
const isMine = (offer: OfferView): boolean => offer.seat === game.seat || offer.to === game.seat

class PastOffers {
  seen = $state.raw<Seen[]>([])

  /** Note what lies on the table now. */
  note(): void {
    const fresh = offers().filter((offer) => !same(offer, this.find(offer.number)))
    if (fresh.length)
      this.seen = [...this.seen, ...fresh.map((offer) => ({ code: game.code, version: game.version, offer }))]
  }

  /** What was offered by or to the seat in front of the screen and is settled, the newest first. */
  get past(): Past[] {
    return game.told
      .toReversed()
      .flatMap((told) => this.settled(told))
      .slice(0, LONGEST)
  }

  private settled(told: Told): Past[] {
    const found: Past[] = []
    for (const event of told.events.filter(isEnd)) {
      const end = event.kind === "withdrawn" && told.by === "clock" ? "offer-lapsed" : event.kind
      const offer = this.find(event.number, told.version)
      if (offer && isMine(offer)) found.push({ version: told.version, offer, end, why: reason(told, end) })
    }
    return found
  }

  /** The latest offer of this number that was seen before a version. */
  private find(number: number, before = Infinity): OfferView | undefined {
    return this.seen.findLast((s) => s.code === game.code && s.offer.number === number && s.version < before)
      ?.offer
  }
}

export const pastOffers = new PastOffers()
