"""The laboratory, called as a program of its own: it may be missing."""

from __future__ import annotations

import asyncio
import sys
from asyncio.subprocess import PIPE, Process
from importlib.util import find_spec
from pathlib import Path

from sobremesa.table.errors import Refused

_SECONDS = 300.0
_LONGEST_LINE = 2**23


def is_installed() -> bool:
    """Whether there is what studies need beyond the table."""
    return find_spec("polars") is not None


async def begin(*arguments: str | Path, keep_open: tuple[int, ...] = ()) -> Process:
    """Start a command of the laboratory; files of those numbers stay open as long as it runs."""
    return await asyncio.create_subprocess_exec(
        *(sys.executable, "-m", "sobremesa", "lab", *map(str, arguments)),
        stdout=PIPE,
        stderr=PIPE,
        limit=_LONGEST_LINE,
        start_new_session=True,
        pass_fds=keep_open,
    )


async def done(*arguments: str | Path) -> str:
    """What a command of the laboratory says; whatever it refuses is refused in its words."""
    process = await begin(*arguments)
    try:
        async with asyncio.timeout(_SECONDS):
            said, refused = await process.communicate()
    except TimeoutError:
        raise Refused(
            "failed", f"expected an answer of the laboratory within {_SECONDS:g} s, got none"
        ) from None
    finally:
        if process.returncode is None:
            process.kill()
    if process.returncode:
        raise Refused("bad_request", last_words(refused.decode(errors="replace")))
    return said.decode()


def last_words(said: str) -> str:
    """The last line of what went wrong, which says what was expected and what came."""
    lines = said.strip().splitlines() or ["it ended without a word"]
    return lines[-1].removeprefix("Error: ")
