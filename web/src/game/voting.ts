// What the table decides together. Whoever speaks at a device speaks for everybody who sits at it.
import type { Ballot, CorrectionView, CountView, Vote } from "../protocol.ts"
import { answered, type Answer } from "./commands.ts"
import { game } from "./state.svelte.ts"

export type Topic = Ballot["topic"]
/** What is proposed, and about whom; `bot` is who would play for them. */
export interface Proposal {
  topic: Topic
  about?: number
  bot?: string
}

const NOBODY = -1

/**
 * The own seats that have a say; the one in front of the screen first, since an undo takes back what the
 * first one did.
 */
export function voices(): number[] {
  const has = (seat: number): boolean => !game.table?.seats[seat]?.out && !game.places[seat]?.away
  return [...game.seats].sort((a, b) => Number(b === game.seat) - Number(a === game.seat)).filter(has)
}

/** What was typed or counted wrong and is to be put right, if that is proposed. */
export const mending = (): CorrectionView | CountView | null | undefined =>
  game.room?.correction ?? game.room?.count

/** Whether nobody else is to be asked: all people at the table sit at this device. */
export const isAlone = (): boolean =>
  game.places.every(({ bot, taken, seat }) => !taken || !!bot || game.seats.includes(seat))

/** The proposal as it stands, if it does. */
export const standing = ({ topic, about = NOBODY, bot = "" }: Proposal): { yes?: number[] } | undefined =>
  topic === "correct"
    ? (mending() ?? undefined)
    : game.room?.votes?.find(
        (vote: Vote) => vote.topic === topic && (vote.about ?? NOBODY) === about && (vote.bot ?? "") === bot,
      )

/** Say yes or no to a proposal for all own seats, until it is decided. */
export async function vote(proposal: Proposal, yes = true): Promise<Answer> {
  let answer: Answer = { ok: true }
  for (const [i, seat] of speakers(proposal, yes).entries()) {
    if (i > 0 && !standing(proposal)) break
    answer = await answered({ do: "vote", seat, yes, ...proposal })
    if (!answer.ok) break
  }
  return answer
}

/**
 * Yes is said for those who have not said it yet; what one says no to needs no second voice, unless others
 * had agreed.
 */
function speakers(proposal: Proposal, yes: boolean): number[] {
  const agreed = standing(proposal)?.yes ?? []
  if (yes) return voices().filter((seat) => !agreed.includes(seat))
  const back = voices().filter((seat) => agreed.includes(seat))
  return back.length ? back : voices().slice(0, 1)
}
