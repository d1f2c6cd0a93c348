"""What requests over HTTP have in common: keys, numbers, files."""

from __future__ import annotations

from typing import Annotated, Any

from litestar.openapi import ResponseSpec
from litestar.params import HeaderParameter, QueryParameter
from msgspec import Meta

from sobremesa.table.errors import Refused

Key = Annotated[
    str | None,
    HeaderParameter(name="Authorization", required=False, description="`Bearer` and a key"),
]
HeldKeys = Annotated[list[Annotated[str, Meta(max_length=200)]], Meta(max_length=200)]
"""The keys that a browser holds."""
Asked = Annotated[int | None, QueryParameter(required=False, ge=0, le=2**53)]
"""A whole number in a query, no larger than JavaScript can count."""
A_FILE = {200: ResponseSpec(dict[str, Any], description="A file.", generate_examples=False)}


def key_in(header: str | None) -> str:
    """The key that a request comes with."""
    key = optional_key(header)
    if key is None:
        raise Refused("not_allowed", "expected a key in the header Authorization, got none")
    return key


def optional_key(header: str | None) -> str | None:
    """The key that a request comes with, if it has one."""
    if header is None:
        return None
    kind, _, key = header.partition(" ")
    if kind.lower() != "bearer" or not key.strip():
        raise Refused("bad_request", "expected an Authorization of the form: Bearer <key>")
    return key.strip()
