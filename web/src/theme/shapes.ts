// The shape of each seat (24 × 24), with where and how large its letter stands.

export interface Shape {
  /** The outline, as the data of a path. */
  path: string
  y: number
  size: number
}

/** What lies under a figure. */
export const ROUND: Shape = { path: "M12 0a12 12 0 1 1 0 24 12 12 0 1 1 0-24Z", y: 16.1, size: 12 }

const SHAPES: Shape[] = [
  { path: "M12 2a10 10 0 1 1 0 20 10 10 0 1 1 0-20Z", y: 16.1, size: 12 },
  {
    path: "M7 2.5h10A4.5 4.5 0 0 1 21.5 7v10a4.5 4.5 0 0 1-4.5 4.5H7A4.5 4.5 0 0 1 2.5 17V7A4.5 4.5 0 0 1 7 2.5Z",
    y: 16.1,
    size: 12,
  },
  { path: "M12 1.6 22.6 20a1.6 1.6 0 0 1-1.4 2.4H2.8A1.6 1.6 0 0 1 1.4 20Z", y: 19.2, size: 10 },
  {
    path: "M10.6 1.4a2 2 0 0 1 2.8 0l9.2 9.2a2 2 0 0 1 0 2.8l-9.2 9.2a2 2 0 0 1-2.8 0l-9.2-9.2a2 2 0 0 1 0-2.8Z",
    y: 16,
    size: 11,
  },
  { path: "M12 1.2 21.6 6.6V17.4L12 22.8 2.4 17.4V6.6Z", y: 16.1, size: 12 },
  { path: "M3 3h18v9c0 6-4 9-9 10.6C7 21 3 18 3 12Z", y: 16.1, size: 12 },
  {
    path: "m12 .8 3.3 6.9 7.5 1-5.5 5.3 1.4 7.600L12 18l-6.7 3.6 1.4-7.600L1.2 8.700l7.5-1Z",
    y: 16.6,
    size: 9.5,
  },
  { path: "M8 1.500h8V8h6.500v8H16v6.500H8V16H1.500V8H8Z", y: 16.1, size: 12 },
  { path: "M12 .8c5 5.6 8.5 9.4 8.5 13.300a8.5 8.5 0 0 1-17 0C3.5 10.2 7 6.4 12 .8Z", y: 18.2, size: 11 },
  { path: "M8 5h8a7 7 0 0 1 0 14H8A7 7 0 0 1 8 5Z", y: 16.1, size: 12 },
  { path: "M7.3 1.500h9.400l5.8 5.800v9.400l-5.8 5.800H7.300l-5.8-5.800V7.300Z", y: 16.1, size: 12 },
  { path: "M12 1.2 22.5 10v12.500h-21V10Z", y: 18.2, size: 11 },
]

export const shapeOf = (seat: number): Shape => SHAPES[seat % SHAPES.length]!

/** House and hotel of each kind (16 × 16). */
export const BUILD: Record<string, [string, string]> = {
  gable: [
    '<path d="M2.5 7.6 8 2.4l5.5 5.2V14h-11Z"/>',
    '<path d="M1 6.4 4.6 3l3.4 3.2L11.4 3 15 6.4V14H1Z"/><path class="w" d="M4 9h2v2H4zM10 9h2v2h-2z"/>',
  ],
  chalet: [
    '<path d="M1.6 8 8 2.8 14.4 8h-1.5v6H3.1V8Z"/>',
    '<path d="M1 5.6h2.2L8 2l4.8 3.6H15V14H1Z"/><path class="w" d="M4 8h2v2H4zM7 8h2v2H7zM10 8h2v2h-2z"/>',
  ],
  keep: [
    '<path d="M8 2 14.5 9H13v5H3V9H1.5Z"/>',
    '<path d="M2 14V4h2v1.6h2V2.5h4v3.1h2V4h2v10Z"/><path class="w" d="M6.8 14v-3.5h2.4V14z"/>',
  ],
  stable: [
    '<path d="M2.5 3h11v11h-11Z"/><path class="w" d="M4.6 5h6.8v3.6H4.6z"/>',
    '<path d="M1 14V7l3-4h8l3 4v7Z"/><path class="w" d="M5.5 14V9h5v5z"/>',
  ],
  stand: [
    '<path d="M2 14V11.4h3V8.7h3V6h3V3.2h3V14Z"/>',
    '<path d="M1 8.4C1 5.2 4 3.4 8 3.4s7 1.8 7 5V11c0 1.8-3 3-7 3s-7-1.2-7-3Z"/>' +
      '<ellipse class="w" cx="8" cy="8" rx="4.2" ry="1.9"/>',
  ],
}

/** The spots of a die: row and column of each, from 0 to 2. */
export const PIPS: Record<string, string> = { 1: "4", 2: "08", 3: "048", 4: "0268", 5: "02468", 6: "012678" }
