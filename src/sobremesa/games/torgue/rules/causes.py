"""Why something happens: who is credited for it, and whom it hurt on the way."""

from __future__ import annotations

from typing import TypeAlias, TypeVar

from sobremesa.games.torgue.agenda import Doing
from sobremesa.games.torgue.content.sheets import Weapon
from sobremesa.games.torgue.content.traits import PLAIN, Traits
from sobremesa.games.torgue.state import NOBODY, Show
from sobremesa.kernel import End, Flow, unanchored

T = TypeVar("T")

Hurt: TypeAlias = tuple[int, ...]
"""The hunters that one attack wounded: each such attack opens a window for Reactions.

A hunter that it eliminated at once is given as `~zone`: others in sight of there may react.
"""


class Cause:
    """An action, an order or an event, with what follows from it."""

    __slots__ = ("credit", "hurts", "kills")

    def __init__(self, credit: int = NOBODY, hurts: list[Hurt] | None = None) -> None:
        self.credit = credit
        """The hunter that is credited with what is eliminated: tor.ruling.loot-credit."""
        self.hurts: list[Hurt] = [] if hurts is None else hurts
        self.kills = 0

    def settle(self, g: Show) -> Flow[None]:
        """Before another enemy acts for it: hunters wait with their Reactions until all is done."""
        yield from ()


class Deed(Cause):
    """An action of a hunter or of its companion."""

    __slots__ = ("doing", "fight", "gunzerker", "hunter", "mini", "reaction")

    def __init__(self, hunter: int, doing: Doing) -> None:
        super().__init__(hunter)
        self.hunter = hunter
        self.mini = doing.mini
        self.doing = doing
        self.kills = doing.kills
        self.reaction = False
        self.fight = False
        self.gunzerker = False


class Strike:
    """An attack with a Force, as those who defend against it see it."""

    __slots__ = ("attacker", "extra", "force", "melee", "resist", "traits")

    def __init__(
        self, force: int, resist: str, traits: Traits = PLAIN, attacker: int = NOBODY
    ) -> None:
        self.force = force
        self.resist = resist
        self.traits = traits
        self.attacker = attacker
        """The enemy that attacks, if it is one."""
        self.extra = 0
        """Additional wounds that were rolled."""
        self.melee = resist == "melee" and attacker != NOBODY


class Swing:
    """One attack of a hunter or companion: the weapon, the die and what they can do."""

    __slots__ = (
        "attribute", "bonus", "die", "distance", "mini", "sides", "total", "traits", "weapon",
    )  # fmt: skip

    def __init__(self, mini: int, weapon: Weapon, sides: int, attribute: int) -> None:
        self.mini = mini
        self.weapon = weapon
        self.sides = sides
        self.attribute = attribute
        self.traits = PLAIN
        self.bonus = 0
        """All modifiers but the attribute."""
        self.distance = 0
        self.die = 0
        self.total = 0

    @property
    def crit(self) -> bool:
        """The highest face: tor.dice.crit-face."""
        return self.die == self.sides

    @property
    def fumble(self) -> bool:
        """The 1: tor.dice.fumble-face."""
        return self.die == 1


def in_passing(g: Show, flow: Flow[T]) -> Flow[T]:
    """What happens in the midst of something else: the state holds nothing of it.

    An attack of an enemy on its way there is not the one that an order goes on with, and is none of
    the match's business when the match ends with it.
    """
    outer, g.onslaught = g.onslaught, None
    try:
        result = yield from unanchored(flow)
    except End:
        g.onslaught = outer
        raise
    g.onslaught = outer
    return result
