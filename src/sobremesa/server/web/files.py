"""What is sent again and again: kept as bytes, with a tag, compressed where that helps."""

from __future__ import annotations

import gzip
import hashlib
from functools import cached_property
from typing import Any

import msgspec
from litestar import Response

_COMPRESSED = ("text/", "application/json", "application/javascript", "image/svg+xml")


class File(msgspec.Struct, frozen=True, dict=True):
    """A file as it is sent."""

    body: bytes
    kind: str
    tag: str
    caching: str

    @cached_property
    def gzipped(self) -> bytes | None:
        """Its body compressed when it is first asked for: most files never are."""
        if not self.kind.startswith(_COMPRESSED):
            return None
        return gzip.compress(self.body, 9, mtime=0)

    def answer(self, accepts: str, has: str) -> Response[Any]:
        """The file, or word that the browser `has` it; compressed if the browser `accepts` that."""
        headers = {
            "etag": self.tag,
            "cache-control": self.caching,
            "content-type": self.kind,
            "vary": "Accept-Encoding",
        }
        if has == self.tag:
            return Response(b"", status_code=304, headers=headers)
        if "gzip" not in accepts or self.gzipped is None:
            return Response(self.body, headers=headers)
        return Response(self.gzipped, headers=headers | {"content-encoding": "gzip"})


def file_of(body: bytes, kind: str, caching: str = "no-cache") -> File:
    """A file of these bytes; unless told otherwise, a browser asks each time whether it changed."""
    tag = f'"{hashlib.blake2b(body, digest_size=12).hexdigest()}"'
    return File(body, kind, tag, caching)
