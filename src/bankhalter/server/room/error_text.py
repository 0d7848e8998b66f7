"""Words for programs as sentences for people."""

from __future__ import annotations

from functools import lru_cache

from bankhalter.edition import Edition
from bankhalter.server.room.match import Wrong, edition_of
from bankhalter.text import LANGUAGES, Speaker, booklet, plain

TOPICS = ("server", "refusal", "record")


def language_in(accepted: str) -> str:
    """Return our language for an `Accept-Language`: the first of ours, else English; German for none."""
    wanted = [part.strip()[:2].casefold() for part in accepted.split(",")]
    if set(wanted) <= {"", "*"}:
        return "de"
    return next((language for language in wanted if language in LANGUAGES), "en")


def sentence(wrong: Wrong, language: str, edition: Edition | None = None) -> str:
    """Return why something was refused."""
    language = language if language in LANGUAGES else "en"
    if "sentence" in wrong.values:
        return str(wrong.values["sentence"])
    if wrong.values.get("problem"):
        args = {key: value for key, value in wrong.values.items() if key not in ("problem", "spelling")}
        return plain(language, str(wrong.values.get("spelling", "de"))).problem(wrong.word, args)
    if wrong.values:
        return plain(language).say(f"server-{wrong.word}", **wrong.values)
    return _sentence(wrong.situation, language, edition or edition_of("standard"))


def rule_of(word: str) -> str:
    """Return the paragraph of the booklet that says why something was refused, or nothing."""
    return booklet.REFUSALS.get(word, "")


@lru_cache(maxsize=2000)
def _sentence(word: str, language: str, edition: Edition) -> str:
    speaker = Speaker(edition, language, ())
    for topic in TOPICS:
        if speaker.has(f"{topic}-{word}"):
            return speaker.say(f"{topic}-{word}")
    return speaker.say("server-refused")
