"""Which figure of the edition everybody moves: nothing in the game depends on it, a record notes it."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from bankhalter.edition import Edition, Token

FIGURES_NOTE = "figures"


def hand_out(edition: Edition, wanted: Sequence[str]) -> list[str]:
    """Return the figure of each seat by its id: the wanted one, or a free one, or none if all are taken."""
    free = iter([token.id for token in edition.tokens if token.id not in wanted])
    return [figure or next(free, "") for figure in wanted]


def figures_of(edition: Edition, notes: Mapping[str, str], seats: int) -> list[Token | None]:
    """Return the figure of each seat that the notes of a game name; None where there is none."""
    by_id = {token.id: token for token in edition.tokens}
    named = [figure.strip() for figure in notes.get(FIGURES_NOTE, "").split(",")]
    return [by_id.get(figure) for figure in [*named, *[""] * seats][:seats]]
