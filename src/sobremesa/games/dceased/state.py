"""The state of a night in the city: heroes, enemies, civilians, cards and what is going on."""

from __future__ import annotations

from dataclasses import dataclass, field
from enum import IntEnum

import msgspec

from sobremesa.boards.zones_view import View
from sobremesa.kernel import Dice, Outcome, State

from .content.book import Book
from .content.schema import KINDS

NOBODY = ""
NO_CARD = ""
NOWHERE = -1
FALLEN = len(KINDS)
"""The kind of all Zombie Heroes, after those of the Horde."""


class Status(IntEnum):
    """What has become of a hero."""

    IN_PLAY = 0
    ELIMINATED = 1
    LEFT = 2


class Stage(IntEnum):
    """Choosing heroes, and then the steps of a Round in order: dc.round.phases."""

    HEROES = 0
    GAIN = 1
    PLAYER = 2
    ACTIVATION = 3
    CIVILIANS = 4
    SPAWN = 5
    END = 6


class Step(IntEnum):
    """The parts of one Action of an Activation."""

    START = 0
    ATTACKS = 1
    MOVES = 2
    WINGS = 3


class CardStep(IntEnum):
    """How far a Spawn card is resolved."""

    DRAWN = 0
    RESOLVE = 1
    HORDE = 2
    VOICES = 3
    DONE = 4


# Looking a member up on its class costs ten times as much as a name, and rules do it all the time.
IN_PLAY, ELIMINATED, LEFT = Status
START, ATTACKS, MOVES, WINGS = Step
DRAWN, RESOLVE, HORDE, VOICES, CARD_DONE = CardStep


class Hero(msgspec.Struct, gc=False):
    """A hero with its board: dc.setup.hero-values. All fields are immutable values."""

    id: str
    seat: int
    zone: int = NOWHERE
    health: int = 0
    power: int = 0
    xp: int = 0
    level: int = 0
    status: Status = IN_PLAY
    ready: bool = True
    traits: tuple[str, ...] = ()
    gear: str = NO_CARD
    escorts: tuple[str, ...] = ()
    tokens: tuple[str, ...] = ()
    used: tuple[str, ...] = ()
    """The abilities used since its Turn began: dc.ability.once."""


class Fallen(msgspec.Struct, gc=False):
    """A Zombie Hero on the board."""

    id: str
    zone: int


class Group(msgspec.Struct, frozen=True):
    """Enemies of one kind in one Zone that take part in an Activation.

    `up` of them can act; `down` are knocked down; `risen` spend this Action on standing up.
    """

    kind: int
    zone: int
    actions: int
    up: int
    down: int = 0
    risen: int = 0
    name: str = ""


class Order(msgspec.Struct, frozen=True):
    """An Activation that waits for its time: dc.activate.nested."""

    reason: str
    kind: int = NOWHERE


class Way(msgspec.Struct, frozen=True):
    """A move of Enemies that is decided; `charged` of them belong to a Charge that waits."""

    kind: int
    origin: int
    to: int
    count: int
    charged: int = 0
    name: str = ""
    goals: int = 0
    """The Zones that they make for."""


class Split(msgspec.Struct, frozen=True):
    """Enemies of one kind in one Zone with several equal ways: dc.emove.split."""

    kind: int
    origin: int
    ways: tuple[int, ...]
    quotas: tuple[int, ...]
    """How many go each way so far."""
    favoured: int = 0
    """The places in `ways` that have one more, as bits."""
    extra: int = 0
    """How many are still left over after dividing: dc.emove.split-count."""
    names: tuple[str, ...] = ()
    """The Zombie Heroes whose way is still open."""
    charged: int = 0
    """The figures of a waiting Charge whose way is still open."""
    goals: int = 0
    """The Zones that they make for."""


@dataclass(slots=True)
class Activation:
    """Enemies that act: who, which Action it is, and what of it is still to do."""

    reason: str
    number: int = 0
    step: Step = Step.START
    groups: list[Group] = field(default_factory=list)
    fights: int = 0
    """The Zones where this Action is an attack, decided at its start."""
    waiting: int = 0
    """Those of them whose attack is still to come."""
    zone: int = NOWHERE
    """The Zone whose attack is being carried out."""
    held: int = 0
    """Horde Zombies that lose this Action in that Zone."""
    asked: tuple[str, ...] = ()
    """The heroes that let Hold the Line go by in that Zone."""
    splits: list[Split] = field(default_factory=list)
    ways: list[Way] = field(default_factory=list)


class Pool(msgspec.Struct, gc=False):
    """The Wounds of one Zone in one Action: dc.eattack.pool."""

    zone: int
    left: int
    heroes: tuple[str, ...]
    civilians: tuple[str, ...]
    """The unescorted Civilians that were not assigned a Wound yet."""
    assigned: tuple[str, ...] = ()
    """The heroes that were assigned a Wound of this pool."""
    target: str = NOBODY
    """Who was assigned the Wound that is being resolved."""
    passed: tuple[int, ...] = ()
    """The seats that do not keep this Wound off."""
    warded: bool = False
    braced: tuple[str, ...] = ()
    """Heroes whose next Wound is ignored (Unyielding), once for each time they stand here."""
    shield: int = 0
    """How many more Wounds the Emerald Shield keeps off."""
    shielded: bool = False


class Reveal(msgspec.Struct, gc=False):
    """A Building that is being opened: the marked rooms still to come, and all its rooms."""

    rooms: int
    building: int


@dataclass(slots=True)
class Night(State[Book]):
    """Everything that a match of DCeased knows."""

    dice: Dice
    outcome: Outcome | None = None
    stage: Stage = Stage.HEROES
    begun: bool = False
    """Whether this step has passed its opening."""
    round: int = 0
    heroes: dict[str, Hero] = field(default_factory=dict)
    current: str = NOBODY
    """The hero whose Turn it is."""
    actions: int = 0
    trait_gained: bool = False
    refused: tuple[str, ...] = ()
    """Heroes that declined a Trade or another effect in this Turn."""
    cards_used: tuple[str, ...] = ()
    """Equipment and Civilians used in this Turn: dc.ability.once-card."""
    round_used: tuple[str, ...] = ()
    """Civilians used in this Round."""
    horde: list[dict[int, int]] = field(default_factory=lambda: [{}, {}, {}])
    """Standing Horde Zombies: for each kind, how many in which Zone."""
    down: list[dict[int, int]] = field(default_factory=lambda: [{}, {}, {}])
    """Knocked-down Horde Zombies likewise."""
    reserve: list[int] = field(default_factory=lambda: [0, 0, 0])
    fallen: dict[str, Fallen] = field(default_factory=dict)
    infested: int = 0
    """The Zones with at least one Enemy, standing or not."""
    open_doors: int = 0
    opened: int = 0
    """The rooms that are revealed."""
    civilians: dict[str, int] = field(default_factory=dict)
    """The unescorted Civilians on the board, and where they are."""
    hidden_civilians: dict[int, str] = field(default_factory=dict)
    civilian_deck: list[str] = field(default_factory=list)
    rescued: list[str] = field(default_factory=list)
    gone: list[str] = field(default_factory=list)
    """Civilians that left through the Exit."""
    lost: list[str] = field(default_factory=list)
    strays: list[str] = field(default_factory=list)
    """Civilians that a Spawn card brought: no mission is about them."""
    hidden_gear: dict[int, str] = field(default_factory=dict)
    boxed_gear: list[str] = field(default_factory=list)
    """Equipment that was not dealt; nobody knows which."""
    spent_gear: list[str] = field(default_factory=list)
    tokens: dict[str, int] = field(default_factory=dict)
    """The Objectives on the board, and where."""
    taken: list[str] = field(default_factory=list)
    """The Objectives that were ever taken."""
    charge: int = 0
    spawn_deck: list[str] = field(default_factory=list)
    """The top card is the last one, as in all decks."""
    spawn_discard: list[str] = field(default_factory=list)
    top_known: int = 0
    bottom_known: int = 0
    """How many cards at either end of the Spawn deck the group has seen."""
    fallen_deck: list[str] = field(default_factory=list)
    fallen_discard: list[str] = field(default_factory=list)
    trait_deck: list[str] = field(default_factory=list)
    trait_discard: list[str] = field(default_factory=list)
    draws: list[int] = field(default_factory=list)
    """The Zones for which this Spawn step has yet to draw a card."""
    card: str = NO_CARD
    """The Spawn card that is being resolved."""
    card_zone: int = NOWHERE
    card_step: CardStep = CardStep.DRAWN
    card_final: bool = False
    """It replaces a discarded one and must be resolved: Not Today."""
    reveal: Reveal | None = None
    activation: Activation | None = None
    queue: list[Order] = field(default_factory=list)
    pool: Pool | None = None
    charging: dict[int, int] = field(default_factory=dict)
    """Where the figures of a Charge card that waits are."""
    lure: str = NOBODY
    """The hero that draws the Enemies in this step: Over Here!"""
    asked: tuple[str, ...] = ()
    """Who let the offer of this step go by."""
    movers: tuple[str, ...] = ()
    """The Civilians that have yet to activate."""
    healed: tuple[str, ...] = ()
    """The End Phase effects used in this Round."""
    lessons: int = 0
    """What the tutorial of earlier records has taught, as bits: their hashes hold it."""

    # Looking things up

    @property
    def view(self) -> View:
        """Ways and sight with the doors as they are."""
        return self.book.views[self.open_doors]

    def name(self, zone: int) -> str:
        """What a Zone is called."""
        return self.book.names[zone]

    @property
    def acting(self) -> Hero:
        """The hero whose Turn it is."""
        return self.heroes[self.current]

    def in_play(self) -> list[Hero]:
        """The heroes on the board."""
        return [hero for hero in self.heroes.values() if hero.status is IN_PLAY]

    def heroes_at(self, zone: int) -> list[Hero]:
        """The heroes in a Zone."""
        return [
            hero for hero in self.heroes.values() if hero.zone == zone and hero.status is IN_PLAY
        ]

    def civilians_at(self, zone: int) -> list[str]:
        """The unescorted Civilians in a Zone."""
        return [civilian for civilian, where in self.civilians.items() if where == zone]

    def is_of_mission(self, civilian: str) -> bool:
        """Whether a Civilian was there from the beginning: dc.mission.m0-civilian."""
        return civilian not in self.strays

    def bait(self) -> int:
        """The Zones with heroes or unescorted Civilians, which attract Enemies."""
        zones = 0
        for hero in self.heroes.values():
            if hero.status is IN_PLAY:
                zones |= 1 << hero.zone
        for zone in self.civilians.values():
            zones |= 1 << zone
        return zones

    def lead(self) -> int:
        """Who speaks for the group: dc.ruling.group-decisions."""
        return (self.round - 1) % self.book.seats

    def is_infested(self, zone: int) -> bool:
        """Whether an Enemy is in a Zone, standing or knocked down."""
        return bool(self.infested >> zone & 1)

    def fallen_at(self, zone: int) -> list[Fallen]:
        """The Zombie Heroes in a Zone."""
        return [each for each in self.fallen.values() if each.zone == zone]

    def standing(self, zone: int) -> int:
        """How many Enemies stand in a Zone."""
        if not self.infested >> zone & 1:
            return 0
        walkers, brutes, runners = self.horde
        count = walkers.get(zone, 0) + brutes.get(zone, 0) + runners.get(zone, 0)
        for fallen in self.fallen.values():
            count += fallen.zone == zone
        return count
