"""What happens to a character that leaves a tile, and to one that enters another."""

from __future__ import annotations

import pytest

from games.oursun.setups import ROLES
from games.oursun.table import NORTH, NORTH_EAST, SOUTH, table
from sobremesa.games.oursun.events.cards import EventCard, NightCard
from sobremesa.games.oursun.events.combat import Fought, Struck
from sobremesa.games.oursun.events.days import Acted
from sobremesa.games.oursun.events.dice import SkillRolled
from sobremesa.games.oursun.events.enemies import Spawned
from sobremesa.games.oursun.events.movement import Exposed, Moved, TileRevealed
from sobremesa.games.oursun.state import HOME, Phase

FOREST, BARN = 14, 20
"""Tiles with an enemy symbol and with none."""


# Leaving


@pytest.mark.rule("sun.ruling.stealth-leaving", "sun.stealth.leaving", "sun.ruling.round-reset")
@pytest.mark.parametrize("way", ["Move", "Sneak", "Charge"])
def test_every_enemy_strikes_one_who_leaves_in_whatever_way(way: str) -> None:
    t = table("hunter")
    if way == "Charge":
        t.g.stack.append(BARN)
    else:
        t.tile(NORTH, BARN)
    dog, boar = t.enemy("stray_dog", rotated=True), t.enemy("wild_boar")
    stealth = (1, 8) if way == "Sneak" else ()
    t.go(*stealth, 1, 8, 8)
    t.play(f"{way} {NORTH}")
    assert [each.foe for each in t.told(Struck)] == [dog, boar]
    assert (t[0].tile, t[0].hp, t[0].stealth) == (NORTH, 6, way == "Sneak")


@pytest.mark.rule("sun.ruling.stealth-leaving")
@pytest.mark.parametrize("way", ["Move", "Charge"])
def test_a_hidden_one_who_passes_its_test_leaves_unseen(way: str) -> None:
    t = table("hunter")
    t[0].stealth = True
    if way == "Charge":
        t.g.stack.append(BARN)
    else:
        t.tile(NORTH, BARN)
    t.enemy("bear")
    t.go(8, 1)
    t.play(f"{way} {NORTH}")
    assert (t[0].tile, t[0].hp, t[0].stealth) == (NORTH, 7, False)
    assert t.told(SkillRolled) == [SkillRolled("hunter", "stealth", (7, 16), 1)]
    assert t.told(Exposed) == []
    assert t.told(Struck) == []


@pytest.mark.rule("sun.ruling.stealth-leaving", "sun.stealth.fail")
def test_a_hidden_one_who_fails_its_test_fights_an_initial_round_before_it_leaves() -> None:
    t = table("hunter")
    t[0].stealth = True
    t.tile(NORTH)
    dog = t.enemy("stray_dog", rotated=True)
    t.go(8, 8, 1, 8)
    t.play(f"Move {NORTH}")
    told = [type(each) for each in t.told(object)]  # type: ignore[type-var]
    assert told.index(SkillRolled) < told.index(Exposed) < told.index(Fought) < told.index(Moved)
    assert [each.foe for each in t.told(Struck)] == [dog]
    assert (t[0].tile, t[0].hp) == (NORTH, 6)


@pytest.mark.rule("sun.ruling.stealth-leaving", "sun.ruling.stealth-upkeep-when")
def test_the_symbol_of_the_tile_left_finds_out_the_hidden_too() -> None:
    t = table("hunter", number=FOREST)
    t[0].stealth = True
    t.tile(NORTH)
    t.next_enemies("stray_dog")
    t.go(8, 8, 8, 8)
    t.play(f"Move {NORTH}")
    assert [each.place for each in t.told(Spawned)] == [0]
    assert (t[0].tile, len(t.told(Fought))) == (NORTH, 1)


@pytest.mark.rule("sun.ruling.stealth-upkeep-when", "sun.ruling.stealth-nothing-to-find")
def test_where_nothing_watches_the_hidden_leave_without_a_test() -> None:
    t = table("hunter", number=FOREST)
    t[0].stealth = True
    t.g.map[HOME].marked = 1
    t.tile(NORTH)
    t.go()
    t.play(f"Move {NORTH}")
    assert (t[0].tile, t.told(SkillRolled), t.told(Exposed)) == (NORTH, [], [])


@pytest.mark.rule("sun.ruling.stealth-already-engaged", "sun.ruling.stealth-leaving")
@pytest.mark.parametrize("way", ["Move", "Sneak"])
def test_found_out_beside_a_comrade_who_fights_one_is_struck_on_leaving(way: str) -> None:
    t = table("hunter", "medic")
    t[0].stealth = True
    t.tile(NORTH)
    dog = t.enemy("stray_dog", rotated=True)
    t.go(8, 8, 1)
    t.play(f"{way} {NORTH}")
    assert [(each.foe, each.who) for each in t.told(Struck)] == [(dog, "hunter")]
    assert t.told(Fought) == []
    assert (t[0].tile, t[0].hp, t[0].stealth) == (NORTH, 6, False)


@pytest.mark.rule("sun.ruling.stealth-sneak-chain", "sun.test.pass")
def test_one_success_covers_leaving_and_arriving() -> None:
    t = table("hunter")
    t[0].stealth = True
    t.tile(NORTH)
    t.enemy("bear")
    t.enemy("stray_dog", NORTH)
    t.go(5, 8)
    t.play(f"Sneak {NORTH}")
    assert t.told(SkillRolled) == [SkillRolled("hunter", "stealth", (4, 23), 1)]
    assert (t.told(Exposed), t.told(Struck)) == ([], [])
    assert (t[0].tile, t[0].stealth) == (NORTH, True)


@pytest.mark.rule("sun.ruling.stealth-sneak-chain", "sun.sneak.failure")
def test_a_failed_sneak_out_of_stealth_brings_a_fight_behind_and_one_ahead() -> None:
    t = table("hunter")
    t[0].stealth = True
    t.tile(NORTH, FOREST)
    dog, boar = t.enemy("stray_dog"), t.enemy("wild_boar", NORTH)
    t.go(8, 8, 8, 8, 8, 8, 8, 8)
    t.play(f"Sneak {NORTH}")
    assert [each.foe for each in t.told(Fought)] == [dog, boar]
    assert (len(t.told(SkillRolled)), t[0].tile, t[0].stealth) == (1, NORTH, False)


@pytest.mark.rule("sun.ruling.stealth-sneak-chain", "sun.ruling.stealth-nothing-to-find")
def test_a_failed_sneak_from_where_nothing_is_exposes_nobody_there() -> None:
    t = table("hunter")
    t[0].stealth = True
    t.tile(NORTH)
    t.go(8, 8)
    t.play(f"Sneak {NORTH}")
    assert (t[0].tile, t[0].stealth, t.told(Exposed)) == (NORTH, False, [])


@pytest.mark.rule("sun.ruling.action-before-counter", "sun.ruling.entry-order")
@pytest.mark.parametrize("way", ["Move", "Sneak", "Charge"])
def test_who_dies_on_leaving_does_not_arrive_and_reveals_nothing(way: str) -> None:
    t = table("hunter", "medic")
    t[0].hp, t[1].tile = 1, SOUTH
    t.tile(SOUTH)
    if way != "Charge":
        t.tile(NORTH)
    t.enemy("stray_dog")
    stealth = (1, 8, 8) if way == "Sneak" else ()
    t.go(*stealth, 1)
    t.play(f"{way} {NORTH}")
    assert (t[0].alive, t[0].tile) == (False, 0)
    assert t.told(Moved) == []
    assert t.told(TileRevealed) == []


@pytest.mark.rule("sun.ruling.stack-empty", "sun.charge.effect")
def test_a_charge_ends_where_it_began_if_the_last_tile_is_gone_before_it_moves() -> None:
    """A Howler found on leaving calls an enemy that takes the last tile of the stack."""
    t = table("hunter", number=FOREST)
    t[0].stealth = True
    t.tile(SOUTH * 2)
    dog = t.enemy("stray_dog", SOUTH * 2)
    t.g.stack[:] = [BARN]
    t.next_enemies("howler")
    t.go(8, 8, 8, 8)
    t.play(f"Charge {NORTH}")
    assert (t.g.enemies[dog].tile, t.g.map[SOUTH].number) == (SOUTH, BARN)
    assert (t[0].tile, t[0].ap, NORTH in t.g.map) == (0, 4, False)


@pytest.mark.rule("sun.trader.rob-flee", "sun.ruling.rob-flee-who")
@pytest.mark.parametrize(("hostile", "barred"), [(0b01, 0b01), (0b10, 0), (0b11, 0b01)])
def test_who_leaves_a_trader_it_has_attacked_is_barred_and_nobody_else(
    hostile: int, barred: int
) -> None:
    t = table("medic", "hunter")
    t.tile(NORTH)
    odile, basko = t.trader("odile"), t.trader("basko", NORTH)
    odile.hostile = basko.hostile = hostile
    t.go(*[8] * (5 if hostile & 1 else 0))
    t.let_go("interrupt")
    t.play(f"Move {NORTH}")
    assert (t.g.traders[odile.id].barred, t.g.traders[basko.id].barred) == (barred, 0)


# Entering


@pytest.mark.rule("sun.charge.cost", "sun.charge.effect")
def test_a_charge_tells_the_payment_the_tile_and_the_move() -> None:
    t = table("medic")
    t.g.stack.append(BARN)
    t.go()
    t.play(f"Charge {NORTH}")
    assert t.told(Acted) == [Acted("medic", "charge", 2, 4, NORTH)]
    assert t.told(TileRevealed) == [TileRevealed(NORTH, BARN)]
    assert t.told(Moved) == [Moved("medic", HOME, NORTH, BARN, False)]


@pytest.mark.rule("sun.sneak.success", "sun.sneak.failure")
@pytest.mark.parametrize(("die", "hidden"), [(5, True), (6, False)])
def test_a_sneak_is_told_and_hides_by_one_success(die: int, hidden: bool) -> None:
    t = table("medic")
    t.tile(NORTH)
    t.go(die)
    t.play(f"Sneak {NORTH}")
    assert t.told(Acted) == [Acted("medic", "sneak", 2, 4, NORTH)]
    assert t.told(Moved) == [Moved("medic", HOME, NORTH, 5, hidden)]
    assert t[0].stealth == hidden


@pytest.mark.rule("sun.stealth.tile-bound")
def test_stealth_ends_on_the_tile_that_was_sneaked_onto() -> None:
    t = table("medic")
    t[0].stealth = True
    t.tile(NORTH)
    t.go()
    t.play(f"Move {NORTH}")
    assert not t[0].stealth


@pytest.mark.rule("sun.sneak.no-night-card", "sun.night.entry-draw")
@pytest.mark.parametrize(("die", "cards"), [(1, 0), (8, 1)])
def test_at_night_only_a_failed_sneak_draws_a_card(die: int, cards: int) -> None:
    t = table("medic", phase=Phase.NIGHT)
    t.tile(NORTH)
    t.next_night("quiet_night")
    t.go(die, 8)
    t.play(f"Sneak {NORTH}")
    assert len(t.told(NightCard)) == cards


@pytest.mark.rule("sun.night.entry-draw")
def test_by_day_no_night_card_is_drawn_on_entering() -> None:
    t = table("medic")
    t.tile(NORTH)
    t.go()
    t.play(f"Move {NORTH}")
    assert t.told(NightCard) == []


@pytest.mark.rule("sun.ruling.entry-order", "sun.ruling.event-waits")
def test_who_falls_in_the_fight_at_night_draws_neither_card() -> None:
    t = table("medic", "hunter", phase=Phase.NIGHT)
    t[0].hp = 1
    t.tile(NORTH, 18, event=True)
    t.g.map[HOME].drawn = 0b11
    t.next_enemies("stray_dog")
    t.go(1, 8, 8, 8)
    t.play(f"Move {NORTH}")
    assert not t[0].alive
    assert (t.told(NightCard), t.told(EventCard)) == ([], [])
    assert t.g.map[NORTH].event


@pytest.mark.rule("sun.ruling.event-waits")
def test_who_dies_of_the_night_card_leaves_the_event_to_the_next() -> None:
    t = table("medic", "hunter", phase=Phase.NIGHT)
    t[0].hp = 1
    t.tile(NORTH, 5, event=True)
    t.g.map[HOME].drawn = 0b11
    t.next_night("bitter_cold")
    t.go()
    t.play(f"Move {NORTH}")
    assert not t[0].alive
    assert t.told(EventCard) == []
    assert t.g.map[NORTH].event


@pytest.mark.rule("sun.ruling.event-procedure")
def test_a_tile_without_an_event_marker_draws_no_event() -> None:
    t = table("medic")
    t.tile(NORTH, 5)
    t.go()
    t.play(f"Move {NORTH}")
    assert t.told(EventCard) == []


@pytest.mark.rule("sun.combat.initial-figure", "sun.ruling.stealth-not-target")
def test_a_hidden_comrade_does_not_spare_the_one_who_enters_the_initial_round() -> None:
    t = table("medic", "hunter")
    t[1].tile, t[1].stealth = NORTH, True
    t.tile(NORTH)
    dog = t.enemy("stray_dog", NORTH)
    t.go(8, 8)
    t.play(f"Move {NORTH}")
    assert [(each.who, each.foe) for each in t.told(Fought)] == [("medic", dog)]


@pytest.mark.rule("sun.combat.initial-symbol", "sun.ruling.symbol-spawn-when")
def test_a_fresh_enemy_is_fought_at_once_even_beside_a_comrade() -> None:
    t = table("medic", "hunter")
    t[1].tile = NORTH
    t.tile(NORTH, FOREST)
    t.next_enemies("stray_dog")
    t.go(8, 8)
    t.play(f"Move {NORTH}")
    assert [each.who for each in t.told(Fought)] == ["medic"]


@pytest.mark.rule("sun.ruling.symbol-second-entry", "sun.ruling.symbol-spawn-when")
def test_a_symbol_with_a_living_enemy_spawns_no_second_one() -> None:
    t = table("medic", "hunter")
    t[1].tile = NORTH
    t.tile(NORTH, FOREST)
    t.enemy("stray_dog", NORTH)
    t.go()
    t.let_go("interrupt")
    t.play(f"Move {NORTH}")
    assert (t.told(Spawned), t.told(Fought)) == ([], [])


@pytest.mark.rule("sun.ruling.sol-initial-skip")
@pytest.mark.parametrize(("kind", "fights"), [("sol_recruit", 1), ("stray_dog", 0)])
def test_a_revealed_son_beside_its_own_is_no_other_character(kind: str, fights: int) -> None:
    t = table("medic", "hunter", "soldier", roles=ROLES)
    t.g.unmasked = 1
    t[1].tile, t[2].tile = NORTH, NORTH_EAST
    t.tile(NORTH)
    t.tile(NORTH_EAST)
    t.enemy(kind, NORTH)
    t.go(*[8] * (3 * fights))
    t.play(f"Move {NORTH}")
    assert len(t.told(Fought)) == fights


@pytest.mark.rule("sun.ruling.sol-initial-skip", "sun.combat.initial-figure")
def test_a_survivor_beside_the_sons_is_another_character_though_one_is_revealed() -> None:
    t = table("medic", "hunter", "soldier", roles=ROLES)
    t.g.unmasked = 1
    t[1].tile = t[2].tile = NORTH
    t.tile(NORTH)
    t.enemy("sol_recruit", NORTH)
    t.go()
    t.play(f"Move {NORTH}")
    assert t.told(Fought) == []


@pytest.mark.rule("sun.ruling.sol-initial-skip")
def test_a_symbol_that_spawns_a_son_gives_the_revealed_one_no_fight() -> None:
    t = table("medic", "hunter", "soldier", roles=("besieger", "baker", "mason"))
    t.g.unmasked = 0
    t.tile(NORTH, FOREST)
    t.next_enemies("sol_recruit")
    t.go()
    t.play(f"Move {NORTH}")
    assert (len(t.told(Spawned)), t.told(Fought)) == (1, [])
