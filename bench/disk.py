"""The disk beside what is measured: how long it takes to have a few bytes for sure."""

from __future__ import annotations

import asyncio
import os
import time
from pathlib import Path

_EVERY_SECONDS = 0.1


class Disk:
    """A small file that is written again and again, as a database writes a choice."""

    def __init__(self, folder: Path) -> None:
        self.waits: list[float] = []
        self._file = folder / "disk"

    async def listen(self) -> None:
        """Write, and wait until it is on disk, until nobody wants to know any more."""
        with self._file.open("wb", buffering=0) as file:
            while True:
                await asyncio.sleep(_EVERY_SECONDS)
                began = time.perf_counter()
                file.write(b"\n")
                await asyncio.to_thread(os.fsync, file.fileno())
                self.waits.append(time.perf_counter() - began)

    def heard(self) -> list[float]:
        """The waits since it was last asked."""
        waits, self.waits = self.waits, []
        return waits
