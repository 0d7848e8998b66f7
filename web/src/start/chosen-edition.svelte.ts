// The edition chosen on the start page; the page takes its colours.
import { recall } from "../app/storage.ts"

export const chosen = $state({ edition: recall("edition", "standard") })
