// English beside the German: optional, and read where it is there.
import { put, textAt, type Tree } from "./tree.ts"

/** Where the English of a German text is. */
export const englishOf = (place: string): string => place.replace(/\.de(?=(\.\w+)?$)/, ".en")

/** Write a German text; its English goes along until somebody writes another. */
export function saidAlong(own: Tree, base: Tree, place: string, said: string): Tree {
  const [german, english] = [textAt(own, `${place}.de`), textAt(own, `${place}.en`)]
  const tree = put(own, base, `${place}.de`, said)
  return !english || english === german ? put(tree, base, `${place}.en`, said) : tree
}

/** The plural that most English words have. */
export function plural(one: string): string {
  if (/[^aeiou]y$/.test(one)) return `${one.slice(0, -1)}ies`
  return one && `${one}${/(s|x|z|ch|sh)$/.test(one) ? "es" : "s"}`
}

/** An English word with another singular or plural: the usual plural follows its singular; what is not said is none. */
export function reworded(word: Tree, part: "one" | "many", said: string): Tree | undefined {
  const [one, many] = [textAt(word, "one"), textAt(word, "many")]
  const follows = part === "one" && (!many || many === plural(one))
  const next = { one, many: follows ? plural(said) : many, [part]: said }
  return next.one || next.many ? next : undefined
}
