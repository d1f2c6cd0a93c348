"""Copies for thinking: what a seat cannot know is dealt anew, what it knows stays."""

from toy import Box, Shown, Take, counting, start, takes

from sobremesa.kernel import PASS, Ask, Dice, Flow, Outcome, Pass


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
    def rules(box: Box) -> Flow:
        yield Ask(0, "begin", takes(1, 2), anchor=True)
        yield Ask(0, "forced", [PASS])
        answer = yield Ask(1, "now", [PASS, Take(1)])
        box.end(Outcome(result="passed" if isinstance(answer, Pass) else "taken"))

    match = start(rules)
    match.choose(0, Take(2))
    veiled = match.veiled(1, Dice(9))
    assert (veiled.question, veiled.outcome) == (match.question, None)


def test_choices_that_the_new_deal_makes_impossible_are_let_go() -> None:
    def rules(box: Box) -> Flow:
        yield Ask(0, "hidden", takes(box.hidden, box.hidden + 1), anchor=True)
        yield Ask(1, "later", takes(1, 2))
        box.end(Outcome(result="over"))

    match = start(rules)
    match.choose(0, Take(0))
    veiled = match.veiled(1, Dice(9))
    assert isinstance(veiled.question, Ask)
    assert veiled.question.prompt == "hidden"


def test_a_veiled_copy_may_be_over_where_the_original_is_not() -> None:
    def rules(box: Box) -> Flow:
        yield Ask(0, "first", takes(1, 2), anchor=True)
        if box.hidden:
            box.tell(Shown(box.hidden))
            box.end(Outcome(result="hidden"))
        yield Ask(1, "second", takes(1, 2))

    match = start(rules)
    match.choose(0, Take(1))
    outcome = match.veiled(1, Dice(9)).outcome
    assert outcome is not None
    assert outcome.result == "hidden"


def test_dice_that_fell_since_the_last_anchor_fall_again_but_the_future_is_another() -> None:
    def rules(box: Box) -> Flow:
        yield Ask(0, "first", takes(1, 2), anchor=True)
        rolled = box.dice.rolls(8, 6)
        yield Ask(1, "seen", takes(*range(20)), about=tuple(rolled))
        yield Ask(1, "future", takes(1, 2), about=tuple(box.dice.rolls(8, 6)))

    match = start(rules)
    match.choose(0, Take(1))
    veiled = match.veiled(1, Dice(9))
    again = veiled.copy()
    assert veiled.question == again.question == match.question
    for other in (match, veiled, again):
        other.choose(1, Take(1))
    assert veiled.question != match.question
    assert again.question == veiled.question


def secretly(box: Box) -> Flow:
    """Seat 0 chooses in secret between two anchors, and seat 1 is asked before the next one."""
    yield Ask(1, "begin", takes(1, 2), anchor=True)
    kept = yield Ask(0, "secret", takes(3, 4), secret=True)
    box.taken.append(kept.number)
    yield Ask(1, "now", takes(5, 6))
    box.end(Outcome(result="over"))


def test_a_veiled_copy_does_not_know_what_another_chose_in_secret() -> None:
    copies = []
    for number in (3, 4):
        match = start(secretly)
        match.choose(1, Take(2))
        match.choose(0, Take(number))
        copies.append(match.veiled(1, Dice(9)))
    assert [copy.question for copy in copies] == [copies[0].question] * 2
    assert isinstance(copies[0].question, Ask)
    assert copies[0].question.prompt == "secret"
    assert [copy.state.taken for copy in copies] == [[], []]


def test_a_veiled_copy_knows_what_the_seat_itself_chose_in_secret() -> None:
    match = start(secretly)
    match.choose(1, Take(2))
    match.choose(0, Take(4))
    veiled = match.veiled(0, Dice(9))
    assert veiled.question == match.question
    assert veiled.state.taken == [4]


def test_what_was_chosen_in_secret_meanwhile_stays_so() -> None:
    def rules(box: Box) -> Flow:
        whisper = Ask(0, "whisper", takes(7, 8), secret=True)
        answer = yield Ask(1, "begin", takes(1, 2), anchor=True, also=(whisper,))
        box.taken.append(answer.number)
        yield Ask(1, "now", takes(5, 6))
        box.end(Outcome(result="over"))

    spoken, whispered = start(rules), start(rules)
    spoken.choose(1, Take(2))
    whispered.choose(0, Take(8))
    assert spoken.veiled(1, Dice(9)).state.taken == [2]
    assert whispered.veiled(1, Dice(9)).state.taken == []


def test_a_veiled_copy_of_a_finished_match_is_finished() -> None:
    def rules(box: Box) -> Flow:
        yield Ask(0, "only", takes(1, 2), anchor=True)
        box.end(Outcome(result="over"))

    match = start(rules)
    match.choose(0, Take(1))
    assert match.veiled(1, Dice(9)).outcome == match.outcome
