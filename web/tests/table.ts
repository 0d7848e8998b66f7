// A table of three for tests: Ada (0), Bo (1), Cy (2); what a test does not name is as at the beginning.
import { game } from "../src/game/state.svelte.ts"
import type { Table, Told } from "../src/game/table.ts"
import type { DeedView, Edition, Mine, RoomView, SeatView, Step, Vote } from "../src/protocol.ts"
import { speak, words } from "../src/text/words.svelte.ts"

const NAMES = ["Ada", "Bo", "Cy"]
const SPACES = [
  ["go", "Los", ""],
  ["street", "Rote Gasse", "red"],
  ["street", "Rote Allee", "red"],
  ["street", "Roter Platz", "red"],
]

export const edition = (): Edition =>
  ({
    id: "standard",
    language: "de",
    terms: { jail: { de: { one: "Gefängnis", gender: "n" }, en: { one: "jail" } } },
    money: { thousands: ".", grain: 1, start: 1500, pattern: { de: "{} M", en: "{} M" } },
    amounts: { fine: 50 },
    rules: {},
    groups: { red: { letter: "A", name: { de: "Rot", en: "Red" } } },
    spaces: SPACES.map(([kind, name, group], at) => ({ at, kind, group, name: { de: name, en: name } })),
  }) as unknown as Edition

export const room = (changed: Partial<RoomView> = {}): RoomView => ({
  code: "abc",
  phase: "playing",
  options: {},
  host: 0,
  places: NAMES.map((name, seat) => ({ seat, name, taken: true })),
  ...changed,
})

export const seat = (at: number, changed: Partial<SeatView> = {}): SeatView =>
  ({
    seat: at,
    name: NAMES[at],
    cash: 1500,
    at: 0,
    out: false,
    jail_turn: 0,
    deeds: [],
    ...changed,
  }) as SeatView

export const deed = (space: number, owner: number | null = null): DeedView => ({
  space,
  owner,
  level: 0,
  hotel: false,
  mortgaged: false,
  rent: null,
  factor: null,
  line: null,
})

export const table = (changed: Partial<Table> = {}): Table => ({
  question: 1,
  awaited: "turn",
  asked: 0,
  detail: {},
  turn: 0,
  turns: 1,
  seats: [0, 1, 2].map((at) => seat(at)),
  deeds: [1, 2, 3].map((space) => deed(space)),
  claims: [],
  piles: [],
  houses: 32,
  hotels: 12,
  pot: 0,
  dice: [0, 0, 0],
  over: false,
  winners: [],
  clocks: [],
  deadline: 0,
  moments: [],
  throw_by: -1,
  throw_dice: 0,
  build_open: true,
  hotel_level: 5,
  jail_turns: 3,
  left: 0,
  ...changed,
})

export const mine = (at: number, menu: string[], changed: Partial<Mine> = {}): Mine => ({
  seat: at,
  question: 1,
  menu: menu.map((say) => ({ say })),
  ...changed,
})

export const told = (version: number, changed: Partial<Told> = {}): Told => ({
  version,
  at: 0,
  what: "said",
  seat: -1,
  by: "",
  lines: [],
  events: [],
  completed: [],
  chat: "",
  phrase: "",
  ...changed,
})

export const step = (version: number, changed: Partial<Step> = {}): Step =>
  ({ is: "step", version, at: 0, what: "said", ...changed }) as Step

export const vote = (topic: string, yes: number[], open: number[], about = -1): Vote => ({
  topic,
  yes,
  open,
  about,
})

/** Sit down: these seats are ours, the first is in front of the screen. German is spoken. */
export async function sitDown(...seats: number[]): Promise<void> {
  await speak("de")
  words.edition = game.edition = edition()
  Object.assign(game, { code: "abc", room: room(), table: table(), seats, seat: seats[0] ?? -1 })
  Object.assign(game, { mines: {}, told: [], version: 0 })
}
