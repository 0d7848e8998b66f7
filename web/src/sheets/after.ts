// What a finished game tells: its steps, everybody's standing at each of them, the dice and their proof.
import { get } from "../net/rest.ts"
import { merged, type Table } from "../net/table.ts"
import type { Step } from "../protocol.ts"
import { settings } from "../stores/settings.svelte.ts"

/** Cash, wealth and the rent of all deeds together. */
export type Standing = [cash: number, wealth: number, rents: number]
export interface Replay { players: string[]; bots: string[]; steps: Step[]; course: Standing[][] }
export interface Dice { throws: number; faces: number[]; totals: number[]; doubles: number; chi_square: number }
export interface Proof { word: string; proved: boolean; count: number; line?: number }

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
export const dice = (code: string): Promise<Dice> => get(`/api/rooms/${code}/dice`, settings.language)
export const proof = (code: string): Promise<Proof> => get(`/api/rooms/${code}/proof`, settings.language)
export const recordOf = (code: string): string => `/api/rooms/${code}/record`

/** The table after so many steps. */
export function tableAt(told: Replay, at: number): Table {
  let table: Table | null = null
  for (const step of told.steps.slice(0, at + 1)) if (step.table) table = merged(table, step.table as Partial<Table>)
  return table!
}

/** The last step of each turn, so that curves run over turns; with the number of the turn. */
export function byTurn(told: Replay): { turn: number; step: number }[] {
  const last = new Map<number, number>()
  let turn = 0
  told.steps.forEach((step, i) => {
    turn = ((step.table as Partial<Table> | undefined)?.turns ?? turn) as number
    last.set(turn, i)
  })
  return [...last].map(([t, step]) => ({ turn: t, step }))
}
