"""The client's files: built once, kept in memory, sent compressed."""

from __future__ import annotations

import mimetypes
from collections.abc import Mapping
from importlib.resources import files
from pathlib import Path
from typing import Any

import msgspec
from litestar import Response

from sobremesa.table.errors import Refused

from .files import File, file_of

_CACHING = {
    "assets": "public, max-age=31536000, immutable",  # their names change with what is in them
    "icons": "public, max-age=86400",
}

_NO_CLIENT = """<!doctype html><meta charset="utf-8"><title>Sobremesa</title>
<p>The client has not been built: run <code>make play</code>, or build it in <code>web/</code>.</p>
<p>No se ha construido el cliente: <code>make play</code> lo hace.</p>
"""


class Client:
    """Every file of the built client. A path that is no file is a place inside the client."""

    def __init__(self, folder: str = "") -> None:
        self._files = _read(Path(folder) if folder else _built())
        self._index = self._files.get("index.html") or _file("index.html", _NO_CLIENT.encode())

    def answer(self, path: str, accepts: str, has: str) -> Response[Any]:
        """The file at a path, or the client's first page."""
        name = path.lstrip("/")
        if name not in self._files and name.partition("/")[0] in _CACHING:
            raise Refused("not_found", f"there is no file {name}")
        return self._files.get(name, self._index).answer(accepts, has)

    def page_with(self, tags: str) -> File:
        """The first page with more tags in its head."""
        if not tags:
            return self._index
        body = self._index.body.replace(b"</head>", tags.encode() + b"</head>", 1)
        return file_of(body, self._index.kind, self._index.caching)

    def icons(self, game: str) -> Mapping[str, str]:
        """The paths of a game's icons by name, if the client has been built."""
        found = self._files.get(f"icons/game/{game}.json")
        return {} if found is None else msgspec.json.decode(found.body, type=dict[str, str])


def _built() -> Path:
    """Where the built client is: in the installed package, or in the repository."""
    package = Path(str(files("sobremesa")))
    bundled = package / "client"
    return bundled if bundled.is_dir() else package.parents[1] / "web" / "dist"


def _read(folder: Path) -> dict[str, File]:
    if not folder.is_dir():
        return {}
    found = (path for path in sorted(folder.rglob("*")) if path.is_file())
    return {
        name: _file(name, path.read_bytes())
        for path in found
        if (name := path.relative_to(folder).as_posix())
    }


def _file(name: str, body: bytes) -> File:
    kind = mimetypes.guess_type(name)[0] or "application/octet-stream"
    if kind == "text/javascript" or kind.startswith("text/"):
        kind += "; charset=utf-8"
    return file_of(body, kind, _CACHING.get(name.partition("/")[0], "no-cache"))
