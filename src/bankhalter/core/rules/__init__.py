"""One file per chapter of docs/rules.md. A chapter imports only chapters listed before it in `CHAPTERS`."""

CHAPTERS = [
    "house",
    "end",
    "turn",
    "rent",
    "jail",
    "mortgage",
    "auction",
    "buy",
    "build",
    "trade",
    "debt",
    "spaces",
    "cards",
    "speed",
    "throw",
    "setup",
]
