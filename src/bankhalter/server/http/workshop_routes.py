"""REST of the workshop: an edition to begin from, and what is to be said about one that is being written.

Nothing here is kept: every request brings the whole draft.
"""

from __future__ import annotations

import asyncio
from collections.abc import Iterable
from dataclasses import asdict
from typing import Any, Final

import msgspec
from litestar import Request, get, post
from litestar.datastructures import State
from litestar.params import FromPath, JSONBody

from bankhalter import edition as editions
from bankhalter.edition import EditionError, Forms, Problem, Space, Tree
from bankhalter.server.http.context import AppContext, address_of, context_of, language_of
from bankhalter.server.protocol.answers import (
    CheckWish,
    ConvertedEdition,
    ConvertWish,
    EditionCheck,
    EditionNote,
    EditionPatch,
    EditionSource,
    FormsGuess,
    FormsWish,
    SpokenName,
)
from bankhalter.server.room.match import Wrong, edition_of
from bankhalter.text import plain
from bankhalter.text.places import in_sentences

LARGEST: Final = 3 * editions.MAX_BYTES  # a draft as JSON, where every sign may be escaped
COST: Final = 2.0  # of a look at a whole edition, beside that of any request
READ: Final = {"toml": editions.from_toml, "json": editions.from_json}
WRITTEN: Final = {"toml": editions.to_toml, "json": editions.to_json}
SENTENCES: Final = ("workshop-lands", "workshop-buys", "workshop-advances")

HttpRequest = Request[Any, Any, Any]


@get("/api/editions/source/{name:str}")
async def edition_source(name: FromPath[str]) -> EditionSource:
    """A built-in edition as the tree a draft begins from."""
    try:
        edition = edition_of(name)
    except KeyError:
        raise Wrong("no-such-edition") from None
    return EditionSource(edition.id, edition.hash, edition.tree)


@post("/api/editions/check", request_max_body_size=LARGEST, status_code=200)
async def check_edition(request: HttpRequest, state: State, data: JSONBody[CheckWish]) -> EditionCheck:
    """Everything that is wrong with a draft, and what is odd about it."""
    spend(request, context_of(state))
    return await asyncio.to_thread(looked_at, data.tree, language_of(request))


def spend(request: HttpRequest, context: AppContext) -> None:
    """Take the credits of a look at a whole edition, or raise Wrong."""
    if not context.addresses.take(address_of(request), COST):
        raise Wrong("too-fast", seconds=context.addresses.wait(address_of(request)))


def looked_at(tree: Tree, language: str) -> EditionCheck:
    """Return what is to be said about a draft."""
    problems = editions.check_tree(tree)
    named = "" if problems else editions.from_tree(tree).hash
    whole = editions.merged_tree(tree)
    hints = noted(editions.hints(whole), whole, language)
    return EditionCheck(named, noted(problems, whole, language), hints)


def noted(found: Iterable[Problem], tree: Tree, language: str) -> list[EditionNote]:
    """Return problems or hints as sentences, with what mends them where one answer is right."""
    return [
        EditionNote(
            problem.place,
            problem.word,
            plain(language).problem(problem.word, problem.args),
            [EditionPatch(place, value) for place, value in editions.fix_of(problem, tree)],
        )
        for problem in found
    ]


# Names in sentences ----------------------------------------------------------------------------------------


@post("/api/editions/forms", request_max_body_size=LARGEST, status_code=200)
async def forms_of_names(request: HttpRequest, state: State, data: JSONBody[FormsWish]) -> list[FormsGuess]:
    """The forms of names, as far as they are not said, and three sentences with each."""
    spend(request, context_of(state))
    return await asyncio.to_thread(lambda: [heard(said, data.exact) for said in data.names])


def heard(said: SpokenName, exact: bool) -> FormsGuess:
    """Return a name with all its forms and how it sounds."""
    guess = editions.guess_forms(said.name)
    forms = own_forms(said, exact) if said.gender or exact else guess.forms
    space = Space(0, "street", {"de": said.name, "en": said.name}, forms=forms)
    marked = {key: f"⟦{value}⟧" for key, value in in_sentences(space, "de").items()}
    full = msgspec.convert({"name": said.name, **asdict(forms)}, SpokenName)
    return FormsGuess(full, guess.sure, [plain("de").say(key, **marked) for key in SENTENCES])


def own_forms(said: SpokenName, exact: bool) -> Forms:
    """Return the forms somebody wrote, or those of the gender somebody chose."""
    if exact:
        return Forms(said.gender or "title", said.nominative, said.accusative, said.dative)
    return editions.declined(said.name, said.gender)


# Files -----------------------------------------------------------------------------------------------------


@post("/api/editions/convert", request_max_body_size=LARGEST, status_code=200)
async def convert_edition(
    request: HttpRequest, state: State, data: JSONBody[ConvertWish]
) -> ConvertedEdition:
    """The file of an edition as another kind, or why it cannot be read."""
    spend(request, context_of(state))
    try:
        text = await asyncio.to_thread(lambda: WRITTEN[data.target](READ[data.source](data.text)))
    except EditionError as error:
        return ConvertedEdition("", noted(error.problems, {}, language_of(request)))
    return ConvertedEdition(text, [])


HANDLERS: Final = [edition_source, check_edition, forms_of_names, convert_edition]
