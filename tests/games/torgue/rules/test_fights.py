"""Fights for one's life in the details, shields, and what enemies see."""

from functools import partial

import pytest

from games.torgue.setups import LINE
from games.torgue.table import FIRST, table, token, tokens_of
from sobremesa.games.torgue import questions as ask
from sobremesa.games.torgue.events import (
    Defended,
    Eliminated,
    EnemyAttacked,
    Moved,
    Reacted,
    Survived,
    WentDown,
)
from sobremesa.games.torgue.rules.assault import targets_of
from sobremesa.games.torgue.rules.loot import HEALTH
from sobremesa.games.torgue.rules.obedience import move_order
from sobremesa.games.torgue.state import Item, Show
from sobremesa.testing import events_of

attacked = partial(
    table,
    LINE,
    salvador=0,
    enemies=[("psycho", 1)],
    orders=["attack"],
    edit=tokens_of(0, token("red", "yellow")),
)
"""A Psycho is about to attack Salvador, who has one wounded token left."""

# Fights for one's life


@pytest.mark.rule("tor.ruling.ffyl-several-wounds")
def test_wounds_beyond_the_fatal_one_are_lost() -> None:
    t = table(
        LINE,
        salvador=0,
        enemies=[("shotgun_tink", 2)],
        orders=["special", "attack"],
        rolls=[(1, 4), (2, 6)],
        edit=tokens_of(0, token("red", "yellow"), token("green")),
    )
    t.play("Defend 0 1 false reflexes")
    assert t["salvador"].down
    assert t["salvador"].tokens == (token("red", "yellow"), token("green"))
    assert t.asked is ask.React


@pytest.mark.rule("tor.ruling.ffyl-fumble")
def test_after_a_fumble_in_the_fight_for_life_the_enemy_comes_but_cannot_strike() -> None:
    t = attacked(enemies=[("marauder", 3), ("psycho", 2)], rolls=[(2, 6), (1, 6)])
    t.play(f"Obey {FIRST}", "React 0", "Act 0 caracal")
    assert [(event.mini, event.zone) for event in t.told(Moved)] == [(FIRST + 1, 1)]
    assert [event.mini for event in t.told(EnemyAttacked)] == [FIRST]
    assert [event.mini for event in t.told(Eliminated)] == [0]


@pytest.mark.rule("tor.ruling.ffyl-order")
@pytest.mark.parametrize("own", [["Decline 0"], ["React 0", "Act 0 move"]])
def test_a_friend_may_react_first_but_cannot_save_the_one_who_is_down(own: list[str]) -> None:
    t = attacked(amara=0, spotlight="salvador", rolls=[(2, 6), (7, 8)])
    t.play("Defend 0 1 false melee", "React 2", "Act 2 fists", "Pay 2 1")
    assert not t.enemies()
    assert t["salvador"].down
    t.play(*own)
    assert [event.mini for event in t.told(Eliminated)] == [FIRST, 0]


@pytest.mark.rule("tor.ruling.reaction-nested")
def test_a_friend_wounded_by_a_reaction_may_react_to_that_and_to_the_first_attack() -> None:
    t = table(
        "......\n......",
        salvador=0,
        amara=7,
        enemies=[("marauder", 3), ("bruiser", 7)],
        orders=["attack"],
        gear={"salvador": ["boom_broom"]},
        rolls=[(2, 8), (3, 8), (2, 8)],
    )
    t.play(f"Obey {FIRST}", "Defend 1 1 false reflexes", "React 0", "Act 0 boom_broom")
    t.play("Pay 0 1", f"Target {FIRST + 1}", "Defend 1 1 false reflexes")
    assert t.offered() == ["Decline 2", "React 2"]
    t.play("Decline 2")
    assert (t.asked, t.offered()) == (ask.React, ["Decline 2", "React 2"])


@pytest.mark.rule("tor.ruling.ffyl-shock", "tor.ffyl.success")
@pytest.mark.parametrize("shock", [0, 1])
def test_survival_recharges_the_shield_unless_shock_forbids_it(shock: int) -> None:
    def edit(g: Show) -> None:
        hunter = g.hunters[0]
        hunter.tokens, hunter.shock = (token("red", "yellow"),), shock
        hunter.gear = (Item("cardboard_aegis", False, (token("yellow", spent=True),)),)

    t = attacked(rolls=[(2, 6), (6, 6)], edit=edit)
    t.play("React 0", "Act 0 fists")
    assert t.told(Survived)
    assert t["salvador"].gear[0].tokens[0].spent is bool(shock)


@pytest.mark.rule("tor.ruling.gunzerker-ffyl")
def test_a_free_gunzerker_attack_in_the_fight_for_life_can_save_him() -> None:
    t = attacked(rolls=[(2, 6), (6, 6)], trees={"salvador": ("bullet_chewer", 0b000101)})
    t.play("Defend 0 1 false melee", "React 0")
    assert t.offered() == ["Pass", "Gunzerk caracal"]
    t.play("Gunzerk caracal")
    assert not t.told(Survived)
    assert not t["salvador"].tokens[0].spent, "the Reaction's own action is still to come"
    t.play("Act 0 move", "Zone 1")
    assert t.told(Survived)


@pytest.mark.rule("tor.ruling.gunzerker-ffyl")
def test_the_free_attack_may_follow_the_reactions_action_with_another_gun() -> None:
    t = attacked(
        rolls=[(2, 6), (2, 6), (6, 6)],
        trees={"salvador": ("bullet_chewer", 0b000101)},
        gear={"salvador": ["caracal", "third_opinion"]},
    )
    t.play("Defend 0 1 false melee", "React 0", "Pass", "Act 0 caracal")
    assert t.offered() == ["Pass", "Gunzerk third_opinion"]
    t.play("Gunzerk third_opinion")
    assert t.told(Survived)


@pytest.mark.rule("tor.ruling.eliminated-active")
def test_the_activation_of_an_eliminated_hunter_ends() -> None:
    t = table(
        LINE,
        salvador=0,
        spotlight="amara",
        enemies=[("psycho", 1)],
        active="salvador",
        rolls=[(1, 6), (2, 6)],
        edit=tokens_of(0, token("red", "yellow")),
    )
    t.play("Act 0 fists", "Defend 0 1 true melee")
    assert [event.mini for event in t.told(Eliminated)] == [0]
    assert t.offered() == ["Activate 1", "Activate 2", "Activate 3"]


@pytest.mark.rule("tor.ruling.spotlight-down-move")
def test_enemies_still_move_towards_the_spotlight_hunter_that_is_down() -> None:
    t = table(LINE, salvador=0, amara=6, enemies=[("psycho", 3)])
    t["salvador"].down = True
    assert move_order(t.g, t.enemies()[0]) is None
    assert t.enemies()[0].zone == 1
    assert targets_of(t.g, t.enemies()[0], 1) == []


# Shields


@pytest.mark.rule("tor.ruling.shield-which-token")
def test_the_owner_chooses_the_shield_token_and_those_for_further_wounds() -> None:
    shield = (token("green"), token("yellow"), token("yellow"))
    t = table(
        LINE,
        salvador=0,
        enemies=[("shotgun_tink", 2)],
        orders=["special", "attack"],
        rolls=[(1, 4), (2, 8)],
        edit=lambda g: setattr(g.hunters[0], "gear", (Item("double_bubble", False, shield),)),
    )
    assert t.offered() == ["Shield 2", "Shield 1"]
    t.play("Shield 1")
    assert t.offered() == ["Shield 2", "Shield 1"]
    t.play("Shield 2")
    assert [each.spent for each in t["salvador"].gear[0].tokens] == [True, True, False]
    assert not t.told(Reacted)


@pytest.mark.rule(
    "tor.ruling.shield-modifiers", "tor.shield.no-attribute", "tor.element.corrosion-effect"
)
def test_tyres_and_corrosion_change_a_shield_roll_and_attributes_do_not() -> None:
    t = table(
        ".t.....",
        mordecai=1,
        spotlight="mordecai",
        enemies=[("marauder", 2)],
        orders=["attack"],
        rolls=[(7, 8)],
        gear={"mordecai": ["cardboard_aegis"]},
        edit=lambda g: setattr(g.hunters[1], "corrosion", 3),
    )
    event = t.told(Defended)[0]
    assert (event.attribute, event.bonus, event.shield, event.success) == (0, -2, True, False)


@pytest.mark.rule("tor.ruling.shield-red-token")
def test_a_red_shield_token_that_fails_is_spent_and_no_more() -> None:
    t = table(
        LINE,
        salvador=0,
        enemies=[("psycho", 1)],
        orders=["attack"],
        rolls=[(2, 6)],
        gear={"salvador": ["red_tape"]},
    )
    assert not t.told(WentDown)
    assert [each.spent for each in t["salvador"].gear[0].tokens].count(True) == 1
    assert t["salvador"].tokens == (token("green"), token("yellow"), token("yellow"))


# Enemy attacks


@pytest.mark.rule("tor.ruling.enemy-attack-sequence")
def test_targets_elements_defences_and_swift_repeats_come_before_any_reaction() -> None:
    t = table(
        LINE,
        salvador=0,
        amara=0,
        enemies=[("tiny_catastrophe", 2)],
        orders=["special", "attack"],
        rolls=[(2, 4), (4, 4), (2, 8), (8, 8), (1, 4), (1, 4), (8, 8)],
    )
    assert t.offered() == ["First 0", "First 2"]
    t.play("First 0", "Defend 1 1 false reflexes", "Defend 1 1 false reflexes")
    t.play("Defend 1 1 false reflexes")
    names = [type(event).__name__ for event in events_of(t.match)]
    first = names.index("EnemyAttacked")
    assert names[first:] == [
        "EnemyAttacked",
        "CrowdRolled",
        "ElementRolled",
        *["Affected"] * 2,
        *["Defended", "Wounded", "Defended"],
        "EnemyAttacked",
        "CrowdRolled",
        "ElementRolled",
        "Defended",
    ]
    assert t.asked is ask.React


@pytest.mark.rule("tor.ruling.enemy-attack-sequence", "tor.ruling.loot-token-timing")
def test_loot_may_be_used_up_to_the_choice_of_a_token_and_not_after_the_roll() -> None:
    def edit(g: Show) -> None:
        g.hunters[0].tokens = (token("red", "yellow"), token("green"))

    t = table(
        LINE,
        salvador=0,
        enemies=[("marauder", 2)],
        orders=["attack"],
        rolls=[(8, 8)],
        loot={"salvador": [HEALTH]},
        edit=edit,
    )
    assert t.offered() == ["Pass", f"UseLoot 0 {HEALTH}"]
    t.play(f"UseLoot 0 {HEALTH}", "Defend 1 1 false reflexes")
    assert t.told(Defended)[0].success
    t = table(
        LINE,
        salvador=0,
        enemies=[("psycho", 2)],
        active="salvador",
        rolls=[(2, 12)],
        gear={"salvador": ["polite_cough"]},
        loot={"salvador": [HEALTH]},
        edit=edit,
    )
    assert t.offers(f"UseLoot 0 {HEALTH}")
    t.play("Act 0 polite_cough", "Pay 0 2")
    assert t.offered() == ["Pass", "Reroll"]


@pytest.mark.rule("tor.ruling.red-count")
def test_spent_red_tokens_count_and_red_shield_tokens_do_not() -> None:
    t = table(
        LINE,
        amara=0,
        moze=5,
        enemies=[("marauder", 3)],
        orders=["attack"],
        rolls=[8],
        gear={"moze": ["red_tape"]},
        edit=tokens_of(2, token("red", "green", spent=True), token("yellow")),
    )
    t.play("Defend 1")
    assert t.told(EnemyAttacked)[0].target == 2, "Moze was nearer, but had no RED action token"


@pytest.mark.rule("tor.ruling.los-enemies-view")
def test_enemies_do_not_hide_a_hunter_from_other_enemies_and_hunters_do() -> None:
    t = table(
        LINE,
        salvador=0,
        enemies=[("marauder", 3), ("psycho", 1)],
        orders=["attack"],
        rolls=[(8, 8), (8, 8)],
    )
    t.play("InOrder", "Defend 1 1 false reflexes", "Defend 1 1 false melee")
    assert [event.kind for event in t.told(EnemyAttacked)] == ["marauder", "psycho"]
    t = table(
        LINE, salvador=0, amara=1, enemies=[("marauder", 3)], orders=["attack"], rolls=[(8, 8)]
    )
    t.play("Defend 1 1 false reflexes")
    assert t.told(EnemyAttacked)[0].target == 2, "Amara stood before the Spotlight"


@pytest.mark.rule("tor.ruling.los-companions", "tor.ruling.attack-no-range-no-los")
@pytest.mark.parametrize("zone", [1, 3])
def test_a_companion_hides_a_hunter_and_pins_an_enemy(zone: int) -> None:
    t = table(LINE, salvador=0, bloodwing=zone, enemies=[("marauder", 3)], orders=["attack"])
    assert not t.told(EnemyAttacked)
    t = table(
        LINE, salvador=0, bloodwing=5, enemies=[("marauder", 3)], orders=["attack"], rolls=[8]
    )
    t.play("Defend 1 1 false reflexes")
    assert t.told(EnemyAttacked)
