"""Damage, healing, infection, death, and the ends of the game that follow."""

from __future__ import annotations

from collections.abc import Sequence

from sobremesa.games.oursun import questions as ask
from sobremesa.games.oursun.content.book import NOTHING, pool
from sobremesa.games.oursun.content.powers import Mask, Shielding
from sobremesa.games.oursun.events.cards import Unmasked
from sobremesa.games.oursun.events.days import ConditionChanged
from sobremesa.games.oursun.events.harm import (
    Cured,
    Died,
    Eliminated,
    Healed,
    Hurt,
    Infected,
    MaskRolled,
)
from sobremesa.games.oursun.options.combat import Rescue
from sobremesa.games.oursun.state import Land, Person
from sobremesa.kernel import PASS, Flow, Outcome, Pass

from .goods import plus
from .loadout import loadout_of, power_of
from .rolls import successes, throw


def harm(g: Land, wounds: Sequence[tuple[Person, int]], cause: str) -> Flow[None]:
    """Several characters are hurt at one moment (sun.ruling.infection-death-together)."""
    left = []
    for person, damage in wounds:
        taken = yield from offer_rescue(g, person, damage)
        left.append((person, damage - taken))
    for person, damage in left:
        hurt(g, person, damage, cause)
    bury(g)


def offer_rescue(g: Land, person: Person, damage: int) -> Flow[int]:
    """How much of all the damage a comrade on the tile takes, up to what its ability says."""
    shields = g.book.shields
    for other in g.people:
        if other.kind not in shields or other.ability_used or other is person:
            continue
        ability = g.data(other).ability
        if not isinstance(ability, Shielding) or not other.alive or other.tile != person.tile:
            continue
        rescues = [Rescue(points) for points in range(1, min(ability.most, damage) + 1)]
        answer = yield from ask.Rescue(other.seat, [PASS, *rescues], other.who, person.who, damage)
        if not isinstance(answer, Pass):
            other.ability_used = 1
            hurt(g, other, answer.points, "rescue")
            return answer.points
    return 0


def hurt(g: Land, person: Person, damage: int, cause: str) -> None:
    """Each point of damage takes one cube of hp (sun.board.hp); death is seen to by `bury`."""
    if damage > 0:
        person.hp = max(0, person.hp - damage)
        g.tell(Hurt(person.id, damage, cause, person.hp))


def heal(g: Land, person: Person, points: int) -> None:
    """Never above the board's hp (sun.ruling.hp-cap)."""
    healed = min(points, g.data(person).hp - person.hp)
    person.hp += healed
    g.tell(Healed(person.id, healed))


def infect(g: Land, person: Person) -> None:
    """One marker at most; a Gas Mask may keep it off (sun.infection.one)."""
    if person.infected:
        return
    mask = power_of(loadout_of(g, person), Mask)
    if mask is not None:
        dice = throw(g, pool(mask.dice))
        kept = successes(dice) > 0
        g.tell(MaskRolled(person.id, tuple(dice), kept))
        if kept:
            return
    person.infected = True
    g.tell(Infected(person.id))


def set_condition(g: Land, person: Person, condition: int, cause: str) -> None:
    """Condition never leaves its track (sun.ruling.condition-limits)."""
    if condition != person.condition:
        person.condition = condition
        g.tell(ConditionChanged(person.id, condition, cause))


def cure(g: Land, person: Person) -> None:
    """The infection marker goes back to the supply (sun.infection.cure)."""
    person.infected = False
    g.tell(Cured(person.id))


def bury(g: Land) -> None:
    """Characters without hp are dead, and that may end the game: sun.death.zero."""
    dead = [
        each for each in g.people if each.hp <= 0 and each.died < 0 and not each.eliminated
    ]  # fmt: skip
    for person in dead:
        person.died = g.clock
        person.ap = 0
        person.stealth = person.waiting = False
        g.tell(Died(person.id, person.tile))
    if dead:
        check_deaths(g)


def check_deaths(g: Land) -> None:
    """A revealed Son of Liberty dies, or no survivor lives any more."""
    if g.unmasked >= 0 and not g.people[g.unmasked].alive:
        survivors_win(g, "traitor-dead", "sun.ruling.sol-eliminated-when")
    if not any(not g.is_sol(person) for person in g.living()):
        mission_fails(g, "sun.ruling.no-living-survivor")


def eliminate(g: Land, person: Person) -> None:
    """Out of the game for good; goods stay on the tile (sun.ruling.eliminated-gear)."""
    person.eliminated = True
    tile = g.map[person.tile]
    tile.dropped = plus(tile.dropped, person.goods)
    tile.cards += person.items + person.equipment
    person.goods, person.items, person.equipment = NOTHING, (), ()
    person.water = person.karma = 0
    g.tell(Eliminated(person.id))
    if g.is_sol(person):
        # A revealed one would have ended the game when it died.
        g.unmasked = person.who
        g.tell(Unmasked(person.id, g.roles[person.who]))
        survivors_win(g, "traitor-dead", "sun.ruling.sol-eliminated-when")


# Ends


def survivors_win(g: Land, result: str, rule: str) -> None:
    """All players on the survivors' side win, dead or alive (sun.ruling.eliminated-player)."""
    winners = {person.seat for person in g.people if not g.is_sol(person)}
    g.end(Outcome(result=result, winners=tuple(sorted(winners)), rule=rule))


def traitor_wins(g: Land, result: str, rule: str) -> None:
    """The Son of Liberty wins alone."""
    winners = tuple(person.seat for person in g.people if g.is_sol(person))
    g.end(Outcome(result=result, winners=winners, rule=rule))


def mission_fails(g: Land, rule: str) -> None:
    """A living Son of Liberty wins, else nobody (sun.ruling.mission-fail)."""
    if any(g.is_sol(person) for person in g.living()):
        traitor_wins(g, "failed-traitor", rule)
    g.end(Outcome(result="failed", winners=(), rule=rule))
