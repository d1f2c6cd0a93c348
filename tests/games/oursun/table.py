"""Positions of Under Our Sun for tests: characters, tiles, enemies and gear by name, loaded dice.

    t = table("soldier", "medic")
    dog = t.enemy("stray_dog")
    t.go(1, 1, 5)  # what the d8 show, in the order in which they fall
    t.play(f"Attack {dog}")
    assert t[0].hp == 7

The first character is active in the Morning of day 1, in the middle of its turn. All stand on
a bare tile at the middle of the map, with full hp and water, 6 AP and no karma. Dice faces: green 1
is a double success, 2-5 single; yellow 1-4, blue 1-3 are successes; red 1-3 are crosses.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from sobremesa import testing
from sobremesa.boards.hex_tiles import position as hex_position
from sobremesa.games.oursun import GAME
from sobremesa.games.oursun import questions as ask
from sobremesa.games.oursun.content.book import goods
from sobremesa.games.oursun.options.ids import FoeId, Place
from sobremesa.games.oursun.rules.goods import fill_card, put_card
from sobremesa.games.oursun.rules.setup import new_land
from sobremesa.games.oursun.rules.stock import set_up_trader
from sobremesa.games.oursun.state import (
    HOME,
    Enemy,
    Land,
    Person,
    Phase,
    Stage,
    Tile,
    Trader,
)
from sobremesa.kernel import Dice, Setup, Value
from sobremesa.testing import position
from sobremesa.testing.dice import Roll

SIDES = (6, 8)
"""Karma dice and all others; sun cards and cubes are drawn, not rolled."""
BARE = 5
"""Cracked Highway: move 1, four spaces; its event marker and goods are left out."""
NORTH = Place(hex_position(0, -1))
NORTH_EAST = Place(hex_position(1, -1))
SOUTH = Place(hex_position(0, 1))
TWO_NORTH, THREE_NORTH = Place(2 * NORTH), Place(3 * NORTH)
LAWRENCE, ODILE, BASKO, YUNA = FoeId(100), FoeId(101), FoeId(102), FoeId(103)


class Table(testing.Table[Land]):
    """A game at a position that is still being laid out, then played."""

    def __init__(self, g: Land, setup: Setup) -> None:
        self.laid: Land | None = g
        """What is still being laid out."""
        self.setup = setup

    @property
    def g(self) -> Land:
        return self.match.state if self.laid is None else self.laid

    def __getitem__(self, who: int) -> Person:
        return self.g.people[who]

    # Laying out

    def tile(self, at: int = HOME, number: int = BARE, **fields: Any) -> Tile:
        """A revealed tile, bare unless fields say otherwise."""
        tile = Tile(number, **fields)
        self.g.map[Place(at)] = tile
        if number in self.g.stack:
            self.g.stack.remove(number)
        return tile

    def enemy(self, kind: str, at: int = HOME, **fields: Any) -> FoeId:
        """An enemy of that kind in play."""
        g = self.g
        card = FoeId(next(card for card in g.enemy_deck if g.book.enemies[card] == kind))
        g.enemy_deck.remove(card)
        g.enemies[card] = Enemy(card, kind, Place(at), **fields)
        return card

    def next_enemies(self, *kinds: str) -> None:
        """The enemy cards that are drawn next, in this order."""
        self._stack_up(self.g.enemy_deck, self.g.book.enemies, kinds)

    def next_night(self, *kinds: str) -> None:
        self._stack_up(self.g.night_deck, self.g.book.night, kinds)

    def next_events(self, *kinds: str) -> None:
        self._stack_up(self.g.event_deck, self.g.book.event, kinds)

    def next_loot(self, *kinds: str) -> None:
        self._stack_up(self.g.loot_deck, self.g.book.gear, kinds)

    def _stack_up(self, deck: list[int], names: list[str], kinds: tuple[str, ...]) -> None:
        for kind in reversed(kinds):
            card = next(card for card in deck if names[card] == kind)
            deck.remove(card)
            deck.append(card)

    def card(self, kind: str, number: int = 0) -> int:
        """The number of a gear card."""
        return [card for card, name in enumerate(self.g.book.gear) if name == kind][number]

    def give(self, who: int, letters: str = "", *kinds: str) -> tuple[int, ...]:
        """Cubes and gear for a character; gives the numbers of the cards."""
        g = self.g
        self[who].goods = goods(letters)
        return tuple(self._give_card(who, kind, g) for kind in kinds)

    def _give_card(self, who: int, kind: str, g: Land) -> int:
        decks = (g.gear_deck, g.loot_deck)
        for deck in decks:
            for card in deck:
                if g.book.gear[card] == kind:
                    deck.remove(card)
                    fill_card(g, card)
                    put_card(g, self[who], card)
                    return card
        card = self.card(kind)
        put_card(g, self[who], card)
        return card

    def trader(self, kind: str, at: int = HOME) -> Trader:
        """A trader in play, with loot in stock and no cubes."""
        dice, self.g.dice = self.g.dice, Dice(3)
        trader = set_up_trader(self.g, kind, Place(at))
        self.g.dice = dice
        trader.goods = goods("")
        return trader

    def ruthless(self) -> Table:
        """Everybody considers attacking comrades."""
        for person in self.g.people:
            person.ruthless = True
        return self

    # Playing

    def go(self, *rolls: Roll, stage: Stage | None = None, **chance: Any) -> Table:
        """Play from here, with these dice; a pair of other sides is a draw, from 1."""
        g, self.laid = self.g, None
        if stage is not None:
            g.stage = stage
        dice = [roll for roll in rolls if not isinstance(roll, tuple) or roll[1] in SIDES]
        drawn = [roll[0] - 1 for roll in rolls if isinstance(roll, tuple) and roll[1] not in SIDES]
        picks = [*drawn, *chance.pop("picks", ())]
        self.sit_down(position(GAME, self.setup, g, dice, picks=picks, **chance))
        return self

    def let_go(self, *windows: str) -> None:
        """All seats let these windows go by from now on, and those of duels by the same names."""
        super().let_go(*windows, *(f"{window}-duel" for window in windows))

    def rolled(self) -> tuple[int, tuple[tuple[int, ...], ...], tuple[int, ...]]:
        """Who may spend karma on which dice, and who rolled them."""
        karma = self.question(ask.Karma)
        return karma.who, karma.rolls, karma.rollers

    @property
    def outcome(self) -> tuple[str, tuple[int, ...]]:
        assert self.match.outcome is not None
        return self.match.outcome.result, self.match.outcome.winners

    def number(self, character: str) -> int:
        """The number of a character."""
        return next(person.who for person in self.g.people if person.kind == character)


def table(
    *kinds: str,
    mission: str = "deep_water",
    phase: Phase = Phase.MORNING,
    day: int = 1,
    weather: str = "",
    number: int = BARE,
    solo: bool = False,
    roles: tuple[str, ...] = (),
    mode: str = "recommended",
    settings: Mapping[str, Value] | None = None,
) -> Table:
    """Characters on a tile, the first one in the middle of its turn.

    One character alone is what is left of a solo game after the other was eliminated.
    """
    alone = len(kinds) == 1
    count = 1 if solo or alone else len(kinds)
    chosen = {"mode": "semicoop" if roles else mode, **(settings or {})}
    setup = GAME.prepare(mission, count, chosen)
    g = new_land(setup, GAME.book(setup), Dice(7))
    for person, kind in zip(g.people, kinds if not alone else (*kinds, "engineer"), strict=True):
        person.kind = kind
        person.karma = 0
        person.hp = g.data(person).hp
        person.water = g.data(person).water
    g.stage, g.active, g.phase, g.day, g.weather = Stage.TURN, 0, phase, day, weather
    if weather:
        names = g.book.sun
        g.sun = next(
            card for card, name in enumerate(names) if g.book.content.sun[name].kind == weather
        )
    g.order = list(range(len(kinds)))
    g.roles = list(roles)
    g.people[-1].eliminated = alone
    g.map = {}
    t = Table(g, setup)
    t.tile(0, number)
    return t
