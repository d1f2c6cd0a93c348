"""Answers that are kept."""

from itertools import count

import pytest

from sobremesa.boards.hex import HexMap
from sobremesa.boards.hex_sight import Sight
from sobremesa.boards.memo import Table, checking, forget, hit_rates, kept, kept_at_most

ROWS = ["....", "....", "...."]


def test_an_answer_is_worked_out_once() -> None:
    asked: list[int] = []

    def double(number: int) -> int:
        asked.append(number)
        return 2 * number

    known = kept(double)
    assert [known(3), known(3), known(4)] == [6, 6, 8]
    assert asked == [3, 4]


def test_answers_can_be_forgotten() -> None:
    numbers = count()
    known = kept(lambda _: next(numbers))
    assert [known(1), known(1)] == [0, 0]
    forget()
    assert known(1) == 1


def test_answers_that_are_too_many_give_way_to_new_ones() -> None:
    numbers = count()
    known = kept(lambda _: next(numbers), most=2)
    assert [known(key) for key in (1, 2, 3, 1)] == [0, 1, 2, 3]


def test_an_answer_that_hangs_on_something_else_is_found_out() -> None:
    numbers = count()

    def careless(_: int) -> int:
        return next(numbers)

    known = kept(careless)
    with checking():
        known(5)
        known(5)
        forget()
        with pytest.raises(AssertionError, match=r"careless\(5,\): expected 1, remembered was 0"):
            known(5)
    forget()
    assert known(5) == 2, "nothing is compared outside"


def test_an_answer_that_somebody_has_changed_is_found_out() -> None:
    known = kept(lambda number: [number])
    with checking():
        known(5).append(6)
        forget()
        with pytest.raises(AssertionError, match=r"expected \[5\], remembered was \[5, 6\]"):
            known(5)


def test_boards_answer_the_same_again() -> None:
    board = HexMap(ROWS)
    sight = Sight(board)
    with checking():
        for _ in range(2):
            assert [len(board.waves(zone, 6)) for zone in range(12)]
            assert sight.field_of_view(0, 2)
            forget()


def test_a_decorator_says_how_many_answers_are_kept() -> None:
    numbers = count()

    @kept_at_most(1)
    def number(_: int) -> int:
        return next(numbers)

    assert [number(1), number(1), number(2), number(1)] == [0, 0, 1, 2]


def test_how_often_an_answer_was_known_is_counted() -> None:
    board = HexMap(ROWS)
    before = hit_rates().get("hex.HexMap._walk", (0, 0))
    board.waves(0)
    board.waves(0)
    hits, asked = hit_rates()["hex.HexMap._walk"]
    assert (hits - before[0], asked - before[1]) == (1, 2)


class Squares(Table[int, int]):
    """The squares of numbers, or something else."""

    def __init__(self, power: int = 2) -> None:
        self.power = power

    def __missing__(self, number: int) -> int:
        found: int = number**self.power
        self[number] = found
        return found


def test_tables_are_equal_when_they_give_the_same_however_much_of_them_is_known() -> None:
    known, fresh, other = Squares(), Squares(), Squares(3)
    assert [known[3], other[3]] == [9, 27]
    assert known == fresh
    assert fresh[3] == 9
    assert known != other
    assert known != {3: 9}
