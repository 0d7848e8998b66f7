// What this page says to the server.
import type { Answer, Said } from "../net/websocket.ts"
import {
  MOST_TRIED,
  type DealWeighed,
  type Difference,
  type LookedBack,
  type Advised,
  type Held,
  type Previewed,
  type Reach,
  type ToldSeatCodes,
  type Typed,
} from "../protocol.ts"
import { connection, shown } from "./connection.ts"
import { game } from "./state.svelte.ts"

export type { Answer }

/** Own seats that are being given up; who loses another one was taken from the table. */
export const leaving = new Set<number>()

/** Send any command; resolves with the answer, and keeps trying while the connection is down. */
export function send(command: Said): Promise<Answer> {
  if (command.do === "stand") leaving.add(command.seat)
  if (!connection) return Promise.resolve({ ok: false, word: "not-started", text: "" })
  return connection.send(command)
}

/** Say actions in the words of a record for the seat in front of the screen: `say("buy")`, `say("build 6")`. */
export const say = (...actions: string[]): Promise<Answer> => sayFor(game.seat, ...actions)

/** Say actions for any seat of ours. */
export const sayFor = (seat: number, ...actions: string[]): Promise<Answer> =>
  answered({ do: "act", seat, say: actions, question: game.mines[seat]?.question || game.question })

/** Say many actions, as many at once as the server takes, and stop at the first refusal. */
export async function sayAll(actions: string[]): Promise<Answer> {
  for (let i = 0; i < actions.length; i += MOST_TRIED) {
    const answer = await say(...actions.slice(i, i + MOST_TRIED))
    if (!answer.ok) return answer
  }
  return { ok: true }
}

/** Type in what real dice or cards say: `chance("3-4")`, `chance("drawn a/dividend")`. */
export const chance = (said: string): Promise<Answer> =>
  answered({ do: "chance", seat: game.seat, say: said, question: game.question })

/** Send an answer to a question; resolves when what came of it is on the screen, so that nobody answers twice. */
export async function answered(command: Said): Promise<Answer> {
  const answer = await send(command)
  if (answer.ok) await shown(answer.version ?? 0)
  return answer
}

/** Ask something that changes nothing; resolves when the screen is where the answer is, never with a future. */
async function query<T extends object>(command: Said): Promise<T | null> {
  const answer = (await connection?.query<T>(command)) ?? null
  if (answer && "version" in answer) await shown(Number(answer.version))
  return answer
}

/** Ask what actions would change; nothing happens. */
export const ask = (...actions: string[]): Promise<Previewed | null> =>
  query<Previewed>({ do: "preview", seat: game.seat, say: actions })

/** Ask what can be done with the own deeds, and how a debt could be paid. */
export const holdings = (): Promise<Held | null> => query<Held>({ do: "holdings", seat: game.seat })

/** Ask where a throw may lead the token of a seat. */
export const ahead = (seat: number): Promise<Reach | null> => query<Reach>({ do: "ahead", seat })

/** Ask the coach what the seat in front of the screen could say. */
export const advise = (): Promise<Advised | null> => query<Advised>({ do: "advise", seat: game.seat })

/** Ask what a deal would do to everybody's chance to win: an offer, or the yes to one. */
export const weighDeal = (say: string): Promise<DealWeighed | null> =>
  query<DealWeighed>({ do: "weigh-deal", seat: game.seat, say })

/** Ask by which codes seats can go to another device, by their number; who has no seat asks for any. */
export const seatCodes = (): Promise<ToldSeatCodes | null> =>
  query<ToldSeatCodes>({ do: "seat-codes", seat: Math.max(0, game.seat) })

/** Take over a seat that somebody has on another device. */
export const takeOver = (code: string): Promise<Answer> => send({ do: "sit", name: "", code })

/** Type a line in the words of the terminal. */
export const typed = (line: string): Promise<Typed | null> =>
  query<Typed>({ do: "type", seat: game.seat, line, question: game.question })

/** Ask what was typed in during the last two rounds. */
export const lookBack = (): Promise<LookedBack | null> =>
  query<LookedBack>({ do: "typed-before", seat: game.seat })

/** Ask what would be different if a typed throw or card had been another one. */
export const tryCorrection = (version: number, place: number, said: string): Promise<Difference | null> =>
  query<Difference>({ do: "try-correction", seat: game.seat, version, place, say: said })

/** Let a moment pass, or take the time to use it. */
export const answerMoment = (seat: number, take: boolean): Promise<Answer> =>
  send({ do: "moment", seat, take })

/** Ask for the whole menu of a seat, also when it is not its turn. */
export const look = (seat = game.seat): void => connection?.tell({ do: "look", seat })

/** Whether the menu holds a line that begins with these words. */
export const may = (start: string): boolean =>
  !!game.mine?.menu?.some((c) => c.say === start || c.say.startsWith(`${start} `))
