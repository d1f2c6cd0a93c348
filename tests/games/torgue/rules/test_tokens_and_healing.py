"""Effect tokens, healing, shields that recharge, and guns that are loaded again."""

from typing import Any

import pytest

from games.torgue.setups import LINE
from games.torgue.table import FIRST, Table, table, token, tokens_of
from sobremesa.games.torgue import questions as ask
from sobremesa.games.torgue.events import (
    Affected,
    Cleansed,
    Healed,
    Recharged,
    Reloaded,
    Respawned,
    Wounded,
)
from sobremesa.games.torgue.rules.loot import AMMO, HEALTH
from sobremesa.games.torgue.rules.upkeep import fresh_item
from sobremesa.games.torgue.state import Item, Show

RED_YELLOW = token("red", "yellow")
RED_GREEN = token("red", "green")


# Effects


def event(name: str, **more: Any) -> Table:
    """An event drawn while Salvador has the Spotlight."""
    edit = more.pop("edit", lambda g: None)

    def both(g: Show) -> None:
        g.events = [name]
        edit(g)

    return table(LINE, salvador=0, orders=["event"], edit=both, **more)


@pytest.mark.rule("tor.ruling.immunity")
@pytest.mark.parametrize(("card", "stun"), [("smelling_salts", 0), ("field_kit", 1)])
def test_smelling_salts_keep_their_hunter_from_being_stunned(card: str, stun: int) -> None:
    t = event("boo", gear={"salvador": [card]}, enemies=[("nomad", 6)])
    assert t.told(Affected) == [Affected(0, "salvador", "stun", 1)] * stun


@pytest.mark.rule("tor.enemyshield.recharge", "tor.element.shock-effect")
@pytest.mark.parametrize("shock", [0, 1])
def test_a_power_surge_recharges_everybody_that_is_not_shocked(shock: int) -> None:
    spent = (token("yellow", spent=True), token("yellow"))

    def edit(g: Show) -> None:
        g.hunters[0].gear = (Item("double_bubble", False, spent),)
        g.enemies[FIRST].shields = spent
        g.hunters[2].gear = (fresh_item(g, "green_wall"),)
        g.hunters[0].shock = g.enemies[FIRST].shock = shock

    t = event("power_surge", enemies=[("badass_marauder", 6), ("badass_marauder", 6)], edit=edit)
    full = (token("yellow"), token("yellow"))
    assert t["salvador"].gear[0].tokens == (spent if shock else full)
    assert t.g.enemies[FIRST].shields == (spent if shock else full)
    assert [each.mini for each in t.told(Recharged)] == ([] if shock else [0, FIRST])


@pytest.mark.rule("tor.ruling.immunity")
def test_a_boss_that_never_receives_cryo_does_not_get_it() -> None:
    for kind, marked in (("psychoreaver", []), ("goliath", [FIRST])):
        t = table(LINE, amara=0, enemies=[(kind, 2)], active="amara", rolls=[(8, 8)])
        t.play("Act 2 hold", "Pay 2 1")
        assert [each.mini for each in t.told(Affected)] == marked
        assert t.g.enemies[FIRST].cryo == len(marked)


@pytest.mark.rule("tor.element.shock-shields", "tor.ruling.shock-any-source")
def test_shock_spends_every_shield_token_of_enemies_and_hunters() -> None:
    t = table(
        LINE,
        salvador=0,
        enemies=[("lady_static", 2)],
        active="salvador",
        gear={"salvador": ["tickle_me_volt"]},
        rolls=[(4, 4), (2, 8)],
    )
    t.play("Act 0 tickle_me_volt", "Pay 0 1")
    assert t.g.enemies[FIRST].shields == (token("green", spent=True), token("yellow", spent=True))
    t = table(
        LINE,
        salvador=0,
        enemies=[("lady_static", 1)],
        orders=["special"],
        gear={"salvador": ["phoenix_harness", "brain_freeze"]},
    )
    shield, gun = t["salvador"].gear
    assert shield.tokens == (token("green", spent=True), token("yellow", spent=True))
    assert gun.tokens == (token("yellow"),)
    assert t.told(Affected) == [Affected(0, "salvador", "shock", 1)]


@pytest.mark.rule("tor.loot.health-elemental")
def test_a_health_token_takes_one_elemental_token_for_each_point() -> None:
    t = table(
        LINE,
        amara=0,
        active="amara",
        loot={"amara": [HEALTH]},
        edit=lambda g: setattr(g.hunters[2], "burn", 2),
    )
    t.play(f"UseLoot 2 {HEALTH}")
    assert t["amara"].burn == 1
    assert t.told(Cleansed) == [Cleansed(2, "amara", "burn")]


@pytest.mark.rule("tor.respawn.state", "tor.ruling.respawn-stun")
def test_a_hunter_returns_without_any_effect_token() -> None:
    effects = ("corrosion", "cryo", "burn", "radiation", "shock", "slag", "stun")

    def edit(g: Show) -> None:
        g.pool, hunter = 1, g.hunters[0]
        g.leave(hunter, 1, enemy=False)
        for effect in effects:
            setattr(hunter, effect, 2)
        hunter.gear = (
            Item("cardboard_aegis", False, (token("yellow", spent=True),)),
            Item("caracal", True),
        )
        hunter.tokens = (RED_YELLOW, RED_GREEN)

    t = table(LINE, salvador=0, orders=["ammo:spotlight"], spotlight="moze", edit=edit)
    hunter = t["salvador"]
    assert [each.hunter for each in t.told(Respawned)] == [0]
    assert [getattr(hunter, effect) for effect in effects] == [0] * 7
    assert hunter.gear == (Item("cardboard_aegis", False, (token("yellow"),)), Item("caracal"))
    assert hunter.tokens == (token("yellow"), token("green"))
    assert (t.told(Recharged), t.told(Reloaded)) == (
        [Recharged(0, "salvador")],
        [Reloaded(0, ("caracal",))],
    )
    assert t.told(Healed) == [Healed(0, "salvador", 2, (1, 2))]


# Items


@pytest.mark.rule("tor.ruling.equip-fresh", "tor.effect.run-and-gun", "tor.shield.tokens")
def test_a_new_card_is_ready_with_the_tokens_that_lie_on_it() -> None:
    g = table(LINE).g
    assert fresh_item(g, "brain_freeze") == Item("brain_freeze", False, (token("yellow"),))
    assert fresh_item(g, "caracal") == Item("caracal", False, ())
    assert fresh_item(g, "thorn_bubble").tokens == (token("yellow"), token("red"))


@pytest.mark.rule("tor.loot.ammo")
def test_ammo_reloads_guns_and_grenades_and_leaves_shields_as_they_are() -> None:
    spent = (token("yellow", spent=True),)

    def edit(g: Show) -> None:
        g.hunters[0].gear = (
            Item("caracal", True),
            Item("third_opinion", False),
            Item("pocket_firework", True),
            Item("cardboard_aegis", False, spent),
        )

    t = table(LINE, salvador=0, active="salvador", loot={"salvador": [AMMO]}, edit=edit)
    t.play(f"UseLoot 0 {AMMO}")
    assert [item.spent for item in t["salvador"].gear] == [False] * 4
    assert t["salvador"].gear[3].tokens == spent
    assert t.told(Reloaded) == [Reloaded(0, ("caracal", "pocket_firework"))]


@pytest.mark.rule("tor.effect.run-and-gun", "tor.spend.inactive")
@pytest.mark.parametrize(("empty", "spent"), [(True, False), (False, True), (False, False)])
def test_a_run_and_gun_token_pays_while_it_and_its_gun_are_ready(empty: bool, spent: bool) -> None:
    def edit(g: Show) -> None:
        tokens = (token("yellow", spent=spent),)
        g.hunters[0].gear = (Item("brain_freeze", empty, tokens),)
        g.hunters[0].tokens = (RED_YELLOW, token("red", "yellow", spent=True))

    t = table(
        LINE, salvador=0, enemies=[("psycho", 1)], orders=["attack"], rolls=[(5, 6)], edit=edit
    )
    t.play("React 0")
    if empty:
        assert not t.offers("Act 0 brain_freeze")
        return
    t.play("Act 0 brain_freeze")
    assert t.offers("PayRunAndGun brain_freeze") is (not spent)


# Healing


@pytest.mark.rule("tor.wound.heal")
@pytest.mark.parametrize(
    ("tokens", "asked"),
    [
        ((RED_YELLOW, RED_GREEN), True),
        ((RED_YELLOW, RED_YELLOW), False),
        ((RED_YELLOW, token("green")), False),
        ((RED_YELLOW, token("red")), False),
    ],
)
def test_the_owner_chooses_what_is_healed_only_where_it_matters(
    tokens: tuple[Any, ...], asked: bool
) -> None:
    t = table(LINE, salvador=0, gear={"salvador": ["second_wind"]}, edit=tokens_of(0, *tokens))
    t.play("Activate 0", "Start heal_at_start")
    assert t.asked is (ask.Mend if asked else ask.Act)
    if not asked:
        assert t["salvador"].tokens == (token("yellow"), *tokens[1:])


@pytest.mark.rule("tor.wound.heal", "tor.ruling.heal-state")
def test_a_field_kit_heals_two_wounds_and_each_token_keeps_its_face() -> None:
    tokens = (RED_YELLOW, token("red", "green", spent=True), token("red", "yellow", spent=True))
    t = table(
        LINE,
        salvador=0,
        amara=0,
        active="salvador",
        gear={"salvador": ["field_kit"]},
        rolls=[(1, 10), (7, 8)],
        edit=tokens_of(2, *tokens),
    )
    t.play("Act 0 kit", "Pay 0 1")
    assert t.offered() == ["Mend 1 false", "Mend 2 true", "Mend 1 true"]
    t.play("Mend 2 true", "Mend 1 false")
    assert t["amara"].tokens == (token("yellow"), token("green", spent=True), tokens[2])
    assert t.told(Healed) == [Healed(2, "amara", 2, (2, 1))]


@pytest.mark.rule("tor.wound.heal")
def test_nothing_is_asked_when_the_points_heal_every_wound() -> None:
    t = event("crowd_favourite", edit=tokens_of(0, RED_YELLOW, RED_GREEN, token("red")))
    assert t["salvador"].tokens == (token("yellow"), token("green"), token("red"))
    assert (t.asked, t.told(Healed)) == (ask.Activate, [Healed(0, "salvador", 2, (1, 2))])


@pytest.mark.rule("tor.ruling.enemy-heal", "tor.enemyshield.recharge")
@pytest.mark.parametrize(
    ("wounds", "spent", "shock", "healed", "recharged"),
    [(3, True, 0, 1, 1), (0, False, 0, 0, 0), (1, True, 1, 1, 0)],
)
def test_an_enemy_that_mends_itself_heals_a_wound_and_recharges_unless_shocked(
    wounds: int, spent: bool, shock: int, healed: int, recharged: int
) -> None:
    def edit(g: Show) -> None:
        enemy = g.enemies[FIRST]
        enemy.wounds, enemy.shields, enemy.shock = wounds, (token("yellow", spent=spent),), shock

    t = table(LINE, salvador=0, enemies=[("bolt_mama", 5)], orders=["special"], edit=edit)
    enemy = t.g.enemies[FIRST]
    assert (enemy.wounds, enemy.shields[0].spent) == (wounds - healed, bool(shock))
    assert t.told(Healed) == [Healed(FIRST, "bolt_mama", 1)] * healed
    assert t.told(Recharged) == [Recharged(FIRST, "bolt_mama")] * recharged


@pytest.mark.rule("tor.element.burn-effect", "tor.wound.extra-choice")
def test_burn_wounds_once_for_each_token_on_tokens_of_the_owners_choice() -> None:
    t = table(
        LINE,
        salvador=0,
        orders=["ammo:spotlight"],
        edit=lambda g: setattr(g.hunters[0], "burn", 2),
    )
    t.play("Suffer 1 1 false", "Suffer 2 2 false")
    assert t["salvador"].tokens == (RED_GREEN, RED_YELLOW, token("yellow"))
    assert [(each.wounds, each.why) for each in t.told(Wounded)] == [(2, "burn")]
