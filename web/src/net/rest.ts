// The REST side of the server: lobby, editions, records.
import type { Edition, Options } from "../protocol.ts"

export interface EditionLine {
  id: string
  name: Record<string, string>
  blurb: Record<string, string>
  players: [number, number]
  variants: string[]
  speed: boolean
  switches: Record<string, unknown>
  choices: Record<string, unknown>
}

/** A computer player; `rung` counts up the ladder from 1, 0 for those beside it. */
export interface BotLine {
  bot: string
  name: Record<string, string>
  about: Record<string, string>
  rung: number
}

export interface Summary {
  code: string
  phase: string
  edition: string
  variant: string
  seats: number
  taken: number
  people: number
  locked: boolean
  title: string
  at: number
}

/** What the server refused or could not do: a word for us, a sentence for people. */
export class Fault extends Error {
  word: string
  constructor(word: string, text: string) {
    super(text)
    this.word = word
  }
}

async function request<T>(path: string, language: string, init: RequestInit = {}): Promise<T> {
  let answer: Response
  try {
    answer = await fetch(path, { ...init, headers: { "accept-language": language, ...init.headers } })
  } catch {
    throw new Fault("offline", "")
  }
  const kind = answer.headers.get("content-type") ?? ""
  const body = kind.includes("json") ? await answer.json() : await answer.text()
  if (!answer.ok) throw new Fault(body?.word ?? "trouble", body?.text ?? "")
  return body as T
}

const held = new Map<string, Promise<unknown>>()

/** Ask once, remember the answer; a failure is not remembered. */
function once<T>(path: string, language: string): Promise<T> {
  const key = `${language} ${path}`
  if (!held.has(key)) {
    const asked = request<T>(path, language)
    asked.catch(() => held.delete(key))
    held.set(key, asked)
  }
  return held.get(key) as Promise<T>
}

export const editions = (language: string) => once<EditionLine[]>("/api/editions", language)
export const edition = (id: string, language: string) => once<Edition>(`/api/editions/${id}`, language)
export const bots = (language: string) => once<BotLine[]>("/api/bots", language)
export const phrases = (language: string) =>
  once<Record<string, Record<string, string>>>("/api/phrases", language)
export const rooms = (language: string, free: boolean) =>
  request<Summary[]>(`/api/rooms?free=${free}`, language)
export const linkOf = (code: string, language: string) =>
  request<{ link: string }>(`/api/rooms/${code}/link`, language)
export const openRoom = (options: Partial<Options>, language: string) =>
  request<{ code: string; link: string; commit: string }>("/api/rooms", language, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify(options),
  })
export const get = request
