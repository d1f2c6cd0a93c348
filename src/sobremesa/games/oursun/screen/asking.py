"""A question on its way to a seat: what its choices need to know."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, TypeAlias

from sobremesa.boards.hex_outline import FLAT_TOP, centre
from sobremesa.boards.hex_tiles import axial
from sobremesa.games.oursun.content.book import RED, Pool
from sobremesa.games.oursun.rules.foes import foe_hp, foe_of, foes_of
from sobremesa.games.oursun.rules.goods import usable
from sobremesa.games.oursun.rules.kits import kit_of
from sobremesa.games.oursun.rules.odds import expected
from sobremesa.games.oursun.rules.rolls import is_wounded, test_pool
from sobremesa.games.oursun.state import Land, Person
from sobremesa.kernel import Option, Text
from sobremesa.kernel.old import Ask
from sobremesa.kernel.scene import Choice, Point, Preview

from . import icons
from .names import Names, board_id, foe_card_id, foe_id, person_id, tile_id

ABOUT_FIRST = frozenset(
    {
        "act", "avoid", "cancel", "character", "deal", "deliver", "discard", "initial-target",
        "interrupt", "join", "karma", "keep-loot", "last-action", "name", "night-animal", "no-room",
        "old-map", "pay", "pick-up", "proceeds", "rob", "sons", "start-items", "steal",
        "stranger", "thief", "weapons",
    }
)  # fmt: skip
"""The questions whose `about` is the character that decides, or begins with it."""
OF_THE_ACTIVE = frozenset({"bargain", "basket", "radio"})
"""The questions that only the character whose turn it is can be asked."""


class Asking:
    """An ask as one seat reads it."""

    __slots__ = ("ask", "g", "names", "seat", "text")

    def __init__(self, g: Land, ask: Ask, seat: int, text: Text) -> None:
        self.g = g
        self.ask = ask
        self.seat = seat
        self.text = text
        self.names = Names(g.book, text)

    @property
    def parts(self) -> tuple[Any, ...]:
        """What the question is about, piece by piece."""
        about = self.ask.about
        return about if isinstance(about, tuple) else (about,)

    @property
    def person(self) -> Person:
        """The character that decides; a question of all is read as one's own."""
        g = self.g
        if self.ask.prompt in ABOUT_FIRST:
            return g.people[int(self.parts[0])]
        if self.ask.prompt == "attacked":
            return g.people[int(self.parts[1])]
        if self.ask.prompt == "rescue":
            return next(each for each in g.people if each.kind == "firefighter")
        if self.ask.prompt in OF_THE_ACTIVE:
            return g.people[g.active]
        return next(each for each in g.people if each.seat == self.seat)

    # Where things can be clicked

    def on_person(self, who: int) -> tuple[str, ...]:
        """A character's piece and board."""
        kind = self.g.people[who].kind
        return person_id(kind), board_id(kind)

    def on_foe(self, foe: int) -> tuple[str, ...]:
        """A foe's piece and card."""
        return foe_id(foe), foe_card_id(foe)

    def roller(self, roller: int) -> str:
        """Who rolled dice: a foe, or a character by the complement of its number."""
        if roller < 0:
            return self.names.the(self.g.people[~roller].id)
        return self.names.foe(roller)

    def tile(self, place: int) -> str:
        """A position by its tile or its direction."""
        g = self.g
        if place in g.map and g.map[place].revealed:
            return self.names.tile(g.map[place].number)
        way = self.names.way(self.person.tile, place)
        return self.text("unknown-place", way=way)

    # Lines to draw

    def middle(self, place: int) -> Point:
        """The middle of a hex."""
        return centre(axial(place), FLAT_TOP)

    def aim(self, place: int, *pieces: str) -> Preview:
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
            guns = [card for card in kit_of(g, self.person).guns if g.uses.get(card, 0)]
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
        prompt = self.ask.prompt
        return prompt == "initial-target" or (prompt == "weapons" and self.parts[2])

    def hp_of(self, foe: int) -> int:
        """The hp that a foe has left."""
        return foe_hp(self.g, foe_of(self.g, foe))

    def is_trader(self, foe: int) -> bool:
        return foe in self.g.traders


Chooser: TypeAlias = Callable[[Asking, Any], Choice]
Choosers: TypeAlias = dict[type[Option], Chooser]


def joined(*parts: str) -> str:
    """Several remarks as one."""
    return " · ".join(part for part in parts if part)


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
