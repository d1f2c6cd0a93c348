"""Tables, games and missions as everybody may know them."""

from __future__ import annotations

import logging
from collections.abc import Collection, Iterator, Sequence
from functools import cache
from typing import Any

import msgspec

from sobremesa.bots import bots_of
from sobremesa.kernel import (
    LANGUAGES,
    Game,
    Mission,
    Outcome,
    Setting,
    Setup,
    SobremesaError,
    Value,
    commitment,
    find_game,
    installed,
)
from sobremesa.kernel.game import Difficulty
from sobremesa.server.store.lists import Found
from sobremesa.server.tables.live import LiveTable
from sobremesa.table.counting import Viewer
from sobremesa.table.messages import (
    Language,
    ResultInfo,
    RoleInfo,
    SeatInfo,
    TableInfo,
    UndoRequest,
    Words,
)
from sobremesa.table.reading import read_or
from sobremesa.table.rows import SeatRow, TableRow
from sobremesa.table.view import awaited

log = logging.getLogger(__name__)

_BOTH: tuple[Language, ...] = ("es", "en")
assert LANGUAGES == _BOTH


def words(game: Game[Any], message: str, otherwise: str) -> Words:
    """A message of the game in every language, or something else where there is none."""
    return {
        language: text(message) if (text := game.texts[language]).has(message) else otherwise
        for language in _BOTH
    }


# Tables


class Asked(msgspec.Struct):
    """A request to undo as it is kept: it is about one version and no other."""

    version: int
    request: UndoRequest


def open_request(row: TableRow, version: int) -> UndoRequest | None:
    """The request to undo that waits for an answer, if there is one."""
    asked = read_or(row.undo, Asked, None) if row.undo else None
    return asked.request if asked is not None and asked.version == version else None


def table_info(table: LiveTable, viewer: Viewer = None) -> TableInfo:
    """A table that is in memory, with who is there; steps are counted as the viewer does."""
    history = table.history
    request = open_request(table.row, table.version)
    steps = 0
    if history is not None:
        steps = history.counting.step(viewer, len(history.steps))
    if history is not None and request is not None:
        to = history.counting.step(viewer, request.to)
        request = msgspec.structs.replace(request, to=to)
    online, spectators = table.everywhere()
    return _info(
        table.game,
        table.setup,
        table.row,
        table.seats,
        awaited=() if history is None else awaited(history.match, history.bots),
        steps=steps,
        undo=request,
        online=online,
        spectators=spectators,
    )


def found_info(game: Game[Any], found: Found) -> TableInfo:
    """A table from a list; who is there is not known."""
    last = found.last
    return _info(
        game,
        msgspec.json.decode(found.game.setup, type=Setup),
        found.game,
        found.seats,
        awaited=() if last is None else read_or(last.awaited, tuple[int, ...], ()),
        steps=0 if last is None else last.steps,
    )


def _info(
    game: Game[Any],
    setup: Setup,
    row: TableRow,
    seats: Sequence[SeatRow],
    *,
    awaited: tuple[int, ...],
    steps: int,
    undo: UndoRequest | None = None,
    online: Collection[int] = (),
    spectators: int = 0,
) -> TableInfo:
    begun, over = row.status != "open", row.status == "over"
    outcome = read_or(row.result, Outcome, None) if row.result else None
    roles = game.roles(setup)
    return TableInfo(
        id=row.id,
        game=row.rulebook,
        version=row.rules,
        mission=setup.mission,
        title=row.title,
        settings=setup.options,
        status=row.status,
        revision=row.revision,
        seats=tuple(
            SeatInfo(
                seat=seat.seat,
                role=role_info(game, roles[seat.seat].id, roles[seat.seat].owner),
                name=seat.name,
                player=seat.player,
                taken=seat.taken,
                open=seat.open,
                online=seat.seat in online,
                leaving=seat.leaving,
            )
            for seat in seats
        ),
        spectators=spectators,
        awaited=awaited,
        steps=steps,
        commitment=commitment(row.secret),
        contributions=tuple(seat.contribution for seat in seats) if begun else None,
        secret=row.secret if over else None,
        result=None if outcome is None else result_info(game, outcome),
        next=None if outcome is None else game.following(setup, outcome),
        continued=row.continued,
        sides=game.sides(setup),
        undo=undo,
    )


def result_info(game: Game[Any], outcome: Outcome) -> ResultInfo:
    """How a match ended, for people."""
    name = words(game, f"result-{outcome.result}", outcome.result)
    return ResultInfo(id=outcome.result, name=name, winners=outcome.winners, rule=outcome.rule)


def role_info(game: Game[Any], id: str, owner: str) -> RoleInfo:
    """A role with its name."""
    return RoleInfo(id, owner, words(game, f"role-{id}", id))


# Games


class NamedValue(msgspec.Struct, frozen=True):
    """A value of a setting and what it is called."""

    value: Value
    name: Words


class SettingInfo(msgspec.Struct, frozen=True, kw_only=True):
    """Something that may be set before a match."""

    id: str
    name: Words
    about: Words
    default: Value
    values: tuple[NamedValue, ...]
    low: int
    high: int
    comfort: bool


class MissionInfo(msgspec.Struct, frozen=True, kw_only=True):
    """Something that can be played."""

    id: str
    title: Words
    about: Words
    seats: tuple[int, int]
    minutes: int
    difficulty: Difficulty
    campaign: str
    settings: tuple[SettingInfo, ...]
    roles: dict[str, tuple[RoleInfo, ...]]


class BotInfo(msgspec.Struct, frozen=True):
    """A bot that can take a seat."""

    id: str
    name: Words


class GameInfo(msgspec.Struct, frozen=True, kw_only=True):
    """A game as the lobby shows it."""

    id: str
    version: str
    title: Words
    about: Words
    icon: str
    players: tuple[int, int]
    minutes: tuple[int, int]
    missions: tuple[MissionInfo, ...]
    bots: tuple[BotInfo, ...]


def every_game() -> Iterator[Game[Any]]:
    """Every installed game that can be used; one that cannot must not take the others along."""
    for id in installed():
        try:
            game = find_game(id)
            game.texts["en"]
        except (SobremesaError, ImportError, AttributeError) as error:
            log.error("a game cannot be used", extra={"game": id, "problem": str(error)})
        else:
            yield game


@cache
def every_game_info() -> list[GameInfo]:
    """What can be played here, which does not change as long as the server runs.

    A worker asks for it before it is ready: reading every game takes a second, in which no table
    could go on.
    """
    return [_game_info(game) for game in every_game()]


def _game_info(game: Game[Any]) -> GameInfo:
    """A game with everything that the lobby must know."""
    missions = tuple(_mission_info(game, mission) for mission in game.missions.values())
    return GameInfo(
        id=game.id,
        version=game.version,
        title=words(game, "game-title", game.id),
        about=words(game, "game-about", ""),
        icon=words(game, "game-icon", "")["en"],
        players=(min(each.seats[0] for each in missions), max(each.seats[1] for each in missions)),
        minutes=(min(each.minutes for each in missions), max(each.minutes for each in missions)),
        missions=missions,
        bots=tuple(BotInfo(id, words(game, f"bot-{id}", id)) for id in bots_of(game)),
    )


def _mission_info(game: Game[Any], mission: Mission) -> MissionInfo:
    low, high = mission.seats
    roles = {
        str(count): tuple(
            role_info(game, role.id, role.owner)
            for role in game.roles(game.prepare(mission.id, count))
        )
        for count in range(low, high + 1)
    }
    return MissionInfo(
        id=mission.id,
        title=words(game, f"mission-{mission.id}", mission.id),
        about=words(game, f"mission-{mission.id}-about", ""),
        seats=mission.seats,
        minutes=mission.minutes,
        difficulty=mission.difficulty,
        campaign=mission.campaign,
        settings=tuple(_setting_info(game, setting) for setting in mission.settings),
        roles=roles,
    )


def _setting_info(game: Game[Any], setting: Setting) -> SettingInfo:
    return SettingInfo(
        id=setting.id,
        name=words(game, f"setting-{setting.id}", setting.id),
        about=words(game, f"setting-{setting.id}-about", ""),
        default=setting.default,
        values=tuple(
            NamedValue(value, words(game, f"setting-{setting.id}-{value}", str(value)))
            for value in setting.values
        ),
        low=setting.low,
        high=setting.high,
        comfort=setting.comfort,
    )
