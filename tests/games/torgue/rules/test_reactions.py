"""Reactions in the details."""

from functools import partial

import pytest

from games.torgue.setups import LINE
from games.torgue.table import BEAR, BLOODWING, bag_of, table
from sobremesa.games.torgue import questions as ask
from sobremesa.games.torgue.events import (
    Attacked,
    EnemyAttacked,
    Reacted,
    Wounded,
)
from sobremesa.games.torgue.rules.loot import AMMO, GUN_CARD, MONEY

attacked = partial(
    table,
    LINE,
    salvador=0,
    enemies=[("marauder", 3)],
    orders=["attack"],
    rolls=[(2, 8)],
)
"""A Marauder is about to attack Salvador, and will hit."""

# Reactions


@pytest.mark.rule("tor.ruling.reaction-grenade")
def test_a_grenade_thrown_as_a_reaction_costs_a_token_and_rolls_its_own_die() -> None:
    t = table(
        LINE,
        moze=0,
        spotlight="moze",
        enemies=[("marauder", 2)],
        orders=["attack"],
        gear={"moze": ["spark_plug"]},
        rolls=[(2, 8), (1, 4), (3, 8)],
    )
    t.play("Defend 1 1 false reflexes", "React 3", "Act 3 spark_plug", "Pay 3 2")
    assert t.told(Attacked)[0].sides == 8
    assert t["moze"].gear[0].spent


@pytest.mark.rule("tor.ruling.reaction-companion")
def test_a_companion_in_sight_reacts_for_a_hunter_that_is_not_and_once_by_its_own_token() -> None:
    t = table(
        "......\n......",
        salvador=0,
        bloodwing=6,
        iron_bear=7,
        enemies=[("marauder", 3)],
        orders=["attack"],
        rolls=[(2, 8)],
    )
    t.play("Defend 1 1 false reflexes")
    assert t.offered() == [f"{word} {mini}" for mini in (0, 1, 3, BEAR) for word in DECLINE_REACT]
    t.play(f"React {BEAR}")
    assert t.offered()
    assert all(option.startswith(f"Act {BEAR} ") for option in t.offered())
    t.play(f"Act {BEAR} move", "Zone 7")
    assert t.companion("iron_bear").tokens[0].spent
    t.play("React 1")
    assert all(option.startswith(f"Act {BLOODWING} ") for option in t.offered())


DECLINE_REACT = ("Decline", "React")


@pytest.mark.rule("tor.ruling.reaction-companion")
def test_a_companion_out_of_sight_does_not_react() -> None:
    t = attacked(bloodwing=5)
    t.play("Defend 1 1 false reflexes")
    assert t.offered() == ["Decline 0", "React 0"]


@pytest.mark.rule("tor.ruling.reaction-nested")
def test_a_reaction_that_fumbles_may_be_answered_and_reacted_to_again() -> None:
    t = table(
        LINE,
        salvador=0,
        enemies=[("marauder", 2)],
        orders=["attack"],
        rolls=[(2, 8), (1, 12), (2, 8)],
    )
    t.play("Defend 1 1 false reflexes", "React 0", "Act 0 caracal", "Pay 0 2")
    t.play("Defend 1 1 false reflexes")
    assert t.offered() == ["Decline 0", "React 0"]
    assert len(t.told(Reacted)) == 1
    assert len(t.told(EnemyAttacked)) == 2


@pytest.mark.rule("tor.ruling.reaction-gather")
def test_a_reacting_hunter_gathers_where_it_enters_but_not_what_merely_appears() -> None:
    t = attacked(edit=lambda g: g.floor.update({1: (AMMO,)}))
    t.play("Defend 1 1 false reflexes", "React 0", "Act 0 move", "Pay 0 1", "Zone 1")
    t.play(f"Gather 0 {AMMO}")
    assert t["salvador"].loot == (AMMO,)
    t = table(
        LINE,
        amara=0,
        spotlight="amara",
        enemies=[("psycho", 0)],
        orders=["attack"],
        rolls=[(2, 8), (7, 8)],
        bag=bag_of(GUN_CARD, MONEY),
        picks=[0],
    )
    t.play("Defend 1 1 false melee", "React 2", "Act 2 fists", "Pay 2 1")
    assert (t.asked, t.g.floor, t["amara"].loot) == (ask.Activate, {0: (GUN_CARD,)}, ())


@pytest.mark.rule("tor.ruling.reaction-los-direction", "tor.reaction.trigger")
@pytest.mark.parametrize(
    ("psycho", "helper", "offers"), [(1, 0, True), (0, 0, True), (0, 1, False)]
)
def test_a_wounded_hunter_with_an_enemy_in_its_zone_gets_help_only_from_there(
    psycho: int, helper: int, offers: bool
) -> None:
    t = attacked(moze=helper, enemies=[("psycho", psycho)])
    t.play("Defend 1 1 false melee")
    assert t.offers("React 0")
    assert t.offers("React 3") is offers


@pytest.mark.rule("tor.ruling.reaction-los-direction")
def test_an_enemy_between_them_keeps_a_friend_from_reacting() -> None:
    t = table(
        "......\n......",
        salvador=0,
        amara=6,
        moze=5,
        enemies=[("marauder", 3)],
        orders=["attack"],
        rolls=[(2, 8)],
    )
    t.play("Defend 1 1 false reflexes")
    assert (t.offers("React 2"), t.offers("React 3")) == (True, False)


@pytest.mark.rule("tor.ruling.reaction-sequential", "tor.reaction.order")
def test_hunters_react_one_after_the_other_in_the_order_they_like() -> None:
    t = attacked(amara=0, moze=0)
    t.play("Defend 1 1 false reflexes")
    assert [option for option in t.offered() if "React" in option] == [
        "React 0",
        "React 2",
        "React 3",
    ]
    t.play("React 3", "Act 3 move", "Pay 3 1", "Zone 1")
    assert [option for option in t.offered() if "React" in option] == ["React 0", "React 2"]
    t.play("Decline 0", "React 2", "Act 2 move", "Pay 2 1", "Zone 1")
    assert [event.mini for event in t.told(Reacted)] == [3, 2]
    assert t.asked is ask.Activate


@pytest.mark.rule("tor.ruling.reaction-eligible-when")
def test_who_may_react_is_settled_before_the_first_reaction() -> None:
    t = table(
        "......\n......",
        salvador=0,
        amara=6,
        enemies=[("marauder", 3)],
        orders=["attack"],
        rolls=[(2, 8)],
    )
    t.play("Defend 1 1 false reflexes", "React 0", "Act 0 move", "Pay 0 2", "Zone 3")
    assert t.offers("React 2"), "though the wounded hunter is pinned now and sees her no more"
    t = attacked(moze=5, gear={"salvador": ["third_opinion"]}, rolls=[(2, 8), (7, 8)])
    t.play("Defend 1 1 false reflexes", "React 0", "Act 0 third_opinion", "Pay 0 1")
    assert not t.enemies()
    assert t.asked is ask.Activate, "though the way to her is free now"


@pytest.mark.rule("tor.ruling.reaction-after-kill")
def test_a_second_hunter_may_still_react_when_the_first_has_eliminated_the_attacker() -> None:
    t = table(
        LINE,
        salvador=0,
        amara=0,
        enemies=[("marauder", 1)],
        orders=["attack"],
        rolls=[(2, 8), (7, 8)],
    )
    t.play("Defend 1 1 false reflexes", "React 0", "Act 0 fists", "Pay 0 1")
    assert not t.enemies()
    assert t.offered() == ["Decline 2", "React 2"]


@pytest.mark.rule("tor.reaction.once-per-attack")
def test_two_wounds_of_one_attack_give_one_reaction() -> None:
    t = table(
        LINE,
        salvador=0,
        enemies=[("shotgun_tink", 2)],
        orders=["special", "attack"],
        rolls=[(1, 4), (2, 8)],
    )
    t.play("Defend 1 1 false reflexes", "Suffer 1 1 false")
    assert t.told(Wounded)[0].wounds == 2
    t.play("React 0", "Act 0 move", "Pay 0 2", "Zone 1")
    assert t.asked is ask.Activate
    assert len(t.told(Reacted)) == 1
