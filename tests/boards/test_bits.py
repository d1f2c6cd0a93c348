"""Sets of cells as ints."""

from hypothesis import given, settings
from hypothesis import strategies as st

from sobremesa.boards.bits import bits_of, members


def test_each_cell_has_its_own_bit() -> None:
    assert bits_of([]) == 0
    assert bits_of([0, 3, 3]) == 0b1001


@settings(derandomize=True, deadline=None)
@given(st.frozensets(st.integers(0, 200)))
def test_members_come_back_in_rising_order(cells: frozenset[int]) -> None:
    assert list(members(bits_of(cells))) == sorted(cells)
