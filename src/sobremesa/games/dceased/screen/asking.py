"""A question on its way to a seat: what its choices need to know."""

from __future__ import annotations

from typing import TypeVar

from sobremesa import kernel
from sobremesa.games.dceased import questions as ask
from sobremesa.games.dceased.content.schema import KINDS
from sobremesa.games.dceased.state import FALLEN, IN_PLAY, Hero, Night
from sobremesa.kernel import Ask

from .names import Names, held_id, hero_card_id, hero_id

Q = TypeVar("Q", bound=Ask)


class Asking(kernel.Asking[Night, Names]):
    """A question as one seat reads it."""

    __slots__ = ()

    def asked(self, kind: type[Q]) -> Q:
        """The question, which is of that kind."""
        question = self.ask
        assert isinstance(question, kind), f"expected {kind.__name__}, got {question.kind}"
        return question

    # Who

    @property
    def hero(self) -> Hero | None:
        """The hero that acts or suffers, if the question is about one."""
        match self.ask:
            case ask.OfHero(hero=id) | ask.Consent(actor=id) | ask.Ward(target=id):
                return self.g.heroes.get(id)
            case _:
                return None

    @property
    def actor(self) -> Hero:
        """The hero that acts."""
        return self.g.heroes[self.asked(ask.OfHero).hero]

    def person(self, hero: str) -> tuple[str, ...]:
        """What may be clicked to mean a hero: its piece and its card."""
        there = self.g.heroes[hero].status is IN_PLAY
        return (hero_id(hero), hero_card_id(hero)) if there else (hero_card_id(hero),)

    def held(self, card: str) -> tuple[str, ...]:
        """The cards of that name on the board of the hero that is asked."""
        hero = self.hero
        if hero is None:
            return ()
        found = [held_id(hero.id, each, n) for n, each in enumerate(hero.traits) if each == card]
        if card == hero.gear or card in hero.escorts:
            found.append(held_id(hero.id, card))
        return tuple(found)

    def enemy(self, enemy: str, *, down: bool = False) -> str:
        """An Enemy by type or name, or a friend, and whether it is knocked down."""
        name = self.text(f"kind-{enemy}") if enemy in KINDS else self.names.thing(enemy)
        return self.text("piece-down", who=name) if down else name

    def crowd(self, zone: int) -> str:
        """The Enemies in a Zone."""
        g = self.g
        walkers, brutes, runners = (
            g.horde[kind].get(zone, 0) + g.down[kind].get(zone, 0) for kind in range(FALLEN)
        )
        return self.names.crowd(walkers, brutes, runners, [each.id for each in g.fallen_at(zone)])

    # What it costs

    def actions(self, cost: int) -> str:
        """So many Actions, or nothing."""
        return self.text("cost-actions", count=cost) if cost else self.text("cost-free")

    def power(self, power: int) -> str:
        """So much Power, or nothing."""
        return self.text("cost-power", power=power) if power else self.text("cost-free")
