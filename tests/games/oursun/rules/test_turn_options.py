"""What a character may do in its turn and while it waits: each deed with its conditions."""

from __future__ import annotations

import pytest

from games.oursun.table import NORTH, Table, table
from sobremesa.games.oursun import questions as ask
from sobremesa.games.oursun.content.book import goods
from sobremesa.games.oursun.events.combat import Struck
from sobremesa.games.oursun.state import HOME, Fire, Phase


def deeds(t: Table) -> list[str]:
    """The kinds of deeds that are offered, each once."""
    return list(dict.fromkeys(each.split()[0] for each in t.offered()))


@pytest.mark.rule("sun.action.kinds", "sun.ruling.end-of-turn")
def test_with_empty_hands_on_bare_ground_one_explores_charges_or_waits() -> None:
    t = table("medic")
    t[0].water = 0
    t.go()
    assert deeds(t) == ["Explore", "Charge", "Wait", "Sleep"]


@pytest.mark.rule("sun.action.kinds", "sun.discard.effect")
@pytest.mark.parametrize(
    ("letters", "kinds", "water", "offered"),
    [
        ("", (), 0, False),
        ("", (), 1, True),
        ("c", (), 0, True),
        ("", ("knife",), 0, True),
        ("", ("helmet",), 0, True),
    ],
)
def test_whoever_carries_anything_may_discard(
    letters: str, kinds: tuple[str, ...], water: int, offered: bool
) -> None:
    t = table("medic")
    t.give(0, letters, *kinds)
    t[0].water = water
    t.go()
    assert t.offers("Discard") is offered


# Fire


@pytest.mark.rule("sun.fire.stove-upgrade", "sun.fire.stove-cook")
@pytest.mark.parametrize(
    ("fire", "letters", "ap", "offered"),
    [
        (Fire.NONE, "FM", 6, []),
        (Fire.CAMPFIRE, "FM", 6, ["BuildStove"]),
        (Fire.CAMPFIRE, "FC", 6, []),
        (Fire.CAMPFIRE, "M", 1, ["BuildStove"]),
        (Fire.STOVE, "FM", 6, ["Cook"]),
        (Fire.STOVE, "F", 2, ["Cook"]),
        (Fire.STOVE, "F", 1, []),
        (Fire.STOVE, "MC", 6, []),
    ],
)
def test_a_campfire_takes_metal_and_a_stove_cooks_food_for_2_ap(
    fire: Fire, letters: str, ap: int, offered: list[str]
) -> None:
    t = table("medic", "hunter")
    t.give(0, letters)
    t.g.map[HOME].fire, t[0].ap = fire, ap
    t.go()
    assert [each for each in deeds(t) if each in ("BuildStove", "Cook")] == offered


@pytest.mark.rule("sun.fire.build")
@pytest.mark.parametrize(
    ("kind", "letters", "offered"),
    [("lighter", "W", True), ("torch", "W", True), ("knife", "W", False), ("lighter", "M", False)],
)
def test_a_campfire_needs_a_fire_item_and_wood(kind: str, letters: str, offered: bool) -> None:
    t = table("medic")
    t.give(0, letters, kind)
    t.go()
    assert t.offers("Light") is offered


# Camps and traps


@pytest.mark.rule("sun.camp.strike", "sun.ruling.camp-access")
def test_one_without_a_tent_strikes_the_camp_of_another() -> None:
    t = table("medic", "hunter")
    (tent,) = t.give(1, "", "tent")
    t[1].items, t.g.map[HOME].tent = (), tent
    t.go()
    t.let_go("interrupt")
    t.play("Strike")
    assert (t[0].items, t.g.map[HOME].tent, t[0].ap) == ((tent,), -1, 5)


@pytest.mark.rule("sun.camp.pitch", "sun.ruling.camp-symbol-permanent")
def test_without_tent_or_trap_there_is_nothing_to_pitch_set_or_strike() -> None:
    t = table("medic", number=26)
    t.give(0, "", "knife")
    t.go()
    assert not {"Pitch", "Strike", "SetTrap"} & set(deeds(t))


# Containers and stealth


@pytest.mark.rule("sun.container.where", "sun.ruling.container-once")
@pytest.mark.parametrize(
    ("closed", "markers", "offered"),
    [
        (False, (), []),
        (True, (), ["Open printed"]),
        (False, ("dexterity",), ["Open dexterity"]),
        (False, ("strength", "strength"), ["Open strength"]),
    ],
)
def test_only_closed_containers_are_opened(
    closed: bool, markers: tuple[str, ...], offered: list[str]
) -> None:
    t = table("medic", number=20)
    t.g.map[HOME].closed, t.g.map[HOME].containers = closed, markers
    t.go()
    assert [each for each in t.offered() if each.startswith("Open")] == offered


@pytest.mark.rule("sun.ruling.stealth-drop")
@pytest.mark.parametrize("stealth", [True, False])
def test_only_the_hidden_may_give_up_stealth(stealth: bool) -> None:
    t = table("medic")
    t[0].stealth = stealth
    t.go()
    assert t.offers("ShowSelf") is stealth


# Dodging and trading


@pytest.mark.rule("sun.combat.need-target", "sun.dodge.cost", "sun.ruling.stealth-attack")
@pytest.mark.parametrize(
    ("place", "body", "stealth", "offered"),
    [
        (0, False, False, True),
        (0, True, False, False),
        (0, False, True, False),
        (NORTH, False, False, False),
    ],
)
def test_one_dodges_where_an_enemy_would_strike(
    place: int, body: bool, stealth: bool, offered: bool
) -> None:
    t = table("medic")
    t.tile(NORTH)
    t.enemy("bear", place, body=body)
    t[0].stealth = stealth
    t.go()
    assert t.offers("Dodge") is offered


@pytest.mark.rule("sun.ruling.rob-hostile-scope", "sun.dodge.effect")
def test_the_attack_of_a_hostile_trader_is_dodged_like_that_of_an_enemy() -> None:
    t = table("medic", "hunter")
    trader = t.trader("basko")
    trader.hostile = 0b01
    t.go(1, 8, 1, 1)
    t.let_go("interrupt", "join")
    t.play("Dodge")
    assert (t[0].hp, t[0].ap) == (7, 5)
    assert [(each.foe, each.avoided) for each in t.told(Struck)] == [(trader.id, True)]


@pytest.mark.rule("sun.ruling.rob-hostile-scope", "sun.combat.need-target")
def test_a_trader_who_fights_another_is_not_dodged() -> None:
    t = table("medic", "hunter")
    t.trader("basko").hostile = 0b10
    t.go()
    assert not t.offers("Dodge")


@pytest.mark.rule("sun.mode.sol-revealed-safe", "sun.combat.need-target")
@pytest.mark.parametrize(("unmasked", "offered"), [(0, False), (1, True)])
def test_a_revealed_son_need_not_dodge_his_own(unmasked: int, offered: bool) -> None:
    sides = ("besieger", "baker", "mason") if unmasked == 0 else ("baker", "besieger", "mason")
    t = table("medic", "hunter", "soldier", roles=sides)
    t.g.unmasked = unmasked
    t.enemy("sol_recruit")
    t.go()
    assert t.offers("Dodge") is offered


@pytest.mark.rule("sun.trade.partner", "sun.ruling.trade-with-dead")
def test_one_trades_with_the_living_others_of_the_tile() -> None:
    t = table("medic", "hunter", "soldier", "engineer", "smuggler")
    t.tile(NORTH)
    t[1].tile = NORTH
    t[2].died, t[2].hp, t[2].ap = 0, 0, 0
    t[3].died, t[3].eliminated = 0, True
    t.go()
    assert [each for each in t.offered() if each.startswith("Trade")] == ["Trade 4"]


# Waiting


@pytest.mark.rule("sun.wait.use")
def test_one_who_waits_is_offered_combat_actions_only() -> None:
    t = table("medic", "hunter")
    bear = t.enemy("bear")
    t.give(0, "F", "molotov")
    t.g.map[HOME].native = goods("C")
    t[0].hp = 5
    (molotov,) = t[0].items
    t.ruthless().go(8, 8)
    t.play("Wait", "1 PickUp")
    assert (t.asked, t.seat) == (ask.Interrupt, 0)
    assert t.offered() == ["Pass", f"Attack {bear}", f"Throw {molotov} {bear}", "AttackCharacter 1"]


@pytest.mark.rule("sun.wait.use", "sun.wait.deadline")
def test_one_who_has_spent_its_saved_ap_is_not_asked_again() -> None:
    t = table("medic", "hunter", phase=Phase.MORNING)
    bear = t.enemy("bear")
    t[0].ap, t[1].ap = 1, 1
    t.g.map[HOME].native = goods("FF")
    t.go(8, 8, 8, 8, 8, (1, 10))
    t.play("Wait", "1 PickUp", "1 TakeGoods 0")
    t.play(f"0 Attack {bear}")
    assert (t[0].ap, t.g.phase) == (6, Phase.AFTERNOON)
