"""What there is to see at the keyboard: the board, deeds, cash, the bank, offers, what happened last."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from bankhalter.terminal.console import Console
from bankhalter.text.overview import Viewer
from bankhalter.text.phrases.action_reader import Doer
from bankhalter.text.phrases.fuzzy import amount, fold

LOG_LINES = 20
MOST_LINES = 10_000


class TableViews:
    """Shows one seat what it asks for; `rest` is what was said behind the command."""

    def __init__(self, console: Console, viewer: Viewer, log: Sequence[str]) -> None:
        self.console = console
        self.viewer = viewer
        self.log = log

    def board(self, rest: str) -> None:
        """Show the board, drawn or as a list."""
        as_list = fold(rest).startswith("li") or not self.console.keyboard
        drawn, legend = (self.viewer.board_list(), "") if as_list else self.viewer.board(self.console.width)
        self.console.show(drawn)
        if legend:
            self.console.say(legend)

    def groups(self, rest: str) -> None:
        """Show the properties by group."""
        self.console.say(self.viewer.groups())

    def standing(self, rest: str) -> None:
        """Show cash and possessions."""
        self.console.say(self.viewer.standing())

    def deed(self, rest: str) -> None:
        """Show a deed; without a name that of the space one stands on."""
        game, seat = self.viewer.game, self.viewer.seat
        assert seat is not None
        at = Doer(game, self.viewer.speaker, seat).space(rest) if rest else int(game.state.seats[seat].at)
        self.console.show(self.viewer.deed(at))

    def bank(self, rest: str) -> None:
        """Show what the bank has."""
        self.console.show(self.viewer.bank())

    def offers(self, rest: str) -> None:
        """Show standing offers."""
        self.console.say(self.viewer.offers())

    def history(self, rest: str) -> None:
        """Show what happened last."""
        count = amount(rest) if rest else LOG_LINES
        lines = self.log[-min(count or LOG_LINES, MOST_LINES) :]
        self.console.say("\n".join(lines) if lines else self.viewer.say("no-log"))


VIEWS: dict[str, Callable[[TableViews, str], None]] = {
    "board": TableViews.board,
    "groups": TableViews.groups,
    "standing": TableViews.standing,
    "deed": TableViews.deed,
    "bank": TableViews.bank,
    "offers": TableViews.offers,
    "log": TableViews.history,
}
