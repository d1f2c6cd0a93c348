"""The box, set-up and what is drawn from where."""

from __future__ import annotations

from collections import Counter

import msgspec
import pytest

from games.oursun.table import table
from sobremesa.games.oursun import GAME
from sobremesa.games.oursun.content.book import Book
from sobremesa.games.oursun.content.checks import check
from sobremesa.games.oursun.content.reading import COUNTS, check_counts, own_content
from sobremesa.games.oursun.content.schema import Content
from sobremesa.games.oursun.rules.decks import draw_enemy, draw_loot, until_type
from sobremesa.games.oursun.rules.goods import draw_random, usable
from sobremesa.games.oursun.rules.rolls import VALUE, successes
from sobremesa.games.oursun.rules.setup import new_land
from sobremesa.games.oursun.state import HOME, OK, Land, Phase, Stage
from sobremesa.kernel import BadContent, Dice, Match
from sobremesa.testing import play
from sobremesa.testing.dice import LoadedDice


def begun(seats: int, mission: str = "deep_water", seed: int = 1, **options: str) -> Match[Land]:
    """A match at its first choice."""
    return Match.start(GAME, GAME.prepare(mission, seats, options), seed, keep=True)


def settled(seats: int, seed: int = 1, mission: str = "deep_water", **options: str) -> Match[Land]:
    """A match whose first turn has come; nobody bought anything."""
    match = begun(seats, mission, seed, **options)
    while match.state.stage <= Stage.GEAR:
        ask = match.asks()[0]
        match.choose(ask.seat, ask.options[0])
    return match


@pytest.mark.rule(
    "sun.setup.1-mission-cards",
    "sun.general.player-count",
    "sun.tile.three-kinds",
    "sun.enemy.types",
    "sun.ruling.sol-enemy-type",
)
def test_the_box_holds_what_the_component_list_says() -> None:
    content = own_content()
    check_counts(content)
    assert COUNTS["tiles"] == len(content.tiles) == 32
    types = {enemy.type for enemy in content.enemies.values()}
    assert types == {"animal", "human", "mutant"}
    assert all(enemy.type == "human" for enemy in content.enemies.values() if enemy.sons)
    assert sum(tile.objective for tile in content.tiles.values()) == 5


def test_content_with_a_wrong_count_is_refused() -> None:
    content = own_content()
    short: Content = msgspec.structs.replace(
        content, night={id: each for id, each in content.night.items() if id != "rats"}
    )
    with pytest.raises(BadContent, match="night: expected 22"):
        check_counts(short)


def test_a_bag_of_more_cubes_than_the_box_has_is_refused() -> None:
    content = own_content()
    box = msgspec.structs.replace(content.box, cubes=content.box.cubes | {"K": 2})
    with pytest.raises(BadContent, match="bag: expected at most 2 of K, got 3"):
        check(msgspec.structs.replace(content, box=box))


@pytest.mark.rule(
    "sun.dice.green",
    "sun.dice.yellow",
    "sun.dice.blue",
    "sun.dice.red",
    "sun.dice.double",
    "sun.example.derived-green-odds",
)
def test_the_faces_of_the_dice() -> None:
    faces = [Counter(VALUE[colour * 8 : colour * 8 + 8]) for colour in range(4)]
    assert faces == [{2: 1, 1: 4, 0: 3}, {1: 4, 0: 4}, {1: 3, 0: 5}, {-1: 3, 0: 5}]
    assert successes((0, 24, 31)) == 1


@pytest.mark.rule(
    "sun.setup.2-start-player",
    "sun.setup.2-start-player-tie",
    "sun.setup.4-character-order",
    "sun.setup.1-mission",
)
def test_most_successes_make_the_start_player_after_a_tie_is_rolled_again() -> None:
    t = table("medic", "hunter", "soldier")
    for person in t.g.people:
        person.kind = ""
    t.go(1, 8, 8, 8, 8, 8, 2, 2, 8, 8, 8, 8, 2, 8, 8, stage=Stage.START)
    assert (t.g.first, t.seat) == (2, 2)
    t.play("2 Play medic")
    assert t.seat == 0
    assert not t.offers("Play medic")


@pytest.mark.rule(
    "sun.example.derived-gear-points",
    "sun.example.gear-points-three",
    "sun.setup.5-gear-points-total",
    "sun.setup.5-gear-points-split",
    "sun.solo.gear-points",
)
@pytest.mark.parametrize(
    ("seats", "total", "first"), [(1, 4, 4), (2, 4, 2), (3, 4, 2), (4, 4, 1), (5, 5, 1), (6, 6, 1)]
)
def test_gear_points(seats: int, total: int, first: int) -> None:
    g = begun(seats).state
    points = [person.points for person in g.people]
    assert (sum(points), points[g.first]) == (total, first)


@pytest.mark.rule(
    "sun.setup.4-fill-hp-water",
    "sun.setup.4-condition",
    "sun.setup.4-ap",
    "sun.setup.4-karma",
    "sun.karma.start",
    "sun.setup.6-day-track",
    "sun.setup.6-new-haven",
    "sun.newhaven.start",
    "sun.setup.7-skip-preparation",
    "sun.prep.skip-first-day",
    "sun.ruling.hp-fill-cubes",
    "sun.ruling.karma-six-players",
    "sun.ruling.karma-cubes-misprint",
    "sun.board.choice",
    "sun.board.water",
    "sun.setup.7-briefing",
)
def test_everybody_starts_fresh_in_new_haven_on_the_first_morning() -> None:
    g = settled(6, seed=4).state
    assert (g.day, g.phase, g.map[HOME].number) == (1, Phase.MORNING, 1)
    for person in g.people:
        board = g.book.characters[person.kind]
        assert (person.tile, person.hp, person.condition, person.karma) == (0, board.hp, OK, 3)
        assert person.water >= board.water - 2
    assert len({person.kind for person in g.people}) == 6


@pytest.mark.rule(
    "sun.setup.6-trading-post",
    "sun.trader.lawrence-stock",
    "sun.ruling.start-items-left",
    "sun.ruling.gear-points-unspent",
)
def test_lawrence_has_water_resources_two_start_items_and_one_loot_card() -> None:
    g = settled(2).state
    (lawrence,) = g.traders.values()
    gear = [g.gear(card) for card in lawrence.cards]
    assert (lawrence.water, sum(lawrence.goods)) == (4, 4)
    assert Counter(each.deck == "loot" for each in gear) == {False: 2, True: 1}
    assert all(each.stars for each in gear if each.deck != "loot")


@pytest.mark.rule(
    "sun.setup.5-start-item-draw",
    "sun.setup.5-start-item-cost",
    "sun.ruling.bottle-filled",
    "sun.ruling.start-item-order",
)
def test_a_start_item_costs_its_stars_and_bottles_come_full() -> None:
    t = table("medic", "hunter", number=1)
    bottle = t.card("water_bottle")
    t.g.offer, t.g.order = [bottle], [0, 1]
    t[0].points = t[1].points = 2
    t[0].water = 0
    t.go((1, 22), (1, 21), (1, 20), (1, 19), (1, 10), picks=(0, 0), stage=Stage.GEAR)
    t.play(f"0 BuyStart {bottle}")
    assert (t[0].items, t[0].points, t[0].water) == ((bottle,), 1, 7)


@pytest.mark.rule("sun.setup.5-gear-points-pool", "sun.ruling.start-item-buyer")
def test_points_are_pooled_for_a_dear_item_if_the_other_agrees() -> None:
    t = table("medic", "hunter", number=1)
    pistol = t.card("pistol")
    t.g.offer, t.g.order = [pistol], [0, 1]
    t[0].points = t[1].points = 2
    t.go((1, 22), (1, 21), (1, 20), (1, 19), (1, 10), picks=(0, 0), stage=Stage.GEAR)
    t.play(f"0 BuyStart {pistol}", "1 Give 1", "0 Receive 1")
    assert t[1].items == (pistol,)
    assert t.g.uses[pistol] == 4


@pytest.mark.rule(
    "sun.setup.6-bag",
    "sun.ruling.bag-contents",
    "sun.bag.draw",
    "sun.bag.refill",
    "sun.ruling.bag-refill-types",
)
def test_the_bag_has_22_cubes_and_is_refilled_with_one_of_each_type() -> None:
    t = table("medic")
    assert t.g.bag == (4, 4, 4, 3, 3, 2, 2, 0, 0)
    assert draw_random(t.g, 22) == (4, 4, 4, 3, 3, 2, 2, 0, 0)
    assert sum(draw_random(t.g, 1)) == 1
    assert sum(t.g.bag) == 6


@pytest.mark.rule("sun.example.derived-stack")
@pytest.mark.parametrize(
    ("seats", "size", "first"), [(2, 20, 15), (4, 20, 15), (5, 24, 19), (6, 24, 19)]
)
def test_the_objective_lies_among_the_last_tiles(seats: int, size: int, first: int) -> None:
    for seed in range(20):
        setup = GAME.prepare("deep_water", seats)
        g = new_land(setup, GAME.book(setup), Dice(seed))
        order = g.stack[::-1]
        assert len(order) == size
        assert first <= order.index(31) + 1 <= size


@pytest.mark.rule(
    "sun.example.derived-group-deck",
    "sun.mode.group-deck",
    "sun.mode.group-draw",
    "sun.mode.sol-may-be-absent",
    "sun.ruling.group-deck-size",
    "sun.ruling.unused-group-cards",
    "sun.mode.sol-goal",
)
def test_one_son_of_liberty_among_nine_cards_for_four_players() -> None:
    found = 0
    for seed in range(60):
        g = begun(4, seed=seed, mode="semicoop").state
        cards = g.roles + g.unused_roles
        sons = [role for role in cards if role in g.book.content.box.sons]
        assert (len(cards), len(sons)) == (9, 1)
        found += sons[0] in g.roles
    assert 15 < found < 40


@pytest.mark.rule(
    "sun.setup.3-mode", "sun.mode.semicoop-recommended", "sun.ruling.semicoop-solo", "sun.mode.coop"
)
@pytest.mark.parametrize(
    ("mission", "seats", "mode", "semicoop"),
    [
        ("signal_fire", 3, "recommended", True),
        ("signal_fire", 2, "recommended", False),
        ("deep_water", 4, "recommended", False),
        ("deep_water", 2, "semicoop", True),
        ("deep_water", 1, "semicoop", False),
        ("signal_fire", 4, "coop", False),
    ],
)
def test_the_mode_of_a_game(mission: str, seats: int, mode: str, semicoop: bool) -> None:
    book: Book = GAME.book(GAME.prepare(mission, seats, {"mode": mode}))
    assert book.semicoop == semicoop


@pytest.mark.rule(
    "sun.general.reshuffle-when-exhausted",
    "sun.ruling.reshuffle-moment",
    "sun.ruling.deck-none-left",
    "sun.ruling.deck-empty",
)
def test_an_exhausted_deck_is_shuffled_from_its_discards_or_gives_nothing() -> None:
    t = table("medic")
    t.g.loot_discard, t.g.loot_deck = [t.card("katana")], []
    assert draw_loot(t.g) == t.card("katana")
    assert t.g.loot_discard == []
    t.g.enemy_deck = []
    assert draw_enemy(t.g) == -1


@pytest.mark.rule("sun.ruling.draw-until", "sun.ruling.no-effect")
def test_drawing_until_a_type_shuffles_the_discards_in_only_if_it_must() -> None:
    t = table("medic")
    names = t.g.book.enemies
    bear, dog = names.index("bear"), names.index("stray_dog")
    t.g.enemy_deck, t.g.enemy_discard = [bear], [dog]
    assert until_type(t.g, "animal") == bear
    assert t.g.enemy_discard == [dog]
    assert until_type(t.g, "animal") == dog
    assert until_type(t.g, "animal") == -1


@pytest.mark.rule("sun.ruling.draw-until")
def test_the_cards_passed_over_are_shuffled_back_with_the_rest() -> None:
    t = table("medic")
    names = t.g.book.enemies
    dog, bandit, wolf, howler = map(names.index, ("stray_dog", "bandit", "wolf", "howler"))
    t.g.enemy_deck = [dog, wolf, bandit, howler]
    t.g.dice = LoadedDice(shuffles=[(howler, bandit, dog)])
    assert until_type(t.g, "animal") == wolf
    assert t.g.enemy_deck == [howler, bandit, dog]


@pytest.mark.rule(
    "sun.general.gear-decks-open",
    "sun.general.deck-secrecy",
    "sun.ruling.deck-count",
    "sun.setup.6-shuffle",
)
def test_a_veil_shuffles_the_hidden_decks_and_leaves_the_open_ones() -> None:
    t = table("medic", "hunter")
    gear, loot = list(t.g.gear_deck), list(t.g.loot_deck)
    GAME.veil(t.g, 0, Dice(5), t.g)
    assert t.g.gear_deck == gear
    assert t.g.loot_deck != loot
    assert sorted(t.g.loot_deck) == sorted(loot)


@pytest.mark.rule("sun.loot-card.hero")
def test_only_the_hero_can_use_a_hero_item() -> None:
    t = table("medic", "hunter")
    (bow,) = t.give(0, "", "compound_bow")
    assert bow not in usable(t.g, t[0])
    t[0].kind = "hunter"
    assert bow in usable(t.g, t[0])


def test_the_first_choice_is_a_character() -> None:
    match = begun(2)
    play(match, "Play medic")
    assert [person.kind for person in match.state.people].count("medic") == 1
