// What the workshop asks the server: the rules of an edition are known only there.
import { settings } from "../app/settings.svelte.ts"
import { get, Fault } from "../net/rest.ts"
import type {
  ConvertedEdition,
  ConvertWish,
  EditionCheck,
  EditionLink,
  EditionNote,
  EditionSource,
  EditionUpload,
  FormsGuess,
  PrintPreview,
  PrintWish,
  ProbeState,
  ProbeWish,
  SpokenName,
} from "../protocol.ts"
import type { Tree } from "./model/tree.ts"

const post = <T>(path: string, body: unknown): Promise<T> =>
  get<T>(path, settings.language, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify(body),
  })

export type Note = EditionNote

const sources = new Map<string, Promise<Tree>>()

/** The whole tree of a built-in edition; asked for once. */
export function source(id: string): Promise<Tree> {
  if (!sources.has(id)) {
    const asked = get<EditionSource>(`/api/editions/source/${encodeURIComponent(id)}`, settings.language)
    const tree = asked.then((found) => found.tree as Tree)
    tree.catch(() => sources.delete(id))
    sources.set(id, tree)
  }
  return sources.get(id)!
}

export const check = (tree: Tree): Promise<EditionCheck> => post("/api/editions/check", { tree })

const MOST_NAMES = 60

/** The forms of names, guessed as far as nothing is said about them; `exact` leaves them as they are said. */
export const forms = (names: SpokenName[], exact = false): Promise<FormsGuess[]> =>
  post("/api/editions/forms", { names: names.slice(0, MOST_NAMES), exact })

export const convert = (wish: ConvertWish): Promise<ConvertedEdition> => post("/api/editions/convert", wish)

const bring = (tree: Tree, trial: boolean): Promise<EditionLink> =>
  post("/api/editions", { tree, trial } satisfies EditionUpload)

/** Share an edition; the same content has the same link. */
export const share = (tree: Tree): Promise<EditionLink> => bring(tree, false)
/** Have an edition played or printed, which is no share. */
export const tryOut = (tree: Tree): Promise<EditionLink> => bring(tree, true)

/** What the sheets of a draft come to, with pictures of the first. */
export const printed = (tree: Tree, settings: Record<string, string>): Promise<PrintPreview> =>
  post("/api/print", { tree, settings } satisfies PrintWish)

/** What the changes of a draft do, as far as it is known; `start` has games played in the background. */
export const probe = (tree: Tree, start: boolean): Promise<ProbeState> =>
  post("/api/probes", { tree, start } satisfies ProbeWish)
export const probeState = (job: string): Promise<ProbeState> =>
  get<ProbeState>(`/api/probes/${job}`, settings.language)
export const stopProbe = (job: string): Promise<ProbeState> =>
  get<ProbeState>(`/api/probes/${job}`, settings.language, { method: "DELETE" })

/** Tell the host that something is wrong with a shared edition. */
export const report = (hash: string, reason: string): Promise<unknown> =>
  post(`/api/editions/${hash}/report`, { reason })

/** Why something failed, as a sentence. */
export const reasonOf = (problem: unknown, otherwise: string): string =>
  problem instanceof Fault && problem.message ? problem.message : otherwise
