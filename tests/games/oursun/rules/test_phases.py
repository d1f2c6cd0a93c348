"""How Morning, Afternoon and Night begin and end."""

from __future__ import annotations

import pytest

from games.oursun.setups import CLEAR
from games.oursun.table import NORTH, SOUTH, Table, table
from sobremesa.games.oursun import questions as ask
from sobremesa.games.oursun.content.book import goods
from sobremesa.games.oursun.events.cards import MissionCard, NightCard
from sobremesa.games.oursun.events.days import PhaseBegan, TurnBegan
from sobremesa.games.oursun.events.harm import Eliminated, Hurt
from sobremesa.games.oursun.state import HOME, NOBODY, NONE, TIRED, Fire, Phase, Stage

NEW_HAVEN, WELL = 1, 31


def between(*kinds: str, **options: object) -> Table:
    """No turn is under way."""
    t = table(*kinds, number=NEW_HAVEN, **options)  # type: ignore[arg-type]
    t.g.active, t.g.order = NOBODY, []
    for person in t.g.people:
        person.goods = goods("F")
    return t


# The beginning


@pytest.mark.rule("sun.phase.sun-card", "sun.ruling.weather-duration", "sun.ruling.storm-kinds")
@pytest.mark.parametrize("phase", [Phase.MORNING, Phase.AFTERNOON])
@pytest.mark.parametrize("die", range(1, 11))
def test_by_day_one_of_ten_sun_cards_is_drawn_and_told(phase: Phase, die: int) -> None:
    t = between("medic", "hunter", phase=phase, weather="wind")
    t.go((die, 10), stage=Stage.PHASE_START)
    kinds = ["clear"] * 4 + ["heat"] * 2 + ["wind"] + ["storm"] * 2 + ["solar_storm"]
    assert t.told(PhaseBegan) == [PhaseBegan(phase, die - 1)]
    assert (t.g.sun, t.g.weather) == (die - 1, kinds[die - 1])


@pytest.mark.rule("sun.phase.sun-not-at-night", "sun.ruling.weather-duration")
def test_at_night_there_is_no_sun_card_and_no_weather() -> None:
    t = between("medic", "hunter", phase=Phase.NIGHT, weather="storm")
    t.g.map[HOME].fire = Fire.CAMPFIRE
    t.go(stage=Stage.PHASE_START)
    assert t.told(PhaseBegan) == [PhaseBegan(Phase.NIGHT, NONE)]
    assert (t.g.sun, t.g.weather, t.g.map[HOME].fire) == (NONE, "", Fire.CAMPFIRE)
    assert t[0].ap == 6


@pytest.mark.rule("sun.fire.duration")
@pytest.mark.parametrize("die", [1, 5, 7, 10])
def test_only_a_storm_puts_out_fires(die: int) -> None:
    t = between("medic", "hunter")
    t.g.map[HOME].fire = Fire.STOVE
    t.go((die, 10), stage=Stage.PHASE_START)
    assert t.g.map[HOME].fire == Fire.STOVE


@pytest.mark.rule("sun.night.turn-draw", "sun.ruling.night-reentry")
def test_a_new_night_forgets_starlight_and_the_cards_of_the_last() -> None:
    t = between("medic", "hunter", phase=Phase.NIGHT)
    t.g.starlight = True
    t[0].tile = NORTH
    t.tile(NORTH, drawn=0b11)
    t.next_night("quiet_night")
    t.go(stage=Stage.PHASE_START)
    assert [each.who for each in t.told(NightCard)] == ["medic"]
    assert (t.g.starlight, t.g.map[NORTH].drawn) == (False, 0b01)


@pytest.mark.rule("sun.phase.ap-reset", "sun.ruling.ability-timing", "sun.wait.deadline")
def test_with_the_phase_all_are_ready_again_and_saved_ap_are_gone() -> None:
    t = between("soldier", "hunter")
    for person in t.g.people:
        person.acted = person.waiting = person.moved = person.drill_used = True
        person.ap = 3
    t.go(CLEAR, stage=Stage.PHASE_START)
    ready = [(each.acted, each.waiting, each.moved, each.drill_used) for each in t.g.people]
    assert ready == [(False,) * 4] * 2
    assert [each.ap for each in t.g.people] == [6, 6]


@pytest.mark.rule("sun.ruling.dead-body", "sun.ruling.revive-state")
@pytest.mark.parametrize("condition", [TIRED, 1])
def test_the_dead_get_no_ap(condition: int) -> None:
    t = between("medic", "hunter", "soldier")
    t[1].died, t[1].hp, t[1].condition = 0, 0, condition
    t.go(CLEAR, stage=Stage.PHASE_START)
    assert [person.ap for person in t.g.people] == [6, 0, 6]


@pytest.mark.rule("sun.infection.effect", "sun.phase.infection-morning", "sun.ruling.dead-body")
def test_infection_is_told_and_asks_nothing_of_the_dead() -> None:
    t = between("medic", "hunter", "soldier")
    t[1].infected = t[2].infected = True
    t[2].died, t[2].hp = 0, 0
    t.go(CLEAR, stage=Stage.PHASE_START)
    assert t.told(Hurt) == [Hurt("hunter", 1, "infection", 6)]


@pytest.mark.rule("sun.ruling.mission-check")
def test_the_mission_is_looked_at_when_a_phase_begins() -> None:
    t = between("medic", "hunter")
    t.g.card = 3
    t.tile(NORTH, WELL)
    t.go(CLEAR, stage=Stage.PHASE_START)
    told = [type(each) for each in t.told(object)]  # type: ignore[type-var]
    assert told.index(PhaseBegan) < told.index(MissionCard) < told.index(TurnBegan)


@pytest.mark.rule("sun.phase.turn-order", "sun.ruling.eliminated-player")
def test_turns_go_round_from_the_start_player_without_the_eliminated() -> None:
    t = between("medic", "hunter", "soldier", "engineer")
    t.g.first = 2
    t[3].eliminated = True
    t.go(CLEAR, stage=Stage.PHASE_START)
    assert (t.seat, t.g.order) == (2, [2, 0, 1])


@pytest.mark.rule("sun.solo.order-choice")
def test_with_several_players_nobody_chooses_the_order() -> None:
    t = between("medic", "hunter")
    t.go(CLEAR, stage=Stage.PHASE_START)
    assert (t.asked, t.g.order) == (ask.Act, [0, 1])


@pytest.mark.rule("sun.solo.order-choice", "sun.solo.two-characters")
@pytest.mark.parametrize(("first", "order"), [(0, [0, 1]), (1, [1, 0])])
def test_alone_the_other_character_follows_the_one_chosen(first: int, order: list[int]) -> None:
    t = between("medic", "hunter", solo=True)
    t.go(CLEAR, stage=Stage.PHASE_START)
    t.play(f"GoFirst {first}")
    assert (t.g.order, t.g.active, t.seat) == (order, first, 0)


@pytest.mark.rule("sun.solo.order-choice", "sun.ruling.dead-body")
def test_alone_the_one_who_lives_goes_first_without_a_question() -> None:
    t = between("medic", "hunter", solo=True)
    t[0].died, t[0].hp = 0, 0
    t.go(CLEAR, stage=Stage.PHASE_START)
    assert (t.asked, t.g.order, t.g.active) == (ask.Act, [1], 1)


# The end


@pytest.mark.rule("sun.general.round-is-day")
@pytest.mark.parametrize(
    ("phase", "after", "day"),
    [
        (Phase.MORNING, Phase.AFTERNOON, 1),
        (Phase.AFTERNOON, Phase.NIGHT, 1),
        (Phase.NIGHT, Phase.MORNING, 2),
    ],
)
def test_phases_follow_each_other_and_preparation_comes_after_the_night(
    phase: Phase, after: Phase, day: int
) -> None:
    t = between("medic", "hunter", phase=phase)
    t.go(*([] if after == Phase.NIGHT else [CLEAR]), stage=Stage.PHASE_END)
    assert (t.g.phase, t.g.day, t[0].goods == goods("")) == (after, day, day == 2)


@pytest.mark.rule("sun.ruling.window-close", "sun.death.eliminated")
@pytest.mark.parametrize(("died", "told"), [(1, []), (0, [Eliminated("hunter")])])
def test_an_elimination_is_told_once_at_the_end_of_the_third_phase(
    died: int, told: list[Eliminated]
) -> None:
    t = between("medic", "hunter", "soldier", phase=Phase.NIGHT)
    t[1].died, t[1].hp = died, 0
    t[2].died, t[2].eliminated = 0, True
    t.go(CLEAR, stage=Stage.PHASE_END)
    assert t.told(Eliminated) == told
    assert (t[0].eliminated, t[1].eliminated) == (False, bool(told))


@pytest.mark.rule("sun.mission.sol-win", "sun.ruling.phase-end-order")
@pytest.mark.parametrize(("phase", "won"), [(Phase.NIGHT, True), (Phase.AFTERNOON, False)])
def test_the_besieger_wins_at_the_end_of_a_night_only(phase: Phase, won: bool) -> None:
    t = between(
        "medic", "hunter", "soldier", phase=phase, roles=("baker", "besieger", "mason")
    )  # fmt: skip
    for kind in ("sol_recruit", "sol_rifleman", "sol_zealot"):
        t.enemy(kind)
    t.go(stage=Stage.PHASE_END)
    assert (t.g.outcome is not None) == won


@pytest.mark.rule("sun.mission.sol-win", "sun.example.derived-executioner")
def test_the_executioner_wins_when_a_window_closes() -> None:
    t = between("medic", "hunter", "soldier", roles=("baker", "executioner", "mason"), day=2)
    t[2].died, t[2].hp = 1, 0
    t.go(stage=Stage.PHASE_END)
    assert t.outcome == ("executioner", (1,))


@pytest.mark.rule("sun.ruling.mission-fail", "sun.ruling.phase-end-order")
@pytest.mark.parametrize(
    ("day", "phase", "failed"),
    [(6, Phase.NIGHT, True), (5, Phase.NIGHT, False), (6, Phase.MORNING, False)],
)
def test_the_mission_fails_at_the_end_of_the_night_of_its_deadline(
    day: int, phase: Phase, failed: bool
) -> None:
    t = between("medic", "hunter", day=day, phase=phase)
    t.tile(SOUTH)
    t.go(*([] if failed else [CLEAR]), stage=Stage.PHASE_END)
    assert (t.g.outcome is not None) == failed


@pytest.mark.rule("sun.ruling.phase-end-order", "sun.ruling.both-win")
def test_the_traitor_who_reaches_its_goal_wins_by_it_and_not_by_the_deadline() -> None:
    t = between(
        "medic", "hunter", "soldier", day=6, phase=Phase.NIGHT, roles=("mason", "besieger", "baker")
    )  # fmt: skip
    for kind in ("sol_recruit", "sol_rifleman", "sol_zealot"):
        t.enemy(kind)
    t.go(stage=Stage.PHASE_END)
    assert t.outcome == ("besieger", (1,))


@pytest.mark.rule("sun.ruling.mission-check", "sun.ruling.phase-end-order")
def test_the_mission_is_looked_at_when_a_phase_ends() -> None:
    t = between("medic", "hunter")
    t.g.card = 3
    t.tile(NORTH, WELL)
    t.go(CLEAR, stage=Stage.PHASE_END)
    told = [type(each) for each in t.told(object)]  # type: ignore[type-var]
    assert told.index(MissionCard) < told.index(PhaseBegan)
