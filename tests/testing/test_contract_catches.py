"""The contract suite finds what is wrong: each test breaks the example game in one way."""

from __future__ import annotations

from itertools import count
from pathlib import Path
from typing import Any

import msgspec
import pytest

from sobremesa.kernel import Ask, BrokenPromise, Dice, Flow, Option, Texts
from sobremesa.kernel.scene import Cell
from sobremesa.testing import check_contract
from sobremesa.testing.contract import check_fresh_process, check_words

from .broken import EFFORT, Broken

# Questions


def test_an_option_that_stands_twice(broken: Broken) -> None:
    def twice(ask: Ask) -> None:
        ask.options = [*ask.options, ask.options[0]]

    broken.asks(twice)
    broken.caught("expected every option once, Bid.* stands twice")


def test_a_question_without_options(broken: Broken) -> None:
    def none(ask: Ask) -> None:
        ask.options = [] if ask.kind == "caught" else ask.options

    broken.asks(none)
    broken.caught("'caught' to seat .: expected at least one option, got none")


def test_a_question_to_a_seat_that_does_not_exist(broken: Broken) -> None:
    def nobody(ask: Ask) -> None:
        ask.seat = 7 if ask.kind == "caught" else ask.seat

    broken.asks(nobody)
    broken.caught(r"expected seats from 0 to 1, got \(7,\)")


def test_a_together_whose_seats_are_mixed_up(broken: Broken) -> None:
    def other(ask: Ask) -> None:
        ask.seat = 1 - ask.seat if ask.kind == "elbows" else ask.seat

    broken.asks(other)
    broken.caught("expected a Together to ask seat 0 alone, got 'elbows' to seat 1")


def test_an_option_that_cannot_be_read_when_it_was_saved(broken: Broken) -> None:
    class Yawn(Option, frozen=True):
        pass

    def tired(ask: Ask) -> None:
        ask.options = [*ask.options, Yawn()]

    broken.asks(tired)
    broken.caught(r"Yawn\(\) cannot be read when it was saved")


def test_an_option_that_raises(broken: Broken) -> None:
    def choke(g: Any, eater: int, filling: str) -> Flow[int]:
        raise ZeroDivisionError(filling)

    broken.rule("accusation", choke)
    with pytest.raises(ZeroDivisionError) as caught:
        check_contract(broken.game, EFFORT)
    assert "choices, the next one by" in str(caught.value.__notes__)


def test_a_game_without_end(broken: Broken) -> None:
    def endless(g: Any) -> Flow[None]:
        while True:
            g.elbows = [3, 3]
            yield from broken.rules.elbow(g)

    broken.method("flow", endless)
    broken.caught("expected an end, got none in 200 more decisions")


# Anchors, copies, saved matches


def test_an_anchor_that_does_not_come_back(broken: Broken) -> None:
    original = broken.rules.bite

    def forgetful(g: Any) -> Flow[None]:
        queue: list[int] = []
        while sum(g.plate.values()) > 1:
            if not queue:
                yield from broken.rules.elbow(g)
                queue = list(g.queue)
            yield from original(g, queue.pop(0))
        g.end(broken.rules.Outcome(result="over"))

    broken.method("flow", forgetful)
    broken.caught("an anchor does not come back: expected 'bite' to seat .")


def test_an_anchor_that_tells_something_each_time(broken: Broken) -> None:
    def talkative(g: Any) -> Flow[None]:
        g.tell(broken.rules.Ate(0, broken.rules.Filling.HAM))
        yield from broken.rules.meal(g)

    broken.method("flow", talkative)
    broken.caught(r"coming back to 'elbows' .* tells Ate\(")


def test_an_anchor_that_rolls_dice_each_time(broken: Broken) -> None:
    def restless(g: Any) -> Flow[None]:
        g.dice.roll(6)
        yield from broken.rules.meal(g)

    broken.method("flow", restless)
    broken.caught("coming back to 'elbows' .* changes the state or the dice")


def test_rules_that_remember_outside_the_state(broken: Broken) -> None:
    number = count()
    original = broken.rules.accusation

    def counting(g: Any, eater: int, filling: str) -> Flow[Any]:
        g.dice.rolls(next(number) % 2, 6)
        return (yield from original(g, eater, filling))

    broken.rule("accusation", counting)
    broken.caught("a copy|a saved match")


def test_a_state_that_saving_changes(broken: Broken) -> None:
    def plain(setup: Any, book: None, dice: Dice) -> Any:
        state = original(setup, book, dice)
        state.favourite = [str(each) for each in state.favourite]
        return state

    original = broken.method("new", plain)
    broken.caught("a saved match", msgspec.structs.replace(EFFORT, games=8))


# Views


@pytest.mark.parametrize(
    ("change", "message"),
    [
        ({"choices": ()}, "expected a choice for each of 4 options"),
        ({"title": " "}, "expected words for title, text"),
        ({"text": ""}, "expected words for title, text"),
        ({"text": "Play Over Here!."}, "expected one stop at a time, got '!.'"),
        ({"title": "Which one ?:."}, "expected one stop at a time, got ':.'"),
        ({"text": "It hits by 50 %."}, "expected one stop at a time, got '0 %'"),
        ({"piece": "ghost"}, r"points at \['ghost'\], which the scene lacks"),
    ],
)
def test_a_prompt_that_does_not_fit_its_question(
    broken: Broken, change: dict[str, Any], message: str
) -> None:
    def prompt(*given: Any) -> Any:
        return msgspec.structs.replace(original(*given), **change)

    original = broken.method("prompt", prompt)
    broken.caught(message)


def test_a_choice_on_something_that_is_not_there(broken: Broken) -> None:
    broken.choices(on=("tuna",))
    broken.caught(r"points at \['tuna'\], which the scene lacks")


def test_ids_that_are_allowed_though_no_scene_has_them(broken: Broken) -> None:
    broken.choices(on=("tuna",))
    check_contract(broken.game, EFFORT, allowed={"tuna"})


def test_an_id_that_stands_twice_in_a_scene(broken: Broken) -> None:
    def scene(*given: Any) -> Any:
        shown = original(*given)
        return msgspec.structs.replace(shown, pieces=shown.pieces * 2)

    original = broken.method("scene", scene)
    broken.caught("expected every id of a scene once, got .* several times")


def test_a_piece_beside_the_board(broken: Broken) -> None:
    def scene(*given: Any) -> Any:
        shown = original(*given)
        board = msgspec.structs.replace(shown.board, cells=shown.board.cells[:1])
        return msgspec.structs.replace(shown, board=board)

    original = broken.method("scene", scene)
    broken.caught("piece cod: expected a cell of the board, got cod-dish")


def test_an_element_that_only_one_language_shows(broken: Broken) -> None:
    def scene(state: Any, seat: int | None, text: Any) -> Any:
        shown = original(state, seat, text)
        cell = Cell(id=f"dish-{text.language}", name="", at=(0, 0))
        board = msgspec.structs.replace(shown.board, cells=(*shown.board.cells, cell))
        return msgspec.structs.replace(shown, board=board)

    original = broken.method("scene", scene)
    broken.caught(r"expected the same elements .* got \['dish-en', 'dish-es'\]")


def test_an_event_that_only_one_language_tells(broken: Broken) -> None:
    def line(event: Any, text: Any) -> Any:
        return None if text.language == "es" else original(event, text)

    original = broken.method("line", line)
    broken.caught("is told in one language and not in another")


def test_a_message_that_only_one_language_has(broken: Broken, tmp_path: Path) -> None:
    (tmp_path / "es.ftl").write_text("role-host = a\nrole-guest = b\n")
    (tmp_path / "en.ftl").write_text("role-host = a\n")
    broken.method("texts", Texts(tmp_path))
    with pytest.raises(BrokenPromise, match=r"en.ftl: message 'role-guest' of es.ftl is missing"):
        check_words(broken.game)


def test_a_seat_without_a_role(broken: Broken) -> None:
    first, _ = broken.game.roles(broken.game.prepare("dinner"))
    broken.method("roles", lambda setup: (first,))
    with pytest.raises(BrokenPromise, match="expected 2 roles, got 1"):
        check_words(broken.game)


# The past


def test_a_record_that_does_not_prove_itself(broken: Broken) -> None:
    number = count()
    broken.method("digest", lambda setup: str(next(number)))
    broken.caught("the record of a fair game is refused: .*other content")


def test_a_game_that_ends_elsewhere_in_a_fresh_process(broken: Broken) -> None:
    original = broken.rules.bite

    def greedy(g: Any, eater: int) -> Flow[None]:
        yield from original(g, eater)
        g.eaten[eater].append(broken.rules.Filling.COD)

    broken.rule("bite", greedy)
    with pytest.raises(BrokenPromise, match=r"expected the state .* in a fresh process, got"):
        check_fresh_process(broken.game)


def test_a_game_that_cannot_be_played_again_in_a_fresh_process(broken: Broken) -> None:
    def none(g: Any, eater: int, filling: str) -> Flow[int]:
        yield from ()
        return eater

    broken.rule("accusation", none)
    with pytest.raises(BrokenPromise, match=r"cannot be played again: [\s\S]*'caught' offers"):
        check_fresh_process(broken.game)


# Reasons


def test_a_question_that_names_no_rule(broken: Broken) -> None:
    broken.monkeypatch.setattr(broken.rules.ask.Bite, "rule", "")
    broken.caught("'bite' to seat .: expected the rule behind the question, got none")


def test_a_choice_that_names_no_rule(broken: Broken) -> None:
    broken.choices(rule="")
    broken.caught(r"expected the rule behind Bid\(.*, got none")


def test_a_choice_on_the_board_that_shows_nothing(broken: Broken) -> None:
    broken.choices(preview=None)
    broken.caught(r"'bite' to seat .: expected a preview of what Eat\(.* reaches")
