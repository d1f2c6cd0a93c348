"""A question on its way to a seat: what its choices need to know."""

from __future__ import annotations

from typing import Literal, TypeAlias

from sobremesa import kernel
from sobremesa.boards.hex_outline import FLAT_TOP, centre
from sobremesa.boards.hex_tiles import axial
from sobremesa.games.oursun import questions as ask
from sobremesa.games.oursun.content.book import RED, Pool
from sobremesa.games.oursun.options.ids import FoeId, Place, Who
from sobremesa.games.oursun.rules.foes import foe_hp, foe_of, foes_of
from sobremesa.games.oursun.rules.goods import usable
from sobremesa.games.oursun.rules.loadout import loadout_of
from sobremesa.games.oursun.rules.odds import at_least, expected
from sobremesa.games.oursun.rules.rolls import is_wounded, test_pool
from sobremesa.games.oursun.state import Land, Person
from sobremesa.kernel import Text, joined, percent
from sobremesa.kernel.scene import Choice, Point, Preview

from . import icons
from .names import Names, board_id, foe_card_id, foe_id, person_id, tile_id

Style: TypeAlias = Literal["move", "attack", "area", "sight", "help"]
"""How a preview is drawn."""


class Asking(kernel.Asking[Land, Names]):
    """A question of Under Our Sun as one seat reads it."""

    __slots__ = ()

    @property
    def person(self) -> Person:
        """The character that decides; a question of all is read as one's own."""
        if isinstance(self.ask, ask.OfPerson):
            return self.g.people[self.ask.who]
        return next(each for each in self.g.people if each.seat == self.seat)

    # Where things can be clicked

    def on_person(self, who: Who) -> tuple[str, ...]:
        """A character's piece and board."""
        kind = self.g.people[who].kind
        return person_id(kind), board_id(kind)

    def on_foe(self, foe: FoeId) -> tuple[str, ...]:
        """A foe's piece and card."""
        return foe_id(foe), foe_card_id(foe)

    def roller(self, roller: int) -> str:
        """Who rolled dice: a foe, or a character by the complement of its number."""
        if roller < 0:
            return self.names.the(self.g.people[~roller].id)
        return self.names.foe(FoeId(roller))

    def tile(self, place: Place) -> str:
        """A position by its tile or its direction."""
        g = self.g
        if place in g.map and g.map[place].revealed:
            return self.names.tile(g.map[place].number)
        way = self.names.way(self.person.tile, place)
        return self.text("unknown-place", way=way)

    # What a choice reaches

    def show(self, place: Place, *pieces: str, style: Style = "help") -> Preview:
        """A tile, and who stands there."""
        return Preview(cells=(tile_id(place),), pieces=pieces, style=style)

    def show_person(self, who: Who, style: Style = "help") -> Preview:
        """A character where it stands."""
        person = self.g.people[who]
        return self.show(person.tile, person_id(person.kind), style=style)

    def show_foe(self, foe: FoeId, style: Style = "help") -> Preview:
        """A foe where it stands."""
        return self.show(foe_of(self.g, foe).tile, foe_id(foe), style=style)

    def middle(self, place: Place) -> Point:
        """The middle of a hex."""
        return centre(axial(place), FLAT_TOP)

    def aim_at(self, foe: FoeId) -> Preview:
        """An attack on a foe."""
        return self.aim(foe_of(self.g, foe).tile, foe_id(foe))

    def aim(self, place: Place, *pieces: str) -> Preview:
        """An attack from the character's tile."""
        own = self.person.tile
        line = () if own == place else (self.middle(own), self.middle(place))
        return Preview(cells=(tile_id(place),), line=line, pieces=pieces, style="attack")

    # Dice

    def test(self, kind: str, extra: Pool = ()) -> Pool:
        """The dice of a skill test of the character."""
        return test_pool(self.g, self.person, kind) + extra

    def sure_attack(self, mode: str, *, sneak: bool = False) -> Pool:
        """The dice of an attack without ammunition: the board's, and weapons that need none."""
        g, person = self.g, self.person
        dice = g.book.character_pools[person.kind, mode]
        for card in usable(g, person):
            if not g.gear(card).ammo and not g.book.one_weapon:
                dice += self._weapon(card, mode)
                dice += self._weapon(card, "sneak_attack") if sneak else ()
        return (*dice, RED) if is_wounded(person) else dice

    def attack(self, mode: str, *, sneak: bool = False) -> Pool:
        """The dice of an attack, for a shot with the best weapon that is loaded."""
        g = self.g
        dice = self.sure_attack(mode, sneak=sneak)
        if mode == "ranged":
            carried = loadout_of(g, self.person).weapons["ranged"]
            guns = [card for card in carried if g.uses.get(card, 0)]
            dice += max((self._weapon(card, mode) for card in guns), key=expected, default=())
        return dice

    def _weapon(self, card: int, mode: str) -> Pool:
        """The dice that a weapon adds; a Spear adds others to the free blow on entering."""
        pools, name = self.g.book.gear_pools, self.g.book.gear[card]
        dice = pools.get((name, mode), ())
        return pools.get((name, "initial"), dice) if self._initial else dice

    @property
    def _initial(self) -> bool:
        """Whether it is about the attack of an initial round."""
        if isinstance(self.ask, ask.Weapons):
            return self.ask.initial
        return isinstance(self.ask, ask.InitialTarget)

    def hp_of(self, foe: FoeId) -> int:
        """The hp that a foe has left."""
        return foe_hp(self.g, foe_of(self.g, foe))

    def is_trader(self, foe: FoeId) -> bool:
        return foe in self.g.traders


# Chances


def say_test(text: Text, pool: Pool) -> str:
    """How likely a test is to pass."""
    return text("odds-test", chance=percent(at_least(pool, 1)))


def say_attack(text: Text, pool: Pool, hp: int) -> str:
    """What an attack may be expected to do to a foe with so many hp left."""
    damage = round(float(expected(pool)), 1)
    return text("odds-attack", damage=damage, kill=percent(at_least(pool, hp)))


# Choices in general


def warning(a: Asking) -> str:
    """Foes on the tile answer every action (sun.action.provokes)."""
    person = a.person
    if person.stealth:
        return ""
    count = len(foes_of(a.g, person))
    return a.text("warn-foes", count=count) if count else ""


def in_ap(a: Asking, ap: int) -> str:
    """A price in action points."""
    return a.text("cost-ap", ap=ap) if ap else a.text("cost-free")


def simple(
    a: Asking, word: str, rule: str, *, ap: int = 1, detail: str = "", on: tuple[str, ...] = ()
) -> Choice:
    """A choice that needs no more words than its own."""
    return Choice(
        text=a.text(f"option-{word}"),
        detail=joined(detail, warning(a) if ap else ""),
        cost=in_ap(a, ap),
        icon=icons.ACTIONS.get(word, ""),
        on=on,
        rule=rule,
    )
