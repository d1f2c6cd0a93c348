"""What the things of Incursion are called, and the ids under which scenes show them."""

from __future__ import annotations

from collections.abc import Iterable
from typing import NamedTuple

from sobremesa.boards.memo import kept_at_most
from sobremesa.games.incursion.content.book import KIND_STEP, Book
from sobremesa.games.incursion.content.loading import read_map
from sobremesa.games.incursion.content.schema import SIDE_NAMES, Content, Profile, Title
from sobremesa.kernel import BadContent, Text

ZOMBIE_CARD = "card-zombies"
BEACON, CAVE_IN, TUNNEL = "beacon", "cave-in", "tunnel"
ALL_ZOMBIES = -1
ON_SQUARES = frozenset({"cave_in", "hidden_tunnel"})
"""The cards that are played on a square."""
FOR_ITS_FIGURE = frozenset({"blaze_of_glory", "critical_hit"})
"""The cards that let a figure do something: they are played for it, and not on it."""
DEGREES = 90
WAYS = ("north", "east", "south", "west")


def cell_id(cell: int) -> str:
    """A square of the board."""
    return f"c{cell}"


def point_id(point: str) -> str:
    """The place outside an entry or exit point."""
    return f"o{point}"


def door_id(door: int) -> str:
    """A door."""
    return f"d{door}"


def figure_id(figure: int) -> str:
    """A figure as a piece."""
    return f"f{figure}"


def crowd_id(point: str) -> str:
    """The Sturmzombies that wait outside an entry point, as one piece."""
    return f"z{point}"


def figure_card_id(figure: int) -> str:
    """The card of a figure; all Sturmzombies share one, `ZOMBIE_CARD`."""
    return f"card-f{figure}"


def kind_id(kind: str) -> str:
    """A figure card that can be bought."""
    return f"kind-{kind}"


def survivor_id(survivor: int) -> str:
    """A survivor of the campaign that can be bought again."""
    return f"survivor-{survivor}"


def card_id(card: int) -> str:
    """A combat card."""
    return f"k{card}"


class Index(NamedTuple):
    """What the numbers of figures, cards and squares stand for, in every match of one content."""

    profiles: tuple[Profile, ...]
    """The figure card of each kind."""
    cards: tuple[Title, ...]
    """What each card says."""
    width: int
    """How many squares a row has."""


def index_of(content: Content) -> Index:
    """The index of a whole content. Events name squares by number: all maps are equally wide."""
    widths = {read_map(content, mission).grid.width for mission in content.missions.values()}
    if len(widths) != 1:
        raise BadContent(f"maps: expected one width for all, got {sorted(widths)} squares")
    cards = tuple(title for title in content.cards.values() for _ in range(title.copies))
    return Index(tuple(content.figures.values()), cards, widths.pop())


@kept_at_most(64)
def index_of_book(book: Book) -> Index:
    """The index of one mission."""
    return Index(tuple(book.figures.values()), book.cards, book.grid.width)


class Names:
    """The names of things in one language."""

    __slots__ = ("content", "text")

    def __init__(self, content: Index, text: Text) -> None:
        self.content = content
        """What the names are names of."""
        self.text = text

    def profile(self, figure: int) -> Profile:
        """The figure card that a figure's id tells."""
        return self.content.profiles[figure // KIND_STEP]

    def figure(self, figure: int) -> str:
        """'APE Trooper 2'; heroes have no number."""
        return _figure_name(self.text, self.profile(figure).id, figure % KIND_STEP)

    def figures(self, figures: Iterable[int]) -> str:
        """Several figures, one after the other."""
        return ", ".join(map(self.figure, figures))

    def kind(self, kind: str) -> str:
        """What a figure card is called."""
        return self.text(f"kind-{kind}")

    def card(self, card: int) -> str:
        """The title of a card."""
        return self.title(self.content.cards[card].id)

    def target(self, card: int, target: int) -> str:
        """What a card is played on, in words; nothing if it names nothing."""
        title = self.content.cards[card]
        if title.kind == "effect" and target == ALL_ZOMBIES:
            return self.kind("sturmzombie")
        if target < 0:
            return ""
        if title.id == "snafu":
            return self.text("quoted", card=self.card(target))
        return self.cell(target) if title.id in ON_SQUARES else self.figure(target)

    def cards(self, cards: Iterable[int]) -> str:
        """Several cards, one after the other."""
        return ", ".join(map(self.card, cards))

    def title(self, title: str) -> str:
        """What all copies of a card are called."""
        return self.text(f"card-{title}")

    def cell(self, cell: int) -> str:
        """A square by column letter and row number, as along the border: 'H10'."""
        y, x = divmod(cell, self.content.width)
        return f"{column_name(x)}{y + 1}"

    def door(self, door: int, *, gate: bool = False) -> str:
        """A door by its number."""
        return self.text("gate" if gate else "door", number=door + 1)

    def point(self, point: str) -> str:
        """An entry or exit point, or the hidden tunnel."""
        return self.text("point", point=point)

    def side(self, side: int) -> str:
        """The name of a side."""
        return self.text(f"side-{SIDE_NAMES[side]}")

    def way(self, way: int) -> str:
        """A direction of the compass."""
        return self.text(f"way-{WAYS[way]}")

    def price(self, *, ap: int = 0, special: int = 0, cp: int = 0) -> str:
        """'1 AP + 2 CP': what is paid, or that it is free."""
        return _price(self.text, ap, special, cp)


@kept_at_most(1024)
def _figure_name(text: Text, kind: str, number: int) -> str:
    """The words that scenes, questions and lines need most often."""
    return text(f"figure-{kind}", number=number)


@kept_at_most(1024)
def _price(text: Text, ap: int, special: int, cp: int) -> str:
    parts = (("cost-ap", ap), ("cost-special", special), ("cost-cp", cp))
    paid = [text(message, points=points) for message, points in parts if points]
    return " + ".join(paid) or text("cost-free")


def column_name(x: int) -> str:
    """A to Z, then AA, AB and so on."""
    name = ""
    while x >= 0:
        x, letter = divmod(x, 26)
        name = chr(ord("A") + letter) + name
        x -= 1
    return name
