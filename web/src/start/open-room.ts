// Ways to open a table: against bots, at this device, for friends.
import { settings } from "../app/settings.svelte.ts"
import { recall } from "../app/storage.ts"
import { send } from "../game/commands.ts"
import { brought } from "../game/invitations.ts"
import { madeLuck } from "../game/luck.ts"
import { enter } from "../game/room.ts"
import { game } from "../game/state.svelte.ts"
import * as rest from "../net/rest.ts"
import { BY_THE_BOOK, OPTIONS, type Clock, type EditionSummary, type Options } from "../protocol.ts"
import { absenceFor, type Moment } from "../lobby/terms.ts"
import { t } from "../text/words.svelte.ts"

/** What was agreed beyond the edition. */
export interface Plan {
  variant: string
  switches: Record<string, boolean | number | string>
  /** The own figure. */
  figure: string
  /** How long computers wait before a throw that ends a right of somebody. */
  moment: Moment
  /** How long everybody may think. */
  clock: Partial<Clock>
  /** Where the game begins, if not at an empty table: who sits where (nothing: out), and where this person sits. */
  begin?: { position: Record<string, unknown>; names: string[]; me: number }
}

export const AS_PRINTED: Plan = {
  variant: "",
  switches: {},
  figure: "",
  moment: OPTIONS.moment,
  clock: {},
}

/** Whether everything agreed is a choice of the book itself. */
export const isPrinted = (plan: Plan): boolean =>
  Object.keys(plan.switches).every((name) => BY_THE_BOOK.includes(name))

/** The plan with a switch as agreed; what the edition has anyway need not be said. */
export function agreeing(
  plan: Plan,
  line: EditionSummary,
  name: string,
  value: boolean | number | string,
): Plan {
  const switches = { ...plan.switches, [name]: value }
  if (value === line.switches[name]) delete switches[name]
  return { ...plan, switches }
}

// Bots wait until the slowest screen shows what they did last; how long they think is seen to there
// (board/animation.svelte.ts).
const PACE = 30

async function opened(
  edition: string,
  seats: number,
  plan: Plan,
  shared: Partial<Options> = {},
): Promise<string> {
  // People around a board call for their rent, unless they agreed otherwise.
  const called: Plan["switches"] = shared.board === "real" ? { rent_demand: "by_call" } : {}
  const switches = { ...called, ...plan.switches }
  const options: Partial<Options> = {
    edition,
    seats,
    pace: PACE,
    ...agreed({ ...plan, switches }),
    ...shared,
  }
  const { code } = plan.begin
    ? await rest.openPosition({ options, position: plan.begin.position }, settings.language)
    : await rest.openRoom(options, settings.language)
  enter(code)
  return code
}

export function agreed(plan: Plan): Partial<Options> {
  return {
    ...(plan.moment !== AS_PRINTED.moment ? { moment: plan.moment } : {}),
    ...(Object.keys(plan.clock).length ? { clock: plan.clock, absence: absenceFor(plan.clock) } : {}),
    ...(plan.variant ? { variant: plan.variant } : {}),
    ...(Object.keys(plan.switches).length ? { switches: plan.switches } : {}),
  }
}

/** Sit down at the table this page is at. */
export const sit = (name: string, figure = "", seat?: number) =>
  send({
    do: "sit",
    name,
    pledge: madeLuck(game.code),
    figure,
    invitation: brought(),
    ...(seat === undefined ? {} : { seat }),
  })

/** Sit down first, in a game that has begun where one sat. */
const sitFirst = (plan: Plan) =>
  plan.begin
    ? sit(plan.begin.names[plan.begin.me]!, plan.figure, plan.begin.me)
    : sit(settings.name || t("web-guest"), plan.figure)

/** The figure somebody last chose in an edition, else its first one. */
export function wantedFigure(line: EditionSummary): string {
  const kept = recall(`figure-${line.id}`, "")
  return line.tokens.find(({ id }) => id === kept)?.id ?? line.tokens[0]?.id ?? ""
}

/** You against bots, at once. */
export async function playNow(edition: string, count: number, plan: Plan): Promise<string> {
  const code = await opened(edition, count, plan)
  await sitFirst(plan)
  await send({ do: "start", fill: settings.bot })
  return code
}

const personAt = (seat: number): string =>
  seat === 0 && settings.name ? settings.name : t("web-person", { number: seat + 1 })

/** Several people at one device: they are named on the room's page. */
export async function atThisDevice(
  edition: string,
  count: number,
  plan: Plan,
  shared: Partial<Options> = {},
): Promise<string> {
  const code = await opened(edition, count, plan, shared)
  const names = plan.begin?.names ?? Array.from({ length: count }, (_, seat) => personAt(seat))
  for (const [seat, name] of names.entries()) if (name) await sit(name, seat === 0 ? plan.figure : "", seat)
  return code
}

/** A room for friends, or for everybody who finds it; you sit down first. */
export async function invite(
  edition: string,
  count: number,
  plan: Plan,
  shared: Partial<Options>,
): Promise<string> {
  const code = await opened(edition, count, plan, shared)
  if (settings.name || plan.begin) await sitFirst(plan)
  return code
}

/** Whether this page is at that room already. */
export const isAt = (code: string): boolean => game.code === code
