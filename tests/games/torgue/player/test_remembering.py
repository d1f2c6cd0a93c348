"""What the player remembers of other positions never changes what it thinks of this one."""

from __future__ import annotations

from collections.abc import Callable, Iterator

import pytest

from sobremesa.boards.memo import forget
from sobremesa.games.torgue import GAME
from sobremesa.games.torgue.player import Player
from sobremesa.games.torgue.player.goals import goal_zones
from sobremesa.games.torgue.player.ground import Ground
from sobremesa.games.torgue.player.marks import marks_of
from sobremesa.games.torgue.player.threats import Threats, next_volleys
from sobremesa.games.torgue.state import Hunter, Show, Stage
from sobremesa.kernel import Match
from sobremesa.kernel.state import copy_state

DECISIONS, EVERY = 160, 16
"""How far it plays, and at how many decisions its thoughts are compared."""


def frozen(g: Show) -> None:
    """No enemy can move."""
    for enemy in g.enemies.values():
        enemy.cryo = 1


def kinds_turned(g: Show) -> None:
    """Other enemies stand in the same zones."""
    kinds = [enemy.kind for enemy in g.enemies.values()]
    for enemy, kind in zip(g.enemies.values(), kinds[1:] + kinds[:1], strict=True):
        enemy.kind = kind


def zones_turned(g: Show) -> None:
    """The same enemies stand in other zones."""
    zones = [enemy.zone for enemy in g.enemies.values()]
    for enemy, zone in zip(g.enemies.values(), zones[1:] + zones[:1], strict=True):
        enemy.zone = zone


def another_lit(g: Show) -> None:
    """Another hunter has the Spotlight."""
    g.spotlight = (g.spotlight + 1) % len(g.hunters)


def another_card(g: Show) -> None:
    """Another Announcement comes next."""
    g.spent = (g.spent + 1) % len(g.queue)


CHANGES: list[Callable[[Show], None]] = [
    frozen, kinds_turned, zones_turned, another_lit, another_card,
]  # fmt: skip


def positions(mission: str) -> Iterator[list[Show]]:
    """Positions of a game that the player plays, each with others that are almost like it."""
    match, player = Match.start(GAME, GAME.prepare(mission, 1), 5), Player(1)
    for number in range(DECISIONS):
        if match.question is None:
            return
        g = match.state
        if number % EVERY == 0 and g.enemies and g.stage in (Stage.HUNTERS, Stage.ENEMIES):
            like = [copy_state(g) for _ in CHANGES]
            for change, twin in zip(CHANGES, like, strict=True):
                change(twin)
            yield [g, *like]
        match.choose(0, player.choose(match, 0))


def thoughts(g: Show, hunter: Hunter) -> list[object]:
    """What each zone means to a hunter, and what each enemy is worth."""
    zones = range(len(g.place.map))
    threats = Threats(g, hunter, next_volleys(g))
    ground = Ground(g, hunter, goal_zones(g, hunter))
    marks = [(mark.id, mark.worth) for there in marks_of(g).values() for mark in there]
    return [*marks, *((threats.at(zone), ground.safe(zone)) for zone in zones)]


@pytest.mark.parametrize("mission", ["opening_night", "reap_what_you_sow", "wanted"])
def test_a_player_that_has_forgotten_everything_thinks_the_same(mission: str) -> None:
    compared = 0
    for alike in positions(mission):
        everybody = [(g, hunter) for g in alike for hunter in g.in_play()]
        forget()
        remembered = [thoughts(g, hunter) for g, hunter in everybody]
        for (g, hunter), before in zip(everybody, remembered, strict=True):
            forget()
            assert thoughts(g, hunter) == before
            compared += 1
    assert compared > len(CHANGES), "no position had enemies"
