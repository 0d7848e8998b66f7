"""Computer players are described in words."""

from __future__ import annotations

import pytest

from bankhalter.text import LANGUAGES, plain
from bankhalter.text.bot_words import about


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_player_of_the_ladder_is_described(language: str) -> None:
    words = plain(language)
    assert about(words, "champion") == words.say("bot-about-champion")


def test_a_player_of_another_package_is_called_by_its_word() -> None:
    assert about(plain("de"), "somebody-elses") == "somebody-elses"
