// What is asked of the seat in front of the screen, as the dock shows it: words only, the menu says what is allowed.
import type { Page } from "../app/book.svelte.ts"
import { game } from "../game/state.svelte.ts"
import { ANYONE, CHANCE, type OfferView } from "../protocol.ts"
import { both, money, onBoard, spaceName, t } from "../text/words.svelte.ts"

/** Answers in the order of their weight; the first one in the menu is the main button. */
const WEIGHT = [
  "buy",
  "throw",
  "pay-fine",
  "play-card",
  "pay",
  "take-card",
  "keep",
  "redeem",
  "walk",
  "end-turn",
  "decline",
  "pass",
  "raise",
]

export interface Button {
  say: string
  label: string
  icon: string
}

const ICONS: Record<string, string> = {
  throw: "dice",
  decline: "hammer",
  "pay-fine": "coins",
  "play-card": "key",
  "end-turn": "check",
  pay: "coins",
  "take-card": "deck-a",
  walk: "play",
}

/** The buttons of the running question. */
export function buttons(): Button[] {
  const menu = game.mine?.menu ?? []
  return menu
    .filter((line) => WEIGHT.includes(word(line.say)) && !isSaidByThrow(word(line.say)))
    .sort((a, b) => WEIGHT.indexOf(word(a.say)) - WEIGHT.indexOf(word(b.say)))
    .map((line) => ({ say: line.say, label: label(line.say), icon: ICONS[word(line.say)] ?? "" }))
}

/** Whether the dice on the table say this by themselves. */
const isSaidByThrow = (say: string): boolean => game.throwing && (say === "throw" || say === "end-turn")

export const word = (say: string): string => say.split(" ")[0]!

/** The how many-th turn in jail this is; 0: outside. */
export const jailTurn = (): number =>
  game.table!.awaited === "turn" ? (game.table!.seats[game.seat]?.jail_turn ?? 0) : 0

/** The paragraph of the booklet for what the dock shows: a moment or a claim of ours comes before the question. */
export function rulePage(moment: number, claims: number): Page {
  if (claims) return { anchor: "rent-demand" }
  if (moment >= 0) return { anchor: "build-when" }
  if (stall()) return { anchor: "trade-when" }
  return jailTurn() ? { anchor: "jail-out" } : { frame: game.table!.awaited }
}

function label(say: string): string {
  if (say === "throw" && jailTurn()) return t("web-say-try-doubles")
  const detail = game.table!.detail
  const space = detail.space != null ? spaceName(detail.space) : ""
  return t(`web-say-${word(say)}`, {
    amount: money(detail.amount ?? 0),
    fine: money(game.edition!.amounts.fine),
    deed: space,
    what: say
      .split(" ")
      .slice(1)
      .map((n) => (/^\d+$/.test(n) ? spaceName(Number(n)) : n))
      .join(" "),
  })
}

/** Which offer has to be answered before somebody throws, where that was agreed, as far as it is seen from here. */
export interface Stall {
  text: string
  offer?: OfferView
  answers: boolean
}

/** Why nobody throws now, if that is so and concerns the seat in front of the screen. */
export function stall(): Stall | null {
  if (!game.mine?.held_up) return null
  const offers = game.mine.offers ?? []
  const incoming = offers.find((offer) => offer.to === game.seat)
  if (incoming)
    return { text: t("web-offer-first", { who: game.name(incoming.seat) }), offer: incoming, answers: true }
  const own = offers.find((offer) => offer.seat === game.seat)
  return {
    text: own ? t("web-offer-wait", { who: game.name(own.to) }) : t("web-offer-others"),
    offer: own,
    answers: false,
  }
}

/** At one device: which of our seats is to answer now, the question or an offer before it; -1: none. */
export function called(): number {
  const asked = game.table!.asked
  if (!game.seats.includes(asked)) return -1
  const mine = game.mines[asked]
  const offer = mine?.held_up ? mine.offers?.find(({ to }) => game.seats.includes(to)) : undefined
  return offer?.to ?? asked
}

/** The question as a headline. */
export function headline(): string {
  const stalled = stall()
  if (stalled) return stalled.text
  const table = game.table!
  const detail = table.detail
  const inJail = jailTurn() > 0
  if (table.asked === ANYONE && game.hotSeat) return t("web-ask-auction-shared")
  const again = table.awaited === "turn" && throwsAgain()
  const key = inJail ? "turn-jail" : again ? "turn-again" : table.awaited
  return t(`web-ask-${key}`, {
    deed: detail.space != null ? spaceName(detail.space) : "",
    amount: money(detail.amount ?? 0),
    to: detail.to != null && detail.to >= 0 ? game.name(detail.to) : t("table-bank"),
  })
}

/** Whether a secret maximum answers for the seat in front of the screen. */
export const isAnswered = (): boolean => !!game.mine?.proxied

/** What real dice or cards are asked, as a headline. */
export function fallen(): string {
  const { awaited, detail, throw_by } = game.table!
  const who = game.throwing ? throw_by! : (detail.who ?? -1)
  const own = !game.hotSeat && game.seats.includes(who)
  const deck = detail.deck ? onBoard(game.edition!.decks[detail.deck]!.name) : ""
  const kind =
    awaited === "draw" || awaited === "deal" ? awaited : awaited === "opening" ? "opening" : "throw"
  return t(`web-chance-${kind}-${own ? "own" : "other"}`, { who: game.name(who), deck })
}

/** Whether there was a throw since the turn began: who is asked for the turn then throws again. */
function throwsAgain(): boolean {
  const marks = game.told.flatMap(({ events }) => events.map(({ kind }) => kind))
  return marks.lastIndexOf("thrown") > marks.lastIndexOf("turn")
}

/** Who is awaited, for those who wait. */
export function awaited(): string {
  const table = game.table!
  if ((table.throw_by ?? -1) >= 0) return t("web-wait-throw", { who: game.name(table.throw_by!) })
  if (table.asked === CHANCE) return t("web-wait-chance")
  if (table.asked === ANYONE) return t("web-wait-bidders")
  if (table.asked < 0) return t("web-wait-clock")
  return t("web-wait-for", { who: game.name(table.asked) })
}

/** What those who wait may do meanwhile; building only where the server says that it is possible. */
export function waiting(): string {
  const { awaited, build_open: builds } = game.table!
  const closed = !builds && (awaited === "turn" || awaited === "rest")
  return `web-wait-${awaited}${closed ? "-no-building" : ""}`
}

/** Where the group of a deed stands: how many are mine, whose are the others. */
export function groupFact(space: number): string {
  const edition = game.edition!
  const group = edition.spaces[space]!.group
  const rest = game.table!.deeds.filter((d) => edition.spaces[d.space]!.group === group && d.space !== space)
  const said = rest.map((d) =>
    d.owner == null
      ? t("web-fact-free", { deed: spaceName(d.space) })
      : d.owner === game.seat
        ? t("web-fact-mine", { deed: spaceName(d.space) })
        : t("web-fact-owned", { deed: spaceName(d.space), who: game.name(d.owner) }),
  )
  return both(said)
}
