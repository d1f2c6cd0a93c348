"""The link to a table: all that an assistant needs, and all that it has."""

from __future__ import annotations

import re
from urllib.parse import urlsplit

import msgspec

from sobremesa.kernel import NotFound

_PATH = re.compile(r"/t/(?P<table>[0-9a-f]+)/?\Z")


class Link(msgspec.Struct, frozen=True):
    """A table, and the key of a seat there; without one it is only looked at."""

    server: str
    table: str
    key: str = ""

    def __str__(self) -> str:
        return f"{self.server}/t/{self.table}" + (f"#{self.key}" if self.key else "")


def read_link(text: str, server: str) -> Link:
    """A link as people hand it on; it must be one of this server."""
    parts = urlsplit(text.strip())
    path = _PATH.match(parts.path)
    if path is None:
        raise NotFound(f"expected a link such as {server}/t/TABLE#KEY, got {text!r}")
    if parts.netloc and f"{parts.scheme}://{parts.netloc}" != server:
        raise NotFound(f"expected a link of {server}, got one of {parts.scheme}://{parts.netloc}")
    return Link(server, path["table"], parts.fragment)
