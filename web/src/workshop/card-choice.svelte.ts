// Which card lies on the bench.
import { bench } from "./draft.svelte.ts"
import { tableAt } from "./model/tree.ts"

class CardChoice {
  deck = $state<"a" | "b">("a")
  #key = $state("")
  cards = $derived(tableAt(bench.whole, `cards.${this.deck}`))
  /** The chosen card, or the first while none is chosen. */
  key: string = $derived(this.#key in this.cards ? this.#key : (Object.keys(this.cards)[0] ?? ""))
  path = $derived(`cards.${this.deck}.${this.key}`)

  choose(key: string): void {
    this.#key = key
  }
}

export const choice = new CardChoice()
