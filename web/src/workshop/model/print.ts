// What is to be printed, as the server takes it.

export const SHEETS = ["test", "board", "deeds", "cards", "notes", "figures", "booklet"]

export interface PrintWish {
  sheets: string[]
  paper: string
  board: string
  duplex: string
  /** Millimetres by which the printer's back side is off. */
  offset_x: number
  offset_y: number
}

/** Where the sheets of an edition are; `.pdf` as a file. */
export function printAddress(hash: string, wish: PrintWish, kind = ""): string {
  const { sheets, offset_x, offset_y, ...rest } = wish
  const query = new URLSearchParams({ sheets: sheets.join(), ...rest })
  if (offset_x) query.set("offset_x", String(offset_x))
  if (offset_y) query.set("offset_y", String(offset_y))
  return `/api/editions/${hash}/print${kind}?${query}`
}
