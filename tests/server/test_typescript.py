"""The client's types are made from the server's structs."""

from pathlib import Path
from typing import Literal

import msgspec
import pytest
from msgspec import inspect as shapes

from sobremesa.server.typescript import Writer, document
from sobremesa.table.messages import Language, Words

FILE = Path(__file__).parents[2] / "web" / "src" / "lib" / "types.ts"


class Plate(msgspec.Struct, tag_field="type", tag="plate", omit_defaults=True):
    """A plate."""

    owner: str
    food: tuple[str | None, ...] = ()
    """What lies on it."""


class Full(msgspec.Struct):
    plates: list[Plate] = []
    at: tuple[float, float] = (0, 0)
    size: tuple[int, int] = (1, 1)
    name: Words = {}
    spoken: Language | msgspec.UnsetType = msgspec.UNSET
    kind: Literal["deep", "flat"] = "flat"


class Sealed(msgspec.Struct):
    content: msgspec.Raw


def written(struct: type[msgspec.Struct], *, sent: bool) -> list[str]:
    """An interface line by line."""
    shape = shapes.type_info(struct)
    assert isinstance(shape, shapes.StructType)
    return Writer().interface(shape, sent=sent).splitlines()


def test_the_types_of_the_client_are_those_of_the_server() -> None:
    assert FILE.read_text(encoding="utf-8") == document(), (
        "expected the file that `make types` writes"
    )


def test_a_struct_becomes_an_interface_with_its_tag_and_its_words() -> None:
    assert written(Plate, sent=True) == [
        "/** A plate. */",
        "export interface Plate {",
        "  type: 'plate'",
        "  owner: string",
        "  /** What lies on it. */",
        "  food?: readonly (string | null)[]",
        "}",
    ]


def test_what_the_server_always_sends_is_not_optional_but_what_it_may_leave_unset_is() -> None:
    assert written(Full, sent=True) == [
        "export interface Full {",
        "  plates: readonly Plate[]",
        "  at: Point",
        "  size: readonly [number, number]",
        "  name: Words",
        "  spoken?: Language",
        "  kind: 'deep' | 'flat'",
        "}",
    ]


def test_what_the_client_need_not_say_is_optional() -> None:
    fields = written(Full, sent=False)[1:-1]
    assert fields
    assert all("?: " in field for field in fields)


def test_a_field_that_is_encoded_already_must_say_what_it_holds() -> None:
    with pytest.raises(TypeError, match=r"Sealed\.content: expected a type that TypeScript knows"):
        written(Sealed, sent=True)
