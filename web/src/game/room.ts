// Going to a room and leaving it.
import { settings } from "../app/settings.svelte.ts"
import { keptRoom, random } from "../app/storage.ts"
import { checkVersion } from "../net/version.ts"
import { Connection, type Status } from "../net/websocket.ts"
import { words } from "../text/words.svelte.ts"
import { connection, connectWith, tellShown } from "./connection.ts"
import { dropWaiting, receive } from "./messages.ts"
import { game } from "./state.svelte.ts"

/** Go to a room; the seats this browser has there come along, unless it is only watched. */
export function enter(code: string, watching = false): void {
  leave()
  game.code = code
  game.status = "connecting"
  const handlers = { onMessage: receive, onStatus: statusChanged, language: () => settings.language }
  connectWith(new Connection(code, watching ? { client: random(), tokens: [] } : keptRoom(code), handlers))
}

/** A connection that is back may lead to a server that was renewed meanwhile, as its last words had said. */
function statusChanged(status: Status): void {
  if (["lost", "moving"].includes(game.status) && status === "open") {
    game.banner = ""
    void checkVersion()
  }
  game.status = status
}

/** Leave the room. */
export function leave(): void {
  connectWith(null)
  dropWaiting()
  tellShown()
  Object.assign(game, {
    code: "",
    status: "idle",
    fault: null,
    banner: "",
    room: null,
    table: null,
    edition: null,
    seats: [],
    mines: {},
    seat: -1,
    told: [],
    until: {},
    online: [],
    spectators: 0,
    going: 0,
    replaced: false,
    removed: "",
    version: -1,
  })
  words.edition = null
}

/** Say hello again, in another language: what was told is told anew. */
export function again(): void {
  game.told = []
  connection?.again()
}
