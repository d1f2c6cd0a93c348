"""Cards and tiles are where they should be at every decision of random games."""

from __future__ import annotations

from collections import Counter, defaultdict
from collections.abc import Sequence

import pytest

from sobremesa.games.oursun import GAME
from sobremesa.games.oursun.content.book import FOOD, GOODS, STANDARD, goods
from sobremesa.games.oursun.events.cards import Delivered
from sobremesa.games.oursun.events.days import Ate
from sobremesa.games.oursun.events.setup import Chose
from sobremesa.games.oursun.events.things import Dropped, Gained, Spent
from sobremesa.games.oursun.events.trade import Traded
from sobremesa.games.oursun.rules.goods import excess, some
from sobremesa.games.oursun.state import Land
from sobremesa.kernel import Dice, Match, Told
from sobremesa.testing.playing import random_choice
from sobremesa.testing.promises import check_anchor


def gear_in_play(g: Land) -> list[int]:
    """Every gear card, wherever it is."""
    cards = g.gear_deck + g.loot_deck + g.loot_discard + g.lost_objects + g.found
    for person in g.people:
        cards = cards + list(person.items + person.equipment)
    for tile in g.map.values():
        cards = cards + list(tile.cards + tile.traps) + [tile.tent] * (tile.tent >= 0)
    for trader in g.traders.values():
        cards = cards + list(trader.cards)
    return cards


@pytest.mark.rule(
    "sun.ruling.component-limits", "sun.ruling.id-markers-engine", "sun.enemy.id-markers"
)
@pytest.mark.parametrize("seats", [1, 2, 4, 6])
@pytest.mark.parametrize("mission", list(GAME.missions))
def test_no_card_or_tile_is_lost_or_doubled(mission: str, seats: int) -> None:
    for seed in range(4):
        setup = GAME.prepare(mission, seats, {"mode": "semicoop" if seed % 2 else "coop"})
        match = Match.start(GAME, setup, seed)
        g = match.state
        tiles = len(g.map) + len(g.stack)
        events = sorted(g.event_deck + g.event_discard)
        nights = sorted(g.night_deck + g.night_discard)
        gear = {card for card in range(len(g.book.gear)) if g.gear(card).deck != "mission"}
        dice = Dice(seed + 50)
        for _ in range(400):
            if match.question is None:
                break
            found = Counter(card for card in gear_in_play(g) if card in gear)
            assert set(found) == gear
            assert max(found.values()) == 1
            enemies = sorted([*g.enemy_deck, *g.enemy_discard, *g.enemies])
            assert enemies == list(range(25))
            assert sorted(g.event_deck + g.event_discard) == events
            assert sorted(g.night_deck + g.night_discard) == nights
            assert len(g.map) + len(g.stack) == tiles
            assert all(min(each.goods) >= 0 <= each.water for each in g.people)
            if match.question.anchor:
                check_anchor(match)
                assert tuple(g.found) == (g.chest.cards if g.chest is not None else ())
                assert all(excess(g, each) == (0, 0) for each in g.people if each.kind)
            match.answer(*random_choice(match, dice))


def told_cubes(lines: list[Told]) -> dict[str, list[int]]:
    """What each character won and lost of each resource, by what was told."""
    change: dict[str, list[int]] = defaultdict(lambda: [0] * 7)

    def book(who: str, heap: Sequence[int], sign: int) -> None:
        for kind in STANDARD:
            change[who][kind] += sign * heap[kind]

    for line in lines:
        match line.event:
            case Gained(who, heap):
                book(who, heap, 1)
            case Dropped(who, heap):
                book(who, heap, -1)
            case Spent(who, _, heap):
                book(who, heap, -1)
            case Ate(who):
                book(who, some(FOOD), -1)
            case Delivered(who, what) if what in GOODS:
                book(who, goods(what), -1)
            case Chose(_, character):
                book(character, goods("FF"), 1)
            case Traded(who, partner, given, taken, True):
                for giver, taker, things in ((who, partner, given), (partner, who, taken)):
                    heap = goods("".join(thing for thing in things if thing in GOODS))
                    book(giver, heap, -1)
                    book(taker, heap, 1)
            case _:
                pass
    return change


@pytest.mark.parametrize("seats", [1, 3])
@pytest.mark.parametrize("mission", list(GAME.missions))
def test_the_chronicle_tells_of_every_cube_that_comes_to_a_board_or_leaves_it(
    mission: str, seats: int
) -> None:
    match = Match.start(GAME, GAME.prepare(mission, seats), seats, keep=True)
    dice = Dice(seats)
    held = dict.fromkeys(GAME.content.characters, (0,) * 9)
    told = decisions = 0
    while match.question is not None and decisions < 1200:
        decisions += 1
        if match.question.anchor:
            assert match.journal is not None
            change = told_cubes(match.journal.lines[told:])
            told = len(match.journal.lines)
            for person in match.state.people:
                if person.kind and not person.eliminated and person.alive:
                    now = [held[person.kind][kind] + change[person.kind][kind] for kind in STANDARD]
                    assert now == list(person.goods[:7])
                if person.kind:
                    held[person.kind] = person.goods
        match.choose(*random_choice(match, dice))
