// What was told at the table, version by version; what is taken back has not happened.
import type { Sentence, Step, Welcome } from "../protocol.ts"
import { t } from "../text/words.svelte.ts"
import type { Told } from "./table.ts"

/**
 * The log after a welcome, each version once: what was told so far, what `waiting` steps tell, what the welcome
 * tells. Older things stay only if nothing is missing in between.
 */
export function welcomed(log: Told[], version: number, waiting: Step[], said: Welcome): Told[] {
  const { told = [], since = 0 } = said
  const heard = waiting.filter(isTold).reduce(retelling, log)
  const last = waiting.at(-1)?.version ?? version
  return told.reduce(retelling, last < since ? [] : heard.filter((old) => old.version <= since))
}

const retelling = (all: Told[], said: Step): Told[] =>
  noted(all, { ...said, lines: [...(said.lines ?? []), ...takenBack(all, said)] })

/** Whether the log keeps a step. */
export const isTold = (said: Step): boolean => said.what !== "hidden"

/** The log with a step more: what it takes back has not happened. */
export const noted = (all: Told[], said: Step): Told[] => [
  ...(said.undone ? all.filter((told) => !isBack(told, said)) : all),
  toldOf(said),
]

const isBack = ({ version, what }: Told, { undone }: Step): boolean =>
  !!undone && version >= undone && (what === "said" || what === "corrected" || what === "counted")

/** A sentence for what a step takes back, by how it began. */
export function takenBack(all: Told[], said: Step): Sentence[] {
  if (!said.undone) return []
  const first = all.find((told) => isBack(told, said) && told.lines.length)?.lines[0]
  const text = first ? t("web-news-undone", { what: first.text }) : t("web-news-undone-all")
  return [{ text, seat: said.seat ?? -1, event: "people" }]
}

/** A step as the log keeps it. */
export function toldOf(said: Step): Told {
  return {
    version: said.version,
    at: said.at,
    what: said.what,
    seat: said.seat ?? -1,
    by: said.by ?? "",
    lines: said.lines ?? [],
    events: said.events ?? [],
    completed: said.completed ?? [],
    chat: said.chat ?? "",
    phrase: said.phrase ?? "",
  }
}
