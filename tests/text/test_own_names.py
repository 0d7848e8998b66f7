"""More than sixty names people give their streets, in every sentence that speaks of a square.

What is expected is written down beside each name, as a person says it (tests/data/names/own_names.txt).
To read all of it: PYTHONPATH=src:tests python tests/text/test_own_names.py
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import dataclass, replace
from functools import cache
from pathlib import Path

import pytest
from fluent.syntax import FluentSerializer
from sentences import messages, variables

from bankhalter.edition import (
    Edition,
    Forms,
    check_tree,
    declined,
    difference,
    from_toml,
    from_tree,
    guess_forms,
    load,
)
from bankhalter.text import Speaker
from bankhalter.text.places import in_sentences

FILE = Path(__file__).parents[1] / "data" / "names" / "own_names.txt"
WAYS = ("space", "space-the", "space-acc", "space-dat", "space-at", "space-to")
BARE = ("deed", "deeds", "spaces", "lot")  # said as the name alone
FIRST = {  # a name at the beginning: the verb at the end decides
    "insight-do-buy": "kaufen",
    "insight-do-decline": "kaufen",
    "insight-do-jump": "springen",
    "insight-do-sell": "verkaufen",
}
# What stands before a name decides its case.
CASES = {
    "space-acc": r"[Ff]ür|[Uu]m|stecke ich in|verzichtet auf|beleiht|übernimmt|gibt|besitzt jetzt|kauft"
    r"|hole mir|bringt|bekommt \{ \$name \}"
    r"|von \{ \$who \}|so komme ich an|Ich kann mir|Setz \{ \$who \} auf|ein Gebäude auf",
    "space-dat": r"[Mm]it|von|nach",
    "space-at": r"auf\b.*|landet|steht|baut|verkauft|es sich aus,|[Hh]ypothek|\{ \$(?:mortgage|what) \}",
    "space-to": r"[Vv]or|zurück",
}


@dataclass(frozen=True)
class Name:
    """A name, and how a person says it."""

    name: str
    gender: str
    the: str
    acc: str
    dat: str
    to: str

    def expected(self) -> dict[str, str]:
        """The variables of a sentence."""
        forms = (self.name, self.the, self.acc, self.dat, f"auf {self.dat}", self.to)
        return dict(zip(WAYS, forms, strict=True))


def read_names() -> list[Name]:
    lines = FILE.read_text("utf-8").splitlines()
    return [Name(*line.split("; ")) for line in lines if not line.startswith("#")]


NAMES = read_names()
EACH = pytest.mark.parametrize("name", NAMES, ids=lambda name: name.name)


def forms_of(name: Name) -> Forms:
    """The forms the workshop gives a name: its guess, or where it is unsure what one press says."""
    guess = guess_forms(name.name)
    return guess.forms if guess.sure else declined(name.name, name.gender)


@cache
def built_in(base: str) -> Edition:
    """A built-in edition, loaded once."""
    return load(base)


def at_square(name: Name, base: str = "standard", at: int = 24) -> Edition:
    """An edition with this name on a square to which a card leads."""
    edition = built_in(base)
    own = {"de": name.name, "en": name.name}
    spaces = [
        replace(space, name=own, forms=forms_of(name)) if space.at == at else space
        for space in edition.spaces
    ]
    return replace(edition, spaces=tuple(spaces))


@cache
def of_squares() -> dict[str, frozenset[str]]:
    """The German messages that speak of a square, each with the ways in which it does."""
    found = {key: frozenset(variables(message) & {*WAYS, *BARE}) for key, message in messages("de").items()}
    counts = (
        "booklet-",
        "problem-",
        "refusal-",
        "web-deeds",
    )  # `deeds` and `deed` are a number or a word there
    return {key: ways for key, ways in found.items() if ways and not key.startswith(counts)}


def said_of(name: Name, base: str = "standard") -> Iterator[tuple[str, str]]:
    """Every sentence with this name: the messages, and the cards that lead there."""
    speaker = Speaker(at_square(name, base), "de", ("Anna", "Bruno", "Cem"))
    place = speaker.place(24)
    people = {"who": "Anna", "to": "Bruno", "name": "Cem", "leader": "Cem", "player": "Bruno"}
    for key in sorted(of_squares()):
        open_ = variables(messages("de")[key]) - set(speaker.words)
        values: dict[str, object] = {variable: speaker.money(120) for variable in open_}
        values |= dict.fromkeys(BARE, place["space"])
        if key.startswith("hands-"):  # there it is what the box calls a deed
            values["deed"] = speaker.term("deed")
        counts = {
            "count": 2,
            "turns": "2,5",
            "buildings": speaker.term("house", 2),
            "what": speaker.term("house"),
        }
        yield key, speaker.format(key, {**values, **people, **counts, **place})
    for index, card in enumerate(speaker.edition.cards):
        if card.args.get("to") == 24:
            yield "card", speaker.card(index)


def test_there_are_more_than_sixty_names() -> None:
    assert len({name.name for name in NAMES}) == len(NAMES) >= 60
    assert {name.gender for name in NAMES} == {"m", "f", "n", "many", "bare", "title"}


@EACH
def test_a_name_is_said_as_a_person_says_it(name: Name) -> None:
    """Guessed where the guess is sure; else by one press."""
    for forms in (forms_of(name), declined(name.name, name.gender)):
        space = replace(built_in("standard").spaces[24], name={"de": name.name}, forms=forms)
        edition = replace(built_in("standard"), spaces=(*built_in("standard").spaces[:24], space))
        assert Speaker.place(Speaker(edition, "de", ()), 24) == name.expected()


@EACH
def test_every_sentence_has_the_right_form(name: Name) -> None:
    expected = name.expected() | dict.fromkeys(BARE, name.name)
    for key, said in said_of(name):
        ways = of_squares().get(key, {"space-to"})
        assert any(expected[way] in said for way in ways), (key, said)
        assert not re.search(r"[{}$⟦]|\?\?\?|  |None", said.replace("\n", " ")), (key, said)


def test_what_stands_before_a_name_fits_its_case() -> None:
    """No sentence says „Mit den Opernplatz“ or „landet auf auf dem Opernplatz“."""
    written = FluentSerializer()
    for key, ways in of_squares().items():
        text = written.serialize_entry(messages("de")[key])
        if text.rstrip().endswith(f" {FIRST.get(key)}"):
            continue
        for way in ways & CASES.keys():
            for before in re.findall(rf"([^.:;!?]*)\{{ \${way} \}}", text):
                assert re.search(rf"(?:{CASES[way]}) ?$", before.strip()), (key, way, before)


def test_a_name_alone_is_never_governed() -> None:
    """Where a name is said without its article, no preposition stands before it."""
    written = FluentSerializer()
    for key, ways in of_squares().items():
        text = written.serialize_entry(messages("de")[key])
        for way in ways & {"space", *BARE}:
            governed = rf"\b(?:auf|mit|von|nach|für|um|in|an|zu|bis|bei|aus) \{{ \${way} \}}"
            assert not re.search(governed, text), key


def test_swiss_sentences_spell_the_name_as_its_author_did_but_quote_swiss() -> None:
    said = dict(said_of(next(name for name in NAMES if name.name == "Unter den Linden"), "deluxe-ch"))
    assert said["event-moved"] == "Anna landet auf dem Feld «Unter den Linden»."


def test_an_edition_with_such_names_is_a_file_without_a_problem() -> None:
    for start in range(0, len(NAMES), 22):
        streets = [space.at for space in load("standard").spaces if space.kind == "street"]
        tree = {"format": 1, "extends": "standard", "id": "own", "name": {"de": "Unsere"}, "spaces": {}}
        for at, name in zip(streets, NAMES[start:], strict=False):
            forms = {key: said for key, said in vars_of(forms_of(name)).items() if said}
            tree["spaces"] |= {str(at): {"name": {"de": name.name}, "forms": forms}}
        assert check_tree(tree) == []
        assert difference(from_tree(tree).tree, load("standard").tree) == tree


def vars_of(forms: Forms) -> dict[str, str]:
    return {key: getattr(forms, key) for key in ("gender", "nominative", "accusative", "dative")}


if __name__ == "__main__":
    for one in NAMES:
        print(f"\n== {one.name}")
        print("\n".join(f"{key}: {said}" for key, said in said_of(one)))


def test_the_guide_says_names_as_the_table_does() -> None:
    guide = Path(__file__).parents[2] / "docs" / "tutorials" / "edition.md"
    block = re.search(r"```toml\n(.*?)```", guide.read_text("utf-8"), re.DOTALL)
    assert block
    own = from_tree(from_toml('format = 1\nextends = "standard"\nid = "own"\n' + block[1]))
    claimed = re.findall(r'^(\d+)\.forms = .* say "(.*)"$', block[1], re.MULTILINE)
    said = [in_sentences(own.spaces[int(at)], "de")["space-at"] for at, _ in claimed]
    assert said == [text for _, text in claimed] and len(said) > 1
