// What the server says: a welcome shows everything at once, steps are shown one after the other.
import { frame } from "../app/screen.svelte.ts"
import { settings } from "../app/settings.svelte.ts"
import { edition as fetchEdition } from "../net/rest.ts"
import type { AnyMessage, Mine, Own, RoomView, Step, Welcome } from "../protocol.ts"
import { t, words } from "../text/words.svelte.ts"
import { connection, shown, tellShown } from "./connection.ts"
import { isTold, noted, takenBack, welcomed } from "./log.ts"
import { roomNews } from "./room-news.ts"
import { mindLuck } from "./luck.ts"
import { arrive, carryOver, forgetTokens, given, handedOn, lost, remember, seated, settle } from "./seats.ts"
import { game } from "./state.svelte.ts"
import { merged, type Table } from "./table.ts"

const LOG = 400

/** Steps that have arrived and are not shown yet. */
const waiting: Step[] = []

/** How a step was animated: quickly, if nobody shall see much of it; `done` is called when it is on the screen. */
export type Animated = { quick: boolean; done: () => void }
type Animator = (step: Step, before: Table | null, behind: number) => Promise<Animated>
let animator: Animator = () => Promise.resolve({ quick: true, done: () => {} })
const listeners = new Set<() => void>()
let editionName = "" // of the edition that is shown, as it was asked for

/** Let somebody animate each step before it is shown; it is told how many steps wait, this one among them. */
export function animateWith(by: Animator): void {
  animator = by
}

/** Be told when everything was shown anew. */
export function onWelcome(call: () => void): () => void {
  listeners.add(call)
  return () => listeners.delete(call)
}

/** Forget the steps that are not shown yet. */
export function dropWaiting(): void {
  waiting.length = 0
}

// Messages ---------------------------------------------------------------------------------------------

/** Messages are taken in one after the other, also where a welcome has to fetch its edition first. */
let before: Promise<void> = Promise.resolve()

/** Take in a message of the connection that is open. */
export function receive(message: AnyMessage): void {
  const from = connection
  before = before.then(() => (from === connection ? handle(message) : undefined))
}

async function handle(message: AnyMessage): Promise<void> {
  switch (message.is) {
    case "welcome":
      updateOnline(message.room)
      await welcome(message)
      break
    case "step":
      if (message.room) updateOnline(message.room)
      enqueue(message)
      break
    case "mine":
      void menu(message)
      break
    case "going":
      game.going = message.times
      break
    case "presence":
      game.online = message.online
      game.until = message.until ?? {}
      game.spectators = message.spectators ?? 0
      break
    case "replaced":
      if (game.seats.length > 1) handedOn(message.seat)
      else game.replaced = true
      break
    case "banner":
      game.banner = message.text
      break
    case "seated":
      seated(message.seat, message.token)
      break
    case "refused":
      if (!message.id) game.fault = { word: message.word, text: message.text }
      break
  }
}

/** Who is connected is known at once, also while older steps are still being shown. */
function updateOnline(room: RoomView): void {
  game.online = room.places.filter((place) => place.online).map((place) => place.seat)
}

async function welcome(said: Welcome): Promise<void> {
  game.told = welcomed(game.told, game.version, waiting, said)
  dropWaiting()
  game.version = said.version
  game.protocol = said.protocol
  game.skew = said.now - Date.now()
  const id = said.room.options.edition ?? "standard"
  const named = said.room.neutral ? `${id}?neutral` : id // asked for anew when it loses its names
  if (!game.edition || editionName !== named) {
    const found = await fetchEdition(named, settings.language).catch(() => null)
    if (!found) return
    game.edition = words.edition = found
    editionName = named
  }
  game.banner = ""
  const was = game.room
  inRoom(said.room)
  game.seats = said.seats
  if (said.seats.length === 0 && connection!.identity.tokens.length) {
    forgetTokens()
    game.removed = t("web-removed-meanwhile")
  }
  game.table = said.table ?? null
  game.mines = {}
  keepMine(said.mine ?? [])
  tellShown()
  if (!said.seats.includes(game.seat)) game.seat = said.seats[0] ?? -1
  settle()
  remember()
  arrive(said.room)
  mindLuck(said.room, was)
  for (const call of listeners) call()
  reportShown()
}

/** Tell the server what is on the screen: where computers play, they wait for it. */
function reportShown(): void {
  const bots = game.room?.phase === "playing" && game.places.some((place) => place.bot || place.away)
  if (bots && !game.watching) connection?.tell({ do: "shown", version: game.version })
}

function inRoom(room: RoomView): void {
  game.room = room
  game.spectators = room.spectators ?? 0
  if (room.rematch && game.seats.length) carryOver(room.rematch)
}

// Steps ------------------------------------------------------------------------------------------------

function enqueue(said: Step): void {
  const last = waiting.at(-1)?.version ?? game.version
  if (said.version <= last) return
  if (said.version !== last + 1) {
    connection!.again()
    return
  }
  waiting.push(said)
  if (waiting.length === 1) void showWaiting()
}

/** Show what is waiting, one step after the other. */
async function showWaiting(): Promise<void> {
  while (waiting.length > 0) {
    const next = waiting[0]!
    next.lines = [...(next.lines ?? []), ...roomNews(next, game.room, outs()), ...takenBack(game.told, next)]
    const { quick, done } = await animator(next, game.table, waiting.length)
    if (waiting[0] !== next) return // everything was shown anew meanwhile
    apply(next)
    await unfold(quick)
    done()
    if (waiting[0] !== next) return
    waiting.shift()
    if (waiting.length === 0) reportShown()
  }
}

const outs = (): number[] => (game.table?.seats ?? []).filter((seat) => seat.out).map(({ seat }) => seat)

/** Show deeds and seats of the new table, each in a frame of its own unless it has to be quick. */
async function unfold(quick: boolean): Promise<void> {
  const table = game.table
  await frame()
  if (game.table === table) game.deedViews = table?.deeds ?? []
  if (!quick) await frame()
  if (game.table === table) game.seatViews = table?.seats ?? []
}

function apply(said: Step): void {
  game.version = said.version
  const was = game.room
  const gone = given(said)
  if (gone.length) lost(gone)
  if (said.room) inRoom(said.room)
  if (said.table) game.advance(merged(game.table, said.table))
  if (said.table && "question" in said.table) game.going = 0
  keepMine(said.mine ?? [])
  tellShown()
  if (isTold(said)) game.told = noted(game.told.slice(-LOG), said)
  settle()
  if (!said.room) return
  remember()
  mindLuck(said.room, was)
}

function keepMine(news: Mine[]): void {
  if (news.length === 0) return
  game.mines = { ...game.mines, ...Object.fromEntries(news.map((m) => [m.seat, m])) }
}

/** A menu that was asked for belongs to a version: until that is on the screen it would answer another question. */
async function menu(said: Own): Promise<void> {
  await shown(said.version)
  if (said.version === game.version) keepMine([said.mine])
}
