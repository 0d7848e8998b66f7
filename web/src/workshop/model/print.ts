// What is to be printed, as the server takes it.

export const SHEETS = ["test", "board", "deeds", "cards", "notes", "figures", "booklet"]
/** Everything that can be measured at a box, in pairs as it is asked for. */
export const SIZES = [
  ["board_size", "corner"],
  ["deed_width", "deed_height"],
  ["card_width", "card_height"],
  ["note_width", "note_height"],
  ["figure_width", "figure_height"],
  ["margin", "flap"],
  ["bleed", "booklet_type"],
  ["note_sets"],
]

export interface PrintPlan {
  sheets: string[]
  paper: string
  board: string
  writing: string
  duplex: string
  ink: string
  /** Millimetres by which the printer's back side is off. */
  offset_x: number | null | undefined
  offset_y: number | null | undefined
  /** Own sizes; whatever is not here is as usual. */
  sizes: Record<string, number | null | undefined>
}

export const USUAL: PrintPlan = {
  sheets: ["board", "deeds", "cards", "figures", "booklet"],
  paper: "a4",
  board: "tiles",
  writing: "outwards",
  duplex: "long",
  ink: "full",
  offset_x: 0,
  offset_y: 0,
  sizes: {},
}

/** The settings of a print as words, as in an address. */
export function printSettings(plan: PrintPlan): Record<string, string> {
  const { sheets, sizes, offset_x, offset_y, ...words } = plan
  const settings: Record<string, string> = { sheets: sheets.join(), ...words }
  const numbers = { ...sizes, offset_x: offset_x || null, offset_y: offset_y || null }
  for (const [name, value] of Object.entries(numbers)) if (value != null) settings[name] = String(value)
  return settings
}

/** Where the sheets of an edition are; `.pdf` as a file. */
export function printAddress(hash: string, plan: PrintPlan, kind = ""): string {
  return `/api/editions/${hash}/print${kind}?${new URLSearchParams(printSettings(plan))}`
}

/** A page as a picture that brings its fonts. */
export function pagePicture(svg: string, fonts: string): string {
  const whole = svg.replace(">", `><style>${fonts}</style>`)
  return `data:image/svg+xml,${encodeURIComponent(whole)}`
}
