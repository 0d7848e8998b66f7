// The room and the table this page is at, as the screen shows them.
import type { Status } from "../net/websocket.ts"
import {
  CHANCE,
  PROTOCOL,
  type DeedView,
  type Edition,
  type Mine,
  type RoomView,
  type SeatView,
} from "../protocol.ts"
import { initials } from "../text/initials.ts"
import type { Table, Told } from "./table.ts"

const VACANT: RoomView["places"] = []

class Game {
  code = $state("")
  status = $state<Status>("idle")
  /** Why the room cannot be shown at all: no-such-room, other-origin … */
  fault = $state.raw<{ word: string; text: string } | null>(null)
  banner = $state("")
  room = $state.raw<RoomView | null>(null)
  #table = $state.raw<Table | null>(null)
  edition = $state.raw<Edition | null>(null)
  /** My seats, and what each of them may know and say. */
  seats = $state.raw<number[]>([])
  mines = $state.raw<Record<number, Mine>>({})
  /** The seat in front of the screen; at one device it is handed on. */
  seat = $state(-1)
  /** At one device: who asked for it, to do something that others shall not see; -1: nobody. */
  handing = $state(-1)
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
  protocol = $state(PROTOCOL)
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
  /** The seat that keeps the bank. */
  keeper = $derived(Number(this.room?.options.switches?.banker_seat ?? 0))
  /** The seat that only keeps the bank, where that was agreed; -1: everybody plays. */
  banker = $derived(this.room?.options.switches?.banker_plays === false ? this.keeper : -1)
  /** Whether the seat in front of the screen does not play: it has left the game, or keeps the bank. */
  out = $derived(!!this.table?.seats[this.seat]?.out)
  watching = $derived(this.seats.length === 0)
  /** Dice or cards of a real table are awaited, which anybody who sits here may type in. */
  typing = $derived(!this.watching && this.room?.options.chance === "typed" && this.table?.asked === CHANCE)
  /** Somebody's throw of real dice can be typed in now. */
  throwing = $derived(!this.watching && (this.table?.throw_by ?? -1) >= 0)
  /** The board lies on the table; screens show purses. */
  real = $derived(this.room?.options.board === "real")
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

/** Return our clock's time of a moment on the server's clock. */
export const here = (at: number): number => at - game.skew
