// Files and links: an edition comes in from one, and goes out into one.
import { Fault, get } from "../net/rest.ts"
import { settings } from "../app/settings.svelte.ts"
import type { SharedEdition } from "../protocol.ts"
import { t } from "../text/words.svelte.ts"
import { asDraft, exported } from "./draft.svelte.ts"
import { begin } from "./opening.ts"
import { slug } from "./model/places.ts"
import type { Tree } from "./model/tree.ts"
import * as server from "./server.ts"

export type Kind = "toml" | "json"
const MOST_BYTES = 64 * 1024

const kindOf = (text: string): Kind => (/^\s*\{/.test(text) ? "json" : "toml")

/** Lay the edition of a file on the bench; what is wrong with the file comes back as a sentence. */
export async function fromFile(file: File): Promise<string> {
  if (file.size > MOST_BYTES) return t("workshop-file-large")
  const text = await file.text()
  const { text: json, problems } = await server.convert({ text, source: kindOf(text), target: "json" })
  const [problem] = problems
  if (problem) return t("workshop-file-wrong", { why: problem.text })
  await begin(JSON.parse(json) as Tree)
  return ""
}

/** An edition somebody has shared. */
export const sharedEdition = (hash: string): Promise<SharedEdition> =>
  get<SharedEdition>(`/api/editions/${encodeURIComponent(hash)}`, settings.language)

/** Lay the edition behind a link on the bench, whatever was copied along with the link. */
export async function fromLink(link: string): Promise<void> {
  const hash = /(?:^|\/e\/|@)([a-z2-7]{26})(?![\w-])/.exec(link.trim().toLowerCase())?.[1]
  if (!hash) throw new Fault("no-such-edition", t("workshop-no-link"))
  await begin((await sharedEdition(hash)).tree as Tree)
}

/** The draft as the text of a file. */
export async function fileOf(kind: Kind): Promise<string> {
  const source = JSON.stringify(asDraft().tree)
  const { text, problems } = await server.convert({ text: source, source: "json", target: kind })
  if (problems.length) throw new Fault("edition", problems[0]!.text)
  return text
}

/** Hand the draft over as a file. */
export async function download(kind: Kind): Promise<void> {
  const url = URL.createObjectURL(new Blob([await fileOf(kind)], { type: "text/plain" }))
  const link = document.createElement("a")
  Object.assign(link, { href: url, download: `${slug(asDraft().name)}.${kind}` })
  link.click()
  URL.revokeObjectURL(url)
  exported()
}
