// A trial of the draft: the server plays many games of it in the background and says what the changes did.
import type { ProbeResult } from "../protocol.ts"
import { t } from "../text/words.svelte.ts"
import { bench } from "./draft.svelte.ts"
import { mark } from "./model/places.ts"
import type { Tree } from "./model/tree.ts"
import * as server from "./server.ts"

const AGAIN = 700 // milliseconds between two looks

class Probe {
  running = $state(false)
  played = $state(0)
  wanted = $state(0)
  refused = $state("")
  result = $state.raw<ProbeResult | null>(null)
  /** The draft the result is about. */
  tree = $state.raw<Tree | null>(null)
  /** The draft was changed since. */
  old = $derived(this.result !== null && this.tree !== bench.own)
  findings = $derived((this.result?.findings ?? []).filter((note) => !bench.silenced.includes(mark(note))))
  run = 0
}

export const probe = new Probe()

const pause = (): Promise<void> => new Promise((resolve) => setTimeout(resolve, AGAIN))

/** Play games of the draft as it is now; a trial that is under way is given up. */
export async function tryOut(): Promise<void> {
  const [run, tree] = [++probe.run, bench.own]
  Object.assign(probe, { running: true, refused: "", played: 0, wanted: 0 })
  try {
    const { hash } = await server.store(tree)
    const result = await outcome((await server.probe(hash)).job, run)
    if (run === probe.run) Object.assign(probe, { result, tree })
  } catch (problem) {
    if (run === probe.run) probe.refused = server.reasonOf(problem, t("web-trouble-offline-help"))
  }
  if (run === probe.run) probe.running = false
}

/** Wait for what comes of a trial. */
async function outcome(job: string, run: number): Promise<ProbeResult | null> {
  for (; run === probe.run; await pause()) {
    const found = await server.probeState(job)
    if (run === probe.run) Object.assign(probe, { played: found.played, wanted: found.wanted })
    if (found.state === "failed") throw new Error("failed")
    if (found.state === "done") return found.result
  }
  return null
}
