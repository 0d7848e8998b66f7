"""Relations: what the values of an edition must have to do with each other.

Only parts whose shape is right are looked at, so that one mistake is told once.
"""

from collections import Counter
from collections.abc import Callable, Iterator
from string import Formatter
from typing import Any, Final

from bankhalter.edition.edition import (
    MAX_CARDS,
    MAX_DEEDS,
    MAX_SPACES,
    MIN_SPACES,
    STREET_RENTS,
    Tree,
)
from bankhalter.edition.problems import Report, dotted, shown
from bankhalter.edition.shapes import find
from bankhalter.edition.toml_files import drawings


def sound_entries(tree: Tree, report: Report, *path: str) -> dict[str, Any]:
    """The entries of a table whose shape is right."""
    table = find(tree, *path)
    entries = table if isinstance(table, dict) else {}
    return {k: v for k, v in entries.items() if report.sound(dotted("", *path, k))}


def sound_spaces(tree: Tree, report: Report) -> dict[int, Tree]:
    """The spaces whose shape is right, by their numbers."""
    spaces = sound_entries(tree, report, "spaces")
    return {int(key): space for key, space in spaces.items() if _is_number(key)}


def _sound_cards(tree: Tree, report: Report) -> Iterator[tuple[str, str, Tree]]:
    """Deck, place and table of every card whose shape is right."""
    for deck in "ab":
        for key, card in sound_entries(tree, report, "cards", deck).items():
            yield deck, dotted("cards", deck, key), card


def _is_number(key: str) -> bool:
    return key.isascii() and key.isdecimal() and len(key) <= 3


def _check_ring(tree: Tree, report: Report) -> None:
    """The spaces are numbered without gap, and there are not too many."""
    spaces = find(tree, "spaces")
    if not isinstance(spaces, dict):
        return
    if not MIN_SPACES <= len(spaces) <= MAX_SPACES:
        report.add("spaces", "board-size", low=MIN_SPACES, high=MAX_SPACES, found=len(spaces))
    seen: set[int] = set()
    for key in spaces:
        _check_number(key, seen, report)
    for at in range(min(len(spaces), MAX_SPACES)):
        if at not in seen:
            report.add(f"spaces.{at}", "space-missing", at=at)


def _check_number(key: str, seen: set[int], report: Report) -> None:
    if not _is_number(key):
        report.add(dotted("spaces", key), "bad-space-number", key=shown(key))
    elif int(key) in seen:
        report.add(f"spaces.{key}", "duplicate-space", at=int(key))
    elif str(int(key)) != key:
        report.add(f"spaces.{key}", "bad-space-number", key=key)
    if _is_number(key):
        seen.add(int(key))


def _check_corners(tree: Tree, report: Report) -> None:
    """GO is first and alone, there is one jail, and there are not too many deeds."""
    if not report.sound("spaces"):
        return
    kinds = {at: space["kind"] for at, space in sound_spaces(tree, report).items()}
    if [at for at, kind in kinds.items() if kind == "go"] != [0]:
        report.add("spaces.0.kind" if "0" in tree["spaces"] else "spaces.0", "go-not-first")
    deeds = sum(kind in ("street", "station", "utility") for kind in kinds.values())
    if deeds > MAX_DEEDS:
        report.add("spaces", "too-many-deeds", found=deeds, limit=MAX_DEEDS)
    jails = list(kinds.values()).count("jail")
    if jails != 1:
        report.add("spaces", "no-jail", found=jails)
    for at, kind in kinds.items():
        if kind == "to_jail" and not jails:
            report.add(f"spaces.{at}.kind", "to-jail-without-jail")


def _check_groups(tree: Tree, report: Report) -> None:
    """Every deed has a group, every group has deeds of one kind."""
    members: dict[str, list[str]] = {}
    for at, space in sound_spaces(tree, report).items():
        if "group" in space:
            members.setdefault(space["group"], []).append(space["kind"])
            if find(tree, "groups", space["group"]) is None:
                report.add(f"spaces.{at}.group", "group-undefined", group=space["group"])
    letters: dict[str, str] = {}
    for key, group in sound_entries(tree, report, "groups").items():
        if report.sound("spaces"):
            _check_group(key, members.get(key, []), report)
        other = letters.setdefault(group["letter"], key)
        if other != key:
            report.add(f"groups.{key}.letter", "duplicate-letter", letter=group["letter"], other=other)


def _check_group(group: str, kinds: list[str], report: Report) -> None:
    if not kinds:
        report.add(f"groups.{group}", "empty-group", group=group)
    elif len(set(kinds)) > 1:
        report.add(f"groups.{group}", "group-mixed", group=group, kinds=", ".join(sorted(set(kinds))))


def _check_rents(tree: Tree, report: Report) -> None:
    """A street has a rent per level, the others a value per deed of the group."""
    if not report.sound("spaces"):
        return
    spaces = sound_spaces(tree, report)
    sizes = Counter(space.get("group") for space in spaces.values())
    for at, space in spaces.items():
        name = "factor" if "factor" in space else "rent"
        want = STREET_RENTS if space["kind"] == "street" else sizes[space.get("group")]
        if name in space and len(space[name]) != want:
            found = len(space[name])
            report.add(f"spaces.{at}.{name}", "rent-count", kind=space["kind"], want=want, found=found)


def _check_decks(tree: Tree, report: Report) -> None:
    """What is drawn from exists, is not empty and does not run dry."""
    for deck in "ab":
        cards = find(tree, "cards", deck)
        if not isinstance(cards, dict):
            continue
        if not find(tree, "decks", deck):
            report.add(f"cards.{deck}", "deck-undefined", deck=deck)
        if len(cards) > MAX_CARDS:
            report.add(f"cards.{deck}", "list-length", low=0, high=MAX_CARDS, found=len(cards))
        if cards and all(find(card, "do") == "keep" for card in cards.values()):
            report.add(f"cards.{deck}", "only-keepers", deck=deck)
    for place, deck in _drawn(tree, report):
        if not find(tree, "cards", deck):
            report.add(place, "empty-deck", deck=deck)


def _drawn(tree: Tree, report: Report) -> Iterator[tuple[str, str]]:
    """Every place that names a deck to draw from."""
    for at, space in sound_spaces(tree, report).items():
        if "deck" in space:
            yield f"spaces.{at}.deck", space["deck"]
    for _, place, card in list(_sound_cards(tree, report)):
        if "deck" in card:
            yield f"{place}.deck", card["deck"]


def _check_targets(tree: Tree, report: Report) -> None:
    """What cards send to is on the board."""
    if not report.sound("spaces"):
        return
    kinds = [space["kind"] for space in sound_spaces(tree, report).values()]
    for _, place, card in list(_sound_cards(tree, report)):
        for name in ("to", "steps"):
            if name in card and card[name] >= len(kinds):
                report.add(f"{place}.{name}", "off-board", to=card[name], count=len(kinds))
        if "kind" in card and card["kind"] not in kinds:
            report.add(f"{place}.kind", "nearest-missing", kind=card["kind"])


_SAID: Final = {"to": "space", "amount": "amount", "house": "house", "hotel": "hotel"}
_WITH_ARTICLE: Final = {"to-space": "space"}  # another way to say it: bis zum Opernplatz
_SAYABLE: Final = ("steps", "times", "factor")


def _check_texts(tree: Tree, report: Report) -> None:
    """A card's text says what it does, with placeholders."""
    for _, place, card in list(_sound_cards(tree, report)):
        needed = [word for name, word in _SAID.items() if name in card]
        allowed = needed + [name for name in _SAYABLE if name in card]
        for language, text in card["text"].items():
            _check_text(text, language, place, needed, allowed, report)


def _check_text(
    text: str, language: str, place: str, needed: list[str], allowed: list[str], report: Report
) -> None:
    place = f"{place}.text.{language}"
    try:
        parts = [(name, how) for _, name, *how in Formatter().parse(text) if name is not None]
    except ValueError:
        report.add(place, "bad-text-braces", language=language)
        return
    for name, how in parts:
        if _WITH_ARTICLE.get(name, name) not in allowed or any(how):
            said = ", ".join(allowed) or "none"
            report.add(place, "bad-placeholder", language=language, found=shown(name), allowed=said)
    plain = [_WITH_ARTICLE.get(name, name) for name, how in parts if how == ["", None]]
    for name in needed:
        if name not in plain:
            report.add(place, "no-placeholder", language=language, want=name)


def _check_money(tree: Tree, report: Report) -> None:
    """The notes add up to the start money, each listed once."""
    if not report.sound("money"):
        return
    notes = tree["money"]["notes"]
    total = sum(value * count for value, count in notes)
    if total != tree["money"]["start"]:
        report.add("money.notes", "notes-sum", found=total, want=tree["money"]["start"])
    values = [value for value, _ in notes]
    for number, value in enumerate(values):
        if value in values[:number]:
            report.add(f"money.notes.{number}", "duplicate-note", value=value)


def _check_seats(tree: Tree, report: Report) -> None:
    """There is a token for everyone."""
    if not report.sound("players", "tokens"):
        return
    low, high, tokens = tree["players"]["min"], tree["players"]["max"], tree["tokens"]
    if low > high:
        report.add("players.min", "min-over-max", low=low, high=high)
    if len(tokens) < high:
        report.add("tokens", "few-tokens", found=len(tokens), want=high)
    ids = [figure_id(token) for token in tokens]
    for number, name in enumerate(ids):
        if name in ids[:number]:
            key = next(key for key in ("drawn", "emoji", "initials", "id") if key in tokens[number])
            report.add(f"tokens.{number}.{key}", "duplicate-token", id=name)


def _check_drawings(tree: Tree, report: Report) -> None:
    """What a token is drawn as is among the figures of the built-in editions."""
    if not report.sound("tokens"):
        return
    for number, token in enumerate(tree["tokens"]):
        if token.get("drawn", "") not in ("", *drawings()):
            report.add(f"tokens.{number}.drawn", "no-figure", found=shown(token["drawn"]))


def figure_id(token: Tree) -> str:
    """The id of a token whose shape is right; one that is drawn another way has it from its drawing."""
    if "emoji" in token:
        return "emoji-" + "-".join(f"{ord(sign):x}" for sign in token["emoji"])
    if "initials" in token:
        return f"initials-{token['initials'].casefold()}"
    return str(token.get("drawn", token.get("id")))


def _check_dice(tree: Tree, report: Report) -> None:
    """A speed die has six faces; without one there are neither faces nor bonus."""
    if not report.sound("dice", "amounts"):
        return
    faces, bonus = len(tree["dice"]["faces"]), tree["amounts"]["speed_bonus"]
    if faces != 6 if tree["dice"]["speed"] else faces or bonus:
        report.add("dice.faces", "speed-faces")


def _check_variants(tree: Tree, report: Report) -> None:
    """What is listed is described, what is described is listed."""
    if not report.sound("variants"):
        return
    names = tree["variants"]["list"]
    if "normal" not in names:
        report.add("variants.list", "no-normal")
    for name in names:
        if name not in tree["variants"] and name != "normal":
            report.add("variants.list", "variant-undefined", variant=name)
    for name in tree["variants"].keys() - {"list", *names}:
        report.add(f"variants.{name}", "unlisted-variant")


_RELATIONS: Final[tuple[Callable[[Tree, Report], None], ...]] = (
    _check_ring,
    _check_corners,
    _check_groups,
    _check_rents,
    _check_decks,
    _check_targets,
    _check_texts,
    _check_money,
    _check_seats,
    _check_drawings,
    _check_dice,
    _check_variants,
)


def check_relations(tree: Tree, report: Report) -> None:
    """Hold the parts whose shape is right against each other."""
    for relation in _RELATIONS:
        relation(tree, report)
