"""Numbers for operators, as Prometheus reads them; `docs/operate.md` lists them.

Every worker counts for itself and says so by the label `worker`: whoever sums over that label has
the whole server, whichever worker was asked when.
"""

from __future__ import annotations

from collections.abc import Callable

import prometheus_client
from prometheus_client import CollectorRegistry, Counter, Gauge, Histogram, generate_latest

_BOUNDS = (0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5, 5.0)

prometheus_client.disable_created_metrics()  # type: ignore[no-untyped-call]


class Metrics:
    """Counters, gauges and histograms of one worker."""

    def __init__(self, worker: str) -> None:
        self.worker = worker
        self.registry = here = CollectorRegistry()
        self._requests = Counter(
            "sobremesa_requests_total",
            "HTTP requests answered, by method and status.",
            ("worker", "method", "status"),
            registry=here,
        )
        self._request_seconds = Histogram(
            "sobremesa_request_seconds",
            "Time to answer an HTTP request.",
            ("worker",),
            registry=here,
            buckets=_BOUNDS,
        )
        self._messages = Counter(
            "sobremesa_messages_total",
            "WebSocket requests answered, by type and outcome.",
            ("worker", "type", "outcome"),
            registry=here,
        )
        self._message_seconds = Histogram(
            "sobremesa_message_seconds",
            "Time to answer a WebSocket request, by type.",
            ("worker", "type"),
            registry=here,
            buckets=_BOUNDS,
        )
        self._choices = Counter(
            "sobremesa_choices_total",
            "Choices that people made, by game.",
            ("worker", "game"),
            registry=here,
        )

    def answered_request(self, method: str, status: int, seconds: float) -> None:
        """An HTTP request was answered, and it took so long."""
        self._requests.labels(self.worker, method, status).inc()
        self._request_seconds.labels(self.worker).observe(seconds)

    def answered_message(self, type: str, outcome: str, seconds: float) -> None:
        """A request on a socket was answered, and it took so long."""
        self._messages.labels(self.worker, type, outcome).inc()
        self._message_seconds.labels(self.worker, type).observe(seconds)

    def chosen(self, game: str) -> None:
        """A person made a choice."""
        self._choices.labels(self.worker, game).inc()

    def gauge(self, name: str, about: str, value: Callable[[], float]) -> None:
        """A number that is looked up when somebody asks."""
        gauge = Gauge(f"sobremesa_{name}", about, ("worker",), registry=self.registry)
        gauge.labels(self.worker).set_function(value)

    def text(self) -> bytes:
        """Everything, as Prometheus reads it."""
        return generate_latest(self.registry)
