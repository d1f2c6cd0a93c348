"""Copies for thinking: what a seat cannot know is dealt anew, what it knows stays."""

from collections import Counter
from itertools import permutations

import pytest
import questions as ask
from toy import Box, Shown, Take, Taken, counting, start, takes

from sobremesa.kernel import PASS, Dice, Flow, Match, Outcome, Pass, Question, deal_anew
from sobremesa.testing import LoadedDice


def test_a_veiled_copy_gets_another_hidden_number_and_another_future() -> None:
    match = start(counting)
    veiled = match.veiled(1, Dice(9))
    assert veiled.state.hidden != match.state.hidden
    assert veiled.state.dice != match.state.dice
    assert veiled.question == match.question


def test_a_veiled_copy_keeps_what_the_seat_itself_knows() -> None:
    match = start(counting)
    match.state.hidden = match.base.hidden = 7
    assert match.veiled(0, Dice(9)).state.hidden == 7


def test_a_forced_answer_of_the_past_is_not_given_to_a_later_question() -> None:
    def rules(box: Box) -> Flow[None]:
        yield from ask.Begin(0, takes(1, 2), anchor=True)
        yield from ask.Forced(0, [PASS])
        answer = yield from ask.Now(1, [PASS, Take(1)])
        box.end(Outcome(result="passed" if isinstance(answer, Pass) else "taken"))

    match = start(rules)
    match.choose(0, Take(2))
    veiled = match.veiled(1, Dice(9))
    assert (veiled.question, veiled.outcome) == (match.question, None)


def test_a_deal_that_makes_a_choice_impossible_is_thrown_away() -> None:
    def rules(box: Box) -> Flow[None]:
        yield from ask.Hidden(0, takes(box.hidden // 500, 7), anchor=True)
        yield from ask.Later(1, takes(1, 2))
        box.end(Outcome(result="over"))

    match = start(rules)
    match.choose(0, Take(0))
    copies = [match.veiled(1, Dice(seed)) for seed in range(20)]
    assert [copy.question for copy in copies] == [match.question] * 20
    assert all(0 < copy.state.hidden < 500 for copy in copies)


def test_where_no_deal_gives_the_same_to_see_the_copy_stands_at_the_anchor() -> None:
    def rules(box: Box) -> Flow[None]:
        yield from ask.Hidden(0, takes(box.hidden, box.hidden + 1), anchor=True)
        yield from ask.Later(1, takes(1, 2))
        box.end(Outcome(result="over"))

    match = start(rules)
    match.choose(0, Take(0))
    veiled = match.veiled(1, Dice(9))
    assert isinstance(veiled.question, Question)
    assert veiled.question.kind == "hidden"


def test_a_copy_is_not_over_while_the_match_is_not() -> None:
    def rules(box: Box) -> Flow[None]:
        yield from ask.First(0, takes(1, 2), anchor=True)
        if box.hidden:
            box.tell(Shown(box.hidden))
            box.end(Outcome(result="hidden"))
        yield from ask.Second(1, takes(1, 2))

    match = start(rules)
    match.choose(0, Take(1))
    veiled = match.veiled(1, Dice(9))
    assert veiled.outcome is None
    assert isinstance(veiled.question, Question)
    assert veiled.question.kind == "first"


def test_dice_that_fell_since_the_last_anchor_fall_again_but_the_future_is_another() -> None:
    def rules(box: Box) -> Flow[None]:
        yield from ask.First(0, takes(1, 2), anchor=True)
        rolled = box.dice.rolls(8, 6)
        yield from ask.Seen(1, takes(*range(20)), seen=tuple(rolled))
        yield from ask.Future(1, takes(1, 2), seen=tuple(box.dice.rolls(8, 6)))

    match = start(rules)
    match.choose(0, Take(1))
    veiled = match.veiled(1, Dice(9))
    again = veiled.copy()
    assert veiled.question == again.question == match.question
    for other in (match, veiled, again):
        other.choose(1, Take(1))
    assert veiled.question != match.question
    assert again.question == veiled.question


@pytest.mark.parametrize("loaded", [False, True])
def test_what_is_drawn_or_mixed_openly_comes_again_and_what_is_shuffled_lies_otherwise(
    loaded: bool,
) -> None:
    def rules(box: Box) -> Flow[None]:
        yield from ask.First(0, takes(1, 2), anchor=True)
        heap, open_row, hidden = list(range(40)), list(range(40)), list(range(40))
        drawn = [box.dice.draw(heap) for _ in range(3)]
        box.dice.mix(open_row)
        box.dice.shuffle(hidden)
        box.taken = hidden
        yield from ask.Seen(1, takes(1, 2), seen=(tuple(drawn), tuple(open_row)))

    match = start(rules)
    if loaded:
        match.state.dice = match.base.dice = LoadedDice(spare=True)
    match.choose(0, Take(1))
    veiled = match.veiled(1, Dice(9))
    assert veiled.question == match.question
    assert veiled.copy().question == match.question
    assert veiled.state.taken != match.state.taken


def secretly(box: Box) -> Flow[None]:
    """Seat 0 chooses in secret between two anchors, and seat 1 is asked before the next one."""
    yield from ask.Begin(1, takes(1, 2), anchor=True)
    kept = yield from ask.Secret(0, takes(3, 4))
    box.taken.append(kept.number)
    yield from ask.Now(1, takes(5, 6))
    box.end(Outcome(result="over"))


def test_what_another_chose_in_secret_is_chosen_anew() -> None:
    found = []
    for number in (3, 4):
        match = start(secretly)
        match.choose(1, Take(2))
        match.choose(0, Take(number))
        copies = [match.veiled(1, Dice(seed)) for seed in range(20)]
        assert [copy.question for copy in copies] == [match.question] * 20
        found.append([copy.state.taken for copy in copies])
    assert found[0] == found[1]
    assert {tuple(taken) for taken in found[0]} == {(3,), (4,)}


def test_a_veiled_copy_knows_what_the_seat_itself_chose_in_secret() -> None:
    match = start(secretly)
    match.choose(1, Take(2))
    match.choose(0, Take(4))
    veiled = match.veiled(0, Dice(9))
    assert veiled.question == match.question
    assert veiled.state.taken == [4]


def test_what_was_chosen_in_secret_meanwhile_is_chosen_anew() -> None:
    def rules(box: Box) -> Flow[None]:
        whisper = ask.Whisper(0, takes(7, 8))
        answer = yield from ask.Begin(1, takes(1, 2), anchor=True, also=(whisper,))
        box.taken.append(answer.number)
        yield from ask.Now(1, takes(5, 6))
        box.end(Outcome(result="over"))

    spoken, whispered = start(rules), start(rules)
    spoken.choose(1, Take(2))
    whispered.choose(0, Take(8))
    assert spoken.veiled(1, Dice(9)).state.taken == [2]
    assert {tuple(whispered.veiled(1, Dice(seed)).state.taken) for seed in range(20)} == {
        (7,),
        (8,),
    }


def test_what_was_told_after_a_secret_question_is_known() -> None:
    def rules(box: Box) -> Flow[None]:
        answer = yield from ask.Secret(0, takes(*range(100)), anchor=True)
        box.tell(Taken(answer.number))
        yield from ask.Now(1, takes(5, 6), seen=answer.number)
        box.end(Outcome(result="over"))

    match = start(rules)
    match.choose(0, Take(42))
    assert match.veiled(1, Dice(9)).question == match.question


def holding(box: Box) -> Flow[None]:
    """Seat 0 may answer with a card that it holds; seat 1 is asked before and after."""
    yield from ask.Begin(1, takes(1, 2), anchor=True)
    if box.hidden < 500:
        yield from ask.Interrupt(0, [PASS, Take(box.hidden)], name="interrupt")
    yield from ask.Now(1, takes(5, 6))
    box.end(Outcome(result="over"))


def test_a_seat_that_holds_another_card_in_the_copy_lets_its_chance_pass_there() -> None:
    match = start(holding)
    match.state.hidden = match.base.hidden = 700
    match.choose(1, Take(1))
    copies = [match.veiled(1, Dice(seed)) for seed in range(20)]
    assert [copy.question for copy in copies] == [match.question] * 20
    assert {len(copy.trail) for copy in copies} == {1, 2}


def test_nobody_misses_a_chance_in_the_copy_that_was_let_pass() -> None:
    match = start(holding)
    match.choose(1, Take(1))
    match.choose(0, PASS)
    copies = [match.veiled(1, Dice(seed)) for seed in range(20)]
    assert [copy.question for copy in copies] == [match.question] * 20
    assert {len(copy.trail) for copy in copies} == {1, 2}


def test_another_seat_is_offered_what_it_holds_in_the_copy() -> None:
    match = start(holding)
    match.choose(1, Take(1))
    for seed in range(20):
        veiled = match.veiled(1, Dice(seed))
        ask = veiled.ask_of(0)
        assert ask is None or ask.options == [PASS, Take(veiled.state.hidden)]


def drawing(box: Box) -> Flow[None]:
    """Seat 1 sees the number that was hidden from it, and is asked before the next anchor."""
    yield from ask.Begin(1, takes(1, 2), anchor=True)
    box.step = 1
    box.whisper(Shown(box.hidden), 1)
    yield from ask.Now(1, takes(box.hidden, 2000), seen=box.hidden)
    box.end(Outcome(result="over"))


def test_what_a_seat_has_seen_since_the_anchor_is_there() -> None:
    match = start(drawing)
    match.state.hidden = match.base.hidden = 77
    match.choose(1, Take(1))
    assert match.veiled(1, Dice(9)).question == match.question


def test_a_copy_holds_no_seed_of_the_original() -> None:
    def rules(box: Box) -> Flow[None]:
        yield from ask.First(0, takes(1, 2), anchor=True)
        rolled = box.dice.rolls(3, 6)
        yield from ask.Seen(1, takes(1, 2), seen=tuple(rolled))

    match = start(rules)
    match.choose(0, Take(1))
    veiled = match.veiled(1, Dice(9))
    seeds = {match.base.dice.seed, match.state.dice.seed}
    assert not seeds & {veiled.base.dice.seed, veiled.state.dice.seed}


def test_a_copy_for_thinking_can_be_saved_between_anchors() -> None:
    def rules(box: Box) -> Flow[None]:
        yield from ask.First(0, takes(1, 2), anchor=True)
        yield from ask.Seen(1, takes(1, 2), seen=tuple(box.dice.rolls(8, 6)))
        yield from ask.Future(1, takes(1, 2), seen=tuple(box.dice.rolls(8, 6)))

    match = start(rules)
    match.choose(0, Take(1))
    veiled = match.veiled(1, Dice(9))
    loaded = Match.load(veiled.game, veiled.save())
    for twin in (veiled, loaded):
        twin.choose(1, Take(1))
    assert loaded.question == veiled.question


def test_a_veiled_copy_of_a_finished_match_is_finished() -> None:
    def rules(box: Box) -> Flow[None]:
        yield from ask.Only(0, takes(1, 2), anchor=True)
        box.end(Outcome(result="over"))

    match = start(rules)
    match.choose(0, Take(1))
    assert match.veiled(1, Dice(9)).outcome == match.outcome


def test_piles_of_which_nothing_was_seen_are_one_heap() -> None:
    dealt = Counter[tuple[str, ...]]()
    for seed in range(600):
        hand, deck = ["c", "a"], ["b"]
        deal_anew(Dice(seed), (hand, ["c", "a"]), (deck, ["b"]))
        dealt[(*hand, *deck)] += 1
    assert set(dealt) == set(permutations("abc"))
    assert all(60 < count < 140 for count in dealt.values())


def test_a_deal_says_nothing_of_how_the_cards_lay() -> None:
    one, other = ["c", "a", "b"], ["b", "c", "a"]
    deal_anew(Dice(4), (one, one[:]))
    deal_anew(Dice(4), (other, other[:]))
    assert one == other


def test_a_card_that_was_seen_since_stays_where_it_lies() -> None:
    for seed in range(20):
        deck = ["a", "b", "c", "d"]
        deal_anew(Dice(seed), (deck, ["a", "b", "d"]))
        assert deck[2] == "c"
        assert sorted(deck) == ["a", "b", "c", "d"]
