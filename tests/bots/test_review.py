"""A game looked at again: mistakes are found, luck is told apart, and the sums are right."""

from __future__ import annotations

from typing import Any

import msgspec
import pytest

from sobremesa.bots.helpers import Outcome
from sobremesa.bots.review import Look, looks_at, review, summed_up
from sobremesa.kernel import Dice, Match, find_game
from sobremesa.kernel.record import Record, header_of, record_of


def played(*takes: int, seed: int = 1) -> Record:
    """A small pile for two, from which so many counters are taken, one after the other."""
    game = find_game("pile")
    match = Match.start(game, game.prepare("small", 2), seed, keep=True)
    for seat in (0, 1):
        match.choose(seat, option(match, seat, 0))
    turns = iter(takes)
    while match.question is not None:
        ask = match.asks()[0]
        place = next(turns) - 1 if ask.kind == "take-some" else 0
        match.choose(ask.seat, option(match, ask.seat, place))
    return record_of(match, header_of(match, seed=seed, seats=()))


def option(match: Match[Any], seat: int, place: int) -> Any:
    ask = match.ask_of(seat)
    assert ask is not None
    return ask.options[place]


def test_a_choice_that_gives_the_game_away_is_found_with_what_was_better() -> None:
    # Seven counters: after two and two, three are left; whoever takes one gives the last two away.
    record = played(2, 2, 1, 2)
    looks = looks_at(record, range(len(record.choices)), 60)
    blunder = max(looks, key=lambda look: look.lost)
    assert record.choices[blunder.number].option == msgspec.Raw(b'["Take",1]')
    assert blunder.better == '["Take",3]'
    assert blunder.doubt < blunder.lost


def test_taking_the_last_counters_costs_nothing() -> None:
    record = played(2, 2, 3)
    last = list(looks_at(record, range(len(record.choices)), 60))[-1]
    assert (last.lost, last.better) == (0.0, "")
    assert last.after[last.seat] == 1.0


def test_some_choices_can_be_looked_at_alone() -> None:
    record = played(2, 2, 3)
    count = len(record.choices)
    whole = list(looks_at(record, range(count), 12))
    parts = [*looks_at(record, range(3), 12), *looks_at(record, range(3, count), 12)]
    assert parts == whole


def test_what_looks_better_by_luck_alone_is_hardly_ever_called_better(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    dice, record = Dice(1), played(2, 2, 3)

    def all_alike(*_: Any, **__: Any) -> Outcome:
        return Outcome(dice.below(1000) / 1000, {})

    for module in ("review", "search"):
        monkeypatch.setattr(f"sobremesa.bots.{module}.outcome", all_alike)
    numbers = range(len(record.choices))
    looks = [look for _ in range(100) for look in looks_at(record, numbers, 48)]
    called = sum(bool(look.better) for look in looks)
    assert 0 < called < 0.015 * len(looks)


def look(
    number: int,
    seat: int,
    *,
    way: tuple[float, float] = (0.5, 0.5),
    lost: float = 0.0,
    luck: float = 0.0,
    doubt: float = 0.0,
) -> Look:
    """A look at a choice: how the first seat stood before and after, and the same doubt of all."""
    before, after = way
    return Look(
        number=number,
        seat=seat,
        kind="x",
        before=(before, 1 - before),
        after=(after, 1 - after),
        luck=(luck, -luck),
        luck_doubt=(doubt, doubt),
        lost=lost,
        doubt=doubt,
    )


def test_own_choices_those_of_others_and_luck_add_up_to_the_way_from_beginning_to_end() -> None:
    looks = [
        look(0, 0, way=(0.5, 0.4), lost=0.1),
        look(1, 1, way=(0.4, 0.75), luck=0.3),
        look(2, 0, way=(0.75, 0.7), luck=-0.15, lost=0.2),
        look(3, 1, way=(0.7, 1.0)),
    ]
    parts = summed_up(played(2, 2, 3), looks, 12).parts
    told = [(each.seat, each.choices, each.began, each.ended) for each in parts]
    assert told == [(0, 2, 0.5, 1.0), (1, 2, 0.5, 0.0)]
    assert [each.own for each in parts] == pytest.approx([0.0, -0.35])
    assert [each.others for each in parts] == pytest.approx([0.35, 0.0])
    assert [each.luck for each in parts] == pytest.approx([0.15, -0.15])


def test_the_parts_of_a_real_review_add_up() -> None:
    for part in review(played(2, 2, 1, 2), 12).parts:
        came = part.own + part.others + part.luck
        assert came == pytest.approx(part.ended - part.began, abs=1e-3)


def test_it_turned_where_most_was_lost_or_left_to_luck() -> None:
    looks = [look(0, 0, lost=0.1), look(1, 1, luck=-0.3), look(2, 0, lost=0.2), look(3, 1)]
    assert summed_up(played(2, 2, 3), looks, 12).turns == (1, 2, 0)


def test_doubts_of_a_sum_add_up_as_squares() -> None:
    looks = [look(0, 0, doubt=0.03), look(1, 0, doubt=0.04), look(2, 1, doubt=0.12)]
    parts = summed_up(played(2, 2, 3), looks, 12).parts
    assert [part.own_doubt for part in parts] == pytest.approx([0.05, 0.12])
    assert [part.others_doubt for part in parts] == pytest.approx([0.12, 0.05])
    assert [part.luck_doubt for part in parts] == pytest.approx([0.13, 0.13])


def test_a_match_without_a_choice_has_no_parts() -> None:
    assert summed_up(played(2, 2, 3), [], 12).parts == ()


def test_luck_that_may_be_none_is_no_turning_point() -> None:
    looks = [look(0, 0, luck=0.1, doubt=0.06), look(1, 0, luck=0.08, doubt=0.03), look(2, 1)]
    assert summed_up(played(2, 2, 3), looks, 12).turns == (1,)


def test_where_no_model_was_checked_nobody_says_how_far_it_can_be_trusted() -> None:
    assert summed_up(played(2, 2, 3), [look(0, 0)], 12).off is None


def test_progress_hears_of_every_choice() -> None:
    record = played(2, 2, 3)
    heard: list[int] = []
    found = review(record, 4, heard.append)
    assert sum(heard) == len(found.looks) == len(record.choices)
