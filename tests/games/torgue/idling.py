"""Set-ups for the tests of idling."""

from collections.abc import Sequence

from sobremesa.testing.dice import Roll

from .setups import LINE
from .table import Table, table, token, tokens_of


def struck(
    enemy: str,
    *loot: int,
    edit: object = None,
    zone: int = 1,
    hits: int = 1,
    rolls: Sequence[Roll] = (8, 8, 2),
) -> Table:
    return table(
        LINE,
        salvador=0,
        enemies=[(enemy, zone)] * hits,
        orders=["attack"],
        rolls=rolls,
        loot={"salvador": loot},
        edit=edit,
        spare=True,
    )


WOUNDED = tokens_of(0, token("red", "yellow"), token("yellow"), token("green"))
