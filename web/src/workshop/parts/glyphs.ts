// Line drawings of 24 × 24 that only the workshop needs; all our own.

export const GLYPHS: Record<string, string> = {
  squares: '<path d="M4 4h16v16H4ZM4 9h16M4 15h16M9 4v16M15 4v16"/>',
  colours:
    '<path d="M12 3c4 5 6.5 8 6.5 11.500a6.5 6.500 0 0 1-13 0C5.500 11 8 8 12 3ZM9 15a3 3 0 0 0 3 3"/>',
  words: '<path d="M5 7V4.500h14V7M12 4.500v15M9 19.500h6"/>',
  money: '<circle cx="12" cy="12" r="8.500"/><path d="M12 7v10M14.500 9c-1-1-5-1-5 1s5 2 5 4-4 2-5 1"/>',
  cards: '<path d="M8 8h11v12H8ZM5 16V4h11"/>',
  figures: '<circle cx="12" cy="7" r="3"/><path d="M10 10c0 4-2 5-2.500 8h9c-.5-3-2.500-4-2.500-8M6 21h12"/>',
  prices: '<path d="M12.500 3.500H20V11l-9 9-7.500-7.500ZM16 8h.01"/>',
  rules: '<path d="M5 3.500h14v17H5ZM8.500 8h7M8.500 12h7M8.500 16h4"/>',
  probe: '<path d="M12 4v16M7 20h10M5 7h14M5 7l-3 7a3 3 0 0 0 6 0ZM19 7l-3 7a3 3 0 0 0 6 0Z"/>',
  print: '<path d="M7 8V3h10v5M7 17H4V8h16v9h-3M7 14h10v7H7Z"/>',
  redo: '<path d="M15 7l5 5-5 5M20 12H10a6 6 0 0 0-6 6v1"/>',
  warn: '<path d="M12 4 2.500 20h19ZM12 10v4M12 17h.01"/>',
  file: '<path d="M6 3h8l4 4v14H6ZM14 3v4h4M9 13h6M9 17h6"/>',
  pencil: '<path d="M4 20l1-5L16 4l4 4L9 19Z"/>',
  trash: '<path d="M4 7h16M9 7V4h6v3M6 7l1 13h10l1-13M10 11v5M14 11v5"/>',
  paste: '<path d="M8 5H5v16h14V5h-3M8 3h8v4H8ZM8.500 12h7M8.500 16h5"/>',
  copy: '<path d="M8 8h12v12H8ZM4 16V4h12"/>',
  back: '<path d="M15 5l-7 7 7 7"/>',
  next: '<path d="m9 5 7 7-7 7"/>',
}
