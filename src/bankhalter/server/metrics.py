"""Figures for the operator, at /metrics."""

from __future__ import annotations

from bisect import bisect_left
from collections.abc import Iterable
from itertools import accumulate
from typing import Final

from prometheus_client import REGISTRY, Counter, Gauge
from prometheus_client.core import CounterMetricFamily, HistogramMetricFamily, Metric

BOUNDS: Final = (0.001, 0.002, 0.005, 0.01, 0.02, 0.05, 0.1, 0.5, 2)  # seconds

OPENED = Counter("bankhalter_rooms_opened_total", "Rooms opened")
REFUSED = Counter("bankhalter_refused_total", "Commands refused", ["word"])
TURNED_AWAY = Counter("bankhalter_connections_turned_away_total", "Connections not served", ["why"])
CONNECTIONS = Gauge("bankhalter_connections", "Open connections")
WRITABLE = Gauge("bankhalter_writable", "Whether the last look found that the writer writes")
ROOMS = Gauge("bankhalter_rooms", "Rooms in memory")
DAMAGED = Gauge("bankhalter_damaged_rooms", "Rooms whose logs were found damaged")


class Durations:
    """How long something took, counted by one thread alone, so that nothing is locked."""

    def __init__(self, name: str, about: str) -> None:
        self.name = name
        self.about = about
        self.seconds = 0.0
        self.times = [0] * (len(BOUNDS) + 1)

    def took(self, seconds: float) -> None:
        """Count once more."""
        self.seconds += seconds
        self.times[bisect_left(BOUNDS, seconds)] += 1

    def collect(self) -> Iterable[Metric]:
        """Return the figures as Prometheus wants them."""
        buckets = list(zip([*map(str, BOUNDS), "+Inf"], accumulate(self.times), strict=True))
        yield HistogramMetricFamily(self.name, self.about, buckets, sum_value=self.seconds)


class StepMetrics(Durations):
    """What is counted with every step, by the event loop."""

    def __init__(self) -> None:
        super().__init__("bankhalter_write_seconds", "From a command to its broadcast")
        self.count = 0

    def collect(self) -> Iterable[Metric]:
        """Return the figures as Prometheus wants them."""
        yield CounterMetricFamily("bankhalter_steps", "Versions of rooms, written and told", value=self.count)
        yield from super().collect()


STEPS: Final = StepMetrics()
# The thread that writes counts the first, the event loop the second.
TRANSACTIONS: Final = Durations("bankhalter_transaction_seconds", "How long a transaction held the writer")
DELAYS: Final = Durations("bankhalter_loop_delay_seconds", "By how much a beat of the event loop came late")
for found in (STEPS, TRANSACTIONS, DELAYS):
    REGISTRY.register(found)
