// What people at the table do beside the game, in sentences: the server tells what it did to the room.
import type { Sentence, RoomPlace, RoomView, Step, Vote } from "../protocol.ts"
import { both, money, t } from "../text/words.svelte.ts"

type Told = (step: Step, before: RoomView, after: RoomView) => string
const nameOf = (room: RoomView, seat: number | undefined): string => room.places[seat ?? -1]?.name ?? ""
const key = (vote: Vote): string => `${vote.topic} ${vote.about ?? -1} ${vote.bot ?? ""}`
const find = (room: RoomView, vote: Vote): Vote | undefined =>
  room.votes?.find((other) => key(other) === key(vote))

const WHO: Record<string, Told> = {
  voted,
  mistyped: (step, _, after) => t("web-news-mistyped", { who: nameOf(after, step.seat) }),
  miscounted,
  stood: (step, before) => t("web-news-stood", { who: nameOf(before, step.seat) }),
  sat,
  back: (step, before, after) =>
    before.places[step.seat ?? -1]?.away ? t("web-news-back", { who: nameOf(after, step.seat) }) : "",
}

/** A seat changed hands: somebody else has it now, or the same person on another device. */
function sat(step: Step, before: RoomView, after: RoomView): string {
  const [who, was] = [nameOf(after, step.seat), nameOf(before, step.seat)]
  return who === was ? t("web-news-moved", { who }) : t("web-news-sat", { who, before: was })
}

/**
 * Return what a step of a running game says about people: what somebody did, and what came of it; who is
 * `out` plays no more.
 */
export function roomNews(step: Step, before: RoomView | null, out: number[]): Sentence[] {
  const after = step.room
  if (!before || !after || before.phase === "open") return []
  const said = [WHO[step.what]?.(step, before, after) ?? "", ...came(before, after, out)]
  return said.filter(Boolean).map((text) => ({ text, seat: step.seat ?? -1, event: "people" }))
}

/** Money was counted; what was typed wrong is shown beside the board. */
function miscounted(_step: Step, _before: RoomView, after: RoomView): string {
  if (!after.count) return ""
  const { seat, whom, cash, was } = after.count
  const [who, whose] = [nameOf(after, seat), nameOf(after, whom)]
  return t("web-mend-counted", { who, whom: whose, cash: money(cash), was: money(was) })
}

/** A voice about what was typed or counted wrong. */
function mended(step: Step, before: RoomView, after: RoomView): string {
  const [was, now] = [before.correction ?? before.count, after.correction ?? after.count]
  const who = nameOf(after, step.seat)
  if (now) return step.seat !== undefined && now.yes?.includes(step.seat) ? t("web-news-for-it", { who }) : ""
  return t(was?.seat === step.seat ? "web-news-withdraws" : "web-news-declines", { who })
}

/** A voice: for something new, for what was proposed, or against it. What is agreed speaks for itself. */
function voted(step: Step, before: RoomView, after: RoomView): string {
  if (before.correction ?? before.count) return mended(step, before, after)
  const who = nameOf(after, step.seat)
  const fresh = after.votes?.find((vote) => !find(before, vote))
  if (fresh) return t(`web-news-${fresh.topic}`, { who, about: nameOf(after, fresh.about) })
  const joined = after.votes?.find((vote) => vote.yes.length > find(before, vote)!.yes.length)
  if (joined) return t("web-news-agrees", { who, open: both(joined.open.map((seat) => nameOf(after, seat))) })
  const gone = before.votes?.find((vote) => !find(after, vote))
  if (!gone || step.undone || came(before, after, []).length) return ""
  return t(gone.yes.includes(step.seat ?? -1) ? "web-news-withdraws" : "web-news-declines", { who })
}

/** What is different at the table now. */
function came(before: RoomView, after: RoomView, out: number[]): string[] {
  const decided = after.places.filter(
    ({ seat, away }) => away && away !== before.places[seat]?.away && !out.includes(seat),
  )
  const host = after.host !== before.host ? nameOf(after, after.host) : ""
  return [phase(before, after), ...decided.map(fate), host && t("web-news-host", { who: host })].filter(
    Boolean,
  )
}

function phase(before: RoomView, after: RoomView): string {
  if (before.phase === "playing" && after.phase === "paused") return t("web-news-paused")
  return before.phase === "paused" && after.phase === "playing" ? t("web-news-goes-on") : ""
}

const fate = ({ away, name = "" }: RoomPlace): string =>
  t(`web-news-away-${away === "wait" || away === "defaults" ? away : "bot"}`, { who: name })
