import { createHash, createHmac } from "node:crypto"
import { beforeEach, describe, expect, it, vi } from "vitest"
import type { RoomView } from "../src/protocol.ts"

const send = vi.fn(() => Promise.resolve({ ok: true }))
vi.mock("../src/game/commands.ts", () => ({ send }))

const { keptRoom } = await import("../src/app/storage.ts")
const { ui } = await import("../src/app/ui.svelte.ts")
const { game } = await import("../src/game/state.svelte.ts")
const { madeLuck, mindLuck, sealOf, standing } = await import("../src/game/luck.ts")
const { derive } = await import("../src/sheets/end/derived.ts")

const sha256 = (text: string): string => createHash("sha256").update(text).digest("hex")
const THEIRS = sha256("theirs")
const CODE = "abcdefg"

/** A room of two in which we hold the first seat. */
function room(over: Partial<RoomView> = {}): RoomView {
  const places = [
    { seat: 0, name: "Anna", taken: true },
    { seat: 1, name: "Ben", taken: true },
  ]
  return { code: CODE, phase: "open", options: {}, places, commit: "c0ffee", ...over } as unknown as RoomView
}

/** The draw that is opened after we promised. */
const drawing = (pledge: string, luck = ["", ""], commit = "c0ffee", theirs = THEIRS): RoomView =>
  room({ phase: "drawing", commit, draw: { seats: [0, 1], pledges: [pledge, theirs], luck } })

beforeEach(() => {
  localStorage.clear()
  send.mockClear()
  game.code = CODE
  game.seats = [0]
  ui.notice = null
})

/** What we promised when the room was seen first. */
async function promised(): Promise<string> {
  mindLuck(room(), null)
  await Promise.resolve()
  return (send.mock.calls as unknown as [{ pledge: string }][])[0]![0].pledge
}

describe("our luck", () => {
  it("is promised by its digest and kept", async () => {
    const pledge = await promised()
    const kept = keptRoom(CODE)
    expect(sha256(kept.luck![pledge]!.luck)).toBe(pledge)
    expect(kept.luck![pledge]!.luck).toMatch(/^[0-9a-f]{64}$/)
    expect(kept.commit).toBe("c0ffee")
  })
  it("is not promised anew while the room shows it", async () => {
    const pledge = await promised()
    send.mockClear()
    mindLuck(room({ places: [{ seat: 0, taken: true, pledge }] as RoomView["places"] }), null)
    expect(send).not.toHaveBeenCalled()
  })
  it("is told when everybody's promise is fixed, and that is noted first", async () => {
    const pledge = await promised()
    const view = drawing(pledge)
    mindLuck(view, room())
    const { luck, seal } = keptRoom(CODE)
    expect(send).toHaveBeenLastCalledWith({ do: "reveal", seat: 0, luck: luck![pledge]!.luck })
    expect(seal).toBe(sha256(["hmac-sha256-2", CODE, "c0ffee", pledge, THEIRS].join("\n")))
    expect(sealOf(view)).toBe(seal)
  })
  it("is told again for the same draw only, e.g. after a reload", async () => {
    const pledge = await promised()
    mindLuck(drawing(pledge), room())
    send.mockClear()
    mindLuck(drawing(pledge), null)
    expect(send).toHaveBeenCalledOnce()
    send.mockClear()
    mindLuck(drawing(pledge, ["", ""], "c0ffee", sha256("chosen since")), null)
    expect(send).not.toHaveBeenCalled()
    expect(ui.notice?.bad).toBe(true)
  })
  it("is not told to a server that promises another seed by now", async () => {
    const pledge = await promised()
    send.mockClear()
    mindLuck(drawing(pledge, ["", ""], "another"), room())
    expect(send).not.toHaveBeenCalled()
    expect(ui.notice?.bad).toBe(true)
  })
  it("is promised anew after it was told in a draw that was broken off, and that is said", async () => {
    const pledge = await promised()
    mindLuck(drawing(pledge), room())
    send.mockClear()
    const places = [{ seat: 0, taken: true, pledge }] as RoomView["places"]
    mindLuck(room({ places }), drawing(pledge))
    expect(send).toHaveBeenCalledWith(expect.objectContaining({ do: "pledge" }))
    expect(ui.notice?.bad).toBe(true)
  })
})

describe("the dice of a game that has begun", () => {
  async function begun(luck: string[], theirs = THEIRS): Promise<string> {
    const pledge = await promised()
    mindLuck(drawing(pledge), room())
    const own = keptRoom(CODE).luck![pledge]!.luck
    const view = drawing(pledge, [luck[0] ?? own, luck[1]!], "c0ffee", theirs)
    return standing({ ...view, phase: "playing" }, keptRoom(CODE))
  }
  it("hold our luck where everything is as it was promised", async () => {
    expect(await begun([undefined!, "theirs"])).toBe("in")
  })
  it("are not what was promised where somebody told another luck", async () => {
    expect(await begun([undefined!, "ground"])).toBe("broken")
    expect(await begun([undefined!, "ground"], sha256("ground"))).toBe("broken")
  })
  it("are without ours where nobody asked for it", () => {
    madeLuck(CODE)
    expect(standing(room({ phase: "playing" }), keptRoom(CODE))).toBe("out")
  })
})

describe("a throw", () => {
  const seed = "07".repeat(32)
  const about = sha256("about")
  it("is derived as docs/protocol.md says", () => {
    const mac = createHmac("sha256", Buffer.from(seed, "hex")).update(`${about}/dice/3/0`).digest()
    const rest = mac.readUInt32BE(0) % 36 // far below the limit of rejection, as its first digits show
    expect(mac.readUInt32BE(0)).toBeLessThan(2 ** 32 - (2 ** 32 % 36))
    const said = `${Math.floor(rest / 6) + 1}-${(rest % 6) + 1}`
    const one = { seat: 0, turn: 1, stream: "dice", number: 3, of: 36, first: rest, weight: 1, said }
    expect(derive(seed, about, one)).toMatchObject({ rest, right: true, digits: mac.toString("hex") })
    expect(derive(seed, about, { ...one, said: "6-6", first: 35 }).right).toBe(rest === 35)
    expect(derive(seed, about, { ...one, said: said === "6-6" ? "1-1" : "6-6" }).right).toBe(false)
  })
})
