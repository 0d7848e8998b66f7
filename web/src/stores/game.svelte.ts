// The room and the table this page is at. One connection; what arrives is shown step by step.
import { checkFresh } from "../net/fresh.ts"
import { Line as Wire } from "../net/line.ts"
import { edition as fetchEdition } from "../net/rest.ts"
import { merged, type Told } from "../net/table.ts"
import { CHANCE } from "../protocol.ts"
import type { AnyCommand, AnyMessage, DeedView, Edition, Held, Sentence as Line, Mine, Own, Previewed, Room, RoomTable as Table, SeatView, Step, Typed, Welcome } from "../protocol.ts"
import { initials } from "../parts/initials.ts"
import { keepRoom, keptRoom, random } from "./memory.ts"
import { news } from "./news.ts"
import { frame } from "./screen.svelte.ts"
import { settings } from "./settings.svelte.ts"
import { notice } from "./ui.svelte.ts"
import { t, words } from "./words.svelte.ts"

export type Answer = { ok: true; seat?: number; text?: string; version?: number } | { ok: false; word: string; text: string }
type Loose<T> = T extends unknown ? Omit<T, "id"> : never
/** A command as components say it: the id is added on the way out. */
export type Said = Loose<AnyCommand>
export type Status = "idle" | "connecting" | "open" | "lost" | "gone"

const LOG = 400
const VACANT: Room["places"] = []

class Game {
  code = $state("")
  status = $state<Status>("idle")
  /** Why the room cannot be shown at all: no-such-room, other-origin … */
  fault = $state.raw<{ word: string; text: string } | null>(null)
  banner = $state("")
  room = $state.raw<Room | null>(null)
  #table = $state.raw<Table | null>(null)
  edition = $state.raw<Edition | null>(null)
  /** My seats, and what each of them may know and say. */
  seats = $state.raw<number[]>([])
  mines = $state.raw<Record<number, Mine>>({})
  /** The seat in front of the screen; at one device it is handed on. */
  seat = $state(-1)
  told = $state.raw<Told[]>([])
  /** While a game is watched again: what had happened by the moment shown. */
  retold = $state.raw<Told[] | null>(null)
  /** When others may decide about a seat that is away. */
  until = $state.raw<Record<string, number>>({})
  online = $state.raw<number[]>([])
  spectators = $state(0)
  /** A live auction: going once, going twice. */
  going = $state(0)
  replaced = $state(false)
  /** Why there is a seat less here than before, while nobody else sits down. */
  removed = $state("")
  /** The protocol the server speaks; one we do not know means that this page is old. */
  protocol = $state(1)
  /** Milliseconds by which the server's clock is ahead of ours. */
  skew = 0
  version = -1

  mine: Mine | null = $derived(this.mines[this.seat] ?? null)
  // Seats and deeds as the screen shows them: the same objects while they do not change, and while something moves
  // one frame after the other, so that no frame has to draw everything.
  seatViews = $state.raw<SeatView[]>([])
  deedViews = $state.raw<DeedView[]>([])
  /** Each deed by its space. */
  deeds: ReadonlyMap<number, DeedView> = $derived(new Map(this.deedViews.map((deed) => [deed.space, deed])))
  places = $derived(this.room?.places ?? VACANT)
  /** The short mark of each seat's name. */
  marks: string[] = $derived(initials(this.places.map((place) => place.name ?? "")))
  /** The number of the question on the table; who follows it alone is not asked at other changes. */
  question = $derived(this.table?.question ?? 0)
  /** Whether the seat in front of the screen is to answer now. */
  asked = $derived(!!this.mine?.question)
  /** The seat that only keeps the bank, where that was agreed; -1: everybody plays. */
  banker = $derived(this.room?.options.switches?.banker_plays === false ? Number(this.room.options.switches.banker_seat ?? 0) : -1)
  /** Whether the seat in front of the screen does not play: it has left the game, or keeps the bank. */
  out = $derived(!!this.table?.seats[this.seat]?.out)
  watching = $derived(this.seats.length === 0)
  /** Dice or cards of a real table are awaited, which anybody who sits here may type in. */
  typing = $derived(!this.watching && this.room?.options.chance === "typed" && this.table?.asked === CHANCE)
  hotSeat = $derived(this.seats.length > 1)
  host = $derived(!!this.room && this.room.host !== undefined && this.seats.includes(this.room.host))

  get table(): Table | null {
    return this.#table
  }

  /** Show a table whole, at once. */
  set table(table: Table | null) {
    this.#table = table
    this.deedViews = table?.deeds ?? []
    this.seatViews = table?.seats ?? []
  }

  /** Go on to a table whose deeds and seats follow. */
  advance(table: Table): void {
    this.#table = table
  }

  name(seat: number): string {
    return this.places[seat]?.name ?? this.table?.seats[seat]?.name ?? ""
  }
}

export const game = new Game()

let wire: Wire | null = null
/** Steps that have arrived and are not shown yet; `show` takes them one by one. */
const waiting: Step[] = []
/** How a step was acted out: quickly, if nobody shall see much of it; `done` is called when it is on the screen. */
export type Acted = { quick: boolean; done: () => void }
type Performer = (step: Step, before: Table | null, behind: number) => Promise<Acted>
let performer: Performer = () => Promise.resolve({ quick: true, done: () => {} })
const welcomed = new Set<() => void>()

/** Let somebody act out each step before it is shown; it is told how many steps wait, this one among them. */
export function perform(by: Performer): void {
  performer = by
}

/** Be told when everything was shown anew. */
export function onWelcome(call: () => void): () => void {
  welcomed.add(call)
  return () => welcomed.delete(call)
}

/** Go to a room; the seats this browser has there come along. */
export function enter(code: string): void {
  leave()
  game.code = code
  game.status = "connecting"
  wire = new Wire(code, keptRoom(code), { hear, status: turned, language: () => settings.language })
  wire.open()
}

/** A line that is back may lead to a server that was renewed meanwhile. */
function turned(status: Status): void {
  if (game.status === "lost" && status === "open") void checkFresh()
  game.status = status
}

/** Leave the room. */
export function leave(): void {
  wire?.close()
  wire = null
  waiting.length = 0
  tellShown()
  Object.assign(game, {
    code: "", status: "idle", fault: null, banner: "", room: null, table: null, edition: null, seats: [], mines: {},
    seat: -1, told: [], until: {}, online: [], spectators: 0, going: 0, replaced: false, removed: "", version: -1,
  })
  words.edition = null
}

/** Say hello again, in another language: what was told is told anew. */
export function again(): void {
  game.told = []
  wire?.again()
}

/** Own seats that are being given up; who loses another one was taken from the table. */
const leaving = new Set<number>()

// Speaking ---------------------------------------------------------------------------------------------

/** Send any command; resolves with the answer, and keeps trying while the line is down. */
export function send(command: Said): Promise<Answer> {
  if (command.do === "stand") leaving.add(command.seat)
  if (!wire) return Promise.resolve({ ok: false, word: "not-started", text: "" })
  return wire.send(command)
}

/** Say actions in the words of a record for the seat in front of the screen: `say("buy")`, `say("build 6")`. */
export const say = (...actions: string[]): Promise<Answer> => sayFor(game.seat, ...actions)

/** Say actions for any seat of ours. */
export const sayFor = (seat: number, ...actions: string[]): Promise<Answer> =>
  answered({ do: "act", seat, say: actions, question: game.mines[seat]?.question || game.question })

/** Type in what real dice or cards say: `chance("3-4")`, `chance("drawn a/dividend")`. */
export const chance = (said: string): Promise<Answer> =>
  answered({ do: "chance", seat: game.seat, say: said, question: game.question })

/** Send an answer to a question; resolves when what came of it is on the screen, so that nobody answers twice. */
export async function answered(command: Said): Promise<Answer> {
  const answer = await send(command)
  if (answer.ok) await shown(answer.version ?? 0)
  return answer
}

/** Who waits for which version: what moves before it may take a while. */
const unseen = new Map<() => void, number>()

function shown(version: number): Promise<void> {
  if (version <= game.version) return Promise.resolve()
  return new Promise((resolve) => unseen.set(resolve, version))
}

function tellShown(): void {
  for (const [call, version] of unseen)
    if (version <= game.version || !wire) {
      unseen.delete(call)
      call()
    }
}

/** Ask what actions would change; nothing happens. */
export function ask(...actions: string[]): Promise<Previewed | null> {
  return wire?.query<Previewed>({ do: "preview", seat: game.seat, say: actions }) ?? Promise.resolve(null)
}

/** Ask what can be done with the own deeds, and how a debt could be paid. */
export function holdings(): Promise<Held | null> {
  return wire?.query<Held>({ do: "holdings", seat: game.seat }) ?? Promise.resolve(null)
}

/** Type a line in the words of the terminal. */
export function typed(line: string): Promise<Typed | null> {
  return wire?.query<Typed>({ do: "type", seat: game.seat, line, question: game.question }) ?? Promise.resolve(null)
}

/** Ask for the whole menu of a seat, also when it is not its turn. */
export const look = (seat = game.seat): void => wire?.tell({ do: "look", seat })

/** Whether the menu holds a line that begins with these words. */
export const may = (start: string): boolean =>
  !!game.mine?.menu?.some((c) => c.say === start || c.say.startsWith(`${start} `))

// Hearing ----------------------------------------------------------------------------------------------

/** Messages are taken in one after the other, also where a welcome has to fetch its edition first. */
let before: Promise<void> = Promise.resolve()

function hear(message: AnyMessage): void {
  const from = wire
  before = before.then(() => (from === wire ? take(message) : undefined))
}

async function take(message: AnyMessage): Promise<void> {
  switch (message.is) {
    case "welcome":
      present(message.room)
      await welcome(message)
      break
    case "step":
      if (message.room) present(message.room)
      step(message)
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
      game.replaced = true
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
function present(room: Room): void {
  game.online = room.places.filter((place) => place.online).map((place) => place.seat)
}

function seated(seat: number, token: string): void {
  const kept = keptRoom(game.code)
  if (!kept.tokens.includes(token)) kept.tokens = [...kept.tokens, token]
  wire!.kept = kept
  keepRoom(game.code, kept)
  game.seats = [...new Set([...game.seats, seat])].sort((a, b) => a - b)
  game.removed = ""
  if (game.seat < 0) game.seat = seat
}

/** A seat is ours no longer; its token opens nothing, and where it was the last one all are forgotten. */
function lost(seats: number[]): void {
  game.seats = game.seats.filter((seat) => !seats.includes(seat))
  if (seats.includes(game.seat)) game.seat = game.seats[0] ?? -1
  const kicked = seats.find((seat) => !leaving.delete(seat))
  if (kicked !== undefined) sentAway(kicked)
  if (game.seats.length === 0) forgetTokens()
}

/** Only the host takes others from the table. */
function sentAway(seat: number): void {
  const key = game.seats.length ? "web-removed-one" : "web-removed"
  game.removed = t(key, { host: game.name(game.room?.host ?? -1), who: game.name(seat) })
  notice(game.removed, true)
}

function forgetTokens(): void {
  wire!.kept = { ...wire!.kept, tokens: [] }
  keepRoom(game.code, { ...keptRoom(game.code), tokens: [] })
}

async function welcome(said: Welcome): Promise<void> {
  game.told = relayed(said)
  waiting.length = 0
  game.version = said.version
  game.protocol = said.protocol ?? 1
  game.skew = said.now - Date.now()
  const id = said.room.options.edition ?? "standard"
  if (game.edition?.id !== id) {
    const found = await fetchEdition(id, settings.language).catch(() => null)
    if (!found) return
    game.edition = words.edition = found
  }
  game.banner = ""
  inRoom(said.room)
  game.seats = said.seats
  if (said.seats.length === 0 && wire!.kept.tokens.length) {
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
  wishLuck(said.room)
  for (const call of welcomed) call()
}

/** What was told so far and what a welcome tells, each version once; older things only if nothing is missing in between. */
function relayed({ told = [], since = 0 }: Welcome): Told[] {
  const heard = waiting.filter(isTold).reduce(retelling, game.told)
  const last = waiting.at(-1)?.version ?? game.version
  return told.reduce(retelling, last < since ? [] : heard.filter((old) => old.version <= since))
}

const retelling = (all: Told[], said: Step): Told[] =>
  noted(all, { ...said, lines: [...(said.lines ?? []), ...takenBack(all, said)] })

function inRoom(room: Room): void {
  game.room = room
  game.spectators = room.spectators ?? 0
  if (room.rematch && game.seats.length) carryOver(room.rematch)
}

/** The same tokens open the seats of a rematch. */
function carryOver(code: string): void {
  const { tokens, client, edition, names } = keptRoom(game.code)
  if (keptRoom(code).tokens.length === 0) keepRoom(code, { tokens, client, edition, names, at: 0, luckless: true })
}

/** Our luck for the dice of a rematch, given once its promise is published. */
function wishLuck(room: Room): void {
  const kept = keptRoom(game.code)
  if (!kept.luckless || game.seats.length === 0) return
  keepRoom(game.code, { ...kept, luckless: false })
  if (room.phase === "open") for (const seat of game.seats) void send({ do: "wish", seat, luck: random() })
}

function step(said: Step): void {
  const last = waiting.at(-1)?.version ?? game.version
  if (said.version <= last) return
  if (said.version !== last + 1) {
    wire!.again()
    return
  }
  waiting.push(said)
  if (waiting.length === 1) void show()
}

/** Show what is waiting, one step after the other. */
async function show(): Promise<void> {
  while (waiting.length > 0) {
    const next = waiting[0]!
    next.lines = [...(next.lines ?? []), ...news(next, game.room, outs()), ...takenBack(game.told, next)]
    const { quick, done } = await performer(next, game.table, waiting.length)
    if (waiting[0] !== next) return // everything was shown anew meanwhile
    apply(next)
    await unfold(quick)
    done()
    if (waiting[0] !== next) return
    waiting.shift()
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
  const gone = given(said)
  if (gone.length) lost(gone)
  if (said.room) inRoom(said.room)
  if (said.table) game.advance(merged(game.table, said.table))
  if (said.table && "question" in said.table) game.going = 0
  keepMine(said.mine ?? [])
  tellShown()
  if (isTold(said)) game.told = noted(game.told.slice(-LOG), said)
  settle()
  if (said.room) remember()
}

/** The own seats that a step takes away. One that was just taken may not be on the screen yet. */
const given = ({ what, seat, room }: Step): number[] =>
  game.seats.filter((own) => game.places[own]?.taken && ((what === "stood" && seat === own) || (room && !room.places[own]?.taken)))

const isTold = (said: Step): boolean => said.what !== "hidden"

/** What holds with a step more: what it takes back has not happened. */
const noted = (all: Told[], said: Step): Told[] =>
  [...(said.undone ? all.filter((told) => !isBack(told, said)) : all), toldOf(said)]

const isBack = ({ version, what }: Told, { undone }: Step): boolean => !!undone && version >= undone && what === "said"

/** A sentence for what a step takes back, by how it began. */
function takenBack(all: Told[], said: Step): Line[] {
  if (!said.undone) return []
  const first = all.find((told) => isBack(told, said) && told.lines.length)?.lines[0]
  const text = first ? t("web-news-undone", { what: first.text }) : t("web-news-undone-all")
  return [{ text, seat: said.seat ?? -1, event: "people" }]
}

/** A step as the log keeps it. */
export function toldOf(said: Step): Told {
  return {
    version: said.version, at: said.at, what: said.what, seat: said.seat ?? -1,
    by: said.by ?? "", lines: said.lines ?? [], events: said.events ?? [], chat: said.chat ?? "", phrase: said.phrase ?? "",
  }
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

/** With one seat it is in front of the screen; with several, the hand-over screen decides. */
function settle(): void {
  if (game.seats.length === 1) game.seat = game.seats[0]!
}

function remember(): void {
  if (!game.room || game.seats.length === 0 || !wire) return
  const names = game.room.places.filter((p) => p.taken && !game.seats.includes(p.seat)).map((p) => p.name ?? "")
  const edition = game.room.options.edition ?? "standard"
  const kept = { ...keptRoom(game.code), client: wire.kept.client, edition, names, over: game.room.phase === "over" }
  keepRoom(game.code, kept)
}

/** Return our clock's time of a moment on the server's clock. */
export const here = (at: number): number => at - game.skew
