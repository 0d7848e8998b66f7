"""Computer players are described as they are here."""

from __future__ import annotations

import io
from pathlib import Path

import pytest

from bankhalter.cli import main
from bankhalter.text import LANGUAGES, bot_words, plain


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("fast", [True, False])
def test_only_where_rules_are_slow_the_champion_is_weaker_and_says_so(
    language: str, fast: bool, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(bot_words, "compiled", lambda: fast)
    words = plain(language)
    said = bot_words.about(words, "champion")
    assert said.startswith(words.say("bot-about-champion"))
    assert said.endswith(words.say("bot-weaker-champion")) is not fast
    assert bot_words.weaker(words, "strategist") == ""


def test_a_player_of_another_package_is_called_by_its_word() -> None:
    assert bot_words.about(plain("de"), "somebody-elses") == "somebody-elses"


def test_the_terminal_admits_it_before_the_game(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    """Once, however many champions play; and of the others nothing is said."""
    sentence = plain("de").say("bot-weaker-champion")
    for players, times in (("Anna, bot=Meister, bot=Meister", 1), ("Anna, bot=Strategin", 0)):
        monkeypatch.setattr("sys.stdin", io.StringIO())  # nobody says anything: the game ends at once
        main(["--language", "de", "play", "--players", players, "--folder", str(tmp_path)])
        assert capsys.readouterr().out.count(sentence) == times
