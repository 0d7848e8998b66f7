import { beforeEach, expect, it, vi } from "vitest"
import { call, calm } from "../src/app/calls.ts"
import { choose } from "../src/app/settings.svelte.ts"

const device = { setAppBadge: vi.fn(), clearAppBadge: vi.fn(), vibrate: vi.fn() }
const touched = (hasBeenActive: boolean) =>
  vi.stubGlobal("navigator", { ...device, userActivation: { hasBeenActive } })

beforeEach(() => {
  for (const one of Object.values(device)) one.mockReset()
  device.setAppBadge.mockResolvedValue(undefined)
  device.clearAppBadge.mockRejectedValue(new DOMException("no", "NotAllowedError"))
  choose("vibrate", false)
  touched(true)
})

it("marks the app while somebody is asked, and shakes nobody who did not wish it", () => {
  call()
  expect(device.setAppBadge).toHaveBeenCalledWith(1)
  expect(device.vibrate).not.toHaveBeenCalled()
  calm()
  expect(device.clearAppBadge).toHaveBeenCalledOnce()
})
it("vibrates where it is wished and the page was touched", () => {
  choose("vibrate", true)
  call()
  expect(device.vibrate).toHaveBeenCalledOnce()
  touched(false)
  call()
  expect(device.vibrate).toHaveBeenCalledOnce()
})
it("does without on devices that cannot", () => {
  vi.stubGlobal("navigator", {})
  choose("vibrate", true)
  expect(() => (call(), calm())).not.toThrow()
})
