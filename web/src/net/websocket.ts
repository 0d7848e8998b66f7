// One connection that comes back by itself: commands are sent again until they are answered.
import type { AnyCommand, AnyMessage } from "../protocol.ts"
import type { Answer, Said, Status } from "../game/state.svelte.ts"
import type { Kept } from "../app/storage.ts"

interface Ears {
  hear: (message: AnyMessage) => void
  status: (status: Status) => void
  language: () => string
}

const GONE = [4003, 4004] // closing codes after which coming back makes no sense
const LONGEST = 8000
const PING = 15_000

type Open = { command: object; settle: (message: AnyMessage | null) => void }

export class Line {
  code: string
  kept: Kept
  private ears: Ears
  private socket: WebSocket | null = null
  private open_ = new Map<string, Open>()
  private count = 0
  private tries = 0
  private closed = false
  private version: number | undefined
  private timer = 0
  private pinger = 0
  private heard = 0

  constructor(code: string, kept: Kept, ears: Ears) {
    this.code = code
    this.kept = kept
    this.ears = ears
    addEventListener("online", this.retry)
    document.addEventListener("visibilitychange", this.retry)
  }

  open(): void {
    const scheme = location.protocol === "https:" ? "wss" : "ws"
    const socket = new WebSocket(`${scheme}://${location.host}/api/rooms/${this.code}/socket`)
    this.socket = socket
    socket.onopen = () => this.greet(this.version)
    socket.onmessage = (event) => this.take(JSON.parse(event.data as string) as AnyMessage)
    socket.onclose = (event) => {
      if (this.socket === socket) this.lost(event.code)
    }
  }

  /** Say hello from the beginning on the same connection. */
  again(): void {
    this.version = undefined
    if (this.socket?.readyState === WebSocket.OPEN) this.greet(undefined)
  }

  close(): void {
    this.closed = true
    clearTimeout(this.timer)
    clearInterval(this.pinger)
    removeEventListener("online", this.retry)
    document.removeEventListener("visibilitychange", this.retry)
    this.socket?.close()
    for (const { settle } of this.open_.values()) settle(null)
    this.open_.clear()
  }

  /** Send a command until it is answered. */
  send(command: Said): Promise<Answer> {
    return new Promise((resolve) => {
      this.post(command, (message) => {
        if (message?.is === "refused") resolve({ ok: false, word: message.word, text: message.text })
        else if (message?.is === "seated") resolve({ ok: true, seat: message.seat })
        else if (message?.is === "typed") resolve({ ok: true, text: message.text })
        else if (message) resolve({ ok: true, version: message.is === "ack" ? message.version : 0 })
        else resolve({ ok: false, word: "offline", text: "" })
      })
    })
  }

  /** Ask something that changes nothing. */
  query<T>(command: Said): Promise<T | null> {
    return new Promise((resolve) => this.post(command, (message) => resolve(message as T | null)))
  }

  /** Send something that needs no answer. */
  tell(command: AnyCommand): void {
    if (this.socket?.readyState === WebSocket.OPEN) this.socket.send(JSON.stringify(command))
  }

  private post(command: Said, settle: Open["settle"]): void {
    const id = `${Date.now().toString(36)}-${++this.count}`
    const whole = { ...command, id }
    this.open_.set(id, { command: whole, settle })
    this.tell(whole as AnyCommand)
  }

  private greet(since: number | undefined): void {
    this.tries = 0
    this.heard = Date.now()
    const { tokens, client } = this.kept
    this.tell({ do: "hello", client, tokens, since, language: this.ears.language(), words: true })
    this.ears.status("open")
    for (const { command } of this.open_.values()) this.tell(command as AnyCommand)
    clearInterval(this.pinger)
    this.pinger = window.setInterval(() => this.ping(), PING)
  }

  private ping(): void {
    if (Date.now() - this.heard > 2.5 * PING) this.socket?.close()
    else this.tell({ do: "ping", n: 1 })
  }

  private take(message: AnyMessage): void {
    this.heard = Date.now()
    if (message.is === "welcome" || message.is === "step") this.version = message.version
    this.ears.hear(message)
    const id = "id" in message ? message.id : undefined
    const open = id ? this.open_.get(id) : undefined
    if (!open) return
    this.open_.delete(id!)
    open.settle(message)
  }

  private lost(code: number): void {
    clearInterval(this.pinger)
    if (this.closed) return
    this.socket = null
    if (GONE.includes(code)) {
      this.closed = true
      this.ears.status("gone")
      return
    }
    this.ears.status("lost")
    const wait = Math.min(LONGEST, 250 * 2 ** this.tries++) * (0.75 + Math.random() / 2)
    this.timer = window.setTimeout(() => this.open(), wait)
  }

  private retry = (): void => {
    if (this.closed || this.socket || document.visibilityState !== "visible") return
    clearTimeout(this.timer)
    this.open()
  }
}
