"""Logs: one JSON object a line on standard error."""

from __future__ import annotations

import logging
import sys
from datetime import UTC, datetime

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


def set_up(level: str) -> None:
    """Send everything to standard error, one JSON object a line."""
    handler = logging.StreamHandler(sys.stderr)
    handler.setFormatter(JsonLines())
    logging.basicConfig(level=level.upper(), handlers=[handler], force=True)
    for chatty in ("alembic", "asyncio", "aiosqlite", "sqlalchemy", "psycopg", "websockets"):
        logging.getLogger(chatty).setLevel(logging.WARNING)
