"""Set-ups for the tests of telling."""

from games.incursion.setups import CORRIDOR
from games.incursion.table import Table, table
from sobremesa.kernel import Event
from sobremesa.kernel.scene import Line

from .shown import line_of


def corridor(a: str = "ape_trooper e", z: str = "sturmzombie w", **more: object) -> Table:
    return table(CORRIDOR, a=a, z=z, **more)  # type: ignore[arg-type]


def told(t: Table, kind: type[Event], language: str = "es") -> Line:
    """The last event of a kind as a line."""
    return line_of(t, t.told(kind)[-1], language)
