"""Previews say what the engine would do, change nothing, and tell nobody what is hidden."""

from __future__ import annotations

from typing import Any

import msgspec
import pytest
from server.desk import Client, Server, play, seated
from server.log import Log
from server.test_leaks import begun, goods

from bankhalter.core import codes
from bankhalter.core.decisions import CardChoice, Debt
from bankhalter.core.digest import digest
from bankhalter.core.ledger import Ledger
from bankhalter.core.rules import debt
from bankhalter.game import question
from bankhalter.server.protocol import messages as m
from bankhalter.server.protocol import queries
from bankhalter.server.room import views
from bankhalter.server.room.match import Wrong
from bankhalter.server.room.preview import holdings, preview
from bankhalter.server.room.room import SEEN
from bankhalter.server.room.typed_lines import Unread, typed


def give(log: Log, seat: int, *spaces: int) -> None:
    """Hand deeds over on the table itself."""
    led = Ledger(log.room.game.state, False)
    for space in spaces:
        led.deed_to(log.room.game.setup.tables.deed_at[space], seat)


def fresh(**switches: Any) -> Log:
    """A game a few rounds old in which the bank has all deeds back, and everybody 1000."""
    log = begun("x", **switches)
    led = Ledger(log.room.game.state, False)
    for deed in range(led.state.tables.deeds):
        led.deed_to(deed, codes.BANK)
    for seat in led.state.seats:
        seat.cash = 1000
    return log


def asked(log: Log, seat: int, *say: str, language: str = "en") -> queries.Previewed:
    return preview(log.room, queries.Preview("p", seat, list(say)), language, 0)


def held(log: Log, seat: int) -> queries.Held:
    return holdings(log.room, queries.Holdings("h", seat), "en")


def in_turn(log: Log) -> int:
    return int(log.room.game.state.top.seat)


# What would happen -------------------------------------------------------------------------------------


def test_building_shows_cash_and_rent_and_changes_nothing() -> None:
    log = fresh()
    seat = in_turn(log)
    give(log, seat, 37, 39)
    before = digest(log.room.game.state)
    seen = asked(log, seat, "build 39", "build 37")
    assert (seen.done, seen.word) == (2, "")
    assert (seen.sides[seat].cash, seen.sides[seat].then) == (1000, 600)
    # the two dark blue streets of the standard edition: double rent without, one house with
    assert {(d.was.space, d.was.rent, d.then.rent) for d in seen.deeds} == {(37, 70, 175), (39, 100, 200)}
    assert digest(log.room.game.state) == before


def test_what_is_refused_comes_with_its_sentence_after_what_was_possible() -> None:
    log = fresh()
    seat = in_turn(log)
    give(log, seat, 37, 39)
    seen = asked(log, seat, "build 39", "build 39", language="de")
    assert (seen.done, seen.word) == (1, "uneven-building") and "gleichmäßig" in seen.text
    assert seen.sides[seat].then == 800


def test_an_offer_is_shown_as_if_accepted_with_groups_and_interest() -> None:
    log = fresh()
    give(log, 0, 37, 1)
    give(log, 1, 39, 3)
    Ledger(log.room.game.state, False).pledge(log.room.game.setup.tables.deed_at[39])
    seen = asked(log, 0, "offer 2 give=1 cash=100 want=39")
    groups = log.room.game.setup.edition.spaces
    dark, brown = groups[39].group, groups[1].group
    mine, theirs = seen.sides[0], seen.sides[1]
    assert (mine.then, theirs.then) == (900, 1100)
    assert (mine.made, theirs.made, mine.interest) == ([dark], [brown], 20)  # ten per cent of 200


def test_the_other_side_being_short_is_said_of_the_other_side() -> None:
    log = fresh()
    give(log, 0, 37)
    seen = asked(log, 0, "offer 2 give=37 want-cash=1500")
    assert seen.word == "other-short" and "other side" in seen.text


def test_no_chance_is_drawn() -> None:
    log = fresh()
    seen = asked(log, in_turn(log), "throw", "end-turn")
    assert (seen.done, seen.awaited, seen.asked) == (1, "roll", codes.CHANCE)


def test_a_line_that_is_no_action_is_refused() -> None:
    with pytest.raises(Wrong, match="unknown-word"):
        asked(fresh(), 0, "fly 3")


# Holdings and the plan ---------------------------------------------------------------------------------


def test_holdings_list_every_deal_with_amount_rent_or_reason() -> None:
    log = fresh()
    seat = in_turn(log)
    give(log, seat, 37, 39, 5)
    log.room.game._ledger.set_level(log.room.game.setup.tables.deed_at[39], 1)
    lines = {line.deed.space: line for group in held(log, seat).groups for line in group.holdings}
    deals = {deal.say: deal for line in lines.values() for deal in line.deals}
    assert (deals["build 37"].amount, deals["build 37"].rent) == (-200, 175)
    assert deals["build 39"].word == "uneven-building" and deals["build 39"].text
    assert (deals["sell 39"].amount, deals["sell 39"].rent) == (100, 100)
    assert deals["mortgage 37"].word == "group-built"
    assert deals["mortgage 5"].amount == 100
    assert "build 5" not in deals


def test_a_group_says_how_high_it_can_be_built() -> None:
    log = fresh()
    give(log, 0, 1, 6, 8, 9, 5)
    assert {group.group: group.top for group in held(log, 0).groups} == {
        "brown": 0,
        "light_blue": 5,
        "station": 0,
    }


def test_a_deed_says_which_of_its_printed_rents_is_due() -> None:
    """RENT-4, RENT-5, RENT-7, RENT-8: by buildings, by the whole group, by those beside it."""
    log = fresh()
    give(log, 0, 5, 15, 12, 28, 1, 6, 8, 9)
    state = log.room.game.state
    Ledger(state, False).set_level(state.tables.deed_at[6], 5)
    deeds = {deed.space: deed for deed in views.table_view(log.room).deeds}
    assert [deeds[at].line for at in (5, 12, 1, 6, 8, 3)] == [1, 1, 0, 5, 0, None]
    assert (deeds[1].rent, deeds[8].rent, deeds[6].rent) == (2, 12, 550)


def test_a_whole_group_is_sold_at_once() -> None:
    log = fresh()
    seat = in_turn(log)
    give(log, seat, 37, 39)
    for space in (37, 39):
        log.room.game._ledger.set_level(log.room.game.setup.tables.deed_at[space], 2)
    group = held(log, seat).groups[0]
    assert group.down is not None and group.down.amount == 4 * 100
    assert asked(log, seat, group.down.say).sides[seat].then == 1400


def in_debt(log: Log, seat: int, amount: int) -> None:
    """Let a seat owe the bank."""
    led = log.room.game._ledger
    led.lay(Debt(seat, codes.BANK, amount, codes.W_TAX, 0, 0))


def test_the_plan_is_what_raise_does() -> None:
    log = fresh()
    give(log, 0, 1, 5, 37, 39)
    for space in (37, 39):
        log.room.game._ledger.set_level(log.room.game.setup.tables.deed_at[space], 1)
    in_debt(log, 0, 1190)
    plan = held(log, 0).plan
    assert plan is not None
    # mortgages first, the lowest first; then a house
    assert [(s.say, s.space, s.amount) for s in plan.steps] == [
        ("mortgage", 1, 30),
        ("mortgage", 5, 100),
        ("sell", 37, 100),
    ]
    assert (plan.amount, plan.cash, plan.left, plan.why) == (1190, 1000, 40, "tax")
    assert asked(log, 0, "raise").sides[0].then == 40


def test_a_plan_that_cannot_work_says_so() -> None:
    log = fresh()
    give(log, 0, 1)
    in_debt(log, 0, 1500)
    plan = held(log, 0).plan
    assert plan is not None and plan.word == "insolvent" and plan.text
    assert plan.most == debt.liquidation(log.room.game.state, 0) == 1030


# Nothing leaks -----------------------------------------------------------------------------------------


def test_hidden_cash_changes_no_answer() -> None:
    answers = []
    for cash in (0, 5000):
        log = fresh(cash_visible=False)
        give(log, 0, 37, 1)
        give(log, 1, 39)
        log.room.game.state.seats[1].cash = cash
        offers = [
            "offer 2 give=37 want-cash=900",
            "offer 2 give=1 want=39",
            "offer 2 give=37 cash=50 want=39",
        ]
        seen = [asked(log, 0, offer) for offer in offers]
        answers.append([msgspec.json.encode(x) for x in [*seen, held(log, 0)]])
        assert all(x.sides[1].cash is None and x.sides[1].then is None for x in seen)
        assert seen[0].sides[0].then == 1900
    assert answers[0] == answers[1]


def test_offers_between_others_change_no_answer() -> None:
    answers = []
    for said in ([], ["1 offer 2 give={} want-cash=5"]):
        log = begun("x")
        for text in said:
            log.room.game.say_all([text.format(goods(log, 0)[0])])
        third = [asked(log, 2, f"mortgage {space}") for space in goods(log, 2)]
        answers.append(m.encode([*third, held(log, 2)]))
    assert answers[0] == answers[1]


# Typed lines -------------------------------------------------------------------------------------------


def line(log: Log, seat: int, text: str, language: str = "de") -> Any:
    return typed(log.room, m.Type("t", seat, text), language)


@pytest.mark.parametrize(("text", "word"), [("würfeln", "throw"), ("w", "throw"), ("roll", "throw")])
def test_the_words_of_the_terminal_hold_here(text: str, word: str) -> None:
    log = fresh()
    found = line(log, in_turn(log), text)
    assert [log.room.game.setup.notation.write_words(action) for action in found] == [word]


def test_building_twice_in_one_line() -> None:
    log = fresh()
    seat = in_turn(log)
    give(log, seat, 37, 39)
    name = log.room.game.setup.edition.groups[log.room.game.setup.edition.spaces[39].group].name["de"]
    found = line(log, seat, f"bauen {name} 2")
    assert [log.room.game.setup.notation.write_words(a) for a in found] == ["plan 37 39"]


def test_looking_answers_with_text_and_nonsense_with_a_sentence() -> None:
    log = fresh()
    assert "1000" in line(log, 0, "stand")
    with pytest.raises(Unread) as problem:
        line(log, 0, "qqqq")
    assert "qqqq" in str(problem.value.values["sentence"])
    with pytest.raises(Wrong, match="ask-twice"):
        line(log, 0, "aufgeben")


def test_hidden_cash_is_not_in_the_standing() -> None:
    log = fresh(cash_visible=False)
    log.room.game.state.seats[1].cash = 777
    assert "777" not in line(log, 0, "stand") and "777" in line(log, 1, "stand")


# Through the socket ------------------------------------------------------------------------------------


def query(client: Client, do: str, **values: Any) -> dict[str, Any]:
    client.send({"do": do, "id": "q", **values})
    return client.until("preview", "holdings", "typed", "refused", "ack", name="q")


def test_questions_and_lines_through_the_socket(server: Server) -> None:
    _, clients = seated(server, 2)
    seat = clients[0].table["asked"]
    mine, other = clients[seat], clients[1 - seat]
    assert query(mine, "preview", seat=seat, say=["throw"])["awaited"] == "roll"
    assert query(mine, "holdings", seat=seat)["groups"] == []
    assert query(other, "preview", seat=seat, say=["throw"])["word"] == "not-your-seat"
    assert query(mine, "type", seat=seat, line="help")["text"]
    question = mine.table["question"]
    assert query(mine, "type", seat=seat, line="throw", question=question)["is"] == "ack"
    mine.settle()
    assert mine.table["dice"][0] > 0
    assert query(mine, "type", seat=seat, line="throw", question=question)["is"] == "ack", "sent again"
    for _ in range(SEEN + 1):
        assert mine.ask("chat", seat=seat, phrase="hello")["is"] == "ack"
    assert query(mine, "type", seat=seat, line="throw", question=question)["is"] == "ack", "even after long"
    assert query(other, "type", seat=seat, line="throw", question=question)["word"] == "not-your-seat"


def test_a_finished_game_is_told_again_step_by_step(server: Server) -> None:
    code, clients = seated(server, 2)
    assert server.http.get(f"/api/rooms/{code}/replay").status_code == 409
    play(clients)
    told = server.http.get(f"/api/rooms/{code}/replay").json()
    assert len(told["steps"]) == len(told["course"]) and told["players"] == ["P0", "P1"]
    table: dict[str, Any] = {}
    for step in told["steps"]:
        table.update({k: v for k, v in step.get("table", {}).items() if k not in ("seats", "deeds")})
    assert table["over"] and table["winners"] == clients[0].table["winners"]
    cash = [seat["cash"] for seat in clients[0].table["seats"]]
    assert [standing[0] for standing in told["course"][-1]] == cash


# Estates -----------------------------------------------------------------------------------------------


def test_the_lots_of_an_estate_say_whose_they_were_and_how_many_follow() -> None:
    log = fresh()
    give(log, 1, 1, 3, 5)
    log.room.game.say_all(["2 resign"])
    detail = views.table_view(log.room).detail
    assert (detail["what"], detail["of"], detail["after"]) == ("deed", 1, 2)


def test_the_choice_of_a_card_says_what_it_costs() -> None:
    """R-85: pay a fine of 200 francs, or draw another card."""
    log = begun("x", "deluxe-ch")
    state = log.room.game.state
    cards = log.room.game.setup.edition.cards
    fine = next(i for i, card in enumerate(cards) if card.do == "pay_or_draw")
    Ledger(state, False).lay(CardChoice(in_turn(log), fine))
    assert question.detail(log.room.game.state) == {"card": fine, "amount": 200}


# A plan is one order -----------------------------------------------------------------------------------


def test_a_plan_has_one_price() -> None:
    """R-98: two on each of two streets at 200 each; the whole plan or, one too many, nothing."""
    log = fresh()
    seat = in_turn(log)
    give(log, seat, 37, 39)
    seen = asked(log, seat, "plan 37 37 39 39")
    assert (seen.done, seen.word, seen.asks) == (1, "", False)
    assert seen.sides[seat].then == 1000 - 800
    refused = asked(log, seat, "plan 37 37 37 39")
    assert (refused.done, refused.word, refused.sides[seat].then) == (0, "uneven-building", 1000)
    assert refused.deeds == []


def test_a_plan_that_meets_a_shortage_says_so_with_its_whole_price() -> None:
    """R-98, R-31: three houses left, another could build: it asks first, and the price is the plan's."""
    log = fresh()
    seat = in_turn(log)
    give(log, seat, 37, 39)
    give(log, 1 - seat if seat < 2 else 0, 6, 8, 9)
    log.room.game.state.houses = 3
    before = digest(log.room.game.state)
    seen = asked(log, seat, "plan 37 39")
    assert seen.asks and seen.sides[seat].then == 600 and seen.houses == 1
    assert {d.then.level for d in seen.deeds} == {1}
    assert digest(log.room.game.state) == before
    log.room.game.state.houses = 5
    assert not asked(log, seat, "plan 37 39").asks
