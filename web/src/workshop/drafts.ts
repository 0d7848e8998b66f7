// Drafts on this device: in the browser's database, so that they outlive the page.
import { keep, random, recall } from "../app/storage.ts"
import type { Tree } from "./model/tree.ts"

export interface Draft {
  id: string
  name: string
  /** The edition it begins from. */
  base: string
  /** What differs from the base. */
  tree: Tree
  /** The steps back and forth; what they have in common is kept once. */
  past?: readonly Tree[]
  future?: readonly Tree[]
  /** Hints that are meant to be so. */
  silenced: string[]
  /** Changes since it was last written to a file or shared. */
  changes: number
  at: number
}

const STORE = "drafts"
/** What the browser would not keep, until the page is reloaded. */
const inside = new Map<string, Draft>()

let opened: Promise<IDBDatabase> | undefined

function database(): Promise<IDBDatabase> {
  opened ??= new Promise((resolve, reject) => {
    const request = indexedDB.open("bankhalter", 1)
    request.onupgradeneeded = () => request.result.createObjectStore(STORE, { keyPath: "id" })
    request.onsuccess = () => resolve(request.result)
    request.onerror = () => reject(request.error ?? new Error("no database"))
    request.onblocked = () => reject(new Error("blocked"))
  })
  return opened
}

async function work<T>(mode: IDBTransactionMode, act: (store: IDBObjectStore) => IDBRequest<T>): Promise<T> {
  const transaction = (await database()).transaction(STORE, mode)
  const request = act(transaction.objectStore(STORE))
  return new Promise((resolve, reject) => {
    transaction.oncomplete = () => resolve(request.result)
    transaction.onerror = transaction.onabort = () => reject(transaction.error ?? new Error("not kept"))
  })
}

/** All drafts of this device, the latest first. */
export async function drafts(): Promise<Draft[]> {
  const kept = await work<Draft[]>("readonly", (store) => store.getAll()).catch(() => [])
  const all = new Map([...kept.map((draft) => [draft.id, draft] as const), ...inside])
  return [...all.values()].sort((a, b) => b.at - a.at)
}

export async function draft(id: string): Promise<Draft | undefined> {
  const held = inside.get(id)
  return held ?? work<Draft | undefined>("readonly", (store) => store.get(id)).catch(() => undefined)
}

/** Keep a draft; false if the browser does not let us. */
export async function keepDraft(draft: Draft): Promise<boolean> {
  try {
    await work("readwrite", (store) => store.put(draft))
    inside.delete(draft.id)
    askToStay()
    return true
  } catch {
    inside.set(draft.id, draft)
    return false
  }
}

/** Ask the browser, once, not to clear away what is kept here when it runs short of space. */
function askToStay(): void {
  if (recall("stays", false)) return
  keep("stays", true)
  void navigator.storage?.persist?.().catch(() => false)
}

export async function dropDraft(id: string): Promise<void> {
  inside.delete(id)
  await work("readwrite", (store) => store.delete(id)).catch(() => undefined)
}

export const newDraftId = (): string => random().slice(0, 12)
