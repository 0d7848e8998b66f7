// The connection of this page to its room, and who waits until a version is on the screen.
import type { Connection } from "../net/websocket.ts"
import { game } from "./state.svelte.ts"

/** There is one connection at a time, or none. */
export let connection: Connection | null = null

/** Use another connection from now on, or none. */
export function connectWith(other: Connection | null): void {
  connection?.close()
  connection = other
  other?.open()
}

/** Who waits for which version: what moves before it may take a while. */
const unseen = new Map<() => void, number>()

/** Wait until a version is on the screen. */
export function shown(version: number): Promise<void> {
  if (version <= game.version) return Promise.resolve()
  return new Promise((resolve) => unseen.set(resolve, version))
}

/** Let go on whoever waits for what is on the screen now; everybody, where there is no connection. */
export function tellShown(): void {
  for (const [call, version] of unseen)
    if (version <= game.version || !connection) {
      unseen.delete(call)
      call()
    }
}
