"""The edition's words with a little word before them: `den Bahnhof`, `einer Straße`, `a hotel`."""

from __future__ import annotations

# German, by gender; each with its forms for nominative, accusative and dative.
GERMAN: dict[str, dict[str, tuple[str, ...]]] = {
    "m": {
        "the": ("der", "den", "dem"),
        "a": ("ein", "einen", "einem"),
        "no": ("kein", "keinen", "keinem"),
        "each": ("jeder", "jeden", "jedem"),
        "this": ("dieser", "diesen", "diesem"),
    },
    "f": {
        "the": ("die", "die", "der"),
        "a": ("eine", "eine", "einer"),
        "no": ("keine", "keine", "keiner"),
        "each": ("jede", "jede", "jeder"),
        "this": ("diese", "diese", "dieser"),
    },
    "n": {
        "the": ("das", "das", "dem"),
        "a": ("ein", "ein", "einem"),
        "no": ("kein", "kein", "keinem"),
        "each": ("jedes", "jedes", "jedem"),
        "this": ("dieses", "dieses", "diesem"),
    },
}
ENGLISH = ("the", "a", "no", "each", "this")
CASES = ("", "-acc", "-dat")
SPOKEN_VOWELS = "aeio"  # not u: a utility


def with_articles(name: str, word: str, gender: str, language: str) -> dict[str, str]:
    """Return a word in the singular as variables: `house-the`, `house-the-acc`, `house-a-dat` and so on."""
    if language == "de":
        forms = GERMAN[gender or "n"]
    else:
        forms = {little: (before(little, word),) * len(CASES) for little in ENGLISH}
    return {
        f"{name}-{little}{case}": f"{form} {word}"
        for little, by_case in forms.items()
        for case, form in zip(CASES, by_case, strict=True)
    }


def before(little: str, word: str) -> str:
    """Return the English little word as it stands before this word: `a` or `an`."""
    return "an" if little == "a" and word[:1].lower() in SPOKEN_VOWELS else little
