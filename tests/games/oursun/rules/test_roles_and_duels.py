"""The Son of Liberty, and character against character."""

from __future__ import annotations

import pytest

from games.oursun.setups import HIDDEN
from games.oursun.table import NORTH, NORTH_EAST, THREE_NORTH, TWO_NORTH, table
from sobremesa.games.oursun import GAME
from sobremesa.games.oursun import questions as ask
from sobremesa.games.oursun.content.group_cards import Execute
from sobremesa.games.oursun.events.cards import Unmasked
from sobremesa.games.oursun.events.combat import Duel, Fought, Struck
from sobremesa.games.oursun.rules.roles import executions, wealth
from sobremesa.games.oursun.state import Phase, Stage
from sobremesa.kernel import Dice, Event, Match, copy_state


@pytest.mark.rule(
    "sun.mode.sol-meets-sol",
    "sun.ruling.sol-meet-time",
    "sun.mode.sol-revealed-safe",
    "sun.ruling.sol-voluntary-reveal",
)
def test_the_hidden_son_may_reveal_itself_when_its_own_attack_it() -> None:
    t = table("medic", "hunter", "soldier", roles=HIDDEN)
    recruit = t.enemy("sol_recruit")
    t[1].tile = t[2].tile = NORTH
    t.tile(NORTH)
    t.go(8)
    t.play(f"Attack {recruit}")
    assert t.offered() == ["Pass", "Reveal"]
    t.play("Reveal")
    assert (t.g.unmasked, t[0].hp) == (0, 7)
    assert t.told(Struck) == []


@pytest.mark.rule("sun.ruling.sol-secrecy", "sun.mode.group-secret", "sun.ruling.sol-no-proof")
def test_every_attacked_player_gets_the_same_question() -> None:
    settings = {"ask-always": "always"}
    roles = ("baker", "besieger", "mason")
    t = table("medic", "hunter", "soldier", roles=roles, settings=settings)
    recruit = t.enemy("sol_recruit")
    t[1].tile = t[2].tile = NORTH
    t.tile(NORTH)
    t.go(8, 8, 8)
    t.play(f"Attack {recruit}")
    assert (t.asked, t.offered()) == (ask.Sons, ["Pass"])
    t.play("pass")
    assert t[0].hp == 7


@pytest.mark.rule(
    "sun.mode.sol-ability-spawn",
    "sun.mode.sol-ability-reveals",
    "sun.ruling.sol-reveal",
    "sun.ruling.sol-spawn-tile",
)
def test_an_ally_is_called_once_a_day_for_nothing_and_gives_it_away() -> None:
    t = table("medic", "hunter", "soldier", roles=HIDDEN)
    t.tile(NORTH)
    t.go()
    t.let_go("interrupt")
    t.play(f"CallAlly {NORTH}")
    (ally,) = t.g.enemies.values()
    assert (t.g.enemy_data(ally).sons, ally.tile, t[0].ap) == (True, NORTH, 6)
    assert t.told(Unmasked) == [Unmasked("medic", "besieger")]
    assert not t.offers("CallAlly")


@pytest.mark.rule("sun.mode.sol-ability-move", "sun.ruling.sol-move-tile")
def test_an_ally_is_moved_for_2_ap_even_onto_unrevealed_ground() -> None:
    t = table("medic", "hunter", "soldier", roles=HIDDEN)
    t.tile(NORTH)
    ally = t.enemy("sol_recruit", NORTH)
    t.go()
    t.let_go("interrupt")
    t.play(f"SendAlly {ally} {TWO_NORTH}")
    assert (t.g.enemies[ally].tile, t[0].ap, t.g.unmasked) == (TWO_NORTH, 4, 0)


@pytest.mark.rule("sun.ruling.sol-secrecy")
def test_survivors_have_no_powers() -> None:
    t = table("medic", "hunter", "soldier", roles=("baker", "besieger", "mason"))
    t.tile(NORTH)
    t.go()
    assert not t.offers("CallAlly")
    assert not t.offers("Reveal")


@pytest.mark.rule("sun.ruling.sol-initial-skip")
def test_a_revealed_son_walks_among_its_own_but_not_among_beasts() -> None:
    t = table("medic", "hunter", "soldier", roles=HIDDEN)
    t.g.unmasked = 0
    t.tile(NORTH, 14, marked=1)
    t.tile(NORTH_EAST, 14, marked=1)
    t.enemy("sol_recruit", NORTH)
    dog = t.enemy("stray_dog", NORTH_EAST)
    t.go(1, 8)
    t.let_go("interrupt")
    t.play(f"Move {NORTH}")
    assert t[0].hp == 7
    t.play(f"Move {NORTH_EAST}")
    assert [each.foe for each in t.told(Struck)] == [dog]


@pytest.mark.rule("sun.mode.survivor-alt-goal", "sun.ruling.sol-eliminated-when")
def test_survivors_win_when_the_revealed_son_dies() -> None:
    t = table("soldier", "hunter", "medic", roles=("baker", "besieger", "mason"))
    t[0].drill_used = True
    t[1].hp, t[1].ap = 1, 0
    t.g.unmasked = 1
    t.go(1, 8)
    t.play("AttackCharacter 1")
    assert t.outcome == ("traitor-dead", (0, 2))


@pytest.mark.rule("sun.ruling.sol-eliminated-when")
def test_a_hidden_son_that_dies_is_shown_only_when_its_window_closes() -> None:
    t = table("medic", "hunter", "soldier", roles=("baker", "besieger", "mason"), day=2)
    t[1].died, t[1].hp = 1, 0
    t.g.active, t.g.order = -1, []
    t.go(stage=Stage.PHASE_END)
    assert t.outcome == ("traitor-dead", (0, 2))


@pytest.mark.rule("sun.ruling.sol-dead-powers")
def test_a_dead_son_does_not_win_though_its_goal_is_met() -> None:
    t = table("medic", "hunter", "soldier", roles=HIDDEN, phase=Phase.NIGHT, number=1)
    for ally in ("sol_recruit", "sol_rifleman", "sol_zealot"):
        t.enemy(ally)
    t[0].died, t[0].hp = t.g.clock, 0
    t.g.active, t.g.order = -1, []
    t.go((1, 10), stage=Stage.PHASE_END)
    assert (t.asked, t.g.day) == (ask.Act, 2)
    assert t.g.unmasked == -1


@pytest.mark.rule("sun.ruling.sol-dead-powers")
def test_a_dead_son_has_no_turn_in_which_to_reveal_itself_or_call_an_ally() -> None:
    t = table("medic", "hunter", "soldier", roles=HIDDEN)
    t[0].died, t[0].hp = 0, 0
    t.g.active = -1
    t.go(stage=Stage.TURN_START)
    assert (t.asked, t.seat) == (ask.Act, 1)
    assert not any(t.offers(power, 1) for power in ("Reveal", "CallAlly", "SendAlly"))


@pytest.mark.rule("sun.ruling.sol-dead-powers")
def test_a_hidden_son_that_is_revived_goes_on_as_before() -> None:
    t = table("hunter", "medic", "soldier", roles=("baker", "besieger", "mason"))
    (aed,) = t.give(0, "", "aed")
    t[1].died, t[1].hp = 0, 0
    t.go()
    t.let_go("interrupt")
    t.play(f"Use {aed} revive 1")
    assert (t[1].alive, t.g.unmasked, t.g.roles[1]) == (True, -1, "besieger")
    t[1].acted, t[1].ap = False, 6
    t.play("Wait")
    assert t.seat == 1
    assert t.offers("Reveal", 1)


@pytest.mark.rule("sun.mission.sol-win", "sun.mode.sol-goal")
def test_the_besieger_wins_with_three_allies_around_new_haven() -> None:
    t = table("medic", "hunter", "soldier", roles=HIDDEN, phase=Phase.NIGHT, number=1)
    t.tile(NORTH)
    t.enemy("sol_recruit", NORTH)
    t.enemy("sol_rifleman", NORTH)
    t.enemy("sol_zealot")
    t.g.active, t.g.order = -1, []
    t.go(stage=Stage.PHASE_END)
    assert t.outcome == ("besieger", (0,))


@pytest.mark.rule("sun.example.derived-executioner")
@pytest.mark.parametrize(("count", "needed"), [(2, 1), (3, 1), (4, 2), (6, 2)])
def test_how_many_the_executioner_needs(count: int, needed: int) -> None:
    kinds = ("medic", "hunter", "soldier", "engineer", "smuggler", "firefighter")
    assert executions(table(*kinds[:count]).g, Execute()) == needed


def test_the_executioner_wins_as_soon_as_another_is_eliminated() -> None:
    t = table("medic", "hunter", "soldier", roles=("executioner", "baker", "mason"), day=2)
    t[1].died, t[1].hp = 1, 0
    t.g.active, t.g.order = -1, []
    t.go(stage=Stage.PHASE_END)
    assert t.outcome == ("executioner", (0,))


@pytest.mark.rule("sun.mission.sol-win", "sun.mode.sol-goal")
def test_an_elimination_wins_nothing_for_another_son() -> None:
    t = table("medic", "hunter", "soldier", roles=HIDDEN, day=2)
    t[1].died, t[1].hp = 1, 0
    t.g.active, t.g.order = -1, []
    t.go((1, 10), stage=Stage.PHASE_END)
    assert t[1].eliminated
    assert (t.asked, t.seat) == (ask.Act, 0)


def test_the_smuggler_king_must_be_far_away_rich_alone_and_known() -> None:
    t = table(
        "medic",
        "hunter",
        "soldier",
        roles=("smuggler_king", "baker", "mason"),
        phase=Phase.NIGHT,
        number=1,
    )
    far = THREE_NORTH
    t.tile(far)
    t[0].tile = far
    t.give(0, "PPP")
    assert wealth(t.g, t[0]) == 15
    t.g.unmasked, t.g.unmasked_since = 0, 1
    t.g.active, t.g.order = -1, []
    t.go(stage=Stage.PHASE_END)
    assert t.outcome == ("smuggler_king", (0,))


@pytest.mark.rule("sun.ruling.mission-fail")
def test_a_living_son_wins_when_the_mission_fails() -> None:
    t = table("medic", "hunter", "soldier", roles=HIDDEN, phase=Phase.NIGHT, day=6)
    t.g.active, t.g.order = -1, []
    t.go(stage=Stage.PHASE_END)
    assert t.outcome == ("failed-traitor", (0,))


@pytest.mark.rule("sun.ruling.sol-secrecy", "sun.ruling.unused-group-cards")
def test_what_others_are_asked_never_depends_on_a_hidden_role() -> None:
    """The same game under either role: seat 1 gets the same questions as long as nobody reveals."""
    setup = GAME.prepare("signal_fire", 3, {"mode": "semicoop", "ask-always": "always"})
    for seed in range(6):
        one = Match.start(GAME, setup, seed)
        two = Match.of(GAME, setup, copy_state(one.state))
        sons = one.state.book.content.box.sons
        for match, role in ((one, "besieger"), (two, "baker")):
            match.state.roles[:] = [role, "mason", "cook"]
            assert role in (*sons, "baker")
            match.base = copy_state(match.state)
        dice = Dice(seed)
        for _ in range(150):
            if one.question is None:
                break
            own, other = one.asks()[0], two.asks()[0]
            assert (own.seat, type(own)) == (other.seat, type(other))
            if own.seat != 0:
                assert list(own.options) == list(other.options)
            option = dice.pick(list(other.options))
            one.choose(own.seat, option)
            two.choose(own.seat, option)


# Duels


@pytest.mark.rule(
    "sun.pvp.options",
    "sun.ruling.pvp-cost",
    "sun.ruling.pvp-simultaneous",
    "sun.ruling.pvp-modes",
    "sun.pvp.needs-ap",
)
def test_the_attacked_character_may_strike_back_for_1_ap() -> None:
    t = table("medic", "hunter")
    t[1].hp = 1
    t.ruthless().go(1, 1, 8)
    t.play("AttackCharacter 1", "1 CounterAttack")
    assert (t[0].hp, t[1].alive, t[0].ap) == (6, False, 5)


@pytest.mark.rule("sun.ruling.pvp-no-ap", "sun.ruling.pvp-join", "sun.ruling.pvp-stealth")
def test_without_ap_the_victim_takes_the_damage_hidden_or_not() -> None:
    t = table("medic", "hunter", "soldier")
    t[1].ap, t[1].stealth = 0, True
    t.ruthless().go(1)
    t.play("AttackCharacter 1")
    assert t[1].hp == 6
    assert t.asked == ask.Act


@pytest.mark.rule("sun.ruling.pvp-cost", "sun.ruling.pvp-one-reaction")
def test_a_passed_dodge_voids_a_melee_attack() -> None:
    t = table("medic", "hunter")
    t.ruthless().go(1, 1)
    t.play("AttackCharacter 1", "1 Dodge")
    assert (t[1].hp, t[1].ap) == (7, 5)


@pytest.mark.rule(
    "sun.ranged.char-dodge", "sun.ruling.pvp-ranged-dodge", "sun.ranged.char-needs-ap"
)
def test_a_dodge_at_range_subtracts_its_successes() -> None:
    t = table("hunter", "soldier")
    t[1].tile = NORTH
    t.tile(NORTH)
    t.give(0, "", "bow")
    t.ruthless().go(1, 1, 1, 1)
    t.play("ShootCharacter 1", "1 Dodge")
    assert t.told(Duel)[0].damage == 2
    assert t[1].hp == 6


@pytest.mark.rule("sun.ranged.char-rush", "sun.ruling.pvp-rush-tile", "sun.ruling.pvp-rush-entry")
def test_a_rush_takes_the_damage_and_comes_to_the_shooter() -> None:
    t = table("hunter", "soldier")
    t[1].tile = NORTH
    t.tile(NORTH)
    t.give(0, "", "bow")
    t.ruthless().go(1, 1, 1, 1)
    t.play("ShootCharacter 1", "1 Rush")
    assert (t[1].tile, t[1].hp, t[1].ap) == (0, 5, 5)


@pytest.mark.rule("sun.ranged.char-rush-fail")
def test_a_failed_rush_costs_its_ap() -> None:
    t = table("hunter", "soldier")
    t[1].tile = NORTH
    t.tile(NORTH)
    t.give(0, "", "bow")
    t.ruthless().go(1, 1, 1, 8)
    t.play("ShootCharacter 1", "1 Rush")
    assert (t[1].tile, t[1].ap) == (NORTH, 5)


@pytest.mark.rule("sun.ruling.pvp-saved-ap", "sun.pvp.retreat-own-turn")
def test_a_waiter_may_attack_a_character_but_not_walk_away() -> None:
    t = table("medic", "hunter")
    t[1].tile = NORTH
    t.tile(NORTH)
    t.ruthless().go()
    t.play("Wait", "1 Move 0")
    assert t.offered() == ["Pass", "AttackCharacter 1"]


@pytest.mark.rule("sun.ruling.pvp-ranged-counter")
def test_a_shot_is_answered_by_a_shot() -> None:
    t = table("hunter", "soldier")
    t[1].tile = NORTH
    t[1].drill_used = True
    t.tile(NORTH)
    t.give(0, "", "bow")
    t.give(1, "", "crossbow")
    t.ruthless().go(8, 8, 8, 1, 1, 1)
    t.play("ShootCharacter 1", "1 CounterAttack")
    assert t[0].hp == 4


@pytest.mark.rule("sun.ruling.stealth-attack")
def test_a_hidden_duellist_who_shoots_first_meets_the_enemy_of_its_tile() -> None:
    t = table("hunter", "soldier", number=14)
    t[0].stealth = True
    t[1].tile, t[1].ap = NORTH, 0
    t.tile(NORTH)
    t.give(0, "", "bow")
    t.next_enemies("bear")
    t.ruthless().go(1, 1, *[8] * 6)
    t.play("ShootCharacter 1")
    assert [enemy.kind for enemy in t.g.enemies.values()] == ["bear"]
    assert [type(each) for each in t.told(Event) if isinstance(each, Fought | Duel)] == [
        Fought,
        Duel,
    ]
    assert t[0].hp == 5
