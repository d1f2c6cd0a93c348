"""Content written as TOML, as somebody would write it by hand: what is as usual is left out."""

from __future__ import annotations

import json
from collections.abc import Iterator
from enum import Enum
from typing import Any

import msgspec

_WIDEST = 100


def table_text(id: str, struct: msgspec.Struct) -> str:
    """A struct as a table `[id]`; without an id as a whole file."""
    lines = [f"[{key_text(id)}]"] if id else []
    for name, value in _told(struct):
        if name != "id":
            lines.append(_line(name, value))
    return "\n".join(lines)


def value_text(value: Any) -> str:
    """A value on one line."""
    if isinstance(value, msgspec.Struct):
        return _braced(_told(value))
    if isinstance(value, dict):
        return _braced(iter(value.items()))
    if isinstance(value, list | tuple):
        return f"[{', '.join(map(value_text, value))}]"
    if isinstance(value, set | frozenset):
        return f"[{', '.join(sorted(map(value_text, value)))}]"
    if isinstance(value, Enum):
        return value_text(value.value)
    return json.dumps(value, ensure_ascii=False)


def key_text(key: str) -> str:
    """A key, in quotes where TOML wants them."""
    return key if key.replace("-", "").replace("_", "").isalnum() and key.isascii() else f'"{key}"'


def _line(name: str, value: Any) -> str:
    line = f"{key_text(name)} = {value_text(value)}"
    if len(line) <= _WIDEST or not isinstance(value, list | tuple):
        return line
    each = "".join(f"  {value_text(part)},\n" for part in value)
    return f"{key_text(name)} = [\n{each}]"


def _braced(told: Iterator[tuple[str, Any]]) -> str:
    inside = ", ".join(f"{key_text(name)} = {value_text(value)}" for name, value in told)
    return f"{{ {inside} }}" if inside else "{}"


def _told(struct: msgspec.Struct) -> Iterator[tuple[str, Any]]:
    """The tag of a struct, and its fields that are not as usual."""
    tag = struct.__struct_config__.tag
    if tag is not None:
        yield str(struct.__struct_config__.tag_field), tag
    for field in msgspec.structs.fields(struct):
        value = getattr(struct, field.name)
        usual = field.default
        if usual is msgspec.NODEFAULT and field.default_factory is not msgspec.NODEFAULT:
            usual = field.default_factory()
        if value is not None and value != usual:
            yield field.encode_name, value
