"""REST of the analysis of finished games: worked out in the background, for whoever asks first."""

from __future__ import annotations

from typing import Any, Final

from litestar import Request, delete, get, post
from litestar.datastructures import State

from bankhalter.game.game import Game
from bankhalter.server.fairness import proof
from bankhalter.server.http.context import AppContext, Code, context_of, language_of
from bankhalter.server.http.records import rows_of
from bankhalter.server.protocol.insight_answers import AccountWords, AnalysisState, AnalysisWords
from bankhalter.server.room.match import Wrong
from bankhalter.server.schedule.analysis_jobs import AnalysisJob
from bankhalter.text import Speaker
from bankhalter.text.insight_words import InsightWords

HttpRequest = Request[Any, Any, Any]


@post("/api/rooms/{code:str}/analysis", status_code=200)
async def begin_analysis(request: HttpRequest, state: State, code: Code) -> AnalysisState:
    """Have a finished game analysed, or wait with others for it."""
    context = context_of(state)
    job = context.analyses.find(code)
    if job is None or job.state in ("stopped", "failed"):
        if context.analyses.full:
            raise Wrong("analyses-busy")
        rows, room = await rows_of(request, context, code)
        record = await context.work_out(proof.record_of, rows, code, room.seed, room.own)
        job = context.analyses.start(code, await context.work_out(Game.from_record, record))
    return await told(context, job, language_of(request))


@get("/api/rooms/{code:str}/analysis")
async def show_analysis(request: HttpRequest, state: State, code: Code) -> AnalysisState:
    """How far the analysis of a game is, and once it is done what it found."""
    context = context_of(state)
    return await told(context, context.analyses.find(code), language_of(request))


@delete("/api/rooms/{code:str}/analysis", status_code=200)
async def stop_analysis(state: State, code: Code) -> AnalysisState:
    """Stop an analysis that is under way."""
    job = context_of(state).analyses.find(code)
    if job is not None and job.alive:
        job.stop()
    return AnalysisState(job.state if job else "none", 0.0)


async def told(context: AppContext, job: AnalysisJob | None, language: str) -> AnalysisState:
    """Return how far a job is, with what it found in words."""
    if job is None:
        return AnalysisState("none", 0.0)
    if job.found is None:
        return AnalysisState(job.state, job.share)
    return AnalysisState("done", 1.0, job.found, await context.work_out(spoken, job, language))


def spoken(job: AnalysisJob, language: str) -> AnalysisWords:
    """Return an analysis in words."""
    game, found = job.game, job.found
    assert found is not None
    words = InsightWords(Speaker(game.edition, language, game.players), game.positions())
    return AnalysisWords(
        accounts=[AccountWords(words.account(one), words.account(one, True)) for one in found.accounts],
        mistakes=[words.mistake(game, one) for one in found.mistakes],
        throws=[words.lucky_throw(game, one) for one in found.throws],
        method=words.method(found),
    )


HANDLERS: Final = [begin_analysis, show_analysis, stop_analysis]
