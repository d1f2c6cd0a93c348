"""Content written as a folder of somebody's own: what differs from the content below it.

`lay_over` reads such a folder again, so a changed game can be kept, handed on and played anywhere.
"""

from __future__ import annotations

import json
import re
from collections.abc import Iterator, Mapping
from pathlib import Path
from typing import Any

import msgspec

from .content import C, lay_over
from .errors import BadContent

_BARE = re.compile(r"[A-Za-z0-9_-]+")


def write_over(under: C, content: C, folder: Path) -> None:
    """Write into a folder what makes one content into another."""
    folder.mkdir(parents=True, exist_ok=True)
    for name in content.__struct_fields__:
        old, new = getattr(under, name), getattr(content, name)
        if old != new:
            _write_part(folder, name, old, new)
    if lay_over(under, folder) != content:
        raise BadContent(f"{folder}: expected content that can be written as a folder, got other")


def _write_part(folder: Path, name: str, old: Any, new: Any) -> None:
    if isinstance(new, msgspec.Struct):
        told = "\n".join(_changed_values(_plain(old), _plain(new)))
    elif all(isinstance(each, str) for each in new.values()):
        (folder / name).mkdir(exist_ok=True)
        for id, text in new.items():
            if old.get(id) != text:
                (folder / name / f"{id}.txt").write_text(text, encoding="utf-8")
        return
    else:
        told = "\n".join(_changed_tables(old, new))
    (folder / f"{name}.toml").write_text(told + "\n", encoding="utf-8")


def _changed_tables(old: Mapping[str, Any], new: Mapping[str, Any]) -> Iterator[str]:
    """A file of tables: first those that are left out, then those that are new or other."""
    if gone := [id for id in old if id not in new]:
        yield f"without = {_value(gone)}\n"
    for id, table in new.items():
        if old.get(id) != table:
            yield f"[{_key(id)}]"
            yield from (f"{_key(key)} = {_value(each)}" for key, each in _fields(table))
            yield ""


def _fields(table: Any) -> Iterator[tuple[str, Any]]:
    """The values of a table that say something; its name is that of the table."""
    for key, value in _plain(table).items():
        if key != "id" and value is not None:
            yield key, value


def _changed_values(old: Mapping[str, Any], new: Mapping[str, Any]) -> Iterator[str]:
    """A file that is one struct; what is a table in it is written as a whole."""
    for key, value in new.items():
        if value == old.get(key) or value is None:
            continue
        if isinstance(value, dict) and isinstance(old.get(key), dict):
            value = {"without": "all", **value}
        yield f"{_key(key)} = {_value(value)}"


def _plain(part: Any) -> dict[str, Any]:
    plain: dict[str, Any] = msgspec.to_builtins(part, str_keys=True)
    return plain


def _key(key: str) -> str:
    return key if _BARE.fullmatch(key) else json.dumps(key)


def _value(value: Any) -> str:
    """A value as TOML has it, on one line."""
    if isinstance(value, dict):
        inner = ", ".join(
            f"{_key(key)} = {_value(each)}" for key, each in value.items() if each is not None
        )
        return f"{{ {inner} }}" if inner else "{}"
    if isinstance(value, list | tuple):
        return f"[{', '.join(map(_value, value))}]"
    return json.dumps(value, ensure_ascii=False)
