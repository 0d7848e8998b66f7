// The faces of computer players (48 × 48): little machines, each put together otherwise, so that nobody takes
// them for people. Their names are those of src/bankhalter/server/room/bot_personas.py, in small letters.

const HEADS = {
  box: '<rect x="9" y="14" width="30" height="26" rx="7"/>',
  round: '<circle cx="24" cy="27" r="15"/>',
  dome: '<path d="M9 40V27a15 15 0 0 1 30 0v13Z"/>',
  six: '<path d="M16 13h16l8 13.500L32 40H16L8 26.500Z"/>',
  shield: '<path d="M10 14h28v13c0 8-6 12-14 14-8-2-14-6-14-14Z"/>',
  wide: '<rect x="6" y="17" width="36" height="21" rx="10.5"/>',
}

const EYES = {
  dots: '<circle cx="18" cy="25" r="3"/><circle cx="30" cy="25" r="3"/>',
  tall: '<rect x="15.5" y="20" width="5" height="9" rx="2.5"/><rect x="27.5" y="20" width="5" height="9" rx="2.5"/>',
  visor: '<rect x="12" y="21" width="24" height="7" rx="3.5"/>',
  one: '<circle cx="24" cy="24.5" r="5.5"/>',
  closed: '<path class="l" d="M14.5 26q3.5-4 7 0M26.5 26q3.5-4 7 0"/>',
  wink: '<circle cx="18" cy="25" r="3"/><path class="l" d="M26.5 25.500h7"/>',
}

const MOUTHS = {
  smile: '<path class="l" d="M18 33q6 4.5 12 0"/>',
  line: '<path class="l" d="M18.5 34h11"/>',
  grille: '<path class="l" d="M17 34h14M20.5 32v4M24 32v4M27.5 32v4"/>',
  small: '<circle cx="24" cy="34" r="2"/>',
}

const TOPS = {
  bulb: '<path class="k" d="M24 14V8"/><circle cx="24" cy="6.5" r="3"/>',
  pair: '<path class="k" d="m17 14-4-7M31 14l4-7"/><circle cx="13" cy="6.5" r="2"/><circle cx="35" cy="6.5" r="2"/>',
  hat: '<path d="M15 4h18v8h5v3H10v-3h5Z"/>',
  bow: '<path d="M24 10 13 5v10Zm0 0 11-5v10Z"/><circle cx="24" cy="10" r="2.2"/>',
  fin: '<path d="M24 2c5 3 6 7 5.5 12h-11C18 9 19 5 24 2Z"/>',
  cap: '<path d="M10 15a14 9.5 0 0 1 28 0h5v2.500H10Z"/>',
}

type Build = [keyof typeof HEADS, keyof typeof EYES, keyof typeof MOUTHS, keyof typeof TOPS]

const BUILDS: Record<string, Build> = {
  alma: ["round", "dots", "smile", "bow"],
  bruno: ["box", "visor", "grille", "bulb"],
  cosima: ["dome", "tall", "small", "pair"],
  edgar: ["shield", "closed", "line", "hat"],
  frida: ["six", "wink", "smile", "fin"],
  gustav: ["wide", "dots", "grille", "cap"],
  hilda: ["dome", "closed", "smile", "bulb"],
  ivo: ["round", "one", "line", "pair"],
  lotte: ["box", "tall", "smile", "bow"],
  oskar: ["six", "visor", "line", "hat"],
  selma: ["shield", "dots", "small", "fin"],
  zeno: ["wide", "one", "smile", "bulb"],
}

/** The drawing of a face, "" where nobody drew one; head, then top, then what is dark on it. */
export function faceOf(name: string): string {
  const build = BUILDS[name]
  if (!build) return ""
  const [head, eyes, mouth, top] = build
  return `<g class="t">${TOPS[top]}</g><g class="h">${HEADS[head]}</g><g class="d">${EYES[eyes]}${MOUTHS[mouth]}</g>`
}

export const FACES = Object.keys(BUILDS)
