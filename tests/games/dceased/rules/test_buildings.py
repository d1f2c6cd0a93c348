"""Doors and Buildings."""

from __future__ import annotations

import pytest

from games.dceased.table import table
from sobremesa.games.dceased import questions as ask
from sobremesa.games.dceased.events.civilians import CivilianRevealed
from sobremesa.games.dceased.events.deeds import BuildingOpened, DoorOpened
from sobremesa.games.dceased.events.enemies import (
    ActivationBegan,
    EnemiesAttacked,
    EnemiesMoved,
    HeroLost,
)
from sobremesa.games.dceased.events.spawning import CardDrawn, Spawned
from sobremesa.games.dceased.events.turns import TurnEnded
from sobremesa.games.dceased.state import Stage


@pytest.mark.rule("dc.door.open", "dc.door.auto", "dc.door.token", "dc.door.either-side")
@pytest.mark.parametrize("zone", ["C3", "D3"])
def test_a_door_of_the_heros_zone_opens_without_a_roll_from_either_side(zone: str) -> None:
    t = table(heroes=f"cyborg {zone}", turn="cyborg", opened="C3 D3")
    t.play("open C3-D3")
    assert (t.g.open_doors.bit_count(), t.g.actions) == (1, 2)
    assert t.told(DoorOpened) == [DoorOpened("cyborg", "C3-D3")]


@pytest.mark.rule("dc.door.open", "dc.door.never-closed")
def test_only_closed_doors_of_the_own_zone_can_be_opened_and_none_is_closed_again() -> None:
    t = table(heroes="cyborg C3", turn="cyborg", doors="C3-C4")
    assert [option for option in t.offered() if option.startswith("Open")] == ["Open C3-D3 action"]
    assert not table(heroes="cyborg B4", turn="cyborg").offers("open")


@pytest.mark.rule(
    "dc.door.enemies-allowed",
    "dc.ruling.interact-enemies",
    "dc.objective.enemies-allowed",
    "dc.trade.enemies-allowed",
)
def test_enemies_prevent_neither_doors_nor_objectives_nor_trades() -> None:
    t = table(
        heroes="cyborg C3 gear=riot-shield, batman C3", enemies="3 walker C3, z-flash C3",
        opened="C3", tokens="o1 C3", turn="cyborg",
    )  # fmt: skip
    assert all(map(t.offers, ("open C3-C4", "interact o1", "trade batman")))


@pytest.mark.rule(
    "dc.door.coloured-locked",
    "dc.door.coloured-default",
    "dc.door.coloured-action",
    "dc.door.coloured-when",
    "dc.mission.m2-cards",
    "dc.ruling.coloured-door-text",
)
def test_a_coloured_door_can_be_opened_by_an_action_once_its_card_is_taken() -> None:
    locked = table("m2", heroes="cyborg H4", turn="cyborg")
    assert not locked.offers("open H3-H4")
    t = table("m2", heroes="cyborg H4", turn="cyborg", tokens="blue-card H4")
    t.play("interact blue-card")
    assert (t.g.open_doors, t.offers("open H3-H4")) == (0, True)
    t.play("open H3-H4")
    assert t.g.open_doors.bit_count() == 1
    other = table("m2", heroes="cyborg C9", turn="cyborg", taken="blue-card")
    assert not other.offers("open C8-C9")


@pytest.mark.rule("dc.door.enemies-never", "dc.emove.no-path", "dc.activate.nothing")
def test_enemies_never_open_doors() -> None:
    t = table(
        heroes="cyborg C4 done",
        enemies="walker C3, z-flash C3",
        opened="C3",
        stage=Stage.ACTIVATION,
    )
    assert t.enemies("C3") == {"walker": 1, "z-flash": 1}
    assert (t.g.open_doors, t["cyborg"].health) == (0, 4)


@pytest.mark.rule("dc.door.civilians-never", "dc.civact.no-exit")
def test_civilians_open_no_doors_and_never_leave_the_board() -> None:
    t = table(
        heroes="cyborg C4 done", civilians="bus-driver C3", opened="C3", stage=Stage.CIVILIANS
    )
    assert (t.civilian("bus-driver"), t.g.open_doors) == ("C3", 0)
    t = table("m1", heroes="cyborg A4 done", civilians="bus-driver I1", enemies="walker H1",
              hidden="night-nurse D2, firefighter C4, park-ranger H4",
              stage=Stage.CIVILIANS)  # fmt: skip
    assert t.civilian("bus-driver") == "I2"


@pytest.mark.rule(
    "dc.building.extent",
    "dc.building.closed-doors-split",
    "dc.ruling.building-component",
    "dc.example.building-m0",
    "dc.building.spawn-marked",
    "dc.building.spawn-cards",
    "dc.ruling.marked-icon",
)
def test_opening_the_store_draws_one_card_and_leaves_the_clinic_alone() -> None:
    t = table(
        heroes="cyborg C4", deck="S09 S05", hidden="bus-driver B3, park-ranger D3", turn="cyborg"
    )
    t.play("open C3-C4")
    assert t.everywhere() == {"B2": {"walker": 3}}
    assert [(event.card, event.zone) for event in t.told(CardDrawn)] == [("S09", "B2")]
    assert (t.g.civilians, len(t.g.hidden_civilians)) == ({"bus-driver": t.zone("B3")}, 1)
    assert t.g.opened == t.g.book.board.zones("B2 C2 B3 C3")
    assert t.told(BuildingOpened)[0].marked == ("B2",)


@pytest.mark.rule("dc.building.first-open", "dc.building.civilians-after")
def test_civilians_are_revealed_after_all_enemies_have_been_placed() -> None:
    t = table("m1", heroes="cyborg A3", deck="S05 S06", turn="cyborg")
    t.play("open A3-B3", "zone D3")
    assert t.order(Spawned, CivilianRevealed) == ["Spawned", "Spawned", "CivilianRevealed"]


@pytest.mark.rule("dc.building.once")
def test_a_second_door_of_an_opened_building_reveals_nothing() -> None:
    t = table("m1", heroes="cyborg E2", deck="S05", doors="A3-B3", turn="cyborg")
    t.play("open D2-E2")
    assert (t.told(CardDrawn), t.told(BuildingOpened)) == ([], [])


@pytest.mark.rule("dc.building.open-at-once")
def test_enemies_that_charge_out_come_through_the_open_door() -> None:
    t = table(heroes="cyborg C4, batman A1", deck="S21", turn="cyborg")
    t.play("open C3-C4")
    assert [(event.origin, event.to) for event in t.told(EnemiesMoved)] == [("B2", "C2")]


@pytest.mark.rule("dc.building.both-sides")
@pytest.mark.parametrize(("opened", "zones"), [("", ["B2", "E3"]), ("C3", ["E3"])])
def test_a_door_between_two_buildings_reveals_those_not_yet_opened(
    opened: str, zones: list[str]
) -> None:
    t = table(heroes="cyborg C3", deck="S05 S06", opened=opened, turn="cyborg")
    t.play("open C3-D3")
    if t.asked is ask.NextRoom:
        t.play("zone B2")
    assert [event.zone for event in t.told(CardDrawn)] == zones


@pytest.mark.rule("dc.building.spawn-order", "dc.building.spawn-order-late")
def test_the_players_choose_the_next_marked_room_after_each_card() -> None:
    t = table("m4", heroes="cyborg D2", deck="S05 S12", turn="cyborg")
    t.play("open C2-D2")
    assert (t.asked, t.offered(), t.told(CardDrawn)) == (ask.NextRoom, ["Zone B3", "Zone C3"], [])
    t.play("zone C3")
    assert t.everywhere() == {"C3": {"walker": 2}, "B3": {"brute": 1}}


@pytest.mark.rule("dc.building.spawn-all-kinds", "dc.ruling.reveal-interrupts")
def test_an_extra_activation_in_a_reveal_works_at_once_in_the_middle_of_a_turn() -> None:
    t = table(
        heroes="cyborg C4", enemies="walker C4", deck="S27", hidden="bus-driver B3", turn="cyborg"
    )
    t.play("open C3-C4")
    assert t["cyborg"].health == 3
    assert t.order(EnemiesAttacked, CivilianRevealed) == ["EnemiesAttacked", "CivilianRevealed"]
    assert (t.g.current, t.g.actions) == ("cyborg", 2)


@pytest.mark.rule(
    "dc.example.opener-lost",
    "dc.building.opener-lost",
    "dc.ruling.reveal-completes",
    "dc.wound.eliminated-own-turn",
)
def test_a_reveal_goes_on_when_its_opener_is_lost() -> None:
    t = table(
        "m4", heroes="cyborg D2 health=1, batman A7", enemies="walker D2", deck="S27 S05",
        hidden="bus-driver B2", turn="cyborg",
    )  # fmt: skip
    t.play("open C2-D2", "zone B3")
    assert t.order(HeroLost, Spawned, CivilianRevealed) == [
        "HeroLost",
        "Spawned",
        "CivilianRevealed",
    ]
    assert (t.g.current, t.told(TurnEnded)) == ("batman", [])


@pytest.mark.rule("dc.building.no-marked")
def test_a_building_without_marked_rooms_draws_no_card() -> None:
    t = table(
        "m2", heroes="cyborg C9", deck="S05", hidden="bus-driver C8", taken="green-card",
        turn="cyborg",
    )  # fmt: skip
    t.play("open C8-C9")
    assert (t.told(CardDrawn), t.g.civilians) == ([], {"bus-driver": t.zone("C8")})


@pytest.mark.rule("dc.building.hidden-safe", "dc.civilian.hidden", "dc.emove.hidden-civilians")
def test_a_face_down_civilian_attracts_nobody_and_takes_no_wound() -> None:
    # The Charge is drawn for the room in which a Civilian lies face down.
    t = table(
        heroes="cyborg E1, batman A4", deck="S26", hidden="bus-driver E3", turn="cyborg",
    )  # fmt: skip
    t.play("open E1-E2")
    assert t.told(EnemiesAttacked) == []
    assert [(event.origin, event.to) for event in t.told(EnemiesMoved)] == [("E3", "E2")]
    assert t.g.civilians == {"bus-driver": t.zone("E3")}


@pytest.mark.rule("dc.building.equipment-hidden")
def test_equipment_stays_face_down_when_a_building_is_opened() -> None:
    t = table(heroes="cyborg E1", gear="riot-shield D2", turn="cyborg")
    t.play("open E1-E2")
    assert t.g.hidden_gear == {t.zone("D2"): "riot-shield"}


@pytest.mark.rule("dc.building.danger-line")
def test_a_reveal_reads_the_line_of_the_highest_danger_level() -> None:
    t = table(heroes="cyborg C4, batman A4 xp=19", deck="S05", turn="cyborg")
    t.play("open C3-C4")
    assert t.enemies("B2") == {"walker": 5}


@pytest.mark.rule("dc.building.then-continue")
def test_the_turn_goes_on_after_the_reveal() -> None:
    t = table(heroes="cyborg C4", deck="S05", turn="cyborg")
    t.play("open C3-C4")
    assert (t.asked, t.g.current, t.g.actions) == (ask.Act, "cyborg", 2)


@pytest.mark.rule("dc.door.mission-opens", "dc.ruling.mission-doors", "dc.mission.m3-door")
def test_a_door_that_the_mission_opens_reveals_its_building() -> None:
    t = table("m3", heroes="cyborg A6 done", hidden="bus-driver E1", round=12, stage=Stage.END)
    assert (t.told(DoorOpened)[0].door, t.told(DoorOpened)[0].hero) == ("E3-E4", "")
    assert (t.told(CivilianRevealed)[0].zone, t.told(CardDrawn)) == ("E1", [])
    early = table("m3", heroes="cyborg A6 done", round=11, stage=Stage.END)
    assert early.told(DoorOpened) == []


def test_an_extra_activation_card_in_a_reveal_names_its_type() -> None:
    t = table(heroes="cyborg C4", enemies="walker C4", deck="S27", turn="cyborg")
    t.play("open C3-C4")
    assert [(event.reason, event.enemy) for event in t.told(ActivationBegan)] == [
        ("extra", "walker")
    ]
