"""Own editions on real servers: shared by content, played in rooms, kept by games, blocked and deleted."""

from __future__ import annotations

import json
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import httpx
import pytest
from server import postgres
from server.conftest import ON_POSTGRES
from server.desk import PATIENCE, Client, Server, choose, command, play, seated, serving, wait_for

from bankhalter import Game, load
from bankhalter import edition as editions
from bankhalter.server.room.match import Wrong
from bankhalter.server.room.neutral_edition import neutral
from bankhalter.server.storage.edition_shelf import DAY, EditionShelf, ShelfLimits
from bankhalter.server.storage.store import LobbyLine, Store
from bankhalter.text.speaker import Speaker

NOW = 1_800_000_000_000
TREE: editions.Tree = {
    "format": 1,
    "extends": "standard",
    "id": "village",
    "name": {"de": "Unser Dorf"},
    "spaces": {"1": {"name": {"de": "Kirchgasse"}}, "11": {"name": {"de": "Mühlbachweg"}, "price": 150}},
}
HASH = editions.from_tree(TREE).hash
NAME = f"village@{HASH}"
MARK = "Qx"


def named(number: int) -> editions.Tree:
    """Another edition for each number."""
    return {**TREE, "id": f"village-{number}"}


def share(server: Server, tree: object = TREE) -> httpx.Response:
    return server.http.post("/api/editions", json={"tree": tree})


def shared(server: Server) -> str:
    """Share the village; return how rooms name it."""
    answer = share(server)
    assert answer.status_code == 201, answer.text
    assert answer.json() == {"id": "village", "hash": HASH, "link": f"/e/{HASH}"}
    return NAME


def street(server: Server, name: str) -> str:
    """What a table of this edition calls space 11."""
    answer = server.http.get(f"/api/editions/{name}")
    assert answer.status_code == 200, answer.text
    return str(answer.json()["spaces"][11]["name"]["de"])


@pytest.fixture
def server(tmp_path: Path) -> Iterator[Server]:
    yield from calm(str(tmp_path / "rooms.db"))


@pytest.fixture
def anywhere(place: str) -> Iterator[Server]:
    """A server on each kind of database: what is written and what is forgotten must be the same."""
    yield from calm(place)


def calm(place: str) -> Iterator[Server]:
    """A server that has nothing to regret at its end."""
    with serving(place) as found:
        yield found
        assert not any("Traceback" in line for line in found.errors), found.errors


# Sharing -----------------------------------------------------------------------------------------------


def test_the_same_content_is_one_edition_and_another_content_another(server: Server) -> None:
    assert shared(server) == shared(server)
    whole = editions.whole(editions.from_tree(TREE))
    assert share(server, whole).json()["hash"] == HASH
    edited = share(server, {**TREE, "name": {"de": "Unser Städtchen"}}).json()
    assert edited["id"] == "village" and edited["hash"] != HASH
    assert street(server, NAME) == "Mühlbachweg"
    done, said = command("edition", "list", "--database", server.database)
    assert done == 0 and said.count("village (standard)") == 2


def test_a_shared_edition_is_looked_at_and_taken_home(server: Server, tmp_path: Path) -> None:
    shared(server)
    seen = server.http.get(f"/api/editions/{HASH}").json()
    assert (seen["id"], seen["hash"], seen["base"], seen["blocked"]) == ("village", HASH, "standard", False)
    assert editions.from_tree(seen["tree"]).hash == HASH
    assert seen["edition"]["spaces"][1]["name"]["de"] == "Kirchgasse"
    for kind in ("toml", "json"):
        answer = server.http.get(f"/api/editions/{HASH}/{kind}")
        assert answer.headers["content-disposition"] == f'attachment; filename="village.{kind}"'
        file = tmp_path / f"village.{kind}"
        file.write_text(answer.text, encoding="utf-8")
        assert load(file).hash == HASH
    assert "Unser Dorf" in server.http.get(f"/api/editions/{HASH}/book?language=de").json()["title"]
    for name in (HASH, NAME):
        sheets = server.http.get(f"/api/editions/{name}/print?sheets=deeds&language=de")
        assert sheets.status_code == 200 and "Mühlbachweg" in sheets.text


def test_what_is_not_there_is_refused_in_words(many: Server) -> None:
    server = many
    for path in ("a" * 26, f"village@{'a' * 26}", "village@", "a" * 26 + "/toml", "nothing/json"):
        answer = server.http.get(f"/api/editions/{path}")
        assert (answer.status_code, answer.json()["word"]) == (422, "no-such-edition"), path
    shared(server)
    for name in (f"other@{HASH}", HASH, f"{NAME}x", "../../etc/passwd", "village"):
        answer = server.http.post("/api/rooms", json={"edition": name})
        assert (answer.status_code, answer.json()["word"]) == (422, "no-such-edition"), name


HOSTILE: list[tuple[Any, int, str]] = [
    ("text", 400, "malformed"),
    ({}, 422, "bad-edition"),
    ({**TREE, "extends": "../../secret.toml"}, 422, "bad-edition"),
    ({**TREE, "extends": "/etc/passwd"}, 422, "bad-edition"),
    ({**TREE, "name": {"de": "\u202egnat"}}, 422, "bad-edition"),
    ({**TREE, "name": {"de": "x" * 61}}, 422, "bad-edition"),
    ({**TREE, "id": "<script>"}, 422, "bad-edition"),
    ({**TREE, "spaces": {"1": {"price": -1}}}, 422, "bad-edition"),
    ({**TREE, "spaces": {"1": {"price": 10**30}}}, 422, "bad-edition"),
    ({**TREE, "sources": {f"s{i}": "x" * 400 for i in range(300)}}, 422, "bad-edition"),
    ({**TREE, "sources": {f"s{i}": "x" * 400 for i in range(700)}}, 413, "too-large"),
]


@pytest.mark.parametrize("case", range(len(HOSTILE)))
def test_hostile_bodies_are_refused(many: Server, case: int) -> None:
    tree, status, word = HOSTILE[case]
    answer = share(many, tree)
    assert (answer.status_code, answer.json()["word"]) == (status, word), answer.text
    assert answer.json()["text"] and many.healthy()


@pytest.fixture(scope="module")
def many(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """One server for many bodies."""
    yield from calm(str(tmp_path_factory.mktemp("db") / "rooms.db"))


NO_JSON = [b"", b"{", b"[" * 50_000, b'{"tree":' * 5000, b'{"tree": NaN}', b"\xff" * 40]


@pytest.mark.parametrize("body", NO_JSON, ids=range(len(NO_JSON)))
def test_bodies_that_are_none_are_refused(many: Server, body: bytes) -> None:
    answer = many.http.post("/api/editions", content=body, headers={"content-type": "application/json"})
    assert answer.status_code == 400 and answer.json()["word"] == "malformed"


def test_markup_is_only_text(many: Server) -> None:
    tree = {**TREE, "name": {"de": "<script>alert(1)</script>"}}
    name = share(many, tree).json()["hash"]
    answer = many.http.get(f"/api/editions/{name}")
    assert answer.headers["content-type"].startswith("application/json")
    assert answer.json()["edition"]["name"]["de"] == "<script>alert(1)</script>"
    page = many.http.get(f"/api/editions/{name}/book.html").text
    assert "<script>alert" not in page and "&lt;script&gt;" in page


# Limits ------------------------------------------------------------------------------------------------


@pytest.fixture
def store(place: str) -> Iterator[Store]:
    found = Store(place)
    found.open()
    yield found
    found.close()


def refused(shelf: EditionShelf, number: int, author: str, now: int = NOW, trial: bool = False) -> str:
    """Keep an edition; return the word if it is refused."""
    try:
        shelf.keep(editions.from_tree(named(number)), author, now, trial)
    except Wrong as wrong:
        return wrong.word
    return ""


def test_a_person_shares_so_many_a_day_and_so_many_in_all(store: Store) -> None:
    shelf = EditionShelf(store, ShelfLimits(a_day=2, each=3, all=5))
    assert [refused(shelf, number, "anna") for number in range(3)] == ["", "", "editions-today"]
    assert refused(shelf, 1, "anna") == ""  # known content is no new edition
    assert refused(shelf, 2, "anna", NOW + DAY + 1) == ""
    assert refused(shelf, 3, "anna", NOW + DAY + 2) == "editions-own"
    assert [refused(shelf, number, "ben") for number in (4, 5)] == ["", ""]
    assert refused(shelf, 6, "cem") == "editions-full"
    assert (ShelfLimits().a_day, ShelfLimits().each, ShelfLimits().all) == (20, 200, 10_000)


def share_with(browser: httpx.Client, number: int) -> httpx.Response:
    return browser.post("/api/editions", json={"tree": named(number)})


def test_the_day_s_limit_holds_at_the_door_too(many: Server) -> None:
    with httpx.Client(base_url=many.url, timeout=PATIENCE) as browser:
        said = [share_with(browser, number) for number in range(21)]
    assert [answer.status_code for answer in said] == [201] * 20 + [429]
    assert said[-1].json()["word"] == "editions-today"


def test_what_is_only_played_or_printed_is_no_share(store: Store) -> None:
    shelf = EditionShelf(store, ShelfLimits(a_day=1, each=1, all=4, trials_a_day=3))
    tried = [refused(shelf, number, "anna", trial=True) for number in range(4)]
    assert tried == ["", "", "", "editions-tried"]
    assert refused(shelf, 0, "anna", trial=True) == ""  # known content is no new trial
    assert refused(shelf, 1, "anna") == ""  # the second trial is shared after all
    assert refused(shelf, 2, "anna") == "editions-today"
    assert refused(shelf, 1, "anna", trial=True) == ""  # and stays shared
    assert refused(shelf, 3, "anna", trial=True) == ""
    assert len(shelf.by("anna")) == 4
    assert (ShelfLimits().trials_a_day, ShelfLimits().trial_days) == (200, 30)


def test_trials_go_sooner_unless_they_are_played(store: Store) -> None:
    shelf = EditionShelf(store, ShelfLimits(all=2))
    names = [editions.from_tree(named(number)).hash for number in range(4)]
    assert [refused(shelf, number, "anna", trial=True) for number in range(3)] == ["", "", "editions-full"]
    store.put_summary(LobbyLine("a", NOW, "over", True, "standard", "normal", 2, 2, 2, False, "", names[0]))
    wait_for(lambda: [line.games for line in shelf.lines()].count(1) == 1)
    assert refused(shelf, 2, "anna", trial=True) == ""  # what games keep takes no room from others
    assert refused(shelf, 3, "anna") == ""
    assert shelf.tidy(NOW + 29 * DAY) == 0
    assert shelf.tidy(NOW + 31 * DAY) == 2
    assert [name for name in names if shelf.find(name)] == [names[0], names[3]]


def test_an_evening_of_trying_out_leaves_all_shares(many: Server) -> None:
    with httpx.Client(base_url=many.url, timeout=PATIENCE) as browser:
        tried = [
            browser.post("/api/editions", json={"tree": named(number), "trial": True}) for number in range(30)
        ]
        told = share_with(browser, 99)
    assert {answer.status_code for answer in (*tried, told)} == {201}


def test_an_operator_may_want_none(tmp_path: Path) -> None:
    with serving(str(tmp_path / "rooms.db"), "--editions", "0") as server:
        answer = share(server)
        assert (answer.status_code, answer.json()["word"]) == (507, "editions-full")


def test_unused_editions_go_and_those_of_games_stay(store: Store) -> None:
    shelf = EditionShelf(store)
    names = [editions.from_tree(named(number)).hash for number in range(5)]
    for number in range(5):
        assert refused(shelf, number, "anna") == ""
    later = NOW + 181 * DAY
    for code, phase, own in (("a", "over", names[0]), ("b", "open", names[1])):
        store.put_summary(LobbyLine(code, NOW, phase, True, "standard", "normal", 2, 2, 2, False, "", own))
    wait_for(lambda: [line.games for line in shelf.lines()].count(1) == 2)
    shelf.touch(names[2], later - 2 * DAY)
    shelf.block(names[3], True)
    assert shelf.tidy(NOW + 179 * DAY) == 0
    assert shelf.tidy(later) == 2
    assert [name for name in names if shelf.find(name)] == [names[0], names[2], names[3]]


# Games -------------------------------------------------------------------------------------------------


def resigned(server: Server, edition: str, bot: str, **options: Any) -> Client:
    """A room in which bots play, and somebody who looks on."""
    client = Client(server, server.open(**{"seats": 4, "edition": edition, **options}))
    client.sit("Anna")
    assert client.ask("start", fill=bot)["is"] == "ack"
    while not client.table or client.table["asked"] != 0:
        client.receive()
    assert client.act(0, "resign")["is"] == "ack"
    return client


def test_open_tables_show_only_the_base(server: Server) -> None:
    seated(server, 2, edition=shared(server), public=True)
    assert [room["edition"] for room in server.http.get("/api/rooms").json()] == ["standard"]
    assert "illage" not in server.http.get("/api/rooms").text


def test_bots_play_an_own_edition_to_the_end(server: Server) -> None:
    """With somebody: where no person plays, bots take their time."""
    client = Client(server, server.open(seats=2, edition=shared(server)))
    code = client.room["code"]
    client.sit("Anna")
    assert client.ask("start", fill="simple")["is"] == "ack"
    count = 0
    while not client.table or not client.table["over"]:
        if client.table and client.table["asked"] == 0:
            client.follow(client.act(0, choose(client, 0, count))["version"])
            count += 1
        else:
            client.receive()
    assert any(step.get("by") == "bot" for step in client.steps)
    assert server.http.get(f"/api/rooms/{code}/proof").json()["proved"]
    text = server.http.get(f"/api/rooms/{code}/record").text
    game = Game.from_record(text)  # nothing but the record: it carries its edition
    assert game.over and game.damage is None and game.edition.spaces[11].name["de"] == "Mühlbachweg"
    assert f"edition: {NAME} " in text


def test_bots_that_think_in_processes_of_their_own_know_it_too(tmp_path: Path) -> None:
    with serving(str(tmp_path / "rooms.db")) as server:
        client = resigned(server, shared(server), "champion")
        client.follow(client.version + 4)
        assert not any("worker" in line or "Traceback" in line for line in server.errors)


def neutral_now(client: Client) -> None:
    """Take messages until the room has lost the names of its edition."""
    end = time.monotonic() + PATIENCE
    while not client.room.get("neutral"):
        assert time.monotonic() < end, "it kept its names"
        client.receive()


def killed(server: Server, code: str, clients: list[Client]) -> list[Client]:
    """Kill the server, start it again; return everybody, come back."""
    version, table = clients[0].version, clients[0].table
    server.kill()
    server.start()
    again = [Client(server, code, client.tokens) for client in clients]
    assert again[0].version == version and again[0].table == table
    return again


@pytest.mark.parametrize(
    ("place", "what"),
    [("file", "delete"), pytest.param("postgres", "block", marks=ON_POSTGRES)],
    indirect=["place"],
)
def test_a_running_game_outlives_its_edition(anywhere: Server, what: str) -> None:
    server = anywhere
    code, clients = seated(server, 2, edition=shared(server))
    play(clients, 20)
    clients = killed(server, code, clients)
    play(clients, 20)
    share(server, {**TREE, "name": {"de": "Neu"}})  # the author goes on writing: that is another edition
    assert command("edition", what, HASH, "--database", server.database)[0] == 0
    for client in clients:
        neutral_now(client)
    assert street(server, NAME) == "Feld 11"
    again = server.http.post("/api/rooms", json={"edition": NAME})
    words = {"block": (403, "edition-blocked"), "delete": (422, "no-such-edition")}
    assert (again.status_code, again.json()["word"]) == words[what]
    clients = killed(server, code, clients)
    play(clients)
    assert clients[0].table["over"]
    text = server.http.get(f"/api/rooms/{code}/record").text
    assert "Mühlbachweg" not in text and Game.from_record(text).over
    assert "Feld 11" in text and server.http.get(f"/api/rooms/{code}/proof").json()["proved"]
    replay = server.http.get(f"/api/rooms/{code}/replay", headers={"accept-language": "de"})
    assert replay.status_code == 200 and "Mühlbachweg" not in replay.text
    refused = clients[0].ask("rematch", seat=clients[0].seats[0])
    assert (refused["is"], refused["word"]) == ("refused", words[what][1])


def test_an_unblocked_edition_has_its_names_back(server: Server) -> None:
    _, clients = seated(server, 2, edition=shared(server))
    command("edition", "block", HASH, "--database", server.database)
    neutral_now(clients[0])
    seen = server.http.get(f"/api/editions/{HASH}").json()
    assert seen["blocked"] and seen["tree"] == {} and "Mühlbachweg" not in json.dumps(seen)
    assert share(server).json()["word"] == "edition-blocked"
    assert server.http.get(f"/api/editions/{HASH}/toml").status_code == 403
    done, said = command("edition", "unblock", HASH, "--database", server.database)
    assert done == 0 and HASH in said
    while clients[0].room.get("neutral"):
        clients[0].receive()
    assert street(server, NAME) == "Mühlbachweg"


def test_what_nobody_plays_is_gone_when_it_is_deleted(anywhere: Server) -> None:
    server = anywhere
    shared(server)
    assert command("edition", "delete", HASH, "--database", server.database)[0] == 0
    assert server.http.get(f"/api/editions/{NAME}").status_code == 422
    done, said = command("edition", "show", HASH, "--database", server.database)
    assert done == 1 and said == "There is no such edition.\n"
    done, said = command("edition", "list", "--database", server.database)
    assert done == 0 and "no own edition" in said
    shared(server)
    assert street(server, NAME) == "Mühlbachweg"


def test_the_operator_must_say_which(tmp_path: Path) -> None:
    done, said = command("edition", "block", "--database", str(tmp_path / "none.db"))
    assert done == 2 and "Which edition?" in said
    done, said = command("edition", "list", "--database", str(tmp_path / "none.db"))
    assert done == 1 and "none.db" in said


# People ------------------------------------------------------------------------------------------------


def test_an_author_takes_editions_along_and_is_forgotten(anywhere: Server) -> None:
    server = anywhere
    browser = server.http
    shared(server)
    browser.post("/api/editions", json={"tree": named(1)})
    _, clients = seated(server, 2, edition=NAME)
    play(clients, 10)
    other = httpx.Client(base_url=server.url, timeout=PATIENCE)
    told = other.post(f"/api/editions/{HASH}/report", json={"reason": "names my dog"})
    assert told.status_code == 204
    assert [one["report"] for one in other.get("/api/me/data").json()] == ["names my dog"]
    mine = [one for one in browser.get("/api/me/data").json() if "tree" in one]
    assert (mine[0]["id"], mine[0]["hash"]) == ("village", HASH) and len(mine) == 2
    assert editions.from_tree(mine[0]["tree"]).hash == HASH
    assert browser.delete("/api/me").status_code == 200
    neutral_now(clients[0])
    assert browser.get(f"/api/editions/{mine[1]['hash']}").json()["word"] == "no-such-edition"
    assert not [one for one in browser.get("/api/me/data").json() if "tree" in one]
    play(clients)
    assert clients[0].table["over"]
    other.close()


def test_nothing_of_a_deleted_edition_stays_in_the_file(tmp_path: Path) -> None:
    place = tmp_path / "rooms.db"
    with serving(str(place)) as server:
        code, _ = seated(server, 2, edition=shared(server))
        server.http.post(f"/api/editions/{HASH}/report", json={"reason": "Geheimsache"})
        assert server.http.delete("/api/me").status_code == 200
        server.stop()
    left = b"".join(file.read_bytes() for file in tmp_path.iterdir())
    for word in ("Mühlbachweg", "Kirchgasse", "Unser Dorf", "Geheimsache"):
        assert word.encode() not in left, word
    assert code.encode() in left


def test_three_reports_a_day_reach_the_operator(server: Server) -> None:
    shared(server)
    for reason in ("first", "second\u202e line", "x" * 300):
        assert server.http.post(f"/api/editions/{HASH}/report", json={"reason": reason}).status_code == 204
    fourth = server.http.post(f"/api/editions/{HASH}/report", json={"reason": "fourth"})
    assert (fourth.status_code, fourth.json()["word"]) == (429, "reports-today")
    for reason in ("", "x" * 301):
        answer = server.http.post(f"/api/editions/{HASH}/report", json={"reason": reason})
        assert answer.status_code == 400 and answer.json()["word"] == "malformed"
    done, said = command("edition", "list", "--database", server.database)
    assert done == 0 and "reports: 3" in said
    done, said = command("edition", "show", HASH, "--database", server.database)
    assert done == 0 and "first" in said and "\u202e" not in said and "Mühlbachweg" in said
    assert server.http.post(f"/api/editions/{'a' * 26}/report", json={"reason": "?"}).status_code == 422


# Several servers ---------------------------------------------------------------------------------------


@pytest.mark.slow
@pytest.mark.skipif(not postgres.available(), reason="no PostgreSQL")
def test_two_servers_play_it_together_and_both_hear_of_a_block(cluster: str) -> None:
    with serving(cluster) as first, serving(cluster) as second:
        code = first.open(seats=2, edition=shared(first))
        clients = [Client(first, code), Client(second, code)]
        for i, client in enumerate(clients):
            client.sit(f"P{i}")
        clients[0].ask("start")
        for client in clients:
            while not client.table:
                client.receive()
        play(clients, 10)
        assert command("edition", "block", HASH, "--database", cluster)[0] == 0
        for client in clients:
            neutral_now(client)
        first.kill()
        clients = [Client(second, code, client.tokens) for client in clients]
        play(clients)
        assert clients[0].table["over"] and "Feld 11" in second.http.get(f"/api/rooms/{code}/record").text
        command("edition", "unblock", HASH, "--database", cluster)


# Neutral names -----------------------------------------------------------------------------------------


@pytest.mark.parametrize("base", editions.available())
def test_neutral_names_play_the_same_and_say_nothing_of_the_author(base: str) -> None:
    tree = {**scribbled(load(base).tree), "id": "mine", "seed": MARK, "sources": {"own": MARK}}
    edition = editions.from_tree({**tree, "extends": base, "fresh": sorted(tree)})
    plain = neutral(edition)
    assert plain.digest == edition.digest and plain.base == base
    assert json.dumps(editions.whole(edition)).count(MARK) > 300
    assert MARK not in json.dumps(editions.whole(plain))
    assert [token.id for token in plain.tokens] == [token.id for token in edition.tokens]
    assert plain.spaces[11].name == {"de": "Feld 11", "en": "Square 11"}
    game = Game(edition, ["Anna", "Ben"], seed=7).play("simple", most_rounds=30)
    again = Game(plain, ["Anna", "Ben"])
    for said in game.record().actions:
        again.push(said)
    assert again.digest() == game.digest() and len(game.record().actions) > 100


@pytest.mark.parametrize("language", ["de", "en"])
@pytest.mark.parametrize("base", editions.available())
def test_neutral_cards_say_what_they_do_in_the_words_of_the_base(base: str, language: str) -> None:
    tree = {**scribbled(load(base).tree), "id": "mine"}
    speaker = Speaker(neutral(editions.from_tree({**tree, "extends": base})), language, ())
    told = [speaker.card(index) for index in range(len(speaker.edition.cards))]
    assert not [text for text in told if "{" in text or "$" in text]
    repairs = [text for card, text in zip(speaker.edition.cards, told, strict=True) if card.do == "repairs"]
    assert repairs and all(speaker.term("house") in text for text in repairs)


def scribbled(tree: Any, key: str = "") -> Any:
    """A tree in which the mark is before every word for people, and no space has forms or a short name."""
    if isinstance(tree, dict):
        kept = {k: v for k, v in tree.items() if k != "forms" and not (k == "short" and "de" in v)}
        return {name: scribbled(value, name) for name, value in kept.items()}
    if isinstance(tree, list):
        return [scribbled(one) for one in tree]
    return MARK + tree if key in ("de", "en", "one", "many", "dative_many") else tree
