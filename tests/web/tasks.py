"""What a page's main thread did, task by task, in the processor's time."""

from __future__ import annotations

import json
from collections.abc import Callable
from typing import Any

from playwright.sync_api import Browser

TRACED = {
    "recordMode": "recordAsMuchAsPossible",
    "includedCategories": ["toplevel"],
    "excludedCategories": ["*"],
}


def traced(browser: Browser, work: Callable[[], object]) -> list[dict[str, Any]]:
    """Let something happen, and return everything the browser's threads did meanwhile."""
    session = browser.new_browser_cdp_session()
    ended: list[dict[str, Any]] = []

    def note(told: dict[str, Any]) -> None:
        ended.append(told)

    session.on("Tracing.tracingComplete", note)
    session.send("Tracing.start", {"transferMode": "ReturnAsStream", "traceConfig": TRACED})
    work()
    session.send("Tracing.end")
    while not ended:
        browser.contexts[0].pages[0].wait_for_timeout(100)
    pieces = []
    while not pieces or not pieces[-1]["eof"]:
        pieces.append(session.send("IO.read", {"handle": ended[0]["stream"], "size": 1 << 23}))
    events: list[dict[str, Any]] = json.loads("".join(piece["data"] for piece in pieces))["traceEvents"]
    return events


def tasks(events: list[dict[str, Any]]) -> tuple[list[float], float]:
    """Return the main thread's tasks in milliseconds of processor time, and the seconds they span."""
    mains = {
        (event["pid"], event["tid"])
        for event in events
        if event["name"] == "thread_name" and event["args"]["name"] == "CrRendererMain"
    }
    runs: dict[tuple[int, int], list[dict[str, Any]]] = {main: [] for main in mains}
    for event in events:
        if event["name"] == "ThreadControllerImpl::RunTask" and (event["pid"], event["tid"]) in mains:
            runs[event["pid"], event["tid"]].append(event)
    busiest = max(runs.values(), key=lambda run: sum(event.get("tdur", 0) for event in run))
    starts = [event["ts"] for event in busiest]
    return [event.get("tdur", 0) / 1000 for event in busiest], (max(starts) - min(starts)) / 1e6
