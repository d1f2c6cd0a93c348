"""Single rules of Slaughter, of spawning, of ammo and of activations, one test each."""

import pytest

from games.torgue.setups import LINE
from games.torgue.table import FIRST, table
from sobremesa.games.torgue import questions as ask
from sobremesa.games.torgue.events import (
    EnemyAttacked,
    Moved,
    RanDry,
    Spawned,
    SupplyEmpty,
)
from sobremesa.games.torgue.rules.spawning import miniatures_left
from sobremesa.games.torgue.state import Item, Show

# Slaughter and spawning


SLAUGHTER = {
    "spawn": {"1": (("bruiser", 1),)},
    "slaughter_spawn": {"1": (("psycho", 1), ("goliath", 1))},
}


@pytest.mark.rule("tor.slaughter.scenario", "tor.ruling.spawn-large", "tor.slaughter.flip")
def test_slaughter_changes_the_spawn_and_a_large_enemy_takes_an_empty_zone_without_tyres() -> None:
    t = table("N.t1..", salvador=0, orders=["slaughter", "spawn"], changes=SLAUGHTER)
    spawned = [(event.kind, event.zone) for event in t.told(Spawned)]
    assert spawned == [("psycho", 3), ("goliath", 4)]
    t = table("N.t1..", salvador=0, orders=["spawn"], changes=SLAUGHTER)
    assert [event.kind for event in t.told(Spawned)] == ["bruiser"]


@pytest.mark.rule("tor.slaughter.until", "tor.ruling.slaughter-reset")
def test_slaughter_lasts_through_the_hunters_turn_until_the_next_enemies_turn_begins() -> None:
    t = table(
        LINE,
        salvador=0,
        orders=["slaughter"],
        edit=lambda g: setattr(
            g, "queue", ["doors_open_early", "run_little_contestants", "encore"]
        ),
    )
    assert (t.asked, t.g.round, t.g.slaughter) == (ask.Activate, 2, True)
    t.play("Activate 0", "EndActivation", "Activate 1", "EndActivation")
    t.play("Activate 2", "EndActivation")
    assert t.g.slaughter
    t.play("EndActivation")
    assert (t.g.round, t.g.slaughter) == (3, False)


@pytest.mark.rule(
    "tor.spawn.partial-supply", "tor.example.spawn-one-left", "tor.ruling.spawn-supply-count"
)
def test_of_five_psychos_with_one_miniature_left_one_appears_and_play_goes_on() -> None:
    t = table(
        "N..1..\n......",
        salvador=0,
        enemies=[("suicide_psycho", 11)] * 3,
        orders=["spawn"],
        changes={"spawn": {"1": (("suicide_psycho", 5),)}},
    )
    assert (t.asked, len(t.enemies()), len(t.told(Spawned))) == (ask.Activate, 4, 1)
    assert (t.told(SupplyEmpty), t.told(Moved)) == ([], [])


@pytest.mark.rule("tor.ruling.spawn-supply-count", "tor.ruling.family-words")
def test_a_kind_without_miniatures_rushes_once_per_order_and_its_family_does_not() -> None:
    t = table(
        "N...2..1",
        salvador=0,
        enemies=[("badass_skag", 6), ("skag_pup", 7)],
        orders=["spawn"],
        changes={"spawn": {"1": (("badass_skag", 1),), "2": (("badass_skag", 1),)}},
    )
    assert len(t.told(SupplyEmpty)) == 1
    assert [event.mini for event in t.told(Moved)] == [FIRST, FIRST]


@pytest.mark.rule("tor.spawn.unique-no-rush", "tor.spawn.unique-always")
def test_a_miniature_taken_for_a_unique_makes_nobody_rush() -> None:
    t = table(
        "N..1..",
        salvador=0,
        enemies=[("nomad", 5)] * 2,
        orders=["spawn"],
        changes={"spawn": {"1": (("bolt_mama", 1),)}},
    )
    assert (t.asked, t.told(Moved), t.told(EnemyAttacked)) == (ask.Activate, [], [])
    assert t.enemies("bolt_mama")[0].zone == 3


@pytest.mark.rule("tor.example.nine-fingers-ring", "tor.core.rings")
def test_nine_fingers_uses_a_psycho_miniature_and_is_no_common_psycho() -> None:
    t = table(LINE, salvador=0, enemies=[("nine_fingers", 5)])
    nine = t.enemies()[0]
    assert (t.g.foe(nine).miniature, t.g.foe(nine).data.ring) == ("psycho", "blue")
    assert miniatures_left(t.g, "psycho") == 9
    assert t.enemies("psycho") == []


@pytest.mark.rule("tor.spawn.after-all-occupied")
def test_when_all_neighbours_hold_somebody_the_players_choose_among_them_and_the_spawn_zone() -> (
    None
):
    t = table(
        "N..1..",
        salvador=2,
        enemies=[("marauder", 3), ("marauder", 4)],
        orders=["spawn"],
        changes={"spawn": {"1": (("psycho", 2),)}},
    )
    assert [event.zone for event in t.told(Spawned)] == [3], "the first comes into the spawn zone"
    assert t.offered() == ["Zone 2", "Zone 3", "Zone 4"]


# Out of ammo


@pytest.mark.rule("tor.ammoorder.who")
@pytest.mark.parametrize(("who", "dry"), [("others", [1, 2, 3]), ("all", [0, 1, 2, 3])])
def test_an_out_of_ammo_order_names_whom_it_strikes(who: str, dry: list[int]) -> None:
    t = table(LINE, salvador=0, orders=[f"ammo:{who}"])
    assert [event.hunter for event in t.told(RanDry)] == dry


@pytest.mark.rule("tor.ammoorder.who")
def test_the_group_chooses_one_hunter_for_an_out_of_ammo_order_of_choice() -> None:
    t = table(LINE, salvador=0, orders=["ammo:choice"])
    t.play("Choose 2")
    assert [event.hunter for event in t.told(RanDry)] == [2]


@pytest.mark.rule("tor.ammoorder.inventory-safe", "tor.ruling.ammo-saver")
def test_stored_guns_stay_loaded_and_an_empty_one_cannot_be_saved() -> None:
    def edit(g: Show) -> None:
        g.hunters[0].gear = (Item("caracal", True), Item("third_opinion"), Item("belt_feeder"))
        g.hunters[0].pack = (Item("hot_take"),)

    t = table(LINE, salvador=0, orders=["ammo:spotlight"], edit=edit)
    assert t.asked is ask.Activate
    assert [item.spent for item in t["salvador"].gear] == [True, False, False]
    assert not t["salvador"].pack[0].spent


# Activations


@pytest.mark.rule("tor.activation.act-until", "tor.action.unlimited")
def test_a_hunter_may_take_as_many_actions_as_it_has_tokens() -> None:
    t = table(LINE, amara=0, active="amara")
    for zone in (1, 2):
        t.play("Act 2 move", "Pay 2 1", f"Zone {zone}")
    assert t.offers("Act 2 move")
    t.play("Act 2 move", "Zone 3")
    assert t.g.active != 2, "without tokens nothing was left to do"


@pytest.mark.rule("tor.ruling.interact-with-enemies")
def test_a_chest_may_be_opened_beside_an_enemy() -> None:
    t = table(
        LINE,
        salvador=1,
        enemies=[("psycho", 1)],
        active="salvador",
        edit=lambda g: g.chests.update({1: ("loot_chests", "money")}),
    )
    assert t.offers("Act 0 interact")
