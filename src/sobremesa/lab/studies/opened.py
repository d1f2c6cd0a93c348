"""A study that was opened: its arms, and the folder with what was played of it."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from sobremesa.kernel import Game, NotFound, find_game
from sobremesa.lab.batch import play_one, record_bytes

from .arms import Arm, arms_of, check_beginnings
from .data import Store
from .folder import must_be_its_own, writing
from .study import Study, read_study


class Opened:
    """A study with its folder."""

    def __init__(self, study: Study, arms: list[Arm], store: Store) -> None:
        self.study = study
        self.arms = arms
        self.store = store

    @property
    def game(self) -> Game[Any]:
        """The game as it is."""
        return find_game(self.study.game)

    def arm(self, mission: str, variant: str) -> Arm:
        """The arm of that mission and variant."""
        for arm in self.arms:
            if (arm.mission, arm.variant) == (mission, variant):
                return arm
        known = ", ".join(f"{arm.mission} {arm.variant}" for arm in self.arms)
        raise NotFound(f"expected a mission and variant of {known}; got {mission} {variant}")

    def kept(self) -> int:
        """How many games of the study are played already."""
        return sum(min(self.store.of(arm).height, self.study.games) for arm in self.arms)

    def outdated(self) -> int:
        """How many games are kept that are of no arm as it stands now."""
        prints = {arm.print for arm in self.arms}
        return sum(plan not in prints for plan in self.store.games()["plan"].to_list())

    def record(self, arm: Arm, number: int) -> Path:
        """Write the record of a game; it is played once more for it."""
        game = find_game(arm.plan.game, arm.plan.content)
        match, _ = play_one(game, arm.plan, number, keep=True)
        file = self.store.folder / "records" / f"{arm.name}.{number}.json"
        with writing(file):
            file.parent.mkdir(parents=True, exist_ok=True)
            file.write_bytes(record_bytes(match, arm.plan, number))
        return file


def open_study(file: Path, out: Path | None = None) -> Opened:
    """The study in a file, checked, with the folder of its results."""
    study = read_study(file)
    folder = out or file.with_suffix(".lab")
    must_be_its_own(folder, file)
    arms = arms_of(study, file, folder)
    check_beginnings(arms, file)
    return Opened(study, arms, Store(folder))
