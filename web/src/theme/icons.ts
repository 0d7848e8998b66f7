// Line drawings of 24 × 24, all our own; those on squares are printed too and live with the artwork.
import squares from "../../../src/bankhalter/artwork/icons.json"

export const ICONS: Record<string, string> = {
  ...squares,
  hammer: '<path d="m9.5 4.5 7 7M7 7l7 7M6.5 7.5l4-4M13 14.5l4-4M10.5 11 3.5 18l2.5 2.5 7-7M14 21h7"/>',
  swap: '<path d="M4 8.5h15M15 4.5l4 4-4 4M20 15.5H5M9 11.5l-4 4 4 4"/>',
  house: '<path d="M3.5 11 12 3.5 20.5 11M5.5 9.5V20.5h13V9.5M10 20.5v-6h4v6"/>',
  book: '<path d="M4 4.5A2 2 0 0 1 6 2.5h14v16H6a2 2 0 0 0-2 2ZM4 20.5a2 2 0 0 0 2 1h14v-3"/>',
  clock: '<circle cx="12" cy="12" r="9"/><path d="M12 7v5.5l3.5 2"/>',
  menu: '<path d="M4 7h16M4 12h16M4 17h16"/>',
  link: '<path d="M10 14a4 4 0 0 0 5.7 0l3-3A4 4 0 0 0 13 5.3l-1 1M14 10a4 4 0 0 0-5.7 0l-3 3a4 4 0 0 0 5.7 5.7l1-1"/>',
  device: '<rect x="6" y="2.5" width="12" height="19" rx="2.5"/><path d="M11 18.5h2"/>',
  play: '<path d="M7 4.5v15l12.5-7.5Z"/>',
  bank: '<path d="M3 9.5 12 4l9 5.5M4.5 20h15M6 10v7M10 10v7M14 10v7M18 10v7"/>',
  check: '<path d="m4.5 12.5 5 5 10-11"/>',
  wifi: '<path d="M3 9.5a13 13 0 0 1 18 0M6.5 13.5a8 8 0 0 1 11 0M12 18h.01M4 3l16 18"/>',
  bot: '<rect x="4" y="8" width="16" height="12" rx="3"/><path d="M12 8V4M9 13.5h.01M15 13.5h.01M9.5 17h5"/>',
  key: '<circle cx="8" cy="14.5" r="4.5"/><path d="M11.5 11.5 20 3M16 7l3 3"/>',
  bulb:
    '<path d="M9 18h6M10 21.5h4M12 2.5a6.5 6.5 0 0 0-4 11.6c.8.7 1 1.4 1 2.4h6c0-1 .2-1.7 1-2.4A6.5 6.5 ' +
    '0 0 0 12 2.5Z"/>',
  moon: '<path d="M20 14.5A8.5 8.5 0 0 1 9.5 4 8.5 8.5 0 1 0 20 14.5Z"/>',
  sun:
    '<circle cx="12" cy="12" r="4.2"/><path d="M12 2.5v2.2M12 19.3v2.2M2.5 12h2.2M19.3 12h2.2' +
    'M5.3 5.3l1.5 1.500M17.2 17.2l1.5 1.5M5.3 18.7l1.5-1.5M17.2 6.800l1.5-1.5"/>',
  close: '<path d="m5.5 5.5 13 13M18.5 5.5l-13 13"/>',
  chat:
    '<path d="M4 4.5h16a1.5 1.5 0 0 1 1.5 1.500v9.500a1.5 1.5 0 0 1-1.5 1.500h-8.500L6.5 21v-4H4a1.5 1.5 ' +
    '0 0 1-1.5-1.500V6A1.5 1.5 0 0 1 4 4.500Z"/>',
  eye:
    '<path d="M2.5 12S6 5.5 12 5.5 21.5 12 21.5 12 18 18.5 12 18.5 2.5 12 2.5 12Z"/>' +
    '<circle cx="12" cy="12" r="2.8"/>',
  dice:
    '<rect x="3.5" y="3.5" width="17" height="17" rx="4"/>' +
    '<path d="M8.5 8.500h.01M15.5 15.500h.01M12 12h.01M15.5 8.500h.01' +
    'M8.5 15.500h.01" stroke-width="2.6"/>',
  coins:
    '<ellipse cx="9" cy="7" rx="5.5" ry="3"/><path d="M3.5 7v5c0 1.7 2.5 3 5.5 3s5.5-1.3 5.5-3V7"/>' +
    '<path d="M9.5 17.500c.8 1.5 2.9 2.5 5.4 2.5 3.1 0 5.6-1.4 5.6-3.200v-4.300c0-1.4-1.6-2.6-3.9-3"/>',
  keyboard:
    '<rect x="2.5" y="6" width="19" height="12" rx="2"/><path d="M6 10h.01M10 10h.01M14 10h.01M18 10h.01M8 14h8"/>',
  list: '<path d="M9 6h11M9 12h11M9 18h11M4.5 6h.01M4.5 12h.01M4.5 18h.01"/>',
  "flag-end": '<path d="M5.5 21.500V3h13l-2.5 4.5 2.5 4.500h-13"/>',
  gear:
    '<path d="M3.500 7h8M17.500 7h3M3.500 17h3M12.500 17h8"/><circle cx="14.500" cy="7" r="2.800"/>' +
    '<circle cx="9.500" cy="17" r="2.800"/>',
  share:
    '<circle cx="6" cy="12" r="2.8"/><circle cx="17.5" cy="5.5" r="2.8"/>' +
    '<circle cx="17.5" cy="18.5" r="2.8"/><path d="m8.5 10.6 6.5-3.700M8.5 13.400l6.5 3.7"/>',
  skip: '<path d="M4 5.500v13l8-6.500ZM12 5.500v13l8-6.500Z"/>',
  pause: '<path d="M8 5v14M16 5v14" stroke-width="3"/>',
  bus:
    '<rect x="3.5" y="4" width="17" height="13.5" rx="2.5"/>' +
    '<path d="M3.5 11.500h17M9 4v7.500M15 4v7.500M7.5 17.500V20M16.5 17.500V20"/>',
  hat: '<path d="M7.5 16V5.500c3-1 6-1 9 0V16M3 16.500c5.5 3 12.5 3 18 0M7.5 12.500c3 1 6 1 9 0"/>',
  sound: '<path d="M4 9.500v5h3.500L12.5 19V5L7.5 9.500ZM16 9a4.2 4.2 0 0 1 0 6M18.5 6.500a8 8 0 0 1 0 11"/>',
  map: '<rect x="3.5" y="3.5" width="17" height="17" rx="1.5"/><path d="M8 3.5v17M16 3.5v17M3.5 8h17M3.5 16h17"/>',
  plus: '<path d="M12 5v14M5 12h14"/>',
  minus: '<path d="M5 12h14"/>',
  undo: '<path d="M9 5 4.5 9.5 9 14M5 9.500h9a5.5 5.5 0 0 1 0 11h-3"/>',
  down: '<path d="M12 4v11M7 10.500l5 5 5-5M4.5 20h15"/>',
}
