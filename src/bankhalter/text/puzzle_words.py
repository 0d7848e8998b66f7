"""A puzzle in words: who is asked what, what there is to choose, and what was best and why."""

from __future__ import annotations

from bankhalter.analysis.puzzles import Puzzle, PuzzleAnswer
from bankhalter.game.view import offer_view
from bankhalter.text.insight_words import InsightWords, percent
from bankhalter.text.speaker import Speaker


class PuzzleWords:
    """Says what is to be said about one puzzle."""

    def __init__(self, puzzle: Puzzle, language: str) -> None:
        self.puzzle = puzzle
        self.game = puzzle.game()
        self.speaker = Speaker(self.game.edition, language, self.game.players)
        self.insight = InsightWords(self.speaker, ())

    def say(self, key: str, **args: object) -> str:
        """Return a message about puzzles."""
        return self.speaker.say(f"insight-puzzle-{key}", **args)

    def heading(self) -> str:
        """Return the edition and how hard it is."""
        edition = self.game.edition.name[self.speaker.language]
        return self.say("head", edition=edition, grade=self.puzzle.grade, id=self.puzzle.id)

    def question(self) -> str:
        """Return who one is, and what is asked; the name does not stand twice."""
        st = self.game.state
        name = self.speaker.seat(self.puzzle.seat)
        asked = self.speaker.awaited(st).removeprefix(f"{name}: ")
        if st.offers:
            asked = self.speaker.offer(offer_view(self.game.edition, st, st.offers[0]))
        return self.say("question", name=name, asked=asked[:1].upper() + asked[1:])

    def options(self) -> list[str]:
        """Return what there is to choose, in its order."""
        return [self.insight.done(self.game.state, one.actions) for one in self.puzzle.candidates(self.game)]

    def verdict(self, answer: PuzzleAnswer) -> str:
        """Return whether it was right, which is, and why."""
        options = self.options()
        return self.say(
            "right" if answer.right else "wrong",
            best=options[answer.best],
            percent=percent(self.puzzle.options[answer.best].chance),
            why=self.why(answer, answer.best),
        )

    def why(self, answer: PuzzleAnswer, number: int) -> str:
        """Return what speaks for the best option, or against another one."""
        return self.insight.why(answer.reasons[number], against=number != answer.best)

    def other(self, answer: PuzzleAnswer, number: int) -> str:
        """Return how often another option wins, and what speaks against it."""
        chance = percent(self.puzzle.options[number].chance)
        return self.say("other", what=self.options()[number], percent=chance, why=self.why(answer, number))

    def method(self) -> str:
        """Return how the chances were found."""
        return self.say("how", games=self.puzzle.games)
