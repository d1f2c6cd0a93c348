"""Every field of every game's content does something: own content that changes it changes the game.

Matches are played on content that notes which of its fields are read: by random players and by the
game's own, with every value of every setting, and looked at in between. What nobody has read then
promises something and does nothing, unless content that leaves it empty is refused. The key of a
table, `id`, is its name and needs no reader.
"""

from __future__ import annotations

import importlib
import inspect
import pkgutil
import typing
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import msgspec
import pytest

from sobremesa.kernel import BadContent, Dice, Game, Match, Mission, Setting, find_game, installed
from sobremesa.testing.playing import random_choice

Field = tuple[str, str]

SAMPLES = Path(__file__).parent / "samples" / "content"
"""Content for what the games' own does not use: it is played as well."""

MOST_TURNS = 40
"""How often every mission is played at most before a field counts as unread."""
LOOKS = 40
"""A scene is made after so many choices."""
EMPTYABLE = (bool, int, str, tuple, dict)


class Noting:
    """Stands in for a field of a struct class and notes that somebody has read it."""

    def __init__(self, field: Any, name: str, unread: set[Field]) -> None:
        self.field, self.name, self.unread = field, name, unread

    def __get__(self, thing: Any, owner: type | None = None) -> Any:
        if thing is not None:
            self.unread.discard((type(thing).__name__, self.name))
        return self.field.__get__(thing, owner)


def structs_in(kind: Any, found: list[type[msgspec.Struct]]) -> list[type[msgspec.Struct]]:
    """The struct classes that a type is made of, itself first."""
    if isinstance(kind, type) and issubclass(kind, msgspec.Struct):
        if kind in found:
            return found
        found.append(kind)
        for hint in typing.get_type_hints(kind).values():
            structs_in(hint, found)
    for part in typing.get_args(kind):
        structs_in(part, found)
    return found


def fields_of(game: Any) -> Iterator[tuple[type[msgspec.Struct], str]]:
    """Every field of the game's content but for the names of tables."""
    for kind in structs_in(type(game.content), [])[1:]:
        for name in kind.__struct_fields__:
            if name != "id":
                yield kind, name


def noted(game: Any, monkeypatch: pytest.MonkeyPatch) -> set[Field]:
    """The fields of the game's content; each leaves the set when it is read."""
    unread: set[Field] = set()
    for kind, name in list(fields_of(game)):
        unread.add((kind.__name__, name))
        monkeypatch.setattr(kind, name, Noting(getattr(kind, name), name, unread))
    return unread


def unread_fields(game: Any, bounded: set[Field], monkeypatch: pytest.MonkeyPatch) -> set[Field]:
    """What is unread and unbounded when every mission has been played in every way."""
    plain = msgspec.to_builtins(game.content)
    unread = noted(game, monkeypatch)
    fresh = type(game)(msgspec.convert(plain, type(game.content)))
    fresh.texts = game.texts
    ways = [(mission, way) for mission in fresh.missions.values() for way in ways_to_set(mission)]
    for seed, (mission, options) in enumerate(ways * MOST_TURNS):
        if unread <= bounded:
            break
        play(fresh, mission, options, seed, seasoned=seed // len(ways) % 2 == 0)
    return unread - bounded


def ways_to_set(mission: Mission) -> Iterator[dict[str, Any]]:
    """As usual, and with each setting at each other value."""
    yield {}
    for setting in mission.settings:
        for value in values_of(setting):
            if value != setting.default:
                yield {setting.id: value}


def values_of(setting: Setting) -> tuple[Any, ...]:
    if isinstance(setting.default, bool):
        return (True, False)
    return setting.values or (setting.low, setting.high)


def play(
    game: Game[Any], mission: Mission, options: dict[str, Any], seed: int, *, seasoned: bool
) -> None:
    """One game by random players or by the game's own, looked at now and then."""
    seats = mission.seats[seed // 2 % 2]
    match = Match.start(game, game.prepare(mission.id, seats, options), seed, keep=True)
    dice = Dice(seed)
    makers = list(game.bots.values()) if seasoned else []
    players = [maker(seed + seat) for maker in makers[:1] for seat in range(seats)]
    text = game.texts["en"]
    number = 0
    while match.question is not None:
        ask = match.asks()[0]
        if number % LOOKS == 0:
            game.scene(match.state, None, text)
            game.scene(match.state, ask.seat, text)
            game.prompt(match.state, ask, ask.seat, text)
        number += 1
        if players:
            match.choose(ask.seat, players[ask.seat].choose(match, ask.seat))
        else:
            match.choose(*random_choice(match, dice))
    assert match.journal is not None
    for told in match.journal.lines:
        game.line(told.event, text)


def checks_of(game: Any) -> Iterator[Callable[[Any], None]]:
    """The functions of the game's package that refuse content: `check...(content: Content)`."""
    package = importlib.import_module(type(game).__module__)
    wanted = {"content": type(game.content), "return": type(None)}
    for module in pkgutil.walk_packages(package.__path__, f"{package.__name__}."):
        for name, found in vars(importlib.import_module(module.name)).items():
            checks = name.startswith("check") and inspect.isfunction(found)
            if checks and typing.get_type_hints(found) == wanted:
                yield found


def is_checked(game: Any, field: Field) -> bool:
    """Whether content without it is refused: it bounds what may be made."""
    try:
        plain = msgspec.to_builtins(emptied(game.content, field))
        content = msgspec.convert(plain, type(game.content))
    except msgspec.ValidationError:
        return False
    for check in checks_of(game):
        try:
            check(content)
        except BadContent:
            return True
    return False


def emptied(content: Any, field: Field) -> Any:
    """The content with the empty value in all places of a field."""
    kind, name = field
    if isinstance(content, msgspec.Struct):
        names = content.__struct_fields__
        changes = {each: emptied(getattr(content, each), field) for each in names}
        if type(content).__name__ == kind and isinstance(changes[name], EMPTYABLE):
            changes[name] = type(changes[name])()
        return msgspec.structs.replace(content, **changes)
    if isinstance(content, dict):
        return {key: emptied(value, field) for key, value in content.items()}
    if isinstance(content, tuple):
        return tuple(emptied(value, field) for value in content)
    return content


@pytest.mark.parametrize("id", list(installed()))
def test_every_field_of_the_content_is_read_by_the_game(
    id: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    game: Any = find_game(id)
    if (SAMPLES / id).is_dir():
        game = game.with_content(SAMPLES / id)
    every = {(kind.__name__, name) for kind, name in fields_of(game)}
    bounded = {field for field in every if is_checked(game, field)}
    with monkeypatch.context() as patch:
        assert unread_fields(game, bounded, patch) == set()
