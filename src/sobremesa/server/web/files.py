"""What is sent again and again: kept as bytes, with a tag, compressed where that helps."""

from __future__ import annotations

import gzip
import hashlib
from typing import Any

import msgspec
from litestar import Response

_COMPRESSED = ("text/", "application/json", "application/javascript", "image/svg+xml")


class File(msgspec.Struct, frozen=True):
    """A file as it is sent."""

    body: bytes
    gzipped: bytes | None
    kind: str
    tag: str
    caching: str

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
        if self.gzipped is None or "gzip" not in accepts:
            return Response(self.body, headers=headers)
        return Response(self.gzipped, headers=headers | {"content-encoding": "gzip"})


def file_of(body: bytes, kind: str, caching: str = "no-cache") -> File:
    """A file of these bytes; unless told otherwise, a browser asks each time whether it changed."""
    smaller = gzip.compress(body, 9, mtime=0) if kind.startswith(_COMPRESSED) else None
    tag = f'"{hashlib.blake2b(body, digest_size=12).hexdigest()}"'
    return File(body, smaller, kind, tag, caching)
