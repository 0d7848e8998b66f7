// One connection that comes back by itself: commands are sent again until they are answered.
import type { AnyCommand, AnyMessage } from "../protocol.ts"

export type Status = "idle" | "connecting" | "open" | "moving" | "lost" | "gone"
export type Answer =
  | { ok: true; seat?: number; text?: string; version?: number }
  | { ok: false; word: string; text: string; rule?: string }
type Loose<T> = T extends unknown ? Omit<T, "id"> : never
/** A command as components say it: the id is added on the way out. */
export type Said = Loose<AnyCommand>

/** Who connects: the name of this browser, and the tokens of its seats. */
export interface Identity {
  client: string
  tokens: string[]
}

interface Handlers {
  onMessage: (message: AnyMessage) => void
  onStatus: (status: Status) => void
  language: () => string
}

const GONE = [4003, 4004] // closing codes after which coming back makes no sense
const MOVED = 1012 // the server goes down; often another one is there already
const BEARABLE = 1500 // milliseconds without a server that nobody need be told of
const LONGEST = 8000
const PING = 15_000

type Unanswered = { command: object; settle: (message: AnyMessage | null) => void }

/** A websocket to one room. */
export class Connection {
  code: string
  identity: Identity
  #handlers: Handlers
  #socket: WebSocket | null = null
  /** Commands that are not answered yet, by their ids. */
  #unanswered = new Map<string, Unanswered>()
  #count = 0
  #tries = 0
  #closed = false
  #version: number | undefined
  #timer = 0
  #pinger = 0
  #patience = 0
  #heard = 0

  constructor(code: string, identity: Identity, handlers: Handlers) {
    this.code = code
    this.identity = identity
    this.#handlers = handlers
    addEventListener("online", this.#retry)
    document.addEventListener("visibilitychange", this.#retry)
  }

  open(): void {
    const scheme = location.protocol === "https:" ? "wss" : "ws"
    const socket = new WebSocket(`${scheme}://${location.host}/api/rooms/${this.code}/socket`)
    this.#socket = socket
    socket.onopen = () => this.#greet(this.#version)
    socket.onmessage = (event) => this.#take(JSON.parse(event.data as string) as AnyMessage)
    socket.onclose = (event) => {
      if (this.#socket === socket) this.#lost(event.code)
    }
  }

  /** Say hello from the beginning on the same connection. */
  again(): void {
    this.#version = undefined
    if (this.#socket?.readyState === WebSocket.OPEN) this.#greet(undefined)
  }

  close(): void {
    this.#closed = true
    clearTimeout(this.#timer)
    clearInterval(this.#pinger)
    clearTimeout(this.#patience)
    removeEventListener("online", this.#retry)
    document.removeEventListener("visibilitychange", this.#retry)
    this.#socket?.close()
    for (const { settle } of this.#unanswered.values()) settle(null)
    this.#unanswered.clear()
  }

  /** Send a command until it is answered. */
  send(command: Said): Promise<Answer> {
    return new Promise((resolve) => {
      this.#post(command, (message) => {
        if (message?.is === "refused")
          resolve({ ok: false, word: message.word, text: message.text, rule: message.rule })
        else if (message?.is === "seated") resolve({ ok: true, seat: message.seat })
        else if (message?.is === "typed") resolve({ ok: true, text: message.text })
        else if (message) resolve({ ok: true, version: message.is === "ack" ? message.version : 0 })
        else resolve({ ok: false, word: "offline", text: "" })
      })
    })
  }

  /** Ask something that changes nothing. */
  query<T>(command: Said): Promise<T | null> {
    return new Promise((resolve) => this.#post(command, (message) => resolve(message as T | null)))
  }

  /** Send something that needs no answer. */
  tell(command: AnyCommand): void {
    if (this.#socket?.readyState === WebSocket.OPEN) this.#socket.send(JSON.stringify(command))
  }

  #post(command: Said, settle: Unanswered["settle"]): void {
    const id = `${Date.now().toString(36)}-${++this.#count}`
    const whole = { ...command, id }
    this.#unanswered.set(id, { command: whole, settle })
    this.tell(whole as AnyCommand)
  }

  #repeat(id: string): void {
    const asked = this.#unanswered.get(id)
    if (asked) this.tell(asked.command as AnyCommand)
  }

  #greet(since: number | undefined): void {
    this.#tries = 0
    clearTimeout(this.#patience)
    this.#heard = Date.now()
    const { tokens, client } = this.identity
    const language = this.#handlers.language()
    this.tell({ do: "hello", client, tokens, since, language, words: true, shows: true })
    this.#handlers.onStatus("open")
    for (const { command } of this.#unanswered.values()) this.tell(command as AnyCommand)
    clearInterval(this.#pinger)
    this.#pinger = window.setInterval(() => this.#ping(), PING)
  }

  #ping(): void {
    if (Date.now() - this.#heard > 2.5 * PING) this.#socket?.close()
    else this.tell({ do: "ping", n: 1 })
  }

  #take(message: AnyMessage): void {
    this.#heard = Date.now()
    if (message.is === "welcome" || message.is === "step") this.#version = message.version
    this.#handlers.onMessage(message)
    const id = "id" in message ? message.id : undefined
    const asked = id ? this.#unanswered.get(id) : undefined
    if (!asked) return
    if (message.is === "unsettled") {
      // Only the same id finds out whether it was carried out.
      window.setTimeout(() => this.#repeat(message.id), (message.wait ?? 1) * 1000)
      return
    }
    this.#unanswered.delete(id!)
    asked.settle(message)
  }

  #lost(code: number): void {
    clearInterval(this.#pinger)
    if (this.#closed) return
    this.#socket = null
    if (GONE.includes(code)) {
      this.#closed = true
      this.#handlers.onStatus("gone")
      return
    }
    if (code === MOVED && this.#tries === 0) this.#move()
    else this.#handlers.onStatus("lost")
    const wait = Math.min(LONGEST, 250 * 2 ** this.#tries++) * (0.75 + Math.random() / 2)
    this.#timer = window.setTimeout(() => this.open(), wait)
  }

  #move(): void {
    this.#handlers.onStatus("moving")
    this.#patience = window.setTimeout(() => this.#handlers.onStatus("lost"), BEARABLE)
  }

  #retry = (): void => {
    if (this.#closed || this.#socket || document.visibilityState !== "visible") return
    clearTimeout(this.#timer)
    this.open()
  }
}
