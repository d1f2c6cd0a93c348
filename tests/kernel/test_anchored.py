"""What copies put off: nothing is made before it is needed, and nothing is missed then."""

import questions as ask
from toy import Box, Take, counting, start, takes

from sobremesa.kernel import PASS, Dice, Flow, Match, Outcome


def begun(box: Box) -> Flow[None]:
    """An anchor and two questions after it; `runs` tells how far the rules ran."""
    runs.append("begun")
    first = yield from ask.Begin(0, takes(1, 2), anchor=True)
    runs.append("went on")
    box.taken.append(first.number)
    second = yield from ask.Now(1, takes(3, 4))
    box.taken.append(second.number)
    yield from ask.Later(0, takes(5, 6), anchor=True)
    box.end(Outcome(result="over"))


runs: list[str] = []


def at_the_anchor() -> Match[Box]:
    match = start(begun)
    runs.clear()
    return match


def test_rules_run_in_a_copy_only_when_a_choice_is_made() -> None:
    twin = at_the_anchor().copy()
    assert (twin.state.taken, twin.awaited(), runs) == ([], (0,), [])
    twin.choose(0, Take(2))
    assert (twin.state.taken, twin.awaited(), runs) == ([2], (1,), ["begun", "went on"])


def test_between_anchors_the_answers_are_given_again_when_somebody_looks() -> None:
    match = at_the_anchor()
    match.choose(0, Take(2))
    runs.clear()
    twin = match.copy()
    assert (twin.awaited(), runs) == ((1,), [])
    assert (twin.state.taken, runs) == ([2], ["begun", "went on"])


def test_a_copy_stays_where_it_was_taken_though_its_original_goes_on() -> None:
    match = start(counting, seed=3)
    for _ in range(12):
        twin, stands = match.copy(), (match.question, match.save())
        if match.question is None:
            break
        seat = match.awaited()[0]
        asked = match.ask_of(seat)
        assert asked is not None
        match.choose(seat, asked.options[-1])
        twin.settle()
        assert (twin.question, twin.save()) == stands


def test_a_copy_of_a_copy_that_has_made_nothing_yet() -> None:
    match = at_the_anchor()
    match.choose(0, Take(1))
    twin = match.copy().copy()
    twin.choose(1, Take(4))
    assert (twin.state.taken, match.state.taken) == ([1, 4], [1])


def test_two_copies_at_one_anchor_live_apart() -> None:
    match = at_the_anchor()
    one, other = match.copy(), match.copy()
    one.choose(0, Take(2))
    assert (one.state.taken, other.state.taken, match.base.taken) == ([2], [], [])


def test_settling_does_at_once_what_a_copy_puts_off() -> None:
    twin = at_the_anchor().copy()
    twin.settle()
    twin.settle()
    assert runs == ["begun"]


def test_a_veiled_copy_asks_its_seat_without_running_the_rules() -> None:
    match = at_the_anchor()
    veiled = match.veiled(0, Dice(9))
    assert (veiled.question, runs) == (match.question, [])
    veiled.choose(0, Take(1))
    assert (veiled.state.taken, veiled.awaited()) == ([1], (1,))


def test_a_veiled_copy_for_another_seat_lists_what_may_have_changed() -> None:
    def rules(box: Box) -> Flow[None]:
        yield from ask.Hidden(0, takes(box.hidden, -1), anchor=True)
        box.end(Outcome(result="over"))

    match = start(rules)
    veiled = match.veiled(1, Dice(9))
    (asked,) = veiled.asks()
    assert asked.options == takes(veiled.state.hidden, -1) != match.asks()[0].options


def test_several_veiled_copies_at_one_question_remember_the_past_once() -> None:
    match = at_the_anchor()
    match.choose(0, Take(1))
    match.veiled(1, Dice(1))
    runs.clear()
    match.veiled(1, Dice(2))
    assert runs == ["begun", "went on"]


def test_the_last_anchor_is_found_without_a_snapshot_of_it() -> None:
    match = start(counting)
    for seat in (0, 1, 0):
        match.choose(seat, Take(1))
    assert (match.base.step, len(match.trail)) == (0, 3)
    match.veiled(1, Dice(1))
    assert (match.base.step, len(match.trail)) == (2, 1)


def test_a_forced_answer_at_the_start_is_not_given_again() -> None:
    def rules(box: Box) -> Flow[None]:
        if not box.step:
            box.step = 1
            yield from ask.Forced(0, [PASS])
        yield from ask.Begin(0, takes(1, 2), anchor=True)
        yield from ask.Now(1, takes(3, 4))
        box.end(Outcome(result="over"))

    match = start(rules)
    match.choose(0, Take(2))
    twin = match.copy()
    twin.settle()
    assert twin.question == match.question
