"""What a link to a moment of a replay shows where it is only quoted: a title, words, a picture."""

from __future__ import annotations

import re
from collections.abc import Mapping
from html import escape
from urllib.parse import urlencode

from sobremesa.kernel.text import Text
from sobremesa.server.pictures.studio import is_installed
from sobremesa.table.errors import Refused
from sobremesa.table.messages import Language
from sobremesa.table.replay import told_at
from sobremesa.table.table import Table

_REPLAY = re.compile(r"/?t/([A-Za-z0-9_-]{1,64})/replay/?\Z")
_LONGEST = 200
_ICON = "/app/icon-512.png"


def replay_of(path: str) -> str:
    """The table whose replay a page is; empty if it is none."""
    found = _REPLAY.match(path)
    return found[1] if found else ""


def step_in(query: Mapping[str, str]) -> int:
    """The moment that a link asks for."""
    wanted = query.get("step", "")
    return int(wanted) if re.fullmatch(r"[0-9]{1,9}", wanted) else 0


def language_of(query: Mapping[str, str], accepts: str) -> Language:
    """The language that a link asks for, or else the browser."""
    wanted = query.get("lang", "") or accepts[:2].lower()
    return "es" if wanted == "es" else "en"


def tags(table: Table, step: int, language: Language, site: str) -> str:
    """The tags of a moment, as Open Graph and Twitter know them; what spectators may know of it."""
    history = table.begun()
    steps = history.counting.step(None, len(history.steps))
    if not 0 <= step <= steps:
        raise Refused("not_found", f"expected a step from 0 to {steps}, got {step}")
    text = table.game.texts[language]
    title = " · ".join(filter(None, (table.row.title, _title(table, text))))
    query = urlencode({"step": step, "lang": language})
    found = {
        "og:type": "website",
        "og:site_name": "Sobremesa",
        "og:locale": {"es": "es_ES", "en": "en_GB"}[language],
        "og:title": title,
        "og:description": _description(table, step, language),
        "og:url": f"{site}/t/{table.id}/replay?{query}",
        "twitter:card": "summary_large_image" if is_installed() else "summary",
    }
    if is_installed():
        address = f"{site}/api/tables/{table.id}/steps/{step}/picture?language={language}"
        found |= {"og:image": address, "og:image:width": "1200", "og:image:height": "630"}
        found["og:image:type"] = "image/png"
    else:
        found["og:image"] = site + _ICON
    return "".join(_tag(name, words) for name, words in found.items())


def _title(table: Table, text: Text) -> str:
    mission = f"mission-{table.setup.mission}"
    return f"{text('game-title')} · {text(mission)}" if text.has(mission) else text("game-title")


def _description(table: Table, step: int, language: Language) -> str:
    """Who plays, and what that choice brought."""
    names = ", ".join(seat.name for seat in table.seats if seat.name)
    told = " ".join(line.line.text for line in told_at(table, step, language))
    words = ": ".join(filter(None, (names, told)))
    return words if len(words) <= _LONGEST else f"{words[: _LONGEST - 1].rstrip()}…"


def _tag(name: str, words: str) -> str:
    kind = "name" if name.startswith("twitter:") else "property"
    return f'<meta {kind}="{name}" content="{escape(words)}">'
