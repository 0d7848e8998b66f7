// The sheets by name, and which one a question opens by itself. Each is loaded when it is first needed.
import type { Component } from "svelte"

type Load = () => Promise<{ default: Component<Record<string, unknown>> }>
// Each sheet knows its own props; whoever opens one by name gives them as a record.
const load = (from: () => Promise<{ default: unknown }>): Load => from as Load

export const sheets: Record<string, Load> = {
  deed: load(() => import("./DeedSheet.svelte")),
  auction: load(() => import("./AuctionSheet.svelte")),
  trade: load(() => import("./trade/TradeSheet.svelte")),
  debt: load(() => import("./DebtSheet.svelte")),
  build: load(() => import("./BuildSheet.svelte")),
  choice: load(() => import("./ChoiceSheet.svelte")),
  shortage: load(() => import("./ShortageSheet.svelte")),
  receipt: load(() => import("./ReceiptSheet.svelte")),
  end: load(() => import("./end/EndSheet.svelte")),
  derived: load(() => import("./end/DerivedSheet.svelte")),
  replay: load(() => import("./end/ReplaySheet.svelte")),
  chat: load(() => import("./ChatSheet.svelte")),
  people: load(() => import("./PeopleSheet.svelte")),
  type: load(() => import("./TypeSheet.svelte")),
  outlook: load(() => import("./OutlookSheet.svelte")),
  advice: load(() => import("./AdviceSheet.svelte")),
  hints: load(() => import("./HintsSheet.svelte")),
  correct: load(() => import("../realboard/CorrectSheet.svelte")),
  count: load(() => import("../realboard/CountSheet.svelte")),
  draw: load(() => import("./DrawSheet.svelte")),
}

/** `table.awaited` → name of the sheet that opens when this seat is asked (or takes part). */
export const asked: Record<string, string> = {
  auction: "auction",
  debt: "debt",
  steps: "choice",
  jump: "choice",
  "card-choice": "choice",
  call: "choice",
  "final-call": "choice",
  wants: "shortage",
  place: "shortage",
  receipt: "receipt",
  over: "end",
}

/** `table.awaited` → name of the sheet that opens where chance is typed in. */
export const typed: Record<string, string> = { draw: "draw", deal: "draw" }
