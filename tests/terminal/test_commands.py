"""Every command at least once, with its effect; in German and, where words differ, in English."""

from __future__ import annotations

import pytest
from terminal.desk import Desk, dice

from bankhalter.bots.registry import find
from bankhalter.core import codes
from bankhalter.core.actions import Action
from bankhalter.text import plain
from bankhalter.text.phrases import vocabulary

PINK = (11, 13, 14)


def kinds(desk: Desk) -> list[int]:
    return [int(action.kind) for action in desk.game.actions]


# The turn ----------------------------------------------------------------------------------------------


@pytest.mark.parametrize("line", ["würfeln", "w", "wuerfeln", "WÜRF", "throw", "t", "roll", "wurfeln", ""])
def test_throwing(line):
    desk = Desk(throws=dice((1, 2)))
    desk.type(line)
    assert desk.st.seats[0].at == 3


@pytest.mark.parametrize("line", ["kaufen", "k", "kauf", "buy", "1kaufen", "kaufn"])
def test_buying(line):
    desk = Desk(throws=dice((1, 2)))
    desk.type("w", line.removeprefix("1"))
    assert desk.owner(3) == 0


def test_declining_leads_to_an_auction_with_bids_and_passes():
    desk = Desk(throws=dice((1, 2)))
    said = desk.type("w", "ablehnen", "bieten 30", "40", "passen")
    assert desk.owner(3) == 0
    assert desk.st.seats[0].cash == 1460
    assert "––– Ben –––" in said


def test_a_bid_may_be_written_as_money_and_is_refused_in_words():
    desk = Desk(throws=dice((1, 2)))
    said = desk.type("w", "ablehnen", "bieten M 1.200", "bid 7", "bieten", "bieten 1'400", "p")
    assert desk.owner(3) == 0
    assert desk.st.seats[0].cash == 100
    assert "Wie viel?" in said


def test_ending_the_turn():
    for line in ("zug beenden", "z", "zug", "end", "end turn", "fertig", ""):
        desk = Desk(throws=dice((4, 6)))
        desk.type("w", line)
        assert desk.game.asked == 1, line


def test_leaving_jail_by_fine_and_by_card():
    for line in ("freikaufen", "pay fine", "fine", "strafe zahlen"):
        desk = Desk()
        desk.jail(0)
        desk.type(line)
        assert not desk.st.seats[0].jail
        assert desk.st.seats[0].cash == 1450
    keep = next(i for i, card in enumerate(desk.game.edition.cards) if card.id == "keep")
    for line in ("karte", "karte spielen", "play card", "card"):
        desk = Desk()
        desk.jail(0)
        desk.st.seats[0].kept = 1 << keep
        desk.type(line)
        assert (desk.st.seats[0].jail, desk.st.seats[0].kept) == (0, 0)


def test_the_bus_and_the_jump():
    desk = Desk(speed_die=True, throws=dice((2, 3, codes.BUS)))
    desk.st.seats[0].entitled = 1
    said = desk.type("w", "schritte 4", "schritte 5")
    assert desk.st.seats[0].at == 5
    assert "schritte" in said
    for line in ("sprung Schlossallee", "jump 39", "springen schloss"):
        desk = Desk(speed_die=True, throws=dice((1, 1, 1)))
        desk.st.seats[0].entitled = 1
        desk.type("w", line)
        assert desk.st.seats[0].at == 39, line
    desk = Desk(speed_die=True, throws=dice((1, 1, 1)))
    desk.st.seats[0].entitled = 1
    desk.type("w", "laufen")
    assert desk.st.seats[0].at == 3


def test_a_number_alone_answers_the_bus():
    desk = Desk(speed_die=True, throws=dice((2, 3, codes.BUS)))
    desk.st.seats[0].entitled = 1
    desk.type("w", "5")
    assert desk.st.seats[0].at == 5


def test_paying_or_drawing_by_a_card():
    for edition in ("deluxe-ch",):
        desk = Desk(edition)
        card = next(i for i, c in enumerate(desk.game.edition.cards) if c.do == "pay_or_draw")
        deck = desk.game.edition.cards[card].deck
        at = next(s.at for s in desk.game.edition.spaces if s.deck == deck)
        for line, kind in (
            ("zahlen", codes.PAY),
            ("ziehen", codes.TAKE_CARD),
            ("take card", codes.TAKE_CARD),
        ):
            start = at - 3 if at >= 3 else at + 37
            desk = Desk(edition, throws=[*dice((1, 2)), Action(codes.DRAWN, codes.CHANCE, card)])
            desk.at(0, start)
            desk.type("w", line)
            assert kind in kinds(desk)


def debtor(cash: int = 10) -> Desk:
    """Anna owes Ben 50 on Seestraße, with 10 in hand and two streets."""
    desk = Desk(throws=dice((1, 2)))
    desk.give(1, *PINK)
    desk.give(0, 37, 31)
    desk.build(1, *PINK)
    desk.at(0, 8)
    desk.cash(0, cash)
    return desk


def test_raising_money_for_a_debt():
    desk = debtor()
    said = desk.type("w", "", "geld beschaffen")
    assert "Zur Wahl: geld beschaffen" in said
    assert codes.RAISE in kinds(desk)
    assert desk.st.seats[1].cash == 1550


def test_mortgaging_pays_a_debt_by_itself():
    desk = debtor()
    desk.type("w", "hypothek Rathausplatz")
    assert desk.st.seats[1].cash == 1550


def test_bankruptcy_is_asked_back():
    desk = debtor()
    desk.give(codes.BANK, 37, 31)
    said = desk.type("w", "bankrott", "nein")
    assert "Gut, dann nicht." in said
    assert not desk.game.over
    desk.type("bankrott", "ja")
    assert desk.game.winners == (1,)


def test_bankrupt_is_not_understood_by_its_first_letters():
    desk = debtor()
    desk.give(codes.BANK, 37, 31)
    desk.type("w", "bankr", "ja")
    assert not desk.game.over


# Business ----------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    "line",
    [
        "bauen Seestraße",
        "bau see",
        "build seestrasse",
        "bauen 11",
        "bauen Seestr.",
        "bauen SEE",
        "bauen Sestrasse",
    ],
)
def test_building(line):
    desk = Desk()
    desk.give(0, *PINK)
    desk.type(line)
    assert desk.level(11) == 1


def test_building_several():
    desk = Desk()
    desk.give(0, *PINK)
    said = desk.type("bauen Seestraße 2")
    assert desk.level(11) == 0, "the second one would be uneven, and it is one order"
    assert "gleichmäßig" in said
    desk.type("bauen pink 5")
    assert [desk.level(at) for at in PINK] == [2, 2, 1]


def test_selling_buildings_and_whole_groups():
    desk = Desk()
    desk.give(0, *PINK)
    desk.build(2, *PINK)
    desk.type("verkaufen Seestraße")
    assert desk.level(11) == 1
    desk.type("gruppe verkaufen pink 1-1-0")
    assert [desk.level(at) for at in PINK] == [1, 1, 0]
    desk.type("sell down C")
    assert [desk.level(at) for at in PINK] == [0, 0, 0]


def test_mortgaging_and_lifting():
    desk = Desk()
    desk.give(0, 11)
    desk.type("hyp see")
    assert desk.st.pledged[desk.deed(11)]
    for line in ("auflösen Seestraße", "lift 11", "ablösen see", "hypothek auflösen see"):
        desk = Desk()
        desk.give(0, 11, mortgaged=True)
        desk.type(line)
        assert not desk.st.pledged[desk.deed(11)], line


def test_receiving_a_mortgaged_deed():
    for line, pledged in (("zinsen", 1), ("keep Seestraße", 1), ("auflösen", 0), ("redeem 11", 0)):
        desk = Desk()
        desk.give(1, 11, mortgaged=True)
        desk.type("angebot Ben: 10 gegen Seestraße", "Ben: annehmen", line)
        assert desk.owner(11) == 0
        assert desk.st.pledged[desk.deed(11)] == pledged, line


def test_rent_on_demand():
    desk = Desk(throws=dice((1, 2), (1, 3)))
    desk.give(1, 3)
    said = desk.type("Ben: wunsch miete aus", "w", "bank")
    assert "Ben kann von Anna noch Miete verlangen: „Ben: miete“" in said
    desk.type("Ben: miete")
    assert desk.st.seats[1].cash == 1504
    desk.type("Ben: wish rent on")
    assert desk.st.seats[1].wishes & codes.WISH_DEMAND


def test_rent_of_one_payer_by_name_or_number():
    for line in ("Ben: miete Anna", "Ben: demand 1", "Ben: miete 1"):
        desk = Desk(throws=dice((1, 2)))
        desk.give(1, 3)
        desk.type("Ben: wunsch aus", "w", line)
        assert desk.st.seats[1].cash == 1504, line


def test_enter_does_not_let_a_rent_lapse():
    desk = Desk(throws=dice((1, 2), (1, 3)))
    desk.give(1, 3)
    said = desk.type("Ben: wunsch miete aus", "w", "z", "")
    assert desk.game.asked == 1
    assert "Zur Wahl: würfeln" in said


@pytest.mark.parametrize(
    "line",
    [
        "angebot Ben: Seestraße + 100 gegen Hafenstraße",
        "offer Ben: seestrasse + M 100 for hafenstr",
        "angebot ben: #11 und 100 gegen #13",
        "angebot Ben Seestraße, 100 gegen Hafen",
    ],
)
def test_an_offer_in_one_line(line):
    desk = Desk()
    desk.give(0, 11)
    desk.give(1, 13)
    said = desk.type(line, "Ben: annehmen")
    assert (desk.owner(11), desk.owner(13)) == (1, 0)
    assert desk.st.seats[1].cash == 1600
    assert "Ben antwortet mit „Ben: annehmen 1“" in said


def test_an_offer_by_questions():
    desk = Desk(players=("Anna", "Ben", "Cem"))
    desk.give(0, 11)
    desk.give(1, 13)
    said = desk.type("angebot", "Ben", "see + 20", "hafen", "ja", "Ben: ablehnen")
    assert "Anna bietet Ben: Seestraße und M 20 gegen Hafenstraße." in said
    assert kinds(desk)[-2:] == [codes.OFFER, codes.REJECT]
    assert "Gut, dann nicht." in desk.type("angebot", "")
    said = desk.type("angebot", "hilfe", "Ben", "?", "see", "Hilfe", "hafen", "n")
    assert said.count("Zähl mit + auf") == 4  # once as ever, and each time it was asked for
    assert "Anna bietet Ben: Seestraße gegen Hafenstraße." in said
    assert "Gut, dann nicht." in desk.type("angebot Ben", "see", "hafen", "n")


def test_a_bot_that_declines_says_why():
    desk = Desk(bots=(1,))
    desk.table.driver.seat_bot(1, find("strategist")(1))
    desk.give(0, 11)
    said = desk.type("angebot Ben: Seestraße gegen 1400", "menü")
    sentences = [plain("de").say(f"bot-no-{word}") for word in ("too-little", "too-dear", "helps-you-more")]
    assert any(f"„{sentence}“" in said for sentence in sentences)


def test_offers_are_listed_withdrawn_and_answered_by_number():
    desk = Desk()
    desk.give(0, 11, 6)
    desk.give(1, 13)
    said = desk.type(
        "angebot Ben: see gegen hafen", "angebot Ben: chaussee gegen hafen", "angebote", "zurück"
    )
    assert "Angebot 2: Anna bietet Ben: Chausseestraße gegen Hafenstraße." in said
    assert "Es liegen mehrere Angebote vor." in said
    desk.type("zurückziehen 1")
    assert len(desk.st.offers) == 1
    desk.type("Ben: annehmen 2")
    assert (desk.owner(6), desk.owner(13)) == (1, 0)
    assert "Dir liegt gerade kein Angebot vor" in desk.type("annehmen")


def test_jail_cards_and_relief_in_offers():
    desk = Desk()
    keep = next(i for i, card in enumerate(desk.game.edition.cards) if card.id == "keep")
    desk.st.seats[1].kept = 1 << keep
    desk.type("angebot Ben: 30 gegen Gefängnis-frei-Karte", "Ben: annehmen")
    assert desk.st.seats[0].kept == 1 << keep
    assert "hat keine „Du kommst aus dem Gefängnis frei“-Karte" in desk.type("angebot Ben: 30 gegen karte")
    desk = debtor()
    desk.type("w", "angebot Ben: Rathausplatz gegen erlass 50", "Ben: annehmen")
    assert desk.owner(31) == 1
    assert desk.st.seats[1].cash == 1500


def test_resigning_asks_back_and_ends_the_game_of_two():
    desk = Desk()
    desk.type("Ben: aufgeben", "nein")
    assert not desk.game.over
    desk.type("Ben: aufgeben", "ja")
    assert desk.game.winners == (0,)


def scarce() -> Desk:
    """Two houses left, Anna and Ben can both build."""
    desk = Desk(throws=dice((1, 2)))
    desk.give(0, *PINK)
    desk.give(1, 6, 8, 9)
    desk.st.houses = 2
    return desk


def test_scarce_buildings_are_ordered_wanted_auctioned_and_placed():
    desk = scarce()
    desk.type("bestellen 2 Häuser")
    assert desk.game.awaited == "wants"
    desk.type("will 2")
    assert desk.game.awaited == "auction"
    desk.type("bieten 60", "passen")
    assert desk.game.awaited == "place"
    desk.type("setzen Chaussee" if desk.game.asked == 1 else "setzen Seestraße")
    assert desk.level(6) + desk.level(11) == 1


def test_a_plan_that_meets_a_shortage_is_built_whole():
    """R-98: nothing is built or paid until Ben has answered; he wants none, so both houses stand for 200."""
    desk = scarce()
    cash = desk.st.seats[0].cash
    said = desk.type("bauen pink 2")
    assert "Anna möchte 2 Häuser bauen. Wer will auch welche? Die Bank hat noch 2." in said
    assert (desk.game.awaited, desk.game.asked) == ("wants", 1)
    assert desk.st.seats[0].cash == cash and desk.level(11) == 0
    assert desk.type("will 0").count("Anna zahlt der Bank M 100 Baukosten.") == 2
    assert desk.st.seats[0].cash == cash - 200 and [desk.level(at) for at in PINK].count(1) == 2


def test_a_plan_that_meets_a_shortage_lapses_in_an_auction():
    """R-98: Ben wants both, so both are auctioned one by one, and nothing of the plan is built."""
    desk = scarce()
    cash = desk.st.seats[0].cash
    desk.type("bauen pink 2", "will 2")
    assert desk.game.awaited == "auction"
    assert desk.st.seats[0].cash == cash and [desk.level(at) for at in PINK] == [0, 0, 0]


def test_a_bare_number_says_how_many():
    desk = scarce()
    desk.type("order 2", "0")
    assert codes.WANT in kinds(desk)


def test_live_auctions_are_called_by_name_and_enter_is_the_hammer():
    desk = Desk(players=("Anna", "Ben", "Cem"), auction_mode="live", throws=dice((1, 2)))
    said = desk.type("w", "n", "bieten 10", "Ben: bieten 20", "Cem: bid 30", "")
    assert "Sag den Namen dazu" in said
    assert "[Enter: zuschlag]" in said
    assert desk.owner(3) == 2
    desk = Desk(players=("Anna", "Ben", "Cem"), auction_mode="live", throws=dice((1, 2)))
    desk.type("w", "n", "Ben: bieten 20", "Cem: passen", "Anna: p")
    assert desk.owner(3) == 1
    desk = Desk(players=("Anna", "Ben"), auction_mode="live", throws=dice((1, 2)))
    desk.type("w", "n", "Ben: bieten 20", "zuschlag")
    assert desk.owner(3) == 1


# Looking -----------------------------------------------------------------------------------------------


def test_looking_changes_nothing():
    desk = Desk()
    desk.give(0, *PINK)
    desk.build(3, *PINK)
    desk.give(1, 12, mortgaged=True)
    before = desk.game.digest()
    said = desk.type(
        "brett", "gruppen", "stand", "karte Seestraße", "deed 12", "feld LOS", "bank", "angebote", "verlauf",
        "hilfe", "hilfe angebot", "help build", "menü", "speichern", "board list", "card 5", "karte",
    )  # fmt: skip
    assert desk.game.digest() == before
    for part in (
        "3 Häuser",
        "M 450",
        "4 × Augen",
        "gehört Ben",
        "Hypothek",
        "Anna, Ben",
        "Kaufpreis",
        "angebot Ben:",
    ):
        assert part in said, part


def test_the_menu_is_numbered_and_the_number_does_it():
    desk = Desk(throws=dice((1, 2)))
    said = desk.type("w", "menü", "1")
    assert "  1  Kaufen: Turmstraße für M 60" in said
    assert desk.owner(3) == 0
    assert "So viele Zeilen" in desk.type("menü", "99")
    desk = Desk(throws=dice((1, 2)))
    desk.type("w", "ablehnen", "menü", "2", "77")
    assert codes.BID in kinds(desk)
    desk = Desk()
    desk.type("m", "2", "", "")
    assert not any(kind == codes.OFFER for kind in kinds(desk))


def test_the_language_changes_at_any_time():
    desk = Desk()
    assert "English from now on." in desk.type("sprache en", "throw")
    assert "Ab jetzt auf Deutsch." in desk.type("language")
    assert "Deutsch oder Englisch" in desk.type("sprache fr")


def test_words_of_the_edition():
    desk = Desk("deluxe-ch")
    said = desk.type("stand", "karte 1")
    assert "Fr. 30'000.–" in said
    assert "ß" not in said
    desk = Desk("schalke")
    desk.give(0, 31, 32, 34)
    assert "1 Tribüne" in desk.type("bauen mai 2004", "stand")
    assert desk.level(31) == 1


# Misunderstandings -------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("line", "said"),
    [
        ("xyzzy", "„menü“ zeigt"),
        ("verkaufne", "Welches Feld?"),
        ("be", "kann vieles heißen"),
        ("bauen", "Welches Feld?"),
        ("bauen Nirgendwo", "gibt es hier nicht"),
        ("bauen Schlosalle", "gehört dir nicht"),
        ("bauen 99", "von 0 bis 39"),
        ("bauen LOS", "kann niemandem gehören"),
        ("hypothek straße", "mehrere Felder"),
        ("angebot Ben: x", "Ein Angebot geht so"),
        ("angebot Zoe: 10 gegen see", "sitzt nicht am Tisch"),
        ("miete", "keine Miete"),
        ("wunsch miete vielleicht", "an“ oder"),
        ("gruppe verkaufen", "Welche Gruppe?"),
        ("kaufen", "nichts zu kaufen"),
        ("5", "Die Zahl genügt"),
    ],
)
def test_helpful_answers(line, said):
    desk = Desk()
    before = desk.game.digest()
    assert said in desk.type(line)
    assert desk.game.digest() == before


def test_nobody_speaks_for_a_bot():
    desk = Desk(bots=(1,))
    assert "spielt der Computer" in desk.type("Ben: würfeln")


def test_every_command_has_its_words_to_itself():
    for language in ("de", "en"):
        words = [word for word, _ in vocabulary.phrases(language)]
        assert len(words) == len(set(words))


def test_completion():
    desk = Desk()
    complete = desk.session.complete
    assert "würfeln" in complete("wü")
    assert complete("bauen See") == ["bauen Seestraße"]
    assert complete("bauen muen") == ["bauen Münchner Straße"]
    assert complete("Ben: mie") == ["Ben: miete", "Ben: miete verlangen"]
    assert "Ben: " in complete("B")
    assert complete("angebot Ben: See") in (["angebot Ben: Seestraße"], [])


@pytest.mark.parametrize(("language", "word", "said"), [("de", "rat", "Rat: "), ("en", "advice", "Advice: ")])
def test_advice_says_what_to_do_and_why(language, word, said):
    desk = Desk(players=("Anna", "Ben"), language=language)
    desk.give(0, 31, 32, 34)
    desk.at(0, 5)
    before = desk.game.digest()
    told = desk.type(word)
    assert said in told and "\u00a0%" in told
    assert desk.game.digest() == before


def test_advice_for_somebody_who_is_not_asked():
    desk = Desk(players=("Anna", "Ben"))
    assert "Gerade ist nichts zu entscheiden." in desk.type("Ben: rat")


@pytest.mark.parametrize(
    ("language", "word", "with_it"), [("de", "rat", "mit ihm"), ("en", "advice", "with it")]
)
def test_what_an_offer_means_for_everybody(language, word, with_it):
    """By its number, or in words before it is made; the third at the table is told, too."""
    desk = Desk(players=("Anna", "Ben", "Cem"), language=language)
    desk.give(0, 16, 18)
    desk.give(1, 19)
    asked = f"{word} Ben: 10 gegen #19" if language == "de" else f"{word} Ben: 10 for #19"
    told = desk.type(asked)
    assert all(f"{name}: " in told for name in ("Anna", "Ben", "Cem")) and with_it in told
    assert not desk.st.offers
    desk.type("angebot Ben: 10 gegen #19" if language == "de" else "offer Ben: 10 for #19")
    assert with_it in desk.type(f"Ben: {word} {desk.st.offers[0].number}")
    assert with_it not in desk.type(f"Ben: {word} 99")
