"""Positions of the bloody arena for tests: a drawn map, miniatures by zone, loaded dice.

    t = table("......", salvador=0, enemies=[("psycho", 2)], active="salvador", rolls=[6])
    t.play("Act 0 caracal", "Pay 0 1")
    assert not t.enemies("psycho")

Zones are numbered row by row. Hunters that are not named stand in a zone far away that nobody sees
or reaches; the loot bag is empty unless a test fills it, and star moves do not get in the way.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any

import msgspec

from sobremesa import testing
from sobremesa.games.torgue import Torgue
from sobremesa.games.torgue.content.book import COMPANION, own_content
from sobremesa.games.torgue.content.schema import COLOURS
from sobremesa.games.torgue.rules.activation import begin
from sobremesa.games.torgue.rules.loot import SORTS
from sobremesa.games.torgue.rules.setup import reset_tokens
from sobremesa.games.torgue.rules.spawning import new_enemy
from sobremesa.games.torgue.rules.upkeep import fresh_item
from sobremesa.games.torgue.state import TOKENS, Companion, Enemy, Hunter, Show, Stage, Token
from sobremesa.kernel import Dice, Match
from sobremesa.testing import position
from sobremesa.testing.dice import Roll

KINDS = ("salvador", "mordecai", "amara", "moze")
BLOODWING, BEAR = 5, 7
FIRED = "youre_fired"
FIRST = 10
"""The number of the first enemy on the board."""
QUIET_STAR = "not_today"


class Table(testing.Table[Show]):
    """A match at a position, with names for its hunters."""

    def __init__(self, match: Match[Show], far: int) -> None:
        super().__init__(match)
        self.far = far
        """The zone far away."""

    def __getitem__(self, kind: str) -> Hunter:
        return self.g.hunters[KINDS.index(kind)]

    def companion(self, kind: str) -> Companion:
        return next(each for each in self.g.companions.values() if each.kind == kind)

    def enemies(self, kind: str = "") -> list[Enemy]:
        return [enemy for enemy in self.g.enemies.values() if not kind or enemy.kind == kind]

    @property
    def details(self) -> dict[str, object]:
        """What the open question is about."""
        return self.match.asks()[0].details()


def token(colour: str, origin: str = "", spent: bool = False) -> Token:
    """An action token in words."""
    return TOKENS[COLOURS.index(colour), COLOURS.index(origin or colour), spent]


def tokens_of(number: int, *tokens: Token) -> Callable[[Show], None]:
    """An edit that gives a hunter these tokens."""

    def edit(g: Show) -> None:
        g.hunters[number].tokens = tokens

    return edit


def bag_of(*sorts: int) -> list[int]:
    """A loot bag with these tokens."""
    return [sorts.count(sort) for sort in range(SORTS)]


def game_on(drawing: str, scenario: str = "opening_night", **changes: Any) -> Torgue:
    """The game with a scenario on another map, without enemies of its own."""
    content = own_content()
    rows = drawing.split()
    width = max(map(len, rows))
    void = "-" * width
    far = "." + void[1:]
    text = "\n".join([*(row.ljust(width, "-") for row in rows), *[void] * 8, far]) + "\n"
    data = msgspec.structs.replace(content.scenarios[scenario], **{"enemies": (), **changes})
    return Torgue(
        msgspec.structs.replace(
            content,
            maps={**content.maps, scenario: text},
            scenarios={**content.scenarios, scenario: data},
        )
    )


def table(
    drawing: str,
    *,
    enemies: Sequence[tuple[str, int]] = (),
    active: str = "",
    orders: Sequence[str] = (),
    rolls: Sequence[Roll] = (),
    picks: Sequence[Any] = (),
    shuffles: Sequence[Sequence[Any]] = (),
    scenario: str = "opening_night",
    seats: int = 1,
    spotlight: str = "salvador",
    gear: Mapping[str, Sequence[str]] | None = None,
    trees: Mapping[str, tuple[str, int]] | None = None,
    loot: Mapping[str, Sequence[int]] | None = None,
    bag: Sequence[int] = (),
    settings: Mapping[str, Any] | None = None,
    changes: Mapping[str, Any] | None = None,
    edit: Any = None,
    spare: bool = False,
    **zones: int,
) -> Table:
    """A position: in a hunter's activation, before orders, or before the hunters' turn.

    There is one of each Equipment card: who is given one in `gear` has it, and nobody else.
    """
    game = game_on(
        "N" + drawing.strip()[1:] if "N" not in drawing else drawing, scenario, **(changes or {})
    )
    setup = game.prepare(scenario, seats, {"level": 0, "gear": 0, **(settings or {})})
    g = game.new(setup, game.book(setup), Dice(1))
    g.bind(game.book(setup))
    far = len(g.place.map) - 1
    g.bag = list(bag) or [0] * SORTS
    g.spotlight = KINDS.index(spotlight)
    g.queue, g.round, g.stage = [FIRED], 1, Stage.HUNTERS
    for hunter in g.hunters:
        hunter.seat, hunter.star = hunter.id % seats, QUIET_STAR
        _outfit(g, hunter, gear or {}, trees or {}, loot or {})
        g.enter(hunter, zones.get(hunter.kind, far), 1, enemy=False)
    for companion in g.companions.values():
        if companion.kind in zones:
            large = companion.kind == "iron_bear"
            g.enter(companion, zones[companion.kind], 3 if large else 1, enemy=False)
    for kind, zone in enemies:
        new_enemy(g, kind, zone)
    if active:
        begin(g, g.hunters[KINDS.index(active)])
    if orders:
        g.stage, g.begun, g.orders = Stage.ENEMIES, True, list(orders)
        rolls, spare = [*rolls, *[2] * 4], True
    if edit is not None:
        edit(g)
    spare = spare or bool(orders)
    match = position(game, setup, g, rolls, picks=picks, shuffles=shuffles, spare=spare)
    return Table(match, far)


def _outfit(
    g: Show,
    hunter: Hunter,
    gear: Mapping[str, Sequence[str]],
    trees: Mapping[str, tuple[str, int]],
    loot: Mapping[str, Sequence[int]],
) -> None:
    given = {card for cards in gear.values() for card in cards}
    hunter.gear = tuple(item for item in hunter.gear if item.card not in given)
    if hunter.kind in gear:
        hunter.gear = tuple(fresh_item(g, card) for card in gear[hunter.kind])
        for deck in g.decks.values():
            deck[:] = [card for card in deck if card not in gear[hunter.kind]]
    if hunter.kind in trees:
        hunter.tree, hunter.slots = trees[hunter.kind]
        reset_tokens(g, hunter)
    hunter.loot = tuple(sorted(loot.get(hunter.kind, ())))


__all__ = [
    "BEAR",
    "BLOODWING",
    "COMPANION",
    "FIRED",
    "FIRST",
    "KINDS",
    "Table",
    "bag_of",
    "table",
    "token",
    "tokens_of",
]
