// What is to be printed of the draft, and what it will look like: the server draws the sheets.
import { keep, recall } from "../app/storage.ts"
import type { PrintPreview } from "../protocol.ts"
import { t } from "../text/words.svelte.ts"
import { bench } from "./draft.svelte.ts"
import { printSettings, USUAL, type PrintPlan } from "./model/print.ts"
import * as server from "./server.ts"

const WAIT = 300 // milliseconds after the last change

class Printing {
  plan = $state<PrintPlan>({ ...USUAL, ...recall<Partial<PrintPlan>>("print", {}) })
  preview = $state.raw<PrintPreview | null>(null)
  refused = $state("")
  busy = $state(false)

  papers = $derived(this.preview?.sheets.reduce((sum, sheet) => sum + sheet.papers, 0) ?? 0)
}

export const printing = new Printing()

/** Have the sheets drawn anew, a moment after draft or plan have changed. */
export function draw(): (() => void) | undefined {
  const plan = $state.snapshot(printing.plan)
  keep("print", plan)
  if (!bench.playable) return undefined
  let here = true
  const tree = bench.own
  const timer = setTimeout(async () => {
    printing.busy = true
    try {
      const preview = await server.printed(tree, printSettings(plan))
      if (here) Object.assign(printing, { preview, refused: "" })
    } catch (problem) {
      if (here) printing.refused = server.reasonOf(problem, t("web-trouble-offline-help"))
    }
    if (here) printing.busy = false
  }, WAIT)
  return () => {
    here = false
    clearTimeout(timer)
  }
}
