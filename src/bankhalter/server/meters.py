"""Figures for the operator, at /metrics."""

from __future__ import annotations

from prometheus_client import Counter, Gauge, Histogram

STEPS = Counter("bankhalter_steps_total", "Versions of rooms, written and told")
OPENED = Counter("bankhalter_rooms_opened_total", "Rooms opened")
REFUSED = Counter("bankhalter_refused_total", "Commands refused", ["word"])
LINES = Gauge("bankhalter_connections", "Open connections")
ROOMS = Gauge("bankhalter_rooms", "Rooms in memory")
TIME = Histogram(
    "bankhalter_write_seconds",
    "From a command to its broadcast",
    buckets=(0.001, 0.002, 0.005, 0.01, 0.02, 0.05, 0.1, 0.5, 2),
)
