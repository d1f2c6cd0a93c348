"""Wounds of enemies, what falls with them, blasts, and what leaves with a Vault Hunter."""

from collections.abc import Callable
from typing import Any

import pytest

from games.torgue.setups import LINE
from games.torgue.table import FIRST, Table, bag_of, table, token, tokens_of
from sobremesa.games.torgue import questions as ask
from sobremesa.games.torgue.events import (
    Blasted,
    Eliminated,
    Healed,
    LootDrawn,
    LootDropped,
    ScenarioEnded,
    Struck,
    Wounded,
)
from sobremesa.games.torgue.rules.loot import AMMO, LEGENDARY, MONEY
from sobremesa.games.torgue.state import Show
from sobremesa.kernel import Outcome
from sobremesa.testing import events_of


def shot(kind: str, *, die: int, rolls: list[Any] | None = None, **more: Any) -> Table:
    """Salvador's shot at an enemy two zones away."""
    t = table(
        LINE,
        salvador=0,
        enemies=[(kind, 2)],
        active="salvador",
        rolls=[*(rolls or []), (die, 8)],
        **more,
    )
    t.play("Act 0 caracal", "Pay 0 1")
    return t


# Defence and wounds


@pytest.mark.rule("tor.ruling.gained-effects-duration")
def test_dug_in_and_thick_skinned_enemies_are_harder_to_hit() -> None:
    def edit(g: Show) -> None:
        g.thick_skins, g.enemies[FIRST].hardened = 1, 2

    t = shot("bruiser", die=6, edit=edit)
    assert [(event.against, event.hit) for event in t.told(Struck)] == [(9, False)]


@pytest.mark.rule("tor.enemyshield.roll", "tor.enemyshield.instead-of-defence")
def test_a_red_shield_rolls_its_die_instead_of_the_defence_and_is_told() -> None:
    t = shot(
        "psycho",
        die=2,
        rolls=[(4, 6)],
        edit=lambda g: setattr(g.enemies[FIRST], "shields", (token("red"),)),
    )
    assert [(each.against, each.shield_die, each.hit) for each in t.told(Struck)] == [(4, 4, True)]
    assert t.g.enemies[FIRST].shields == (token("red", spent=True),)


@pytest.mark.rule("tor.ruling.enemy-shield-down")
def test_an_enemy_whose_shield_is_spent_counts_on_its_defence_and_rolls_nothing() -> None:
    t = shot(
        "badass_marauder",
        die=4,
        edit=lambda g: setattr(g.enemies[FIRST], "shields", (token("yellow", spent=True),)),
    )
    assert [(event.against, event.shield_die) for event in t.told(Struck)] == [(6, 0)]


@pytest.mark.rule("tor.enemyshield.excess", "tor.enemywound.marker")
def test_wounds_spend_all_shields_and_the_rest_hurts_up_to_the_last_hit_point() -> None:
    t = table(
        LINE,
        salvador=0,
        enemies=[("lady_static", 3)],
        active="salvador",
        gear={"salvador": ["long_goodbye"]},
        rolls=[(1, 12), (7, 8), (7, 8)],
        edit=lambda g: setattr(g.enemies[FIRST], "slag", 1),
    )
    t.play("Act 0 long_goodbye", "Pay 0 1")
    enemy = t.g.enemies[FIRST]
    assert enemy.shields == (token("green", spent=True), token("yellow", spent=True))
    enemy.wounds = 4
    t.play("Act 0 long_goodbye", "Pay 0 1")
    assert [(event.wounds, event.shields) for event in t.told(Wounded)] == [(1, 2), (2, 0)]
    assert [event.mini for event in t.told(Eliminated)] == [FIRST]


# Eliminations


@pytest.mark.rule("tor.enemywound.eliminate", "tor.ruling.loot-credit")
def test_an_elimination_is_counted_and_told_with_its_place_and_the_hunter_behind_it() -> None:
    t = shot("psycho", die=6, bag=bag_of(MONEY), picks=[0])
    assert t.told(Eliminated) == [Eliminated(FIRST, "psycho", 2, 0, kills=1, needed=26)]
    assert (t.g.kills, t["salvador"].loot) == (1, (MONEY,))
    assert (t.g.crowd[2], t.g.enemies_in[2], t.g.enemy_zones) == (0, 0, 0)


@pytest.mark.rule("tor.zone.capacity", "tor.enemywound.eliminate")
def test_a_large_enemy_that_is_eliminated_leaves_its_whole_zone_free() -> None:
    t = shot("goliath", die=6, edit=lambda g: setattr(g.enemies[FIRST], "wounds", 3))
    assert (t.g.crowd[2], t.g.no_large >> 2 & 1) == (0, 0)


@pytest.mark.rule("tor.ruling.enemy-activation")
def test_an_enemy_eliminated_by_a_reaction_no_longer_obeys() -> None:
    t = table(
        LINE,
        salvador=0,
        enemies=[("marauder", 2), ("psycho", 2), ("marauder", 2)],
        orders=["attack"],
        rolls=[(2, 8), (7, 8), (8, 8)],
    )
    t.play(f"Obey {FIRST}", "Defend 1 1 false reflexes", "React 0", "Act 0 caracal", "Pay 0 1")
    t.play(f"Target {FIRST + 1}")
    assert t.g.obeying == []
    assert t.asked is ask.Defend


def two_in_a_blast(seats: int, credit: str, **more: Any) -> Table:
    """Two irradiated psychos that fall to one explosion."""

    def edit(g: Show) -> None:
        for enemy in g.enemies.values():
            if enemy.kind == "psycho":
                enemy.radiation = 1

    if credit:
        return table(
            LINE,
            salvador=0,
            enemies=[("psycho", 2)] * 2,
            active="salvador",
            gear={"salvador": ["boom_broom"]},
            seats=seats,
            edit=edit,
            **more,
        )
    return table(
        LINE,
        salvador=2,
        enemies=[("uncle_fuse", 0), ("psycho", 2), ("psycho", 2)],
        orders=["attack"],
        seats=seats,
        edit=edit,
        **more,
    )


@pytest.mark.rule("tor.ruling.eliminations-together")
def test_both_leave_before_their_loot_and_the_loot_comes_before_the_blasts() -> None:
    t = two_in_a_blast(
        4,
        "salvador",
        spotlight="moze",
        rolls=[(7, 8), (1, 10), (2, 10)],
        bag=bag_of(AMMO, MONEY),
        picks=[0, 0],
    )
    t.play("Act 0 boom_broom", "Pay 0 1")
    kinds = (Eliminated, LootDrawn, Blasted)
    happened = [type(event) for event in events_of(t.match) if isinstance(event, kinds)]
    assert happened == [kind for kind in kinds for _ in range(2)]
    assert t.asked is ask.Act, "in one zone no order makes a difference"
    assert [event.force for event in t.told(Blasted)] == [1, 2]
    assert (t["salvador"].loot, t.told(LootDrawn)[0].zone) == ((AMMO, MONEY), 2)


@pytest.mark.rule("tor.ruling.eliminations-together", "tor.ruling.loot-no-killer")
def test_what_falls_to_nobodys_attack_lies_where_it_fell() -> None:
    t = two_in_a_blast(
        4, "", spotlight="amara", rolls=[(8, 8), (1, 10), (1, 10)], bag=bag_of(MONEY), picks=[0]
    )
    t.play(f"2 Obey {FIRST}", "0 Defend 1 1 false reflexes")
    assert (len(t.told(Eliminated)), t.g.floor) == (2, {2: (MONEY,)})
    assert [event.source for event in t.told(Blasted)] == ["radiation"]
    assert t.asked is ask.Defend, "Salvador stands in the first blast, and no order was asked for"


@pytest.mark.rule("tor.ruling.loot-credit", "tor.shield.abilities")
def test_an_enemy_felled_by_an_explosion_is_not_struck_again_by_a_shield_that_answers_it() -> None:
    t = table(
        LINE,
        salvador=0,
        amara=2,
        enemies=[("psycho", 2), ("bruiser", 2)],
        active="salvador",
        gear={"salvador": ["boom_broom"], "amara": ["nova_vest"]},
        rolls=[(5, 8), (2, 8)],
        bag=bag_of(MONEY),
        picks=[0],
    )
    t.play("Act 0 boom_broom", "Pay 0 1", f"Target {FIRST}")
    assert [(event.mini, event.by) for event in t.told(Eliminated)] == [
        (FIRST + 1, 2),
        (FIRST, 0),
    ]
    assert [event.mini for event in t.told(Struck)] == [FIRST, FIRST + 1, FIRST + 1]


# Quarries and endings


def wanted(card: str, more: Callable[[Show], object] = lambda g: None) -> Callable[[Show], None]:
    """An edit that makes the game a Wanted mission."""

    def edit(g: Show) -> None:
        g.wanted = card
        more(g)

    return edit


@pytest.mark.rule("tor.boss.win", "tor.ruling.boss-win-immediate")
def test_the_boss_falls_and_all_players_have_won_before_anything_drops() -> None:
    def edit(g: Show) -> None:
        boss = g.enemies[FIRST]
        boss.wounds, boss.shields = boss.hp - 1, ()

    t = shot(
        "psychoreaver",
        die=8,
        scenario="reap_what_you_sow",
        seats=2,
        bag=bag_of(MONEY),
        edit=edit,
    )
    outcome = t.match.outcome
    assert outcome is not None
    assert (outcome.result, outcome.winners, outcome.rule) == (
        "boss-slain",
        (0, 1),
        "tor.boss.win",
    )
    assert [event.result for event in t.told(ScenarioEnded)] == ["boss-slain"]
    assert t.told(LootDrawn) == []


@pytest.mark.rule("tor.scenario.secret-box")
@pytest.mark.parametrize(
    ("kind", "box", "quarry"),
    [("nine_fingers", True, True), ("nine_fingers", False, False), ("bolt_mama", True, False)],
)
def test_nine_fingers_counts_in_the_third_scenario_once_its_box_is_read(
    kind: str, box: bool, quarry: bool
) -> None:
    def edit(g: Show) -> None:
        g.box, enemy = box, g.enemies[FIRST]
        enemy.wounds, enemy.shields = enemy.hp - 1, ()

    t = shot(kind, die=8, scenario="blackout", edit=edit)
    assert [event.mini for event in t.told(Eliminated)] == [FIRST]
    assert t.g.quarry is quarry


@pytest.mark.rule("tor.wanted.card", "tor.ruling.enemy-heal")
@pytest.mark.parametrize(
    ("card", "kind", "zone", "healed"),
    [
        ("big_brunch", "big_brunch", 3, 1),
        ("big_brunch", "big_brunch", 4, 0),
        ("big_brunch", "goliath", 3, 0),
        ("uncle_fuse", "uncle_fuse", 3, 0),
    ],
)
def test_big_brunch_feeds_on_escorts_that_fall_next_to_it_in_its_mission(
    card: str, kind: str, zone: int, healed: int
) -> None:
    t = table(
        LINE,
        salvador=0,
        enemies=[("psycho", 2), (kind, zone)],
        active="salvador",
        rolls=[(6, 8)],
        edit=wanted(card, lambda g: setattr(g.enemies[FIRST + 1], "wounds", 2)),
    )
    t.play("Act 0 caracal", "Pay 0 1")
    assert t.enemies(kind)[0].wounds == 2 - healed
    assert [event.count for event in t.told(Healed)] == [1] * healed


@pytest.mark.rule("tor.wanted.lose")
def test_a_mission_is_lost_for_all_with_the_first_hunter_that_is_eliminated() -> None:
    t = table(
        LINE,
        salvador=0,
        enemies=[("nine_fingers", 1)],
        orders=["attack"],
        rolls=[(2, 6)],
        edit=wanted("nine_fingers", tokens_of(0, token("red", "yellow", spent=True))),
    )
    assert t.match.outcome == Outcome(result="wanted-lost", winners=(), rule="tor.wanted.lose")


# Loot


@pytest.mark.rule("tor.wanted.card", "tor.loot.drop-one")
@pytest.mark.parametrize(("card", "drops"), [("the_accountant", 0), ("lady_static", 1)])
def test_the_accountants_escorts_drop_no_loot(card: str, drops: int) -> None:
    t = shot("marauder", die=6, bag=bag_of(MONEY, MONEY), picks=[0] * drops, edit=wanted(card))
    assert len(t.told(LootDrawn)) == drops


@pytest.mark.rule("tor.unique.legendary-drop", "tor.ruling.legendary-supply")
@pytest.mark.parametrize("left", [0, 1])
def test_a_unique_leaves_a_legendary_token_as_long_as_there_is_one(left: int) -> None:
    def edit(g: Show) -> None:
        g.legendary, g.enemies[FIRST].wounds = left, 7

    t = shot("nine_fingers", die=8, bag=bag_of(MONEY), edit=edit)
    assert [(event.loot, event.zone) for event in t.told(LootDropped)] == [(LEGENDARY, 2)] * left
    assert (t.g.legendary, t.told(LootDrawn)) == (0, [])


@pytest.mark.rule("tor.example.pinata-die", "tor.effect.pinata")
def test_a_pinata_with_a_die_drops_one_token_more_than_it_shows() -> None:
    t = table(
        LINE,
        salvador=0,
        enemies=[("badass_skag", 2)],
        active="salvador",
        rolls=[(8, 8), (2, 4)],
        bag=bag_of(*[MONEY] * 9),
        picks=[0] * 3,
        edit=lambda g: setattr(g.enemies[FIRST], "wounds", 3),
    )
    t.play("Act 0 caracal", "Pay 0 1")
    assert t["salvador"].loot == (MONEY,) * 3
