"""Shields that do more than absorb, skills that help to defend, and Iron Bear's hull."""

from typing import Any

import pytest

from games.torgue.setups import LINE
from games.torgue.table import FIRST, Table, bag_of, table, token, tokens_of
from sobremesa.games.torgue import questions as ask
from sobremesa.games.torgue.events import (
    Affected,
    Blasted,
    Defended,
    Eliminated,
    Struck,
    WentDown,
    Wounded,
)
from sobremesa.games.torgue.rules.loot import HEALTH, MONEY
from sobremesa.games.torgue.rules.upkeep import spend_shields
from sobremesa.games.torgue.state import Item, Show

SPENT = (token("red", "yellow", spent=True),)


# Skills and shields that raise a defence


@pytest.mark.rule("tor.shield.abilities", "tor.ruling.shield-modifiers")
@pytest.mark.parametrize(("spotlight", "bonus"), [("salvador", 1), ("moze", 0)])
def test_an_ego_bubble_helps_its_tokens_in_the_spotlight(spotlight: str, bonus: int) -> None:
    t = table(
        LINE,
        salvador=0,
        spotlight=spotlight,
        enemies=[("marauder", 2)],
        orders=["attack"],
        gear={"salvador": ["ego_bubble"]},
        rolls=[(6, 12)],
    )
    (event,) = t.told(Defended)
    assert (event.bonus, event.attribute, event.success) == (bonus, 0, bonus == 1)


@pytest.mark.rule("tor.shield.abilities")
def test_an_ego_bubble_without_tokens_does_not_help() -> None:
    t = table(
        LINE,
        salvador=0,
        enemies=[("marauder", 2)],
        orders=["attack"],
        gear={"salvador": ["ego_bubble"]},
        rolls=[(7, 8)],
        edit=lambda g: spend_shields(g, g.hunters[0]),
    )
    t.play("Defend 1 1 false reflexes")
    assert [(event.bonus, event.success) for event in t.told(Defended)] == [(0, True)]


@pytest.mark.rule("tor.tree.immediate", "tor.ruling.shield-modifiers")
@pytest.mark.parametrize(("spotlight", "bonus"), [("salvador", 1), ("moze", 0)])
@pytest.mark.parametrize("gear", [["caracal"], ["cardboard_aegis"]])
def test_meat_wall_defends_better_in_the_spotlight_with_any_token(
    gear: list[str], spotlight: str, bonus: int
) -> None:
    t = table(
        LINE,
        salvador=0,
        spotlight=spotlight,
        enemies=[("marauder", 2)],
        orders=["attack"],
        gear={"salvador": gear},
        trees={"salvador": ("meat_wall", 0b1000)},
        rolls=[(6, 8)],
    )
    if gear == ["caracal"]:
        t.play("Defend 1 1 false reflexes")
    (event,) = t.told(Defended)
    assert (event.bonus, event.success) == (bonus, bonus == 1)


# Shields that answer


@pytest.mark.rule("tor.shield.abilities")
@pytest.mark.parametrize(("last", "burning"), [(False, []), (True, [FIRST, FIRST + 1])])
def test_a_phoenix_harness_burns_the_enemies_in_its_zone_with_its_last_token(
    last: bool, burning: list[int]
) -> None:
    def edit(g: Show) -> None:
        tokens = (token("yellow", spent=last), token("yellow"))
        g.hunters[0].gear = (Item("phoenix_harness", False, tokens),)

    t = table(
        LINE,
        salvador=0,
        enemies=[("psycho", 0), ("nomad", 0), ("goliath", 1)],
        orders=["attack"],
        rolls=[(2, 8), *[(8, 8)] * 2],
        edit=edit,
    )
    t.play(f"Obey {FIRST}")
    assert [(event.mini, event.token) for event in t.told(Affected)] == [
        (mini, "burn") for mini in burning
    ]


@pytest.mark.rule("tor.shield.abilities", "tor.ruling.area-enemies")
def test_a_nova_strikes_only_the_enemies_in_the_zone_that_its_force_reaches() -> None:
    t = table(
        LINE,
        salvador=0,
        enemies=[("marauder", 0), ("nomad", 0), ("psycho", 1)],
        orders=["attack"],
        gear={"salvador": ["nova_vest"]},
        rolls=[(2, 8)],
    )
    t.play(f"Obey {FIRST}")
    assert [(event.mini, event.hit) for event in t.told(Struck)] == [
        (FIRST, True),
        (FIRST + 1, False),
    ]
    assert t.told(Blasted) == [Blasted(0, "nova", 6, False)]


@pytest.mark.rule("tor.ruling.loot-credit", "tor.ruling.reaction-any-attack")
@pytest.mark.parametrize("card", ["nova_vest", "thorn_bubble"])
def test_what_a_shield_eliminates_is_the_hunters_and_its_blast_may_be_reacted_to(
    card: str,
) -> None:
    def edit(g: Show) -> None:
        g.enemies[FIRST].radiation = 1
        g.hunters[0].gear = (Item(card, False, (token("yellow"),)),)

    t = table(
        LINE,
        salvador=0,
        enemies=[("psycho", 0)],
        orders=["attack"],
        rolls=[(2, 8), (9, 10), (2, 8)],
        bag=bag_of(MONEY),
        picks=[0],
        edit=edit,
    )
    t.play("Defend 1 1 false reflexes")
    assert [(event.mini, event.by) for event in t.told(Eliminated)] == [(FIRST, 0)]
    assert (t["salvador"].loot, t.asked) == ((MONEY,), ask.React)


@pytest.mark.rule("tor.shield.abilities")
def test_the_thorns_of_a_shield_only_wound_and_need_no_roll() -> None:
    t = thorny(("goliath", 1))
    assert [event.wounds for event in t.told(Wounded) if event.mini == FIRST] == [1]
    assert (t.told(Struck), t.g.enemies[FIRST].wounds) == ([], 1)


def thorny(*enemies: tuple[str, int], **more: Any) -> Table:
    """Salvador's Thorn Bubble fails against the first of the enemies."""
    t = table(
        LINE,
        salvador=0,
        enemies=list(enemies),
        orders=["attack"],
        gear={"salvador": ["thorn_bubble"], **more.pop("gear", {})},
        rolls=[(2, 8), *more.pop("rolls", [])],
        **more,
    )
    t.play("Shield 1")
    return t


@pytest.mark.rule("tor.shield.abilities")
def test_a_shield_answers_nothing_when_the_hunter_defended() -> None:
    t = table(
        LINE,
        salvador=0,
        enemies=[("goliath", 1)],
        orders=["attack"],
        gear={"salvador": ["thorn_bubble"]},
        rolls=[(8, 8)],
    )
    t.play("Shield 1")
    assert t.told(Wounded) == []


@pytest.mark.rule("tor.shield.abilities", "tor.ruling.ffyl-no-token")
@pytest.mark.parametrize("card", ["nova_vest", "phoenix_harness"])
def test_a_shield_answers_nothing_once_its_hunter_is_gone(card: str) -> None:
    def edit(g: Show) -> None:
        g.hunters[0].tokens, g.hunters[0].slag = SPENT, 1
        g.hunters[0].gear = (Item(card, False, (token("yellow"),)),)

    t = table(
        LINE,
        salvador=0,
        enemies=[("goliath", 1), ("psycho", 0)],
        orders=["attack"],
        rolls=[(2, 8)],
        spotlight="amara",
        edit=edit,
    )
    assert [event.mini for event in t.told(Eliminated)] == [0]
    assert (t.told(Blasted), t.told(Affected)) == ([], [])


@pytest.mark.rule("tor.shield.abilities")
def test_thorns_do_nothing_to_an_attacker_that_another_shield_has_eliminated() -> None:
    def edit(g: Show) -> None:
        g.enemies[FIRST].hp, g.enemies[FIRST].shields = 1, ()
        g.enemies[FIRST].corrosion = 5

    t = table(
        LINE,
        salvador=0,
        amara=0,
        enemies=[("psychoreaver", 1)],
        orders=["attack"],
        gear={"salvador": ["nova_vest"], "amara": ["thorn_bubble"]},
        rolls=[(4, 4), (2, 8), (2, 8)],
        edit=edit,
    )
    t.g.leave(t.g.enemies[FIRST], 3, enemy=True)
    t.g.enter(t.g.enemies[FIRST], 0, 3, enemy=True)
    t.play("First 0", "Shield 1")
    assert [(event.mini, event.by) for event in t.told(Eliminated)] == [(FIRST, 0)]
    assert [event.mini for event in t.told(Wounded)] == [0, 2, FIRST]


# Several that defend


@pytest.mark.rule("tor.ruling.enemy-attack-sequence", "tor.effect.explosive")
def test_the_group_says_who_defends_first_and_all_of_them_defend() -> None:
    t = table(
        LINE,
        salvador=2,
        amara=2,
        moze=2,
        seats=4,
        enemies=[("uncle_fuse", 0)],
        orders=["attack"],
        rolls=[(8, 8)] * 3,
    )
    (question,) = t.match.asks()
    assert (type(question), question.details(), t.offered(0)) == (
        ask.DefendOrder,
        {"force": 7},
        ["First 0", "First 2", "First 3", "RollForIt"],
    )
    t.play("First 2", "2 Defend 1 1 false reflexes", "0 First 3", "3 Defend 1 1 false reflexes")
    t.play("0 Defend 1 1 false reflexes")
    assert [event.mini for event in t.told(Defended)] == [2, 3, 0]


@pytest.mark.rule("tor.ruling.loot-token-timing")
def test_loot_is_offered_once_before_a_token_is_chosen() -> None:
    t = table(
        LINE,
        salvador=0,
        enemies=[("marauder", 2)],
        orders=["attack"],
        loot={"salvador": [HEALTH]},
        edit=tokens_of(0, token("red", "yellow"), token("green")),
    )
    assert t.offered() == ["Pass", f"UseLoot 0 {HEALTH}"]
    t.play("Pass")
    assert t.offered() == ["Defend 0 1 false reflexes", "Defend 2 2 false reflexes"]


@pytest.mark.rule("tor.wound.only-red", "tor.ruling.extra-wounds-choice")
def test_a_second_wound_needs_no_choice_with_one_sort_of_token_left_and_then_fells() -> None:
    t = table(
        LINE,
        salvador=0,
        enemies=[("goliath", 1)],
        orders=["attack"],
        rolls=[(1, 8)],
        edit=tokens_of(0, token("yellow"), token("yellow"), token("red", "green")),
    )
    t.play("Defend 1 1 false melee")
    assert t["salvador"].tokens == (
        token("red", "yellow"),
        token("red", "yellow"),
        token("red", "green"),
    )
    assert (t.told(WentDown), t["salvador"].down) == ([], False)


@pytest.mark.rule("tor.wound.only-red", "tor.ffyl.trigger")
def test_an_extra_wound_without_a_token_left_to_redden_brings_the_hunter_down() -> None:
    t = table(
        LINE,
        salvador=0,
        enemies=[("goliath", 1)],
        orders=["attack"],
        rolls=[(1, 8)],
        edit=tokens_of(0, token("yellow"), token("red", "green")),
    )
    t.play("Defend 1 1 false melee")
    assert [event.hunter for event in t.told(WentDown)] == [0]
    assert t.offered() == ["Decline 0", "React 0"]


@pytest.mark.rule("tor.dice.fumble-face", "tor.ruling.defence-crit-fumble")
def test_a_two_that_reaches_the_force_defends() -> None:
    t = table(
        LINE,
        amara=0,
        spotlight="amara",
        enemies=[("skag_pup", 1)],
        orders=["attack"],
        rolls=[(2, 8)],
    )
    t.play("Defend 1 1 false melee")
    assert [event.success for event in t.told(Defended)] == [True]
