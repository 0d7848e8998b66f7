// The figures of the editions, drawn by us (24 × 24): what is filled, then after `|` what is drawn with a round pen.
// Two editions may mean different things by one word; `edition:word` then comes first.

const FIGURES: Record<string, string> = {
  // standard
  kettle: "M6 10h11l2 9q0 2-2 2H6q-2 0-2-2ZM8 9q3.5-4 7 0Z|M18.5 15l3-3.5M7.5 6.5C7.5 1.5 15.5 1.5 15.5 6.5",
  bicycle:
    "|M5.5 12a4 4 0 1 0 .01 0M18.5 12a4 4 0 1 0 .01 0M5.5 16l4-7.5h6l3 7.5M9 8l3.5 8 4-8M7.5 7h3M14.5 5h3",
  umbrella:
    "M12 3a9.5 9.5 0 0 1 9.5 9.5q-2.5-2-4.7 0-2.3-2-4.8 0-2.5-2-4.8 0-2.2-2-4.7 0A9.5 9.5 0 0 1 12 3Z|M12 12v7a2 2 0 0 1-4 0",
  pretzel: "|M12 9C11 4 4 4 3.5 9.5S8 19.5 12 19.5s9-4.5 8.5-10S13 4 12 9c-1 4 2 6 4.5 9M12 9c1 4-2 6-4.5 9",
  gnome: "M12 1 17 10H7ZM7.5 11h9q0 4 3 6v5h-15v-5q3-2 3-6ZM9 13q3 2.5 6 0-.5 5-3 7-2.5-2-3-7Z",
  tram: "M6 5h12q2.5 0 2.5 2.5V19h-17V7.5Q3.5 5 6 5ZM6 8v5h5V8ZM13 8v5h5V8ZM6 15.5v1.5h2v-1.5ZM16 15.5v1.5h2v-1.5Z|M6.5 22h.01M17.5 22h.01M8.5 1.5 12 3.5l3.5-2",
  dachshund:
    "M1.5 8.5 3.5 8l1.5 3h10.5L16 7q2-3 4.5-1l2.5 2.5q0 2-3 2l-1 2.5v6h-2.5v-4H8v4H5.5v-5q-3-1-4-5.5Z",
  accordion: "M2 6h4v12H2ZM18 6h4v12h-4Z|M8.5 5v14M12 6.5v11M15.5 5v14",
  // azeroth
  "core-hound":
    "M2 6l3-1 1-3 3 4v4h6V6l3-4 1 3 3 1-1 4-3 1v3l2 8h-4l-1.5-4h-5L8 22H4l2-8v-3l-3-1ZM5.5 6.5v1.5H7V6.5ZM17 6.5v1.5h1.5V6.5Z",
  doomhammer: "M3.5 3l3 1.5h11l3-1.5v10l-3-1.5h-11l-3 1.5Z|M12 12v10M10 22h4",
  hearthstone:
    "|M12 3.5c5.5 0 9 3.5 9 8.5s-3.5 8.5-9 8.5S3 17 3 12s3.5-8.5 9-8.5ZM12.5 12a1 1 0 1 0-1.5 1.5c2 1.5 5 .5 5-2.5S12 7 9 9s-2.5 6 0 7.5",
  murky:
    "M12 5c5 0 8 4 8 8s-3 8-8 8-8-4-8-8 3-8 8-8ZM8.5 8.5a2.3 2.3 0 1 0 .01 0ZM15.5 8.5a2.3 2.3 0 1 0 .01 0ZM7 15.5h10q-5 4-10 0ZM8 5l1-4 3 2 3-2 1 4-4-1ZM3.5 12 0 8.5v8ZM20.5 12 24 8.5v8Z",
  mechagnome:
    "M5 8h14v9q0 4-4 5H9q-4-1-4-5ZM7.5 11v4h4v-4ZM15.5 11a2 2 0 1 0 .01 0ZM8.5 18v1.5h7V18Z|M12 7V3M9 2.5h6M2.5 12v3M21.5 12v3",
  "azeroth:boot": "M9 2.5h7V13l4 2q2.5 1.5 2.5 6H9Z|M6.5 5H1.5M6.5 9H3M6.5 13H4.5",
  // schalke
  ball: "M12 8l3.8 2.8-1.5 4.5H9.7l-1.5-4.5Z|M12 3a9 9 0 1 1-.01 0M12 8V4M15.8 10.8l4-1.3M14.3 15.3l2.4 3.5M9.7 15.3l-2.4 3.5M8.2 10.8l-4-1.3",
  boot: "M2 5l5 2.5Q10 12 15 12.5q7 .5 7 5.5H2Z|M4.5 21h.01M9.5 21h.01M14.5 21h.01M19.5 21h.01",
  scarf:
    "M4 5q8 5 16 0l1.5 4q-3 2-5.5 2.5l1.5 8.5h-6L10 12Q5.5 11.5 2.5 9ZM11 14l.3 2h5l-.3-2Z|M12.5 22v.5M16 22v.5",
  lamp: "M8 6.5h8l1.5 3h-11ZM12 10.5q3.5 4 0 6-3.5-2 0-6ZM6 18h12v4H6Z|M12 6V4a2 2 0 1 1 2-1.5M7.5 10v7.5M16.5 10v7.5",
  hammer: "M12.5 6.5l4.5-4.5 5 5-4.5 4.5ZM11.5 6.5 7 2l-6 5 5.5 4.5Z|M15 9 4 21M9 9l11 12",
  whistle: "M2 8h20v4.5h-6.5a6 6 0 1 1-11-1L2 11ZM10 12.5a2 2 0 1 0 .01 0Z|M17 4.5v-2M20.5 5l1.5-1.5",
  cage: "M4.5 8.5h15V22h-15ZM7 11v8.5h3.5V11ZM13.5 11v8.5H17V11Z|M12 1.5V4M5 7.5 12 4l7 3.5",
  pigeon:
    "M1.5 9.5Q3 5 7 5.5q3.5.5 5 4.5l10.5-3q-1 5-4 6.5-1.5 5-7.5 5l-1 3.5H7l1-4Q3 15 4 10ZM6.5 7.5V9H8V7.5Z",
  // deluxe-ch
  cow: "M7.5 6h9Q20 6 21.5 3 22.5 8 18 9.5l-1 7.5q-5 8-10 0L6 9.5Q1.5 8 2.5 3 4 6 7.5 6ZM8.5 10v2.5h2V10ZM13.5 10v2.5h2V10ZM9 17q3-2 6 0-3 4-6 0Z",
  fondue: "M2 9.5h15.5q0 8-5 9.5H7q-5-1.5-5-9.5ZM7 20.5h5.5V22H7Z|M18.5 11.5H22.5M9 7.5l5-6M11.5 7.5l5.5-5",
  alphorn: "M15 17q3.5 1 4.5-4l4 6q-3 4.5-8.5 2Z|M2.5 2.5 14 17.5q2 2.5 4 1.5",
  knife:
    "M4.5 14h14a3.5 3.5 0 0 1 0 7.5h-14a3.5 3.5 0 0 1 0-7.5ZM10.5 15v2H8.5v1.5h2v2H12v-2h2V17h-2v-2ZM4 12.5 15 3.5q5-2.5 6.5 1L12 12.5Z",
  barry:
    "M8 3h8l5 3.5-1 8-3-2q0 5-5 5t-5-5l-3 2-1-8ZM9 8v2h1.5V8ZM13.5 8v2H15V8ZM10.5 13q1.5 3 3 0ZM7.5 18.5h9V23h-9Z",
  gondola:
    "M6 8h12q2.5 0 2.5 3v6.5Q20.5 21 17 21H7q-3.5 0-3.5-3.5V11Q3.5 8 6 8ZM6 11v4.5h5V11ZM13 11v4.5h5V11Z|M2 4.5l20-3M12 3v4",
  watch: "|M12 7a7 7 0 1 1-.01 0M12 6.5V4M9.5 2.5h5M12 10.5V14l2.5 1.5",
  marmot:
    "M12 1.5q4.5 0 4.5 4.5 0 2-1 3 4 4 3 10 0 3-2.5 3H8q-2.5 0-2.5-3-1-6 3-10-1-1-1-3 0-4.5 4.5-4.5ZM9.5 4.5V6H11V4.5ZM13 4.5V6h1.5V4.5ZM11.2 8v2h1.6V8ZM8.5 13q0 4 3.5 5 3.5-1 3.5-5-3.5 2-7 0Z",
  steamer:
    "M1 15.5h22L19.5 21h-15ZM5 10.5h14v3.5H5ZM10 4h4v5h-4ZM12 16a1.7 1.7 0 1 0 .01 0Z|M15 2.5q2.5-1.5 5 0",
  edelweiss:
    "M12 1l2 7 6-4.5-3.5 6.5 6.5 2-6.5 2 3.5 6.5L14 16l-2 7-2-7-6 4.5L7.5 14 1 12l6.5-2L4 3.5 10 8ZM12 9.5a2.5 2.5 0 1 0 .01 0Z",
  // warendorf
  horse: "M8.5 22q-1-6 3-9.5Q8.5 13 6 16l-3.5-2Q4 7 9.5 5l.5-3.5 3 2.5Q20 6 20 15v7ZM10 7.5V9h1.5V7.5Z",
  rider:
    "M4.5 10Q4.5 3 11.5 3t7 6l3.5 2H4.5ZM7 12h8.5q0 5-4.3 5T7 12ZM2.5 22q1-4.5 6-4.5 3 2 6 0 5.5 0 6.5 4.5Z",
  horseshoe:
    "M5 21.5q-4-6-2.5-12Q4.5 3 12 3t9.5 6.5q1.5 6-2.5 12L15 20q3-5 2.2-9.5Q16 7 12 7t-5.2 3.5Q6 15 9 20Z",
  saddle: "M2 7q4 4 9 2.5T20 4l2.5 3.5q-1 5-5.5 6L15 20q-4 2.5-7.5-1L7 13.5Q2 12.5 2 7Z|M11 22h.01",
  "top-hat": "M6 3.5h12L17 16h5.5q0 4-5 4h-11q-5 0-5-4H7ZM7.3 11.5l.2 2h9l.2-2Z",
  carriage: "M3 5h4l1.5 5H15V4q7 0 7 6l-1.5 3.5h-16Z|M6.5 14.5a3.5 3.5 0 1 0 .01 0M17.5 13.5a4 4 0 1 0 .01 0",
}

/** A figure as two paths: filled, and drawn with a pen; null where we have no drawing of it. */
export function drawingOf(edition: string, figure: string): [fill: string, pen: string] | null {
  const found = FIGURES[`${edition}:${figure}`] ?? FIGURES[figure]
  if (!found) return null
  const [fill = "", pen = ""] = found.split("|")
  return [fill, pen]
}
