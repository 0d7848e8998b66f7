"""Every kind of sentence, in every edition and both languages: own words, own spelling, nothing left open."""

from __future__ import annotations

import re
from collections.abc import Iterator
from functools import cache

import pytest
from sentences import BAD_NOTATION, FRAMES, messages, samples, variables

from bankhalter import Edition, Game, available
from bankhalter import edition as editions
from bankhalter.core import names
from bankhalter.core.state import State
from bankhalter.text import LANGUAGES, Speaker
from bankhalter.text.narration import tell_all
from bankhalter.text.situations import MISSING

PLAYERS = ("Anna", "Weiß", "Cem", "Dora")
# Messages said at a table. The others are said before there is one, or by commands that show no table.
TABLE = (
    "event-",
    "awaited-",
    "refusal-",
    "table-",
    "terminal-",
    "web-",
    "sheet-",
    "insight-",
    "hands-",
    "print-",
    "bot-why-",
    "bot-no-",
    "lab-why-",
)
# Names of spaces and things that are everyday words too, in sentences that mean the everyday thing.
ORDINARY = {
    "de": {"Karte"},
    "en": {"place", "places", "stand", "stands", "property", "properties", "Start"},
}
EACH = pytest.mark.parametrize("name", available())
SPOKEN = pytest.mark.parametrize("language", LANGUAGES)


@cache
def load(name: str) -> Edition:
    return editions.load(name)


@cache
def table(name: str, language: str) -> tuple[Speaker, State]:
    game = Game(load(name), PLAYERS)
    return Speaker(game.edition, language, game.players), game.state


def said_of_events(speaker: Speaker, state: State) -> Iterator[str]:
    for kind in names.EVENTS:
        for event in samples(kind):
            yield from (sentence for _, sentence in tell_all(speaker, [event], state) if sentence)


def said_of_questions(name: str, language: str) -> Iterator[str]:
    game = Game(load(name), PLAYERS)
    speaker, state = Speaker(game.edition, language, game.players), game.state
    for frame, _ in FRAMES:
        state.agenda, state.top, state.winners = [frame], frame, 1
        yield speaker.awaited(state)


def said_of_refusals(speaker: Speaker) -> Iterator[str]:
    situations = {f"not-now-{missing}" for missing in (*MISSING.values(), "thrown")}
    yield from (speaker.refusal(word) for word in {*names.REFUSALS, *BAD_NOTATION, *situations})


def sample(speaker: Speaker, variable: str, at: int) -> object:
    """A value for a variable of a message: a place, a sum, a name, or the variable's own name."""
    places = speaker.place(at)
    if variable in places or variable in ("deed", "spaces", "deeds", "lot", "name", "what-space"):
        return places.get(variable, speaker.space(at))
    if variable in ("amount", "money", "cash", "high", "low", "least", "rent", "salary", "fine", "start"):
        return speaker.money(300)
    if variable in ("who", "player", "to", "about", "leader", "debtor", "payer", "host", "before", "first"):
        return "Weiß"
    if variable in ("what", "buildings"):
        return speaker.term("house", 2)
    return 2


def said_of_messages(speaker: Speaker) -> Iterator[tuple[str, str]]:
    """Every message of the table, with a sample for each of its variables."""
    for i, (key, message) in enumerate(sorted(messages(speaker.language).items())):
        if key.startswith(TABLE):
            open_ = variables(message) - set(speaker.words) | ({"fine", "salary"} & variables(message))
            yield key, speaker.format(key, {name: sample(speaker, name, i % 40) for name in open_})


def everything(name: str, language: str) -> list[str]:
    speaker, state = table(name, language)
    return [
        *said_of_events(speaker, state),
        *said_of_questions(name, language),
        *said_of_refusals(speaker),
        *(said for _, said in said_of_messages(speaker)),
    ]


def own_words(name: str, language: str) -> set[str]:
    """The words an edition has for its things, and the names on its board."""
    edition = load(name)
    terms = [term[language] for term in edition.terms.values()]
    found = {word for term in terms for word in (term.one, term.many, term.dative_many)}
    named = [by[language] for deck in edition.decks.values() for by in (deck.name, deck.card)]
    groups = [group.name[language] for group in edition.groups.values()]
    forms = [
        form for space in edition.spaces for form in (space.forms.nominative, space.forms.dative) if form
    ]
    return {*found, *named, *groups, *forms, *(space.name[language] for space in edition.spaces)}


@EACH
@SPOKEN
def test_no_word_of_another_edition_is_said(name: str, language: str) -> None:
    mine = own_words(name, language)
    own = re.compile(
        "|".join(rf"(?<!\w){re.escape(word)}(?!\w)" for word in sorted(mine, key=len, reverse=True))
    )
    others = (
        {word for other in available() for word in own_words(other, language)} - mine - ORDINARY[language]
    )
    foreign = re.compile("|".join(rf"(?<!\w){re.escape(word)}(?!\w)" for word in others))
    found = {said: foreign.findall(own.sub("", said)) for said in everything(name, language)}
    assert {said: words for said, words in found.items() if words} == {}


@EACH
def test_cards_do_not_speak_of_another_editions_things(name: str) -> None:
    """Stories may mention houses and streets; what the game gives and takes has the edition's words."""
    speaker, _ = table(name, "de")
    keys = ("station", "utility", "salary", "go", "deed", "card_a", "card_b")
    mine = own_words(name, "de")
    others = {load(other).terms[key]["de"].one for other in available() for key in keys} - mine
    for i in range(len(speaker.edition.cards)):
        said = speaker.card(i)
        assert not [word for word in others if re.search(rf"(?<!\w){re.escape(word)}(?!\w)", said)], said


@EACH
@SPOKEN
def test_nothing_is_left_open_and_no_key_is_shown(name: str, language: str) -> None:
    speaker, _ = table(name, language)
    for key, said in said_of_messages(speaker):
        assert (
            said
            and said != key
            and not re.search(r"[{}]|\?\?\?|  ", said.replace("\n", " ").replace("    ", " "))
        ), key
    for said in everything(name, language):
        assert not re.match(rf"({'|'.join(TABLE)})[a-z-]+$", said), said


def test_the_swiss_edition_is_spelled_swiss_but_for_names() -> None:
    speaker, _ = table("deluxe-ch", "de")
    cards = [speaker.card(i) for i in range(len(speaker.edition.cards))]
    sentences = [*everything("deluxe-ch", "de"), *cards]
    for said in sentences:
        assert not re.search(r"[ß„“]|\.–\.", said.replace("Weiß", "")), said
    assert any("Weiß" in said for said in sentences) and not any(
        re.search(r"\bWeiss\b", said) for said in sentences
    )
    assert any("«" in said for said in sentences) and any(said.endswith(".–") for said in sentences)


@SPOKEN
def test_no_name_of_a_space_decides_how_many_a_verb_is_about(language: str) -> None:
    """Names may be plural (Sümpfe des Elends), so that none is the subject of a sentence."""
    used = {key for key, message in messages(language).items() if "space-the" in variables(message)}
    assert used == set()


@EACH
def test_every_space_has_its_forms(name: str) -> None:
    """Written for this name: a renamed space does not keep the forms of the old one."""
    edition = load(name)
    assert all(f"spaces.{space.at}.forms.gender" in edition.statuses for space in edition.spaces)
    speaker, _ = table(name, "de")
    for space in edition.spaces:
        said = speaker.place(space.at)
        assert len(set(said)) == 6 and all(said.values())
        forms = space.forms
        for case in filter(None, (forms.nominative, forms.accusative, forms.dative)):
            assert case[:3] == space.name["de"][:3], case
        if forms.gender in ("m", "n", "f"):
            assert said["space-at"].startswith("auf der " if forms.gender == "f" else "auf dem ")


@pytest.mark.parametrize(
    ("name", "at", "where", "way"),
    [
        ("standard", 24, "auf dem Opernplatz", "bis zum Opernplatz"),
        ("standard", 14, "auf der Neuen Straße", "bis zur Neuen Straße"),
        ("standard", 0, "auf LOS", "bis LOS"),
        ("standard", 20, "auf dem Feld „Frei Parken“", "bis zum Feld „Frei Parken“"),
        ("azeroth", 11, "auf den Sümpfen des Elends", "bis zu den Sümpfen des Elends"),
        ("azeroth", 35, "auf dem Dunklen Portal", "bis zum Dunklen Portal"),
        ("azeroth", 1, "auf Durotar", "bis Durotar"),
        ("deluxe-ch", 20, "auf dem Freien Parkplatz", "bis zum Freien Parkplatz"),
        (
            "deluxe-ch",
            15,
            "auf dem Feld «Vereinigte Bergbahnen AG»",
            "bis zum Feld «Vereinigte Bergbahnen AG»",
        ),
        ("schalke", 39, "auf dem 21. Mai 1997", "bis zum 21. Mai 1997"),
    ],
)
def test_names_are_declined(name: str, at: int, where: str, way: str) -> None:
    said = table(name, "de")[0].place(at)
    assert (said["space-at"], said["space-to"]) == (where, way)


def test_a_name_of_ones_own_is_quoted_until_it_has_forms(tmp_path) -> None:  # type: ignore[no-untyped-def]
    file = tmp_path / "own.toml"
    head = 'extends = "azeroth"\nid = "own"\n[status]\n"*" = "ours"\n[spaces]\n'
    file.write_text(head + '11.name = { de = "Omas Garten", en = "Granny\'s garden" }\n', "utf-8")
    speaker = Speaker(editions.load(file), "de", PLAYERS)
    assert speaker.place(11)["space-at"] == "auf dem Feld „Omas Garten“"
    file.write_text(file.read_text("utf-8") + '11.forms = { gender = "m" }\n', "utf-8")
    assert Speaker(editions.load(file), "de", PLAYERS).place(11)["space-to"] == "bis zum Omas Garten"
    file.write_text(head + '11.forms = { gender = "x" }\n', "utf-8")
    assert [(p.place, p.word) for p in editions.check(file)] == [("spaces.11.forms.gender", "not-allowed")]
