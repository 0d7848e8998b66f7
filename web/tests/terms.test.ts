import { describe, expect, it } from "vitest"
import { bookWords, differing, rentOf } from "../src/lobby/terms.ts"
import type { Edition, Options } from "../src/protocol.ts"

const swiss = { rules: { build_window: "between_turns", jail_pay_turns: [1, 2] } } as unknown as Edition
const agreed = (switches: Options["switches"]): string[] =>
  differing({ switches } as Options, swiss).map(([name]) => name)

describe("a table by the book", () => {
  it("may choose the speed die, a duration and its banker", () => {
    expect(agreed({ speed_die: true, minutes: 90, banker_seat: 2, banker_plays: false })).toEqual([])
  })
  it("may say what the book says anyway", () => {
    expect(
      agreed({ build_window: "between_turns", jail_pay_turns: [1, 2], free_parking_pot: false }),
    ).toEqual([])
  })
  it("is none with a house rule or another window", () => {
    expect(agreed({ free_parking_pot: true, build_window: "anytime" })).toEqual([
      "free_parking_pot",
      "build_window",
    ])
  })
})

describe("how a table without house rules stands to the book", () => {
  it("is as printed only where owners call for their rent and have the time for it", () => {
    expect(bookWords("by_call")).toBe("web-as-printed")
    expect(bookWords("by_call", "long")).toBe("web-as-printed")
    expect(bookWords("by_call", "off")).toBe("web-as-printed-hurried")
  })
  it("is eased where rent comes by itself", () => {
    expect(bookWords("manual")).toBe("web-as-printed-eased")
    expect(bookWords("auto", "off")).toBe("web-as-printed-eased")
  })
  it("takes the rent of the edition unless another was agreed", () => {
    expect(rentOf({ rent_demand: "manual" })).toBe("manual")
    expect(rentOf({ rent_demand: "manual" }, { rent_demand: "by_call" })).toBe("by_call")
  })
})
