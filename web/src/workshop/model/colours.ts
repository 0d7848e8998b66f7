// Twelve colours that most eyes can tell apart and that keep a visible edge; the first eight are the usual ones.
import { put, tableAt, type Tree } from "./tree.ts"

export interface GoodColour {
  colour: string
  name: { de: string; en: string }
}

const good = (colour: string, de: string, en: string): GoodColour => ({ colour, name: { de, en } })

export const GOOD: GoodColour[] = [
  good("#7a4a2b", "Braun", "Brown"),
  good("#8ccbee", "Hellblau", "Light blue"),
  good("#d9468f", "Pink", "Pink"),
  good("#f28c1c", "Orange", "Orange"),
  good("#d7263d", "Rot", "Red"),
  good("#f6d32d", "Gelb", "Yellow"),
  good("#1e8e4e", "Grün", "Green"),
  good("#1f3f94", "Dunkelblau", "Dark blue"),
  good("#5b2a7a", "Violett", "Violet"),
  good("#1a9ba1", "Türkis", "Turquoise"),
  good("#a9c23f", "Hellgrün", "Light green"),
  good("#6b7480", "Grau", "Grey"),
]

/** The draft with a group in another colour; a group that is called by its colour is called by the new one. */
export function coloured(own: Tree, base: Tree, whole: Tree, group: string, chosen: GoodColour): Tree {
  const path = `groups.${group}`
  const name = tableAt(whole, `${path}.name`).de
  const byColour = GOOD.some((one) => one.name.de === name)
  let tree = put(own, base, `${path}.colour`, chosen.colour)
  if (byColour) {
    tree = put(tree, base, `${path}.name.de`, chosen.name.de)
    tree = put(tree, base, `${path}.name.en`, chosen.name.en)
  }
  return tree
}
