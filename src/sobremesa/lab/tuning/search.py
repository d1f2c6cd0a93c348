"""The search for values: what is tried next is chosen by what has come of it so far.

The tree-structured Parzen estimator of Optuna proposes; the first thing that is tried is the game
as it is. Everything is tried on the same dice. What is surely beside the target is left at the next
look. The best have to prove themselves in games that nobody has looked at before, since the best of
many is partly the luckiest.
"""

from __future__ import annotations

import shutil
from collections.abc import Callable
from pathlib import Path

import msgspec

from sobremesa.kernel import BadContent, SobremesaError
from sobremesa.lab.studies.arms import Arm, arms_of, check_beginnings
from sobremesa.lab.studies.data import Store
from sobremesa.lab.studies.findings import Share, wins_of
from sobremesa.lab.studies.frames import pl
from sobremesa.lab.studies.running import play_up_to
from sobremesa.lab.studies.study import BASE, BadStudy
from sobremesa.lab.workers import Players

from .plan import Span, Tuning, Values, name_of, own_values

try:
    import optuna
except ModuleNotFoundError as error:
    raise SobremesaError(
        "expected Optuna to tune with, there is none: pip install 'sobremesa[lab]'"
    ) from error

LOOK = 20
"""After so many games what is tried is looked at."""
FINALISTS = 3
_PULL = 0.1
"""How much the middle of a range is better than its ends, beside how bad it is to be outside."""


class Found(msgspec.Struct, frozen=True, kw_only=True):
    """What came of some games."""

    won: Share
    rounds: float
    decisions: float
    loss: float

    def of(self, name: str) -> float:
        """What was found of something that can be wanted."""
        return self.won.share if name == "won" else float(getattr(self, name))


class Trial(msgspec.Struct, frozen=True, kw_only=True):
    """Something that was tried."""

    number: int
    values: Values
    found: Found | None
    """Nothing where the values together make no game."""
    checked: Found | None = None
    """What came of the games that nobody had looked at, where it came so far."""


class Tuned(msgspec.Struct, frozen=True, kw_only=True):
    """What a tuning has found."""

    tuning: Tuning
    own: Values
    trials: list[Trial]
    best: Trial


class Search:
    """A tuning at work."""

    def __init__(self, tuning: Tuning, file: Path, folder: Path, players: Players) -> None:
        self.tuning, self.file, self.folder, self.players = tuning, file, folder, players
        self.store = Store(folder)
        self.arms: dict[str, Arm] = {}

    def run(self, progress: Callable[[int], None]) -> Tuned:
        """Try, check the best, and keep whatever was played."""
        try:
            trials = self._try_all(progress)
            checked = self._check(trials, progress)
        finally:
            self.store.settle(list(self.arms.values()), rest=True)
        best = min((each for each in checked if each.checked), key=_checked_loss)
        return Tuned(
            tuning=self.tuning,
            own=own_values(self.tuning, self.file),
            trials=checked,
            best=best,
        )

    def _try_all(self, progress: Callable[[int], None]) -> list[Trial]:
        optuna.logging.set_verbosity(optuna.logging.WARNING)
        study = optuna.create_study(
            sampler=optuna.samplers.TPESampler(seed=self.tuning.seed % 2**32)
        )
        ranges = _ranges(self.tuning)
        own = own_values(self.tuning, self.file)
        if all(_inside(self.tuning, key, value) for key, value in own.items()):
            study.enqueue_trial(dict(own))
        trials: list[Trial] = []
        for number in range(self.tuning.trials):
            asked = study.ask(ranges)
            found = self._try(asked.params)
            trials.append(Trial(number=number, values=asked.params, found=found))
            if found is None:
                study.tell(asked, state=optuna.trial.TrialState.FAIL)
            else:
                study.tell(asked, found.loss)
            progress(self.tuning.games)
        return trials

    def _try(self, values: Values) -> Found | None:
        """Play with some values until they are surely beside the target, or all is played."""
        arm = self._arm(values)
        if arm is None:
            return None
        found = None
        for upto in range(LOOK, self.tuning.games + LOOK, LOOK):
            upto = min(upto, self.tuning.games)
            play_up_to(arm, upto, self.store, self.players)
            found = judged(self.tuning, self.store.of(arm).head(upto))
            if surely_beside(found.won, self.tuning.target.won):
                break
        return found

    def _arm(self, values: Values) -> Arm | None:
        name = name_of(values)
        if name not in self.arms:
            try:
                arms = arms_of(self.tuning.study(values), self.file, self.folder)
                check_beginnings(arms, self.file)
            except (BadContent, BadStudy):
                return None
            self.arms[name] = next(arm for arm in arms if arm.variant != BASE)
        return self.arms[name]

    def _check(self, trials: list[Trial], progress: Callable[[int], None]) -> list[Trial]:
        """The best of what was tried, in games that nobody has looked at."""
        distinct = {name_of(each.values): each for each in reversed(trials) if each.found}
        if not distinct:
            raise BadStudy(f"{self.file}: expected values that make a game, got none in all trials")
        finalists = sorted(distinct.values(), key=_loss)[:FINALISTS]
        checked = {each.number: self._checked(each) for each in finalists}
        progress(self.tuning.check)
        return [msgspec.structs.replace(each, checked=checked.get(each.number)) for each in trials]

    def _checked(self, trial: Trial) -> Found:
        arm = self.arms[name_of(trial.values)]
        games = self.tuning.games
        play_up_to(arm, games + self.tuning.check, self.store, self.players)
        return judged(self.tuning, self.store.of(arm).slice(games, self.tuning.check))

    def keep(self, tuned: Tuned) -> Path:
        """Write the best values as a folder of own content."""
        place = self.folder / "tuned"
        shutil.rmtree(place, ignore_errors=True)
        shutil.copytree(self.arms[name_of(tuned.best.values)].plan.content, place)
        return place


def judged(tuning: Tuning, games: pl.DataFrame) -> Found:
    """What some games say, and how far they are from what is wanted."""
    won = wins_of(games, tuning.seat)
    rounds, decisions = (_mean(games[name]) for name in ("rounds", "decisions"))
    measured = {"won": won.share, "rounds": rounds, "decisions": decisions}
    loss = sum(miss(measured[name], span) for name, span in tuning.target.wanted().items())
    return Found(won=won, rounds=rounds, decisions=decisions, loss=loss)


def miss(value: float, span: Span) -> float:
    """How far a value is from what is wanted: in widths of the range, and a little by its middle.

    >>> f"{miss(0.4, (0.3, 0.5)):.2f} {miss(0.5, (0.3, 0.5)):.2f} {miss(0.7, (0.3, 0.5)):.2f}"
    '0.00 0.05 1.10'
    """
    low, high = span
    width = high - low
    outside = max(low - value, value - high, 0.0) / width
    return outside + _PULL * min(abs(value - (low + high) / 2) / width, 1.0)


def surely_beside(won: Share, wanted: Span | None) -> bool:
    """Whether the true share is outside of what is wanted, as far as can be known."""
    return wanted is not None and (won.high < wanted[0] or won.low > wanted[1])


def _mean(column: pl.Series) -> float:
    found = column.mean()
    return float(found) if isinstance(found, int | float) else 0.0


def _loss(trial: Trial) -> float:
    return trial.found.loss if trial.found else float("inf")


def _checked_loss(trial: Trial) -> float:
    return trial.checked.loss if trial.checked else float("inf")


def _inside(tuning: Tuning, key: str, value: float) -> bool:
    """Whether a value is one of those that may be tried."""
    parameter = tuning.parameters[key]
    steps = (value - parameter.low) / (parameter.step or 1)
    on_step = parameter.step is None or abs(steps - round(steps)) < 1e-9
    return parameter.low <= value <= parameter.high and on_step


def _ranges(tuning: Tuning) -> dict[str, optuna.distributions.BaseDistribution]:
    found: dict[str, optuna.distributions.BaseDistribution] = {}
    for key, each in tuning.parameters.items():
        if each.whole:
            step = int(each.step or 1)
            found[key] = optuna.distributions.IntDistribution(
                int(each.low), int(each.high), step=step
            )
        else:
            found[key] = optuna.distributions.FloatDistribution(each.low, each.high, step=each.step)
    return found
