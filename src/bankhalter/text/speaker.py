"""The messages of the .ftl files with the words, names and money of one edition and one table."""

from __future__ import annotations

import unicodedata
from collections.abc import Mapping, Sequence

from bankhalter.core import codes, names
from bankhalter.core.events import Event
from bankhalter.core.state import State
from bankhalter.edition import Card, Edition
from bankhalter.game.view import OfferView
from bankhalter.text import narration
from bankhalter.text import questions as awaited
from bankhalter.text.articles import with_articles
from bankhalter.text.catalog import Plain, as_swiss, variables
from bankhalter.text.places import in_sentences

SPECIALS = {
    codes.BANK: "table-bank",
    codes.CHANCE: "table-chance",
    codes.CLOCK: "table-clock",
    codes.ANYONE: "table-anyone",
    codes.POT: "table-pot",
}
FACES = {codes.BUS: "table-face-bus", codes.MR: "table-face-mr"}
SAMPLE_GROUP = 2  # the colour group from which help takes its examples
# The placeholders of a card's text, and the argument each one shows.
SUMS = ("amount", "house", "hotel")
CARD_WORDS = {"space": "to", "to-space": "to"} | {name: name for name in (*SUMS, "steps", "times", "factor")}


class Speaker(Plain):
    """Says what happens at one table: its edition's words, its players' names.

    Where cash is hidden (R-5) set `cash_open` to False.
    """

    def __init__(self, edition: Edition, language: str, players: Sequence[str]) -> None:
        super().__init__(language, edition.language)
        self.edition = edition
        self.players = tuple([isolated(name) for name in players])
        self.cash_open = True
        self.words: dict[str, str] = edition_words(edition, language)
        self.words |= self._own_words()

    def _own_words(self) -> dict[str, str]:
        """Return what the edition says without a term of its own: its smallest sum, and its taxes."""
        taxes = dict.fromkeys(self.space(space.at) for space in self.edition.spaces if space.kind == "tax")
        grain = self.edition.money.grain
        return {"grain": self.money(grain), "taxes": self.both(list(taxes)), **self._samples(grain)}

    def _samples(self, grain: int) -> dict[str, str]:
        """Return examples for help, from the board in play."""
        streets = [space for space in self.edition.spaces if space.kind == "street"] or self.edition.spaces
        groups = list(dict.fromkeys(space.group for space in streets))
        group = groups[: SAMPLE_GROUP + 1][-1]
        first, *others = [space for space in streets if space.group == group]
        return {
            "sample-street": self.space(first.at),
            "sample-other": self.space((others or streets)[0].at),
            "sample-top": self.space(streets[-1].at),
            "sample-group": self.group(group) if group else "",
            "sample-sum": str(first.price * 6 // 7 // grain * grain),
            "sample-player": self.players[1] if len(self.players) > 1 else "Ben",
        }

    def format(self, key: str, args: Mapping[str, object]) -> str:
        """Return a message; the edition's words are among its variables where it uses them."""
        used = {name: self.words[name] for name in variables(self.messages, key) if name in self.words}
        return self._ended(super().format(key, {**used, **args}))

    def _ended(self, said: str) -> str:
        """Return a sentence without a second full stop after a sum that is written with one (Fr. 300.–)."""
        mark = self.edition.money.pattern[self.language].partition("{}")[2]
        return said.replace(f"{mark}.", mark) if mark.startswith(".") else said

    def money(self, amount: int) -> str:
        """Return a sum the way the edition writes it."""
        money = self.edition.money
        mark = "," if self.language == "en" and money.thousands == "." else money.thousands
        sign = "−" if amount < 0 else ""
        return sign + money.pattern[self.language].format(f"{abs(int(amount)):,}".replace(",", mark))

    def space(self, at: int) -> str:
        """Return the name of a space."""
        return self._spelled(self.edition.spaces[at].name[self.language])

    def place(self, at: int, language: str = "") -> dict[str, str]:
        """Return the name of a space as the variables of a sentence: space, space-at, space-to and so on."""
        said = in_sentences(self.edition.spaces[at], language or self.language)
        return {key: self._spelled(form) for key, form in said.items()}

    def group(self, group: str) -> str:
        """Return the name of a group."""
        return self._spelled(self.edition.groups[group].name[self.language])

    def _spelled(self, text: str) -> str:
        """Return a text of the edition in its own spelling, whatever it inherits."""
        return as_swiss(text) if self.swiss else text

    def seat(self, seat: int) -> str:
        """Return a player's name, or the word for the bank, chance and the clock."""
        return self.players[seat] if seat >= 0 else self.say(SPECIALS[int(seat)])

    def term(self, key: str, count: int = 1) -> str:
        """Return the edition's word for a thing, singular or plural."""
        word = self.edition.terms[key][self.language]
        return self._spelled(word.one if count == 1 else word.many)

    def card(self, index: int) -> str:
        """Return the full text of a card."""
        card = self.edition.cards[index]
        text = self._spelled(card.text[self.language])
        return self._ended(text.format(**{name: self._argument(name, card) for name in CARD_WORDS}))

    def _argument(self, name: str, card: Card) -> str:
        """Return what stands for a placeholder of a card: a space, a sum or a number."""
        value = card.args.get(CARD_WORDS[name])
        if not isinstance(value, int):
            return ""
        if name.endswith("space"):
            # A text that was not translated is a German sentence, in English too.
            language = "de" if card.text[self.language] == card.text["de"] else self.language
            return self.place(value, language)["space" if name == "space" else "space-to"]
        return self.money(value) if name in SUMS else str(value)

    def lot(self, what: int, deed: int, state: State) -> str:
        """Return what is auctioned: a deed's space, or one building."""
        if what == codes.DEED:
            return self.space(int(state.tables.space[deed]))
        return f"1 {self.term(names.LOTS[what])}"

    def face(self, face: int) -> str:
        """Return a face of the speed die as a word."""
        return self.say(FACES[face]) if face in FACES else str(face)

    def refusal(self, word: str) -> str:
        """Return why something was refused: a word of `names.REFUSALS` or of BadNotation."""
        return self.say(f"refusal-{word}")

    def event(self, event: Event, state: State) -> str:
        """Return what happened as one sentence, or "" for what needs no word."""
        return narration.tell(self, event, state)

    def awaited(self, state: State) -> str:
        """Return who is to do what now."""
        return awaited.tell(self, state)

    # Offers and lists --------------------------------------------------------------------------

    def offer(self, offer: OfferView) -> str:
        """Return an offer in words, both sides."""
        said = self.say(
            "table-offer",
            who=self.seat(offer.seat),
            to=self.seat(offer.to),
            give=self._goods(offer.give, len(offer.cards), offer.cash),
            want=self._goods(offer.want, len(offer.want_cards), offer.want_cash),
        )
        relief = self.say("table-relief", amount=self.money(offer.relief)) if offer.relief else ""
        return f"{said} {relief}".strip()

    def _goods(self, spaces: Sequence[int], cards: int, cash: int) -> str:
        """Return one side of an offer."""
        goods = [self.space(at) for at in spaces]
        if cards:
            goods.append(f"{cards} {self.term('jail_card', cards)}")
        if cash:
            goods.append(self.money(cash))
        return self.both(goods) or self.say("table-nothing")

    def both(self, items: Sequence[str]) -> str:
        """Return a list as `a, b and c`."""
        return self._list(items, "table-and")

    def either(self, items: Sequence[str]) -> str:
        """Return a list as `a, b or c`."""
        return self._list(items, "table-or")

    def _list(self, items: Sequence[str], key: str) -> str:
        """Return a list with commas and a word before the last item."""
        if len(items) < 2:
            return "".join(items)
        return f"{', '.join(items[:-1])} {self.say(key)} {items[-1]}"


def isolated(name: str) -> str:
    """Return a name that does not turn the sentence around it, where it is written from right to left."""
    turned = any(unicodedata.bidirectional(letter) in ("R", "AL") for letter in name)
    return f"\u2068{name}\u2069" if turned else name


def edition_words(edition: Edition, language: str) -> dict[str, str]:
    """Return the edition's words as variables: house, house-many, house-dative, house-the …, house-gender."""
    words: dict[str, str] = {}
    for key, by_language in edition.terms.items():
        term, name = by_language[language], key.replace("_", "-")
        words |= {
            name: term.one,
            f"{name}-many": term.many,
            f"{name}-dative": term.dative_many,
            f"{name}-gender": term.gender or "n",
            **with_articles(name, term.one, term.gender, language),
        }
    if language == "de" and edition.language == "de-CH":
        return {name: as_swiss(word) for name, word in words.items()}
    return words
