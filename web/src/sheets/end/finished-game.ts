// What a finished game tells: its steps, everybody's standing at each of them, the dice and their proof.
import { settings } from "../../app/settings.svelte.ts"
import { merged, type Table } from "../../game/table.ts"
import { get } from "../../net/rest.ts"
import type { AnalysisState, DiceReport, Replay, Verdict } from "../../protocol.ts"

const kept = new Map<string, Promise<Replay>>()

/** The steps of a finished game; asked once. */
export function replay(code: string): Promise<Replay> {
  if (!kept.has(code)) {
    const asked = get<Replay>(`/api/rooms/${code}/replay`, settings.language)
    asked.catch(() => kept.delete(code))
    kept.set(code, asked)
  }
  return kept.get(code)!
}
export const dice = (code: string): Promise<DiceReport> => get(`/api/rooms/${code}/dice`, settings.language)
export const proof = (code: string): Promise<Verdict> => get(`/api/rooms/${code}/proof`, settings.language)
export const recordOf = (code: string): string => `/api/rooms/${code}/record`

/** Have a finished game analysed (POST), ask how far that is (GET), or stop it (DELETE). */
export const analysis = (code: string, method: "GET" | "POST" | "DELETE"): Promise<AnalysisState> =>
  get(`/api/rooms/${code}/analysis`, settings.language, { method })

/** The seed as the record reveals it. */
export async function seedOf(code: string): Promise<string> {
  const record = await get<string>(recordOf(code), settings.language)
  return /^note: fair-seed = ([0-9a-f]+)$/m.exec(record)?.[1] ?? ""
}

/** The table after so many steps. */
export function tableAt(told: Replay, at: number): Table {
  let table: Table | null = null
  for (const step of told.steps.slice(0, at + 1)) if (step.table) table = merged(table, step.table)
  return table!
}

/** Who left the game, and at which step. */
export function lefts(told: Replay): Map<number, number> {
  const found = new Map<number, number>()
  told.steps.forEach((step, i) => {
    for (const event of step.events ?? []) if (event.kind === "out") found.set(event.seat, i)
  })
  return found
}

/**
 * How often six equally likely faces come out as uneven as this or more: the tail of χ² with five degrees
 * of freedom.
 */
export function asUneven(chi: number): number {
  const half = chi / 2
  return erfc(Math.sqrt(half)) + Math.sqrt((4 * half) / Math.PI) * Math.exp(-half) * (1 + chi / 3)
}

/** The complementary error function, to seven digits (Abramowitz and Stegun 7.1.26). */
function erfc(x: number): number {
  const t = 1 / (1 + 0.3275911 * x)
  const sum =
    t * (0.254829592 + t * (-0.284496736 + t * (1.421413741 + t * (-1.453152027 + t * 1.061405429))))
  return sum * Math.exp(-x * x)
}

/** The last step of each turn, so that curves run over turns; with the number of the turn. */
export function byTurn(told: Replay): { turn: number; step: number }[] {
  const last = new Map<number, number>()
  let turn = 0
  told.steps.forEach((step, i) => {
    turn = step.table?.turns ?? turn
    last.set(turn, i)
  })
  return [...last].map(([t, step]) => ({ turn: t, step }))
}
