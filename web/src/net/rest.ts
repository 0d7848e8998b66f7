// The REST side of the server: lobby, editions, records.
import type {
  Booklet,
  BotSummary,
  Edition,
  EditionSummary,
  Forgotten,
  HandedOver,
  HandoverCode,
  MyGames,
  OpenedRoom,
  Options,
  Phrases,
  PuzzleJudged,
  PositionCheck,
  PositionSource,
  PositionWish,
  RoomLink,
  RoomSummary,
} from "../protocol.ts"

/** A position by the rules of a room; what is not said is as usual. */
type PositionRequest = { options: Partial<Options>; position: PositionWish["position"] }

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

export const editions = (language: string) => once<EditionSummary[]>("/api/editions", language)
export const edition = (id: string, language: string) => once<Edition>(`/api/editions/${id}`, language)
export const bots = (language: string) => once<BotSummary[]>("/api/bots", language)
export const phrases = (language: string) => once<Phrases>("/api/phrases", language)
/** The booklet `of` a room or an edition: `rooms/abc`, `editions/standard`. */
export const booklet = (of: string, language: string) => once<Booklet>(`/api/${of}/book`, language)
/** The anchors of the paragraphs that answer a question, best first. */
export const askBook = (of: string, question: string, language: string) =>
  request<string[]>(`/api/${of}/book/ask?q=${encodeURIComponent(question)}`, language)
export const rooms = (language: string, free: boolean) =>
  request<RoomSummary[]>(`/api/rooms?free=${free}`, language)
export const linkOf = (code: string, language: string) =>
  request<RoomLink>(`/api/rooms/${code}/link`, language)
export const posted = <T>(path: string, body: object, language: string) =>
  request<T>(path, language, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify(body),
  })
export const myGames = (language: string) => request<MyGames>("/api/me/games", language)
/** Leave something for another device of the same person. */
export const handOver = (text: string, language: string) =>
  posted<HandoverCode>("/api/me/handover", { text }, language)
/** Fetch what another device left under a code. */
export const arrive = (code: string, language: string) =>
  posted<HandedOver>("/api/me/arrival", { code }, language)
export const forgetMe = (language: string) => request<Forgotten>("/api/me", language, { method: "DELETE" })
export const openRoom = (options: Partial<Options>, language: string) =>
  posted<OpenedRoom>("/api/rooms", options, language)
/** Answer a puzzle. */
export const judge = (id: string, choice: number, language: string) =>
  posted<PuzzleJudged>(`/api/puzzles/${id}/answer`, { choice }, language)
/** Lay out as much of a position as can be, and hear what cannot. */
export const checkPosition = (wish: PositionRequest, language: string) =>
  posted<PositionCheck>("/api/positions/check", wish, language)
/** Read the file of a position or of a record. */
export const readPosition = (text: string, language: string) =>
  posted<PositionSource>("/api/positions/read", { text }, language)
/** Where the last turn before a moment of a finished game began. */
export const positionOf = (code: string, version: number, language: string) =>
  request<PositionSource>(`/api/rooms/${code}/position?version=${version}`, language)
export const openPosition = (wish: PositionRequest, language: string) =>
  posted<OpenedRoom>("/api/positions/room", wish, language)
export const get = request
