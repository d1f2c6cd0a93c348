"""Numbers for operators, as Prometheus reads them; `docs/operate.md` lists them.

Where there are several workers each writes its numbers into a folder that all of them share, and
whichever is asked answers for all.
"""

from __future__ import annotations

import os
from typing import Any, TypeVar

import prometheus_client
from prometheus_client import CollectorRegistry, Counter, Gauge, Histogram, generate_latest
from prometheus_client.multiprocess import MultiProcessCollector

from .door.crew import FOLDER

_BOUNDS = (0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5, 5.0)

M = TypeVar("M", Counter, Histogram)

prometheus_client.disable_created_metrics()  # type: ignore[no-untyped-call]


class Metrics:
    """Counters, gauges and histograms."""

    def __init__(self) -> None:
        self.registry = CollectorRegistry()
        self._requests = self._counter(
            "requests_total", "HTTP requests answered, by method and status.", "method", "status"
        )
        self._request_seconds = self._histogram(
            "request_seconds", "Time to answer an HTTP request."
        )
        self._messages = self._counter(
            "messages_total", "WebSocket requests answered, by type and outcome.", "type", "outcome"
        )
        self._message_seconds = self._histogram(
            "message_seconds", "Time to answer a WebSocket request, by type.", "type"
        )
        self._choices = self._counter("choices_total", "Choices that people made, by game.", "game")
        self._database_seconds = self._histogram(
            "database_seconds", "Time that the database took, by kind of work.", "kind"
        )
        self._lag_seconds = self._histogram(
            "loop_lag_seconds", "How much later than it should a worker came to something."
        )
        self._tables = self._gauge("tables_live", "Tables in memory.")
        self._sockets = self._gauge("sockets_open", "Open WebSockets.")
        self._parts: dict[tuple[object, ...], Any] = {}
        self._thoughts = self._gauge("bot_questions", "Questions to bots without an answer yet.")

    def _counter(self, name: str, about: str, *labels: str) -> Counter:
        return Counter(f"sobremesa_{name}", about, labels, registry=self.registry)

    def _histogram(self, name: str, about: str, *labels: str) -> Histogram:
        return Histogram(
            f"sobremesa_{name}", about, labels, registry=self.registry, buckets=_BOUNDS
        )

    def _gauge(self, name: str, about: str) -> Gauge:
        return Gauge(
            f"sobremesa_{name}", about, registry=self.registry, multiprocess_mode="livesum"
        )

    def _found(self, metric: M, *labels: str) -> M:
        """The part of a metric with these labels: finding it costs more than counting."""
        key = metric, *labels
        found: M | None = self._parts.get(key)
        if found is None:
            found = self._parts[key] = metric.labels(*labels)
        return found

    def answered_request(self, method: str, status: int, seconds: float) -> None:
        """An HTTP request was answered, and it took so long."""
        self._requests.labels(method, status).inc()
        self._request_seconds.observe(seconds)

    def answered_message(self, type: str, outcome: str, seconds: float) -> None:
        """A request on a socket was answered, and it took so long."""
        self._found(self._messages, type, outcome).inc()
        self._found(self._message_seconds, type).observe(seconds)

    def chosen(self, game: str) -> None:
        """A person made a choice."""
        self._found(self._choices, game).inc()

    def database_took(self, kind: str, seconds: float) -> None:
        """The database did something, and it took so long."""
        self._found(self._database_seconds, kind).observe(seconds)

    def looked(self, late: float, tables: int, sockets: int, thoughts: int) -> None:
        """How it stands now, and how much later than it should this look came."""
        self._lag_seconds.observe(late)
        self._tables.set(tables)
        self._sockets.set(sockets)
        self._thoughts.set(thoughts)

    def text(self) -> bytes:
        """Everything, as Prometheus reads it."""
        if FOLDER not in os.environ:
            return generate_latest(self.registry)
        together = CollectorRegistry()
        MultiProcessCollector(together)  # type: ignore[no-untyped-call]
        return generate_latest(together)
