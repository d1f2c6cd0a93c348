"""What to make: gear, ammunition, camps and fires."""

from __future__ import annotations

from typing import TypeAlias

from sobremesa.kernel import Option


class Craft(Option, frozen=True):
    """Make gear; `spared` is the resource that Tinkerer saves."""

    kind: str
    spared: int = -1


class CraftCamp(Option, frozen=True):
    """Make a tent and pitch it at once."""

    spared: int = -1


class CraftAmmo(Option, frozen=True):
    kind: int


class Light(Option, frozen=True):
    """Build a campfire with a FIRE item."""

    card: int


class BuildStove(Option, frozen=True):
    pass


class Cook(Option, frozen=True):
    pass


class Pitch(Option, frozen=True):
    card: int


class Strike(Option, frozen=True):
    """Strike the camp."""


class SetTrap(Option, frozen=True):
    card: int


Making: TypeAlias = (
    Craft | CraftCamp | CraftAmmo | Light | BuildStove | Cook | Pitch | Strike | SetTrap
)  # fmt: skip
Crafting: TypeAlias = Craft | CraftCamp | CraftAmmo
Camping: TypeAlias = Strike | Pitch | SetTrap
