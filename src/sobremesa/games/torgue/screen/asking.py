"""A question on its way to a seat, and how its options become choices."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from typing import Any

from sobremesa import kernel
from sobremesa.games.torgue.rules.interlude import in_interlude
from sobremesa.games.torgue.state import Show
from sobremesa.kernel import Ask, Option, Text, Words
from sobremesa.kernel.kinds import kebab
from sobremesa.kernel.scene import Choice, Preview
from sobremesa.kernel.text import worded

from .names import FIELDS, Names, names_of


class Asking(kernel.Asking[Show, Names]):
    """A question of the show as one seat reads it."""

    __slots__ = ("_shown",)

    def __init__(self, g: Show, ask: Ask, seat: int, text: Text) -> None:
        super().__init__(g, ask, seat, names_of(g, text), text)
        self._shown: frozenset[str] | None = None

    def shows(self, id: str) -> bool:
        """Whether a zone, or the piece or card of that id, is there to be clicked."""
        if id.startswith("zone"):
            return True
        if self._shown is None:
            self._shown = frozenset(_shown(self.g))
        return id in self._shown

    def choice(
        self,
        option: Option,
        *,
        message: str = "",
        rule: str = "",
        on: Iterable[str] = (),
        preview: Preview | None = None,
        words: Words | None = None,
        **more: Any,
    ) -> Choice:
        """An option in its own words: the fields as a reader knows them, and those given.

        Without a rule of its own it has that of its question, and without places those that its
        fields name. What it reaches are these places, unless a preview says more.
        """
        values = [(field, getattr(option, field)) for field in option.__struct_fields__]
        told = worded(values, FIELDS, self.names)
        if words:
            told.update(words)
        places = tuple([id for id in on or _places(values) if self.shows(id)])
        return Choice(
            text=self.text(f"option-{message or kebab(type(option).__name__)}", **told),
            on=places,
            rule=rule or self.ask.rule,
            preview=preview or _reached(places),
            **more,
        )


def plainly(icon: str, rule: str = "") -> Callable[[Asking, Option], Choice]:
    """How an option is read that has nothing more to say than its fields."""

    def choice(a: Asking, option: Option) -> Choice:
        return a.choice(option, icon=icon, rule=rule)

    return choice


def _places(values: Iterable[tuple[str, object]]) -> Iterator[str]:
    """What may be clicked to choose an option: whatever its fields name."""
    for field, value in values:
        if field in ("mini", "enemy", "hunter"):
            yield f"mini{value}"
        elif field == "zone":
            yield f"zone{value}"
        elif field in ("card", "out", "into"):
            yield f"card-{value}"
            yield f"ware-{value}"


def _reached(places: Iterable[str]) -> Preview | None:
    """The miniatures and wares among these places."""
    pieces = tuple(id for id in places if id.startswith(("mini", "ware-")))
    return Preview(pieces=pieces, style="help") if pieces else None


def _shown(g: Show) -> Iterator[str]:
    backstage = in_interlude(g)
    if backstage:
        yield from (f"ware-{card}" for card in (*g.offer, *g.prize))
        yield from (f"loot{each.id}-{sort}" for each in g.hunters for sort in each.loot)
        yield from ("pool",) if g.pool else ()
    for hunter in g.hunters:
        yield f"hunter-{hunter.id}"
        if hunter.zone >= 0 or backstage:
            yield f"mini{hunter.id}"
        yield from (f"card-{item.card}" for item in (*hunter.gear, *hunter.pack))
    yield from (f"card-{card}" for card in (*g.offer, *g.prize))
    if not backstage:
        yield from (f"mini{each.id}" for each in g.companions.values() if each.zone >= 0)
        yield from (f"mini{enemy}" for enemy in g.enemies)
        yield from (f"barrel{zone}" for zone in g.barrels)
