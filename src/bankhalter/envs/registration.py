"""The names under which Gymnasium finds the environments: `bankhalter/Standard-v0`, one for each edition."""

from __future__ import annotations

import gymnasium

from bankhalter.edition import available
from bankhalter.envs.tokens import VERSION

ENTRY = "bankhalter.envs.learner_env"


def ids() -> dict[str, str]:
    """Return the id of every edition's environment."""
    return {edition: f"bankhalter/{word(edition)}-v{VERSION}" for edition in available()}


def word(edition: str) -> str:
    """Return an edition's name as it stands in an id."""
    return "".join(part.capitalize() for part in edition.split("-"))


def register_all() -> None:
    """Let Gymnasium know the environments; once is enough, more does no harm."""
    for edition, name in ids().items():
        if name not in gymnasium.registry:
            gymnasium.register(
                name,
                entry_point=f"{ENTRY}:LearnerEnv",
                vector_entry_point=f"{ENTRY}:LearnersEnv",
                kwargs={"edition": edition},
            )
