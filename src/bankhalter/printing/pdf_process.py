"""PDF, made in a process of its own: with limits, and without any way to fetch anything."""

from __future__ import annotations

import importlib.util
import subprocess
import sys
from dataclasses import dataclass

WORKER = "bankhalter.printing.pdf_worker"


class NoPdf(Exception):
    """Why there is no PDF: `word` is absent, too-long, too-large or failed (`print-no-pdf-<word>`)."""

    def __init__(self, word: str, detail: str = "") -> None:
        self.word = word
        self.detail = detail
        super().__init__(f"{word}: {detail}" if detail else word)


@dataclass(frozen=True)
class PdfLimits:
    """What making a PDF may take: seconds of a processor, seconds on the clock, megabytes, bytes of HTML."""

    cpu: int = 20
    clock: int = 120
    memory: int = 512
    html: int = 24_000_000


def can_make_pdf() -> bool:
    """Tell whether the extra `print` is installed."""
    return importlib.util.find_spec("weasyprint") is not None


def pdf(html: str, limits: PdfLimits | None = None) -> bytes:
    """Return a document of `sheets` as PDF; raise NoPdf."""
    allowed = limits or PdfLimits()
    data = html.encode()
    if not can_make_pdf():
        raise NoPdf("absent")
    if len(data) > allowed.html:
        raise NoPdf("too-large")
    told = f"{allowed.cpu} {allowed.memory}\n".encode()
    command = [sys.executable, "-P", "-m", WORKER]
    try:
        done = subprocess.run(
            command, input=told + data, capture_output=True, timeout=allowed.clock, check=False
        )
    except subprocess.TimeoutExpired:
        raise NoPdf("too-long") from None
    if done.returncode != 0 or not done.stdout.startswith(b"%PDF"):
        raise NoPdf(_reason(done.returncode, done.stderr), done.stderr.decode(errors="replace")[-300:])
    return done.stdout


def _reason(code: int, said: bytes) -> str:
    """Return the word for how the process ended: a signal ends one that takes too long."""
    if b"MemoryError" in said:
        return "too-large"
    return "too-long" if code in (-24, -9) else "failed"
