// What was said at the table, and how much of it nobody at this screen has read yet.
import { keepRoom, keptRoom } from "../app/storage.ts"
import { has, t } from "../text/words.svelte.ts"
import { game } from "./state.svelte.ts"
import type { Told } from "./table.ts"

class Chat {
  /** Up to which version everything is read, in which room: kept, so that a reload makes nothing new again. */
  #read = $state({ code: "", version: -1 })
  said = $derived(game.told.filter((told) => told.chat || told.phrase))
  #since = $derived(this.#read.code === game.code ? this.#read.version : (keptRoom(game.code).read ?? -1))
  unread = $derived(
    this.said.filter((told) => told.version > this.#since && !game.seats.includes(told.seat)).length,
  )

  /** All that is said so far is on the screen. */
  see(): void {
    const version = this.said.at(-1)?.version ?? -1
    this.#read = { code: game.code, version }
    if (game.seats.length) keepRoom(game.code, { ...keptRoom(game.code), read: version })
  }
}

export const chat = new Chat()

/** What somebody said in an entry of the log, in their own words or as a phrase of ours; nothing if nobody did. */
export function chatText({ chat, phrase }: Told): string {
  const key = `server-phrase-${phrase}`
  return chat || (has(key) ? t(key) : phrase)
}
