"""Explosions, second rolls, fumbles and star moves of a Vault Hunter's attacks."""

from typing import Any

import pytest

from games.torgue.setups import LINE
from games.torgue.table import BEAR, FIRST, Table, table, token, tokens_of
from sobremesa.games.torgue import questions as ask
from sobremesa.games.torgue.events import (
    Attacked,
    CardLost,
    CrowdRolled,
    Defended,
    ElementRolled,
    RanDry,
    Replied,
    Rerolled,
    SpotlightMoved,
    Struck,
    Suppressed,
)

# Crowds, explosions, second rolls


@pytest.mark.rule("tor.effect.crowd-control-choice")
def test_crowd_control_may_leave_the_others_alone() -> None:
    t = table(
        LINE,
        salvador=0,
        enemies=[("bruiser", 2)] * 3,
        active="salvador",
        gear={"salvador": ["twelve_barrels_good"]},
        rolls=[(2, 4), (3, 8)],
    )
    t.play("Act 0 twelve_barrels_good", "Pay 0 1", "Done")
    assert [event.mini for event in t.told(Struck)] == [FIRST]
    assert t.told(CrowdRolled) == [CrowdRolled(2)]


@pytest.mark.rule("tor.ruling.element-one-die-per-attack", "tor.ruling.element-barrel-target")
@pytest.mark.parametrize(
    ("beside", "enemies", "dice"), [({}, 0, 0), ({}, 1, 1), ({"amara": 2}, 0, 1)]
)
def test_an_elemental_explosion_at_a_barrel_rolls_for_those_beside_it(
    beside: dict[str, Any], enemies: int, dice: int
) -> None:
    t = table(
        "..b....",
        moze=0,
        enemies=[("goliath", 2)] * enemies,
        active="moze",
        gear={"moze": ["half_life"]},
        rolls=[*[(4, 4)] * dice, (2, 8), *[(12, 12)] * len(beside)],
        **beside,
    )
    t.play("Act 3 half_life", *["AtBarrel 2"] * enemies, *["Defend 2"] * len(beside))
    assert len(t.told(ElementRolled)) == dice
    assert t["amara"].radiation + sum(enemy.radiation for enemy in t.enemies()) == dice


@pytest.mark.rule("tor.ruling.companion-effect-tokens", "tor.ruling.hull-scope")
def test_an_elemental_explosion_strikes_iron_bear_and_leaves_no_token_on_it() -> None:
    t = table(
        LINE,
        salvador=0,
        iron_bear=2,
        amara=0,
        enemies=[],
        active="salvador",
        gear={"salvador": ["half_life"]},
        rolls=[(4, 4), (3, 8), (8, 8)],
        edit=lambda g: setattr(g, "barrels", {2: ("plain",)}),
    )
    t.play("Act 0 half_life")
    assert [event.mini for event in t.told(Defended)] == [BEAR]


@pytest.mark.rule("tor.ruling.explosive-friendly", "tor.effect.lethal")
def test_a_fumbled_explosion_strikes_nobody_and_a_lethal_one_wounds_friends_twice() -> None:
    def at(die: int, *more: Any) -> Table:
        t = table(
            LINE,
            salvador=0,
            amara=2,
            enemies=[("nomad", 2)],
            active="salvador",
            gear={"salvador": ["caracal", "paper_rocket"]},
            rolls=[(die, 8), *more],
        )
        t.play("Act 0 paper_rocket", "Pay 0 1")
        return t

    fumble = at(1)
    assert (fumble.asked, fumble.told(Defended)) == (ask.Act, [])
    assert fumble.told(CardLost) == [CardLost(0, "paper_rocket")]
    assert [item.card for item in fumble["salvador"].gear] == ["caracal"]
    hit = at(5, (2, 12))
    hit.play("Defend 2 2 false reflexes")
    assert [each.colour for each in hit["amara"].tokens].count(0) == 2


@pytest.mark.rule("tor.ruling.critical-explosive", "tor.effect.critical")
def test_on_a_crit_critical_lethal_counts_for_friends_in_the_explosion_too() -> None:
    t = table(
        LINE,
        moze=0,
        amara=2,
        enemies=[("goliath", 2)],
        active="moze",
        gear={"moze": ["needlessly_loud"]},
        trees={"moze": ("boom_school", 0b100000)},
        rolls=[(8, 8), (2, 8)],
        edit=tokens_of(2, token("yellow"), token("yellow"), token("yellow")),
    )
    t.play("Act 3 needlessly_loud", "Pay 3 1")
    assert [each.colour for each in t["amara"].tokens] == [0, 0, 1]


@pytest.mark.rule("tor.effect.precision", "tor.ruling.precision-choice")
def test_a_second_roll_is_told_with_the_first_and_a_crit_is_never_rolled_again() -> None:
    def at(*rolls: tuple[int, int]) -> Table:
        t = table(
            LINE,
            salvador=0,
            enemies=[("goliath", 2)],
            active="salvador",
            gear={"salvador": ["polite_cough"]},
            rolls=rolls,
        )
        t.play("Act 0 polite_cough", "Pay 0 1")
        return t

    t = at((2, 8), (5, 8))
    t.play("Reroll")
    assert t.told(Rerolled) == [Rerolled(0, 2, 5)]
    assert [event.total for event in t.told(Attacked)] == [4, 7]
    t = at((2, 8))
    t.play("Pass")
    assert (t.told(Rerolled), [event.hit for event in t.told(Struck)]) == ([], [False])
    assert at((8, 8)).asked is ask.Act


# Fumbles


@pytest.mark.rule("tor.ruling.attack-fumble", "tor.effect.suppression")
@pytest.mark.parametrize("card", ["caracal", "third_opinion"])
def test_an_enemy_without_a_reply_does_nothing_about_a_fumble(card: str) -> None:
    t = table(
        LINE,
        salvador=0,
        enemies=[("nomad", 2)],
        active="salvador",
        gear={"salvador": [card]},
        rolls=[(1, 8)],
    )
    t.play(f"Act 0 {card}", "Pay 0 1")
    assert (t.asked, t.told(Replied), t.told(Suppressed)) == (ask.Act, [], [])


@pytest.mark.rule("tor.effect.suppression", "tor.ruling.suppression-turn")
def test_suppression_may_be_declined_and_does_not_cover_a_second_fumble() -> None:
    t = table(
        LINE,
        salvador=0,
        enemies=[("spitter_skag", 2)],
        active="salvador",
        gear={"salvador": ["caracal", "third_opinion"]},
        rolls=[(1, 8), (1, 8)],
    )
    t.play("Act 0 third_opinion", "Pay 0 1")
    assert t.offered() == ["Ignore", "Pass"]
    t.play("Pass")
    assert t["salvador"].corrosion == 1
    t.play("Act 0 third_opinion", "Pay 0 1")
    assert (t.asked, t["salvador"].corrosion, len(t.told(Replied))) == (ask.Act, 2, 2)


@pytest.mark.rule("tor.ruling.suppression-turn")
def test_a_fumble_with_another_gun_uses_up_the_first_one() -> None:
    t = table(
        LINE,
        salvador=0,
        enemies=[("spitter_skag", 2)],
        active="salvador",
        gear={"salvador": ["caracal", "third_opinion"]},
        rolls=[(1, 8), (1, 8)],
    )
    t.play("Act 0 caracal", "Pay 0 1", "Act 0 third_opinion", "Pay 0 1")
    assert (t.asked, t["salvador"].corrosion, t.told(Suppressed)) == (ask.Act, 2, [])


@pytest.mark.rule("tor.ruling.suppression-turn", "tor.effect.suppression")
def test_iron_bear_has_a_first_fumble_of_its_own_to_suppress() -> None:
    t = table(
        LINE,
        moze=0,
        iron_bear=1,
        enemies=[("spitter_skag", 3)],
        active="moze",
        rolls=[(1, 8)],
        edit=lambda g: setattr(g.hunters[3], "fumbled", True),
    )
    t.play(f"Act {BEAR} minigun", f"Pay {BEAR} 1")
    assert t.offered() == ["Ignore", "Pass"]
    t.play("Ignore")
    assert (t.told(Suppressed), t["moze"].corrosion) == ([Suppressed(3)], 0)


@pytest.mark.rule("tor.effect.ammo-eater", "tor.ruling.attack-fumble-window")
def test_a_gun_that_a_reaction_on_the_way_has_emptied_runs_dry_once() -> None:
    t = table(
        LINE,
        salvador=0,
        enemies=[("marauder", 2)],
        active="salvador",
        gear={"salvador": ["boom_broom"]},
        rolls=[(1, 8), (2, 12), (3, 8)],
    )
    t.play("Act 0 boom_broom", "Pay 0 1", "Defend 2 2 false reflexes", "React 0")
    t.play("Act 0 boom_broom", "Pay 0 1")
    assert (t.asked, t.told(RanDry)) == (ask.Act, [RanDry(0, ("boom_broom",))])


# Grenades that a crit keeps


@pytest.mark.rule("tor.weapon.grenade-spent", "tor.tree.immediate", "tor.dice.crit-fumble-rules")
@pytest.mark.parametrize(
    ("slots", "dice", "spent"),
    [(4, (12, 5), False), (4, (5, 12), False), (4, (5, 5), True), (0, (12, 5), True)],
)
def test_a_skill_keeps_a_grenade_that_was_thrown_with_a_crit(
    slots: int, dice: tuple[int, int], spent: bool
) -> None:
    t = table(
        LINE,
        moze=0,
        enemies=[("goliath", 2)],
        active="moze",
        gear={"moze": ["rolling_thunder"]},
        trees={"moze": ("boom_school", slots)},
        rolls=[(1, 4), (dice[0], 12), (1, 4), (dice[1], 12)],
    )
    t.play("Act 3 rolling_thunder", f"Target {FIRST}")
    assert [item.spent for item in t["moze"].gear] == [spent]
    assert t.told(RanDry) == [RanDry(3, ("rolling_thunder",))] * spent


# Star moves


@pytest.mark.rule("tor.spotlight.star-move", "tor.ruling.star-move-timing")
@pytest.mark.parametrize(
    ("star", "card", "enemies", "dice", "lit"),
    [
        ("what_a_screw_up", "caracal", [("nomad", 2)], [1], True),
        ("what_a_screw_up", "caracal", [("nomad", 2)], [2], False),
        ("showstopper", "caracal", [("nomad", 2)], [8], True),
        ("showstopper", "caracal", [("nomad", 2)], [7], False),
        ("brutal", "long_goodbye", [("goliath", 3)], [7], True),
        ("brutal", "caracal", [("goliath", 2)], [7], False),
        ("from_the_nosebleeds", "long_goodbye", [("psycho", 4)], [7], True),
        ("from_the_nosebleeds", "long_goodbye", [("psycho", 3)], [7], False),
        ("from_the_nosebleeds", "long_goodbye", [("psycho", 4)], [2], False),
        ("mind_blowing", "twelve_barrels_good", [("psycho", 2)] * 2, [4, 7], True),
        ("mind_blowing", "twelve_barrels_good", [("psycho", 2)], [4, 7], False),
        ("mind_blowing", "pocket_firework", [("psycho", 2)] * 2, [7], False),
        ("let_the_blood_flow", "saw_axe", [("psycho", 1)], [7], True),
        ("let_the_blood_flow", "caracal", [("psycho", 1)], [7], False),
    ],
)  # fmt: skip
def test_deeds_of_an_attack_bring_the_spotlight_at_the_end_of_the_activation(
    star: str, card: str, enemies: list[tuple[str, int]], dice: list[int], lit: bool
) -> None:
    t = table(
        LINE,
        amara=0,
        enemies=enemies,
        active="amara",
        gear={"amara": [card]},
        rolls=dice,
        edit=lambda g: setattr(g.hunters[2], "star", star),
    )
    t.play(f"Act 2 {card}", *["Pay 2 1"] * (card != "pocket_firework"))
    t.play("EndActivation")
    assert t.told(SpotlightMoved) == [SpotlightMoved(2, star)] * lit
