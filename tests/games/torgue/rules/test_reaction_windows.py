"""Windows for Reactions: who may react, what may be done, and how fights for life end."""

from typing import Any

import pytest

from games.torgue.setups import LINE, SPENT
from games.torgue.table import BEAR, FIRST, Table, table, token, tokens_of
from sobremesa.games.torgue import questions as ask
from sobremesa.games.torgue.events import (
    Attacked,
    Eliminated,
    Healed,
    LootUsed,
    Reacted,
    Recharged,
    Survived,
)
from sobremesa.games.torgue.rules.loot import AMMO
from sobremesa.games.torgue.state import Item, Show

TWO_ROWS = "......\n......"


def wounded(**more: Any) -> Table:
    """Salvador in zone 0, wounded by a marauder in zone 3; nobody else is near."""
    options: dict[str, Any] = {
        "salvador": 0,
        "enemies": [("marauder", 3)],
        "orders": ["attack"],
        "rolls": [(2, 8)],
        **more,
    }
    t = table(options.pop("drawing", LINE), **options)
    t.play("0 Defend 1 1 false reflexes" if options.get("seats", 1) > 1 else "Defend 1 1 false")
    return t


# Who may react


@pytest.mark.rule("tor.reaction.trigger", "tor.reaction.order")
def test_each_player_is_offered_the_reactions_of_its_own_hunters() -> None:
    t = wounded(seats=2, mordecai=0, amara=0)
    (question,) = t.match.asks()
    assert (question.seat, question.window) == (0, "reaction")
    assert [(other.seat, type(other), other.window) for other in question.also] == [
        (1, ask.React, "reaction")
    ]
    assert t.offered(0) == ["Decline 0", "React 0", "Decline 2", "React 2"]
    assert t.offered(1) == ["Decline 1", "React 1"]
    t.play("1 Decline 1", "0 React 2")
    assert t.told(Reacted) == [Reacted(2, False)]


@pytest.mark.rule("tor.reaction.cost")
def test_a_hunter_without_an_available_token_is_offered_no_reaction() -> None:
    def edit(g: Show) -> None:
        g.hunters[2].tokens = (SPENT,)

    t = wounded(amara=0, edit=edit)
    assert t.offered() == ["Decline 0", "React 0"]


@pytest.mark.rule("tor.effect.run-and-gun", "tor.reaction.cost")
@pytest.mark.parametrize(("zone", "offered"), [(2, True), (3, False)])
def test_a_run_and_gun_token_gives_a_reaction_only_where_its_gun_has_a_target(
    zone: int, offered: bool
) -> None:
    def edit(g: Show) -> None:
        g.hunters[2].tokens = (SPENT,)

    t = wounded(amara=0, enemies=[("marauder", zone)], gear={"amara": ["brain_freeze"]}, edit=edit)
    assert t.offers("React 2") is offered


@pytest.mark.rule("tor.reaction.one-action", "tor.element.cryo-effect")
@pytest.mark.parametrize("cryo", [0, 1])
def test_a_frozen_hunter_with_nothing_else_to_do_is_offered_no_reaction(cryo: int) -> None:
    t = wounded(amara=0, gear={"amara": []}, edit=lambda g: setattr(g.hunters[2], "cryo", cryo))
    assert t.offers("React 2") is (not cryo)


@pytest.mark.rule("tor.companion.own-not-shared", "tor.ruling.reaction-companion")
def test_moze_cannot_react_with_the_token_of_iron_bear() -> None:
    def edit(g: Show) -> None:
        g.hunters[3].tokens = (SPENT,)

    t = wounded(drawing=TWO_ROWS, moze=0, iron_bear=7, edit=edit)
    assert (t.offers("React 3"), t.offers(f"React {BEAR}")) == (False, True)


@pytest.mark.rule("tor.companion.shared-tokens", "tor.ruling.reaction-companion")
def test_bloodwing_reacts_only_while_mordecai_can_pay() -> None:
    for tokens, offered in (((SPENT,), False), ((token("yellow"),), True)):
        t = wounded(drawing=TWO_ROWS, bloodwing=7, edit=tokens_of(1, *tokens))
        assert t.offers("React 1") is offered


@pytest.mark.rule("tor.ruling.ffyl-when", "tor.ruling.reaction-companion")
def test_the_companion_of_a_hunter_that_is_down_has_no_reaction_of_its_own() -> None:
    t = table(
        TWO_ROWS,
        moze=0,
        iron_bear=7,
        spotlight="moze",
        enemies=[("marauder", 3)],
        orders=["attack"],
        rolls=[(2, 6)],
        edit=tokens_of(3, token("red", "yellow")),
    )
    assert t["moze"].down
    assert t.offered() == ["Decline 3", "React 3"]
    (question,) = t.match.asks()
    prompt = t.match.game.prompt(t.g, question, question.seat, t.match.game.texts["en"])
    assert [bool(each.warning) for each in prompt.choices] == [True, False]


@pytest.mark.rule("tor.ruling.ffyl-no-token", "tor.companion.own-not-shared")
def test_iron_bears_token_does_not_let_moze_fight_for_her_life() -> None:
    t = table(
        LINE,
        moze=0,
        iron_bear=0,
        spotlight="moze",
        enemies=[("marauder", 2)],
        orders=["attack"],
        rolls=[(2, 6)],
        edit=tokens_of(3, token("red", "yellow", spent=True)),
    )
    assert [event.mini for event in t.told(Eliminated)] == [3]


# Loot in a window


@pytest.mark.rule("tor.loot.use-anytime", "tor.ruling.loot-token-timing")
def test_loot_may_be_used_in_the_window_and_the_reaction_is_still_to_come() -> None:
    t = wounded(
        drawing=TWO_ROWS,
        moze=0,
        iron_bear=7,
        loot={"moze": [AMMO]},
        edit=lambda g: setattr(g.hunters[3], "gear", (Item("nuclear_bloodgun_2", True),)),
    )
    assert t.offered() == [
        "Decline 0",
        "React 0",
        "Decline 3",
        "React 3",
        f"UseLoot 3 {AMMO}",
        f"Decline {BEAR}",
        f"React {BEAR}",
    ]
    t.play(f"UseLoot 3 {AMMO}")
    assert t.told(LootUsed) == [LootUsed(3, AMMO)]
    assert t["moze"].gear == (Item("nuclear_bloodgun_2"),)
    assert t.offers("React 3")


# Fights for life


def down(*rolls: Any, **more: Any) -> Table:
    """Salvador is down before a psycho, with one RED token available."""
    options: dict[str, Any] = {"edit": tokens_of(0, token("red", "yellow")), **more}
    t = table(
        LINE,
        salvador=0,
        enemies=[("psycho", 1), ("nomad", 6)],
        orders=["attack"],
        rolls=[(2, 6), *rolls],
        **options,
    )
    t.play(f"Obey {FIRST}")
    if t.asked is ask.Defend:
        t.play("Defend 0 1 false melee")
    return t


@pytest.mark.rule("tor.ffyl.success", "tor.ffyl.trigger")
def test_a_fight_for_life_is_told_and_its_success_heals_and_recharges() -> None:
    def edit(g: Show) -> None:
        g.hunters[0].tokens = (token("red", "yellow"), token("red", "green", spent=True))
        g.hunters[0].gear = (Item("cardboard_aegis", False, (SPENT,)),)

    t = down((6, 6), edit=edit)
    t.play("React 0", "Act 0 fists")
    assert t.told(Reacted) == [Reacted(0, True)]
    assert t.told(Survived) == [Survived(0)]
    assert t.told(Healed) == [Healed(0, "salvador", 2, (1, 2))]
    assert t.told(Recharged) == [Recharged(0, "salvador")]
    assert [each.colour for each in t["salvador"].tokens] == [1, 2]
    assert (t["salvador"].down, t["salvador"].zone) == (False, 0)


@pytest.mark.rule("tor.ffyl.failure")
def test_a_fight_for_life_that_only_moves_away_is_lost() -> None:
    t = down()
    t.play("React 0", "Act 0 move")
    assert [event.mini for event in t.told(Eliminated)] == [0]
    assert t.told(Survived) == []


@pytest.mark.rule("tor.ruling.gunzerker-ffyl", "tor.tree.immediate")
def test_what_gunzerker_gains_does_not_help_the_action_of_the_fight() -> None:
    t = down((2, 6), (2, 6), trees={"salvador": ("bullet_chewer", 0b101)})
    t.play("React 0", "Gunzerk caracal", "Pass", "Act 0 fists")
    assert len(t.told(Attacked)) == 2
    assert [event.mini for event in t.told(Eliminated)] == [0]


@pytest.mark.rule("tor.ruling.gunzerker-ffyl")
def test_without_the_skill_there_is_no_gunzerker_attack_in_a_fight_for_life() -> None:
    t = down()
    t.play("React 0")
    assert not t.offers("Gunzerk")


@pytest.mark.rule("tor.ruling.gunzerker-ffyl")
def test_a_reaction_that_is_no_fight_for_life_has_no_gunzerker_attack() -> None:
    t = wounded(enemies=[("marauder", 2)], trees={"salvador": ("bullet_chewer", 0b101)})
    t.play("React 0")
    assert not t.offers("Gunzerk")


@pytest.mark.rule("tor.ruling.gunzerker-ffyl")
def test_one_free_attack_comes_with_the_fight_and_not_a_second_after_the_action() -> None:
    t = down(
        (2, 6),
        (2, 6),
        trees={"salvador": ("bullet_chewer", 0b100)},
        gear={"salvador": ["caracal", "third_opinion"]},
    )
    t.play("React 0", "Gunzerk caracal", "Act 0 fists")
    assert len(t.told(Attacked)) == 2
    assert [event.mini for event in t.told(Eliminated)] == [0]


@pytest.mark.rule("tor.ruling.skill-after-elimination")
def test_a_step_after_an_elimination_follows_a_reaction_in_the_own_activation() -> None:
    t = table(
        LINE,
        amara=0,
        enemies=[("psycho", 1)],
        active="amara",
        trees={"amara": ("six_fists", 0b100000)},
        rolls=[(1, 8), (2, 8), (7, 12)],
    )
    t.play("Act 2 fists", "Pay 2 1", "Defend 1 1 false melee", "React 2", "Act 2 fists", "Pay 2 2")
    assert t.offered() == ["Pass", "Accept step_after_melee"]


@pytest.mark.rule("tor.ruling.skill-after-elimination")
def test_no_step_after_an_elimination_follows_a_reaction_in_the_enemies_turn() -> None:
    t = table(
        LINE,
        amara=0,
        spotlight="amara",
        enemies=[("psycho", 1)],
        orders=["attack"],
        trees={"amara": ("six_fists", 0b100000)},
        rolls=[(2, 8), (7, 12)],
    )
    t.play("Defend 1 1 false melee", "React 2", "Act 2 fists", "Pay 2 2")
    assert [event.by for event in t.told(Eliminated)] == [2]
    assert t.asked is ask.Activate


@pytest.mark.rule("tor.ffyl.trigger", "tor.ruling.reaction-nested")
def test_a_hunter_that_its_own_reaction_brings_down_may_fight_for_its_life() -> None:
    red = token("red", "yellow")
    t = table(
        LINE,
        salvador=0,
        enemies=[("psycho", 0)],
        orders=["attack"],
        gear={"salvador": ["pocket_firework"]},
        rolls=[(2, 8), (5, 8), (2, 6)],
        edit=tokens_of(0, token("yellow"), red, red),
    )
    t.play("Defend 1 1 false melee", "React 0", "Act 0 pocket_firework")
    assert (t["salvador"].down, t.told(Eliminated)) == (True, [])
    assert t.offered() == ["Decline 0", "React 0"]


@pytest.mark.rule("tor.ruling.reaction-any-attack", "tor.element.radiation-blast")
def test_a_friend_may_react_to_the_blast_of_a_hunter_that_gives_up() -> None:
    def edit(g: Show) -> None:
        g.hunters[0].tokens, g.hunters[0].radiation = (token("red", "yellow"),), 1

    t = table(
        LINE,
        salvador=0,
        amara=0,
        enemies=[("marauder", 3)],
        orders=["attack"],
        rolls=[(2, 6), (9, 10), (2, 8)],
        edit=edit,
    )
    t.play("Decline 2", "Decline 0", "Choose 2", "Defend 1 1 false reflexes")
    assert [event.mini for event in t.told(Eliminated)] == [0]
    assert t.offered() == ["Decline 2", "React 2"]


# Windows after windows


@pytest.mark.rule("tor.reaction.new-attack", "tor.ruling.blast-own-attack")
def test_two_attacks_of_one_action_open_two_windows_in_order() -> None:
    def edit(g: Show) -> None:
        g.barrels = {2: ("plain",)}

    t = table(
        LINE,
        salvador=0,
        amara=2,
        active="salvador",
        gear={"salvador": ["party_favour"]},
        rolls=[(6, 8), (2, 8), (9, 10), (2, 8)],
        edit=edit,
    )
    t.play("Act 0 party_favour", "Pay 0 1", "Defend 1 1 false reflexes")
    t.play("Defend 1 1 false reflexes")
    assert (t.asked, len(t.g.windows), t.offers("React 2")) == (ask.React, 1, True)
    t.play("Decline 0", "Decline 2")
    assert (t.asked, len(t.g.windows), t.offers("React 2")) == (ask.React, 0, True)
    t.play("Decline 0", "Decline 2")
    assert t.asked is ask.Act


@pytest.mark.rule("tor.reaction.trigger")
def test_a_hunter_eliminated_at_once_is_still_seen_by_those_who_may_react() -> None:
    def edit(g: Show) -> None:
        g.hunters[0].tokens = (token("red", "yellow", spent=True),)

    t = table(
        LINE,
        salvador=2,
        amara=0,
        enemies=[("marauder", 4)],
        orders=["attack"],
        rolls=[(2, 6)],
        edit=edit,
    )
    t.play("Choose 2")
    assert t.offered() == ["Decline 2", "React 2"]
