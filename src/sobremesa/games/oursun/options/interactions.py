"""What to do with what lies about, and for oneself."""

from __future__ import annotations

from typing import TypeAlias

from sobremesa.kernel import Option

from .ids import FoeId, Who


class Recon(Option, frozen=True):
    pass


class PickUp(Option, frozen=True):
    pass


class TakeCard(Option, frozen=True):
    """One gear card from the tile, or from the board of a body."""

    card: int


class TakeGoods(Option, frozen=True):
    """One cube from the tile (`owner` -1) or from the board of a body."""

    kind: int
    owner: Who = Who(-1)


class TakeWater(Option, frozen=True):
    """Up to 2 water from a camp's store."""


class Refill(Option, frozen=True):
    pass


class CollectRain(Option, frozen=True):
    pass


class Eat(Option, frozen=True):
    pass


class Sleep(Option, frozen=True):
    pass


class Loot(Option, frozen=True):
    body: FoeId


class Open(Option, frozen=True):
    """Open a container: `printed`, or a marker's kind."""

    container: str


class Keep(Option, frozen=True):
    """Keep a loot card of a container."""

    card: int


class Discard(Option, frozen=True):
    pass


class DropCard(Option, frozen=True):
    card: int


class DropGoods(Option, frozen=True):
    kind: int


class DropWater(Option, frozen=True):
    pass


Taking: TypeAlias = TakeGoods | TakeCard | TakeWater
Interaction: TypeAlias = (
    Recon | PickUp | Refill | CollectRain | Eat | Sleep | Loot | Open | Discard
)  # fmt: skip
