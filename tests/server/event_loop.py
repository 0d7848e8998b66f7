"""An event loop for a test, whatever ran before it in the same process."""

from __future__ import annotations

import asyncio
import threading
from collections.abc import Coroutine
from concurrent.futures import Future
from typing import Any, TypeVar

Result = TypeVar("Result")


def run(work: Coroutine[Any, Any, Result]) -> Result:
    """Run a coroutine to its end, in a thread of its own: Playwright keeps a loop running in the main one.

    A test that is given up by its time limit leaves the thread behind, which then holds up nobody.
    """
    done: Future[Result] = Future()

    def inside() -> None:
        try:
            done.set_result(asyncio.run(work))
        except BaseException as error:  # also pytest's own: a failed test fails in the main thread
            done.set_exception(error)

    threading.Thread(target=inside, name="event loop of a test", daemon=True).start()
    return done.result()
