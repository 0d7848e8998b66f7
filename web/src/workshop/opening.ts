// Ways to lay a draft on the bench: a built-in edition, a file, a link, or what this device has kept.
import { t } from "../text/words.svelte.ts"
import { bench, clear, keep, lay } from "./draft.svelte.ts"
import { draft, newDraftId, type Draft } from "./drafts.ts"
import { slug } from "./model/places.ts"
import { spoken } from "./model/preview.ts"
import { content, difference, merged, same, type Tree } from "./model/tree.ts"
import * as server from "./server.ts"
import { isHeld, release, take } from "./tabs.ts"

/** Where the draft of this tab stands in the address, so that a reload finds it. */
function remember(id: string): void {
  history.replaceState(null, "", id ? `#${id}` : location.pathname)
}

/** Work on a draft here; `onlost` when another tab takes it. */
async function work(found: Draft): Promise<void> {
  const base = found.base ? await server.source(found.base) : {}
  lay(found, base)
  remember(found.id)
  take(found.id, leave)
}

const made = (tree: Tree, silenced: string[]): Draft => ({
  id: newDraftId(),
  name: spoken(tree.name).de!,
  base: String(tree.extends ?? ""),
  tree,
  silenced,
  changes: 0,
  at: Date.now(),
})

/** A new draft of a tree. */
export async function begin(tree: Tree, silenced: string[] = []): Promise<void> {
  const base = tree.extends ? await server.source(String(tree.extends)) : {}
  await work(made(slimmed(tree, base), silenced))
  await keep()
}

/** A tree that begins everything afresh, as shared ones do, but holds only what differs from its base. */
function slimmed(tree: Tree, base: Tree): Tree {
  if (!tree.fresh || !tree.extends) return tree
  const whole = content(merged(base, tree))
  const own: Tree = { ...difference(whole, base), format: tree.format!, id: tree.id!, extends: tree.extends }
  return same(content(merged(base, own)), whole) ? own : tree
}

/** A new draft of a built-in edition, under its own name. */
export function beginFrom(base: string, name: string): Promise<void> {
  const blurb = t("workshop-first-blurb")
  const texts = { name: { de: name, en: name }, blurb: { de: blurb, en: blurb } }
  return begin({ format: 1, extends: base, id: slug(name), ...texts })
}

/** A draft like one that is there. */
export async function copyOf(found: Draft): Promise<void> {
  const name = t("workshop-copy-of", { name: found.name })
  await begin({ ...found.tree, name: { de: name, en: name }, id: slug(name) }, found.silenced)
}

export type Opened = "open" | "held" | "gone"

/** Open a draft of this device; a tab that works on it already is asked about first. */
export async function openDraft(id: string, anyway = false): Promise<Opened> {
  const found = await draft(id)
  if (!found) return "gone"
  if (!anyway && (await isHeld(id))) return "held"
  await work(found)
  return "open"
}

/** The draft this tab had open before it was reloaded, unless another tab has it by now. */
export async function reopen(id: string): Promise<void> {
  if ((await openDraft(id)) !== "open") remember("")
}

/** Put the draft away and go back to the list. */
export function leave(): void {
  if (bench.id) void keep()
  release()
  void clear()
  remember("")
}
