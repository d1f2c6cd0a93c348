"""What can be asked of the workbench."""

from __future__ import annotations

import asyncio
import base64
import hashlib
import re
import time
import tomllib
from functools import cache
from pathlib import Path
from typing import Any

import msgspec

from sobremesa.kernel import Value, find_game, installed
from sobremesa.kernel.content import values_of
from sobremesa.server.config import Bench
from sobremesa.table.errors import Refused, refused

from . import laboratory
from .folder import Folder, Kept, StudyInfo, Wish
from .runner import Runner

_RECORD = re.compile(r"([A-Za-z0-9_-]+)\.([a-z0-9_-]+)\.(\d{1,8})\.json\Z")
_SCRIPT = re.compile(r"<script>(.*?)</script>\s*</body>", re.DOTALL)


class ContentKey(msgspec.Struct, frozen=True):
    """A value of a game's content that a variant may change, by its key."""

    key: str
    value: Value


class Checked(msgspec.Struct, frozen=True):
    """What `lab check` says of a study that can be played."""

    game: str
    arms: int
    games: int


class Workbench:
    """Studies that were started here."""

    def __init__(self, bench: Bench) -> None:
        self.bench = bench
        self.folder = Folder(Path(bench.folder).absolute())
        self._runner = Runner(self.folder, bench.workers)
        self._one_by_one = asyncio.Lock()
        """Checks, reports and records: one at a time, since people play here."""

    async def run(self) -> None:
        """Play what is due, as long as the server runs."""
        if self.bench.folder and laboratory.is_installed():
            await self._runner.run()

    def must_be_there(self) -> None:
        """Refuse where there is no workbench, or nothing to play with."""
        if not self.bench.folder:
            raise Refused("not_found", "expected a server with --workbench, this one has none")
        if not laboratory.is_installed():
            raise Refused(
                "unavailable", "expected the laboratory, found none: pip install 'sobremesa[lab]'"
            )

    def all(self) -> list[StudyInfo]:
        """Every study, the latest first."""
        return [kept.info() for kept in reversed(self.folder.all())]

    def get(self, number: int) -> StudyInfo:
        """One study."""
        return self.folder.get(number).info()

    async def start(self, name: str, source: str) -> StudyInfo:
        """Check a study, and have it played when its turn comes."""
        _must_stay_here(source)
        async with self._one_by_one:
            count = len(self.folder.all())
            if count >= self.bench.studies:
                raise refused(
                    "too_many", "studies", f"at most {self.bench.studies}: remove one", count
                )
            kept = self.folder.make(source)
            try:
                found = await self._checked(kept)
                if found.games > self.bench.games:
                    most = f"at most {self.bench.games} games in all missions and variants"
                    raise refused("too_large", "study.toml: games", most, found.games)
            except BaseException:
                self.folder.remove(kept)
                raise
            kept.standing = msgspec.structs.replace(kept.standing, of=found.games)
            kept.wish = Wish(name=name, created=int(time.time()))
        return kept.info()

    async def _checked(self, kept: Kept) -> Checked:
        try:
            said = await laboratory.done("check", kept.file, "--out", kept.results, "--json")
        except Refused as refusal:
            told = refusal.problem.message.replace(str(kept.file), kept.file.name)
            raise Refused(refusal.problem.code, told.replace(f"{kept.place}/", "")) from None
        return msgspec.json.decode(said, type=Checked)

    def wish(self, number: int, *, play: bool) -> StudyInfo:
        """Let a study rest, or go on."""
        kept = self.folder.get(number)
        wish = kept.wish
        assert wish is not None
        kept.wish = msgspec.structs.replace(wish, play=play, asked=wish.asked + play)
        return kept.info()

    def remove(self, number: int) -> None:
        """Forget a study and all that was played of it."""
        self.folder.remove(self.folder.get(number))

    async def report(self, number: int) -> bytes:
        """The page about a study, made anew if it has come further since."""
        kept = self.folder.get(number)
        _must_rest(kept)
        file = kept.results / "report.html"
        async with self._one_by_one:
            if not file.exists() or file.stat().st_mtime < kept.changed_at:
                await laboratory.done("report", kept.file, "--out", kept.results)
            return await asyncio.to_thread(file.read_bytes)

    async def record(self, number: int, name: str) -> bytes:
        """The record of a game, by the name of its file: mission, variant and number."""
        kept = self.folder.get(number)
        found = _RECORD.match(name)
        if found is None:
            raise refused("not_found", "record", "a name like m1.base.17.json", name)
        mission, variant, game = found.groups()
        file = kept.results / "records" / name
        async with self._one_by_one:
            if not file.exists():
                which = ("--mission", mission, "--variant", variant)
                await laboratory.done("record", kept.file, game, *which, "--out", kept.results)
            return await asyncio.to_thread(file.read_bytes)


def _must_stay_here(source: str) -> None:
    """Refuse a study that names folders: what is sent here may read nothing of this machine."""
    try:
        plain = tomllib.loads(source)
    except (tomllib.TOMLDecodeError, RecursionError) as error:
        raise Refused("bad_request", f"study.toml: expected TOML: {error}") from None
    variants = plain.get("variants")
    for name, variant in (variants if isinstance(variants, dict) else {}).items():
        if isinstance(variant, dict) and "content" in variant:
            raise Refused(
                "bad_request",
                f"study.toml: variants.{name}.content: expected no folder on the workbench; "
                "sobremesa --content lays one over every study",
            )


def _must_rest(kept: Kept) -> None:
    """Refuse to read what is being written."""
    status = kept.info().status
    if status in ("waiting", "playing"):
        raise refused("not_now", f"study {kept.id}", "one that is stopped or done", status)


@cache
def keys_of(game: str) -> list[ContentKey]:
    """The values of a game's content that a variant may change."""
    if game not in installed():
        raise Refused("not_found", f"there is no game {game!r}")
    content: Any = find_game(game).content
    return [ContentKey(key, value) for key, value in values_of(content).items()]


def policy_for(page: bytes) -> str:
    """What a report may do: run its own few lines, look as it says, and nothing else."""
    found = _SCRIPT.search(page.decode())
    script = hashlib.sha256((found[1] if found else "").encode()).digest()
    return (
        f"default-src 'none'; script-src 'sha256-{base64.b64encode(script).decode()}'; "
        "style-src 'unsafe-inline'; img-src data:; base-uri 'none'; form-action 'none'; "
        "frame-ancestors 'none'; sandbox allow-scripts allow-downloads allow-popups"
    )
