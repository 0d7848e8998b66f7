// The probe of the draft: the server plays many games of it in the background and says what the changes did.
import type { ProbeResult, ProbeState } from "../protocol.ts"
import { t } from "../text/words.svelte.ts"
import { bench } from "./draft.svelte.ts"
import { mark } from "./model/places.ts"
import type { Tree } from "./model/tree.ts"
import * as server from "./server.ts"

const AGAIN = 700 // milliseconds between two looks
const LOST = 90 // looks after which a probe that nobody knows any more is given up

class Probe {
  /** The draft it is about, as its id and as the tree that was last asked about. */
  draft = $state("")
  tree = $state.raw<Tree | null>(null)
  /** What the server calls the play of the draft as it is now, and how far its probe is. */
  job = $state("")
  state = $state<ProbeState["state"]>("none")
  played = $state(0)
  wanted = $state(0)
  refused = $state("")
  /** What was found last, and about which play. */
  result = $state.raw<ProbeResult | null>(null)
  about = $state("")

  running = $derived(this.state === "waiting" || this.state === "running")
  /** The draft plays otherwise since. */
  old = $derived(this.result !== null && this.about !== this.job)
  findings = $derived(
    this.old ? [] : (this.result?.findings ?? []).filter((note) => !bench.silenced.includes(mark(note))),
  )
  /** Counts what was asked; the answer to an older question is not listened to. */
  asked = 0
}

export const probe = new Probe()

/** Ask what is known about the draft as it is now; with `start` it is found out. */
async function ask(start: boolean): Promise<void> {
  const [number, tree] = [++probe.asked, bench.own]
  if (probe.draft !== bench.id) forget()
  Object.assign(probe, { tree, refused: "" })
  try {
    const found = await server.probe(tree, start)
    if (number !== probe.asked) return
    take(found)
    if (probe.running) await follow(number)
  } catch (problem) {
    if (number === probe.asked)
      Object.assign(probe, {
        state: "none",
        refused: server.reasonOf(problem, t("web-trouble-offline-help")),
      })
  }
}

function forget(): void {
  Object.assign(probe, { draft: bench.id, job: "", state: "none", result: null, about: "", played: 0 })
}

function take(found: ProbeState): void {
  Object.assign(probe, { job: found.job, state: found.state, played: found.played, wanted: found.wanted })
  if (found.result) Object.assign(probe, { result: found.result, about: found.job })
}

/** Look how far it is until it is over; then ask what was found. */
async function follow(number: number): Promise<void> {
  for (let lost = 0; lost < LOST && probe.running;) {
    await new Promise((resolve) => setTimeout(resolve, AGAIN))
    if (number !== probe.asked) return
    const found = await server.probeState(probe.job).catch(() => null)
    if (number !== probe.asked) return
    if (!found || found.state === "none")
      lost++ // the line is cut, or another process of the server answers
    else if (found.state === "done" || found.state === "stopped") return ask(false)
    else take(found)
  }
  if (probe.running) probe.state = "failed"
}

/** Play games of the draft as it is now; an earlier probe is given up. */
export const tryOut = (): Promise<void> => ask(true)

/** Look at the draft once more if it was changed since; games that are being played go on being waited for. */
export function look(): void {
  if (bench.playable && (probe.tree !== bench.own || probe.draft !== bench.id)) void ask(false)
}

/** Play no further; what was played is judged. */
export async function halt(): Promise<void> {
  await server.stopProbe(probe.job).catch(() => null)
}
