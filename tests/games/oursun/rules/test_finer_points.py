"""Rulings for the corners: orders of steps, room, camps, fire, karma and what stays where it is."""

from __future__ import annotations

import pytest

from games.oursun.table import NORTH, NORTH_EAST, SOUTH, TWO_NORTH, table
from sobremesa.games.oursun import questions as ask
from sobremesa.games.oursun.content.book import goods
from sobremesa.games.oursun.content.reading import own_content
from sobremesa.games.oursun.events.cards import EventCard, NightCard
from sobremesa.games.oursun.events.combat import Fought, Struck
from sobremesa.games.oursun.events.days import Acted, PhaseBegan
from sobremesa.games.oursun.events.dice import KarmaSpent
from sobremesa.games.oursun.events.harm import Hurt
from sobremesa.games.oursun.events.movement import Moved
from sobremesa.games.oursun.rules.enemies import spawn_type
from sobremesa.games.oursun.state import FIT, HOME, Fire, Phase, Stage


@pytest.mark.rule("sun.board.colour", "sun.board.name-optional")
def test_every_character_has_its_own_colour_and_no_name_is_needed() -> None:
    colours = {each.colour for each in own_content().characters.values()}
    assert len(colours) == 6


@pytest.mark.rule("sun.phase.night-card-step", "sun.ruling.zero-ap-turn")
def test_at_night_the_card_comes_after_the_drink_and_before_the_first_action() -> None:
    t = table("medic", "hunter", phase=Phase.NIGHT)
    t.next_night("uneasy_watch")
    t.g.active, t[0].water = -1, 0
    t.go(stage=Stage.PHASE_START)
    assert (t[0].hp, t[0].ap, t.asked) == (6, 5, ask.Act)
    assert t.number(t.told(NightCard)[0].who) == 0


@pytest.mark.rule("sun.phase.actions", "sun.action.kinds", "sun.ruling.sleep-repeat")
def test_actions_of_all_kinds_follow_in_any_order_while_ap_last() -> None:
    t = table("medic", "hunter", weather="storm")
    t[0].condition = 0
    t.go()
    t.let_go("interrupt")
    t.play("Sleep", "Sleep")
    assert (t[0].condition, t[0].ap, t.seat) == (FIT, 0, 1)


@pytest.mark.rule("sun.wound.one", "sun.wound.heal")
def test_a_wound_adds_one_red_die_however_low_hp_are_and_none_from_3_hp_on() -> None:
    t = table("medic", "hunter")
    t[0].hp = 1
    bear = t.enemy("bear")
    t[1].tile = NORTH
    t.tile(NORTH)
    t.go(8, 8, 8, 8)
    t.play(f"Attack {bear}")
    assert len(t.told(Fought)[0].dice) == 2
    healed = table("medic", "hunter")
    healed[0].hp = 3
    healed[1].tile = NORTH
    healed.tile(NORTH)
    bear = healed.enemy("bear")
    healed.go(8, 8, 8)
    healed.play(f"Attack {bear}")
    assert len(healed.told(Fought)[0].dice) == 1


@pytest.mark.rule("sun.resource.water-storage")
def test_water_beyond_meter_and_bottles_is_lost() -> None:
    t = table("medic", "hunter")
    t[0].water = 6
    t[1].water = 3
    t.go()
    t.let_go("interrupt")
    t.play("Trade 1", "Want water", "Want water", "Done", "1 Agree")
    assert (t[0].water, t[1].water) == (6, 1)


@pytest.mark.rule("sun.combat.enemy-roller")
def test_the_attacked_player_neither_rolls_nor_touches_the_dice_of_enemies() -> None:
    """The table rolls for enemies, apart from the dice of the character, and asks nobody."""
    t = table("medic", "hunter", "soldier")
    boar = t.enemy("wild_boar")
    t[1].ap = t[2].ap = 0
    t.go(1, 8, 4)
    t.play(f"Attack {boar}")
    assert [each.dice for each in t.told(Struck)] == [(8, 23)]
    assert [each.dice for each in t.told(Fought)] == [(11,)]
    assert (t.asked, t.seat) == (ask.Act, 0)


@pytest.mark.rule("sun.ruling.no-room-out-of-turn")
def test_a_partner_without_room_chooses_what_to_leave() -> None:
    t = table("medic", "hunter")
    t.give(0, "F")
    t.give(1, "CCCCCC")
    t.go()
    t.let_go("interrupt")
    t.play("Trade 1", "Offer F", "Done", "1 Agree")
    assert (t.asked, t.seat) == (ask.NoRoom, 1)
    t.play("1 DropGoods 1")
    assert (t[1].goods, t.g.map[HOME].dropped) == (goods("FCCCCC"), goods("C"))


@pytest.mark.rule("sun.ruling.preparation-no-ap")
def test_nobody_acts_in_preparation() -> None:
    t = table("medic", "hunter", phase=Phase.NIGHT)
    t.g.active = -1
    t.go((1, 10), stage=Stage.PREPARATION)
    assert t.told(Acted) == []
    assert t.g.phase == Phase.MORNING


@pytest.mark.rule("sun.ruling.ap-cards-cap")
def test_adrenaline_may_lift_ap_above_6() -> None:
    t = table("medic")
    (card,) = t.give(0, "", "adrenaline")
    t.go()
    t.play(f"Use {card} ap")
    assert t[0].ap == 8
    assert card in t.g.loot_discard


@pytest.mark.rule("sun.ruling.phase-start-order")
def test_the_sun_card_comes_before_the_ap_and_infection_after() -> None:
    t = table("medic", "hunter")
    t[0].infected, t[0].ap = True, 0
    t.g.active = -1
    t.go((8, 10), stage=Stage.PHASE_START)
    kinds = [type(each) for each in t.told(object)]  # type: ignore[type-var]
    assert kinds.index(PhaseBegan) < kinds.index(Hurt)
    assert t[0].ap == 5


@pytest.mark.rule("sun.ruling.markers-stay")
def test_clean_up_leaves_markers() -> None:
    t = table("medic", "hunter", phase=Phase.NIGHT)
    (trap,) = t.give(0, "", "small_animal_trap")
    t[0].items = ()
    t.tile(NORTH, event=True, containers=("strength",), traps=(trap,), fire=Fire.CAMPFIRE)
    t.g.active = -1
    t.go(1, (1, 10), stage=Stage.PREPARATION)
    tile = t.g.map[NORTH]
    assert (tile.event, tile.containers, tile.traps) == (True, ("strength",), (trap,))
    assert (tile.fire, tile.dropped) == (Fire.CAMPFIRE, goods("F"))


@pytest.mark.rule(
    "sun.ruling.entry-order", "sun.ruling.initial-round-several", "sun.ruling.round-reset"
)
def test_entering_brings_fight_then_night_card_then_event() -> None:
    t = table("medic", phase=Phase.NIGHT)
    t.tile(NORTH, 18, event=True)
    t.next_night("raid")
    t.next_events("ambush")
    t.next_enemies("wild_boar", "bandit", "scavenger")
    t.go(*[8] * 17)
    t.play(f"Move {NORTH}")
    boar, bandit = list(t.g.enemies)
    t.play(f"Attack {boar}", f"Attack {boar}")
    wanted = (Moved, Fought, NightCard, EventCard)
    told = [type(each) for each in t.told(object) if isinstance(each, wanted)]  # type: ignore[type-var]
    assert told == [Moved, Fought, NightCard, Fought, EventCard, Fought]
    assert [each.foe for each in t.told(Struck)].count(boar) == 3
    assert bandit in t.g.enemies


@pytest.mark.rule("sun.ruling.event-waits")
def test_the_marker_stays_if_the_character_dies_on_entering() -> None:
    t = table("medic", "hunter")
    t[0].hp = 1
    t.tile(NORTH, 18, event=True)
    t.next_enemies("stray_dog")
    t.go(1, 8, 8)
    t.play(f"Move {NORTH}")
    assert not t[0].alive
    assert t.g.map[NORTH].event


@pytest.mark.rule("sun.ruling.container-empty")
def test_a_container_shows_what_loot_is_left() -> None:
    t = table("medic", number=20)
    t.g.map[HOME].closed = True
    katana = t.card("katana")
    t.g.loot_deck = [katana]
    t.go(1)
    t.play("Open printed", f"Keep {katana}")
    assert t[0].items == (katana,)


@pytest.mark.rule("sun.ruling.camp-with-enemies")
def test_pitching_beside_enemies_is_allowed_and_provokes() -> None:
    t = table("medic")
    (tent,) = t.give(0, "", "tent")
    t.enemy("stray_dog")
    t.go(1)
    t.play(f"Pitch {tent}")
    assert (t.g.map[HOME].tent, t[0].hp) == (tent, 6)


@pytest.mark.rule("sun.ruling.camp-strike-slot", "sun.ruling.camp-strike-overflow")
def test_what_a_struck_camp_gives_beyond_room_stays_and_surplus_water_is_lost() -> None:
    t = table("medic")
    (tent,) = t.give(0, "", "tent")
    t[0].items = ()
    t.give(0, "MMM", "knife", "machete", "spear")
    t.g.map[HOME].tent, t.g.map[HOME].stored_water = tent, 5
    t.go()
    t.play("Strike", f"DropCard {tent}")
    assert (t.g.map[HOME].cards, t.g.map[HOME].tent) == ((tent,), -1)
    assert (t[0].water, t.g.map[HOME].stored_water) == (6, 0)


@pytest.mark.rule("sun.ruling.fire-spawn")
def test_an_animal_may_be_spawned_beside_a_fire_and_stays() -> None:
    t = table("medic")
    t.g.map[HOME].fire = Fire.CAMPFIRE
    enemy = spawn_type(t.g, "animal", HOME)
    assert enemy is not None
    assert enemy.tile == 0


@pytest.mark.rule("sun.ruling.fire-by-card")
@pytest.mark.parametrize(("weather", "fire"), [("", Fire.CAMPFIRE), ("storm", Fire.NONE)])
def test_a_card_lights_a_fire_without_wood_but_not_in_a_storm(weather: str, fire: Fire) -> None:
    t = table("medic", weather=weather)
    t.tile(NORTH, event=True)
    t.next_events("cold_campsite")
    t.go()
    t.play(f"Move {NORTH}")
    assert (t.g.map[NORTH].fire, t.g.map[NORTH].dropped) == (fire, goods("CW"))


@pytest.mark.rule("sun.loot-card.draw")
def test_a_food_for_the_wounded_stranger_earns_a_loot_card() -> None:
    t = table("medic")
    t.tile(NORTH, event=True)
    t.give(0, "FF")
    t.next_events("wounded_stranger")
    t.next_loot("katana")
    t.go()
    t.play(f"Move {NORTH}", "Help")
    assert (t[0].goods, t[0].items) == (goods("F"), (t.card("katana"),))


@pytest.mark.rule("sun.ruling.night-target-elsewhere")
def test_a_card_hits_one_whose_turn_is_still_to_come_at_once() -> None:
    t = table("medic", "hunter", "soldier", phase=Phase.NIGHT, number=26)
    t[0].tile = NORTH
    t.tile(NORTH)
    t[2].stealth = True
    t.next_night("uneasy_watch")
    t.go()
    t.let_go("interrupt")
    t.play("Wait", "1 Suffer 2", "2 Suffer 2")
    assert (t[2].ap, t[2].acted) == (5, False)


@pytest.mark.rule("sun.ruling.stealth-reset-with-enemy", "sun.ruling.recon-after-reset")
def test_symbol_reset_hides_a_character_from_enemies_there_and_allows_recon() -> None:
    t = table("medic", "hunter", phase=Phase.NIGHT)
    t[0].tile = NORTH
    t.tile(NORTH, 16, marked=1)
    t.enemy("bear", NORTH)
    t[1].tile = SOUTH
    t.tile(SOUTH, 14, marked=1)
    t.g.active, t.g.first = -1, 0
    t.go((7, 8), (1, 10), stage=Stage.PREPARATION)
    assert (t[0].stealth, t[1].stealth) == (True, True)
    assert t.seat == 1
    assert t.offers("Recon")


@pytest.mark.rule("sun.ruling.enemy-step-tie", "sun.ruling.enemy-new-haven")
def test_of_equally_short_steps_an_enemy_takes_the_lowest_direction_even_into_new_haven() -> None:
    t = table("medic", "hunter", phase=Phase.NIGHT, number=1)
    knight = NORTH + NORTH_EAST
    t.tile(knight)
    t.tile(NORTH)
    t.tile(NORTH_EAST)
    bear = t.enemy("bear", knight)
    t.g.active = -1
    t[1].tile = HOME
    t.go((8, 8), 2, 2, 8, 8, (1, 10), stage=Stage.PREPARATION)
    assert t.g.enemies[bear].tile == NORTH_EAST


@pytest.mark.rule("sun.ruling.enemy-tie-reroll")
def test_a_tie_of_the_nearest_is_rolled_again() -> None:
    t = table("medic", "hunter", phase=Phase.NIGHT)
    far = TWO_NORTH
    t.tile(NORTH)
    t.tile(far)
    t[1].tile = far
    bear = t.enemy("bear", NORTH)
    t.g.active = -1
    t.go((8, 8), 8, 8, 8, 8, 8, 8, 2, 8, (1, 10), stage=Stage.PREPARATION)
    assert t.g.enemies[bear].tile == 0


@pytest.mark.rule("sun.ruling.enemy-damage-stays")
def test_damage_stays_on_an_enemy_when_all_leave() -> None:
    t = table("medic")
    t.tile(NORTH)
    bear = t.enemy("bear", damage=2)
    t.go(8, 8)
    t.play(f"Move {NORTH}")
    assert t.g.enemies[bear].damage == 2


@pytest.mark.rule("sun.ruling.pvp-reaction-provokes")
def test_a_reaction_draws_no_counter_attack_on_the_one_who_reacts() -> None:
    t = table("hunter", "soldier")
    t[1].tile = NORTH
    t.tile(NORTH)
    t.enemy("stray_dog", NORTH)
    t.give(0, "", "bow")
    t.ruthless().go(8, 8, 8, 8)
    t.play("ShootCharacter 1", "1 Dodge")
    assert t.told(Struck) == []


@pytest.mark.rule("sun.ruling.sol-trade-and-join")
def test_a_revealed_son_may_still_join_and_trade() -> None:
    t = table("medic", "hunter", "soldier", roles=("baker", "besieger", "mason"))
    t.g.unmasked = 1
    bear = t.enemy("bear")
    t.go(8, 8, 8)
    assert t.offers("Trade 1")
    t.play(f"Attack {bear}")
    assert (t.asked, t.seat) == (ask.Join, 1)


@pytest.mark.rule("sun.ruling.karma-order")
def test_in_a_duel_karma_is_asked_clockwise_from_the_active_player() -> None:
    t = table("medic", "hunter", "soldier")
    t[0].karma = t[1].karma = 1
    t.ruthless().go(8, 1, 8, (6, 6))
    t.play("AttackCharacter 1", "1 CounterAttack")
    assert (t.asked, t.seat) == (ask.Karma, 0)
    t.play("0 Reroll 1")
    assert (t.asked, t.seat) == (ask.Karma, 1)
    t.play("1 pass")
    assert (t[0].hp, t[1].hp, t[0].karma) == (7, 7, 0)
    assert t.number(t.told(KarmaSpent)[0].who) == 0


@pytest.mark.rule("sun.ruling.both-win")
def test_at_the_end_of_a_phase_the_survivors_goal_comes_first() -> None:
    t = table(
        "medic", "hunter", "soldier",
        mission="signal_fire", roles=("besieger", "baker", "mason"), phase=Phase.NIGHT, number=1,
    )  # fmt: skip
    t.tile(NORTH, 29)
    t[1].tile = NORTH
    for kind in ("sol_recruit", "sol_rifleman", "sol_zealot"):
        t.enemy(kind)
    t.g.card, t.g.progress = 4, {"held": 1}
    t.g.active, t.g.order = -1, []
    t.go(stage=Stage.PHASE_END)
    assert t.outcome == ("mission", (1, 2))


@pytest.mark.rule("sun.ruling.markers-stay")
def test_a_trap_that_is_set_lies_on_the_tile_and_costs_one_ap() -> None:
    t = table("medic", "hunter")
    (trap,) = t.give(0, "", "small_animal_trap")
    t.go()
    ap = t[0].ap
    t.play(f"SetTrap {trap}")
    assert (t.g.map[t[0].tile].traps, t[0].ap) == ((trap,), ap - 1)
    assert trap not in t[0].items + t[0].equipment
