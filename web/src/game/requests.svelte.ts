// Commands and questions under way, as state that components show.
import type { Advised, DealWeighed, Held, Previewed, Reach } from "../protocol.ts"
import { advise, ahead, ask, holdings, weighDeal, type Answer } from "./commands.ts"

/** One command: the button waits meanwhile, and what was refused stays as a sentence beside it. */
export class CommandRequest {
  busy = $state(false)
  refused = $state("")
  /** The paragraph of the booklet that says so, where there is one. */
  rule = $state("")

  async run(work: () => Promise<Answer>): Promise<boolean> {
    if (this.busy) return false
    this.busy = true
    this.refused = this.rule = ""
    try {
      const answer = await work()
      if (!answer.ok) {
        this.refused = answer.text
        this.rule = answer.rule ?? ""
      }
      return answer.ok
    } finally {
      this.busy = false
    }
  }
}

const refusal = (said: unknown): string | null => {
  const message = said as { is?: string; text?: string } | null
  return message?.is === "refused" ? (message.text ?? "") : null
}

/** What would happen. Late answers are dropped, and the last one stays until the next is there. */
export class PreviewRequest {
  seen = $state.raw<Previewed | null>(null)
  refused = $state("")
  rule = $state("")
  #round = 0

  async look(say: string[]): Promise<void> {
    const round = ++this.#round
    const answer = say.length ? await ask(...say) : null
    if (round !== this.#round) return
    const word = refusal(answer)
    this.seen = word === null ? answer : null
    this.refused = word ?? answer?.text ?? ""
    this.rule = answer?.rule ?? ""
  }
}

/** The own deeds with everything that can be done with them. */
export class HoldingsRequest {
  held = $state.raw<Held | null>(null)
  refused = $state("")
  #round = 0

  async look(): Promise<void> {
    const round = ++this.#round
    const answer = await holdings()
    if (round !== this.#round) return
    const word = refusal(answer)
    this.refused = word ?? ""
    if (word === null) this.held = answer
  }
}

/** What the coach says; it thinks for a moment. */
export class AdviceRequest {
  advice = $state.raw<Advised | null>(null)
  refused = $state("")
  #round = 0

  async look(): Promise<void> {
    const round = ++this.#round
    this.refused = ""
    const answer = await advise()
    if (round !== this.#round) return
    const word = refusal(answer)
    this.refused = word ?? ""
    this.advice = word === null ? answer : null
  }
}

/** What a deal does to everybody's chance; asked at a press, and gone with the deal it was about. */
export class DealRequest {
  found = $state.raw<DealWeighed | null>(null)
  refused = $state("")
  busy = $state(false)
  #round = 0

  forget(): void {
    this.#round++
    this.found = null
    this.refused = ""
    this.busy = false
  }

  async look(say: string): Promise<void> {
    const round = ++this.#round
    this.refused = ""
    this.busy = true
    const answer = await weighDeal(say)
    if (round !== this.#round) return
    const word = refusal(answer)
    this.busy = false
    this.refused = word ?? ""
    this.found = word === null ? answer : null
  }
}

/** Where a throw may lead a token; the last answer stays where none comes. */
export class ReachRequest {
  reach = $state.raw<Reach | null>(null)
  #round = 0

  async look(seat: number): Promise<void> {
    const round = ++this.#round
    const answer = await ahead(seat)
    if (round === this.#round && answer && refusal(answer) === null) this.reach = answer
  }
}
