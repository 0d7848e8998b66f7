import { expect, it, vi } from "vitest"
import type { Edition, EditionSummary } from "../src/protocol.ts"

let comes = (): void => {}
vi.mock("../src/net/rest.ts", () => ({
  edition: async (id: string): Promise<Edition> => {
    await new Promise<void>((resolve) => (comes = resolve))
    return { id, money: { start: 1500 }, players: [2, 8] } as unknown as Edition
  },
}))
const { laying, layEmpty, seatFor } = await import("../src/setup/laying.svelte.ts")
const line = (id: string, most = 8): EditionSummary => ({ id, players: [2, most] }) as EditionSummary

async function lays(edition: EditionSummary, count: number, meanwhile = (): void => {}): Promise<number> {
  const done = layEmpty(edition, count)
  meanwhile()
  comes()
  await done
  return laying.at!.players.length
}

it("keeps how many people were chosen while the next edition was on its way", async () => {
  expect(await lays(line("first"), 4)).toBe(4)
  expect(await lays(line("second"), 4, () => seatFor(2))).toBe(2)
})
it("seats no more than an edition is for", async () => {
  expect(await lays(line("first"), 4, () => seatFor(8))).toBe(8)
  expect(await lays(line("small", 6), 8)).toBe(6)
})
