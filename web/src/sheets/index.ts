// The sheets by name, and which one a question opens by itself. Each is loaded when it is first needed.
import type { Component } from "svelte"

type Load = () => Promise<{ default: Component<Record<string, unknown>> }>

export const sheets: Record<string, Load> = {}

/** `table.awaited` → name of the sheet that opens when this seat is asked (or takes part). */
export const asked: Record<string, string> = {}
