"""What an agent sees, what its numbers do, and how a match ends for it."""

from typing import Any

import gymnasium
import numpy as np
import pytest

from sobremesa.agents.learning import AtOnce, Seat, Turns
from sobremesa.agents.learning.layout import Layout, Wanted, layout_of
from sobremesa.agents.learning.view import View
from sobremesa.kernel import Dice, Game, Match, Mission, NotFound, Option, every_mission
from sobremesa.kernel.record import verify
from sobremesa.testing.playing import random_choice
from sobremesa.testing.secrets import veiled_state

MISSIONS = [pytest.param(game, each, id=f"{game.id}-{each.id}") for game, each in every_mission()]
every_mission_there_is = pytest.mark.parametrize(("game", "mission"), MISSIONS)

Numbers = np.ndarray[Any, Any]


def seen(layout: Layout, match: Match[Any], seat: int) -> list[Numbers]:
    """What a seat is told."""
    view = View(layout, match, seat)
    ask = match.ask_of(seat)
    options = [] if ask is None else list(ask.options)[: layout.wanted.options]
    rows = view.options(options, False, Dice(1))
    return [view.position(len(options), 3), rows, view.things()]


@every_mission_there_is
def test_a_seat_is_told_the_same_whatever_it_cannot_know(game: Game[Any], mission: Mission) -> None:
    layout = layout_of(game.id, mission.id, mission.seats[1], None, Wanted())
    match, dice = Match.start(game, layout.setup, 3), Dice(3)
    compared = 0
    for number in range(400):
        if match.question is None:
            break
        if number % 20 == 0 and match.question.anchor and not match.pending:
            for seat in range(layout.setup.seats):
                twin = Match.of(game, layout.setup, veiled_state(match, seat, dice))
                for ours, other in zip(
                    seen(layout, match, seat), seen(layout, twin, seat), strict=True
                ):
                    assert np.array_equal(ours, other)
                compared += 1
        match.answer(*random_choice(match, dice))
    assert compared


@every_mission_there_is
def test_every_number_of_an_observation_has_its_name(game: Game[Any], mission: Mission) -> None:
    env = Turns(game.id, mission.id, seats=mission.seats[1], outlook=True)
    env.reset(seed=2)
    layout = env.layout
    for agent in env.possible_agents:
        found = env.observe(agent)
        assert found["observation"].shape == (len(layout.observation),)
        assert found["things"].shape[1] == len(layout.thing)
        assert found["options"].shape[1] == len(layout.option)
        assert found["things"].any()
        seat = env.seat_of(agent)
        row = dict(zip(layout.observation, found["observation"], strict=True))
        assert row[f"seat.{seat}"] == 1
        told = game.features(env.episode.match.state, seat)
        assert {name: row[f"feature.{name}"] for name in told} == pytest.approx(told, abs=1e-5)
    assert len(set(layout.observation)) == len(layout.observation)
    assert len(set(layout.option)) == len(layout.option)


def test_an_option_is_told_by_its_kind_its_numbers_and_what_it_points_at() -> None:
    env = Turns("incursion", "m1", settings={"basics": True})
    env.reset(seed=5)
    while not any(option[0] == "Step" for option in env.infos[env.agent_selection]["options"]):
        env.step(
            int(
                env.action_space(env.agent_selection).sample(
                    env.observe(env.agent_selection)["action_mask"]
                )
            )
        )
    found = env.observe(env.agent_selection)
    options = env.infos[env.agent_selection]["options"]
    number = next(place for place, option in enumerate(options) if option[0] == "Step")
    row = dict(zip(env.layout.option, found["options"][number], strict=True))
    assert row["kind.step"] == 1
    assert row["number.0"] == pytest.approx(options[number][1] / 10)
    assert row["tone.move"] == 1
    assert row["distance"] == pytest.approx(0.1)
    assert found["action_mask"].sum() == len(options)


def test_the_outlook_tells_what_a_step_would_change() -> None:
    env = Turns("incursion", "m1", settings={"basics": True}, scene=False, outlook=True)
    env.reset(seed=5)
    after = [place for place, name in enumerate(env.layout.option) if name.startswith("after.")]
    for _ in range(200):
        found = env.observe(env.agent_selection)
        rows = found["options"][found["action_mask"].astype(bool)][:, after]
        if len(rows) > 1 and (rows != rows[0]).any():
            return
        env.step(int(env.action_space(env.agent_selection).sample(found["action_mask"])))
    raise AssertionError("expected two options that lead to different positions, got none")


def test_who_is_not_asked_waits_with_number_nought() -> None:
    env = AtOnce("incursion", "m1")
    observations, _ = env.reset(seed=1)
    while len(env.episode.awaited) > 1:
        observations, *_ = env.step(dict.fromkeys(env.agents, 0))
    (asked,) = env.episode.awaited
    waiting = observations[f"seat_{1 - asked}"]
    assert waiting["action_mask"].sum() == 1
    assert waiting["action_mask"][0] == 1
    places = list(env.layout.asked_places.values())
    assert not waiting["observation"][places].any()
    assert observations[f"seat_{asked}"]["observation"][places].sum() == 1


def test_a_list_that_is_too_long_comes_in_pages() -> None:
    env = Turns("oursun", seats=2, options=4)
    env.reset(seed=4)
    ask = env.episode.match.ask_of(0)
    while ask is None or len(ask.options) <= 7:
        env.step(0)
        ask = env.episode.match.ask_of(0)
    listed: list[Option] = []
    while len(listed) < len(ask.options):
        shown, more = env.episode.shown(0)
        assert more
        listed += shown
        mask = env.observe(env.agent_selection)["action_mask"]
        assert mask.sum() == len(shown) + 1
        env.step(len(shown))
        assert env.episode.match.ask_of(0) is ask
    assert listed == list(ask.options)
    first = env.episode.shown(0)[0][0]
    env.step(0)
    assert env.episode.match.journal is not None
    assert env.episode.match.journal.choices[-1].option == first


def test_a_number_that_the_mask_rules_out_counts_on_from_the_beginning() -> None:
    one, other = (Seat("dceased", "m0") for _ in range(2))
    for env in (one, other):
        env.reset(seed=8)
    options, _ = one.episode.shown(0)
    one.step(len(options) + 1)
    other.step(1)
    choices = [env.episode.match.journal for env in (one, other)]
    assert choices[0] is not None
    assert choices[1] is not None
    assert choices[0].choices == choices[1].choices


def test_winners_get_one_and_all_others_minus_one() -> None:
    env = Turns("incursion", "m1", scene=False, settings={"level-allies": 6, "level-swd": 6})
    env.reset(seed=1)
    dice = Dice(1)
    while env.agents and not any(env.terminations.values()):
        options, more = env.episode.shown(env.seat_of(env.agent_selection))
        env.step(dice.below(len(options) + more))
    outcome = env.episode.match.outcome
    assert outcome is not None
    expected = {agent: 1 if env.seat_of(agent) in outcome.winners else -1 for agent in env.agents}
    assert env.rewards == expected
    assert sorted(expected.values()) == [-1, 1]


def test_a_match_that_goes_on_and_on_is_cut_off_without_a_winner() -> None:
    env = Seat("incursion", "m1", scene=False, most=30)
    env.reset(seed=1)
    reward, ended, cut = 0.0, False, False
    while not (ended or cut):
        _, reward, ended, cut, _ = env.step(0)
    assert (reward, ended, cut) == (0.0, False, True)


def test_a_match_of_agents_is_a_record_that_proves_itself() -> None:
    env = Seat("dceased", "m0", others="random", scene=False)
    env.reset(seed=6)
    dice, over = Dice(6), False
    while not over:
        _, _, over, _, _ = env.step(dice.below(len(env.episode.shown(0)[0])))
    assert verify(env.record()) == []


def test_several_at_a_time_play_as_each_would_alone() -> None:
    made = gymnasium.make_vec(
        "sobremesa/Seat-v0", num_envs=2, vectorization_mode="sync", game="dceased", mission="m0"
    )
    found, _ = made.reset(seed=3)
    for number, seed in enumerate((3, 4)):
        alone, _ = Seat("dceased", "m0").reset(seed=seed)
        for name, numbers in alone.items():
            assert np.array_equal(found[name][number], numbers)
    made.close()


def test_several_processes_play_as_one_does() -> None:
    kinds: dict[str, Any] = {"game": "dceased", "mission": "m0"}
    one, two = (
        gymnasium.make_vec("sobremesa/Seat-v0", num_envs=2, vectorization_mode=mode, **kinds)
        for mode in ("sync", "async")
    )
    seen_by = [env.reset(seed=1)[0] for env in (one, two)]
    for _ in range(12):
        for name in seen_by[0]:
            assert np.array_equal(seen_by[0][name], seen_by[1][name])
        seen_by = [env.step(np.array([0, 1]))[0] for env in (one, two)]
    one.close()
    two.close()


def test_a_bot_is_wanted_for_each_seat() -> None:
    with pytest.raises(NotFound, match="for each of 2 seats, got 3"):
        Seat("incursion", others=("random", "random", "random"))
    with pytest.raises(NotFound, match="a seat from 0 to 1, got 2"):
        Seat("incursion", seat=2)
