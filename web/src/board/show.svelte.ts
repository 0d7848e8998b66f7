// What moves: acts out each step before it is shown. The result is known before anything moves.
import type { Told } from "../net/table.ts"
import type { Happened, RoomTable as Table, Step } from "../protocol.ts"
import { game, onWelcome, perform, type Acted } from "../stores/game.svelte.ts"
import { frame } from "../stores/screen.svelte.ts"
import { span } from "../stores/settings.svelte.ts"
import { sound } from "./sound.ts"
import { way } from "./geometry.ts"

const THINK = 600 // before a bot speaks
const DICE = 500
const OPENING = 150 // throws for who begins: nobody wants to wait for the first turn
const SQUARE = 90
const WALK = 900
const CARD = 1100
const JUMP = 12 // a way back of at most so many squares is walked backwards
const FAR = 12 // steps behind the table, and where bots do not wait at the server
const FAR_ALONE = 40
const LEAD = 700 // before the own first turn everything together, and each thing
const LEAD_PACE = 0.3

export interface Flow {
  id: number
  seat: number
  amount: number
}

class Show {
  /** The piece on its way: the squares it passes, and how long that takes; 0: it has arrived. */
  walking = $state.raw<{ seat: number; path: number[]; ms: number } | null>(null)
  dice = $state.raw<readonly number[]>([])
  /** Who is to throw, and whose throw lies there. */
  thrower = $state(-1)
  threw = $state(-1)
  rolling = $state(false)
  /** The squares of the last move, as a dotted trail. */
  trail = $state.raw<number[]>([])
  /** The card that was drawn last, by its number in the edition; -1: none. */
  card = $state(-1)
  /** Sums floating over the players. */
  flows = $state.raw<Flow[]>([])
  /** What the stage says. */
  line = $state("")
  lineSeat = $state(-1)
}

export const show = new Show()
/** Until we are asked; whoever pressed a key wants to see nothing else. */
let skipping = false
/** This step: nobody looks, or there is too much to look at. */
let hurried = false
/** When the way to the own first turn has taken long enough; 0: the game is under way. */
let led = 0
/** This step belongs to that way. */
let leads = false
let acting = false
let wake: (() => void) | null = null
let flowId = 0

/** Show everything that waits at once, up to the next question to us. */
export function skip(): void {
  if (game.asked && !acting) return
  skipping = true
  wake?.()
}

/** Wait; whoever skips waits no longer. */
function pause(ms: number): Promise<void> {
  if (ms <= 0 || skipping || hurried) return Promise.resolve()
  return new Promise((resolve) => {
    const timer = setTimeout(done, ms)
    function done(): void {
      clearTimeout(timer)
      wake = null
      resolve()
    }
    wake = done
  })
}

const lasts = (ms: number): number => span(leads ? ms * LEAD_PACE : ms)

const ACTS: Record<string, (event: Happened, before: Table) => Promise<void> | void> = {
  thrown: throwDice,
  moved: walk,
  drawn: turnCard,
  paid: flow,
  turn: (event) => {
    show.card = -1
    show.thrower = event.seat ?? -1
  },
}

async function throwDice(event: Happened, before: Table): Promise<void> {
  show.dice = [event.other ?? 1, event.amount ?? 1, event.thing ?? 0].filter((die) => die > 0)
  show.thrower = show.threw = event.seat ?? -1
  show.card = -1
  show.trail = []
  show.rolling = true
  sound("dice")
  await pause(lasts(before.awaited === "opening" ? OPENING : DICE))
  show.rolling = false
  await pause(lasts(120))
}

async function walk(event: Happened): Promise<void> {
  const [seat, from, to] = [event.seat ?? 0, event.other ?? 0, event.thing ?? 0]
  const count = game.edition?.spaces.length ?? 40
  const ahead = (to - from + count) % count
  const back = ahead > count - JUMP && show.card >= 0
  const path = way(from, to, count, back)
  show.trail = path
  const ms = lasts(Math.min(SQUARE * (path.length - 1), WALK))
  if (ms > 0 && !skipping && !hurried) {
    show.walking = { seat, path, ms }
    for (let i = 1; i < path.length; i++) sound("step", (i * ms) / path.length)
    await pause(ms)
  }
  show.walking = { seat, path: [to], ms: 0 }
  await pause(lasts(150))
}

async function turnCard(event: Happened): Promise<void> {
  show.card = event.thing ?? 0
  sound("card")
  await pause(lasts(CARD))
}

function flow(event: Happened): void {
  const amount = event.amount ?? 0
  if (!amount || span(1) === 0) return
  const sides = [[event.seat ?? -1, -amount], [event.other ?? -1, amount]] as const
  const fresh = sides.filter(([seat]) => seat >= 0).map(([seat, sum]) => ({ id: ++flowId, seat, amount: sum }))
  show.flows = [...show.flows, ...fresh]
  if (fresh.length) sound("coin")
  setTimeout(() => {
    show.flows = show.flows.filter((f) => !fresh.includes(f))
  }, span(1500))
}

/** Bots speak when the server lets them; where that is quicker than the eye, they wait here, where it can be skipped. */
async function think(step: Step): Promise<void> {
  const ends = step.events?.every(({ event }) => event === "turn")
  if (step.by === "bot" && !ends) await pause(lasts(THINK - pace()))
}

const pace = (): number => game.room?.options.pace ?? THINK

async function act(step: Step, before: Table | null, behind: number): Promise<Acted> {
  acting = true
  leads = led > 0 && step.by === "bot"
  hurried = behind > (pace() < THINK / 2 ? FAR_ALONE : FAR) || document.hidden || (leads && performance.now() > led)
  await think(step)
  if (before)
    for (const event of step.events ?? []) {
      const acted = ACTS[event.event]
      if (!acted) continue
      await acted(event, before)
      if (!skipping && !hurried) await frame()
    }
  const line = (step.lines ?? []).at(-1)
  if (line) {
    show.line = line.text
    show.lineSeat = line.seat ?? -1
    if (!skipping && !hurried) await frame()
  }
  return { quick: skipping || hurried, done: () => arrive(behind) }
}

/** The step is shown. When it asks us, or nobody of us plays any more and nothing else waits, the way there is over. */
function arrive(behind: number): void {
  show.walking = null
  acting = behind > 1
  const plays = game.seats.some((seat) => !game.table?.seats[seat]?.out)
  if (game.typing || game.seats.includes(game.table?.asked ?? -1) || (!plays && !acting)) {
    skipping = false
    led = 0
  }
}

/** Begin to act out what happens. */
export function begin(): void {
  perform(act)
  onWelcome(reset)
}

function reset(): void {
  skipping = acting = false
  led = isFirstRound() && !game.asked ? performance.now() + LEAD : 0
  show.walking = null
  show.trail = []
  show.card = -1
  show.rolling = false
  show.flows = []
  show.dice = (game.table?.dice ?? []).filter((die) => die > 0)
  show.threw = lastThrower(game.told)
  const last = game.told.findLast((told) => told.lines.length > 0)?.lines.at(-1)
  show.line = last?.text ?? ""
  show.lineSeat = last?.seat ?? -1
}

/** Who threw last of what was told; -1: nobody yet. */
export const lastThrower = (told: Told[]): number =>
  told.flatMap(({ events }) => events).findLast(({ event }) => event === "thrown")?.seat ?? -1

const isFirstRound = (): boolean => !game.watching && !!game.table && game.table.turns <= game.table.seats.length
