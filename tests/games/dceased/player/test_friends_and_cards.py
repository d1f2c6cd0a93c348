"""Friends and cards: Trades, traits, Equipment, and who plays at all."""

from __future__ import annotations

from games.dceased.table import begin, sample, table
from sobremesa.games.dceased import questions as ask
from sobremesa.games.dceased.state import Stage

from .mind import chosen, played

# Trades


def test_near_the_exit_one_hero_takes_the_civilians_of_both() -> None:
    t = table(
        "m1", heroes="batman I1 escort=bus-driver, cyborg I1 escort=night-nurse",
        hidden="firefighter D2", turn="batman",
    )  # fmt: skip
    assert chosen(t) == "Trade cyborg action"
    t.play("trade cyborg")
    assert chosen(t) == "Hand bus-driver"
    t.play("hand bus-driver")
    assert chosen(t) == "Done"


def test_whoever_is_about_to_fall_hands_on_what_the_mission_needs() -> None:
    t = table("m2", heroes="batman E9 health=1 token=fuse-1, cyborg E9", turn="batman")
    assert chosen(t) == "Trade cyborg action"
    played(t, 2)
    assert t["cyborg"].tokens == ("fuse-1",)


def test_what_was_handed_over_is_not_handed_back() -> None:
    t = table(
        "m1", heroes="batman I1, cyborg I1 escort=night-nurse escort=bus-driver",
        hidden="firefighter D2", turn="cyborg",
    )  # fmt: skip
    assert not chosen(t).startswith("Trade")


# Traits


def test_over_here_draws_a_crowd_off_the_beacon() -> None:
    t = table(
        "m4", heroes="supergirl D2 trait=over-here done, cyborg D4 done", enemies="3 walker D3",
        stage=Stage.ACTIVATION,
    )  # fmt: skip
    assert t.asked is ask.OverHere
    assert chosen(t) == "Use over-here"


def test_nobody_calls_a_crowd_over_that_would_be_its_end() -> None:
    t = table(
        "m4", heroes="supergirl D2 health=1 trait=over-here done, cyborg D4 done",
        enemies="3 walker D3, 2 walker D2", stage=Stage.ACTIVATION,
    )  # fmt: skip
    assert t.asked is ask.OverHere
    assert chosen(t) == "Pass"


def test_a_hero_leaps_out_of_a_crowd_towards_its_goal() -> None:
    t = table(
        "m3", heroes="green-arrow D6 power=1 trait=leap", enemies="5 walker D6",
        tokens="shard-1 A1", turn="green-arrow",
    )  # fmt: skip
    assert chosen(t) == "Use leap"
    t.play("use leap")
    assert chosen(t) == "Zone D3"


def test_a_leap_is_kept_where_walking_does_as_well() -> None:
    t = table("m3", heroes="batman D5 power=1 trait=leap", tokens="shard-1 A1", turn="batman")
    assert chosen(t) != "Use leap"


def test_more_actions_are_kept_for_a_turn_that_needs_them() -> None:
    t = table("m4", heroes="cyborg D4 power=4 trait=adrenaline-rush", turn="cyborg")
    assert chosen(t) != "Use adrenaline-rush"


# Equipment


def test_equipment_on_the_way_is_taken_along() -> None:
    t = table(
        "m3", heroes="cyborg D6, batman I6 done", tokens="shard-1 D3", gear="riot-shield D5",
        turn="cyborg",
    )  # fmt: skip
    assert played(t, 3) == ["Move D5 walk -", "Collect", "Move D4 walk -"]


def test_equipment_is_kept_for_what_it_does_and_not_for_a_poor_attack() -> None:
    t = table(
        "m3", heroes="wonder-woman D5 gear=coil-rifle", gear="riot-shield D5", turn="wonder-woman"
    )
    t.play("collect")
    assert chosen(t) == "Keep riot-shield"


def test_equipment_with_a_poorer_attack_goes_to_whoever_strikes_worse() -> None:
    t = table(
        "m4", heroes="wonder-woman D4 power=4 gear=sonic-rifle, supergirl D4", turn="wonder-woman"
    )
    assert chosen(t) == "Trade supergirl action"
    played(t, 2)
    assert (t["wonder-woman"].gear, t["supergirl"].gear) == ("", "sonic-rifle")


# Who plays


def test_the_party_is_not_the_same_each_night() -> None:
    parties = set()
    for seed in range(8):
        t = begin("m3", seats=1)
        while t.asked is ask.Recruit:
            t.play(chosen(t, seed + len(t.g.heroes) * 100))
        parties.add(frozenset(t.g.heroes))
    assert len(parties) > 2


def test_heroes_of_ones_own_are_chosen_by_what_is_on_their_cards() -> None:
    t = begin("m3", seats=1, game=sample())
    assert t.asked is ask.Recruit
    assert chosen(t).startswith("Recruit")
