// Twelve colours that can be told apart by most eyes and keep a visible edge; the first eight are the usual ones.

export const GOOD = [
  "#7a4a2b",
  "#8ccbee",
  "#d9468f",
  "#f28c1c",
  "#d7263d",
  "#f6d32d",
  "#1e8e4e",
  "#1f3f94",
  "#5b2a7a",
  "#1a9ba1",
  "#a9c23f",
  "#6b7480",
]
