"""REST of the probe: what the changes of a draft do, from games played in the background.

Nothing of the draft is kept. A probe is known by what is played, so that other names need no other games.
"""

from __future__ import annotations

import asyncio
from dataclasses import dataclass
from typing import Annotated, Any, Final

from litestar import Request, Response, delete, get, post
from litestar.datastructures import State
from litestar.params import JSONBody, PathParameter
from msgspec import structs

from bankhalter.edition import Edition, Tree
from bankhalter.lab.probe.balance import ROUNDS, Balance, Finding, same_play
from bankhalter.lab.probe.effects import Effect
from bankhalter.lab.probe.probe_report import cause, label, remedy, what
from bankhalter.lab.report.format import LabSpeaker
from bankhalter.server.http.context import AppContext, address_of, context_of, guest, language_of, pay
from bankhalter.server.http.edition_routes import judged
from bankhalter.server.http.security import COOKIE
from bankhalter.server.http.workshop_routes import LARGEST, spend
from bankhalter.server.protocol.answers import (
    EditionPatch,
    ProbeEffect,
    ProbeFinding,
    ProbeResult,
    ProbeState,
    ProbeWish,
)
from bankhalter.server.room.match import Wrong
from bankhalter.server.schedule.probe_jobs import probe_name

ProbeName = Annotated[str, PathParameter(pattern=r"^[0-9a-f]{32}$")]
HttpRequest = Request[Any, Any, Any]


@dataclass(frozen=True)
class ProbeAsked:
    """A draft whose play is asked about; `same`: it plays as its base does."""

    edition: Edition
    name: str
    same: bool
    language: str


@post("/api/probes", request_max_body_size=LARGEST, status_code=200)
async def probe_edition(
    request: HttpRequest, state: State, data: JSONBody[ProbeWish]
) -> Response[ProbeState]:
    """What is known about a draft's play; with `start` it is found out, unless it is known already."""
    context = context_of(state)
    spend(request, context)
    asked = await context.work_out(understood, data.tree, language_of(request))
    found = await known(context, asked.name)
    response: Response[Any] = Response(None)
    if data.start and found is None and not asked.same:
        start(request, context, asked, guest(request, context, response))
    response.content = await context.work_out(told, context, asked, found)
    return response


def understood(tree: Tree, language: str) -> ProbeAsked:
    """Return what a draft asks, or raise Wrong."""
    edition = judged(tree, language)
    return ProbeAsked(edition, probe_name(edition), same_play(edition), language)


async def known(context: AppContext, name: str) -> Balance | None:
    """Return what a probe found, if it was played to its end."""
    return await asyncio.to_thread(context.probe_jobs.results.find, name)


def start(request: HttpRequest, context: AppContext, asked: ProbeAsked, person: str) -> None:
    """Have the games played, or wait for them if others do, or raise Wrong."""
    if not context.probe_jobs.alive(asked.name):
        charge(request, context, person)
    context.probe_jobs.start(asked.name, asked.edition, person)


def charge(request: HttpRequest, context: AppContext, person: str) -> None:
    """Take what a thousand games cost, or raise Wrong."""
    if not context.settings.probes:
        raise Wrong("probes-off")
    if context.probe_jobs.full:
        raise Wrong("probes-busy")
    pay(request, context)
    here = address_of(request)
    if not context.probes.take(person) or not context.probes_here.take(here):
        seconds = max(context.probes.wait(person), context.probes_here.wait(here))
        minutes = -(-seconds // 60)
        raise Wrong("probes-hour", count=context.settings.probes, minutes=minutes, seconds=seconds)


def told(context: AppContext, asked: ProbeAsked, found: Balance | None) -> ProbeState:
    """Return how far the probe of a draft is, with what it found in the draft's words."""
    if asked.same:
        return ProbeState(asked.name, "done", 0, 0, ProbeResult(0, 0, 0, ROUNDS, 1.0, [], []))
    wanted, job = context.settings.probe.games, context.probe_jobs.find(asked.name)
    partly = job.balance if job else None  # of one that was stopped
    balance = found or partly
    result = spoken(balance, wanted, asked.edition, asked.language) if balance else None
    if found is not None:
        return ProbeState(asked.name, "done", found.games, wanted, result)
    return structs.replace(progress(context, asked.name), result=result)


def progress(context: AppContext, name: str) -> ProbeState:
    """Return how far a probe is that is not kept yet."""
    job, wanted = context.probe_jobs.find(name), context.settings.probe.games
    return ProbeState(name, job.state, job.played, wanted) if job else ProbeState(name, "none", 0, wanted)


# What was found, in words ----------------------------------------------------------------------------------


def spoken(found: Balance, wanted: int, edition: Edition, language: str) -> ProbeResult:
    """Return what a probe found in the words of an edition."""
    words = LabSpeaker(edition, language)
    effects = [measured(effect, words) for effect in found.effects]
    findings = [stands_out(finding, words) for finding in found.findings]
    return ProbeResult(found.games, wanted, found.seats, ROUNDS, found.endless_below, effects, findings)


def measured(effect: Effect, words: LabSpeaker) -> ProbeEffect:
    """Return one quantity."""
    values = (effect.here, effect.base, effect.low, effect.high, effect.change)
    return ProbeEffect(effect.part, effect.name, label(effect, words), *values, effect.clear)


def stands_out(finding: Finding, words: LabSpeaker) -> ProbeFinding:
    """Return what stands out, with its place as hints have one."""
    effect = finding.effect
    at = f"groups.{effect.name}" if effect.part == "group" else f"probe.{effect.part}{effect.name}"
    reason = f"{effect.part}-{'more' if effect.here > effect.base else 'less'}"
    fix = [EditionPatch(place, value) for place, value in finding.proposal.fix]
    said = what(effect, words), cause(finding, words), remedy(finding.proposal, words)
    return ProbeFinding(at, reason, *said, fix)


# While it plays --------------------------------------------------------------------------------------------


@get("/api/probes/{name:str}")
async def probe_state(state: State, name: ProbeName) -> ProbeState:
    """How far a probe is."""
    context = context_of(state)
    if context.probe_jobs.find(name) is None and (found := await known(context, name)) is not None:
        return ProbeState(name, "done", found.games, context.settings.probe.games)
    return progress(context, name)


@delete("/api/probes/{name:str}", status_code=200)
async def stop_probe(request: HttpRequest, state: State, name: ProbeName) -> ProbeState:
    """Wait for a probe no longer; when nobody does, it stops, and what was played is judged."""
    context = context_of(state)
    job = context.probe_jobs.find(name)
    if job is not None:
        job.leave(context.signer.read(request.cookies.get(COOKIE)))
    return progress(context, name)


HANDLERS: Final = [probe_edition, probe_state, stop_probe]
