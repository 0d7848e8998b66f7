"""What a probe found, in words: a table for the terminal, and a sentence for everything that stands out."""

from __future__ import annotations

from bankhalter.edition import Edition
from bankhalter.lab.probe.balance import ROUNDS, Balance, Finding, Remedy
from bankhalter.lab.probe.changes import TreeChange
from bankhalter.lab.probe.effects import Effect
from bankhalter.lab.report.format import LabSpeaker
from bankhalter.lab.report.text_table import columns

FEW = 3  # groups or decks that are named one by one


def table(found: Balance, edition: Edition, language: str) -> str:
    """Return everything a probe found as text for the terminal."""
    words = LabSpeaker(edition, language)
    if found.ended == "same":
        return words.say("probe-same") + "\n"
    numbers = [_row(effect, words) for effect in found.effects]
    head = ["", words.say("probe-here"), words.say("probe-base"), words.say("probe-difference"), ""]
    said = sentences(found, edition, language) or [words.say("probe-nothing")]
    below = words.say("probe-below", share=words.percent(found.endless_below), rounds=str(ROUNDS))
    lines = [_title(found, words), "", *columns([head, *numbers]), "", below, words.say("probe-clear"), ""]
    return "\n".join([*lines, *said]) + "\n"


def _title(found: Balance, words: LabSpeaker) -> str:
    played = words.say("probe-played", games=words.number(found.games, 0), seats=str(found.seats))
    return f"{played} {words.say('lab-ended-interrupted')}" if found.ended == "stopped" else played


def _row(effect: Effect, words: LabSpeaker) -> list[str]:
    """One effect: here, in the base, the bounds of the difference, and a mark if it cannot be chance."""
    scale, digits = SCALES[effect.part]
    here, base = (words.number(scale * x, digits) for x in (effect.here, effect.base))
    bounds = " – ".join(words.number(scale * x, digits, True) for x in (effect.low, effect.high))
    return [label(effect, words), here, base, f"[{bounds}]", "!" if effect.clear else ""]


SCALES = {"median": (1, 0), "long": (1, 0), "endless": (100, 1), "place": (100, 1), "group": (1, 2)}


def label(effect: Effect, words: LabSpeaker) -> str:
    """Return what an effect is called."""
    if effect.part == "group":
        return words.group(effect.name)
    return words.say(f"probe-{effect.part}", place=effect.name)


# Sentences ---------------------------------------------------------------------------------------------


def sentences(found: Balance, edition: Edition, language: str) -> list[str]:
    """Return a text for every finding: what, from where, and what would help."""
    words = LabSpeaker(edition, language)
    return [sentence(finding, words) for finding in found.findings]


def sentence(finding: Finding, words: LabSpeaker) -> str:
    """One finding in words."""
    return " ".join([what(finding.effect, words), cause(finding, words), _idea(finding.proposal, words)])


def cause(finding: Finding, words: LabSpeaker) -> str:
    """Return where something comes from, as a sentence."""
    causes = words.say("probe-and").join(_change(change, words) for change in finding.causes)
    where = "cause" if finding.own or finding.effect.part != "group" else "elsewhere"
    return words.say(f"probe-{where}", causes=causes)


def what(effect: Effect, words: LabSpeaker) -> str:
    """Return what stands out, as a sentence."""
    scale, digits = SCALES[effect.part]
    here, base = (words.number(scale * x, digits) for x in (effect.here, effect.base))
    way = "more" if effect.here > effect.base else "less"
    told = {"change": words.percent(abs(effect.change), 0), "here": here, "base": base, "place": effect.name}
    name = label(effect, words) if effect.part == "group" else ""
    return words.say(f"probe-{effect.part}-{way}", group=name, **told)


def _change(change: TreeChange, words: LabSpeaker) -> str:
    """What was changed, with its size where it has one."""
    name, percent = _part(change, words), words.number(change.percent, 0)
    return words.say("probe-set", part=name, percent=percent) if change.percent not in (0, 100) else name


def _idea(idea: Remedy, words: LabSpeaker) -> str:
    """What would help."""
    return words.say("probe-proposal", idea=remedy(idea, words))


def remedy(idea: Remedy, words: LabSpeaker) -> str:
    """Return what would help, as a few words."""
    if idea.percent == 100:
        return words.say("probe-back", part=_part(idea, words))
    return words.say("probe-propose", part=_part(idea, words), percent=words.number(idea.percent, 0))


def _part(of: TreeChange | Remedy, words: LabSpeaker) -> str:
    """The part, with its groups or decks if they are few."""
    name = words.say(f"probe-part-{of.part}")
    decks, groups = words.edition.decks, words.edition.groups
    known = [(groups if one in groups else decks)[one].name[words.language] for one in of.of]
    return f"{name} ({words.say('probe-and').join(known)})" if 0 < len(known) <= FEW else name
