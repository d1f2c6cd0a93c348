"""A question on its way to a seat: what its choices need to know."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, TypeAlias

from sobremesa.games.dceased.content.schema import KINDS
from sobremesa.games.dceased.state import IN_PLAY, Hero, Night
from sobremesa.kernel import Option, Text
from sobremesa.kernel.old import Ask
from sobremesa.kernel.scene import Choice

from .names import Names, hero_card_id, hero_id

Chooser: TypeAlias = "Callable[[Asking, Any], Choice]"
Choosers: TypeAlias = dict[type[Option], Chooser]


class Asking:
    """An ask as one seat reads it."""

    __slots__ = ("ask", "g", "names", "seat", "text")

    def __init__(self, g: Night, ask: Ask, seat: int, text: Text) -> None:
        self.g = g
        self.ask = ask
        self.seat = seat
        self.text = text
        self.names = Names(g.book.content, text)

    @property
    def parts(self) -> tuple[Any, ...]:
        """What the question is about, as a tuple."""
        about = self.ask.about
        if about is None:
            return ()
        return about if isinstance(about, tuple) else (about,)

    @property
    def hero(self) -> Hero | None:
        """The hero that acts or suffers, if the question is about one."""
        parts = self.parts
        found = parts[0] if parts and isinstance(parts[0], str) else ""
        return self.g.heroes.get(found)

    @property
    def actor(self) -> Hero:
        """The hero that acts."""
        found = self.hero
        assert found is not None, f"{self.ask.prompt} is about {self.ask.about}, no hero"
        return found

    def person(self, hero: str) -> tuple[str, ...]:
        """What may be clicked to mean a hero: its piece and its card."""
        there = self.g.heroes[hero].status is IN_PLAY
        return (hero_id(hero), hero_card_id(hero)) if there else (hero_card_id(hero),)

    def enemy(self, enemy: str, *, down: bool = False) -> str:
        """An Enemy by type or name, and whether it is knocked down."""
        name = self.text(f"kind-{enemy}") if enemy in KINDS else self.names.thing(enemy)
        return self.text("piece-down", who=name) if down else name


def joined(*parts: str) -> str:
    """Several remarks as one."""
    return " · ".join(part for part in parts if part)
