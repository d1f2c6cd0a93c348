"""A question on its way to a seat, and how its options become choices."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any

from sobremesa import kernel
from sobremesa.games.torgue.rules.interlude import in_interlude
from sobremesa.games.torgue.state import Show
from sobremesa.kernel import Ask, Option, Text
from sobremesa.kernel.kinds import kebab
from sobremesa.kernel.scene import Choice, Preview

from .names import FIELDS, Names, names_of


class Asking(kernel.Asking[Show, Names]):
    """A question of the show as one seat reads it."""

    __slots__ = ("shown",)

    def __init__(self, g: Show, ask: Ask, seat: int, text: Text) -> None:
        super().__init__(g, ask, seat, names_of(g, text), text)
        self.shown = frozenset(_shown(g))
        """The ids of pieces and cards that can be clicked."""

    def choice(
        self,
        option: Option,
        *,
        message: str = "",
        rule: str = "",
        on: Iterator[str] | tuple[str, ...] | None = None,
        words: dict[str, str | int] | None = None,
        **more: Any,
    ) -> Choice:
        """An option in its own words: the fields as a reader knows them, but for those given.

        Without a rule of its own it has that of its question.
        """
        places = _places(option) if on is None else on
        return Choice(
            text=self.text(
                f"option-{message or kebab(type(option).__name__)}",
                **(_words(self.names, option) | (words or {})),
            ),
            on=tuple(id for id in places if id in self.shown or id.startswith("zone")),
            rule=rule or self.ask.rule,
            **more,
        )

    def who(self, mini: int) -> Preview | None:
        """The miniature that a choice is about, if it can be seen."""
        piece = f"mini{mini}"
        return Preview(pieces=(piece,), style="help") if piece in self.shown else None


def plainly(icon: str, rule: str = "") -> Callable[[Asking, Option], Choice]:
    """How an option is read that has nothing more to say than its fields."""

    def choice(a: Asking, option: Option) -> Choice:
        return a.choice(option, icon=icon, rule=rule)

    return choice


def _words(names: Names, option: Option) -> dict[str, Any]:
    values = {field: getattr(option, field) for field in option.__struct_fields__}
    return {
        field: FIELDS[field](names, value) if field in FIELDS else value
        for field, value in values.items()
    }


def _places(option: Option) -> Iterator[str]:
    """What may be clicked to choose an option: whatever its fields name."""
    for field in option.__struct_fields__:
        value = getattr(option, field)
        if field in ("mini", "enemy", "hunter"):
            yield f"mini{value}"
        elif field == "zone":
            yield f"zone{value}"
        elif field in ("card", "out", "into"):
            yield f"card-{value}"
            yield f"ware-{value}"


def _shown(g: Show) -> Iterator[str]:
    backstage = in_interlude(g)
    if backstage:
        yield from (f"ware-{card}" for card in (*g.offer, *g.prize))
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
