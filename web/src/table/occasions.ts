// What a table stops for a moment: a whole group, a hotel, a bankruptcy, a victory. The server's events tell it.
import type { Tone } from "../board/sound.ts"
import { groupSpaces } from "../board/squares.ts"
import { groupName } from "../game/lookup.ts"
import { game } from "../game/state.svelte.ts"
import type { Table, Told } from "../game/table.ts"
import type { Edition } from "../protocol.ts"
import { t } from "../text/words.svelte.ts"

export type Kind = "group" | "hotel" | "bankrupt" | "victory"

/** `space` gives it a colour; -1: none. `told`: the log says it too, and with it whoever reads aloud. */
export interface Occasion {
  kind: Kind
  seat: number
  space: number
  text: string
  told: boolean
}

/** Tones of our own: a chord that closes, three knocks and a bell, a fall, a fanfare. */
export const TONES: Record<Kind, Tone[]> = {
  group: [
    [392, 0.5, 0, 0.08],
    [494, 0.5, 0.09, 0.08],
    [587, 0.5, 0.18, 0.08],
    [784, 0.7, 0.27, 0.09],
  ],
  hotel: [
    [150, 0.06, 0, 0.2],
    [150, 0.06, 0.14, 0.2],
    [150, 0.06, 0.28, 0.2],
    [1047, 0.8, 0.46, 0.08],
    [1568, 0.6, 0.46, 0.04],
  ],
  bankrupt: [
    [311, 0.3, 0, 0.11],
    [277, 0.3, 0.22, 0.11],
    [233, 0.3, 0.44, 0.11],
    [156, 0.9, 0.66, 0.13],
  ],
  victory: [
    [523, 0.16, 0, 0.11],
    [523, 0.12, 0.17, 0.11],
    [523, 0.12, 0.3, 0.11],
    [659, 0.5, 0.43, 0.1],
    [784, 0.9, 0.62, 0.1],
    [1047, 1.1, 0.82, 0.11],
  ],
}

/** What of a step is worth a moment, the end last; `table` is the table after it. */
export const occasionsOf = (told: Told, table: Table, edition: Edition): Occasion[] => [
  ...hotels(told, table),
  ...bankruptcies(told),
  ...groups(told, edition),
  ...victory(told),
]

/** The server's sentences for events of a kind, one for each of them and in their order. */
const sentences = ({ lines }: Told, event: string): string[] =>
  lines.filter((line) => line.event === event).map((line) => line.text)

function hotels(told: Told, table: Table): Occasion[] {
  const said = sentences(told, "level")
  const stands = (space: number | null): boolean => !!table.deeds.find((deed) => deed.space === space)?.hotel
  return told.events
    .filter((event) => event.kind === "level")
    .map((event, i) => ({ event, text: said[i] ?? "" }))
    .filter(({ event, text }) => text && event.level > event.was && stands(event.space))
    .map(({ event, text }) => occasion("hotel", event.owner, text, event.space ?? -1))
}

/** Who resigns is out too, and nothing to be marked. */
function bankruptcies(told: Told): Occasion[] {
  const said = sentences(told, "out")
  return told.events
    .filter((event) => event.kind === "out")
    .map((event, i) => ({ event, text: said[i] ?? "" }))
    .filter(({ event, text }) => text && !event.resigned)
    .map(({ event, text }) => occasion("bankrupt", event.seat, text))
}

/** Groups of which somebody just got the last deed. */
const groups = ({ completed }: Told, edition: Edition): Occasion[] =>
  completed.map(({ seat, group }) => {
    const text = t("web-occasion-group", { who: game.name(seat), group: groupName(group) })
    return { ...occasion("group", seat, text, groupSpaces(edition, group)[0]), told: false }
  })

function victory(told: Told): Occasion[] {
  const winners = told.events.find((event) => event.kind === "over")?.winners ?? []
  const text = sentences(told, "over").at(-1)
  return winners.length && text ? [occasion("victory", winners[0]!, text)] : []
}

const occasion = (kind: Kind, who: number | string, text: string, space = -1): Occasion => ({
  kind,
  seat: typeof who === "number" ? who : -1,
  space,
  text,
  told: true,
})
