"""The content of Incursion as data: figures, weapons, cards, levels, missions and maps."""

from __future__ import annotations

from typing import Annotated, Literal

import msgspec

ALLIES, SWD = 0, 1
SIDES: dict[str, int] = {"allies": ALLIES, "swd": SWD}
SIDE_NAMES = ("allies", "swd")
SideName = Literal["allies", "swd"]
Count = Annotated[int, msgspec.Meta(ge=0)]
Positive = Annotated[int, msgspec.Meta(ge=1)]


class Weapon(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """A ranged weapon: inc.shoot.rof-*."""

    id: str
    cost: Positive = 1
    dice: Positive
    reaction: Count = 0
    shots: Positive = 1
    bonus: Count = 0
    target_fortitude: int = 0
    range: Count = 0
    rerolls_misses: bool = False
    chain: bool = False
    area: Literal["", "blast", "flames"] = ""


class Profile(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """A figure card: inc.force.profile-fields."""

    id: str
    side: SideName
    rp: Positive
    ap: Positive
    fortitude: Positive
    dp: Positive
    icon: str
    limit: Count = 0
    melee_dice: Positive = 1
    weapons: tuple[str, ...] = ()
    abilities: frozenset[str] = frozenset()


ABILITIES = frozenset(
    {
        "agile",
        "clobberer",
        "commander",
        "horde",
        "ka_boom",
        "leap",
        "mask",
        "no_pick_up",
        "sergeant_in_charge",
        "strength_in_numbers",
        "tactical_leverage",
        "volatile",
        "where_theres_a_will",
        "whip",
        "zombie",
        "zombie_controller",
    }
)


EVENTS = frozenset(
    {
        "blaze_of_glory",
        "booby_trap",
        "cave_in",
        "critical_hit",
        "flooded_tunnel",
        "hidden_tunnel",
        "intelligence_report",
        "lucky_devil",
        "medkit",
        "power_drop",
        "rackley",
        "snafu",
        "wild_weasel",
    }
)
"""What an Event does is a rule of its own, so there are no others; an Effect is its numbers."""


class Title(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """What all copies of a combat card say: inc.card.types."""

    id: str
    copies: Positive
    kind: Literal["effect", "event"]
    kill: Positive
    icon: str
    swd: bool = False
    side: SideName | Literal[""] = ""
    window: Literal["own", "before_hand", "after_bid", "any", "damage", "death", "dice"] = "own"
    lasts: Literal["", "turn", "mission"] = ""
    places: tuple[str, ...] = ()
    ap: int = 0
    fortitude: int = 0
    shoot_dice: int = 0
    shoot_bonus: int = 0
    shoot_target_fortitude: int = 0
    melee_dice: int = 0
    melee_bonus: int = 0
    melee_target_fortitude: int = 0
    forward_squares: Count = 0
    cp_worth: Count = 0
    no_cp: bool = False
    reroll_shots: bool = False
    reroll_melee: bool = False
    reinforcements: Count = 0

    @property
    def helps(self) -> bool:
        """Whether an Effect does its figure any good."""
        return self.reroll_shots or self.reroll_melee or any(value > 0 for value in self._merits())

    @property
    def harms(self) -> bool:
        """Whether an Effect does its figure any harm."""
        return self.no_cp or any(value < 0 for value in self._merits())

    def says(self) -> frozenset[str]:
        """The names of the fields in which there is anything."""
        return frozenset(name for name in self.__struct_fields__ if getattr(self, name))

    def is_own(self, side: int) -> bool:
        """Whether the side may play it between two actions of its own."""
        return self.window == "own" and (not self.side or SIDES[self.side] == side)

    def _merits(self) -> tuple[int, ...]:
        """What an Effect does for its figure, number by number: below 0 it is to its harm."""
        return (
            self.ap, self.fortitude, self.shoot_dice, self.shoot_bonus,
            -self.shoot_target_fortitude, self.melee_dice, self.melee_bonus,
            -self.melee_target_fortitude, self.forward_squares, self.cp_worth, self.reinforcements,
        )  # fmt: skip


class Level(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """Hand and command points from a requisition level on."""

    id: str
    hand: Count
    cp: Count


class PointData(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """What a border point of a map is for."""

    side: SideName
    entry: bool = False
    exit: bool = False


class MissionData(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """A mission dossier: inc.setup.mission-dossier."""

    id: str
    map: str
    rp: tuple[Positive, Positive]
    goal: Literal["escape", "seal", "beacon"]
    minutes: Positive
    points: dict[str, PointData]
    allied_figures: Positive = 1
    only_zombies: bool = False
    lowest_level: Count = 3


class Content(msgspec.Struct, frozen=True, kw_only=True):
    """Everything that the content folder holds."""

    figures: dict[str, Profile]
    weapons: dict[str, Weapon]
    cards: dict[str, Title]
    levels: dict[str, Level]
    missions: dict[str, MissionData]
    maps: dict[str, str]

    def map_of(self, mission: MissionData) -> str:
        """The drawing that a mission names by its file."""
        return self.maps[mission.map.removesuffix(".txt")]
