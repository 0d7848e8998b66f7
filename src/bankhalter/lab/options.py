"""What the laboratory's commands have in common: reading options, choosing where to play, complaining."""

from __future__ import annotations

import sys
from collections.abc import Callable

from bankhalter.agreed import Misheard
from bankhalter.edition import EditionError
from bankhalter.game.position import BadPosition
from bankhalter.game.record import BadRecord
from bankhalter.lab.commands import Wanted
from bankhalter.lab.errors import LabError
from bankhalter.lab.jobs.executors import Executor, Here, Processes, cores
from bankhalter.lab.jobs.runner import Stop
from bankhalter.switches import RulesError
from bankhalter.text import Plain, plain

MOST = 10**12
FEW = 200  # games that are sooner played here than processes are started
MOST_SEATS = 10
MOST_WORKERS = 512


def guarded(wanted: Wanted, work: Callable[[Wanted], int]) -> int:
    """Do the work; a problem of the laboratory becomes a sentence."""
    try:
        return work(wanted)
    except (LabError, Misheard, EditionError, RulesError, BadRecord, BadPosition) as problem:
        sys.stderr.write(sentence(problem, words_for(problem, wanted.language)) + "\n")
        return 1


def words_for(problem: ValueError, language: str) -> Plain:
    """Return the messages in the spelling of the edition a problem is about."""
    return plain(language, getattr(problem, "spelling", "de"))


def sentence(problem: ValueError, words: Plain) -> str:
    """Put a problem into words."""
    if isinstance(problem, LabError):
        return words.say(f"lab-{problem.key}", **problem.values)
    if isinstance(problem, Misheard):
        return words.say(f"agreed-{problem.key}", **problem.values)
    if isinstance(problem, EditionError):
        return "\n".join(f"{p.place}: {words.problem(p.word, p.args)}" for p in problem.problems)
    if isinstance(problem, RulesError):
        return "\n".join(words.problem(word, told) for word, told in problem.problems)
    if isinstance(problem, BadPosition):
        return words.say(f"position-{problem.word}", place=problem.place, detail=problem.detail)
    assert isinstance(problem, BadRecord)
    return words.problem(problem.word, {"line": problem.line, "detail": problem.detail})


# Numbers -----------------------------------------------------------------------------------------------


def whole(wanted: Wanted, name: str, default: int, low: int = 1, high: int = MOST) -> int:
    """Return the whole number of an option, within its limits."""
    said = wanted.options.get(name)
    if said is None:
        return default
    digits = said.replace("_", "").removeprefix("-" if low < 0 else "")
    if not (digits.isascii() and digits.isdecimal()) or len(digits) > 18:
        raise LabError("not-a-number", option=f"--{name}", said=said[:40])
    number = int(said.replace("_", ""))
    if not low <= number <= high:
        raise LabError("out-of-range", option=f"--{name}", low=str(low), high=str(high))
    return number


def real(wanted: Wanted, name: str, high: float) -> float:
    """Return the number of an option, 0 if it is not given; `2%` is 0.02."""
    said = wanted.options.get(name)
    if said is None:
        return 0.0
    try:
        number = float(said.replace(",", ".").removesuffix("%")) / (100 if said.endswith("%") else 1)
    except ValueError:
        raise LabError("not-a-number", option=f"--{name}", said=said[:40]) from None
    if not 0 < number <= high:
        raise LabError("out-of-range", option=f"--{name}", low="0", high=f"{high:g}")
    return number


def read_stop(wanted: Wanted) -> Stop:
    """Return when to stop before all games are played."""
    return Stop(real(wanted, "stop-width", 1), real(wanted, "time-limit", 10**7))


# Words -------------------------------------------------------------------------------------------------


def read_seats(said: str) -> tuple[str, ...]:
    """Read `simple,simple,default` or `simple*4`."""
    bots: list[str] = []
    for word in (part.strip() for part in said.split(",")):
        name, star, times = word.partition("*")
        if not name.strip() or (star and not (times.strip().isdecimal() and len(times) < 4)):
            raise LabError("seats-form", said=said[:60])
        bots += [name.strip()] * (int(times) if star else 1)
    if not 2 <= len(bots) <= MOST_SEATS:
        raise LabError("seats-count", count=str(len(bots)), most=str(MOST_SEATS))
    return tuple(bots)


# Where to play -----------------------------------------------------------------------------------------


def open_executor(wanted: Wanted, games: int) -> Executor:
    """Return where the games are played: on a cluster, in processes, or here if they are few."""
    workers = whole(wanted, "workers", 0, 1, MOST_WORKERS)
    if "cluster" in wanted.options:
        from bankhalter.lab.jobs.cluster import Cluster

        if workers:
            raise LabError("workers-and-cluster")
        return Cluster(wanted.options["cluster"])
    workers = workers or (1 if games <= FEW else cores())
    return Here() if workers == 1 else Processes(workers)
