// What a browser takes along to another one: its tables with their seats, what it chose, its drafts.
import { PREFIX, type Kept } from "../app/storage.ts"

type Packed = Record<string, string>
const LEFT = ["probe"]

const namesIn = (store: Storage): string[] =>
  Array.from({ length: store.length }, (_, i) => store.key(i)!).filter((name) => name.startsWith(PREFIX))

/** Everything this browser keeps, as one text. */
export function packed(store: Storage = localStorage): string {
  const kept = namesIn(store).filter((name) => !LEFT.includes(name.slice(PREFIX.length)))
  return JSON.stringify(
    Object.fromEntries(kept.map((name) => [name.slice(PREFIX.length), store.getItem(name)])),
  )
}

/** Put what another browser packed beside what is here: tables of both stay, else the newcomer's word holds. */
export function unpack(text: string, store: Storage = localStorage): void {
  const found = JSON.parse(text) as Packed
  for (const [name, value] of Object.entries(found))
    if (typeof value === "string")
      store.setItem(PREFIX + name, name === "rooms" ? together(store.getItem(PREFIX + name), value) : value)
}

/** The tables of two browsers; of one that both know, the seats of both. */
function together(here: string | null, there: string): string {
  const old = JSON.parse(here ?? "{}") as Record<string, Kept>
  const all = { ...old, ...(JSON.parse(there) as Record<string, Kept>) }
  for (const code of Object.keys(old))
    all[code] = { ...all[code]!, tokens: [...new Set([...all[code]!.tokens, ...old[code]!.tokens])] }
  return JSON.stringify(all)
}

/** Forget everything this browser keeps. */
export function emptied(store: Storage = localStorage): void {
  for (const name of namesIn(store)) store.removeItem(name)
}
