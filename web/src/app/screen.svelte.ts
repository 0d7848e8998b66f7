// How much room and time there is. Widths as in the styles: phone, one column, rails on both sides.
import { MediaQuery } from "svelte/reactivity"
import { span } from "./settings.svelte.ts"

export const phone = new MediaQuery("max-width: 699px")
export const narrow = new MediaQuery("max-width: 1023px")
export const wide = new MediaQuery("min-width: 1280px")

const LATEST = 500

/** Do something when nothing else is to be done, soon in any case; what is returned takes it back. */
export function whenIdle(call: () => void): () => void {
  if (!("requestIdleCallback" in window)) {
    const timer = setTimeout(call)
    return () => clearTimeout(timer)
  }
  const asked = requestIdleCallback(call, { timeout: LATEST })
  return () => cancelIdleCallback(asked)
}

const LOST = 100 // a hidden page draws no frames

/** Wait until the present state is drawn; not at all where nothing moves. */
export function frame(): Promise<void> {
  if (span(1) === 0 || document.hidden) return Promise.resolve()
  return new Promise((resolve) => {
    const timer = setTimeout(resolve, LOST)
    requestAnimationFrame(() => {
      clearTimeout(timer)
      setTimeout(resolve)
    })
  })
}
