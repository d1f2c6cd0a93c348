"""Positions of Incursion for tests: a drawing, figures by letter, hands by title, loaded dice.

    t = table(
        '''
        %%%%%%%
        %a . z%
        %%%%%%%
        ''',
        a="ape_trooper e", z="sturmzombie w", side="allies", ap=3, rolls=[1, 2, 4],
    )
    t.play("shoot z")
    assert not t.alive("z")

In choices a figure's letter stands for its id, `3,1` for a square and n, e, s, w for facings. A
figure is described by its kind, its facing and words: `down`, `watching`, `activated`, `frozen`,
`carrying`, `damage=1`, `waiting@A` (outside that entry point), `3,1` (a square of the map).
"""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from typing import Any

import msgspec

from sobremesa import testing
from sobremesa.games.incursion import Incursion
from sobremesa.games.incursion.content.book import KIND_STEP
from sobremesa.games.incursion.content.loading import own_content
from sobremesa.games.incursion.content.schema import SIDE_NAMES, Content, PointData
from sobremesa.games.incursion.options import CardId, FigureId
from sobremesa.games.incursion.state import NOBODY, TABLE, ZOMBIES, Battle, Figure, Place, Stage
from sobremesa.kernel import Dice, Match
from sobremesa.testing import LoadedDice, lift_squares
from sobremesa.testing.dice import Roll

FACINGS = "nesw"
LETTERS = "abcdefghijklmnopqrstuvwyz"


class Table(testing.Table[Battle]):
    """A match of Incursion at a position, with names for its figures and squares."""

    def __init__(self, match: Match[Battle], names: dict[str, FigureId]) -> None:
        self.names = names
        super().__init__(match)

    def __getitem__(self, name: str) -> Figure:
        return self.g.figures[self.names[name]]

    def alive(self, name: str) -> bool:
        figure = self.g.figures.get(self.names[name])
        return figure is not None and figure.place in (Place.BOARD, Place.WAITING, Place.LEFT)

    def look_again(self) -> None:
        """Both sides are as if they had let no card in play be, so that checkpoints ask."""
        self.g.let_be = [{}, {}]

    def offered_to(self, side: str) -> list[str]:
        return self.offered(SIDE_NAMES.index(side))

    @property
    def side(self) -> str:
        """The side that is asked."""
        return SIDE_NAMES[self.seat]

    def cell(self, x: int, y: int) -> int:
        return self.g.book.grid.cell(x, y)

    def at(self, name: str) -> tuple[int, int]:
        return self.g.book.grid.place(self[name].cell)

    def card(self, title: str, number: int = 0) -> CardId:
        """A card of that title: the first copy, or a later one."""
        copies = [card for card, found in enumerate(self.g.book.cards) if found.id == title]
        return CardId(copies[number])

    def effects(self, name: str) -> list[str]:
        """The titles of the Effects on a figure's card."""
        return [self.g.card(card).id for card in self[name].effects]

    def spelled(self, choice: str) -> str:
        """A choice with ids for the names of figures and squares."""
        return " ".join(self._word(word) for word in choice.split())

    def _word(self, word: str) -> str:
        if word in self.names:
            return str(self.names[word])
        if place := re.fullmatch(r"(\d+),(\d+)", word):
            return str(self.cell(int(place[1]), int(place[2])))
        return str(FACINGS.index(word)) if word in FACINGS and word not in self.names else word


def table(
    drawing: str = "",
    *,
    mission: str = "m2",
    side: str = "allies",
    current: str = "",
    ap: int | None = None,
    cp: tuple[int, int] = (0, 0),
    special: int = 0,
    hands: tuple[Sequence[str], Sequence[str]] = ((), ()),
    deck: Sequence[str] | None = None,
    discard: Sequence[str] = (),
    shuffles: Sequence[Sequence[int]] = (),
    effects: Mapping[str, Sequence[str]] | None = None,
    kept: Mapping[str, Sequence[str]] | None = None,
    arms: dict[str, tuple[str, ...]] | None = None,
    lots: int = 1,
    fires: dict[tuple[int, int], str] | None = None,
    open_doors: Sequence[int] = (),
    rolls: Sequence[Roll] = (),
    stage: Stage = Stage.FIRST_TURN,
    settings: dict[str, Any] | None = None,
    turn: int = 2,
    spare: bool = False,
    **figures: str,
) -> Table:
    """A position in a side's player turn (or at another stage). See the module's text.

    Without a drawing the mission's own map is used, and figures are placed by `kind facing x,y`.
    `current` names the figure in its activation, with `ap` points left (its full AP otherwise).
    `effects` puts Effects on figures by letter ("zombies" is the Sturmzombie card), `kept` puts
    them under their cards as in a campaign. `arms` gives a kind of figure other weapons. The first
    title of `deck` is its top card; `shuffles` is for a discard pile that becomes the deck.
    """
    bare, places = lift_squares(drawing, LETTERS) if drawing else ("", {})
    game = Incursion(_content(mission, bare, arms or {}))
    setup = game.prepare(mission, settings=settings)
    g = Battle(dice=Dice(0))
    g.bind(game.book(setup))
    g.closed = g.book.closed
    for door in open_doors:
        g.closed &= ~g.book.grid.door_bit(door)
    names = _figures(g, places, figures)
    g.stage, g.turn, g.begun = stage, turn, stage in (Stage.FIRST_TURN, Stage.SECOND_TURN)
    g.side = SIDE_NAMES.index(side)
    g.first = g.side if stage != Stage.SECOND_TURN else 1 - g.side
    g.serial, g.cp, g.special = 5, list(cp), special
    g.forces[1].lots = lots
    _cards(g, names, hands, (deck, discard), effects or {}, kept or {})
    for (x, y), who in (fires or {}).items():
        g.fires[g.book.grid.cell(x, y)] = (SIDE_NAMES.index(who), 4)
    if current:
        figure = g.figures[names[current]]
        g.current, g.activated_any, figure.activated = figure.id, True, True
        figure.ap = game.book(setup).figures[figure.kind].ap if ap is None else ap
    g.dice = LoadedDice(rolls, shuffles=shuffles, spare=spare)
    return Table(Match.of(game, setup, g, keep=True), names)


def _content(mission: str, drawing: str, arms: dict[str, tuple[str, ...]]) -> Content:
    content = own_content()
    if arms:
        armed = {
            kind: msgspec.structs.replace(content.figures[kind], weapons=weapons)
            for kind, weapons in arms.items()
        }
        content = msgspec.structs.replace(content, figures=content.figures | armed)
    if not drawing:
        return content
    data = content.missions[mission]
    used = {character for character in drawing if character in data.points}
    points: dict[str, PointData] = {id: data.points[id] for id in used}
    goal = data.goal if data.goal != "beacon" or "B" in drawing else "escape"
    goal = goal if goal != "seal" or "G" in drawing else "escape"
    return msgspec.structs.replace(
        content,
        missions={mission: msgspec.structs.replace(data, map="test.txt", points=points, goal=goal)},
        maps={"test": drawing},
    )


def _figures(
    g: Battle, places: dict[str, list[int]], described: dict[str, str]
) -> dict[str, FigureId]:
    names: dict[str, FigureId] = {}
    counts: dict[str, int] = {}
    for name, words in described.items():
        kind, *rest = words.split()
        counts[kind] = counts.get(kind, 0) + 1
        id = FigureId(g.book.kinds.index(kind) * KIND_STEP + counts[kind])
        figure = Figure(id=id, kind=kind, side=SIDE_NAMES.index(g.book.figures[kind].side))
        g.figures[id] = figure
        names[name] = id
        cell = places[name][0] if name in places else NOBODY
        for word in rest:
            cell = _describe(g, figure, word, cell)
        if figure.place != Place.WAITING or cell >= 0:
            figure.place = Place.BOARD
            g.put(figure, cell)
    g.zombies = counts.get("sturmzombie", 0)
    beacon = next(iter(_bits(g.book.drawing.marked("B"))), NOBODY)
    g.beacon = NOBODY if any(figure.carrying for figure in g.figures.values()) else beacon
    return names


def _describe(g: Battle, figure: Figure, word: str, cell: int) -> int:
    if word in FACINGS:
        figure.facing = FACINGS.index(word)
    elif place := re.fullmatch(r"(\d+),(\d+)", word):
        return g.book.grid.cell(int(place[1]), int(place[2]))
    elif word == "watching":
        g.watching.append(figure.id)
    elif word.startswith("waiting@"):
        figure.point = word.removeprefix("waiting@")
    elif word.startswith("damage="):
        figure.damage = int(word.removeprefix("damage="))
    elif word in ("down", "activated", "frozen", "carrying"):
        setattr(figure, word, True)
    else:
        raise ValueError(f"expected a facing, x,y or a word about a figure, got {word!r}")
    return cell


def _cards(
    g: Battle,
    names: dict[str, FigureId],
    hands: tuple[Sequence[str], Sequence[str]],
    piles: tuple[Sequence[str] | None, Sequence[str]],
    effects: Mapping[str, Sequence[str]],
    kept: Mapping[str, Sequence[str]],
) -> None:
    free = list(g.book.deck)

    def take(title: str) -> CardId:
        card = next(card for card in free if g.card(card).id == title)
        free.remove(card)
        return card

    for side, titles in enumerate(hands):
        g.hands[side] = [take(title) for title in titles]
    for name, titles in effects.items():
        where = {"zombies": ZOMBIES, "table": TABLE}.get(name, names.get(name, NOBODY))
        for title in titles:
            card = take(title)
            g.in_play[card] = where
            if name == "zombies":
                g.zombie_effects.append(card)
            elif name != "table":
                g.figures[where].effects += (card,)
            g.power_drop |= title == "power_drop"
            g.flooded |= title == "flooded_tunnel"
    for name, titles in kept.items():
        g.figures[names[name]].kept = tuple(take(title) for title in titles)
    deck, discard = piles
    g.discard = [take(title) for title in discard]
    g.deck = free if deck is None else [take(title) for title in reversed(deck)]


def _bits(bits: int) -> list[int]:
    return [cell for cell in range(bits.bit_length()) if bits >> cell & 1]
