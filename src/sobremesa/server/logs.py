"""Logs: one JSON object a line on standard error."""

from __future__ import annotations

import logging
import queue
import sys
import threading
from datetime import UTC, datetime
from typing import TextIO

import msgspec

_USUAL = set(vars(logging.LogRecord("", 0, "", 0, "", (), None))) | {"message", "asctime"}
_QUIET = {"color_message", "websocket"}


class JsonLines(logging.Formatter):
    """A record as JSON: when, how grave, what, and whatever else was given."""

    def format(self, record: logging.LogRecord) -> str:
        """The line."""
        entry: dict[str, object] = {
            "at": datetime.fromtimestamp(record.created, UTC).isoformat(timespec="milliseconds"),
            "level": record.levelname.lower(),
            "event": record.getMessage(),
            "from": record.name,
        }
        more = vars(record).items()
        entry |= {key: value for key, value in more if key not in _USUAL and key not in _QUIET}
        if record.exc_info:
            entry["error"] = self.formatException(record.exc_info)
        return msgspec.json.encode(entry, enc_hook=str).decode()


_WAITING_LINES = 10_000
_LAST_SECONDS = 2.0


class PatientLog(logging.Handler):
    """Writes in a thread of its own: whoever reads the log slowly must not hold up the tables.

    When far too much waits to be written lines are dropped, and it is said how many.
    """

    def __init__(self, stream: TextIO, waiting: int = _WAITING_LINES) -> None:
        super().__init__()
        self._stream = stream
        self._lines: queue.SimpleQueue[str | None] = queue.SimpleQueue()
        self._most, self._dropped = waiting, 0
        self._writer = threading.Thread(target=self._write, daemon=True, name="log")
        self._writer.start()

    def emit(self, record: logging.LogRecord) -> None:
        """Put the line with the others that wait."""
        if self._lines.qsize() >= self._most:
            self._dropped += 1
            return
        try:
            if self._dropped:
                dropped, self._dropped = self._dropped, 0
                self._lines.put(f'{{"level":"warning","event":"lines dropped","lines":{dropped}}}')
            self._lines.put(self.format(record))
        except Exception:
            self.handleError(record)

    def _write(self) -> None:
        while (line := self._lines.get()) is not None:
            self._stream.write(line + "\n")
            self._stream.flush()

    def close(self) -> None:
        """Write what waits, for a moment."""
        super().close()
        self._lines.put(None)
        self._writer.join(_LAST_SECONDS)


def set_up(level: str) -> None:
    """Send everything to standard error, one JSON object a line."""
    handler = PatientLog(sys.stderr)
    handler.setFormatter(JsonLines())
    logging.basicConfig(level=level.upper(), handlers=[handler], force=True)
    # uvicorn would say of every socket where it comes from: ours say so by a hash.
    for chatty in ("alembic", "asyncio", "sqlalchemy", "psycopg", "uvicorn.error", "websockets"):
        logging.getLogger(chatty).setLevel(logging.WARNING)
