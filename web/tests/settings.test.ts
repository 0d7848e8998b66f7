import { beforeEach, expect, it, vi } from "vitest"
import { PREFIX } from "../src/app/storage.ts"

beforeEach(() => {
  vi.resetModules()
  vi.stubGlobal("navigator", { language: "de" })
})

/** How long the screen stays on, by what this browser had kept. */
async function awake(kept: object): Promise<string> {
  localStorage.setItem(`${PREFIX}settings`, JSON.stringify(kept))
  return (await import("../src/app/settings.svelte.ts")).settings.awake
}

it("keeps the screen on at the real board, if nothing else was chosen", async () => {
  expect(await awake({})).toBe("real")
})

it.each([
  [true, "always"],
  [false, "real"],
  ["never", "never"],
  ["always", "always"],
])("reads the screen of %s as %s", async (kept, now) => {
  expect(await awake({ awake: kept })).toBe(now)
})
