// As much of a browser as modules ask for when they are loaded; storage that works, unless a test breaks it.
import type { Environment } from "vitest/runtime"

function storage(): Storage {
  const kept = new Map<string, string>()
  return {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
    removeItem: (key: string) => void kept.delete(key),
    clear: () => kept.clear(),
    key: (at: number) => [...kept.keys()][at] ?? null,
    get length() {
      return kept.size
    },
  }
}

const browser = (): object => ({
  window: globalThis,
  document: Object.assign(new EventTarget(), {
    visibilityState: "visible",
    hidden: false,
    documentElement: {},
    querySelector: () => null,
  }),
  localStorage: storage(),
  location: new URL("http://bankhalter.test/"),
  matchMedia: () => Object.assign(new EventTarget(), { matches: false }),
  ...targetMethods(),
})

/** The page itself hears events too, e.g. `online`. */
function targetMethods(): object {
  const page = new EventTarget()
  return {
    addEventListener: page.addEventListener.bind(page),
    removeEventListener: page.removeEventListener.bind(page),
    dispatchEvent: page.dispatchEvent.bind(page),
  }
}

export default {
  name: "browser",
  viteEnvironment: "client",
  setup(global) {
    for (const [name, value] of Object.entries(browser()))
      Object.defineProperty(global, name, { value, configurable: true, writable: true })
    return { teardown: () => {} }
  },
} satisfies Environment
