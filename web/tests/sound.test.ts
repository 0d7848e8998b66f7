import { beforeEach, expect, it, vi } from "vitest"
import { choose } from "../src/app/settings.svelte.ts"
import { play, sound } from "../src/board/sound.ts"

/** How many tones were started. */
let started = 0
const node = () => ({
  connect: (to: unknown) => to,
  start: () => started++,
  stop: () => {},
  frequency: {},
  gain: { setValueAtTime: () => {}, exponentialRampToValueAtTime: () => {} },
})
class FakeAudio {
  currentTime = 0
  createOscillator = node
  createGain = node
}
const hide = (hidden: boolean) => Object.assign(document, { hidden })

beforeEach(() => {
  started = 0
  vi.stubGlobal("AudioContext", FakeAudio)
  choose("sound", true)
  hide(false)
})

it("is silent unless it is wished", () => {
  choose("sound", false)
  sound("turn")
  expect(started).toBe(0)
})

it("calls whoever is at another page when it is their turn, and is silent there otherwise", () => {
  hide(true)
  sound("dice")
  expect(started).toBe(0)
  sound("turn")
  expect(started).toBe(3)
})

it("plays given tones where sounds are wished", () => {
  play([[392, 0.1, 0, 0.1]])
  expect(started).toBe(1)
  choose("sound", false)
  play([[392, 0.1, 0, 0.1]])
  expect(started).toBe(1)
})
