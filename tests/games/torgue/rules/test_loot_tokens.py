"""Loot token by token: out of the bag, onto the floor or a card, and what using it does."""

from collections.abc import Callable
from typing import Any

import pytest

from games.torgue.setups import LINE
from games.torgue.table import BEAR, BLOODWING, FIRST, Table, bag_of, table, token
from sobremesa.games.torgue import questions as ask
from sobremesa.games.torgue.events import (
    Affected,
    BagRefilled,
    BountyFound,
    Gathered,
    LevelGained,
    LootDrawn,
    LootDropped,
    SlotFilled,
    VomitCleared,
)
from sobremesa.games.torgue.rules.loot import (
    AMMO,
    GUN,
    GUN_CARD,
    HEALTH,
    HEALTH_CARD,
    LEGENDARY,
    LEVEL_UP,
    MONEY,
    WANTED,
)
from sobremesa.games.torgue.state import Show


def shot(edit: Callable[[Show], object] | None = None, **more: Any) -> Table:
    """Salvador eliminates a Psycho two zones away."""
    t = table(
        LINE,
        salvador=0,
        enemies=[("psycho", 2)],
        active="salvador",
        rolls=[8],
        edit=edit,
        **more,
    )
    t.play("Act 0 caracal", "Pay 0 1")
    return t


# The bag


@pytest.mark.rule("tor.loot.random")
@pytest.mark.parametrize(
    ("number", "sort"), [(0, HEALTH_CARD), (1, HEALTH), (2, HEALTH), (3, AMMO), (4, MONEY)]
)
def test_every_token_in_the_bag_is_drawn_as_easily_as_any_other(number: int, sort: int) -> None:
    tokens = [HEALTH_CARD, HEALTH, HEALTH, AMMO, MONEY]
    t = shot(bag=bag_of(*tokens), picks=[number])
    assert (*t["salvador"].loot, *t.g.floor.get(2, ())) == (sort,)
    tokens.remove(sort)
    assert t.g.bag == bag_of(*tokens)
    assert [(event.hunter, event.loot, event.zone) for event in t.told(LootDrawn)] == [(0, sort, 2)]


@pytest.mark.rule("tor.loot.bag-empty", "tor.ruling.loot-bag-empty-timing")
def test_floor_and_discards_wait_until_the_last_token_is_drawn() -> None:
    def edit(g: Show) -> None:
        g.floor = {3: (HEALTH, MONEY), 5: (GUN,)}
        g.discard[AMMO] = 2

    t = shot(edit, bag=bag_of(AMMO, GUN), picks=[0])
    assert (t.g.bag, t.told(BagRefilled)) == (bag_of(GUN), [])
    assert (t.g.floor, t.g.discard[AMMO]) == ({3: (HEALTH, MONEY), 5: (GUN,)}, 2)
    t = shot(edit, bag=bag_of(AMMO), picks=[0])
    assert t.g.bag == bag_of(HEALTH, MONEY, GUN, AMMO, AMMO)
    assert (t.g.floor, t.g.discard) == ({}, bag_of())
    assert [event.count for event in t.told(BagRefilled)] == [5]


@pytest.mark.rule("tor.loot.bag-empty", "tor.ruling.loot-legendary-refill")
def test_a_refill_with_nothing_is_not_told() -> None:
    t = shot(lambda g: setattr(g, "floor", {4: (LEGENDARY,)}), bag=bag_of(AMMO), picks=[0])
    assert (t.told(BagRefilled), t.g.floor) == ([], {4: (LEGENDARY,)})
    assert sum(t.g.bag) == 0


# Where a token goes


@pytest.mark.rule("tor.loot.draw-card-stays")
def test_tokens_that_stay_lie_together_and_are_told() -> None:
    t = shot(lambda g: setattr(g, "floor", {2: (MONEY,)}), bag=bag_of(GUN_CARD, MONEY), picks=[0])
    assert (t.g.floor, t["salvador"].loot) == ({2: (GUN_CARD, MONEY)}, ())
    assert [(event.loot, event.zone) for event in t.told(LootDropped)] == [(GUN_CARD, 2)]


@pytest.mark.rule("tor.base.gather-appears", "tor.base.gather-activation")
def test_loot_that_appears_elsewhere_lets_nobody_gather() -> None:
    def edit(g: Show) -> None:
        g.floor = {0: (AMMO,), 3: (AMMO,)}

    t = shot(edit, bag=bag_of(GUN_CARD, MONEY), picks=[0])
    assert not t.offers("Gather")
    t = table(
        LINE,
        mordecai=0,
        bloodwing=3,
        enemies=[("psycho", 2)],
        active="mordecai",
        rolls=[8],
        trees={"mordecai": ("falconer", 0b101)},
        bag=bag_of(GUN_CARD, MONEY),
        picks=[0],
        edit=edit,
    )
    assert t.offers(f"Gather 1 {AMMO}")
    assert t.offers(f"Gather {BLOODWING} {AMMO}")
    t.play(f"Act {BLOODWING} talons", "Pay 1 1")
    assert t.g.floor[2] == (GUN_CARD,)
    assert not t.offers("Gather")


@pytest.mark.rule("tor.base.gather-appears", "tor.ruling.bloodwing-gather")
def test_loot_that_appears_with_bloodwing_lets_mordecai_gather_nothing_elsewhere() -> None:
    t = table(
        LINE,
        mordecai=0,
        bloodwing=3,
        enemies=[("psycho", 3)],
        active="mordecai",
        rolls=[8],
        trees={"mordecai": ("falconer", 0b101)},
        bag=bag_of(GUN_CARD, MONEY),
        picks=[0],
        edit=lambda g: g.floor.update({0: (AMMO,)}),
    )
    t.play(f"Act {BLOODWING} talons", "Pay 1 1")
    assert t.offers(f"Gather {BLOODWING} {GUN_CARD}")
    assert not t.offers("Gather 1")


@pytest.mark.rule("tor.spotlight.star-move")
def test_the_third_token_of_an_activation_makes_deep_pockets() -> None:
    def edit(g: Show) -> None:
        g.hunters[0].star = "deep_pockets"
        g.spotlight = 2
        g.floor = {0: (AMMO, HEALTH, MONEY)}

    t = table(LINE, salvador=0, active="salvador", edit=edit)
    t.play(f"Gather 0 {MONEY}", f"Gather 0 {AMMO}")
    assert (t["salvador"].met, t["salvador"].loot) == (False, (AMMO, MONEY))
    t.play(f"Gather 0 {HEALTH}")
    assert (t["salvador"].met, t["salvador"].loot) == (True, (HEALTH, AMMO, MONEY))


@pytest.mark.rule("tor.base.gather-partial", "tor.base.gather-free")
def test_of_equal_tokens_one_is_gathered_at_a_time_and_it_is_told() -> None:
    t = table(LINE, salvador=0, active="salvador", edit=lambda g: g.floor.update({0: (AMMO, AMMO)}))
    assert [option for option in t.offered() if option.startswith("Gather")] == [f"Gather 0 {AMMO}"]
    t.play(f"Gather 0 {AMMO}")
    assert (t.g.floor, t["salvador"].loot) == ({0: (AMMO,)}, (AMMO,))
    assert [(event.hunter, event.loot, event.zone) for event in t.told(Gathered)] == [(0, AMMO, 0)]
    t.play(f"Gather 0 {AMMO}")
    assert t.g.floor == {}


@pytest.mark.rule("tor.base.gather-enter", "tor.base.gather-partial")
def test_a_hunter_may_leave_what_lies_where_it_enters() -> None:
    t = table(
        LINE,
        salvador=0,
        active="salvador",
        edit=lambda g: g.floor.update({1: (AMMO, MONEY)}),
    )
    t.play("Act 0 move", "Pay 0 1", "Zone 1")
    assert t.offered() == ["Done", f"Gather 0 {AMMO}", f"Gather 0 {MONEY}"]
    t.play(f"Gather 0 {MONEY}", "Done")
    assert (t.asked, t.g.floor) == (ask.Move, {1: (AMMO,)})


@pytest.mark.rule("tor.vomit.gather", "tor.terrain.scenario-overrides")
@pytest.mark.parametrize(("wanted", "slag"), [("queen_retch", 1), ("nine_fingers", 0), ("", 0)])
def test_each_vomit_is_worth_a_token_and_slags_in_queen_retchs_mission(
    wanted: str, slag: int
) -> None:
    def edit(g: Show) -> None:
        g.vomit, g.wanted = {0: 2}, wanted

    t = table(
        LINE,
        salvador=0,
        active="salvador",
        bag=bag_of(HEALTH_CARD, MONEY, MONEY),
        picks=[0],
        edit=edit,
    )
    t.play("GatherVomit 0")
    assert (t.g.vomit, t["salvador"].loot, t["salvador"].slag) == ({0: 1}, (HEALTH_CARD,), slag)
    assert [(event.hunter, event.zone) for event in t.told(VomitCleared)] == [(0, 0)]
    assert [(event.loot, event.zone) for event in t.told(LootDrawn)] == [(HEALTH_CARD, -1)]
    assert [event.token for event in t.told(Affected)] == ["slag"] * slag


@pytest.mark.rule("tor.loot.random", "tor.ruling.loot-bag-empty-timing")
def test_a_hunter_that_picks_loot_chooses_among_the_sorts_it_drew() -> None:
    def kill(*sorts: int, picks: list[int]) -> Table:
        t = table(
            LINE,
            mordecai=0,
            enemies=[("psycho", 2)],
            active="mordecai",
            rolls=[(8, 12)],
            gear={"mordecai": ["third_opinion"]},
            trees={"mordecai": ("quickdraw", 0b011011)},
            bag=bag_of(*sorts),
            picks=picks,
        )
        t.play("Act 1 third_opinion", "Pay 1 2")
        return t

    t = kill(AMMO, MONEY, MONEY, picks=[1, 0])
    assert (t.asked, t.offered()) == (ask.ReturnLoot, [f"Return {MONEY}", f"Return {AMMO}"])
    t.play(f"Return {MONEY}")
    assert (t["mordecai"].loot, t.g.bag) == ((AMMO,), bag_of(MONEY, MONEY))
    t = kill(AMMO, picks=[0])
    assert (t.asked, t["mordecai"].loot, t.g.bag) == (ask.Act, (AMMO,), bag_of())


@pytest.mark.rule("tor.loot.random")
def test_a_hunter_that_does_not_pick_loot_draws_one_token() -> None:
    t = shot(bag=bag_of(AMMO, MONEY, MONEY), picks=[0])
    assert (t["salvador"].loot, len(t.told(LootDrawn))) == ((AMMO,), 1)


# Wanted and Level-Up


@pytest.mark.rule("tor.loot.wanted", "tor.loot.levelup-all", "tor.ruling.levels-counted")
def test_a_wanted_and_a_level_up_token_are_told_and_counted() -> None:
    t = shot(bag=bag_of(WANTED, AMMO), picks=[1])
    assert (len(t.told(BountyFound)), t.g.bounty, t["salvador"].loot) == (1, True, ())
    assert (t.g.floor, t.g.bag) == ({}, bag_of(AMMO))
    t = shot(bag=bag_of(LEVEL_UP, AMMO), picks=[1], settings={"level": 2})
    assert (t.g.level, t.g.gained, t.g.aside[LEVEL_UP]) == (3, 1, 1)
    assert [event.level for event in t.told(LevelGained)] == [3]
    assert (t.g.floor, t["salvador"].loot) == ({}, ())


@pytest.mark.rule("tor.loot.levelup-drawer", "tor.wound.heal-in-arena")
@pytest.mark.parametrize("state", ["in play", "down", "gone"])
def test_the_spotlight_that_counts_as_the_drawer_must_be_up_and_in_play_to_heal(
    state: str,
) -> None:
    wounded = (token("red", "green"), token("yellow"))

    def edit(g: Show) -> None:
        g.enemies[FIRST].burn = 1
        g.hunters[2].tokens = wounded
        g.pool = 0
        if state == "gone":
            g.leave(g.hunters[2], 1, enemy=False)
        g.hunters[2].down = state == "down"

    t = table(
        LINE,
        salvador=0,
        amara=0,
        spotlight="amara",
        enemies=[("psycho", 5)],
        orders=["ammo:all"],
        bag=bag_of(LEVEL_UP, AMMO),
        picks=[1],
        edit=edit,
    )
    assert len(t.told(LevelGained)) == 1
    healed = t["amara"].tokens[0] == token("green")
    assert healed is (state == "in play")


@pytest.mark.rule("tor.tree.immediate", "tor.ruling.skill-token")
def test_a_slot_gives_its_tokens_to_hunter_and_companion_at_once() -> None:
    t = table(
        LINE,
        salvador=0,
        moze=3,
        iron_bear=4,
        enemies=[("psycho", 2)],
        active="salvador",
        rolls=[8],
        trees={
            "salvador": ("meat_wall", 0b001011),
            "moze": ("bear_mother", 0b001011),
            "mordecai": ("falconer", 0b001011),
        },
        bag=bag_of(LEVEL_UP, AMMO),
        picks=[1],
    )
    before = t.companion("iron_bear").tokens
    t.play("Act 0 caracal", "Pay 0 1", "Slot 0 4", "Slot 1 4", "Slot 3 5")
    assert t["salvador"].tokens[-1] == token("yellow")
    assert len(t["salvador"].tokens) == 4
    assert t.companion("bloodwing").tokens == (token("yellow"),)
    assert t.companion("iron_bear").tokens == before
    assert t.companion("iron_bear").shields == (token("yellow"),)
    assert [(event.hunter, event.tree, event.slot) for event in t.told(SlotFilled)] == [
        (0, "meat_wall", 4),
        (1, "falconer", 4),
        (3, "bear_mother", 5),
    ]
    assert {event.element for event in t.told(SlotFilled)} == {""}
    assert BEAR in t.g.companions


@pytest.mark.rule("tor.tree.immediate")
def test_a_skill_with_an_element_asks_for_it_and_tells_it() -> None:
    t = shot(trees={"amara": ("storm_dancer", 0)}, bag=bag_of(LEVEL_UP, AMMO), picks=[1])
    assert (t.asked, t.details) == (ask.Element, {"mini": 2})
    assert t.offered() == ["Element incendiary", "Element shock", "Element cryo"]
    t.play("Element cryo")
    assert (t["amara"].element, t["amara"].slots) == ("cryo", 1)
    assert [(event.slot, event.element) for event in t.told(SlotFilled)] == [(0, "cryo")]
    assert t.asked is ask.Act, "hunters without a tree fill no slot"
