"""Who can be fought: enemies, and traders for those they are hostile to."""

from __future__ import annotations

from collections.abc import Sequence

from sobremesa.games.oursun import questions as ask
from sobremesa.games.oursun.content.book import BLUE, EXPECTED, Pool, pool
from sobremesa.games.oursun.content.powers import Torch
from sobremesa.games.oursun.options.combat import Strongest
from sobremesa.games.oursun.options.ids import FoeId
from sobremesa.games.oursun.state import TRADERS, Enemy, Land, Person, Phase, Trader
from sobremesa.kernel import Flow

from .loadout import loadout_of

Foe = Enemy | Trader


def foe_of(g: Land, id: FoeId) -> Foe:
    """The enemy or trader with that number."""
    return g.traders[id] if id >= TRADERS else g.enemies[id]


def foe_hp(g: Land, foe: Foe) -> int:
    """The hp that a foe has left."""
    if isinstance(foe, Trader):
        return g.book.traders[foe.kind].hp - foe.damage
    return g.enemy_data(foe).hp - foe.damage


def is_son(g: Land, foe: Foe) -> bool:
    """Whether a foe is a Son of Liberty."""
    return isinstance(foe, Enemy) and g.enemy_data(foe).sons


def is_hostile(g: Land, foe: Foe, person: Person) -> bool:
    """Whether a foe would attack a character outside stealth mode.

    Sons of Liberty spare one who is revealed as theirs (sun.mode.sol-revealed-safe); traders fight
    those they are hostile to (sun.ruling.rob-hostile-scope).
    """
    if isinstance(foe, Trader):
        return bool(foe.hostile >> person.who & 1)
    return person.who != g.unmasked or not g.enemy_data(foe).sons


def foes_of(g: Land, person: Person) -> list[Foe]:
    """The foes on a character's tile that would attack it, defeated ones of this round included."""
    tile = person.tile
    found: list[Foe] = [
        each for each in g.enemies.values() if each.tile == tile and not each.body
    ]  # fmt: skip
    if person.who == g.unmasked:
        found = [foe for foe in found if not is_son(g, foe)]
    found += hostile_traders(g, person)
    return found


def hostile_traders(g: Land, person: Person) -> Sequence[Trader]:
    """The traders on a character's tile that fight it (sun.ruling.rob-hostile-scope)."""
    found: tuple[Trader, ...] = ()
    for trader in g.traders.values():
        if trader.hostile >> person.who & 1 and trader.tile == person.tile:
            found += (trader,)
    return found


def turn_upright(g: Land) -> None:
    """A new combat round: every card is upright again (sun.ruling.round-reset)."""
    for enemy in g.enemies.values():
        enemy.rotated = False
    for trader in g.traders.values():
        trader.rotated = False
    g.met = 0


def foe_pool(g: Land, foe: Foe, mode: str, person: Person, *, initial: bool = False) -> Pool:
    """The dice of a foe against a character: by day or night, with what encounter texts add."""
    if isinstance(foe, Trader):
        return pool(getattr(g.book.traders[foe.kind], mode))
    data = g.book.content.enemies[foe.kind]
    dark = g.phase == Phase.NIGHT and not (
        data.type == "animal" and Torch in loadout_of(g, person).powers
    )
    dice = g.book.enemy_pools.get((foe.kind, mode, dark), ())
    if mode == "melee":
        if initial:
            dice += g.book.enemy_pools[foe.kind, "initial", 0]
        if data.sons and _led(g, foe):
            dice += (BLUE,)
    return dice


def _led(g: Land, enemy: Enemy) -> bool:
    """Whether a living enemy that leads, such as the Zealot, stands beside another."""
    return any(
        g.enemy_data(other).leads and other is not enemy and foe_hp(g, other) > 0
        for other in g.enemies_on(enemy.tile)
    )


def strength_of(g: Land, foe: Foe, person: Person) -> tuple[float, int]:
    """Expected successes in melee against a character, then hp left (sun.ruling.strongest)."""
    expected = sum(EXPECTED[colour] for colour in foe_pool(g, foe, "melee", person))
    return expected, foe_hp(g, foe)


def strongest(g: Land, foes: Sequence[Foe], person: Person, active: Person) -> Flow[Foe]:
    """The strongest of some foes of a character; the active player chooses among equals."""
    ranks = [strength_of(g, foe, person) for foe in foes]
    best = [foe for foe, rank in zip(foes, ranks, strict=True) if rank == max(ranks)]
    if len(best) == 1:
        return best[0]
    options = [Strongest(foe.id) for foe in best]
    answer = yield from ask.Strongest(active.seat, options, active.who)
    return foe_of(g, answer.foe)
