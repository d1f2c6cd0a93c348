"""Nothing is lost and nothing is made: tokens, cards, money and miniatures at every decision."""

from collections import Counter

import pytest

from sobremesa.games.torgue import GAME
from sobremesa.games.torgue import questions as ask
from sobremesa.games.torgue.content.book import COMPANION, own_content
from sobremesa.games.torgue.content.schema import ROOM
from sobremesa.games.torgue.events import MoneyGained, Respawned
from sobremesa.games.torgue.rules.loot import LEGENDARY, MONEY, SORTS
from sobremesa.games.torgue.state import Show, Stage
from sobremesa.kernel import Dice, Match
from sobremesa.testing import events_of
from sobremesa.testing.playing import random_choice

from .campaign import interlude

LOOT = [sort.count for sort in own_content().terrain.loot.values()]
INTERLUDE = (Stage.SHOP, Stage.BONUS, Stage.LEVELS, Stage.REST)


def loot_tokens(g: Show) -> list[int]:
    """How many loot tokens of each sort there are, wherever they are."""
    count = [sum(heap) for heap in zip(g.bag, g.discard, g.aside, strict=True)]
    for hunter in g.hunters:
        for sort in hunter.loot:
            count[sort] += 1
    for sorts in g.floor.values():
        for sort in sorts:
            count[sort] += 1
    count[MONEY] += sum(g.stashed.values())
    count[LEGENDARY] += g.legendary
    return count


def gear_cards(g: Show) -> Counter[str]:
    """Every Equipment card, wherever it is; a card that is being placed is in nobody's hand yet."""
    cards = Counter(item.card for hunter in g.hunters for item in (*hunter.gear, *hunter.pack))
    for heap in (*g.decks.values(), g.gone, g.offer, g.sold, g.prize):
        cards.update(heap)
    return cards


def check_tokens(g: Show) -> None:
    """Loot tokens of each sort, action tokens and shield tokens are as many as ever."""
    assert len(g.bag) == SORTS
    assert min(*g.bag, *g.discard, *g.aside, g.legendary, g.pool) >= 0
    total = [*LOOT[:LEGENDARY], own_content().terrain.legendary]
    assert loot_tokens(g) == total
    for hunter in g.hunters:
        printed = own_content().hunters[hunter.kind].tokens
        assert len(hunter.tokens) == len(printed) + len(g.sheet(hunter).tokens)
        for item in (*hunter.gear, *hunter.pack):
            shields = own_content().gear[item.card].shields
            assert len(item.tokens) == len(shields) or not shields


def check_miniatures(g: Show) -> None:
    """No more miniatures than there are, each in one zone, and no zone beyond its room."""
    used = Counter(g.foe(enemy).miniature for enemy in g.enemies.values())
    assert all(count <= own_content().enemies[kind].supply for kind, count in used.items())
    crowd = [0] * len(g.place.map)
    for hunter in g.hunters:
        if hunter.zone >= 0:
            crowd[hunter.zone] += 1
    for companion in g.companions.values():
        if companion.zone >= 0:
            crowd[companion.zone] += ROOM if companion.kind == "iron_bear" else 1
    for enemy in g.enemies.values():
        crowd[enemy.zone] += ROOM if g.foe(enemy).large else 1
    assert crowd == g.crowd
    assert all(taken + tyres <= ROOM for taken, tyres in zip(crowd, g.tyres, strict=True))
    assert sorted(g.companions) == [1 + COMPANION, 3 + COMPANION]


def check_terrain(g: Show) -> None:
    """Barrels, chests and Tyres on the board and beside it are no more than there are."""
    terrain = own_content().terrain
    backs = Counter(back for backs in g.barrels.values() for back in backs) + Counter(
        g.spare_barrels
    )
    assert backs <= Counter(terrain.barrels)
    for sort, spare in g.spare_chests.items():
        closed = Counter(back for each, back in g.chests.values() if each == sort)
        assert closed + Counter(spare) <= Counter(getattr(terrain, sort))
    assert sum(g.tyres) <= terrain.tyres


def play_through(match: Match[Show], dice: Dice, most: int = 4000) -> set[Stage]:
    """A random game, looked at at every decision; gives the stages that it saw."""
    every, seen = Counter(GAME.content.gear.keys()), set()
    for _ in range(most):
        if match.question is None:
            break
        g = match.state
        seen.add(g.stage)
        check_tokens(g)
        cards = gear_cards(g)
        placing = isinstance(match.asks()[0], ask.PlaceCard | ask.CardOwner)
        assert not cards - every
        assert (every - cards).total() == (1 if placing else 0)
        if g.stage not in INTERLUDE:
            check_miniatures(g)
            check_terrain(g)
        match.answer(*random_choice(match, dice))
    return seen


@pytest.mark.rule("tor.ruling.tokens-unlimited", "tor.ruling.money-two-supplies")
@pytest.mark.parametrize("mission", sorted(own_content().scenarios))
def test_nothing_is_lost_or_made_in_a_scenario_and_its_interlude(mission: str) -> None:
    for seed in range(2):
        setup = GAME.prepare(mission, 1 + seed, {"campaign": True, "level": 3, "gear": 4})
        seen = play_through(Match.start(GAME, setup, seed), Dice(seed))
        assert {Stage.HUNTERS, Stage.ENEMIES, Stage.LEVELS, Stage.REST} <= seen


@pytest.mark.rule("tor.ruling.tokens-unlimited", "tor.wanted.bag")
@pytest.mark.parametrize("number", range(1, 11))
def test_nothing_is_lost_or_made_on_a_wanted_map(number: int) -> None:
    setup = GAME.prepare("wanted", 2, {"map": number, "level": number % 6, "gear": number % 5})
    seen = play_through(Match.start(GAME, setup, number), Dice(number))
    assert {Stage.HUNTERS, Stage.ENEMIES} <= seen


@pytest.mark.rule("tor.wanted.bag", "tor.wanted.then-interlude")
@pytest.mark.parametrize("seed", range(6))
def test_nothing_is_lost_or_made_in_a_wanted_mission_within_the_interlude(seed: int) -> None:
    match = interlude(seats=1 + seed % 3, stage=Stage.WANTED, bounty=True, pool=3, level=2)
    match.state.dice = Dice(seed)
    fresh = Match.of(GAME, match.setup, match.state)
    fresh.choose(fresh.asks()[0].seat, fresh.asks()[0].options[0])
    seen = play_through(fresh, Dice(seed))
    assert {Stage.HUNTERS, Stage.SHOP, Stage.REST} <= seen


@pytest.mark.rule("tor.ruling.money-two-supplies", "tor.setup.step6-money")
@pytest.mark.parametrize("seed", range(3))
def test_the_pool_holds_its_first_money_and_what_was_found_less_what_it_paid(seed: int) -> None:
    match, dice = Match.start(GAME, GAME.prepare("blackout"), seed, keep=True), Dice(seed)
    start = match.state.pool
    while match.question is not None:
        match.answer(*random_choice(match, dice))
    found = sum(event.count for event in events_of(match) if isinstance(event, MoneyGained))
    cost = sum(event.price for event in events_of(match) if isinstance(event, Respawned))
    assert start == own_content().scenarios["blackout"].money
    assert 0 <= start + found - match.state.pool <= cost, "cards may have paid the rest"
