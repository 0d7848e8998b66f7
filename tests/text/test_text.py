"""The words for people: complete in every language, right for every edition."""

from __future__ import annotations

import re
import subprocess
import sys
from functools import cache
from string import Formatter

import kit
import pytest
from fluent.syntax import ast
from sentences import BAD_NOTATION, FRAMES, SOURCE, entries, messages, samples, variables, words_in

from bankhalter import Edition, Game, available
from bankhalter import edition as editions
from bankhalter.bots.players.simple import Simple
from bankhalter.core import codes, decisions, events, names
from bankhalter.core.events import Event
from bankhalter.core.state import State
from bankhalter.edition import HINTS, REASONS
from bankhalter.game.view import OfferView
from bankhalter.text import LANGUAGES, Speaker, plain
from bankhalter.text.catalog import variables as needed
from bankhalter.text.narration import SIDES, USES, tell_all
from bankhalter.text.wrapping import wrap

DOCS = SOURCE.parents[1] / "docs"
PLAYERS = ("Anna", "Ben", "Cem", "Dora")


@cache
def load(name: str) -> Edition:
    return editions.load(name)


# The files -------------------------------------------------------------------------------------


@cache
def edition_words() -> set[str]:
    return set(Speaker(load("standard"), "de", PLAYERS).words)


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_files_are_plain_fluent_without_double_keys(language: str) -> None:
    found = entries(language)
    assert not [e.content for e in found if isinstance(e, ast.Junk)]
    keys = [e.id.name for e in found if isinstance(e, ast.Message)]
    assert len(keys) == len(set(keys))
    assert all(re.fullmatch(r"[a-z]+(-[a-z0-9]+)+", key) for key in keys)


def test_all_languages_have_the_same_keys() -> None:
    first, *others = (set(messages(language)) for language in LANGUAGES)
    for other in others:
        assert first ^ other == set()


def test_all_languages_use_the_same_variables_besides_the_words_of_the_edition() -> None:
    words = edition_words()
    for key, message in messages("de").items():
        assert variables(message) - words == variables(messages("en")[key]) - words, key


def test_problems_need_no_edition() -> None:
    for language in LANGUAGES:
        for key, message in messages(language).items():
            if key.startswith(("problem-", "hint-", "record-")):
                assert not variables(message) & edition_words() - {"grain"}, key


# Words have messages ---------------------------------------------------------------------------


BAD_RECORD = (
    words_in("game/record.py", r'BadRecord\(\s*"([a-z-]+)"')
    | words_in("game/game.py", r'BadRecord\(\s*"([a-z-]+)"')
    | words_in("game/game.py", r'Damage\([^"\n]*"([a-z-]+)"')
)
RULES_ERROR = words_in("switches.py", r'\(\s*"([a-z]+(?:-[a-z]+)+)",\s*\{')


@pytest.mark.parametrize("word", sorted({*names.REFUSALS, *BAD_NOTATION}))
def test_every_refusal_has_a_sentence(word: str) -> None:
    for language in LANGUAGES:
        check(Speaker(load("standard"), language, PLAYERS).refusal(word))


def test_every_problem_has_a_sentence() -> None:
    keys = {f"problem-{word}" for word in {*REASONS, *RULES_ERROR}} | {f"record-{w}" for w in BAD_RECORD}
    there = {key for key in messages("de") if key.startswith(("problem-", "record-"))}
    assert keys == there


def test_every_hint_has_a_sentence() -> None:
    assert {f"hint-{word}" for word in HINTS} == {key for key in messages("de") if key.startswith("hint-")}
    assert not HINTS.keys() & REASONS.keys()


@pytest.mark.parametrize("word", sorted([*REASONS, *HINTS]))
def test_the_problems_of_an_edition_say_the_same_in_english(word: str) -> None:
    said = {**REASONS, **HINTS}[word]
    args = {name: f"<{name}>" for _, name, _, _ in Formatter().parse(said) if name}
    assert plain("en").problem(word, args) == said.format(**args)
    assert "<" in plain("de").problem(word, args) or not args


def test_the_problems_of_records_and_rules_are_filled_in() -> None:
    assert plain("de").problem("bad-header", {"line": 3, "detail": "x: y"}).startswith("Zeile 3 ")
    assert plain("en").problem("uneven-building", {"line": 9, "detail": ""}).startswith("Build evenly")
    said = plain("de").problem("wrong-player-count", {"players": 9, "min": 2, "max": 8})
    assert said == "Hier spielen 2 bis 8 Leute mit, nicht 9."


def test_every_event_has_its_messages() -> None:
    assert set(USES) == set(range(codes.EVENTS))
    for kind in names.EVENTS:
        assert [key for key in messages("de") if key.startswith(f"event-{kind}")], kind
    assert {f"event-paid-{why}" for why in names.WHYS} <= set(messages("de"))


def test_every_frame_has_its_message() -> None:
    assert {f"awaited-{frame}" for frame in names.FRAMES} <= set(messages("de"))


def test_no_message_of_events_and_frames_goes_unused() -> None:
    topics = {f"event-{word}" for word in names.EVENTS} | {f"awaited-{word}" for word in names.FRAMES}
    for key in messages("de"):
        if key.startswith(("event-", "awaited-")) and not key.startswith("awaited-jail-"):
            assert any(key == topic or key.startswith(f"{topic}-") for topic in topics), key


# Whole games -----------------------------------------------------------------------------------


def check(said: str, swiss: bool = False) -> None:
    assert said
    assert not (swiss and "ß" in said), said
    assert "???" not in said and "{" not in said and "}" not in said, said
    assert "  " not in said and " ." not in said and not said.startswith(("refusal-", "event-")), said
    assert said[-1] in ".!?“”»" or said.endswith(".–"), said


def answer(game: Game, bots: list[Simple]) -> list[Event]:
    """Let whoever is asked, or has an offer before them, speak."""
    st = game.state
    for offer in st.offers:
        reply = bots[offer.to].reply(st, offer.to, offer)
        if reply is not None and game.refuse(reply) is None:
            return game.push(reply)
    action = bots[game.asked].choose(st, game.asked) if game.asked >= 0 else game.default()
    return game.push(action if game.refuse(action) is None else game.default())


def tell(game: Game, speakers: list[Speaker], most: int) -> set[int]:
    """Play and say everything; return the kinds of event that came up."""
    bots = [Simple() for _ in game.players]
    told: set[int] = set()
    events = list(game.opening)
    while True:
        for speaker in speakers:
            for event in events:
                if said := speaker.event(event, game.state):
                    check(said, speaker.swiss)
            check(speaker.awaited(game.state), speaker.swiss)
        told |= {int(event.kind) for event in events}
        if game.over or len(game.actions) > most:
            return told
        events = answer(game, bots)


TABLES = [
    *((name, {}) for name in available()),
    ("standard", {"speed_die": True, "rent_demand": "manual", "free_parking_pot": True}),
    ("deluxe-ch", {"variant": "short", "auction_mode": "live"}),
    ("warendorf", {"variant": "short"}),
]


@pytest.mark.parametrize(("name", "switches"), TABLES)
def test_whole_games_can_be_told(name: str, switches: dict[str, object]) -> None:
    game = Game(name, PLAYERS, seed=7, **switches)
    speakers = [Speaker(game.edition, language, game.players) for language in LANGUAGES]
    told = tell(game, speakers, 1500)
    assert {codes.E_PAID, codes.E_THROWN, codes.E_MOVED, codes.E_DEED, codes.E_DRAWN} <= told


# Every sentence, one by one --------------------------------------------------------------------


def said_in(name: str = "standard", language: str = "de") -> tuple[Speaker, State]:
    game = Game(load(name), PLAYERS)
    return Speaker(game.edition, language, game.players), game.state


@pytest.mark.parametrize(
    ("event", "said"),
    [
        (events.Paid(-1, 0, 1500, codes.W_START), "Anna bekommt M 1500 Startkapital."),
        (events.Paid(-1, 0, 200, codes.W_SALARY), "Anna erhält M 200 Gehalt."),
        (events.Paid(1, 0, 50, codes.W_RENT), "Ben zahlt Anna M 50 Miete."),
        (events.Paid(1, -1, 200, codes.W_TAX), "Ben zahlt M 200 an die Bank."),
        (events.Paid(1, -5, 200, codes.W_TAX), "Ben zahlt M 200 in den Topf."),
        (events.Paid(1, -1, 15, codes.W_CARD), "Ben zahlt M 15 an die Bank."),
        (events.Paid(-1, 1, 15, codes.W_CARD), "Ben bekommt M 15 von der Bank."),
        (events.Paid(-5, 2, 350, codes.W_POT), "Cem räumt den Topf ab: M 350!"),
        (events.Paid(1, -1, 9, codes.W_ESTATE), "Das letzte Geld von Ben, M 9, geht an die Bank."),
        (events.Paid(1, 2, 9, codes.W_ESTATE), "Das letzte Geld von Ben, M 9, geht an Cem."),
        (events.Thrown(0, 3, 3, 0), "Anna würfelt einen Pasch: 3 und 3."),
        (events.Thrown(0, 3, 4, codes.BUS), "Anna würfelt 3, 4 und mit dem Tempo-Würfel: Bus."),
        (events.Levelled(0, 0, 0, 1), "Anna baut auf der Badstraße: Dort steht jetzt 1 Haus."),
        (events.Levelled(0, 0, 4, 5), "Anna baut auf der Badstraße ein Hotel!"),
        (events.Levelled(0, 0, 5, 4), "Anna verkauft auf der Badstraße: Dort stehen noch 4 Häuser."),
        (events.Levelled(0, 0, 5, 0), "Anna verkauft auf der Badstraße: Dort steht kein Gebäude mehr."),
        (events.LotOpened(codes.DEED, 0, 1), "Zur Versteigerung: Badstraße, ab M 1."),
        (events.LotOpened(codes.HOTEL, -1, 1), "Zur Versteigerung: 1 Hotel, ab M 1."),
        (events.WentOut(0, 1, 0), "Anna ist bankrott und scheidet aus. Was bleibt, geht an Ben."),
        (events.WentOut(0, -1, 0), "Anna ist bankrott und scheidet aus. Was bleibt, geht an die Bank."),
        (events.Ended(0b100), "Cem gewinnt!"),
        (events.Ended(0b1011), "Gleichstand: Anna, Ben und Dora gewinnen gemeinsam!"),
    ],
)
def test_events_read_well(event: Event, said: str) -> None:
    speaker, state = said_in()
    assert speaker.event(event, state) == said


@pytest.mark.parametrize("kind", names.EVENTS)
def test_every_shape_of_an_event_can_be_said(kind: str) -> None:
    for name in available():
        for language in LANGUAGES:
            speaker, state = said_in(name, language)
            for event in samples(kind):
                if said := speaker.event(event, state):
                    check(said)


def test_all_frames_are_tried() -> None:
    assert {int(frame.kind) for frame, _ in FRAMES} == set(range(codes.FRAMES))


@pytest.mark.parametrize(("frame", "said"), FRAMES)
def test_every_frame_can_be_said(frame: decisions.Decision, said: str) -> None:
    for language in LANGUAGES:
        speaker, state = said_in(language=language)
        state.agenda, state.top, state.winners = [frame], frame, 1
        check(speaker.awaited(state))
        if said and language == "de":
            assert speaker.awaited(state) == said


def test_in_jail_the_ways_out_are_listed() -> None:
    speaker, state = said_in()
    turn = decisions.Turn(0, 1, 0)
    state.agenda, state.top, state.seats[0].jail = [turn], turn, 1
    assert speaker.awaited(state) == "Anna sitzt im Gefängnis: einen Pasch versuchen oder M 50 zahlen."
    state.seats[0].cash = 0
    assert speaker.awaited(state) == "Anna sitzt im Gefängnis: einen Pasch versuchen."


def test_hidden_cash_stays_hidden() -> None:
    speaker, state = said_in()
    debt = decisions.Debt(2, 0, 50, codes.W_RENT, 0, 0)
    state.agenda, state.top, speaker.cash_open = [debt], debt, False
    assert speaker.awaited(state) == "Cem schuldet Anna M 50: verkaufen, beleihen oder handeln."


# The edition's own words -----------------------------------------------------------------------


@pytest.mark.parametrize(
    ("name", "language", "said"),
    [
        ("standard", "de", "M 1500"),
        ("standard", "en", "M 1500"),
        ("deluxe-ch", "de", "Fr. 1'500.–"),
        ("deluxe-ch", "en", "Fr. 1'500.–"),
        ("azeroth", "de", "1500g"),
        ("azeroth", "en", "1500g"),
    ],
)
def test_money_is_written_as_the_edition_does(name: str, language: str, said: str) -> None:
    speaker = Speaker(load(name), language, PLAYERS)
    assert speaker.money(1500) == said
    assert speaker.money(-1500) == "−" + said
    assert "1" in speaker.money(1) and "." not in Speaker(load("standard"), "de", PLAYERS).money(999)


@pytest.mark.parametrize(
    ("name", "house", "hotel"),
    [
        ("azeroth", "steht jetzt 1 Dorf.", " eine Stadt!"),
        ("warendorf", "steht jetzt 1 Pferdebox.", " ein Stallgebäude!"),
        ("schalke", "steht jetzt 1 Tribüne.", " ein Stadion!"),
    ],
)
def test_buildings_have_the_words_of_the_edition(name: str, house: str, hotel: str) -> None:
    speaker, state = said_in(name)
    assert speaker.event(events.Levelled(0, 0, 0, 1), state).endswith(house)
    assert speaker.event(events.Levelled(0, 0, 4, 5), state).endswith(hotel)
    assert speaker.term("house", 2) in speaker.refusal("no-houses")


def test_swiss_german_has_no_sharp_s() -> None:
    speaker, _ = said_in("deluxe-ch")
    said = [speaker.refusal(word) for word in names.REFUSALS]
    said += [speaker.card(i) for i in range(len(speaker.edition.cards))]
    said += [speaker.problem(word, {}) for word in REASONS]
    assert "gleichmässig" in speaker.refusal("uneven-building")
    assert "ß" not in "".join(said)


@pytest.mark.parametrize("name", available())
def test_every_card_is_filled_in(name: str) -> None:
    for language in LANGUAGES:
        speaker = Speaker(load(name), language, PLAYERS)
        for i in range(len(speaker.edition.cards)):
            check(speaker.card(i))


def test_an_offer_names_both_sides() -> None:
    speaker, _ = said_in()
    offer = OfferView(1, 0, 1, (1, 3), ("a/keep",), 0, (39,), (), 100, 0)
    assert speaker.offer(offer) == (
        "Anna bietet Ben: Badstraße, Turmstraße und 1 „Du kommst aus dem Gefängnis frei“-Karte "
        "gegen Schlossallee und M 100."
    )
    settle = OfferView(2, 0, 1, (1,), (), 0, (), (), 0, 50)
    assert speaker.offer(settle) == (
        "Anna bietet Ben: Badstraße gegen nichts. Damit wären M 50 der Schuld erledigt."
    )


def test_seats_have_names_and_so_have_the_others() -> None:
    speaker, _ = said_in()
    assert [speaker.seat(i) for i in (0, -1, -2, -3)] == ["Anna", "die Bank", "der Zufall", "die Uhr"]
    assert set(SIDES) == {codes.BANK, codes.POT}


# The rest --------------------------------------------------------------------------------------


def test_an_unknown_key_comes_back_as_it_is_and_an_unknown_language_does_not() -> None:
    assert plain("de").say("no-such-key") == "no-such-key"
    with pytest.raises(ValueError, match="fr"):
        plain("fr")


def test_importing_bankhalter_does_not_import_fluent() -> None:
    code = "import sys, bankhalter, bankhalter.text; print(any(m.startswith('fluent') for m in sys.modules))"
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    assert done.stdout.strip() == "False"


def test_the_table_of_refusals_is_complete() -> None:
    speaker = Speaker(load("standard"), "en", PLAYERS)
    rows = re.findall(
        r"^\| `([a-z-]+)` \| (.+?) \| (.+?) \|$", (DOCS / "refusals.md").read_text("utf-8"), re.M
    )
    words = [word for word in names.REFUSALS if word != "fine"]
    assert [row[0] for row in rows] == words + sorted(BAD_NOTATION - set(words))
    rules = (DOCS / "rules.md").read_text("utf-8")
    for word, sentence, ids in rows:
        assert sentence == speaker.refusal(word), word
        for rule in re.findall(r"[A-Z]+-[A-Z]?\d+", ids):
            assert f"**{rule}" in rules, f"{word}: no rule {rule}"


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_variable_of_a_message_is_found(language: str) -> None:
    """Counted anew in the source: a message uses what it names and what the messages it refers to name."""
    folder = SOURCE / "text" / language
    source = "\n".join(file.read_text("utf-8") for file in sorted(folder.glob("*.ftl")))
    texts = {
        found[1]: found[0]
        for found in re.finditer(r"^([a-z][\w-]*) *=(?:.*(?:\n(?:[ }].*)?)*)", source, re.M)
    }

    def named(key: str) -> set[str]:
        inner = re.findall(r"\{ *([a-z][\w-]*) *\}", texts[key])
        return set(re.findall(r"\$([\w-]+)", texts[key])).union(*map(named, inner))

    assert len(texts) > 1000
    assert {key: needed(plain(language).messages, key) for key in texts} == {key: named(key) for key in texts}


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_name_from_right_to_left_does_not_turn_its_sentence_around(language: str) -> None:
    speaker = Speaker(load("standard"), language, ("Anna", "שרה 7"))
    state = Game("standard", ("Anna", "שרה 7")).state
    said = speaker.event(events.Paid(1, 0, 100, codes.W_RENT), state)
    assert "\u2068שרה 7\u2069" in said and "Anna" in said and said.count("\u2068") == 1


def test_who_fails_to_leave_jail_is_said_to_stay_there() -> None:
    table = kit.table("standard", 2)
    speaker = Speaker(table.edition, "de", ("Anna", "Ben"))
    table.jail(0)
    said = []
    for dice in ((1, 2), (1, 3), (1, 4)):
        table.turn(0)
        [thrown] = [event for event in table.throw(*dice) if event.kind == codes.E_THROWN]
        said.append(speaker.event(thrown, table.st))
    assert said == [
        "Anna würfelt 1 und 2 und bleibt im Gefängnis.",
        "Anna würfelt 1 und 3 und bleibt im Gefängnis.",
        "Anna würfelt 1 und 4.",  # the third time one pays and leaves
    ]


def test_who_is_sent_to_jail_by_a_throw_is_not_said_to_stay_there() -> None:
    table = kit.table("standard", 2)
    table.at(0, 27)
    [thrown] = [event for event in table.throw(1, 2) if event.kind == codes.E_THROWN]
    assert table.st.seats[0].jail
    assert Speaker(table.edition, "de", ("Anna", "Ben")).event(thrown, table.st) == "Anna würfelt 1 und 2."


def test_a_salary_is_told_as_it_was_earned_though_the_game_is_further_on() -> None:
    """Past GO to a card that leads to GO: the first salary is for passing, the second for landing."""
    table = kit.table("standard", 2)
    speaker = Speaker(table.edition, "de", ("Anna", "Ben"))
    table.at(0, 36)
    step = [*table.throw(5, 6), *table.draw(kit.card_to(table, 0))]
    told = [text for event, text in tell_all(speaker, step, table.st) if event.kind == codes.E_PAID]
    assert told == ["Anna kommt über LOS und erhält M 200 Gehalt.", "Anna erhält M 200 Gehalt."]


def test_things_are_told_in_the_order_in_which_they_happen() -> None:
    """The rent of the first move, then the salary of the second, then where it ends (SPEED-8, R-83)."""
    table = kit.table("standard", 2, speed_die=True)
    speaker = Speaker(table.edition, "de", ("Anna", "Ben"))
    table.entitle(0)
    table.at(0, 28)
    table.give(1, 39)
    told = [sentence for _, sentence in tell_all(speaker, table.throw(5, 6, kit.MR), table.st) if sentence]
    assert told[1:] == [
        "Anna landet auf der Schlossallee.",
        "Anna zahlt Ben M 50 Miete.",
        "Anna kommt über LOS und erhält M 200 Gehalt.",
        "Anna landet auf der Badstraße.",
    ]


def test_who_resigns_is_not_called_bankrupt() -> None:
    table = kit.table("standard", 3)
    speaker = Speaker(table.edition, "de", ("Anna", "Ben", "Cem"))
    said = [sentence for _, sentence in tell_all(speaker, table.say(1, "resign"), table.st)]
    assert said[:2] == ["Ben verlässt das Spiel.", "Ben scheidet aus. Was bleibt, geht an die Bank."]


@pytest.mark.parametrize(
    ("language", "sentence"),
    [
        ("de", "Anna scheidet aus. Was bleibt, geht an die Bank."),
        ("en", "Anna is out of the game. What is left goes to the bank."),
    ],
)
def test_who_goes_later_than_they_say_is_not_called_bankrupt(language: str, sentence: str) -> None:
    """R-87: whoever leads a lot leaves when it is knocked down, in a later step."""
    table = kit.table("standard", 3)
    speaker = Speaker(table.edition, language, ("Anna", "Ben", "Cem"))
    table.throw(1, 2)
    table.say(0, "decline")
    table.say(table.asked, "bid", 40)
    leader = table.st.top.leader
    now = table.say(leader, "resign")
    assert [event.kind for event in now] == [codes.E_LEAVING]
    before = len(table.log)
    table.say(table.asked, "pass")
    table.say(table.asked, "pass")
    told = [said for _, said in tell_all(speaker, table.log[before:], table.st)]
    assert sentence.replace("Anna", PLAYERS[leader]) in told


def test_a_sum_is_not_broken_between_lines() -> None:
    """The currency stays with its number, in whatever width; nothing is lost by wrapping."""
    text = "Der Besitzer verlangt M 100, und du zahlst Fr. 4'000.– an die Bank."
    for width in range(14, 70):
        lines = wrap(text, width, "  ", "  ")
        assert max(map(len, lines)) <= width and " ".join(line.strip() for line in lines) == text
        assert not any(line.endswith((" M", " Fr.")) for line in lines)
