// Every throw of a finished game derived in this browser, by docs/protocol.md; the server only says what was possible.
import type { Kept } from "../../app/storage.ts"
import { settings } from "../../app/settings.svelte.ts"
import { get } from "../../net/rest.ts"
import { block, fairNumber, sha256, sha256OfHex } from "../../net/sealed.ts"
import type { DerivedThrow, DiceSteps } from "../../protocol.ts"

const OPEN = "hmac-sha256-1"
const TWO_DICE = 36

export const throwsOf = (code: string): Promise<DiceSteps> =>
  get(`/api/rooms/${code}/throws`, settings.language)

/** What everybody's luck comes to: part of what each throw is derived from. */
export const aboutOf = (told: DiceSteps): string => sha256(told.scheme, told.game, ...told.luck)

/** What a page can have noted before luck was told. */
export const sealOfSteps = (told: DiceSteps): string =>
  told.scheme === OPEN ? "" : sha256(told.scheme, told.game, told.commit, ...(told.pledges ?? []))

/** How one throw came about. */
export interface Derivation {
  thrown: DerivedThrow
  /** What was said to the seed, and its answer. */
  text: string
  digits: string
  number: number
  /** What is left of the number after the possible ones: the place of the throw among them. */
  rest: number
  right: boolean
}

export function derive(seed: string, about: string, thrown: DerivedThrow): Derivation {
  for (let at = 0; ; at++) {
    const text = `${about}/${thrown.stream}/${thrown.number}/${at}`
    const digits = block(seed, text)
    const number = fairNumber(digits, thrown.of)
    if (number === undefined) continue
    const rest = number % thrown.of
    return { thrown, text, digits, number, rest, right: fits(thrown, rest) }
  }
}

/** Whether a throw stands at its place; of two dice this browser knows the places itself. */
function fits({ stream, of, first, weight, said }: DerivedThrow, rest: number): boolean {
  const dice = `${Math.floor(rest / 6) + 1}-${(rest % 6) + 1}`
  const named = stream === "dice" && of === TWO_DICE && weight === 1
  return first <= rest && rest < first + weight && (!named || said === dice)
}

/** What this browser finds out about a finished game. */
export interface Findings {
  throws: Derivation[]
  about: string
  seal: string
  /** Whether the seed is the one that was promised, and each player's luck. */
  seedRight: boolean
  luckRight: boolean[]
  /** Whether this browser noted the same before the game; nothing if it noted nothing. */
  commitNoted?: boolean
  sealNoted?: boolean
  /** The seats whose luck was made here. */
  own: number[]
  right: boolean
}

export function found(told: DiceSteps, kept: Kept): Findings {
  const about = aboutOf(told)
  const seal = sealOfSteps(told)
  const throws = told.throws.map((thrown) => derive(told.seed, about, thrown))
  const seedRight = sha256OfHex(told.seed) === told.commit
  const pledges = told.pledges ?? []
  const luckRight = pledges.map((pledge, i) => !pledge || sha256(told.luck[i] ?? "") === pledge)
  const commitNoted = kept.commit ? kept.commit === told.commit : undefined
  const sealNoted = kept.seal ? kept.seal === seal : undefined
  const parts = [seedRight, ...luckRight, commitNoted ?? true, sealNoted ?? true]
  const own = pledges.flatMap((pledge, seat) => (pledge && kept.luck?.[pledge] ? [seat] : []))
  const right = parts.every(Boolean) && throws.every((one) => one.right)
  return { throws, about, seal, seedRight, luckRight, commitNoted, sealNoted, own, right }
}
