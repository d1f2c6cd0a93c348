"""Which actions are offered, and which tokens pay for them."""

from typing import Any

import pytest

from games.torgue.setups import LINE, SPENT
from games.torgue.table import BEAR, Table, table, token, tokens_of
from sobremesa.games.torgue import GAME
from sobremesa.games.torgue import questions as ask
from sobremesa.games.torgue.events import (
    Attacked,
    LootTraded,
    SpotlightMoved,
    TokenSpent,
)
from sobremesa.games.torgue.rules.loot import AMMO, HEALTH, MONEY
from sobremesa.games.torgue.state import Item, Show, Token
from sobremesa.testing import offered

# What is offered


@pytest.mark.rule("tor.spend.inactive", "tor.weapon.grenade-once", "tor.weapon.adds-action")
def test_shields_empty_guns_and_thrown_grenades_do_not_hide_the_gun_after_them() -> None:
    def edit(g: Show) -> None:
        hunter = g.hunters[0]
        hunter.gear = (
            Item("cardboard_aegis", False, (token("yellow"),)),
            Item("caracal", True),
            Item("hot_potato"),
            Item("third_opinion"),
        )
        hunter.grenades = 1

    t = table(LINE, salvador=0, enemies=[("psycho", 2)], active="salvador", edit=edit)
    assert t.offered() == [
        *("Act 0 move", "Act 0 swap", "Act 0 third_opinion"),
        "EndActivation",
    ]


@pytest.mark.rule("tor.weapon.grenade-once", "tor.weapon.grenade-free", "tor.ruling.free-when")
@pytest.mark.parametrize(("thrown", "there"), [(0, True), (1, True), (2, False)])
def test_a_bandolier_allows_two_grenades_a_turn_even_without_a_token(
    thrown: int, there: bool
) -> None:
    def edit(g: Show) -> None:
        g.hunters[3].tokens, g.hunters[3].grenades = (SPENT,), thrown

    t = table(
        LINE,
        moze=0,
        enemies=[("bruiser", 2)],
        active="moze",
        gear={"moze": ["hot_potato", "bandolier"]},
        edit=edit,
    )
    assert t.offers("Act 3 hot_potato") is there


@pytest.mark.rule("tor.effect.charge", "tor.ruling.no-target-no-action")
@pytest.mark.parametrize(("spent", "there"), [(False, True), (True, False)])
def test_a_spent_green_token_carries_no_charge(spent: bool, there: bool) -> None:
    t = table(
        LINE,
        amara=0,
        enemies=[("goliath", 4)],
        active="amara",
        gear={"amara": ["door_knocker"]},
        edit=tokens_of(2, token("green", spent=spent), token("red", "yellow")),
    )
    assert t.offers("Act 2 door_knocker") is there


@pytest.mark.rule("tor.base.swap", "tor.ruling.no-target-no-action")
def test_without_any_item_there_is_no_swap() -> None:
    t = table(LINE, salvador=0, active="salvador", gear={"salvador": []})
    assert t.offered() == ["Act 0 move", "EndActivation"]

    def stored(g: Show) -> None:
        g.hunters[0].pack = (Item("caracal"),)

    t = table(LINE, salvador=0, active="salvador", gear={"salvador": []}, edit=stored)
    assert t.offers("Act 0 swap")


@pytest.mark.rule("tor.companion.own-tokens", "tor.companion.own-not-shared")
@pytest.mark.parametrize(
    ("hers", "its", "acts"), [(False, True, True), (True, False, True), (True, True, False)]
)
def test_iron_bear_acts_while_it_or_moze_has_a_token(hers: bool, its: bool, acts: bool) -> None:
    def edit(g: Show) -> None:
        g.hunters[3].tokens = (token("yellow", spent=hers),)
        g.companions[BEAR].tokens = (token("yellow", spent=its),)

    t = table(LINE, moze=0, iron_bear=2, enemies=[("psycho", 3)], active="moze", edit=edit)
    assert t.offers(f"Act {BEAR} move") is acts
    assert t.offers(f"Act {BEAR} bear_fist") is acts
    assert t.offers("Act 3 move") is not hers


@pytest.mark.rule("tor.ruling.reaction-companion", "tor.companion.own-tokens")
@pytest.mark.parametrize(("spent", "reacts"), [(False, True), (True, False)])
def test_iron_bears_own_reaction_is_paid_by_its_own_token_alone(spent: bool, reacts: bool) -> None:
    def edit(g: Show) -> None:
        g.companions[BEAR].tokens = (token("yellow", spent=spent),)

    t = table(
        "......\n......",
        moze=0,
        iron_bear=6,
        spotlight="moze",
        enemies=[("marauder", 2)],
        orders=["attack"],
        rolls=[(2, 8)],
        edit=edit,
    )
    t.play("Defend 1 1 false reflexes")
    assert t.offers("React 3")
    assert t.offers(f"React {BEAR}") is reacts


# Paying


@pytest.mark.rule("tor.effect.run-and-gun", "tor.ruling.run-and-gun-token", "tor.dice.yellow")
def test_a_run_and_gun_token_pays_for_its_own_gun_as_a_yellow_one() -> None:
    t = reacting(SPENT, gear=["brain_freeze", "sun_in_a_can"], rolls=[(1, 4), (2, 8)])
    assert t.offered() == ["Act 0 brain_freeze", "Act 0 sun_in_a_can"]
    t.play("Act 0 sun_in_a_can")
    assert t.told(TokenSpent) == [TokenSpent(0, 1)]
    assert t.told(Attacked)[0].sides == 8
    assert [item.tokens[0].spent for item in t["salvador"].gear] == [False, True]


@pytest.mark.rule("tor.effect.run-and-gun", "tor.ruling.reaction-grenade")
def test_without_a_token_neither_a_plain_gun_nor_a_grenade_makes_a_reaction() -> None:
    t = reacting(SPENT, gear=["caracal", "hot_potato", "brain_freeze"], rolls=[(1, 4), (2, 8)])
    assert [event.action for event in t.told(Attacked)] == ["brain_freeze"]


def reacting(*tokens: Token, gear: list[str], rolls: list[Any]) -> Table:
    """Salvador in his Reaction to a Bruiser's shot."""
    t = table(
        LINE,
        salvador=0,
        enemies=[("bruiser", 2)],
        orders=["attack", "ammo:choice"],
        gear={"salvador": gear},
        rolls=[(2, 8), *rolls],
        edit=tokens_of(0, *tokens, token("green", spent=True)),
    )
    t.play("Defend 1 1", "React 0")
    return t


@pytest.mark.rule("tor.action.cost")
def test_each_sort_of_available_token_is_offered_once() -> None:
    t = table(
        LINE,
        salvador=0,
        active="salvador",
        edit=tokens_of(0, *[token("yellow")] * 2, token("red", "yellow"), token("green"), SPENT),
    )
    t.play("Act 0 move")
    assert t.offered() == ["Pay 0 1 1", "Pay 0 0 1", "Pay 0 2 2"]
    t.play("Pay 0 0 1", "Zone 1")
    assert t["salvador"].tokens == (
        *[token("yellow")] * 2,
        token("red", "yellow", spent=True),
        token("green"),
        SPENT,
    )


@pytest.mark.rule("tor.action.cost", "tor.weapon.grenade-once")
@pytest.mark.parametrize(("action", "pay"), [("caracal", ["Pay 0 0 1"]), ("pebble_of_doom", [])])
def test_a_match_that_is_taken_up_at_the_choice_of_a_target_is_paid_for(
    action: str, pay: list[str]
) -> None:
    t = table(
        LINE,
        salvador=0,
        enemies=[("psycho", 2), ("bruiser", 2)],
        active="salvador",
        gear={"salvador": ["caracal", "pebble_of_doom"]},
        edit=tokens_of(0, token("red", "yellow"), token("yellow"), token("green")),
    )
    t.play(f"Act 0 {action}", *pay)
    twin = t.match.copy()
    assert t.asked is ask.Target
    assert offered(twin) == t.offered()
    assert twin.state.hunters[0] == t["salvador"]
    assert t["salvador"].grenades == 1 - len(pay)


def worth(t: Table) -> list[str]:
    """What the prompt says of each token that may pay."""
    question = t.match.asks()[0]
    return [
        each.detail for each in GAME.prompt(t.g, question, question.seat, GAME.texts["en"]).choices
    ]


@pytest.mark.rule("tor.base.move", "tor.core.rule-priority")
@pytest.mark.parametrize(("crate", "green"), [(False, "3"), (True, "2")])
def test_a_player_is_told_how_far_each_token_goes(crate: bool, green: str) -> None:
    t = table(
        LINE,
        salvador=0,
        active="salvador",
        scenario="hot_sauce_run",
        edit=lambda g: setattr(g.hunters[0], "crate", crate),
    )
    t.play("Act 0 move")
    assert worth(t) == [f"up to {green} zones", "up to 2 zones"]


@pytest.mark.rule("tor.action.colour-die", "tor.weapon.grenade-die")
def test_a_player_is_told_which_die_each_token_rolls() -> None:
    t = reacting(token("yellow"), token("red", "green"), gear=["hot_potato"], rolls=[])
    t.play("Act 0 hot_potato")
    assert worth(t) == ["roll a d12", "roll a d12"]
    t = table(LINE, salvador=0, enemies=[("psycho", 2), ("bruiser", 2)], active="salvador")
    t.play("Act 0 caracal")
    assert worth(t) == ["roll a d12", "roll a d8"]


# Trade


@pytest.mark.rule("tor.base.trade-give", "tor.base.trade-receive")
def test_a_trade_goes_token_by_token_and_nothing_comes_straight_back() -> None:
    t = table(
        LINE,
        salvador=1,
        amara=1,
        active="salvador",
        loot={"salvador": [AMMO, AMMO, HEALTH], "amara": [MONEY]},
    )
    t.play("Act 0 trade", "Pay 0 1", f"Give {AMMO}")
    assert t.offered() == ["Done", f"Give {HEALTH}", f"Give {AMMO}"]
    t.play(f"Give {AMMO}")
    assert t.offered() == ["Done", f"Give {HEALTH}"]
    t.play("Done")
    assert t.offered() == ["Done", f"Give {MONEY}"]
    t.play(f"Give {MONEY}")
    assert (t["salvador"].loot, t["amara"].loot) == ((HEALTH, MONEY), (AMMO, AMMO))
    assert t.told(LootTraded) == [
        LootTraded(0, 2, AMMO),
        LootTraded(0, 2, AMMO),
        LootTraded(2, 0, MONEY),
    ]


@pytest.mark.rule("tor.base.trade-give", "tor.ruling.trade-empty-handed", "tor.ruling.ffyl-when")
@pytest.mark.parametrize(
    ("zone", "loot", "down", "there"),
    [
        (1, {"salvador": [AMMO]}, False, True),
        (1, {"amara": [AMMO]}, False, True),
        (1, {"mordecai": [AMMO]}, False, False),
        (2, {"salvador": [AMMO]}, False, False),
        (1, {"salvador": [AMMO]}, True, False),
    ],
)
def test_a_trade_needs_another_hunter_in_the_zone_that_stands_and_loot_of_either(
    zone: int, loot: dict[str, list[int]], down: bool, there: bool
) -> None:
    def edit(g: Show) -> None:
        g.hunters[2].down = down

    t = table(LINE, salvador=1, amara=zone, active="salvador", loot=loot, edit=edit)
    assert t.offers("Act 0 trade") is there


# Star moves of Reactions


@pytest.mark.rule("tor.ruling.star-move-timing", "tor.spotlight.star-move")
@pytest.mark.parametrize(("die", "lit"), [(5, [2]), (2, [])])
def test_payback_takes_an_elimination_in_a_reaction(die: int, lit: list[int]) -> None:
    def edit(g: Show) -> None:
        g.hunters[2].star = "payback"

    t = table(
        LINE,
        salvador=0,
        amara=0,
        enemies=[("marauder", 1)],
        orders=["attack"],
        rolls=[(2, 8), (die, 8)],
        edit=edit,
    )
    t.play("Defend 1 1 false reflexes", "Decline 0", "React 2", "Act 2 fists", "Pay 2 1")
    assert [event.hunter for event in t.told(SpotlightMoved)] == lit


@pytest.mark.rule("tor.spotlight.star-move")
def test_payback_does_not_take_an_elimination_in_the_own_activation() -> None:
    t = table(
        LINE,
        amara=0,
        enemies=[("marauder", 1)],
        active="amara",
        rolls=[(5, 8)],
        edit=lambda g: setattr(g.hunters[2], "star", "payback"),
    )
    t.play("Act 2 fists", "Pay 2 1", "EndActivation")
    assert (t.enemies(), t.told(SpotlightMoved)) == ([], [])
