"""The folder of the workbench: a folder for each study, by its number.

    17/study.toml     the study, as it was sent
    17/wish.json      what is wanted of it; whoever asks writes it
    17/standing.json  how far it has come; only who plays it writes it
    17/results/       what the laboratory keeps

Everything is on disk, so that any worker can answer, and a study goes on after a restart.
"""

from __future__ import annotations

import shutil
import tomllib
from pathlib import Path
from typing import Any, Literal

import msgspec

from sobremesa.table.errors import Refused

from .findings import Findings, Line

Status = Literal["waiting", "playing", "stopped", "done", "failed"]


class Wish(msgspec.Struct, frozen=True, kw_only=True):
    """What is wanted of a study."""

    name: str
    created: int
    play: bool = True
    asked: int = 0
    """How often somebody wanted it to go on: after a failure it is tried once for each."""


class Standing(msgspec.Struct, frozen=True, kw_only=True):
    """How far a study has come."""

    games: int = 0
    of: int = 0
    seconds: float | None = None
    missions: tuple[Findings, ...] = ()
    done: bool = False
    playing: bool = False
    problem: str = ""
    asked: int = 0
    """The wish that the problem is the answer to."""

    def after(self, line: Line) -> Standing:
        """How it stands after one more line was told."""
        return msgspec.structs.replace(
            self,
            games=line.games,
            of=line.of,
            seconds=line.seconds,
            missions=self.missions if line.missions is None else line.missions,
            done=line.done,
            playing=True,
        )


class StudyInfo(msgspec.Struct, frozen=True, kw_only=True):
    """A study of the workbench, and how it stands."""

    id: int
    name: str
    created: int
    status: Status
    game: str
    seats: int
    games: int
    """Games that are played, or that need not be."""
    of: int
    seconds: float | None
    """How long the others will take, as it went so far."""
    problem: str
    source: str
    missions: tuple[Findings, ...]


class Kept:
    """One study in its folder."""

    def __init__(self, place: Path) -> None:
        self.place = place
        self.file = place / "study.toml"
        self.results = place / "results"
        self._standing = place / "standing.json"

    @property
    def id(self) -> int:
        """Its number."""
        return int(self.place.name)

    @property
    def wish(self) -> Wish | None:
        """What is wanted of it; nothing while it is made or removed."""
        found = _read(self.place / "wish.json", Wish)
        return found if isinstance(found, Wish) else None

    @wish.setter
    def wish(self, wish: Wish) -> None:
        _write(self.place / "wish.json", wish)

    @property
    def standing(self) -> Standing:
        """How far it has come."""
        found = _read(self._standing, Standing)
        return found if isinstance(found, Standing) else Standing()

    @standing.setter
    def standing(self, standing: Standing) -> None:
        _write(self._standing, standing)

    @property
    def changed_at(self) -> float:
        """When it last came further."""
        return self._standing.stat().st_mtime if self._standing.exists() else 0.0

    @property
    def is_due(self) -> bool:
        """Whether it is to be played."""
        wish, standing = self.wish, self.standing
        if wish is None or not wish.play or standing.done:
            return False
        return not (standing.problem and standing.asked == wish.asked)

    def status(self, wish: Wish, standing: Standing) -> Status:
        """How it stands, in a word."""
        if standing.done:
            return "done"
        if standing.problem and standing.asked == wish.asked:
            return "failed"
        if not wish.play:
            return "stopped"
        return "playing" if standing.playing else "waiting"

    def info(self) -> StudyInfo:
        """All there is to know about it."""
        wish, standing = self.wish, self.standing
        if wish is None:
            raise Refused("not_found", f"there is no study {self.id}")
        source = self.file.read_text(encoding="utf-8")
        plain = tomllib.loads(source)
        return StudyInfo(
            id=self.id,
            name=wish.name,
            created=wish.created,
            status=self.status(wish, standing),
            game=plain["game"],
            seats=len(plain["seats"]),
            games=standing.games,
            of=standing.of,
            seconds=standing.seconds,
            problem=standing.problem if standing.asked == wish.asked else "",
            source=source,
            missions=standing.missions,
        )


class Folder:
    """All studies."""

    def __init__(self, place: Path) -> None:
        self.place = place

    def all(self) -> list[Kept]:
        """The studies, the oldest first."""
        if not self.place.is_dir():
            return []
        numbers = sorted(int(each.name) for each in self.place.iterdir() if each.name.isdecimal())
        found = [Kept(self.place / str(number)) for number in numbers]
        return [each for each in found if each.wish is not None]

    def get(self, number: int) -> Kept:
        """The study of that number."""
        kept = Kept(self.place / str(number))
        if number < 1 or kept.wish is None:
            raise Refused("not_found", f"there is no study {number}")
        return kept

    def make(self, source: str) -> Kept:
        """A folder for a study, which is not listed before something is wanted of it."""
        self.place.mkdir(mode=0o700, parents=True, exist_ok=True)
        number = 1 + max(
            (int(each.name) for each in self.place.iterdir() if each.name.isdecimal()), default=0
        )
        kept = Kept(self.place / str(number))
        kept.place.mkdir()
        kept.file.write_text(source, encoding="utf-8")
        return kept

    def remove(self, kept: Kept) -> None:
        """Forget a study and all that was played of it; whoever still plays it does it then."""
        (kept.place / "wish.json").unlink(missing_ok=True)
        if not kept.standing.playing:
            shutil.rmtree(kept.place, ignore_errors=True)


def _read(file: Path, kind: type[Any]) -> Any:
    try:
        return msgspec.json.decode(file.read_bytes(), type=kind)
    except FileNotFoundError:
        return None


def _write(file: Path, value: object) -> None:
    """A file that is half written never takes the place of a whole one."""
    fresh = file.with_suffix(".new")
    fresh.write_bytes(msgspec.json.encode(value))
    fresh.replace(file)
