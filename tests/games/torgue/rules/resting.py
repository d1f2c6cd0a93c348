"""Set-ups for the tests of resting."""

from collections.abc import Callable
from typing import Any

from games.torgue.campaign import interlude
from sobremesa.games.torgue.state import Show, Stage
from sobremesa.kernel import Match
from sobremesa.testing import play


def closed_shop(edit: Callable[[Show], object] | None = None, **changes: Any) -> Match[Show]:
    """The Interlude when nobody could buy anything; hunters have no gear of their own."""

    def stripped(g: Show) -> None:
        for hunter in g.hunters:
            hunter.gear = ()
        if edit is not None:
            edit(g)
        owned = {item.card for hunter in g.hunters for item in (*hunter.gear, *hunter.pack)}
        for deck in g.decks.values():
            deck[:] = [card for card in deck if card not in owned]

    match = interlude(edit=stripped, **{"pool": 0, **changes})
    while match.state.stage is Stage.SHOP:
        play(match, "Pass")
    return match
