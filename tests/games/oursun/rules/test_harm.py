"""Damage, rescue, healing, infection and death, and what is told of them."""

from __future__ import annotations

from collections.abc import Mapping

import pytest

from games.oursun.table import NORTH, Table, table
from sobremesa.games.oursun import questions as ask
from sobremesa.games.oursun.content.book import goods
from sobremesa.games.oursun.events.cards import Unmasked
from sobremesa.games.oursun.events.harm import (
    Cured,
    Died,
    Eliminated,
    Healed,
    Hurt,
    Infected,
    MaskRolled,
)
from sobremesa.games.oursun.state import HOME, Phase, Stage


def dawn(*kinds: str, roles: tuple[str, ...] = ()) -> Table:
    """The Morning of day 1 is about to begin."""
    t = table(*kinds, roles=roles)
    t.g.active = -1
    return t


def fall(firefighter: Mapping[str, object] | None = None, hp: int = 7) -> Table:
    """A medic falls for 2 damage, beside a firefighter unless its fields say otherwise."""
    t = table("medic", "firefighter")
    t.tile(NORTH, event=True)
    t[0].hp = hp
    t[1].tile = NORTH
    for field, value in (firefighter or {}).items():
        setattr(t[1], field, value)
    t.next_events("collapsing_floor")
    t.go(8, 8, *([8] if hp <= 2 else []))
    t.let_go("interrupt")
    t.play(f"Move {NORTH}")
    return t


# Rescue


@pytest.mark.rule("sun.ruling.use-reaction", "sun.ruling.ability-timing")
@pytest.mark.parametrize(
    ("choice", "medic", "firefighter", "used"),
    [("pass", 5, 9, 0), ("Rescue 1", 6, 8, 1), ("Rescue 2", 7, 7, 1)],
)
def test_the_firefighter_takes_as_much_of_the_damage_as_it_likes(
    choice: str, medic: int, firefighter: int, used: int
) -> None:
    t = fall()
    assert (t.asked, t.seat, t.offered()) == (ask.Rescue, 1, ["Pass", "Rescue 1", "Rescue 2"])
    t.play(f"1 {choice}")
    assert (t[0].hp, t[1].hp, t[1].ability_used) == (medic, firefighter, used)
    hurt = [Hurt("firefighter", 9 - firefighter, "rescue", firefighter)] * used
    hurt += [Hurt("medic", 7 - medic, "fall", medic)] * (medic < 7)
    assert t.told(Hurt) == hurt


@pytest.mark.rule("sun.ruling.use-reaction")
def test_no_more_can_be_taken_than_there_is_damage_nor_more_than_2() -> None:
    slight = table("medic", "firefighter", "hunter")
    slight.g.active = -1
    slight[0].infected = True
    slight.go((1, 10), stage=Stage.PHASE_START)
    severe = table("medic", "firefighter", phase=Phase.NIGHT)
    bear = severe.enemy("bear")
    severe.go(1, 1, 1, 8)
    severe.let_go("join")
    severe.play(f"Attack {bear}")
    assert slight.offered(1) == ["Pass", "Rescue 1"]
    assert severe.offered(1) == ["Pass", "Rescue 1", "Rescue 2"]
    severe.play("1 Rescue 2")
    assert (severe[0].hp, severe[1].hp) == (6, 7)


@pytest.mark.rule("sun.ruling.use-reaction", "sun.general.card-text-ability-marker")
@pytest.mark.parametrize(
    "fields", [{"tile": 0}, {"ability_used": 1}, {"died": 0, "hp": 0}, {"kind": "hunter", "hp": 7}]
)
def test_only_a_living_firefighter_on_the_tile_whose_ability_is_ready_rescues(
    fields: dict[str, object],
) -> None:
    t = fall(fields)
    assert (t.asked, t.seat, t[0].hp) == (ask.Act, 0, 5)


@pytest.mark.rule("sun.ruling.use-reaction")
def test_the_firefighter_does_not_rescue_itself() -> None:
    t = dawn("firefighter", "medic")
    t[0].infected = True
    t.go((1, 10), stage=Stage.PHASE_START)
    assert (t.asked, t[0].hp, t[0].ability_used) == (ask.Act, 8, 0)


@pytest.mark.rule("sun.death.zero")
def test_a_rescuer_may_die_of_it() -> None:
    t = fall({"hp": 2})
    t.play("1 Rescue 2")
    assert (t[0].hp, t[1].alive) == (7, False)
    assert t.told(Died) == [Died("firefighter", t[1].tile)]


# Healing


@pytest.mark.rule("sun.ruling.hp-cap")
@pytest.mark.parametrize(("hp", "healed"), [(4, 2), (6, 1)])
def test_healing_is_told_and_stops_at_the_boards_hp(hp: int, healed: int) -> None:
    t = table("medic")
    t[0].hp = hp
    t.go()
    t.play("Treat 0 heal")
    assert t[0].hp == hp + healed
    assert t.told(Healed) == [Healed("medic", healed)]


# Infection


@pytest.mark.rule("sun.infection.one", "sun.infection.trigger")
def test_who_is_infected_already_is_not_infected_again_nor_is_its_mask_rolled_for() -> None:
    t = table("medic")
    t.give(0, "", "gas_mask")
    t[0].infected = True
    viper = t.enemy("viper")
    t.go(2, 8)
    t.play(f"Attack {viper}")
    assert (t[0].hp, t[0].infected) == (6, True)
    assert (t.told(Infected), t.told(MaskRolled)) == ([], [])


@pytest.mark.rule("sun.infection.trigger")
@pytest.mark.parametrize(("die", "kept"), [(4, True), (5, False)])
def test_the_roll_for_a_gas_mask_is_told(die: int, kept: bool) -> None:
    t = table("medic")
    t.give(0, "", "gas_mask")
    viper = t.enemy("viper")
    t.go(2, 8, die)
    t.play(f"Attack {viper}")
    assert t.told(MaskRolled) == [MaskRolled("medic", (8 + die - 1,), kept)]
    assert t.told(Infected) == ([] if kept else [Infected("medic")])


@pytest.mark.rule("sun.infection.cure")
def test_a_cure_is_told() -> None:
    t = table("medic")
    t[0].infected = True
    t.go()
    t.play("Treat 0 cure")
    assert t.told(Cured) == [Cured("medic")]


# Death


@pytest.mark.rule("sun.death.zero", "sun.ruling.dead-body")
def test_the_dead_lose_ap_stealth_and_what_they_waited_for() -> None:
    t = dawn("medic", "hunter")
    t.g.phase = Phase.NIGHT
    t.tile(0, 1)
    t[1].hp, t[1].infected, t[1].stealth = 1, True, True
    t.go(stage=Stage.PHASE_START)
    assert not t[1].alive
    assert (t[1].hp, t[1].ap, t[1].stealth, t[1].died) == (0, 0, False, 2)
    assert (t.told(Hurt), t.told(Died)) == (
        [Hurt("hunter", 1, "infection", 0)],
        [Died("hunter", t[1].tile)],
    )


@pytest.mark.rule("sun.ruling.dead-body")
def test_who_is_killed_while_it_waits_has_no_ap_left_and_waits_no_more() -> None:
    t = table("hunter", "soldier", "medic")
    t[1].drill_used = True
    t[0].hp = 1
    t.ruthless().go(1, 8)
    t.let_go("interrupt", "attacked")
    t.play("Wait", "AttackCharacter 0")
    assert (t[0].alive, t[0].ap, t[0].waiting) == (False, 0, False)


@pytest.mark.rule("sun.death.zero")
def test_who_has_1_hp_left_lives() -> None:
    t = fall({"tile": 0}, hp=3)
    assert (t[0].hp, t[0].alive, t.told(Died)) == (1, True, [])


@pytest.mark.rule("sun.board.hp", "sun.death.zero")
def test_hp_stop_at_0_and_all_damage_is_told() -> None:
    t = fall({"tile": 0}, hp=1)
    assert (t[0].hp, t.seat) == (0, 1)
    assert t.told(Hurt) == [Hurt("medic", 2, "fall", 0)]


@pytest.mark.rule("sun.ruling.infection-death-together", "sun.ruling.no-living-survivor")
def test_all_suffer_before_anybody_is_dead() -> None:
    t = dawn("medic", "hunter", "soldier")
    for person in t.g.people:
        person.hp, person.infected = 1, True
    t.go((1, 10), stage=Stage.PHASE_START)
    kinds = [type(each) for each in t.told(object) if isinstance(each, Hurt | Died)]  # type: ignore[type-var]
    assert kinds == [Hurt] * 3 + [Died] * 3
    assert t.outcome == ("failed", ())


# Elimination


@pytest.mark.rule("sun.death.eliminated", "sun.ruling.eliminated-gear")
def test_the_eliminated_leave_their_goods_with_what_lies_there_and_lose_water_and_karma() -> None:
    t = table("medic", "hunter", "soldier", day=2)
    t[1].died, t[1].hp, t[1].karma = 1, 0, 2
    knife, boots = t.give(1, "MM", "knife", "hiking_boots")
    other = t.card("machete")
    t.g.gear_deck.remove(other)
    t.g.map[HOME].dropped, t.g.map[HOME].cards = goods("W"), (other,)
    t.g.active, t.g.order = -1, []
    t.go((1, 10), stage=Stage.PHASE_END)
    tile = t.g.map[HOME]
    assert (tile.dropped, tile.cards) == (goods("MMW"), (other, knife, boots))
    assert (t[1].goods, t[1].items, t[1].equipment) == (goods(""), (), ())
    assert (t[1].water, t[1].karma) == (0, 0)
    assert (t.told(Eliminated), t.told(Unmasked)) == ([Eliminated("hunter")], [])
