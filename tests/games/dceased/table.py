"""Positions of DCeased for tests: heroes, enemies and cards in words, loaded dice.

    t = table(
        heroes="batman C4 power=2, cyborg A4",
        enemies="2 walker C4, brute down D4, z-flash F4",
        turn="batman",
        rolls=[4, 5, 1],
    )
    t.play("attack own C4", "roll 0")
    assert t.enemies("C4") == {}

A hero is described by its id, its Zone and words such as `power=2`, `xp=7`, `health=1`, `seat=1`,
`gear=riot-shield`, `trait=dash`, `escort=bus-driver`, `token=fuse-1`, `used=encore`, `done`, `out`.
Only the heroes named are in the match. Decks are empty unless the test says what is in them, the
top card first, so nothing appears that a test does not want. A titan is there without being named.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from pathlib import Path
from typing import Any

from sobremesa import testing
from sobremesa.games.dceased import GAME, DCeased
from sobremesa.games.dceased import questions as ask
from sobremesa.games.dceased.content.schema import KINDS
from sobremesa.games.dceased.state import Fallen, Hero, Night, Order, Stage, Status
from sobremesa.kernel import Dice, Match
from sobremesa.testing import LoadedDice, position
from sobremesa.testing.dice import Roll

SAMPLE = Path(__file__).parents[2] / "samples" / "content" / "dceased"


@cache
def sample() -> DCeased:
    """The game with a folder of somebody's own content."""
    return GAME.with_content(SAMPLE)


class Table(testing.Table[Night]):
    """A match of DCeased at a position."""

    def __getitem__(self, hero: str) -> Hero:
        return self.g.heroes[hero]

    def zone(self, name: str) -> int:
        return self.g.book.zone[name]

    def at(self, hero: str) -> str:
        return self.g.name(self[hero].zone)

    def enemies(self, zone: str) -> dict[str, int]:
        """Who is in a Zone: `walker`, `walker down`, Zombie Heroes by their ids."""
        number, found = self.zone(zone), {}
        for kind, name in enumerate(KINDS):
            for word, counts in ((name, self.g.horde[kind]), (f"{name} down", self.g.down[kind])):
                if number in counts:
                    found[word] = counts[number]
        found |= {fallen.id: 1 for fallen in self.g.fallen_at(number)}
        return found

    def everywhere(self) -> dict[str, dict[str, int]]:
        """The Enemies of every Zone that has some."""
        return {name: found for name in self.g.book.names if (found := self.enemies(name))}

    def civilian(self, id: str) -> str:
        """Where an unescorted Civilian is."""
        return self.g.name(self.g.civilians[id])


def table(
    mission: str = "m0",
    *,
    heroes: str = "batman A4",
    enemies: str = "",
    turn: str = "",
    actions: int | None = None,
    doors: str = "",
    opened: str = "",
    civilians: str = "",
    hidden: str | None = None,
    gear: str = "",
    tokens: str | None = None,
    taken: str = "",
    lost: str = "",
    gone: str = "",
    rescued: str = "",
    strays: str = "",
    deck: str = "",
    discard: str = "",
    traits: str = "",
    trait_discard: str = "",
    fallen: str = "",
    fallen_discard: str = "",
    civilian_deck: str = "",
    reserve: dict[str, int] | None = None,
    stage: Stage = Stage.PLAYER,
    round: int = 1,
    charge: int = 0,
    orders: Sequence[Order] = (),
    seats: int = 1,
    settings: dict[str, Any] | None = None,
    rolls: Sequence[Roll] = (),
    shuffles: Sequence[Sequence[Any]] = (),
    spare: bool = False,
    game: DCeased = GAME,
) -> Table:
    """A position; see the module's text. `doors` are the open ones, their Buildings opened too."""
    setup = game.prepare(mission, seats, settings)
    g = Night(dice=Dice(0), stage=stage, round=round, charge=charge)
    g.bind(game.book(setup))
    book = g.book
    g.reserve = list(book.miniatures)
    _heroes(g, heroes)
    _doors(g, doors, opened)
    _enemies(g, enemies)
    titan = book.mission.titan
    if titan is not None and titan.id not in g.fallen:
        _enemies(g, f"{titan.id} {titan.zone}")
    for kind, count in (reserve or {}).items():
        g.reserve[KINDS.index(kind)] = count
    g.civilians = {id: book.zone[zone] for id, zone in _pairs(civilians)}
    g.hidden_civilians = _hidden(g, hidden)
    g.hidden_gear = {book.zone[zone]: id for id, zone in _pairs(gear)}
    if stage is Stage.CIVILIANS:
        g.movers = tuple(g.civilians)
    given = dict(_pairs(tokens)) if tokens is not None else {}
    tokens_at = given if tokens is not None else {t.id: t.zone for t in book.objectives.values()}
    g.tokens = {id: book.zone[zone] for id, zone in tokens_at.items() if id not in taken.split()}
    g.taken, g.lost, g.gone, g.rescued = taken.split(), lost.split(), gone.split(), rescued.split()
    g.strays = strays.split()
    g.spawn_deck, g.spawn_discard = deck.split()[::-1], discard.split()
    g.trait_deck, g.trait_discard = traits.split()[::-1], trait_discard.split()
    g.fallen_deck, g.fallen_discard = fallen.split()[::-1], fallen_discard.split()
    g.civilian_deck = civilian_deck.split()[::-1]
    g.queue = list(orders)
    if turn:
        g.current = turn
        g.actions = (4 if g.heroes[turn].level else 3) if actions is None else actions
    g.dice = LoadedDice(rolls, shuffles=shuffles, spare=spare)
    return Table(Match.of(game, setup, g, keep=True))


def _hidden(g: Night, hidden: str | None) -> dict[int, str]:
    """Face-down Civilians; without any, an evacuation would be lost at once."""
    book = g.book
    if hidden is not None or book.goal.id != "evacuation" or g.civilians:
        return {book.zone[zone]: id for id, zone in _pairs(hidden or "")}
    return dict(zip(book.civilians, list(book.content.civilians)[-5:], strict=True))


def _pairs(text: str) -> list[tuple[str, str]]:
    return [(part.split()[0], part.split()[1]) for part in text.split(",") if part.strip()]


def _heroes(g: Night, text: str) -> None:
    for part in text.split(","):
        id, zone, *words = part.split()
        hero = Hero(id=id, seat=0, zone=g.book.zone[zone], health=g.book.heroes[id].health)
        for word in words:
            _describe(hero, word)
        while hero.level < 3 and hero.xp >= g.book.thresholds[hero.level + 1]:
            hero.level += 1
        g.heroes[id] = hero


def _describe(hero: Hero, word: str) -> None:
    name, _, value = word.partition("=")
    match name:
        case "power" | "xp" | "health" | "seat":
            setattr(hero, name, int(value))
        case "gear":
            hero.gear = value
        case "trait" | "escort" | "token":
            setattr(hero, f"{name}s", (*getattr(hero, f"{name}s"), value))
        case "used":
            hero.used += (value,)
        case "done":
            hero.ready = False
        case "out":
            hero.status, hero.ready = Status.ELIMINATED, False
        case "left":
            hero.status, hero.ready = Status.LEFT, False
        case _:
            raise ValueError(f"expected a word about a hero, got {word!r}")


def _doors(g: Night, doors: str, opened: str) -> None:
    board = g.book.board
    for name in doors.split():
        door = board.door(name)
        for building in board.buildings_at(door, g.open_doors):
            g.opened |= building
        g.open_doors |= 1 << door
    for name in opened.split():
        g.opened |= board.view(0).building_of[board.zone(name)]


def _enemies(g: Night, text: str) -> None:
    for part in text.split(","):
        if not part.strip():
            continue
        *words, zone = part.split()
        count = int(words.pop(0)) if words[0].isdigit() else 1
        number = g.book.zone[zone]
        if words[0] in KINDS:
            kind = KINDS.index(words[0])
            counts = (g.down if "down" in words else g.horde)[kind]
            counts[number] = count
            g.reserve[kind] -= count
        else:
            g.fallen[words[0]] = Fallen(words[0], number)
        g.infested |= 1 << number


FOUR = "batman cyborg green-canary wonder-woman"


def begin(
    mission: str,
    heroes: str = "",
    seats: int = 1,
    *,
    game: DCeased | None = None,
    shuffles: Sequence[Sequence[Any]] = (),
    settings: dict[str, Any] | None = None,
) -> Table:
    """A match from its beginning, up to its first Turn if heroes are named."""
    game = game or DCeased()
    setup = game.prepare(mission, seats, settings)
    return recruit(Table(position(game, setup, shuffles=shuffles)), heroes)


def recruit(t: Table, heroes: str) -> Table:
    """Let each seat in turn take the next of these heroes, as long as there is a choice."""
    for hero in heroes.split():
        if t.asked is ask.Recruit:
            t.play(f"{t.seat} recruit {t.seat} {hero}")
    return t


def attacked(
    heroes: str, enemies: str = "3 walker A4", mission: str = "m4", seats: int = 1, **more: str
) -> Table:
    """Enemies attack in A4; somebody else is far away in G7."""
    return table(
        mission,
        heroes=f"{heroes}, harley-quinn G7 done",
        enemies=enemies,
        stage=Stage.ACTIVATION,
        seats=seats,
        **more,  # type: ignore[arg-type]
    )
