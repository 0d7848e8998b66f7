// What each person chooses for this browser: language, light, speed of animation, sound.
import { keep, recall } from "./storage.ts"

export type Language = "de" | "en"

interface Chosen {
  language: Language
  boardLanguage: "" | Language // "": as the interface
  light: "auto" | "light" | "dark"
  speed: "normal" | "fast" | "off"
  sound: boolean
  occasions: boolean // a moment for a whole group, a hotel, a bankruptcy, a victory
  vibrate: boolean
  name: string
  bot: string // who takes free seats
  awake: "real" | "always" | "never" // where the screen stays on while a game runs
  facing: boolean // on a large screen in the middle the question lies before whoever is asked
  edges: Record<number, number> // who sits at which edge of it
  autoThrow: boolean // where nothing else is to be said
  autoEnd: boolean
  notes: boolean // show the notes in hand
  guide: boolean // short hints of a first game
  commands: boolean // the typed command box
  moments: "ask" | "pass" // before a throw that ends a right
}

/** The one who plays plainly and quickly; the others stand on a ladder. */
export const PLAIN_BOT = "simple"
const first: Language = navigator.language.startsWith("de") ? "de" : "en"
const DEFAULTS: Chosen = {
  language: first,
  boardLanguage: "",
  light: "auto",
  speed: "normal",
  sound: false,
  occasions: true,
  vibrate: false,
  name: "",
  bot: PLAIN_BOT,
  awake: "real",
  facing: true,
  edges: {},
  autoThrow: false,
  autoEnd: false,
  notes: false,
  guide: true,
  commands: false,
  moments: "ask",
}

export const settings: Chosen = $state({ ...DEFAULTS, ...kept() })

/** What was chosen before; the screen was once a switch. */
function kept(): Partial<Chosen> {
  const { awake, ...rest } = recall<Partial<Omit<Chosen, "awake">> & { awake?: unknown }>("settings", {})
  if (awake === true) return { ...rest, awake: "always" }
  return awake === "always" || awake === "never" ? { ...rest, awake } : rest
}

/** Change a setting and keep it. */
export function choose<K extends keyof Chosen>(name: K, value: Chosen[K]): void {
  settings[name] = value
  keep("settings", $state.snapshot(settings))
}

const night = matchMedia("(prefers-color-scheme: dark)")

class Light {
  night = $state(night.matches)
  /** Whether the page is dark: as chosen, or as the device is. */
  dark = $derived(settings.light === "auto" ? this.night : settings.light === "dark")
}

export const light = new Light()
night.onchange = () => (light.night = night.matches)

const calm = matchMedia("(prefers-reduced-motion: reduce)")
const FACTOR = { normal: 1, fast: 0.4, off: 0 }

/** How long something of so many milliseconds takes at the chosen speed; 0 where nothing shall move. */
export function span(ms: number): number {
  return calm.matches ? 0 : ms * FACTOR[settings.speed]
}
