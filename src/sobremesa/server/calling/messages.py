"""What is said to whom: a table, a game and whose turn it is, and nothing that is secret."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from importlib.resources import files
from typing import Any

import msgspec

from sobremesa.kernel import Game, Setup, Texts, find_game
from sobremesa.server.store.calls import CallRow, Hook
from sobremesa.table.info import words
from sobremesa.table.messages import Language
from sobremesa.table.rows import SeatRow, TableRow

_TEXTS = Texts(files("sobremesa.server") / "text")


class Called(msgspec.Struct, frozen=True, kw_only=True):
    """Who is awaited where, in the words of one language."""

    table: str
    game: str
    mission: str
    title: str
    """The table as people know it."""
    awaited: list[str]
    text: str
    link: str
    stop: str


class Pushed(msgspec.Struct, frozen=True, kw_only=True):
    """What a browser is told; `stop` is the token that ends these messages, with words for it."""

    table: str
    title: str
    body: str
    link: str
    stop: str
    stop_text: str


def called(call: CallRow, table: TableRow, awaited: Sequence[SeatRow]) -> Called:
    """What is to be said at a group's own place."""
    game, setup = find_game(table.rulebook), msgspec.json.decode(table.setup, type=Setup)
    text = _TEXTS[call.language]
    names = [seat.name or _role(game, setup, seat, call.language) for seat in awaited]
    return Called(
        table=table.id,
        game=game.id,
        mission=setup.mission,
        title=table_title(game, setup, table.title, call.language),
        awaited=names,
        text=text("call-theirs", count=len(names), names=", ".join(names)),
        link=f"{call.site}/t/{table.id}",
        stop=f"{call.site}/stop/{call.token}",
    )


def pushed(call: CallRow, table: TableRow) -> bytes:
    """What is to be said to somebody's browser."""
    game, setup = find_game(table.rulebook), msgspec.json.decode(table.setup, type=Setup)
    message = Pushed(
        table=table.id,
        title=_TEXTS[call.language]("call-mine"),
        body=table_title(game, setup, table.title, call.language),
        link=f"/t/{table.id}",
        stop=call.token,
        stop_text=_TEXTS[call.language]("call-no-more"),
    )
    return msgspec.json.encode(message)


def table_title(game: Game[Any], setup: Setup, title: str, language: Language) -> str:
    """A table as people know it: what is played there, and what it was called."""
    named = {
        "game": words(game, "game-title", game.id)[language],
        "mission": words(game, f"mission-{setup.mission}", setup.mission)[language],
    }
    text = _TEXTS[language]
    return text("call-named-table", title=title, **named) if title else text("call-table", **named)


def _role(game: Game[Any], setup: Setup, seat: SeatRow, language: Language) -> str:
    role = game.roles(setup)[seat.seat].id
    return words(game, f"role-{role}", role)[language]


# Shapes


def _said(called: Called, language: Language) -> str:
    text = _TEXTS[language]
    said = text("call-at", text=called.text, table=called.title, link=called.link)
    return f"{said}\n{text('call-stop', link=called.stop)}"


def _discord(called: Called, language: Language) -> Any:
    # Somebody may be called @everyone.
    return {"content": _said(called, language), "allowed_mentions": {"parse": []}}


def _slack(called: Called, language: Language) -> Any:
    said = _said(called, language)
    for sign, written in (("&", "&amp;"), ("<", "&lt;"), (">", "&gt;")):
        said = said.replace(sign, written)
    return {"text": said}


def _plain(called: Called, _language: Language) -> Any:
    return called


_SHAPES: Mapping[Hook, Callable[[Called, Language], Any]] = {
    "discord": _discord,
    "slack": _slack,
    "plain": _plain,
}


def shaped(hook: Hook, called: Called, language: Language) -> bytes:
    """A message as that kind of place wants it."""
    return msgspec.json.encode(_SHAPES[hook](called, language))
