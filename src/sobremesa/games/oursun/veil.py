"""What a seat cannot know, dealt anew for a player who thinks ahead."""

from __future__ import annotations

from sobremesa.kernel import Dice

from .gear_use import deck_of
from .roles import deal_again
from .setup import FIRST, normal_tiles
from .state import HOME, NONE, Chest, Land, Tile


def veil(g: Land, seat: int, dice: Dice) -> None:
    """Shuffle what lies face down: decks, the stack with face-down tiles, the roles of others.

    What others have in mind is as unknown, and what the Radio or a container shows them.
    """
    heard = deck_of(g, g.tuned)[-1] if g.tuned and g.people[g.active].seat == seat else NONE
    if g.chest is not None and g.people[g.active].seat != seat:
        _deal_chest(g, g.chest, dice)
    for deck in (g.enemy_deck, g.night_deck, g.event_deck, g.loot_deck):
        deck.sort()
        dice.shuffle(deck)
    _deal_tiles(g, dice)
    deal_again(g, seat, dice)
    if heard != NONE:
        deck = deck_of(g, g.tuned)
        deck.append(deck.pop(deck.index(heard)))
    for person in g.people:
        person.ruthless = person.ruthless and person.seat == seat


def _deal_chest(g: Land, chest: Chest, dice: Dice) -> None:
    """Other loot cards lie in an open container."""
    heap = sorted((*chest.cards, *g.loot_deck))
    dice.shuffle(heap)
    g.found = heap[: len(chest.cards)]
    g.loot_deck = heap[len(chest.cards) :]
    g.chest = Chest(tuple(g.found), chest.countered)


def _deal_tiles(g: Land, dice: Dice) -> None:
    """Deal anew the tiles that nobody has seen; those out of the game are as unknown as the rest.

    Every place for a tile has a height: its index in the stack, or where a face-down tile of the
    map lay before it was drawn. Objectives keep to the part in which all know them to be.
    """
    drawn = [tile for place, tile in g.map.items() if place != HOME]
    above = enumerate(reversed(drawn), len(g.stack))
    hidden = {height: tile for height, tile in above if not tile.revealed}
    seen = {tile.number for tile in g.map.values() if tile.revealed}
    free = [*range(len(g.stack)), *hidden]
    for objective in (g.book.mission.tile, *g.book.mission.upper):
        if objective not in seen:
            height = dice.pick(_possible(g, objective, free, len(g.stack) + len(drawn)))
            free.remove(height)
            _lay(g, hidden, height, objective)
    normal = [number for number in normal_tiles(g.book) if number not in seen]
    dice.shuffle(normal)
    for height in free:
        _lay(g, hidden, height, normal.pop())


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


def _lay(g: Land, hidden: dict[int, Tile], height: int, number: int) -> None:
    if height in hidden:
        hidden[height].number = number
    else:
        g.stack[height] = number
