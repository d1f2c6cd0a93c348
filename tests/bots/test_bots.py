"""Players in this process: who is asked, what they may answer, and how they are found."""

from __future__ import annotations

from typing import Any

import pytest

from sobremesa.bots import (
    Bot,
    Budget,
    RandomBot,
    any_choice,
    bots_of,
    next_choice,
    play,
    play_randomly,
    player_for,
)
from sobremesa.kernel import (
    BrokenPromise,
    Dice,
    Match,
    NotFound,
    NotOffered,
    Option,
    Pass,
    find_game,
)

BUDGET = Budget()


def started(mission: str = "small", seats: int = 2, seed: int = 1) -> Match[Any]:
    game = find_game("pile")
    return Match.start(game, game.prepare(mission, seats), seed)


def past_the_bids(mission: str = "small") -> Match[Any]:
    match = started(mission)
    for seat in (0, 1):
        ask = match.ask_of(seat)
        assert ask is not None
        match.choose(seat, ask.options[0])
    return match


class Fixed(Bot):
    """Chooses and interrupts with what it was given."""

    def __init__(self, option: Option | None) -> None:
        self.option = option

    def choose(self, match: Match[Any], seat: int, budget: Budget) -> Option:
        assert self.option is not None
        return self.option

    def interrupt(self, match: Match[Any], seat: int, budget: Budget) -> Option | None:
        return self.option


def test_a_random_bot_chooses_an_option_that_is_offered() -> None:
    match = started()
    ask = match.ask_of(1)
    assert ask is not None
    assert {RandomBot(seed).choose(match, 1, BUDGET) for seed in range(50)} == set(ask.options)


def test_a_random_bot_with_the_same_seed_chooses_the_same() -> None:
    match = started()
    one, other = RandomBot(7), RandomBot(7)
    chosen = [one.choose(match, 0, BUDGET) for _ in range(20)]
    assert chosen == [other.choose(match, 0, BUDGET) for _ in range(20)]


def test_a_random_bot_that_is_not_asked_says_who_is() -> None:
    with pytest.raises(NotOffered, match="seat 5 was to choose, but seat 0 is awaited"):
        RandomBot(1).choose(past_the_bids(), 5, BUDGET)


def test_a_random_bot_interrupts_seldom_but_does() -> None:
    match = past_the_bids()
    bot = RandomBot(1)
    interruptions = [bot.interrupt(match, 1, BUDGET) for _ in range(1000)]
    made = [option for option in interruptions if option is not None]
    assert 20 < len(made) < 200
    assert set(made) == set(match.asks()[0].also[0].options)


def test_a_random_bot_without_an_opportunity_does_not_interrupt() -> None:
    match = past_the_bids()
    assert all(RandomBot(seed).interrupt(match, 5, BUDGET) is None for seed in range(50))


def test_an_interruption_comes_before_the_choice_of_the_lead() -> None:
    match = past_the_bids()
    ask = match.asks()[0]
    shout = ask.also[0].options[0]
    assert next_choice(match, [Fixed(ask.options[0]), Fixed(shout)]) == (1, shout)


def test_without_an_interruption_the_lead_chooses() -> None:
    match = past_the_bids()
    first = match.asks()[0].options[0]
    assert next_choice(match, [Fixed(first), Fixed(None)]) == (0, first)


def test_what_a_bot_was_not_offered_is_refused() -> None:
    with pytest.raises(NotOffered):
        play(started(), [Fixed(Pass()), Fixed(Pass())], most=10)


def test_bots_play_to_the_end() -> None:
    match = started("large", seats=3)
    players = [player_for(match.game, name, 5) for name in ("random", "greedy", "random")]
    decisions = play(match, players, most=10_000)
    assert match.outcome is not None
    assert 10 < decisions < 10_000


def test_playing_stops_at_the_bound() -> None:
    match, other = started("large"), started("large")
    players = [player_for(match.game, "random", seat) for seat in (0, 1)]
    assert (play(match, players, most=5), play_randomly(other, Dice(1), 5)) == (5, 5)
    assert match.question is not None
    assert other.question is not None


def test_random_play_counts_every_decision() -> None:
    match = Match.start(find_game("pile"), started("large").setup, 3, keep=True)
    decisions = play_randomly(match, Dice(4), 10_000)
    assert match.outcome is not None
    assert match.journal is not None
    assert decisions == len(match.journal.choices)


def test_random_play_uses_what_may_be_done_meanwhile() -> None:
    shouts = 0
    for seed in range(20):
        match = started("large", seed=seed)
        play_randomly(match, Dice(seed), 10_000)
        shouts += len(match.state.shouted)
    assert shouts > 5


def test_fast_random_play_makes_the_choices_of_any_choice() -> None:
    fast, slow = started("large"), started("large")
    dice = Dice(9)
    play_randomly(fast, Dice(9), 10_000)
    while slow.question is not None:
        slow.choose(*any_choice(slow, dice))
    assert fast.state == slow.state


def test_a_question_without_options_is_a_broken_promise() -> None:
    game = find_game("flawed")
    match = Match.start(game, game.prepare("dead-end"), 1)
    with pytest.raises(BrokenPromise, match=r"an option for seat \d at 'take-some', got none"):
        play_randomly(match, Dice(1), 10_000)


def test_a_game_brings_its_own_bots() -> None:
    assert list(bots_of(find_game("pile"))) == ["random", "greedy"]


def test_a_game_without_bots_can_be_played_at_random(example: Any) -> None:
    assert list(bots_of(example)) == ["random"]


def test_an_unknown_bot_is_refused_with_those_there_are() -> None:
    with pytest.raises(NotFound, match="pile has no bot 'clever'; there are random, greedy"):
        player_for(find_game("pile"), "clever", 1)
