"""How good a value is: log-loss, and whether what is said to come about so often does."""

from __future__ import annotations

from typing import Any

from bankhalter.lab.training.boosting import SampleTable, numpy

STEPS = 10  # of a reliability diagram
LATE = 15  # rounds


def log_loss(won: Any, chances: Any) -> float:
    """Return the mean log-loss of 'does this player win?' over players and positions."""
    np = numpy()
    sure = np.clip(chances, 1e-6, 1 - 1e-6)
    return float(-(won * np.log(sure) + (1 - won) * np.log(1 - sure)).mean())


def calibration_error(won: Any, chances: Any) -> float:
    """Return by how much chances and outcomes differ on average, over twenty steps of equal size."""
    np = numpy()
    order = np.argsort(chances, kind="stable")
    parts = np.array_split(order, 20)
    return float(sum(len(part) * abs(chances[part].mean() - won[part].mean()) for part in parts) / len(won))


def reliability(won: Any, chances: Any) -> list[list[float]]:
    """Return for each tenth of the scale: how many players, what was said, what came about."""
    np = numpy()
    step = np.minimum((chances * STEPS).astype(int), STEPS - 1)
    rows = []
    for k in range(STEPS):
        here = step == k
        if here.any():
            rows.append([int(here.sum()), float(chances[here].mean()), float(won[here].mean())])
    return rows


def judged(table: SampleTable, chances: Any, late: Any, parts: dict[str, Any]) -> dict[str, Any]:
    """Return all figures of a value on games it has not seen; `parts` are masks with a name each."""
    won = table.won
    found: dict[str, Any] = {
        "players": len(won),
        "positions": len(table.starts),
        "log_loss": log_loss(won, chances),
        "log_loss_late": log_loss(won[late], chances[late]) if late.any() else 0.0,
        "calibration": calibration_error(won, chances),
        "reliability": reliability(won, chances),
        "parts": {},
    }
    for name, mask in parts.items():
        if mask.sum() >= 20:
            here = {
                "players": int(mask.sum()),
                "log_loss": log_loss(won[mask], chances[mask]),
                "calibration": calibration_error(won[mask], chances[mask]),
            }
            found["parts"][name] = here
    return found
