"""Where to go, and how."""

from __future__ import annotations

from typing import TypeAlias

from sobremesa.kernel import Option

from .ids import Place


class Move(Option, frozen=True):
    to: Place
    boots: int = -1
    """The Hiking Boots that are flipped for it."""


class Charge(Option, frozen=True):
    to: Place


class Sneak(Option, frozen=True):
    to: Place
    light: int = -1
    """The Flashlight that is flipped for it."""


class Explore(Option, frozen=True):
    to: Place


Movement: TypeAlias = Explore | Charge | Move | Sneak
