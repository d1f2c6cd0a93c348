"""What the player keeps is what it would find out anew."""

from __future__ import annotations

import pytest

from games.dceased.table import table
from sobremesa.boards import memo
from sobremesa.bots import play
from sobremesa.games.dceased import DCeased
from sobremesa.games.dceased.player import Player
from sobremesa.games.dceased.player.goals import goals_of
from sobremesa.games.dceased.player.outlook import danger_map
from sobremesa.games.dceased.player.ways import steps_to
from sobremesa.games.dceased.state import Night
from sobremesa.kernel import Match


def kept(g: Night) -> list[object]:
    """All that is kept, as it is asked for now."""
    goals = [goals_of(g, hero) for hero in g.in_play()]
    ways = [tuple(steps_to(g, zones)) for zones in goals]
    seen = [g.book.seen_from(g.open_doors, 0, far) for far in (1, 2)]
    return [tuple(danger_map(g)), *ways, *seen]


def forget(g: Night) -> None:
    memo.forget()
    for known in (g.book.dangers, g.book.beside):
        known.clear()


@pytest.mark.parametrize("mission", ["m1", "m2", "m3", "m4"])
def test_what_is_kept_is_the_same_when_it_is_found_anew(mission: str) -> None:
    game = DCeased()
    match = Match.start(game, game.prepare(mission, 2), 11)
    players = [Player(1), Player(2)]
    while match.question is not None:
        if match.state.round:
            known = kept(match.state)
            dangers = dict(match.state.book.dangers)
            forget(match.state)
            assert kept(match.state) == known
            match.state.book.dangers.update(dangers)
        play(match, players, 3)  # type: ignore[arg-type]


def test_the_danger_of_a_spawn_point_follows_the_objective_that_starts_it() -> None:
    quiet = table("m2", heroes="batman E9", taken="fuse-1")
    loud = table("m2", heroes="batman E9", taken="blue-card")
    loud.g.bind(quiet.g.book)
    point = quiet.zone("I7")
    assert danger_map(quiet.g)[point] < danger_map(loud.g)[point]


def choices(seed: int, *, forgetting: bool) -> list[object]:
    """What two players are asked in a match; whether they remember must not matter."""
    game = DCeased()
    match = Match.start(game, game.prepare("m3", 2), seed)
    players = [Player(1), Player(2)]
    asked: list[object] = []
    while match.question is not None:
        if forgetting:
            forget(match.state)
        asked.append(match.question)
        play(match, players, 1)  # type: ignore[arg-type]
    return asked


@pytest.mark.parametrize("seed", range(4))
def test_a_choice_does_not_hang_on_what_is_still_kept(seed: int) -> None:
    assert choices(seed, forgetting=True) == choices(seed, forgetting=False)
