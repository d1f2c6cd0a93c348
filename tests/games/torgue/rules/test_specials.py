"""Special actions of enemies, one by one."""

import pytest

from games.torgue.setups import LINE, first
from games.torgue.table import FIRST, table, token
from sobremesa.games.torgue import questions as ask
from sobremesa.games.torgue.events import (
    Affected,
    Eliminated,
    EnemyAttacked,
    Healed,
    LootLost,
    Moved,
    Recharged,
    Removed,
    Spawned,
    SpecialUsed,
    Struck,
)
from sobremesa.games.torgue.rules.loot import AMMO, HEALTH, MONEY
from sobremesa.games.torgue.state import Show

# In general


@pytest.mark.rule("tor.special.all", "tor.special.order")
def test_a_special_action_of_two_steps_is_told_once_and_both_are_done() -> None:
    t = table(
        LINE,
        salvador=0,
        enemies=[("bolt_mama", 6)],
        orders=["special"],
        edit=first(wounds=3, shields=(token("yellow", spent=True),)),
    )
    assert [(e.mini, e.kind, e.special) for e in t.told(SpecialUsed)] == [
        (FIRST, "bolt_mama", "reweld")
    ]
    assert [(event.mini, event.count) for event in t.told(Healed)] == [(FIRST, 1)]
    assert [event.mini for event in t.told(Recharged)] == [FIRST]
    assert (t.enemies()[0].wounds, t.enemies()[0].shields) == (2, (token("yellow"),))


@pytest.mark.rule("tor.ruling.no-hunter-in-play")
def test_without_a_hunter_in_play_nobody_takes_a_special_action() -> None:
    def edit(g: Show) -> None:
        for hunter in g.hunters:
            g.leave(hunter, 1, enemy=False)
        g.pool = 4

    t = table(LINE, enemies=[("bruiser", 6)], orders=["special"], edit=edit)
    assert (t.told(SpecialUsed), t.enemies()[0].hardened) == ([], 0)


@pytest.mark.rule("tor.special.all", "tor.ruling.no-hunter-in-play")
def test_a_single_hunter_in_play_is_enough_wherever_it_stands() -> None:
    def edit(g: Show) -> None:
        for number in (1, 2, 3):
            g.leave(g.hunters[number], 1, enemy=False)
        g.pool = 4

    t = table(LINE, salvador=0, enemies=[("bruiser", 6)], orders=["special"], edit=edit)
    assert [event.special for event in t.told(SpecialUsed)] == ["dig_in"]


@pytest.mark.rule("tor.ruling.special-if-possible", "tor.special.order")
def test_one_who_falls_after_its_first_step_does_no_more() -> None:
    t = table(
        LINE,
        salvador=1,
        enemies=[("skag_pup", 4), ("psycho", 6)],
        orders=["special"],
        rolls=[(2, 8), (7, 8)],
    )
    t.play(f"Obey {FIRST}")
    assert [event.zone for event in t.told(Moved)] == [2]
    t.play("Defend 1 1 false melee", "React 0", "Act 0 caracal", "Pay 0 1")
    assert [event.mini for event in t.told(Eliminated)] == [FIRST]
    assert [event.special for event in t.told(SpecialUsed)] == ["leap", "throwing_axe"]


# Attacks


@pytest.mark.rule("tor.ruling.special-target")
@pytest.mark.parametrize(("zone", "attacks"), [(4, [8]), (5, [])])
def test_an_aimed_shot_strikes_the_spotlight_alone_up_to_range_four_with_one_force_more(
    zone: int, attacks: list[int]
) -> None:
    t = table(LINE, salvador=0, amara=0, enemies=[("marauder", zone)], orders=["special"])
    assert [event.force for event in t.told(EnemyAttacked)] == attacks
    assert [event.target for event in t.told(EnemyAttacked)] == [0] * len(attacks)
    assert not t.told(Moved)


@pytest.mark.rule("tor.ruling.special-target", "tor.target.spotlight-first")
def test_an_aimed_shot_at_others_is_not_made() -> None:
    t = table(LINE, salvador=6, amara=0, enemies=[("marauder", 1)], orders=["special"])
    assert (t.told(EnemyAttacked), t.told(Moved)) == ([], [])


@pytest.mark.rule("tor.ruling.special-target")
def test_a_throwing_axe_flies_three_zones_against_reflexes() -> None:
    for zone, resists in ((3, ["reflexes"]), (4, [])):
        t = table(LINE, salvador=6, amara=0, enemies=[("psycho", zone)], orders=["special"])
        assert [event.resist for event in t.told(EnemyAttacked)] == resists


@pytest.mark.rule(
    "tor.ruling.special-target", "tor.target.spotlight-first", "tor.attack.force-icon"
)
def test_a_special_attack_without_a_named_target_selects_as_usual_in_its_own_range() -> None:
    t = table(
        "........",
        salvador=1,
        amara=3,
        spotlight="amara",
        enemies=[("skag_pup", 7), ("spitter_skag", 5)],
        orders=["special"],
        rolls=[(2, 4), (8, 8)],
    )
    t.play(f"Obey {FIRST + 1}", "Defend 1 1 false reflexes")
    attack = t.told(EnemyAttacked)[0]
    assert (attack.target, attack.force, attack.resist) == (2, 6, "reflexes")
    assert [event.zone for event in t.told(Moved)] == [5], "a leap of two zones"


@pytest.mark.rule("tor.ruling.special-target")
@pytest.mark.parametrize(("zone", "struck"), [(3, [0]), (4, [])])
def test_a_fountain_reaches_one_zone_further_than_other_attacks(
    zone: int, struck: list[int]
) -> None:
    t = table(
        LINE, salvador=0, enemies=[("queen_retch", zone)], orders=["special"], rolls=[(2, 4), 8]
    )
    assert [event.target for event in t.told(EnemyAttacked)] == struck


@pytest.mark.rule("tor.example.stack-shotgun-tink", "tor.ruling.gained-effects-duration")
def test_high_calibre_adds_two_force_and_lethal_each_time_until_the_turn_ends() -> None:
    t = table(
        LINE,
        salvador=0,
        enemies=[("shotgun_tink", 2)],
        orders=["special", "special", "attack"],
        rolls=[(1, 4), (2, 12)],
    )
    enemy = t.enemies()[0]
    assert (enemy.force, enemy.gained) == (4, ("lethal", "lethal"))
    assert t.told(EnemyAttacked)[0].force == 10
    t.play("Defend 2 2 false reflexes")
    assert [each.colour for each in t["salvador"].tokens] == [0, 0, 0]
    t.play("Decline 0")
    assert (enemy.force, enemy.gained) == (0, ())


@pytest.mark.rule("tor.enemyturn.first-card", "tor.ruling.gained-effects-duration")
def test_one_who_digs_in_has_more_defence_until_the_next_enemies_turn() -> None:
    def edit(g: Show) -> None:
        g.queue = ["encore", "run_little_contestants", "youre_fired"]
        g.spotlight = 1

    t = table(
        LINE,
        salvador=4,
        enemies=[("bruiser", 6)],
        orders=["special", "special"],
        rolls=[2, (5, 8), 2],
        edit=edit,
    )
    assert t.enemies()[0].hardened == 2
    t.play("Activate 0", "Act 0 caracal", "Pay 0 1", "EndActivation")
    assert (t.told(Struck)[0].against, t.told(Struck)[0].hit) == (8, False)
    t.play("Activate 1", "EndActivation", "Activate 2", "EndActivation", "EndActivation")
    assert t.enemies()[0].hardened == 0


@pytest.mark.rule("tor.special.all", "tor.enemyturn.order-choice")
def test_a_rampage_strikes_each_hunter_beside_it_once_in_the_groups_order() -> None:
    t = table(
        LINE,
        salvador=2,
        amara=2,
        mordecai=4,
        enemies=[("goliath", 3)],
        orders=["special"],
        rolls=[8, 8, 8],
    )
    assert (t.asked, t.offered()) == (ask.EnemyTarget, ["Target 0", "Target 1", "Target 2"])
    t.play("Target 1", "Defend 1 1 false melee")
    assert t.offered() == ["Target 0", "Target 2"]
    t.play("Target 2", "Defend 1 1 false melee", "Defend 1 1 false melee")
    assert [event.target for event in t.told(EnemyAttacked)] == [1, 2, 0]
    assert t.asked is ask.Activate


@pytest.mark.rule("tor.special.all")
def test_a_rampage_reaches_no_further_than_one_zone() -> None:
    t = table(LINE, salvador=1, enemies=[("goliath", 3)], orders=["special"])
    assert (t.told(EnemyAttacked), t.told(Moved)) == ([], [])


# Others


@pytest.mark.rule("tor.ruling.family-words", "tor.enemyturn.small-first")
def test_a_roar_moves_all_other_psychos_small_before_large() -> None:
    t = table(
        "...........",
        salvador=0,
        enemies=[
            ("badass_psycho", 10),
            ("badass_psycho", 9),
            ("psycho", 8),
            ("nine_fingers", 8),
            ("bruiser", 4),
        ],
        orders=["special"],
    )
    t.play("InOrder")
    moved = [(event.mini, event.zone) for event in t.told(Moved)]
    assert moved[:3] == [(FIRST + 2, 6), (FIRST + 3, 5), (FIRST + 1, 7)]


@pytest.mark.rule("tor.ruling.spawn-other-source", "tor.spawn.first")
def test_a_howl_brings_two_pups_beside_the_badass_skag() -> None:
    t = table(LINE, salvador=0, enemies=[("badass_skag", 6)], orders=["special"])
    spawned = [(event.kind, event.zone) for event in t.told(Spawned)]
    assert spawned == [("skag_pup", 5), ("skag_pup", 5)]


@pytest.mark.rule("tor.special.all", "tor.loot.discard-pile")
def test_an_audit_takes_a_token_of_their_choice_from_all_who_have_three() -> None:
    t = table(
        LINE,
        salvador=0,
        enemies=[("the_accountant", 6)],
        orders=["special"],
        loot={
            "salvador": [AMMO, MONEY, HEALTH],
            "mordecai": [AMMO] * 2,
            "amara": [AMMO] * 4,
            "moze": [AMMO] * 3,
        },
        edit=lambda g: g.leave(g.hunters[3], 1, enemy=False),
    )
    assert (t.asked, t.offered()) == (ask.LoseLoot, [f"Return {n}" for n in (HEALTH, AMMO, MONEY)])
    t.play(f"Return {AMMO}")
    assert [(event.hunter, event.loot) for event in t.told(LootLost)] == [(0, AMMO), (2, AMMO)]
    assert [len(hunter.loot) for hunter in t.g.hunters] == [2, 2, 3, 3]


@pytest.mark.rule("tor.ruling.shock-any-source", "tor.enemyshield.recharge")
def test_a_reboot_recharges_lady_static_and_shocks_hunters_within_one_zone() -> None:
    t = table(
        LINE,
        salvador=3,
        amara=2,
        mordecai=1,
        enemies=[("lady_static", 3)],
        orders=["special"],
        edit=first(shields=(token("green", spent=True), token("yellow"))),
    )
    assert [event.mini for event in t.told(Recharged)] == [FIRST]
    assert [(event.mini, event.token) for event in t.told(Affected)] == [(0, "shock"), (2, "shock")]


def hungry(g: Show) -> None:
    """Big Brunch is wounded; vomit lies beside it and further away."""
    g.enemies[FIRST].wounds = 5
    g.vomit = {4: 1, 5: 2, 2: 1}


@pytest.mark.rule("tor.ruling.family-words", "tor.ruling.enemy-heal")
@pytest.mark.parametrize(
    ("choice", "vomit", "removed"),
    [
        ("Zone 4", {5: 2, 2: 1}, []),
        ("Zone 5", {4: 1, 5: 1, 2: 1}, []),
        (f"First {FIRST + 1}", {4: 1, 5: 2, 2: 1}, [(FIRST + 1, "psycho", 3)]),
    ],
)
def test_a_snack_is_a_vomit_or_a_psycho_within_one_zone_and_heals_two(
    choice: str, vomit: dict[int, int], removed: list[tuple[int, str, int]]
) -> None:
    t = table(
        LINE,
        salvador=0,
        enemies=[("big_brunch", 4), ("psycho", 3), ("psycho", 2), ("bruiser", 5)],
        orders=["special"],
        edit=hungry,
    )
    t.play("InOrder")
    assert (t.asked, t.offered()) == (ask.Snack, ["Zone 4", "Zone 5", f"First {FIRST + 1}"])
    t.play(choice)
    assert (t.g.vomit, t.enemies("big_brunch")[0].wounds) == (vomit, 3)
    assert [(event.mini, event.kind, event.zone) for event in t.told(Removed)] == removed
    assert (len(t.enemies()), t.g.kills) == (4 - len(removed), 0)


@pytest.mark.rule("tor.ruling.special-if-possible")
def test_without_a_snack_nothing_heals() -> None:
    t = table(
        LINE, salvador=0, enemies=[("big_brunch", 4)], orders=["special"], edit=first(wounds=5)
    )
    assert (t.asked, t.enemies()[0].wounds) == (ask.Activate, 5)


@pytest.mark.rule("tor.special.order", "tor.ruling.enemy-heal")
def test_leech_heals_one_for_each_hunter_in_play_with_nothing_but_red() -> None:
    def edit(g: Show) -> None:
        g.enemies[FIRST].wounds = 9
        for number in (0, 1, 2):
            g.hunters[number].tokens = (token("red", "yellow"),) * 2
        g.hunters[3].tokens = (token("red", "yellow"), token("yellow"))
        g.leave(g.hunters[2], 1, enemy=False)

    t = table(
        LINE,
        salvador=0,
        enemies=[("psychoreaver", 6)],
        orders=["special"],
        scenario="reap_what_you_sow",
        edit=edit,
    )
    assert t.enemies()[0].wounds == 7
