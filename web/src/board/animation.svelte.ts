// What moves: acts out each step before it is shown. The result is known before anything moves.
import { frame } from "../app/screen.svelte.ts"
import { span } from "../app/settings.svelte.ts"
import { animateWith, onWelcome, type Animated } from "../game/messages.ts"
import { game } from "../game/state.svelte.ts"
import type { Table, Told } from "../game/table.ts"
import type { AnyHappened, Drawn, Face, Moved, Paid, Step, Thrown } from "../protocol.ts"
import { way } from "./geometry.ts"
import { sound } from "./sound.ts"

const THINK = 300 // before a bot speaks
const DICE = 400
const OPENING = 150 // throws for who begins: nobody wants to wait for the first turn
const SQUARE = 75
const WALK = 750
const CARD = 1100
const JUMP = 12 // a way back of at most so many squares is walked backwards
const FAR = 12 // steps behind the table
const LEAD = 700 // before the own first turn everything together, and each thing
const LEAD_PACE = 0.3
const PATIENCE = 3500 // in which others act at their ease; then computers act quicker, until one is asked again
const LATE_PACE = 0.4

export interface Flow {
  id: number
  seat: number
  amount: number
}

class Animation {
  /** The piece on its way: the squares it passes, and how long that takes; 0: it has arrived. */
  walking = $state.raw<{ seat: number; path: number[]; ms: number } | null>(null)
  dice = $state.raw<readonly Face[]>([])
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

export const animation = new Animation()
/** Until we are asked; whoever pressed a key wants to see nothing else. */
let skipping = false
/** This step: nobody looks, or there is too much to look at. */
let hurried = false
/** When the way to the own first turn has taken long enough; 0: the game is under way. */
let led = 0
/** This step belongs to that way. */
let leads = false
/** Since when we wait to be asked; 0: we do not. */
let waits = 0
/** How long this step takes, as a part of the usual time. */
let pace = 1
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

const lasts = (ms: number): number => span(ms * pace)

/** Act out an event; tells whether there was anything to see. */
async function actOut(event: AnyHappened, before: Table): Promise<boolean> {
  if (event.kind === "thrown") await throwDice(event, before)
  else if (event.kind === "moved") await walk(event)
  else if (event.kind === "drawn") await turnCard(event)
  else if (event.kind === "paid") flow(event)
  else if (event.kind === "turn") {
    animation.card = -1
    animation.thrower = event.seat
  } else return false
  return true
}

async function throwDice(event: Thrown, before: Table): Promise<void> {
  animation.dice = thrown([event.die1, event.die2, event.face])
  animation.thrower = animation.threw = event.seat
  animation.card = -1
  animation.trail = []
  animation.rolling = true
  sound("dice")
  await pause(lasts(before.awaited === "opening" ? OPENING : DICE))
  animation.rolling = false
  await pause(lasts(120))
}

async function walk({ seat, origin: from, space: to }: Moved): Promise<void> {
  const count = game.edition?.spaces.length ?? 40
  const ahead = (to - from + count) % count
  const back = ahead > count - JUMP && animation.card >= 0
  const path = way(from, to, count, back)
  animation.trail = path
  const ms = lasts(Math.min(SQUARE * (path.length - 1), WALK))
  if (ms > 0 && !skipping && !hurried) {
    animation.walking = { seat, path, ms }
    for (let i = 1; i < path.length; i++) sound("step", (i * ms) / path.length)
    await pause(ms)
  }
  animation.walking = { seat, path: [to], ms: 0 }
  await pause(lasts(150))
}

async function turnCard(event: Drawn): Promise<void> {
  animation.card = event.card
  sound("card")
  await pause(lasts(CARD))
}

function flow({ payer, payee, amount }: Paid): void {
  if (!amount || span(1) === 0) return
  const sides = [
    [payer, -amount],
    [payee, amount],
  ] as const
  const fresh = sides.flatMap(([seat, sum]) =>
    typeof seat === "number" ? [{ id: ++flowId, seat, amount: sum }] : [],
  )
  animation.flows = [...animation.flows, ...fresh]
  if (fresh.length) sound("coin")
  setTimeout(() => {
    animation.flows = animation.flows.filter((f) => !fresh.includes(f))
  }, span(1500))
}

/** Bots speak as soon as the step before is on the screen; they take their time here, where it can be skipped. */
async function think(step: Step): Promise<void> {
  const ends = step.events?.every(({ kind }) => kind === "turn")
  if (step.by === "bot" && !ends) await pause(lasts(THINK))
}

function paceOf(step: Step): number {
  if (leads) return LEAD_PACE
  return step.by === "bot" && waits > 0 && performance.now() - waits > PATIENCE ? LATE_PACE : 1
}

async function animate(step: Step, before: Table | null, behind: number): Promise<Animated> {
  acting = true
  leads = led > 0 && step.by === "bot"
  pace = paceOf(step)
  hurried = behind > FAR || document.hidden || (leads && performance.now() > led)
  await think(step)
  if (before)
    for (const event of step.events ?? []) {
      const acted = await actOut(event, before)
      if (acted && !skipping && !hurried) await frame()
    }
  const line = (step.lines ?? []).at(-1)
  if (line) {
    animation.line = line.text
    animation.lineSeat = line.seat ?? -1
    if (!skipping && !hurried) await frame()
  }
  return { quick: skipping || hurried, done: () => arrive(behind) }
}

/** The step is shown. When it asks us, or nobody of us plays any more and nothing else waits, the way there is over. */
function arrive(behind: number): void {
  animation.walking = null
  acting = behind > 1
  const plays = game.seats.some((seat) => !game.table?.seats[seat]?.out)
  if (game.typing || game.seats.includes(game.table?.asked ?? -1) || (!plays && !acting)) {
    skipping = false
    led = waits = 0
  } else waits ||= performance.now()
}

/** Begin to act out what happens. */
export function begin(): void {
  animateWith(animate)
  onWelcome(reset)
}

function reset(): void {
  skipping = acting = false
  waits = 0
  led = isFirstRound() && !game.asked ? performance.now() + LEAD : 0
  animation.walking = null
  animation.trail = []
  animation.card = -1
  animation.rolling = false
  animation.flows = []
  animation.dice = thrown(game.table?.dice)
  animation.threw = lastThrower(game.told)
  const last = game.told.findLast((told) => told.lines.length > 0)?.lines.at(-1)
  animation.line = last?.text ?? ""
  animation.lineSeat = last?.seat ?? -1
}

/** The dice that were thrown, of all there are. */
export const thrown = (dice: readonly Face[] = []): Face[] => dice.filter((face) => face !== 0)

/** Who threw last of what was told; -1: nobody yet. */
export const lastThrower = (told: Told[]): number =>
  told.flatMap(({ events }) => events).findLast((event) => event.kind === "thrown")?.seat ?? -1

const isFirstRound = (): boolean =>
  !game.watching && !!game.table && game.table.turns <= game.table.seats.length
