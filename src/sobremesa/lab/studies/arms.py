"""The arms of a study: each mission in each variant, with the content it is played with.

The content of a variant is written as a folder of own content, so that its records can be told and
reviewed with `sobremesa --content`.
"""

from __future__ import annotations

import hashlib
import os
import shutil
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any

import msgspec

from sobremesa.kernel import Game, Match, SobremesaError, find_game, installed
from sobremesa.kernel.content import overridden
from sobremesa.kernel.content_writing import write_over
from sobremesa.kernel.finding import CONTENT
from sobremesa.lab.batch import Plan, plan_batch, told

from .folder import writing
from .study import BASE, BadStudy, Study, Variant


class Arm(msgspec.Struct, frozen=True, kw_only=True):
    """One mission in one variant."""

    mission: str
    variant: str
    plan: Plan
    print: str
    """A fingerprint of all that its games depend on."""

    @property
    def name(self) -> str:
        """What it is called in files."""
        return f"{self.mission}.{self.variant}"


def arms_of(study: Study, file: Path, folder: Path) -> list[Arm]:
    """Every arm, the base of each mission before its variants.

    The contents of variants are written below `folder`. A variant that cannot be played is refused.
    """
    with _at(file, BASE, "game"):
        missions = study.missions or tuple(find_game(study.game).missions)[:1]
    contents = {name: _content(study, name, file, folder) for name in (BASE, *study.variants)}
    return [
        _arm(study, file, mission, name, content)
        for mission in missions
        for name, content in contents.items()
    ]


def _arm(study: Study, file: Path, mission: str, name: str, content: str) -> Arm:
    variant = study.variant(name)
    seats = variant.seats or study.seats
    with _at(file, name):
        game = find_game(study.game, content)
    with _at(file, name, "missions"):
        game.prepare(mission)
    with _at(file, name, "seats"):
        plan_batch(game, game.prepare(mission, len(seats)), seats, seed=study.seed)
    with _at(file, name, "settings"):
        setup = game.prepare(mission, len(seats), study.settings | variant.settings)
    plan = plan_batch(game, setup, seats, seed=study.seed, content=content)
    return Arm(mission=mission, variant=name, plan=plan, print=_print(game, plan, name))


def _content(study: Study, name: str, file: Path, folder: Path) -> str:
    """The folder of a variant's content; nothing where it is that of the base."""
    variant = study.variant(name)
    if not (variant.change or variant.without or variant.content):
        return ""
    place = (folder / "content" / name).resolve()
    with TemporaryDirectory() as made:
        fresh = Path(made) / name
        with _at(file, name):
            write_variant(study.game, variant, file.parent, fresh)
        # What is as it was stays: somebody may be playing with it just now.
        if _files(fresh) != _files(place):
            with writing(place):
                shutil.rmtree(place, ignore_errors=True)
                shutil.copytree(fresh, place)
    with _at(file, name):
        find_game(study.game, str(place))
    return str(place)


def _files(folder: Path) -> dict[Path, bytes]:
    return {
        file.relative_to(folder): file.read_bytes() for file in folder.rglob("*") if file.is_file()
    }


def write_variant(game: str, variant: Variant, near: Path, place: Path) -> None:
    """Write the content of a variant as a folder of own content, whole over the game's own."""
    root = os.environ.get(CONTENT, "")
    if variant.content:
        root = str((near / variant.content).resolve())
    folder = Path(root) / game
    if variant.content and not folder.is_dir():
        raise BadStudy(f"content: expected a folder {game} in {variant.content}, there is none")
    changed = overridden(find_game(game, root).content, variant.changes, variant.without)
    write_over(installed()[game].load().content, changed, place / game)
    if root and (folder / "text").is_dir():
        shutil.copytree(folder / "text", place / game / "text")


def check_beginnings(arms: list[Arm], file: Path) -> None:
    """Refuse a variant whose games cannot even begin."""
    for arm in arms:
        with _at(file, arm.variant):
            try:
                Match.start(find_game(arm.plan.game, arm.plan.content), arm.plan.setup, 1)
            except SobremesaError:
                raise
            except Exception as error:
                raise BadStudy(f"expected a game that can begin, got {told(error)}") from error


@contextmanager
def _at(file: Path, variant: str, key: str = "") -> Iterator[None]:
    """Whatever is refused here is refused with the file, the variant and the key."""
    way = ".".join(part for part in (variant != BASE and f"variants.{variant}", key) if part)
    place = f"{file}: {way}" if way else str(file)
    try:
        yield
    except SobremesaError as error:
        raise BadStudy(f"{place}: {error}") from error


def _print(game: Game[Any], plan: Plan, variant: str) -> str:
    whole = msgspec.structs.replace(plan, content="", records="")
    parts = (variant, whole, game.version, game.digest(plan.setup))
    return hashlib.blake2b(msgspec.json.encode(parts), digest_size=8).hexdigest()
