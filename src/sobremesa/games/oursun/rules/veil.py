"""What a seat cannot know, dealt anew for a player who thinks ahead."""

from __future__ import annotations

from collections.abc import Iterable

from sobremesa.games.oursun.content.mission_checks import FIRST
from sobremesa.games.oursun.state import HOME, Chest, Land, Person, Tile
from sobremesa.kernel import Dice, deal_anew

from .gear_use import deck_of
from .roles import deal_again


def veil(g: Land, seat: int, dice: Dice, now: Land) -> None:
    """Shuffle what lies face down: decks, the stack with face-down tiles, the roles of others.

    What others have in mind is as unknown, and what the Radio or a container shows them.
    """
    deal_anew(dice, (g.enemy_deck, _unheard(now, seat, now.enemy_deck)))
    deal_anew(dice, (g.night_deck, _unheard(now, seat, now.night_deck)))
    deal_anew(dice, (g.event_deck, now.event_deck))
    _deal_loot(g, seat, dice, now)
    _deal_tiles(g, dice, now)
    if now.unmasked < 0:
        deal_again(g, seat, dice)
    if g.roles:
        _forget_designs(g, seat, now)


def _forget_designs(g: Land, seat: int, now: Land) -> None:
    """Whether others consider an attack on a comrade; where nobody is a traitor, all see it."""
    for person in g.people:
        known = person.seat == seat or _strikes(now, person)
        person.ruthless = person.ruthless and known


def _strikes(now: Land, person: Person) -> bool:
    """Whether all see that a character attacks a comrade."""
    return now.round is not None and now.round.active == person.who


def _unheard(now: Land, seat: int, deck: list[int]) -> list[int]:
    """The cards of a deck but for the top one, if the Radio has shown it to the seat."""
    heard = bool(now.tuned) and now.people[now.active].seat == seat
    return deck[:-1] if heard and deck_of(now, now.tuned) is deck else deck


def _deal_loot(g: Land, seat: int, dice: Dice, now: Land) -> None:
    """The loot deck, and what lies in a container that somebody else has opened."""
    if g.chest is None or now.people[now.active].seat == seat:
        deal_anew(dice, (g.loot_deck, now.loot_deck))
        return
    inside = list(g.chest.cards)
    deal_anew(dice, (inside, inside[:]), (g.loot_deck, now.loot_deck))
    g.found = inside
    g.chest = Chest(tuple(inside), g.chest.countered)


def _deal_tiles(g: Land, dice: Dice, now: Land) -> None:
    """Deal anew the tiles that nobody has seen; those out of the game are as unknown as the rest.

    Every place for a tile has a height: its index in the stack, or where a face-down tile of the
    map lay before it was drawn. Objectives keep to the part in which all know them to be.
    """
    drawn = [tile for place, tile in g.map.items() if place != HOME]
    above = enumerate(reversed(drawn), len(g.stack))
    hidden = {height: tile for height, tile in above if not tile.revealed}
    seen = {tile.number for tile in (*g.map.values(), *now.map.values()) if tile.revealed}
    stacked = [height for height, number in enumerate(g.stack) if number not in seen]
    free = [*stacked, *(height for height, tile in hidden.items() if tile.number not in seen)]
    for objective in (g.book.mission.tile, *g.book.mission.upper):
        if objective not in seen:
            height = dice.pick(_possible(g, objective, free, len(g.stack) + len(drawn)))
            free.remove(height)
            _lay(g, hidden, [(height, objective)])
    normal = [number for number in g.book.normal_tiles if number not in seen]
    dice.stir(normal)
    _lay(g, hidden, zip(free, reversed(normal), strict=False))


def _possible(g: Land, objective: int, free: list[int], total: int) -> list[int]:
    """Where an objective may lie, for all that the players know."""
    mission = g.book.mission
    if objective in mission.upper:
        return [height for height in free if height >= total - FIRST]
    last = [height for height in free if height < mission.last]
    if g.card == 3:  # both halves of the code are found, and the gate is the next tile
        top = len(g.stack) - 1
        return [top] if objective in g.stack else [height for height in last if height > top]
    return last


def _lay(g: Land, hidden: dict[int, Tile], tiles: Iterable[tuple[int, int]]) -> None:
    """Put tiles to their heights, by number."""
    stack = g.stack
    for height, number in tiles:
        if height in hidden:
            hidden[height].number = number
        else:
            stack[height] = number
