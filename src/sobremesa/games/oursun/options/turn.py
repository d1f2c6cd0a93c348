"""What a character may do in its turn."""

from __future__ import annotations

from typing import TypeAlias

from sobremesa.kernel import Option

from .cards import Objective, Power
from .combat import CombatAction, Consider, Dodge, Duel
from .gear import GearUse, Treat
from .interactions import Interaction
from .making import Making
from .movement import Movement
from .trade import Deal, Steal, Trade


class Wait(Option, frozen=True):
    pass


class ShowSelf(Option, frozen=True):
    """Give up stealth."""


Action: TypeAlias = (
    Movement | Interaction | Making | GearUse | Treat | Trade | Deal | Steal | Objective
    | CombatAction | Duel | Dodge | Consider | Power | Wait | ShowSelf
)  # fmt: skip
