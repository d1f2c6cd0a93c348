"""What a program sees that plays on a cluster, as JSON: `python -m lab.driving ADDRESS`."""

from __future__ import annotations

import json
import sys
from typing import Any

from sobremesa.kernel import find_game
from sobremesa.lab.batch import Plan, plan_batch, play_games
from sobremesa.lab.cluster import RayCluster


def main(address: str) -> None:
    with RayCluster(address) as players:
        seen = {
            "games": _games(players),
            "endless": _error(players, _night(most=5)),
            "stopped": _stops_listening(players),
            "other rules": _other_rules(players),
        }
    print(json.dumps(seen))  # noqa: T201


def _night(**more: Any) -> Plan:
    game = find_game("dceased")
    return plan_batch(game, game.prepare("m0", 1), ("random",), seed=3, **more)


def _games(players: RayCluster) -> bool:
    """Whether the games are those that are played here."""
    there = [game for some in players.play(play_games, _night(), range(8)) for game in some]
    return there == play_games(_night(), range(8))


def _error(players: RayCluster, plan: Plan) -> list[str]:
    try:
        list(players.play(play_games, plan, range(8)))
    except Exception as error:
        return [type(error).__name__, str(error)]
    return []


def _stops_listening(players: RayCluster) -> bool:
    """Whether somebody who has heard enough may play something else."""
    games = players.play(play_games, _night(), range(64))
    next(games)
    games.close()  # type: ignore[attr-defined]
    return _games(players)


def _other_rules(players: RayCluster) -> list[str]:
    """Here, and not in the processes of the nodes."""
    type(find_game("dceased")).version = "99.9"
    return _error(players, _night())


if __name__ == "__main__":
    main(sys.argv[1])
