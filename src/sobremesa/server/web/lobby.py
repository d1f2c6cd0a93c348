"""What can be played here: games and missions as the lobby shows them."""

from __future__ import annotations

import logging
from collections.abc import Iterator
from functools import cache
from typing import Any, get_args

import msgspec

from sobremesa.bots import bot_about, bot_name, on_offer, usual
from sobremesa.kernel import (
    Game,
    Match,
    Mission,
    Setting,
    SobremesaError,
    Value,
    find_game,
    installed,
)
from sobremesa.kernel.missions import Difficulty
from sobremesa.kernel.venue import Venue
from sobremesa.table.info import role_info, words
from sobremesa.table.messages import Language, RoleInfo, Words
from sobremesa.table.rendering import render

log = logging.getLogger(__name__)


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
    proposed: Value
    values: tuple[NamedValue, ...]
    low: int
    high: int
    comfort: bool
    rising: bool


class CourseInfo(msgspec.Struct, frozen=True, kw_only=True):
    """How a mission is taught: how many lessons there are, and how the table is best laid."""

    lessons: int
    seats: int
    settings: dict[str, Value]


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
    course: CourseInfo | None
    """How it is taught, if it is."""


class BotInfo(msgspec.Struct, frozen=True):
    """A bot that can take a seat."""

    id: str
    name: Words
    about: Words


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
    usual_bot: str
    """The bot that sits down if nobody says which."""
    ties: bool
    """Whether there are ties that the table may decide."""
    venue: Venue | None
    """Where it is played; without one it gets the client's own colours."""
    cover: bool
    """Whether it has a picture of its own."""


def every_game() -> Iterator[Game[Any]]:
    """Every installed game that can be used; one that cannot must not take the others along."""
    for id in installed():
        try:
            game = find_game(id)
            _ = game.texts["en"], game.courses, game.venue
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


def read_ahead() -> None:
    """Read the words of every game, and draw how each mission begins.

    Words, maps and books are read when they are first needed. A worker does it before it is ready,
    since every table would wait while the first one of a game is laid or told in another language.
    """
    for game in every_game():
        for language in get_args(Language):
            game.texts[language].read()
        for mission in game.missions.values():
            _draw_beginning(game, mission)


def _draw_beginning(game: Game[Any], mission: Mission) -> None:
    count = mission.seats[0]
    try:
        match = Match.start(game, game.seated(game.prepare(mission.id, count), count), 0)
        for seat in (*range(count), None):
            for language in get_args(Language):
                render(match, seat, language)
    except SobremesaError as error:
        more = {"game": game.id, "mission": mission.id, "problem": str(error)}
        log.error("a mission cannot be used", extra=more)


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
        bots=tuple(_bot_info(game, id) for id in on_offer(game)),
        usual_bot=usual(game),
        ties=len(game.ties) > 0,
        venue=game.venue,
        cover=bool(game.cover),
    )


def _bot_info(game: Game[Any], bot: str) -> BotInfo:
    name: Words = {"es": bot_name(game, bot, "es"), "en": bot_name(game, bot, "en")}
    about: Words = {"es": bot_about(game, bot, "es"), "en": bot_about(game, bot, "en")}
    return BotInfo(bot, name, about)


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
        settings=tuple(
            _setting_info(game, setting) for setting in mission.settings if not setting.retired
        ),
        roles=roles,
        course=_course_info(game, mission),
    )


def _course_info(game: Game[Any], mission: Mission) -> CourseInfo | None:
    course = game.courses.get(mission.id)
    if course is None:
        return None
    seats = course.seats or mission.seats[0]
    return CourseInfo(lessons=len(course.lessons), seats=seats, settings=course.settings)


def _setting_info(game: Game[Any], setting: Setting) -> SettingInfo:
    return SettingInfo(
        id=setting.id,
        name=words(game, f"setting-{setting.id}", setting.id),
        about=words(game, f"setting-{setting.id}-about", ""),
        default=setting.default,
        proposed=setting.default if setting.proposed is None else setting.proposed,
        values=tuple(
            NamedValue(value, words(game, f"setting-{setting.id}-{value}", str(value)))
            for value in setting.values
        ),
        low=setting.low,
        high=setting.high,
        comfort=setting.comfort,
        rising=setting.rising,
    )
