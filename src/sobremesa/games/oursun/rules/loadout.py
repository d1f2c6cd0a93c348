"""What the cards on a board do for its character, worked out once for every set of cards.

Options are listed after every action, and most of them ask what a character carries. The answer
changes seldom, so it is kept in the book, for all matches together.
"""

from __future__ import annotations

from typing import TypeVar

import msgspec

from sobremesa.games.oursun.content.book import TESTS, Book, Pool
from sobremesa.games.oursun.content.mission_cards import Word
from sobremesa.games.oursun.content.powers import (
    Boots,
    Camp,
    Charger,
    Led,
    Light,
    Power,
    Thirsty,
    Trap,
    Tuner,
)
from sobremesa.games.oursun.content.schema import GearData
from sobremesa.games.oursun.state import NONE, Land, Person

P = TypeVar("P", bound=Word)

_MOST = 50_000
"""So many sets of cards are kept; then the memory is emptied."""


class Loadout(msgspec.Struct, frozen=True, kw_only=True):
    """A board with its cards, as the rules look at it."""

    usable: tuple[int, ...]
    """Not face down, not electric in a solar storm, not another's hero item."""
    powers: dict[type[Word], tuple[int, Power]]
    """The first usable card with each power."""
    water: int
    """How much water meter and bottles hold."""
    spaces: int
    """How many cubes fit."""
    spaces_with_item: int
    """How many cubes fit beside one more item; -1 if that has no slot."""
    spaces_with_flex_item: int
    """The same for an item that needs a flex slot."""
    free_equipment_slot: bool
    beyond: int
    """Three for each item without a slot."""
    surplus: int
    """Equipment cards without a slot."""
    weapons: dict[str, tuple[int, ...]]
    """Usable weapons, loaded or not, for `melee` and for `ranged` attacks."""
    throws: tuple[tuple[int, bool], ...]
    """What can be thrown, and whether it hits every enemy on the tile."""
    fires: tuple[int, ...]
    lights: tuple[int, ...]
    """Flashlights."""
    cancels: tuple[int, ...]
    helps: tuple[int, ...]
    """Cards with a use of their own."""
    loadable: tuple[int, ...]
    """Weapons that take ammunition, usable or not."""
    tents: tuple[int, ...]
    traps: tuple[int, ...]
    thirsty: tuple[int, ...]
    """Cards that drink from their owner's water."""
    boots: int
    """The first card that makes a move cheaper, or -1."""
    led: bool
    """A prisoner comes along."""
    sees_at_night: bool
    tests: dict[str, Pool]
    """The dice of skill tests, and those of stealth at Night."""


def has_power(gear: GearData, kind: type[Word]) -> bool:
    """Whether a card has a power."""
    return any(isinstance(power, kind) for power in gear.powers)


def power_of(loadout: Loadout, kind: type[P]) -> P | None:
    """A power of the cards that can be used."""
    found = loadout.powers.get(kind)
    return found[1] if found is not None and isinstance(found[1], kind) else None


def loadout_of(g: Land, person: Person) -> Loadout:
    """What a character has on its board now: sun.gear.electric, sun.loot-card.hero."""
    loadouts = g.book.loadouts
    key = (person.kind, person.items, person.equipment, g.flipped, g.weather == "solar_storm")
    found: Loadout | None = loadouts.get(key)
    if found is None:
        if len(loadouts) >= _MOST:
            loadouts.clear()
        found = loadouts[key] = _look_over(g.book, *key)
    return found


def _look_over(
    book: Book,
    kind: str,
    items: tuple[int, ...],
    equipment: tuple[int, ...],
    flipped: int,
    storm: bool,
) -> Loadout:
    cards = book.cards
    usable = tuple(
        card
        for card in items + equipment
        if not flipped >> card & 1
        and cards[card].hero in ("", kind)
        and not (storm and cards[card].electric)
    )
    powers: dict[type[Word], tuple[int, Power]] = {
        type(power): (card, power) for card in reversed(usable) for power in cards[card].powers
    }
    return Loadout(
        usable=usable,
        powers=powers,
        water=book.characters[kind].water + sum(cards[card].water for card in items),
        **_slots(book, kind, items, equipment),
        free_equipment_slot=len(equipment) < book.characters[kind].equipment_slots,
        weapons={
            mode: tuple(card for card in usable if getattr(cards[card], mode))
            for mode in ("melee", "ranged")
        },
        throws=tuple((card, cards[card].throws == "all") for card in usable if cards[card].throws),
        fires=tuple(card for card in usable if cards[card].fire),
        lights=tuple(card for card in usable if has_power(cards[card], Light)),
        cancels=tuple(card for card in usable if cards[card].cancels),
        helps=tuple(card for card in usable if _helps(cards[card])),
        loadable=tuple(card for card in items if cards[card].ammo),
        tents=tuple(card for card in items if has_power(cards[card], Camp)),
        traps=tuple(card for card in items if has_power(cards[card], Trap)),
        thirsty=tuple(card for card in items if has_power(cards[card], Thirsty)),
        boots=powers[Boots][0] if Boots in powers else NONE,
        led=any(has_power(cards[card], Led) for card in items),
        sees_at_night=any(cards[card].sees_at_night for card in usable),
        tests=_tests(book, kind, usable),
    )


def _helps(gear: GearData) -> bool:
    """Whether a card can be used by itself in the own turn."""
    if has_power(gear, Charger) or has_power(gear, Tuner):
        return True
    return bool(
        gear.heals or gear.cures or gear.revives or gear.gives_ap or gear.rests or gear.luck
    )


def _slots(
    book: Book, kind: str, items: tuple[int, ...], equipment: tuple[int, ...]
) -> dict[str, int]:
    """A flex slot holds an item or up to three cubes (sun.board.flex-slot, sun.ruling.flex-mix)."""
    data, cards = book.characters[kind], book.cards
    flex = data.flex_slots + sum(cards[card].flex_slots for card in equipment)
    extra = sum(cards[card].spaces for card in equipment)
    flex_only = sum(cards[card].flex_only for card in items)

    def overflow(more: int, more_flex_only: int) -> int:
        plain = max(0, len(items) - flex_only + more - data.item_slots)
        return plain + flex_only + more_flex_only

    def left(taken: int) -> int:
        return extra + 3 * (flex - taken) if taken <= flex else NONE

    return {
        "spaces": max(left(overflow(0, 0)), extra),
        "spaces_with_item": left(overflow(1, 0)),
        "spaces_with_flex_item": left(overflow(0, 1)),
        "beyond": 3 * max(0, overflow(0, 0) - flex),
        "surplus": max(0, len(equipment) - data.equipment_slots),
    }


def _tests(book: Book, kind: str, usable: tuple[int, ...]) -> dict[str, Pool]:
    """The board's dice and those of gear; `night` is stealth at Night."""
    pools = book.gear_pools
    names = [book.cards[card].id for card in usable]
    tests = {}
    for test in TESTS:
        tests[test] = book.character_pools[kind, test]
        for name in names:
            tests[test] += pools.get((name, test), ())
    tests["night"] = tests["stealth"]
    for name in names:
        tests["night"] += pools.get((name, "night_stealth"), ())
    return tests
