"""Numbers for operators, in the text form that Prometheus reads."""

from __future__ import annotations

from bisect import bisect_left
from collections import Counter
from collections.abc import Callable

_BOUNDS = (0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5, 5.0)

_ABOUT = {
    "sobremesa_requests_total": "HTTP requests answered, by method and status.",
    "sobremesa_messages_total": "WebSocket requests answered, by type and outcome.",
    "sobremesa_choices_total": "Choices that people made, by game.",
    "sobremesa_tables_live": "Tables in memory.",
    "sobremesa_sockets_open": "Open WebSockets.",
    "sobremesa_request_seconds": "Time to answer an HTTP request.",
    "sobremesa_message_seconds": "Time to answer a WebSocket request.",
}


class Metrics:
    """Counters, gauges and histograms of one worker."""

    def __init__(self, worker: str) -> None:
        self.worker = worker
        self._counts: Counter[tuple[str, str]] = Counter()
        self._times: dict[str, list[float]] = {}
        self._gauges: dict[str, Callable[[], float]] = {}

    def count(self, name: str, **labels: str) -> None:
        """One more."""
        self._counts[name, ",".join(f'{key}="{value}"' for key, value in labels.items())] += 1

    def time(self, name: str, seconds: float) -> None:
        """It took so long."""
        times = self._times.setdefault(name, [0.0] * (len(_BOUNDS) + 2))
        times[bisect_left(_BOUNDS, seconds)] += 1
        times[-1] += seconds

    def gauge(self, name: str, value: Callable[[], float]) -> None:
        """A number that is looked up when somebody asks."""
        self._gauges[name] = value

    def text(self) -> str:
        """Everything, as Prometheus reads it."""
        lines: list[str] = []
        names = [*dict.fromkeys(name for name, _ in self._counts), *self._gauges, *self._times]
        for name in names:
            lines.append(f"# HELP {name} {_ABOUT[name]}")
            if name in self._gauges:
                lines += [f"# TYPE {name} gauge", self._line(name, "", self._gauges[name]())]
            elif name in self._times:
                lines += [f"# TYPE {name} histogram", *self._histogram(name)]
            else:
                lines.append(f"# TYPE {name} counter")
                lines += [
                    self._line(name, labels, count)
                    for (each, labels), count in self._counts.items()
                    if each == name
                ]
        return "\n".join(lines) + "\n"

    def _histogram(self, name: str) -> list[str]:
        *counts, total = self._times[name]
        lines, sum = [], 0.0
        for bound, count in zip((*map(str, _BOUNDS), "+Inf"), counts, strict=True):
            sum += count
            lines.append(self._line(f"{name}_bucket", f'le="{bound}"', sum))
        return [*lines, self._line(f"{name}_sum", "", total), self._line(f"{name}_count", "", sum)]

    def _line(self, name: str, labels: str, value: float) -> str:
        all = ",".join(part for part in (f'worker="{self.worker}"', labels) if part)
        return f"{name}{{{all}}} {value:g}"
