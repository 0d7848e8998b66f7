import { afterEach, beforeEach, expect, it, vi } from "vitest"
import { stayAwake } from "../src/app/wake-lock.ts"

const release = vi.fn(() => Promise.resolve())
const request = vi.fn(() => Promise.resolve({ release }))
let page: EventTarget & { hidden: boolean }

beforeEach(() => {
  vi.clearAllMocks()
  page = Object.assign(new EventTarget(), { hidden: false })
  vi.stubGlobal("document", page)
  vi.stubGlobal("navigator", { wakeLock: { request } })
})
afterEach(() => vi.unstubAllGlobals())

const settled = () => new Promise((resolve) => setTimeout(resolve))

it("keeps the screen on until it is told not to", async () => {
  const end = stayAwake()
  await settled()
  expect(request).toHaveBeenCalledExactlyOnceWith("screen")
  end()
  expect(release).toHaveBeenCalledOnce()
  page.dispatchEvent(new Event("visibilitychange"))
  expect(request).toHaveBeenCalledOnce()
})

it("asks anew when the page is seen again, and not while it is hidden", async () => {
  page.hidden = true
  const end = stayAwake()
  await settled()
  expect(request).not.toHaveBeenCalled()
  page.hidden = false
  page.dispatchEvent(new Event("visibilitychange"))
  await settled()
  expect(request).toHaveBeenCalledOnce()
  end()
})

it("lets go also where the browser answers late, and lives with a refusal and without the ability", async () => {
  stayAwake()()
  await settled()
  expect(release).toHaveBeenCalledOnce()
  request.mockRejectedValueOnce(new Error("battery"))
  stayAwake()()
  await settled()
  vi.stubGlobal("navigator", {})
  stayAwake()()
  await settled()
  expect(request).toHaveBeenCalledTimes(2)
})
