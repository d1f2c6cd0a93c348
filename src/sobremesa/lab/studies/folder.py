"""The folder of a study's results: whose it is, who may write there, and that one does at a time.

It keeps the study as it was played, in `study/`, so that nobody takes it for that of another.
"""

from __future__ import annotations

import shutil
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from sobremesa.kernel import SobremesaError

from .frames import pl
from .study import BadStudy

if sys.platform != "win32":
    import fcntl


def must_be_its_own(folder: Path, file: Path) -> None:
    """Refuse a folder with the results of another study: they would be left out, and lost."""
    for kept in sorted((folder / "study").glob("*.toml")):
        if kept.name != file.name and kept.read_bytes() != file.read_bytes():
            raise BadStudy(
                f"{file}: expected a folder of its own, {folder} has the results of {kept.name}; "
                "--out names another"
            )


@contextmanager
def claimed(folder: Path, file: Path) -> Iterator[None]:
    """Nobody else plays into the folder meanwhile; it is known from now on whose it is."""
    must_be_its_own(folder, file)
    with writing(folder):
        folder.mkdir(parents=True, exist_ok=True)
        lock = (folder / "lock").open("ab")
    with lock:
        try:
            if sys.platform != "win32":
                fcntl.flock(lock, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except BlockingIOError:
            raise SobremesaError(
                f"{folder}: expected a study that nobody plays, somebody does just now"
            ) from None
        with writing(folder):
            shutil.rmtree(folder / "study", ignore_errors=True)
            (folder / "study").mkdir()
            shutil.copyfile(file, folder / "study" / file.name)
        yield


@contextmanager
def writing(place: Path) -> Iterator[None]:
    """What cannot be written is told in a line."""
    try:
        yield
    except (OSError, pl.exceptions.PolarsError) as error:
        raise SobremesaError(f"{place}: expected a place to write to: {error}") from error
