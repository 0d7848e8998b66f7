"""Figures for the operator, at /metrics."""

from __future__ import annotations

from bisect import bisect_left
from collections.abc import Iterable
from itertools import accumulate
from typing import Final

from prometheus_client import REGISTRY, Counter, Gauge
from prometheus_client.core import CounterMetricFamily, HistogramMetricFamily, Metric
from prometheus_client.registry import Collector

BOUNDS: Final = (0.001, 0.002, 0.005, 0.01, 0.02, 0.05, 0.1, 0.5, 2)  # seconds

OPENED = Counter("bankhalter_rooms_opened_total", "Rooms opened")
REFUSED = Counter("bankhalter_refused_total", "Commands refused", ["word"])
TURNED_AWAY = Counter("bankhalter_connections_turned_away_total", "Connections not served", ["why"])
CONNECTIONS = Gauge("bankhalter_connections", "Open connections")
WRITABLE = Gauge("bankhalter_writable", "Whether the last look found that the writer writes")
ROOMS = Gauge("bankhalter_rooms", "Rooms in memory")
DAMAGED = Gauge("bankhalter_damaged_rooms", "Rooms whose logs were found damaged")


class StepMetrics(Collector):
    """What is counted with every step: by the event loop alone, so that nothing is locked."""

    def __init__(self) -> None:
        self.count = 0
        self.seconds = 0.0
        self.times = [0] * (len(BOUNDS) + 1)

    def took(self, seconds: float) -> None:
        """Count a command that was carried out."""
        self.seconds += seconds
        self.times[bisect_left(BOUNDS, seconds)] += 1

    def collect(self) -> Iterable[Metric]:
        """Return the figures as Prometheus wants them."""
        yield CounterMetricFamily("bankhalter_steps", "Versions of rooms, written and told", value=self.count)
        buckets = list(zip([*map(str, BOUNDS), "+Inf"], accumulate(self.times), strict=True))
        yield HistogramMetricFamily(
            "bankhalter_write_seconds", "From a command to its broadcast", buckets, sum_value=self.seconds
        )


STEPS: Final = StepMetrics()
REGISTRY.register(STEPS)
