"""Effects of attacks: areas, repeats, second rolls, explosions, charges."""

from typing import Any

import pytest

from games.torgue.setups import LINE
from games.torgue.table import FIRST, Table, table, token, tokens_of
from sobremesa.games.torgue import questions as ask
from sobremesa.games.torgue.events import (
    Attacked,
    Defended,
    Moved,
    Rerolled,
    Struck,
)
from sobremesa.games.torgue.state import Show, Token


@pytest.mark.rule("tor.example.critical-lethal", "tor.effect.critical")
@pytest.mark.parametrize(("die", "wounds"), [(7, 1), (8, 2)])
def test_critical_lethal_adds_a_wound_on_a_crit_alone(die: int, wounds: int) -> None:
    t = table(
        LINE,
        salvador=0,
        enemies=[("goliath", 2)],
        active="salvador",
        gear={"salvador": ["needlessly_loud"]},
        rolls=[(die, 8)],
    )
    t.play("Act 0 needlessly_loud", "Pay 0 1")
    assert t.enemies()[0].wounds == wounds


@pytest.mark.rule("tor.example.vulnerable-cryo", "tor.effect.vulnerable", "tor.ruling.wounds-add")
def test_a_vulnerable_enemy_suffers_one_more_whatever_the_d4() -> None:
    t = table(
        LINE,
        salvador=0,
        enemies=[("bruiser", 2)],
        active="salvador",
        gear={"salvador": ["hot_take"]},
        rolls=[(1, 4), (6, 8)],
    )
    t.play("Act 0 hot_take", "Pay 0 1")
    assert not t.enemies()


@pytest.mark.rule("tor.effect.swift", "tor.effect.swift-die", "tor.ruling.swift-optional")
def test_swift_repeats_with_the_same_die_near_the_last_target() -> None:
    t = table(
        LINE,
        salvador=1,
        enemies=[("psycho", 0), ("psycho", 1), ("psycho", 2)],
        active="salvador",
        gear={"salvador": ["chatterbox"]},
        rolls=[(6, 8), (6, 8)],
        spare=True,
    )
    t.play("Act 0 chatterbox", "Pay 0 1")
    assert len(t.told(Attacked)) == 1
    assert [token.spent for token in t["salvador"].tokens].count(True) == 1
    assert sorted(t.offered()) == ["Done", f"Target {FIRST}", f"Target {FIRST + 2}"]
    t.play(f"Target {FIRST}")
    assert [event.sides for event in t.told(Attacked)] == [8, 8]


@pytest.mark.rule("tor.effect.precision", "tor.effect.reroll-once", "tor.ruling.precision-choice")
def test_precision_rolls_again_once_and_the_second_roll_stands() -> None:
    t = table(
        LINE,
        salvador=0,
        enemies=[("psycho", 2)],
        active="salvador",
        gear={"salvador": ["polite_cough"]},
        rolls=[(3, 8), (2, 8)],
    )
    t.play("Act 0 polite_cough", "Pay 0 1")
    assert t.offered() == ["Pass", "Reroll"]
    t.play("Reroll")
    assert t.told(Rerolled) == [Rerolled(0, 3, 2)]
    assert not t.told(Struck)[0].hit
    assert t.asked is ask.Act


@pytest.mark.rule(
    "tor.effect.small-magazines", "tor.ruling.swift-weapon-spent", "tor.weapon.gun-ammo"
)
def test_a_fumble_with_small_magazines_spends_the_gun_and_ends_swift() -> None:
    t = table(
        LINE,
        salvador=0,
        enemies=[("nomad", 2)],
        active="salvador",
        gear={"salvador": ["chatterbox"]},
        rolls=[(1, 8)],
    )
    t.play("Act 0 chatterbox", "Pay 0 1")
    assert t["salvador"].gear[0].spent
    assert t.asked is ask.Act
    assert not t.offers("Act 0 chatterbox")


@pytest.mark.rule(
    "tor.effect.ammo-eater",
    "tor.effect.explosive",
    "tor.effect.explosive-one-roll",
    "tor.ruling.explosive-main-missed",
)
def test_an_explosion_strikes_the_whole_zone_with_one_roll_and_eats_the_ammo() -> None:
    t = table(
        LINE,
        salvador=0,
        enemies=[("nomad", 2), ("psycho", 2)],
        active="salvador",
        gear={"salvador": ["boom_broom"]},
        rolls=[(5, 8)],
    )
    t.play("Act 0 boom_broom", "Pay 0 1", f"Target {FIRST}")
    assert [enemy.kind for enemy in t.enemies()] == ["nomad"]
    assert t["salvador"].gear[0].spent


@pytest.mark.rule("tor.effect.disposable", "tor.gear.discard-shuffle")
def test_a_disposable_weapon_goes_back_into_its_deck() -> None:
    t = table(
        LINE,
        salvador=0,
        enemies=[("psycho", 2)],
        active="salvador",
        gear={"salvador": ["paper_rocket"]},
        rolls=[(5, 8)],
    )
    t.play("Act 0 paper_rocket", "Pay 0 1")
    assert not t["salvador"].gear
    assert "paper_rocket" in t.g.decks["guns"]


@pytest.mark.rule(
    "tor.ruling.explosive-friendly", "tor.ruling.friendly-crit", "tor.effect.explosive"
)
def test_friends_defend_against_the_total_with_reflexes_even_on_a_crit() -> None:
    t = table(
        LINE,
        salvador=0,
        amara=2,
        enemies=[("psycho", 2)],
        active="salvador",
        gear={"salvador": ["boom_broom"]},
        rolls=[(8, 8), (12, 12)],
    )
    t.play("Act 0 boom_broom", "Pay 0 1")
    assert t.offered() == ["Defend 2 2 false reflexes", "Defend 1 1 false reflexes"]
    t.play("Defend 2")
    assert (t.told(Defended)[0].against, t.told(Defended)[0].success) == (10, True)
    assert not t.enemies()


def charging(*tokens: Token, **more: Any) -> Table:
    """Amara with a Charge weapon, two zones from a Psycho."""
    return table(
        LINE,
        amara=0,
        enemies=[("psycho", 2)],
        active="amara",
        gear={"amara": ["door_knocker"]},
        edit=tokens_of(2, *tokens),
        **more,
    )


@pytest.mark.rule("tor.effect.charge", "tor.example.charge-distances")
@pytest.mark.parametrize(("colour", "ends"), [("yellow", [1, 2]), ("green", [1, 2, 3])])
def test_a_charge_goes_up_to_the_zones_of_its_token(colour: str, ends: list[int]) -> None:
    t = charging(token(colour))
    t.play("Act 2 door_knocker")
    assert (t.asked, t.offered()) == (ask.Charge, [f"Zone {zone}" for zone in ends])


@pytest.mark.rule("tor.effect.charge")
def test_a_red_token_charges_one_zone_and_then_strikes() -> None:
    t = charging(token("red", "yellow"), rolls=[(5, 6)])
    t.play("Act 2 door_knocker")
    assert [event.zone for event in t.told(Moved)] == [1]
    assert not t.enemies()


@pytest.mark.rule("tor.base.gather-enter")
def test_a_charging_hunter_may_gather_where_it_arrives() -> None:
    t = charging(token("yellow"), rolls=[(5, 8)])
    t.g.floor[1] = (3,)
    t.play("Act 2 door_knocker", "Zone 1", "Gather 2 3")
    assert (t["amara"].loot, t.asked, t.offered()) == ((3,), ask.Charge, ["Zone 1", "Zone 2"])
    t.play("Zone 1")
    assert not t.enemies()


@pytest.mark.rule("tor.base.gather-enter", "tor.effect.charge")
def test_a_charge_may_stop_at_loot_on_its_way_and_go_on_to_a_target() -> None:
    def edit(g: Show) -> None:
        g.floor = {1: (3,), 3: (3, 5)}

    t = table(
        "......",
        amara=0,
        enemies=[("psycho", 4)],
        active="amara",
        gear={"amara": ["door_knocker"]},
        rolls=[(5, 12)],
        edit=edit,
    )
    t.play("Act 2 door_knocker")
    assert t.offered() == ["Zone 1", "Zone 3"], "zone 1 has loot, zone 2 neither loot nor a target"
    t.play("Zone 1", "Gather 2 3")
    assert (t.asked, t.offered()) == (ask.Gather, ["Done", "Gather 2 3", "Gather 2 5"])
    t.play("Gather 2 5", "Done")
    assert (t["amara"].loot, t["amara"].zone, t.enemies()) == ((3, 5), 3, [])


@pytest.mark.rule("tor.base.gather-enter", "tor.effect.charge")
def test_a_charge_does_not_stop_at_loot_from_where_no_target_is_in_reach() -> None:
    t = table(
        "......",
        amara=2,
        enemies=[("psycho", 5)],
        active="amara",
        gear={"amara": ["door_knocker"]},
        edit=lambda g: g.floor.update({1: (3,), 3: (3,)}),
    )
    t.play("Act 2 door_knocker", "Pay 2 2")
    assert t.offered() == ["Zone 3", "Zone 4", "Zone 5"]


@pytest.mark.rule("tor.effect.charge")
def test_a_charge_must_end_where_it_gives_a_target() -> None:
    t = table(
        LINE,
        amara=0,
        enemies=[("goliath", 4)],
        active="amara",
        gear={"amara": ["door_knocker"]},
        rolls=[(2, 12)],
    )
    t.play("Act 2 door_knocker")
    assert t["amara"].zone == 3, "GREEN alone reaches a zone next to it"
