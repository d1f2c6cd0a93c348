"""Makes pictures of positions, few at a time, and keeps the last of them."""

from __future__ import annotations

import asyncio
import hashlib
from collections import OrderedDict
from collections.abc import Callable, Mapping
from importlib import import_module
from importlib.util import find_spec

import msgspec

from sobremesa.kernel.scene import Scene
from sobremesa.server.limits.accounts import Bucket, in_thread, too_many
from sobremesa.table.errors import Refused

from .drawing import draw

_KEPT = 64
"""Pictures that are kept; one is about 60 kB."""
_A_SECOND, _AT_ONCE = 2, 20
"""Pictures that are drawn, however many are wanted: one takes about a twentieth of a second."""


def is_installed() -> bool:
    """Whether there is what it takes: the extra `sobremesa[pictures]`."""
    return find_spec("resvg_py") is not None


def png(svg: str) -> bytes:
    """A drawing as a picture that every program knows."""
    made: bytes = import_module("resvg_py").svg_to_bytes(svg_string=svg, skip_system_fonts=True)
    return made


class Studio:
    """Where this worker has its pictures made: one after the other, in a thread."""

    def __init__(self, icons: Callable[[str], Mapping[str, str]]) -> None:
        self._icons = icons
        self._kept: OrderedDict[tuple[str, bytes], bytes] = OrderedDict()
        self._turn = asyncio.Lock()
        self._bucket = Bucket(_A_SECOND, _AT_ONCE)

    async def picture(self, game: str, scene: Scene) -> bytes:
        """The picture of a scene of a game; what was drawn lately is not drawn anew."""
        if not is_installed():
            raise Refused("not_found", "no pictures are drawn here: sobremesa[pictures] is missing")
        key = game, hashlib.blake2b(msgspec.json.encode(scene), digest_size=16).digest()
        async with self._turn:
            found = self._kept.pop(key, None)
            if found is None:
                if not self._bucket.take():
                    raise too_many("pictures", _A_SECOND)
                found = await in_thread(_make, scene, self._icons(game))
            self._kept[key] = found
            if len(self._kept) > _KEPT:
                self._kept.popitem(last=False)
            return found


def _make(scene: Scene, icons: Mapping[str, str]) -> bytes:
    return png(draw(scene, icons))
