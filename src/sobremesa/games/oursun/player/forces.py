"""What fights would cost: the damage that characters deal and take, on average."""

from __future__ import annotations

from collections.abc import Sequence

from sobremesa.games.oursun.content.book import GREEN, RED, Pool
from sobremesa.games.oursun.content.powers import Drilling
from sobremesa.games.oursun.rules.foes import Foe, foe_hp
from sobremesa.games.oursun.rules.rolls import is_wounded
from sobremesa.games.oursun.state import Land, Person

from .view import View, expected

WEAK = 0.2
"""The least damage that anybody is taken to deal."""


def strength(g: Land, person: Person) -> float:
    """The damage that a character deals in one attack, on average."""
    return max(WEAK, expected(attack_pool(g, person, "melee")))


def force_of(view: View, person: Person) -> float:
    """The same, looked at once for each question."""
    if person.who not in view.forces:
        view.forces[person.who] = strength(view.g, person)
    return view.forces[person.who]


def attack_pool(g: Land, person: Person, mode: str) -> Pool:
    """The dice of an attack with all weapons that are fit and loaded."""
    dice = g.book.character_pools[person.kind, mode]
    pools, cards, uses = g.book.gear_pools, g.book.cards, g.uses
    for card in person.items + person.equipment:
        gear = cards[card]
        more = pools.get((gear.id, mode))
        if more and (not gear.ammo or uses.get(card, 0)) and gear.hero in ("", person.kind):
            dice += more
    if isinstance(g.data(person).ability, Drilling) and not person.drill_used:
        dice += (GREEN,)
    return (*dice, RED) if is_wounded(person) else dice


def toll(view: View, foes: Sequence[Foe], fighters: Sequence[Person]) -> float:
    """The damage that all fighters together take until these foes lie, on average.

    Each foe strikes once in a round, however many fight it; those who fall strike no more.
    """
    rounds = rounds_against(view, foes, fighters)
    count = len(foes)
    return rounds * sum(map(view.blow_of, foes)) * (count + 1) / (2 * count)


def rounds_against(view: View, foes: Sequence[Foe], fighters: Sequence[Person]) -> float:
    """How many rounds these foes stand, on average."""
    force = sum([force_of(view, each) for each in fighters])
    return max(1.0, sum([foe_hp(view.g, foe) for foe in foes]) / max(WEAK, force))


def share(view: View, foes: Sequence[Foe], fighters: Sequence[Person]) -> float:
    """The part of the toll that one fighter bears."""
    return toll(view, foes, fighters) / len(fighters)
