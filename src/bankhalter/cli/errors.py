"""One table from errors to sentences. What players of an online table are told is the server's own affair."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Any

from bankhalter.cli.command_table import COMMANDS
from bankhalter.cli.complaint import FAILED, INTERRUPTED, BadValue, Complaint

if TYPE_CHECKING:
    from bankhalter.edition import Problem
    from bankhalter.text import Plain


def exit_code(problem: BaseException, command: str) -> int:
    """Return the exit code of a command that ended with a problem."""
    from bankhalter.printing import BadSetting
    from bankhalter.switches import RulesError

    declared = COMMANDS.get(command)
    if isinstance(problem, KeyboardInterrupt):
        return INTERRUPTED
    if isinstance(problem, BadValue | BadSetting) and declared:
        return declared.wrong_value
    if isinstance(problem, RulesError) and declared:
        return declared.wrong_rules
    return int(getattr(problem, "code", FAILED))


def sentence(problem: BaseException, words: Plain) -> str | None:
    """Put a problem into words, or return None if there are none for it."""
    for kind, say in sentences().items():
        if isinstance(problem, kind):
            return say(problem, words)
    return None


def sentences() -> dict[type[BaseException], Callable[[Any, Plain], str]]:
    """The table; the first kind that fits counts. What it needs is imported when something went wrong."""
    from bankhalter.bots.registry import UnknownBot
    from bankhalter.edition import EditionError
    from bankhalter.game.journal import Unwritable
    from bankhalter.game.notation import BadNotation
    from bankhalter.game.position import BadPosition
    from bankhalter.game.record import BadRecord
    from bankhalter.lab.lab_error import LabError
    from bankhalter.printing import BadSetting, NoPdf
    from bankhalter.server.admin.operator_error import OperatorError
    from bankhalter.switches import RulesError
    from bankhalter.terminal.console import EndOfInput

    return {
        Complaint: lambda p, words: words.say(p.key, **p.values),
        OperatorError: lambda p, words: words.say(f"server-{p.key}", **p.values),
        EditionError: lambda p, words: "\n".join(edition_problem(one, words) for one in p.problems),
        RulesError: lambda p, words: "\n".join(words.problem(word, told) for word, told in p.problems),
        BadSetting: lambda p, words: "\n".join(
            words.format(f"print-problem-{word}", told) for word, told in p.problems
        ),
        NoPdf: lambda p, words: words.say(f"print-no-pdf-{p.word}", detail=p.detail),
        UnknownBot: lambda p, words: words.format(f"lab-{p.message()[0]}", p.message()[1]),
        LabError: lambda p, words: words.say(f"lab-{p.key}", **p.values),
        BadRecord: lambda p, words: words.say("cli-bad-record", reason=record_problem(p, words)),
        BadNotation: lambda p, words: words.say(
            "cli-bad-notation", said=p.text, reason=words.say(f"refusal-{p.word}")
        ),
        BadPosition: lambda p, words: words.say(f"position-{p.word}", place=p.place, detail=p.detail),
        Unwritable: unwritable,
        EndOfInput: lambda p, words: words.say("cli-input-over-early"),
        BrokenPipeError: lambda p, words: words.say("cli-pipe-closed"),
        KeyboardInterrupt: lambda p, words: words.say("cli-interrupted"),
        **dict.fromkeys((ValueError, OSError, RecursionError, MemoryError), trouble),
    }


def edition_problem(problem: Problem, words: Plain) -> str:
    """A problem of an edition with its place."""
    said = words.problem(problem.word, problem.args)
    return f"{problem.place}: {said if said != problem.word else problem.reason}"


def record_problem(problem: Any, words: Plain) -> str:
    """What is wrong with a line of a record."""
    return words.problem(problem.word, {"line": problem.line, "detail": problem.detail})


def unwritable(problem: Any, words: Plain) -> str:
    """A game that cannot be written down."""
    key = "in-use" if problem.reason == "in-use" else "unwritable-folder"
    return words.say(f"cli-{key}", place=str(problem.path), reason=problem.reason)


def trouble(problem: BaseException, words: Plain) -> str:
    """Anything that has no sentence of its own."""
    reason = getattr(problem, "strerror", None) or str(problem) or type(problem).__name__
    return words.say("cli-trouble", reason=reason)
