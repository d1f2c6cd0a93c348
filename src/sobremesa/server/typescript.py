"""What goes over the network as types for the client: `python -m sobremesa.server.typescript`.

The structs are the only place where a field is written down; `make types` writes the file.
"""

from __future__ import annotations

import inspect
import json
from collections.abc import Iterator
from typing import Any, get_args, get_origin, get_type_hints

import click
import msgspec
from litestar import Response
from litestar.routes import HTTPRoute
from msgspec import inspect as shapes

from sobremesa.kernel import Value
from sobremesa.kernel.field_docs import field_docs
from sobremesa.kernel.journal import Revealed
from sobremesa.kernel.missions import Difficulty
from sobremesa.kernel.scene import Board, Colour, Prompt, Scene, Shape, Tone
from sobremesa.kernel.sounds import Sound
from sobremesa.table.errors import Code, Problem
from sobremesa.table.messages import (
    PROTOCOL,
    AnyReply,
    AnyRequest,
    Choose,
    Hello,
    Language,
    PromptAt,
    PromptChange,
    UndoInfo,
    View,
    WhatIfReply,
    Words,
)
from sobremesa.table.rows import Coach

from .web.routes import api

_HEAD = """\
/**
 * What client and server say to each other. Made from the server's own structs by `make types`:
 * change it there. `docs/protocol.md` says what it means.
 *
 * From the server, a field that may be missing stands at its default: nothing, zero, empty.
 */
"""

_POINT = "export type Point = readonly [number, number]\n"

_CHANGES = """\
/** A list whose elements have keys: those that are new or different, and the order if it is. */
export interface ListChanges {
  put: readonly object[]
  order?: readonly (string | number)[]
}

/** The fields of something that are different now. */
export type Changes<T> = { readonly [K in keyof T]?: T[K] | ListChanges }
"""

NAMED: dict[str, Any] = {
    "Language": Language,
    "Words": Words,
    "Value": Value,
    "Tone": Tone,
    "Colour": Colour,
    "Shape": Shape,
    "Sound": Sound,
    "Coach": Coach,
    "Difficulty": Difficulty,
    "Revealed": Revealed,
    "Code": Code,
}
"""Types that have a name of their own wherever they appear."""

ENCODED: dict[tuple[type, str], Any] = {
    (View, "board"): Board,
    (View, "scene"): Scene,
    (View, "prompt"): PromptAt | None,
    (PromptChange, "prompt"): Prompt,
    (WhatIfReply, "scene"): Scene,
    (View, "undo"): UndoInfo | None,
    (Choose, "option"): Any,
}
"""What is in fields that the server does not encode or decode again."""

PARTIAL = {(View, "scene"), (PromptChange, "prompt"), (WhatIfReply, "scene")}
"""Fields that hold only what has changed."""

_PLAIN: dict[type[shapes.Type], str] = {
    shapes.AnyType: "unknown",
    shapes.BoolType: "boolean",
    shapes.FloatType: "number",
    shapes.IntType: "number",
    shapes.NoneType: "null",
    shapes.StrType: "string",
}


def document() -> str:
    """The whole file."""
    writer = Writer()
    said = list(_structs(from_server()))
    known = {each.cls for each in said}
    asked = [each for each in _structs(from_client()) if each.cls not in known]
    parts = [_HEAD, f"export const PROTOCOL = {PROTOCOL}\n", _POINT, _CHANGES]
    parts += [f"export type {name} = {what}\n" for what, name in writer.names.items()]
    parts += ["// What the server says\n", _union("AnyReply", AnyReply)]
    parts += [writer.interface(each, sent=True) for each in said]
    parts += ["// What the client says\n", _union("AnyRequest", AnyRequest)]
    parts += [writer.interface(each, sent=False) for each in asked]
    return "\n".join(parts)


def from_server() -> list[Any]:
    """Everything that is answered over HTTP or said on a socket."""
    answers = [_answered(hints["return"]) for hints in _asked_over_http()]
    return [AnyReply, Problem, *filter(_holds_a_struct, answers)]


def from_client() -> list[Any]:
    """Everything that may be sent over HTTP or on a socket."""
    bodies = [hints["data"] for hints in _asked_over_http() if "data" in hints]
    return [AnyRequest, Hello, *filter(_holds_a_struct, bodies)]


def _asked_over_http() -> Iterator[dict[str, Any]]:
    """What the handler of each route takes and gives."""
    for route in api.routes:
        assert isinstance(route, HTTPRoute)
        for handler in route.route_handlers:
            if handler.http_methods != {"OPTIONS"}:  # Litestar's own
                yield get_type_hints(handler.fn)


def _answered(hint: Any) -> Any:
    """What is in an answer that is sent as it was kept."""
    return get_args(hint)[0] if get_origin(hint) is Response else hint


def _holds_a_struct(hint: Any) -> bool:
    """Whether it is a struct or a list of them, and not a file or nothing."""
    return any(shapes.is_struct_type(each) for each in (hint, *get_args(hint)))


def _structs(roots: list[Any]) -> Iterator[shapes.StructType]:
    """Every struct that is found from there, each one before those that it holds."""
    seen: set[type] = set()

    def found(type: object) -> Iterator[shapes.StructType]:
        if isinstance(type, shapes.StructType):
            if type.cls in seen:
                return
            seen.add(type.cls)
            yield type
            for field in type.fields:
                yield from found(_type_of(type, field))
        for inner in _inner(type):
            yield from found(inner)

    for root in roots:
        yield from found(shapes.type_info(root))


def _type_of(struct: shapes.StructType, field: shapes.Field) -> shapes.Type:
    """The type of a field, also of one that is encoded already."""
    encoded = ENCODED.get((struct.cls, field.name))
    return field.type if encoded is None else shapes.type_info(encoded)


def _inner(type: object) -> tuple[shapes.Type, ...]:
    """What a collection or a union is made of."""
    match type:
        case shapes.UnionType(types=types):
            return types
        case shapes.TupleType(item_types=items):
            return items
        case shapes.VarTupleType(item_type=item) | shapes.ListType(item_type=item):
            return (item,)
        case shapes.DictType(key_type=key, value_type=value):
            return key, value
        case _:
            return ()


class Writer:
    """Writes types as TypeScript does, by their names where they have one."""

    def __init__(self) -> None:
        self.names: dict[str, str] = {}
        for name, type in NAMED.items():
            self.names[self.written(shapes.type_info(type), name)] = name

    def interface(self, struct: shapes.StructType, *, sent: bool) -> str:
        """A struct; what the server leaves out, or need not be told, is optional."""
        lines = [*_comment(struct.cls.__doc__), f"export interface {_name(struct)} {{"]
        if struct.tag is not None:
            lines.append(f"  {struct.tag_field}: {_word(struct.tag)}")
        told = field_docs(struct.cls)
        for field in struct.fields:
            mark = "?" if _may_be_missing(struct, field, sent=sent) else ""
            lines += _comment(told.get(field.name), "  ")
            lines.append(f"  {field.encode_name}{mark}: {self.field(struct, field)}")
        return "\n".join([*lines, "}", ""])

    def field(self, struct: shapes.StructType, field: shapes.Field) -> str:
        """The type of a field."""
        written = self.type(_type_of(struct, field), f"{_name(struct)}.{field.name}")
        return f"Changes<{written}>" if (struct.cls, field.name) in PARTIAL else written

    def type(self, type: shapes.Type, where: str) -> str:
        """A type, by its name if it has one."""
        written = self.written(type, where)
        return self.names.get(written, written)

    def written(self, type: shapes.Type, where: str) -> str:
        """A type, written out."""
        inner = [self.type(each, where) for each in _inner(type)]
        match type:
            case shapes.StructType():
                return _name(type)
            case shapes.LiteralType(values=values):
                return " | ".join(map(_word, values))
            case shapes.UnionType():
                return " | ".join(inner)
            case shapes.TupleType(item_types=(shapes.FloatType(), shapes.FloatType())):
                return "Point"
            case shapes.TupleType():
                return f"readonly [{', '.join(inner)}]"
            case shapes.VarTupleType() | shapes.ListType():
                return f"readonly ({inner[0]})[]" if " " in inner[0] else f"readonly {inner[0]}[]"
            case shapes.DictType():
                return f"Readonly<Record<{inner[0]}, {inner[1]}>>"
            case _:
                return _plain(type, where)


def _plain(type: shapes.Type, where: str) -> str:
    if (plain := _PLAIN.get(type.__class__)) is None:
        raise TypeError(f"{where}: expected a type that TypeScript knows, got {type}")
    return plain


def _may_be_missing(struct: shapes.StructType, field: shapes.Field, *, sent: bool) -> bool:
    unset = field.default is field.default_factory is msgspec.NODEFAULT
    omits = struct.cls.__struct_config__.omit_defaults
    return not field.required and (unset or omits or not sent)


def _union(name: str, union: Any) -> str:
    return f"export type {name} =\n" + "".join(f"  | {each.__name__}\n" for each in get_args(union))


def _name(struct: shapes.StructType) -> str:
    return struct.cls.__name__


def _word(value: object) -> str:
    """A string or a number as TypeScript writes it."""
    return str(value) if isinstance(value, int) else "'" + json.dumps(value)[1:-1] + "'"


def _comment(doc: str | None, indent: str = "") -> list[str]:
    """Words about a struct or a field."""
    if not doc:
        return []
    lines = inspect.cleandoc(doc).splitlines()
    if len(lines) == 1:
        return [f"{indent}/** {lines[0]} */"]
    return [f"{indent}/**", *(f"{indent} * {line}".rstrip() for line in lines), f"{indent} */"]


if __name__ == "__main__":
    click.echo(document(), nl=False)
