import { beforeEach, describe, expect, it, vi } from "vitest"

/** The module as a page loads it: it looks at the storage once. */
async function loaded() {
  vi.resetModules()
  return import("../src/app/storage.ts")
}

/** A storage that throws, as browsers' do where it is forbidden or full. */
function broken(): never {
  throw new DOMException("no", "QuotaExceededError")
}

beforeEach(() => {
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
  localStorage.clear()
})

describe("a browser that keeps things", () => {
  it("gives back what it was given, after a reload too", async () => {
    ;(await loaded()).keep("settings", { speed: "fast" })
    const { blocked, recall } = await loaded()
    expect(blocked).toBe(false)
    expect(recall("settings", {})).toEqual({ speed: "fast" })
  })
  it("has the fallback for what is missing or damaged", async () => {
    const { recall } = await loaded()
    expect(recall("edition", "standard")).toBe("standard")
    localStorage.setItem("bankhalter.edition", "{half a")
    expect(recall("edition", "standard")).toBe("standard")
  })
  it("tells nothing kept from kept emptiness", async () => {
    const { keep, recall } = await loaded()
    keep("name", "")
    expect(recall("name", "Ada")).toBe("")
  })
})

describe("a browser that keeps nothing", () => {
  it("remembers until it is reloaded", async () => {
    vi.stubGlobal("localStorage", { setItem: broken, getItem: broken, removeItem: broken })
    const { blocked, keep, recall } = await loaded()
    expect(blocked).toBe(true)
    keep("speed", "off")
    expect(recall("speed", "normal")).toBe("off")
    expect((await loaded()).recall("speed", "normal")).toBe("normal")
  })
  it("remembers what no longer fits, and not what stood there before", async () => {
    const { keep, recall } = await loaded()
    keep("speed", "fast")
    const full = vi.spyOn(localStorage, "setItem").mockImplementation(broken)
    keep("speed", "off")
    expect(recall("speed", "normal")).toBe("off")
    full.mockRestore()
    keep("speed", "normal")
    expect(recall("speed", "")).toBe("normal")
    expect(localStorage.getItem("bankhalter.speed")).toBe('"normal"')
  })
  it("does not even have a storage", async () => {
    vi.stubGlobal("localStorage", undefined)
    const { blocked, keep, recall } = await loaded()
    expect(blocked).toBe(true)
    keep("speed", "off")
    expect(recall("speed", "normal")).toBe("off")
  })
})

describe("rooms", () => {
  it("have no tokens before one was entered, and a name of this browser", async () => {
    const { keptRoom } = await loaded()
    const room = keptRoom("abc")
    expect(room.tokens).toEqual([])
    expect(room.client).toMatch(/^[0-9a-f]{32}$/)
    expect(keptRoom("abc").client).not.toBe(room.client)
  })
  it("are kept up to two hundred, the oldest forgotten first", async () => {
    const { keepRoom, keptRoom, keptRooms } = await loaded()
    for (let i = 0; i < 202; i++) {
      vi.spyOn(Date, "now").mockReturnValue(1000 + i)
      keepRoom(`room${i}`, { ...keptRoom(`room${i}`), tokens: [`token${i}`] })
    }
    const codes = Object.keys(keptRooms())
    expect(codes).toHaveLength(200)
    expect(codes).not.toContain("room1")
    expect(keptRoom("room2").tokens).toEqual(["token2"])
  })
})
