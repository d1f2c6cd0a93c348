"""What the things of Under Our Sun are called, and the ids under which scenes show them."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from string import ascii_uppercase
from typing import Protocol

from sobremesa.boards.hex_tiles import axial, directions_towards
from sobremesa.boards.memo import kept_at_most
from sobremesa.games.oursun.content.book import Goods, Pool, copies
from sobremesa.games.oursun.content.schema import Content
from sobremesa.games.oursun.content.things import CUBES, WATER, Cube, GearCard, Thing, Water
from sobremesa.games.oursun.options.ids import FoeId, Place
from sobremesa.games.oursun.state import TRADERS
from sobremesa.kernel import Text
from sobremesa.kernel.keeping import kept

GOODS_NAMES = (
    "food", "cloth", "metal", "connector", "wood", "alcohol", "plastic", "cartridge", "arrow",
)  # fmt: skip
"""The kinds of cubes in words, in the order of their letters."""
COLOUR_NAMES = ("green", "yellow", "blue", "red")
CONDITIONS = ("tired", "ok", "fit")
PHASES = ("morning", "afternoon", "night")
SONS = "sons"
TRADER = "trader"


def kind_and_name(id: str) -> tuple[str, str]:
    """A character as events name it: its kind, and its name if it has one."""
    kind, _, name = id.partition(":")
    return kind, name


@kept_at_most(4096)
def tile_id(place: Place) -> str:
    """A position of the map, explored or not."""
    q, r = axial(place)
    return f"tile{q}_{r}"


@kept_at_most(4096)
def place_card_id(place: Place) -> str:
    """The card that tells what is on a tile."""
    q, r = axial(place)
    return f"place{q}_{r}"


@kept_at_most(4096)
def _direction(start: Place, to: Place) -> int:
    """The first step from one position towards another."""
    return directions_towards(start, to)[0]


def person_id(character: str) -> str:
    """A character as a piece."""
    return f"person-{kind_and_name(character)[0]}"


def board_id(character: str) -> str:
    """A character's board."""
    return f"board-{kind_and_name(character)[0]}"


def foe_id(foe: FoeId) -> str:
    """An enemy or a trader as a piece."""
    return f"foe-{foe}"


def foe_card_id(foe: FoeId) -> str:
    """The card of an enemy or a trader."""
    return f"foecard-{foe}"


def gear_id(card: int) -> str:
    """A gear card."""
    return f"gear-{card}"


def kind_id(kind: str) -> str:
    """A kind of gear in the open decks."""
    return f"kind-{kind}"


def player_id(seat: int) -> str:
    """The owner of what belongs to a seat."""
    return f"player-{seat + 1}"


class Cards(Protocol):
    """What names need of a book: the content, and which card has which number."""

    content: Content
    gear: list[str]
    enemies: list[str]
    sun: list[str]
    night: list[str]
    event: list[str]


@dataclass(slots=True)
class CardList:
    """The cards of the box by their numbers, without a match."""

    content: Content
    gear: list[str]
    enemies: list[str]
    sun: list[str]
    night: list[str]
    event: list[str]


def card_list(content: Content) -> CardList:
    """Number the cards of a box."""
    return CardList(
        content,
        copies(content.gear),
        copies(content.enemies),
        copies(content.sun),
        copies(content.night),
        copies(content.events),
    )


class Names:
    """The names of things in one language."""

    __slots__ = ("cards", "content", "text")

    def __init__(self, cards: Cards, text: Text) -> None:
        self.cards = cards
        self.content = cards.content
        self.text = text

    # People

    def character(self, id: str) -> str:
        """A character as a heading: 'Medic', or 'Ada (Medic)'."""
        kind, name = kind_and_name(id)
        words = self.text(f"char-{kind}")
        return self.text("char-named", name=self.name(name), character=words) if name else words

    def who(self, id: str) -> str:
        """A character that does something: 'The medic', or by its name."""
        kind, name = kind_and_name(id)
        return self.name(name) if name else self.text(f"who-{kind}")

    def whom(self, id: str) -> str:
        """A character to whom something is done: 'the medic', 'a la médica'."""
        kind, name = kind_and_name(id)
        return self.text("whom-named", name=self.name(name)) if name else self.text(f"whom-{kind}")

    def the(self, id: str) -> str:
        """A character in the midst of a sentence: 'the medic'."""
        kind, name = kind_and_name(id)
        return self.name(name) if name else self.text(f"the-{kind}")

    def name(self, name: str) -> str:
        """A name of the box."""
        return self.text(f"name-{name}")

    def player(self, number: int) -> str:
        """A player by the seat."""
        return self.text(f"role-player-{number + 1}")

    # Foes

    def foe(self, foe: FoeId) -> str:
        """An enemy by its card and letter, or a trader."""
        if foe >= TRADERS:
            return self.text(f"trader-{tuple(self.content.traders)[foe - TRADERS]}")
        kind = self.cards.enemies[foe]
        name = self.text(f"enemy-{kind}")
        letter = self.letter(foe)
        return f"{name} {letter}" if letter else name

    def letter(self, foe: FoeId) -> str:
        """The id marker of an enemy of which there are several (sun.enemy.id-markers)."""
        kind = self.cards.enemies[foe]
        if self.content.enemies[kind].copies == 1:
            return ""
        return ascii_uppercase[foe - self.cards.enemies.index(kind)]

    # Tiles

    @kept
    def tile(self, number: int) -> str:
        """A tile by its number; 0 is one that lies face down."""
        if not number:
            return self.text("tile-unknown")
        found = next(each for each in self.content.tiles.values() if each.number == number)
        return self.text(f"tile-{found.id}")

    def way(self, start: Place, to: Place) -> str:
        """In which direction a position lies."""
        return self.text(f"way-{_direction(start, to)}")

    # Things

    def gear(self, card: int) -> str:
        """A gear card."""
        return self.kind(self.cards.gear[card])

    def kind(self, kind: str) -> str:
        """A kind of gear."""
        return self.text(f"gear-{kind}")

    def kind_text(self, kind: str) -> str:
        """What a kind of gear does."""
        return self.text(f"gear-{kind}-text")

    def count(self, kind: int, count: int) -> str:
        """So many cubes of a kind."""
        return self.text(f"count-{GOODS_NAMES[kind]}", count=count)

    def cube(self, kind: int) -> str:
        """A kind of cube."""
        return self.text(f"goods-{GOODS_NAMES[kind]}")

    @kept
    def heap(self, heap: Goods) -> str:
        """Cubes: '2 food, 1 cloth'."""
        return ", ".join(self.count(kind, count) for kind, count in enumerate(heap) if count)

    def loads(self, heap: Goods, cards: Iterable[int] = (), water: int = 0) -> str:
        """Cubes, cards and water, or nothing."""
        parts = [self.heap(heap)] if any(heap) else []
        parts += map(self.gear, cards)
        if water:
            parts.append(self.text("count-water", count=water))
        return ", ".join(parts) or self.text("nothing")

    def thing(self, one: Thing) -> str:
        """A thing of a trade."""
        match one:
            case Water():
                return self.text("goods-water")
            case GearCard(card):
                return self.gear(card)
            case Cube(kind):
                return self.cube(kind)

    def things(self, listed: Sequence[Thing]) -> str:
        """Several things of a trade, equal ones counted."""
        counts = [(cube.kind, listed.count(cube)) for cube in CUBES]
        parts = [self.count(kind, count) for kind, count in counts if count]
        if water := listed.count(WATER):
            parts.append(self.text("count-water", count=water))
        parts += [self.gear(each.card) for each in listed if isinstance(each, GearCard)]
        return ", ".join(parts) or self.text("nothing")

    # Dice

    @kept
    def pool(self, pool: Pool) -> str:
        """Dice by their colours: '1 yellow, 1 blue'."""
        counts = [(name, pool.count(colour)) for colour, name in enumerate(COLOUR_NAMES)]
        parts = [self.text(f"dice-{name}", count=count) for name, count in counts if count]
        return ", ".join(parts) or self.text("dice-none")
