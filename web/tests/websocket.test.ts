import { afterEach, beforeEach, describe, expect, it, vi } from "vitest"
import { Connection, type Status } from "../src/net/websocket.ts"
import type { AnyMessage } from "../src/protocol.ts"

/** A socket that writes down what is sent; the test opens, answers and closes it. */
class FakeSocket {
  static OPEN = 1
  static all: FakeSocket[] = []
  static get last(): FakeSocket {
    return FakeSocket.all.at(-1)!
  }
  readyState = 0
  sent: Record<string, unknown>[] = []
  url: string
  onopen = () => {}
  onmessage: (event: { data: string }) => void = () => {}
  onclose: (event: { code: number }) => void = () => {}

  constructor(url: string) {
    this.url = url
    FakeSocket.all.push(this)
  }
  send(text: string): void {
    this.sent.push(JSON.parse(text))
  }
  opens(): void {
    this.readyState = FakeSocket.OPEN
    this.onopen()
  }
  says(message: object): void {
    this.onmessage({ data: JSON.stringify(message) })
  }
  close(code = 1006): void {
    this.readyState = 3
    this.onclose({ code })
  }
}

let connection: Connection
let heard: AnyMessage[]
let statuses: Status[]

beforeEach(() => {
  vi.useFakeTimers()
  vi.stubGlobal("WebSocket", FakeSocket)
  vi.spyOn(Math, "random").mockReturnValue(0.5) // no jitter
  FakeSocket.all = []
  heard = []
  statuses = []
  connection = new Connection(
    "abc",
    { client: "me", tokens: ["t1"] },
    {
      onMessage: (message) => heard.push(message),
      onStatus: (status) => statuses.push(status),
      language: () => "de",
    },
  )
  connection.open()
})

afterEach(() => {
  connection.close()
  vi.useRealTimers()
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

describe("a connection", () => {
  it("says hello with the tokens of this browser", () => {
    expect(FakeSocket.last.url).toBe("ws://bankhalter.test/api/rooms/abc/socket")
    FakeSocket.last.opens()
    expect(FakeSocket.last.sent).toEqual([
      { do: "hello", client: "me", tokens: ["t1"], language: "de", words: true, shows: true },
    ])
    expect(statuses).toEqual(["open"])
  })

  it("hands on every message, and answers to whoever asked", async () => {
    FakeSocket.last.opens()
    const [first, second] = [connection.send({ do: "start" }), connection.send({ do: "start" })]
    const [one, two] = FakeSocket.last.sent.slice(1).map((command) => command.id)
    expect(one).not.toBe(two)
    FakeSocket.last.says({ is: "refused", id: two, word: "not-host", text: "Nur der Gastgeber" })
    FakeSocket.last.says({ is: "ack", id: one, version: 7 })
    expect(await first).toEqual({ ok: true, version: 7 })
    expect(await second).toEqual({ ok: false, word: "not-host", text: "Nur der Gastgeber" })
    expect(heard.map((message) => message.is)).toEqual(["refused", "ack"])
  })
})

describe("a command nobody knows about yet", () => {
  it("is asked again with the same id after a while, until it is answered", async () => {
    FakeSocket.last.opens()
    const answer = connection.send({ do: "start" })
    const command = FakeSocket.last.sent.at(-1)
    FakeSocket.last.says({ is: "unsettled", id: command!.id, text: "…", wait: 2 })
    vi.advanceTimersByTime(1999)
    expect(FakeSocket.last.sent).toHaveLength(2)
    vi.advanceTimersByTime(1)
    expect(FakeSocket.last.sent).toHaveLength(3)
    expect(FakeSocket.last.sent.at(-1)).toEqual(command)
    FakeSocket.last.says({ is: "ack", id: command!.id, version: 4 })
    expect(await answer).toEqual({ ok: true, version: 4 })
  })
})

describe("a connection that is lost", () => {
  it("comes back, says where it stopped and sends again what was not answered", async () => {
    FakeSocket.last.opens()
    FakeSocket.last.says({ is: "step", version: 12 })
    const answer = connection.send({ do: "start" })
    const command = FakeSocket.last.sent.at(-1)
    FakeSocket.last.close()
    expect(statuses).toEqual(["open", "lost"])
    vi.advanceTimersByTime(250)
    expect(FakeSocket.all).toHaveLength(2)
    FakeSocket.last.opens()
    expect(FakeSocket.last.sent[0]).toMatchObject({ do: "hello", since: 12 })
    expect(FakeSocket.last.sent[1]).toEqual(command)
    FakeSocket.last.says({ is: "ack", id: command!.id, version: 13 })
    expect(await answer).toEqual({ ok: true, version: 13 })
  })

  it("sends what was said meanwhile when it is back", () => {
    FakeSocket.last.opens()
    FakeSocket.last.close()
    void connection.send({ do: "start" })
    vi.advanceTimersByTime(250)
    FakeSocket.last.opens()
    expect(FakeSocket.last.sent.map((command) => command.do)).toEqual(["hello", "start"])
  })

  it("waits twice as long each time, at most eight seconds, and anew after a success", () => {
    const waits: number[] = []
    for (let i = 0; i < 7; i++) {
      const before = Date.now()
      FakeSocket.last.close()
      vi.advanceTimersToNextTimer()
      waits.push(Date.now() - before)
    }
    expect(waits).toEqual([250, 500, 1000, 2000, 4000, 8000, 8000])
    FakeSocket.last.opens()
    FakeSocket.last.close()
    const count = FakeSocket.all.length
    vi.advanceTimersByTime(250)
    expect(FakeSocket.all).toHaveLength(count + 1)
  })

  it("tries at once when the network is back", () => {
    FakeSocket.last.close()
    dispatchEvent(new Event("online"))
    expect(FakeSocket.all).toHaveLength(2)
    vi.advanceTimersByTime(60_000)
    expect(FakeSocket.all).toHaveLength(2)
  })

  it.each([4003, 4004])("does not come back after code %i", (code) => {
    FakeSocket.last.close(code)
    expect(statuses).toEqual(["gone"])
    vi.advanceTimersByTime(60_000)
    expect(FakeSocket.all).toHaveLength(1)
  })

  it("is noticed where nothing is heard for too long", () => {
    FakeSocket.last.opens()
    vi.advanceTimersByTime(30_000)
    expect(FakeSocket.last.sent.filter((command) => command.do === "ping")).toHaveLength(2)
    vi.advanceTimersByTime(15_000)
    expect(statuses).toEqual(["open", "lost"])
  })
})

describe("a connection that is closed by us", () => {
  it("gives up what waits for an answer and stays closed", async () => {
    FakeSocket.last.opens()
    const answer = connection.send({ do: "start" })
    const asked = connection.query({ do: "holdings", seat: 0 })
    connection.close()
    expect(await answer).toEqual({ ok: false, word: "offline", text: "" })
    expect(await asked).toBeNull()
    dispatchEvent(new Event("online"))
    vi.advanceTimersByTime(60_000)
    expect(FakeSocket.all).toHaveLength(1)
  })

  it("is handed on by a server that goes down, and nobody need notice", () => {
    FakeSocket.last.opens()
    FakeSocket.last.close(1012)
    expect(statuses).toEqual(["open", "moving"])
    vi.advanceTimersByTime(250)
    FakeSocket.last.opens()
    vi.advanceTimersByTime(5000)
    expect(statuses).toEqual(["open", "moving", "open"])
  })

  it("says so if nobody takes it over", () => {
    FakeSocket.last.opens()
    FakeSocket.last.close(1012)
    vi.advanceTimersByTime(1500)
    expect(statuses).toEqual(["open", "moving", "lost"])
  })
})
