"""The probe itself: plays, compares, and says of what stands out where it comes from and what would help."""

from __future__ import annotations

import math
from collections.abc import Callable, Mapping
from dataclasses import asdict, dataclass
from typing import Any, Final

from bankhalter.edition import Edition, load, packed, reference
from bankhalter.edition.fixes import value_at
from bankhalter.edition.hints import Change
from bankhalter.lab.jobs.executors import Executor, Here
from bankhalter.lab.jobs.job import Job
from bankhalter.lab.lab_error import LabError
from bankhalter.lab.probe.changes import TreeChange, by_part, changes
from bankhalter.lab.probe.effects import Effect, effects
from bankhalter.lab.probe.trial_games import Pair, groups_of, play_pairs
from bankhalter.lab.statistics.intervals import deviation, tidy, wilson

GAMES: Final = 1000
ROUNDS: Final = 500  # a game that is not over by then is without end
BOT: Final = "trader-1"  # kept as it was when the errors of the probe were counted
SEATS: Final = 4
MOST_CAUSES: Final = 3
PLAUSIBLE: Final = (0.5, 2.0)  # how strongly a return follows its own rents and prices, if they are the cause
FACTORS: Final = (0.2, 5.0)  # further than that no rent is proposed


@dataclass(frozen=True)
class Remedy:
    """What would bring an effect back: `part` of these groups or decks, at so many per cent of the base's.

    `fix` are the places of the tree with their new values; None takes something away.
    """

    part: str
    of: tuple[str, ...]
    percent: int
    fix: tuple[Change, ...]


@dataclass(frozen=True)
class Finding:
    """An effect that cannot be chance, the changes it may come from, and what would help.

    `own` says that the causes are at the group itself; otherwise they are elsewhere.
    """

    effect: Effect
    own: bool
    causes: tuple[TreeChange, ...]
    proposal: Remedy


@dataclass(frozen=True)
class Balance:
    """What a probe found. `ended` is "games", "stopped" (fewer than wanted) or "same" (none were needed)."""

    edition: str
    base: str
    seed: int
    seats: int
    games: int
    ended: str
    effects: tuple[Effect, ...] = ()
    endless_below: float = 1.0  # the share of games without end is surely smaller (99 %)
    findings: tuple[Finding, ...] = ()

    def of(self, part: str) -> list[Effect]:
        """Return the effects of a part."""
        return [effect for effect in self.effects if effect.part == part]

    def as_json(self) -> dict[str, Any]:
        """Return everything as plain values; `read_balance` reads them back."""
        return asdict(self)


def read_balance(told: Mapping[str, Any]) -> Balance:
    """Return the balance whose `as_json` went through JSON."""
    found = tuple(Effect(**one) for one in told["effects"])
    return Balance(**{**told, "effects": found, "findings": tuple(map(_read_finding, told["findings"]))})


def _read_finding(told: Mapping[str, Any]) -> Finding:
    causes = tuple(
        TreeChange(one["part"], tuple(one["of"]), tuple(one["places"]), one["percent"])
        for one in told["causes"]
    )
    idea = told["proposal"]
    fix = tuple((place, value) for place, value in idea["fix"])
    proposal = Remedy(idea["part"], tuple(idea["of"]), idea["percent"], fix)
    return Finding(Effect(**told["effect"]), told["own"], causes, proposal)


# Playing -----------------------------------------------------------------------------------------------


def base_of(edition: Edition) -> Edition:
    """Return what an edition is compared with, or raise LabError."""
    if not edition.base:
        raise LabError("probe-no-base")
    return load(edition.base)


def same_play(edition: Edition) -> bool:
    """Tell whether only names and looks were changed: then there is nothing to play for."""
    return edition.digest == base_of(edition).digest


def trial_jobs(edition: Edition, base: Edition, seed: int) -> tuple[Job, Job]:
    """Return the games of both editions: four computers where both boards allow it, else the nearest."""
    most, least = (f(*(e.players[i] for e in (edition, base))) for i, f in ((1, min), (0, max)))
    bots = (BOT,) * max(least, min(SEATS, most))
    here, there = (Job(packed(e), (), bots, seed, ROUNDS) for e in (edition, base))
    return here, there


def probe(
    edition: Edition,
    games: int = GAMES,
    seed: int = 1,
    executor: Executor | None = None,
    stopped: Callable[[], bool] = lambda: False,
    tell: Callable[[int, int], None] = lambda played, games: None,
) -> Balance:
    """Play an edition and its base on the same dice and say what the changes did; LabError if it cannot."""
    base = base_of(edition)
    jobs = trial_jobs(edition, base, seed)
    head = (reference(edition), reference(base), seed, len(jobs[0].bots))
    if edition.digest == base.digest:
        return Balance(*head, 0, "same")
    pairs = play_pairs(jobs, games, executor or Here(), stopped, tell)
    if not pairs:
        raise LabError("nothing-played")
    return judged(head, jobs, pairs, games, (edition, base))


def judged(
    head: tuple[str, str, int, int],
    jobs: tuple[Job, Job],
    pairs: list[Pair],
    wanted: int,
    editions: tuple[Edition, Edition],
) -> Balance:
    """Say what the games tell."""
    found = compared(jobs, pairs)
    below = wilson(sum(here.endless for here, _ in pairs), len(pairs), deviation(0.02))[2]  # one-sided
    ended = "games" if len(pairs) >= wanted else "stopped"
    return Balance(*head, len(pairs), ended, found, below, findings(found, *editions))


def compared(jobs: tuple[Job, Job], pairs: list[Pair]) -> tuple[Effect, ...]:
    """Return all effects of games played by these jobs."""
    here, base = (list(groups_of(job)) for job in jobs)
    both = [(name, here.index(name), base.index(name)) for name in here if name in base]
    return effects(pairs, len(jobs[0].bots), both)


# What stands out ---------------------------------------------------------------------------------------


def findings(found: tuple[Effect, ...], edition: Edition, base: Edition) -> tuple[Finding, ...]:
    """Return what cannot be chance, with cause and proposal; groups first, the largest change first."""
    clear = sorted((e for e in found if e.clear), key=lambda e: (e.part != "group", -abs(e.change)))
    every = changes(edition, base)
    return tuple(_finding(effect, every, edition, base) for effect in clear)


def _finding(effect: Effect, every: tuple[TreeChange, ...], edition: Edition, base: Edition) -> Finding:
    own = tuple(c for c in every if effect.part == "group" and c.of == (effect.name,) and c.part != "cards")
    causes = (own or by_part(every, edition, base))[:MOST_CAUSES]
    idea = _rents(effect, edition, base) if own else None
    return Finding(effect, bool(own), causes, idea or _back(causes[0], base))


def _back(change: TreeChange, base: Edition) -> Remedy:
    """Put the first cause back as it is in the base."""
    fix = tuple((place, value_at(base.tree, place)) for place in change.places)
    return Remedy(change.part, change.of, 100, fix)


def _rents(effect: Effect, edition: Edition, base: Edition) -> Remedy | None:
    """The rents of a group that bring its return back, if they can be told."""
    streets = _same_spaces(effect.name, edition, base)
    rents, costs = (_factor(streets, edition, base, of) for of in (_all_rents, _price))
    if not rents or not costs or effect.here <= 0 or effect.base <= 0:
        return None
    wanted = costs if explained(effect, rents / costs) else rents * effect.base / effect.here
    percent = round(100 * min(max(wanted, FACTORS[0]), FACTORS[1]))
    fix = tuple((f"spaces.{at}.rent", scaled(at, percent, edition, base)) for at in streets)
    changed = tuple((at, value) for at, value in fix if value_at(edition.tree, at) != value)
    return Remedy("rents", (effect.name,), percent, changed) if changed else None


def explained(effect: Effect, own: float) -> bool:
    """Whether a return changed about as its own rents over prices did (`own`)."""
    if own == 1:
        return False
    strength = math.log(effect.here / effect.base) / math.log(own)
    return PLAUSIBLE[0] <= strength <= PLAUSIBLE[1]


def scaled(at: int, percent: int, edition: Edition, base: Edition) -> list[int]:
    """The rents of a space at so many per cent of the base's, in the coins of the edition."""
    coin = edition.money.smallest
    return [max(coin, coin * round(rent * percent / 100 / coin)) for rent in base.spaces[at].rent]


def _same_spaces(group: str, edition: Edition, base: Edition) -> list[int]:
    """The spaces with rents that are of this group on both boards."""
    both = zip(edition.spaces, base.spaces, strict=False)
    return [a.at for a, b in both if a.group == b.group == group and len(a.rent) == len(b.rent) > 0]


def _factor(streets: list[int], edition: Edition, base: Edition, of: Callable[[Edition, int], int]) -> float:
    """What some numbers of these spaces are of the base's, together; 0 if there are none."""
    here, there = (sum(of(e, at) for at in streets) for e in (edition, base))
    return tidy(here / there) if there else 0.0


def _all_rents(edition: Edition, at: int) -> int:
    """The rents of a deed at all its levels."""
    return sum(edition.spaces[at].rent)


def _price(edition: Edition, at: int) -> int:
    """The price of a deed."""
    return edition.spaces[at].price
