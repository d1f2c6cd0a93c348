"""An agent that learns to win, with numpy and nothing else.

    python examples/learn.py incursion m1 --set basics=true --set level-allies=6 --set level-swd=6

It looks at where each option would lead (the environment's `outlook`), weighs that, and takes the
best: twenty numbers are all it learns. It learns them by the cross-entropy method: many weights are
tried, each for one match against random players, and the next ones are drawn around those that did
best. Who plays at random hardly ever wins such a mission, so that there would be nothing to learn
from; weights at random at least pursue something, and some of them win.
"""

from __future__ import annotations

import argparse
import json
from collections.abc import Iterator
from typing import Any

import numpy as np
from numpy.typing import NDArray

from sobremesa.agents.learning import Seat
from sobremesa.lab.intervals import wilson

Numbers = NDArray[np.float64]

TRIED, BEST = 40, 8
"""How many weights are tried at a time, and how many of them the next ones are drawn around."""
LEAST_SPREAD = 0.1
CHECKS = 1_000_000
"""The seeds of the matches by which it is judged: none of them is learnt from."""


class Learner:
    """One seat, and how it weighs what its options lead to."""

    def __init__(self, env: Seat, seed: int) -> None:
        self.env = env
        self.chance = np.random.default_rng(seed)
        names = env.layout.option
        self.after = [place for place, name in enumerate(names) if name.startswith("after.")]
        self.weights = np.zeros(len(self.after))
        self.spread = self._usual_spread()

    def _usual_spread(self) -> Numbers:
        """How much options differ in each number, so that all weights are of one size."""
        seen = [rows.std(0) for seed in range(3) for rows in self._at_random(CHECKS - 1 - seed)]
        spread: Numbers = np.sqrt(np.square(seen).mean(0)) + 1e-3
        return spread

    def _at_random(self, seed: int) -> Iterator[Numbers]:
        found, over = self.env.reset(seed=seed)[0], False
        while not over:
            rows = self.rows(found)
            yield rows
            found, _, ended, cut_off, _ = self.env.step(int(self.chance.integers(len(rows))))
            over = ended or cut_off

    def rows(self, found: dict[str, Any]) -> Numbers:
        """Where each option would lead."""
        offered = found["action_mask"].astype(bool)
        rows: Numbers = found["options"][offered][:, self.after].astype(float)
        return rows

    def play(self, weights: Numbers, seed: int) -> tuple[float, int]:
        """A match by those weights: what it brought, and how many choices it took."""
        found, over, reward, choices = self.env.reset(seed=seed)[0], False, 0.0, 0
        while not over:
            worth = self.rows(found) @ (weights / self.spread)
            best = np.flatnonzero(worth >= worth.max() - 1e-9)
            found, reward, ended, cut_off, _ = self.env.step(int(self.chance.choice(best)))
            over, choices = ended or cut_off, choices + 1
        return reward, choices

    def learn(self, rounds: int) -> Iterator[int]:
        """Learn; tells how many of the matches of each round were won."""
        spread = np.ones(len(self.after))
        for number in range(rounds):
            tried = self.weights + spread * self.chance.normal(size=(TRIED, len(spread)))
            brought = [self.play(each, number * TRIED + at) for at, each in enumerate(tried)]
            # Of two that win, the quicker is the better.
            order = sorted(range(TRIED), key=lambda at: (-brought[at][0], brought[at][1]))
            best = tried[order[:BEST]]
            self.weights, spread = best.mean(0), best.std(0) + LEAST_SPREAD
            yield sum(reward > 0 for reward, _ in brought)


def share(won: int, games: int) -> str:
    """A share with its 95 % interval."""
    low, high = wilson(won, games)
    return f"{won} of {games} ({low:.0%} to {high:.0%})"


def main() -> None:
    """Learn, and tell how it goes."""
    parser = argparse.ArgumentParser(description="Learn to win a mission against random players.")
    parser.add_argument("game")
    parser.add_argument("mission")
    parser.add_argument("--seat", type=int, default=0)
    parser.add_argument("--set", action="append", default=[], metavar="SETTING=VALUE")
    parser.add_argument("--rounds", type=int, default=10)
    parser.add_argument("--check", type=int, default=100, help="matches to judge it by")
    parser.add_argument("--most", type=int, default=2000, help="choices until a match is cut off")
    parser.add_argument("--seed", type=int, default=1)
    wanted = parser.parse_args()
    settings = {key: json.loads(value) for key, value in (each.split("=") for each in wanted.set)}
    env = Seat(
        wanted.game,
        wanted.mission,
        seat=wanted.seat,
        settings=settings,
        most=wanted.most,
        scene=False,
        outlook=True,
    )
    learner = Learner(env, wanted.seed)
    for number, won in enumerate(learner.learn(wanted.rounds), 1):
        print(f"after {number * TRIED:4} matches: {share(won, TRIED)}", flush=True)
    checks = range(CHECKS, CHECKS + wanted.check)
    for name, each in (("at random", 0 * learner.weights), ("as learnt", learner.weights)):
        won = sum(learner.play(each, seed)[0] > 0 for seed in checks)
        print(f"{name}: {share(won, wanted.check)}", flush=True)
    for place, weight in zip(learner.after, learner.weights, strict=True):
        print(f"{env.layout.option[place]:24} {weight:+.1f}")


if __name__ == "__main__":
    main()
