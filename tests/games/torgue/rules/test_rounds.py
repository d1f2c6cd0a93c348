"""The end of the enemies' turn and the clean-up: Burn, bombs, the card, the d4."""

import pytest

from games.torgue.setups import LINE, QUIET
from games.torgue.table import FIRST, table, token
from sobremesa.games.torgue import questions as ask
from sobremesa.games.torgue.events import (
    BagRefilled,
    Blasted,
    CleanupRolled,
    Eliminated,
    ObjectiveDone,
    SpotlightMoved,
    Struck,
    Wounded,
)
from sobremesa.games.torgue.rules.interact import RIGGED
from sobremesa.games.torgue.rules.loot import AMMO, HEALTH, LEGENDARY, MONEY
from sobremesa.games.torgue.state import Item, Show
from sobremesa.testing import events_of

# Burn


@pytest.mark.rule("tor.endenemy.burn", "tor.element.burn-effect", "tor.ruling.shield-only-attacks")
def test_burn_wounds_once_per_token_past_all_shields_and_is_told() -> None:
    def edit(g: Show) -> None:
        g.hunters[0].burn = g.enemies[FIRST].burn = 2
        g.hunters[0].tokens = (token("yellow"),) * 2 + (token("green"),)
        g.hunters[0].gear = (Item("cardboard_aegis", False, (token("yellow"),)),)
        g.enemies[FIRST].shields = (token("yellow"),)

    t = table(LINE, salvador=0, enemies=[("goliath", 6)], orders=QUIET, edit=edit)
    t.play("Suffer 1 1 false", "Suffer 1 1 false")
    told = [(event.mini, event.wounds, event.shields, event.why) for event in t.told(Wounded)]
    assert told == [(0, 2, 0, "burn"), (FIRST, 2, 0, "burn")]
    assert t["salvador"].tokens == (*[token("red", "yellow")] * 2, token("green"))
    assert (t["salvador"].burn, t.enemies()[0].burn, t.enemies()[0].wounds) == (2, 2, 2)


@pytest.mark.rule("tor.endenemy.burn", "tor.enemywound.eliminate", "tor.ruling.loot-no-killer")
def test_an_enemy_burns_for_no_more_wounds_than_it_has_left() -> None:
    t = table(
        LINE,
        salvador=0,
        enemies=[("bruiser", 6)],
        orders=QUIET,
        edit=lambda g: setattr(g.enemies[FIRST], "burn", 5),
    )
    assert [event.wounds for event in t.told(Wounded)] == [2]
    assert [(event.mini, event.by) for event in t.told(Eliminated)] == [(FIRST, -1)]
    assert t.g.kills == 1


@pytest.mark.rule(
    "tor.ruling.ffyl-not-without-attack",
    "tor.element.radiation-blast",
    "tor.ruling.reaction-any-attack",
)
def test_a_hunter_that_burns_to_death_fights_for_nothing_but_its_blast_may_be_answered() -> None:
    def edit(g: Show) -> None:
        g.hunters[0].burn = g.hunters[0].radiation = 1
        g.hunters[0].tokens = (token("red", "yellow"),)

    t = table(
        LINE,
        salvador=3,
        amara=3,
        spotlight="amara",
        orders=QUIET,
        rolls=[(9, 10), (2, 8)],
        edit=edit,
    )
    assert [event.mini for event in t.told(Eliminated)] == [0]
    assert [(event.source, event.force) for event in t.told(Blasted)] == [("radiation", 9)]
    t.play("Defend 1 1 false reflexes")
    assert t.offers("React 2")


@pytest.mark.rule("tor.ruling.burn-order", "tor.element.radiation-blast")
def test_an_enemy_that_a_blast_eliminated_in_between_does_not_burn_any_more() -> None:
    def edit(g: Show) -> None:
        for enemy in g.enemies.values():
            enemy.burn = enemy.radiation = 1

    t = table(
        LINE,
        salvador=0,
        enemies=[("psycho", 6), ("psycho", 6)],
        orders=QUIET,
        rolls=[(10, 10), (3, 10)],
        edit=edit,
    )
    t.play(f"First {FIRST + 1}")
    assert [event.mini for event in t.told(Wounded) if event.why == "burn"] == [FIRST + 1]
    assert [event.mini for event in t.told(Struck)] == [FIRST]
    assert not t.enemies()


@pytest.mark.rule("tor.ruling.star-move-timing", "tor.element.radiation-blast")
def test_a_star_move_made_against_blasts_of_the_burned_takes_the_spotlight_at_once() -> None:
    def edit(g: Show) -> None:
        g.hunters[2].star = "untouchable"
        for enemy in g.enemies.values():
            enemy.burn = enemy.radiation = 1

    t = table(
        LINE,
        salvador=0,
        amara=6,
        enemies=[("psycho", 6), ("psycho", 6)],
        orders=QUIET,
        rolls=[(2, 10), (8, 8), (2, 10), (8, 8), (1, 4)],
        edit=edit,
    )
    t.play(f"First {FIRST}", "Defend 1 1 false reflexes", "Defend 1 1 false reflexes")
    told_of = [
        type(e) for e in events_of(t.match) if isinstance(e, (SpotlightMoved, CleanupRolled))
    ]
    assert told_of == [SpotlightMoved, CleanupRolled]
    assert t.g.spotlight == 2


# Bombs


@pytest.mark.rule("tor.ruling.force-die-once", "tor.ruling.blast-own-attack")
def test_bombs_explode_in_the_groups_order_and_each_brings_its_pillar_down() -> None:
    t = table(
        LINE,
        salvador=0,
        enemies=[("bruiser", 4), ("bruiser", 6)],
        orders=QUIET,
        scenario="demolition_derby",
        changes={"key_barrel": False},
        rolls=[(9, 10), (3, 10)],
        edit=lambda g: g.objectives.update({4: RIGGED, 6: RIGGED, 5: 1}),
    )
    assert (t.asked, t.offered()) == (ask.BombOrder, ["Zone 4", "Zone 6"])
    t.play("Zone 6")
    blasts = [(event.zone, event.source, event.force, event.die) for event in t.told(Blasted)]
    assert blasts == [(6, "bomb", 9, True), (4, "bomb", 3, True)]
    assert [(e.hunter, e.what, e.zone) for e in t.told(ObjectiveDone)] == [
        (-1, "pillar", 6),
        (-1, "pillar", 4),
    ]
    assert [enemy.wounds for enemy in t.enemies()] == [0, 1]
    assert (t.g.destroyed, t.g.objectives) == (2, {5: 1})


@pytest.mark.rule("tor.ruling.blast-own-attack", "tor.reaction.trigger")
def test_a_hunter_wounded_by_a_bomb_may_react_before_the_next_one() -> None:
    t = table(
        LINE,
        salvador=6,
        orders=QUIET,
        scenario="demolition_derby",
        changes={"key_barrel": False},
        rolls=[(9, 10), (2, 8), (3, 10)],
        edit=lambda g: g.objectives.update({4: RIGGED, 6: RIGGED}),
    )
    t.play("Zone 6", "Defend 1 1 false reflexes")
    assert (t.asked, t.g.destroyed) == (ask.React, 1)
    assert not t.match.asks()[0].anchor
    t.play("Decline 0")
    assert t.g.destroyed == 2


@pytest.mark.rule("tor.terrain.scenario-overrides")
def test_two_crates_in_a_zone_are_no_bomb() -> None:
    t = table(
        LINE,
        salvador=0,
        orders=QUIET,
        scenario="hot_sauce_run",
        edit=lambda g: g.objectives.update({4: 2}),
    )
    assert (t.g.objectives, t.told(Blasted)) == ({4: 2}, [])


# The card


@pytest.mark.rule("tor.round.rank0-not-spent", "tor.round.enemy-turn-spend")
@pytest.mark.parametrize(("queue", "spent"), [(["youre_fired"], 0), (["encore", "youre_fired"], 1)])
def test_a_ranked_announcement_is_spent_and_youre_fired_never(queue: list[str], spent: int) -> None:
    t = table(LINE, salvador=0, orders=QUIET, edit=lambda g: setattr(g, "queue", queue))
    assert t.g.spent == spent


# The clean-up


def littered(g: Show) -> None:
    """Loot on the floor, on a card and in the discard pile."""
    g.floor = {3: (AMMO, LEGENDARY), 5: (HEALTH, MONEY)}
    g.discard[AMMO], g.discard[MONEY] = 2, 1
    g.hunters[0].loot = (AMMO,)
    g.aside[LEGENDARY] = 1


@pytest.mark.rule("tor.cleanup.fumble", "tor.cleanup.fumble-legendary")
def test_a_one_takes_loot_back_into_the_bag_and_legendary_tokens_out_of_the_game() -> None:
    t = table(LINE, salvador=0, orders=QUIET, rolls=[(1, 4)], edit=littered)
    assert (t.g.bag[AMMO], t.g.bag[HEALTH], t.g.bag[MONEY], t.g.bag[LEGENDARY]) == (3, 1, 2, 0)
    assert (t.g.floor, sum(t.g.discard), t.g.aside[LEGENDARY]) == ({}, 0, 2)
    assert t["salvador"].loot == (AMMO,)
    assert [event.count for event in t.told(BagRefilled)] == [6]


@pytest.mark.rule("tor.cleanup.fumble")
def test_a_one_with_nothing_lying_around_is_not_told() -> None:
    t = table(LINE, salvador=0, orders=QUIET, rolls=[(1, 4)])
    assert ([event.die for event in t.told(CleanupRolled)], t.told(BagRefilled)) == ([1], [])


@pytest.mark.rule("tor.cleanup.nothing", "tor.cleanup.die")
@pytest.mark.parametrize("die", [2, 3, 4])
def test_loot_lies_on_unless_a_one_is_rolled(die: int) -> None:
    t = table(LINE, salvador=0, orders=QUIET, rolls=[(die, 4)], edit=littered)
    assert len(t.g.floor) == 2
    assert [event.die for event in t.told(CleanupRolled)] == [die]


def marked(g: Show) -> None:
    for mini in (g.hunters[0], g.enemies[FIRST]):
        mini.corrosion = mini.shock = mini.slag = 2


@pytest.mark.rule(
    "tor.cleanup.crit",
    "tor.cleanup.nothing",
    "tor.element.corrosion-end",
    "tor.element.shock-end",
    "tor.element.slag-end",
    "tor.ruling.cleanup-slag-first",
)
@pytest.mark.parametrize(("die", "left"), [(1, 2), (2, 2), (3, 2), (4, 0)])
def test_a_four_ends_effects_on_both_sides_and_slag_goes_whatever_is_rolled(
    die: int, left: int
) -> None:
    t = table(
        LINE, salvador=0, enemies=[("bruiser", 6)], orders=QUIET, rolls=[(die, 4)], edit=marked
    )
    for mini in (t["salvador"], t.enemies()[0]):
        assert (mini.corrosion, mini.shock, mini.slag) == (left, left, 0)


@pytest.mark.rule("tor.element.burn-end", "tor.ruling.cleanup-stun", "tor.element.radiation-end")
def test_a_four_ends_burn_after_it_wounded_and_leaves_radiation() -> None:
    def edit(g: Show) -> None:
        g.hunters[0].tokens = (token("yellow"),) * 3
        for mini in (g.hunters[0], g.enemies[FIRST]):
            mini.burn, mini.radiation = 1, 3

    t = table(LINE, salvador=0, enemies=[("goliath", 6)], orders=QUIET, rolls=[(4, 4)], edit=edit)
    told = [(event.mini, event.wounds, event.why) for event in t.told(Wounded)]
    assert told == [
        (0, 1, "burn"),
        (FIRST, 1, "burn"),
        (0, 1, "radiation"),
        (FIRST, 1, "radiation"),
    ]
    for mini in (t["salvador"], t.enemies()[0]):
        assert (mini.burn, mini.radiation) == (0, 3)
