"""The beginning of a game."""

from __future__ import annotations

from sobremesa.kernel import Event


class Began(Event, frozen=True):
    rule = "sun.setup.2-start-player"
    icon = "rolling-dices"
    sound = "gong"
    rolls: tuple[tuple[int, ...], ...]
    first: int


class Chose(Event, frozen=True):
    rule = "sun.setup.4-character-order"
    icon = "meeple"
    sound = "tick"
    who: int
    character: str


class Named(Event, frozen=True):
    rule = "sun.board.name-optional"
    icon = "meeple"
    sound = "tick"
    who: str
    name: str


class RoleDealt(Event, frozen=True):
    rule = "sun.mode.group-draw"
    icon = "cowled"
    sound = "reveal"
    who: int
    role: str
