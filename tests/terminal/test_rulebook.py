"""The booklet at the table: its contents, a chapter, an answer."""

from __future__ import annotations

import pytest
from terminal.desk import Desk

from bankhalter.text import booklet


@pytest.mark.parametrize(("language", "word"), [("de", "regeln"), ("en", "rules")])
def test_the_word_alone_shows_the_contents(language, word):
    desk = Desk(language=language)
    said = desk.type(word)
    book = booklet.compose(desk.game.edition, desk.game.rules, language)
    assert all(part.title in said for part in book.parts)
    assert book.parts[0].entries[0].text not in " ".join(said.split())


@pytest.mark.parametrize("word", ["regeln hypothek", "regeln 10", "rules Hypotheken"])
def test_a_chapter_by_name_or_number(word):
    said = " ".join(Desk().type(word).split())
    book = booklet.compose(Desk().game.edition, None, "de")
    chapter = next(part for part in book.parts if part.id == "mortgage")
    assert all(entry.text in said for entry in chapter.entries)
    assert book.parts.index(chapter) == 9


def test_a_question_is_answered_in_the_words_of_the_edition():
    said = " ".join(Desk("azeroth").type("regeln was kostet ein hotel").split())
    assert "Was eine Stadt kostet" in said


def test_what_the_table_agreed_is_what_the_booklet_says():
    said = Desk(free_parking_pot=True).type("regeln bekomme ich geld auf frei parken?")
    assert "* Bekomme ich auf „Frei Parken“ Geld?" in said
    assert "An diesem Tisch ja" in said


def test_nothing_found_is_said():
    for line in ("regeln xyzzy", "regeln 99"):
        assert "Dazu steht nichts im Regelheft." in Desk().type(line)


@pytest.mark.parametrize(
    ("language", "word", "line"), [("de", "regeln", "bauen seestraße"), ("en", "rules", "build seestraße")]
)
def test_right_after_a_refusal_the_word_alone_opens_its_rule(language, word, line):
    desk = Desk(language=language)
    refused = desk.type(line)
    assert word in refused.splitlines()[-1]  # said once how to read more
    book = booklet.compose(desk.game.edition, desk.game.rules, language)
    rule = book.entry(booklet.REFUSALS["not-owner"])
    assert rule is not None
    assert " ".join(desk.type(word).split()).endswith(f"> {word} {rule.title} {rule.text}")
    assert all(part.title in said for said in [desk.type(word)] for part in book.parts)  # then the contents
    assert word not in desk.type(line)


def test_what_was_said_since_a_refusal_makes_it_forgotten():
    desk = Desk()
    desk.type("bauen seestraße")
    desk.type("stand")
    said = desk.type("regeln")
    assert all(part.title in said for part in booklet.compose(desk.game.edition, None, "de").parts)
