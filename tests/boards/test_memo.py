"""Answers that are kept."""

from itertools import count

import pytest

from sobremesa.boards.hex import HexMap
from sobremesa.boards.hex_sight import Sight
from sobremesa.boards.memo import checking, hit_rates, kept

ROWS = ["....", "....", "...."]


def test_an_answer_is_worked_out_once() -> None:
    asked: list[int] = []

    def double(number: int) -> int:
        asked.append(number)
        return 2 * number

    known = kept(double)
    assert [known(3), known(3), known(4)] == [6, 6, 8]
    assert asked == [3, 4]


def test_answers_that_are_too_many_give_way_to_new_ones() -> None:
    numbers = count()
    known = kept(lambda _: next(numbers), most=2)
    assert [known(key) for key in (1, 2, 3, 1)] == [0, 1, 2, 3]


def test_an_answer_that_hangs_on_something_else_is_found_out() -> None:
    numbers = count()

    def careless(_: int) -> int:
        return next(numbers)

    with checking():
        known = kept(careless)
    with pytest.raises(AssertionError, match="expected 0, remembered was 1"):
        known(5)


def test_a_board_made_while_checking_answers_the_same() -> None:
    plain = HexMap(ROWS)
    with checking():
        checked = HexMap(ROWS)
        sight = Sight(checked)
    assert [checked.waves(zone, 6) for zone in range(12)] == [
        plain.waves(zone, 6) for zone in range(12)
    ]
    assert sight.field_of_view(0, 2) == Sight(plain).field_of_view(0, 2)


def test_how_often_an_answer_was_known_is_counted() -> None:
    board = HexMap(ROWS)
    before = hit_rates().get("HexMap._walk", (0, 0))
    board.waves(0)
    board.waves(0)
    hits, asked = hit_rates()["HexMap._walk"]
    assert (hits - before[0], asked - before[1]) == (1, 2)
