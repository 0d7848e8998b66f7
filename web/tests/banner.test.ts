import { afterEach, expect, it, vi } from "vitest"
import { enter, leave } from "../src/game/room.ts"
import { game } from "../src/game/state.svelte.ts"

class FakeSocket {
  static OPEN = 1
  static last: FakeSocket
  readyState = 1
  onopen = () => {}
  onmessage: (event: { data: string }) => void = () => {}
  onclose: (event: { code: number }) => void = () => {}
  constructor() {
    FakeSocket.last = this
  }
  send(): void {}
  close(): void {}
}

afterEach(() => leave())

it("goes when the server is back that had said it would restart", async () => {
  vi.useFakeTimers()
  vi.stubGlobal("WebSocket", FakeSocket)
  enter("abc")
  FakeSocket.last.onopen()
  FakeSocket.last.onmessage({
    data: JSON.stringify({ is: "banner", word: "restart", text: "Gleich zurück" }),
  })
  await vi.advanceTimersByTimeAsync(1)
  expect(game.banner).toBe("Gleich zurück")
  FakeSocket.last.onclose({ code: 1006 })
  expect(game.banner).toBe("Gleich zurück")
  await vi.advanceTimersByTimeAsync(1000)
  FakeSocket.last.onopen()
  expect(game.banner).toBe("")
})
