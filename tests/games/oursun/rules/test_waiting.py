"""Saved AP: who may cut in after an action, and the last actions of a phase."""

from __future__ import annotations

import pytest

from games.oursun.table import NORTH, SOUTH, Table, table
from sobremesa.games.oursun import questions as ask
from sobremesa.games.oursun.events.cards import MissionCard
from sobremesa.games.oursun.events.combat import Fought
from sobremesa.games.oursun.events.days import TurnBegan
from sobremesa.games.oursun.events.dice import KarmaSpent
from sobremesa.games.oursun.events.movement import Exposed
from sobremesa.games.oursun.options.ids import FoeId
from sobremesa.games.oursun.state import HOME, NOBODY, Phase, Stage

FOUR = ("medic", "hunter", "smuggler", "engineer")
"""All but the engineer fight with one die."""


def beside_a_bear(*waiters: int, active: int = 0) -> tuple[Table, FoeId]:
    """Four on a tile with a bear; some of them wait, and the active one could eat."""
    t = table(*FOUR)
    bear = t.enemy("bear")
    for who in waiters:
        t[who].waiting = t[who].acted = True
    t.g.active = active
    t.g.order = [who for who in range(4) if who not in waiters]
    t[active].hp = 3
    t.give(active, "FFFF")
    return t, bear


# Windows


@pytest.mark.rule("sun.ruling.wait-windows", "sun.wait.use")
def test_waiters_are_asked_clockwise_from_the_active_player() -> None:
    t, bear = beside_a_bear(0, 2, 3, active=1)
    t.go(8, 8)
    t.play("1 Eat")
    asked = []
    while t.asked == ask.Interrupt:
        asked.append(t.seat)
        assert t.offers(f"Attack {bear}")
        assert not t.offers("Eat")
        t.play(f"{t.seat} pass")
    assert asked == [2, 3, 0]
    assert (t.asked, t.seat) == (ask.Act, 1)


@pytest.mark.rule("sun.ruling.wait-windows", "sun.ruling.wait-alone", "sun.ruling.wait-final")
def test_only_waiters_with_ap_and_a_target_in_reach_are_asked() -> None:
    t, _ = beside_a_bear(1, 2)
    t[1].ap = 0
    t[2].tile = NORTH
    t.tile(NORTH)
    t.go(8, 8)
    t.play("Eat")
    assert (t.asked, t.seat) == (ask.Act, 0)


@pytest.mark.rule("sun.ruling.wait-windows")
@pytest.mark.parametrize("free", ["Discard", "Adrenaline", "ShowSelf"])
def test_a_step_without_ap_cost_opens_no_window(free: str) -> None:
    t, _ = beside_a_bear(1)
    (adrenaline,) = t.give(0, "F", "adrenaline")
    if free == "ShowSelf":
        t[0].stealth = True
    t.go()
    if free == "Discard":
        t.play("Discard", "DropGoods 0", "Done")
    elif free == "Adrenaline":
        t.play(f"Use {adrenaline} ap")
    else:
        t.play("ShowSelf")
        assert t.told(Exposed) == [Exposed("medic")]
    assert (t.asked, t.seat) == (ask.Act, 0)


@pytest.mark.rule("sun.ruling.wait-windows", "sun.ruling.zero-ap-free")
def test_a_death_by_giving_up_stealth_opens_no_window() -> None:
    t, bear = beside_a_bear(1)
    t[0].stealth, t[0].hp = True, 1
    for who in (1, 2, 3):
        t[who].stealth = True
    t.go(1, 8, 8, 8)
    t.play("ShowSelf")
    assert (t[0].alive, t.g.enemies[bear].damage) == (False, 0)
    assert (t.asked, t.seat) == (ask.Act, 2)


@pytest.mark.rule("sun.ruling.wait-windows", "sun.ruling.trader-session")
def test_opening_dealings_opens_a_window_afterwards_and_going_on_with_them_none() -> None:
    t, _ = beside_a_bear(1)
    odile = t.trader("odile")
    t.go(8, 8)
    t.play(f"0 Deal {odile.id}", "0 Done")
    assert (t.asked, t.seat) == (ask.Interrupt, 1)
    t.play("1 pass", f"0 Deal {odile.id}", "0 Done")
    assert (t.asked, t.seat) == (ask.Act, 0)


@pytest.mark.rule("sun.ruling.wait-windows")
def test_one_who_cuts_in_begins_a_round_that_others_join_and_the_window_opens_once_more() -> None:
    t, bear = beside_a_bear(1, 2)
    t.go(*[8] * 5)
    t.play("Eat")
    t.play(f"1 Attack {bear}")
    assert (t.asked, t.seat, t.g.watchers) == (ask.Join, 2, [])
    t.play("2 pass", "3 pass", "0 pass")
    assert (t.asked, t.seat) == (ask.Interrupt, 2)
    t.play("2 pass")
    assert (t.asked, t.seat, t[1].ap) == (ask.Act, 0, 5)


@pytest.mark.rule("sun.ruling.wait-windows")
def test_who_lets_one_window_pass_is_asked_again_in_the_next() -> None:
    t, bear = beside_a_bear(1, 2)
    t.go(*[8] * 5)
    t.play("Eat", "1 pass", f"2 Attack {bear}", "3 pass", "0 pass", "1 pass")
    assert (t.asked, t.seat) == (ask.Interrupt, 1)


@pytest.mark.rule("sun.ruling.pvp-saved-ap", "sun.ruling.wait-windows")
def test_after_a_duel_out_of_turn_the_window_opens_once_more() -> None:
    t = table("medic", "hunter", "soldier")
    t[0].hp, t[0].ap = 3, 1
    t[0].tile = t[1].tile = t[2].tile = HOME
    t.give(0, "F")
    t[1].waiting = t[1].acted = t[2].waiting = t[2].acted = True
    t.g.order = [0]
    t.ruthless().go(8)
    t.play("Eat", "1 AttackCharacter 0")
    assert (t.asked, t.seat) == (ask.Interrupt, 2)


@pytest.mark.rule("sun.ruling.wait-windows", "sun.ruling.mission-check")
def test_a_kill_by_one_who_cuts_in_brings_the_mission_card_at_once() -> None:
    t = table("medic", "hunter", "soldier", number=31)
    t.g.card = 3
    t.tile(SOUTH, 1)
    t[1].waiting = t[1].acted = True
    t[2].tile = SOUTH
    t[0].hp = 3
    t.give(0, "F")
    dog = t.enemy("stray_dog", damage=1)
    t.g.order = [0, 2]
    t.go(8, 8, 1)
    t.play("0 Eat", f"1 Attack {dog}")
    assert t.told(MissionCard) == [MissionCard("deep_water", 4)]
    assert (t.asked, t.seat) == (ask.Act, 0)


# The last actions


def evening(*waiters: int, first: int = 0, karma: int = 0) -> tuple[Table, FoeId]:
    """All turns of the Morning are over; some have saved AP beside a bear."""
    t = table(*FOUR)
    bear = t.enemy("bear")
    for person in t.g.people:
        person.acted = True
        person.waiting = person.who in waiters
        person.ap = 3 if person.who in waiters else 0
        person.karma = karma
    t.g.first, t.g.active, t.g.order = first, NOBODY, []
    t[3].acted = False
    t[3].died, t[3].hp = 0, 0
    t.g.order = [3]
    return t, bear


@pytest.mark.rule("sun.ruling.wait-phase-end", "sun.wait.deadline", "sun.phase.turn-order")
def test_the_last_actions_go_round_from_the_start_player_and_the_rest_is_lost() -> None:
    t, bear = evening(0, 2, first=1)
    t.go(8, 8, 8, (1, 10), stage=Stage.TURN_START)
    assert (t.asked, t.seat, t.g.active) == (ask.LastAction, 2, 2)
    t.play("2 pass")
    assert (t[2].ap, t[2].waiting) == (0, False)
    assert (t.asked, t.seat, t[0].ap) == (ask.LastAction, 0, 3)
    t.play(f"0 Attack {bear}")
    assert (t.asked, t.seat, t[0].ap) == (ask.LastAction, 0, 2)
    t.play("0 pass")
    assert (t.g.phase, t.seat, [each.ap for each in t.g.people]) == (1, 1, [6, 6, 6, 0])


@pytest.mark.rule("sun.ruling.wait-phase-end", "sun.multi.join-right")
def test_a_last_action_is_a_round_that_other_waiters_may_join_but_not_cut_into() -> None:
    t, bear = evening(0, 2)
    t.go(*[8] * 4, (1, 10), stage=Stage.TURN_START)
    t.play(f"0 Attack {bear}")
    assert (t.asked, t.seat) == (ask.Join, 2)
    t.play(f"2 Attack {bear}")
    assert (t.asked, t.seat, t[0].ap, t[2].ap) == (ask.LastAction, 0, 2, 2)
    t.play("0 pass", "2 pass")
    assert (t.asked, t.seat, t.g.phase) == (ask.Act, 0, Phase.AFTERNOON)


@pytest.mark.rule("sun.ruling.wait-alone", "sun.ruling.wait-phase-end")
def test_a_waiter_without_ap_or_target_is_not_asked_at_the_end() -> None:
    t, _ = evening(0, 1, 2)
    t[0].ap = 0
    t[1].tile = NORTH
    t.tile(NORTH)
    t.go((1, 10), stage=Stage.TURN_START)
    assert (t.asked, t.seat) == (ask.LastAction, 2)
    assert (t[0].waiting, t[1].ap, t[1].waiting) == (False, 0, False)
    t.play("2 pass")
    assert t.told(TurnBegan) == [TurnBegan("medic", 6)]


@pytest.mark.rule("sun.ruling.karma-turn", "sun.ruling.wait-phase-end")
def test_karma_is_ready_once_in_the_whole_run_of_last_actions() -> None:
    t, bear = evening(0, karma=3)
    t[0].karma_used = True
    t.go(8, 8, 8, 8, (1, 6), 8, 8, 8, stage=Stage.TURN_START)
    t.play(f"0 Attack {bear}", "0 Reroll 0")
    t.play(f"0 Attack {bear}")
    assert (t.asked, len(t.told(KarmaSpent))) == (ask.LastAction, 1)


@pytest.mark.rule("sun.ruling.karma-turn", "sun.ruling.wait-phase-end")
def test_the_last_actions_of_the_one_whose_turn_was_last_are_a_turn_of_their_own() -> None:
    t = table("medic", "hunter")
    bear = t.enemy("bear")
    t[0].tile = NORTH
    t.tile(NORTH)
    t[1].karma, t[1].karma_used = 3, True
    t.g.active, t.g.order = 1, [1]
    t.go(8, 8, 8)
    t.play("1 Wait", f"1 Attack {bear}")
    assert (t.asked, t.seat) == (ask.Karma, 1)


@pytest.mark.rule("sun.ruling.karma-turn", "sun.ruling.wait-phase-end")
def test_after_the_last_actions_nothing_can_be_re_rolled() -> None:
    """The fever breaks out when the phase ends, outside all turns."""
    t = table("medic", "hunter", mission="clinic", number=28)
    t.g.card, t.g.progress = 3, {"serum_found": 1}
    t.enemy("bear")
    t[0].waiting = t[0].acted = True
    t[0].karma = 3
    t[1].died, t[1].hp = 0, 0
    t.g.active, t.g.order = NOBODY, [1]
    t.go(8, (1, 10), stage=Stage.TURN_START)
    t.play("0 pass")
    assert (t.asked, t[0].infected, t[0].karma) == (ask.Act, True, 3)


@pytest.mark.rule("sun.ruling.wait-phase-end", "sun.ruling.dead-body")
def test_who_dies_in_its_last_action_gives_way_to_the_next() -> None:
    t, bear = evening(0, 2)
    t[0].hp = 1
    t.go(1, 8, 8, 8, stage=Stage.TURN_START)
    t.play(f"0 Attack {bear}", "2 pass")
    assert (t[0].alive, t[0].waiting) == (False, False)
    assert (t.asked, t.seat, t.g.active) == (ask.LastAction, 2, 2)


@pytest.mark.rule("sun.ruling.wait-phase-end", "sun.ruling.mission-check")
def test_a_last_kill_in_the_phase_brings_the_mission_card() -> None:
    t, bear = evening(0)
    t.g.map[HOME].number = 31
    t.tile(SOUTH, 1)
    t.g.card = 3
    t.g.enemies[bear].damage = 4
    t.ruthless().go(8, 8, 1, stage=Stage.TURN_START)
    t.play(f"0 Attack {bear}")
    assert t.told(MissionCard) == [MissionCard("deep_water", 4)]
    assert len(t.told(Fought)) == 1


@pytest.mark.rule("sun.ruling.stealth-attack", "sun.ruling.mission-check")
def test_a_last_shot_that_is_never_fired_is_an_action_all_the_same() -> None:
    """The last cartridge goes into the initial round with what the symbol spawns."""
    t = table("medic", "hunter", "soldier", number=31)
    t.g.card = 3
    t.tile(SOUTH, 1)
    (pistol,) = t.give(0, "", "pistol")
    t.g.uses[pistol] = 1
    t[0].waiting = t[0].acted = t[0].stealth = True
    t[1].waiting = t[1].acted = True
    t[1].tile = SOUTH
    t[2].died, t[2].hp = 0, 0
    t.g.active, t.g.order = NOBODY, [2]
    bear = t.enemy("bear", SOUTH)
    t.next_enemies("stray_dog")
    t.go(8, 8, 1, stage=Stage.TURN_START)
    t.play(f"0 Shoot {bear}", f"0 Fire {pistol}")
    assert (t.asked, t.seat, len(t.told(Fought))) == (ask.LastAction, 1, 1)
    assert t.told(MissionCard) == [MissionCard("deep_water", 4)]


@pytest.mark.rule("sun.ruling.wait-phase-end", "sun.ruling.pvp-saved-ap")
def test_a_duel_may_be_a_last_action_and_nobody_cuts_in() -> None:
    t, _ = evening(0, 2)
    t.g.enemies.clear()
    t.ruthless().go(8, stage=Stage.TURN_START)
    t.play("0 AttackCharacter 1")
    assert (t.asked, t.seat, t[0].ap) == (ask.LastAction, 0, 2)


@pytest.mark.rule("sun.ruling.wait-phase-end", "sun.wait.deadline")
def test_without_waiters_the_phase_ends_with_the_last_turn() -> None:
    t, _ = evening()
    t.go((1, 10), stage=Stage.TURN_START)
    assert (t.g.phase, t.asked, t.seat, t.g.active) == (Phase.AFTERNOON, ask.Act, 0, 0)


@pytest.mark.rule("sun.ruling.wait-phase-end", "sun.solo.order-choice")
@pytest.mark.parametrize("first", [0, 1])
def test_alone_the_last_actions_follow_the_order_that_was_chosen(first: int) -> None:
    t = table("medic", "hunter", solo=True, number=1)
    t.enemy("bear")
    t.g.active = NOBODY
    t.go((1, 10), stage=Stage.PHASE_START)
    t.let_go("interrupt")
    t.play(f"GoFirst {first}", "Wait", "Wait")
    assert (t.asked, t.g.active) == (ask.LastAction, first)


@pytest.mark.rule("sun.ruling.pvp-saved-ap", "sun.ruling.wait-windows")
@pytest.mark.parametrize(("enemy", "window"), [("bear", "interrupt"), ("", "interrupt-duel")])
def test_a_chance_to_attack_characters_alone_has_a_window_of_its_own(
    enemy: str, window: str
) -> None:
    t = table(*FOUR)
    if enemy:
        t.enemy(enemy)
    t[1].waiting = t[1].acted = True
    t.g.order = [0, 2, 3]
    t[0].hp = 3
    t.give(0, "F")
    t.ruthless().go(*[8, 8] * bool(enemy))
    t.play("0 Eat")
    question = t.question(ask.Interrupt)
    assert (question.seat, question.window) == (1, window)


@pytest.mark.rule("sun.ruling.pvp-saved-ap", "sun.ruling.wait-phase-end")
def test_so_has_a_last_action_against_characters_alone() -> None:
    t = table(*FOUR)
    t[1].waiting = t[1].acted = True
    t.g.order = [1]
    t.ruthless().go(stage=Stage.LAST_ACTIONS)
    question = t.question(ask.LastAction)
    assert (question.seat, question.window) == (1, "last-action-duel")


@pytest.mark.rule(
    "sun.wait.cost",
    "sun.wait.use",
    "sun.wait.deadline",
    "sun.ruling.wait-windows",
    "sun.ruling.wait-final",
    "sun.ruling.wait-phase-end",
    "sun.phase.turn-ends",
    "sun.ruling.end-of-turn",
    "sun.ruling.wait-alone",
)
def test_a_waiter_may_cut_in_with_combat_actions_only_and_loses_the_rest() -> None:
    t = table("medic", "hunter")
    t[1].tile = NORTH
    t.tile(NORTH)
    t.enemy("bear")
    t.go((1, 10))
    t.play("Wait")
    assert (t.seat, t[0].ap) == (1, 6)
    t.play("1 Move 0")
    assert (t.asked, t.seat) == (ask.Interrupt, 0)
    assert not t.offers("Move", 0)
    t.play("0 pass", "1 Wait")
    assert (t.asked, t.seat) == (ask.LastAction, 0)
    t.play("0 pass", "1 pass")
    assert (t.g.phase, t[0].ap) == (Phase.AFTERNOON, 6)


@pytest.mark.rule("sun.example.wait-and-join", "sun.multi.finish-first", "sun.ruling.finish-first")
def test_a_waits_and_joins_three_times_and_loses_three_ap() -> None:
    t = table("medic", "hunter")
    t[1].tile = NORTH
    t.tile(NORTH)
    bear = t.enemy("bear")
    t.go(8, 8, 1, 8, 8, 8, 1, 8, 8, 8, 1, 8)
    t.play("Wait", "1 Move 0", "0 pass")
    for _ in range(3):
        t.play(f"1 Attack {bear}", f"0 Attack {bear}")
        if t.asked == ask.Interrupt:
            t.play("0 pass")
    assert t[0].ap == 3
