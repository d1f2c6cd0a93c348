"""Keys: the right to play a seat or to host a table. Only their hashes are kept."""

from __future__ import annotations

import hashlib
import re

from sobremesa.kernel import fresh_secret

from .errors import refused

_KEY_DIGITS = 40
_ID_DIGITS = 24
_ID = re.compile(rf"[0-9a-f]{{{_ID_DIGITS}}}\Z")
_KEY = re.compile(rf"[0-9a-f]{{{_KEY_DIGITS}}}\Z")


def new_key() -> str:
    """160 bits of chance."""
    return fresh_secret()[:_KEY_DIGITS]


def chosen_key(key: str) -> str:
    """A key that a client has made, if it looks like one."""
    if _KEY.match(key) is None:
        raise refused("bad_request", "key", f"{_KEY_DIGITS} hex digits", f"{len(key)} characters")
    return key


def is_id(id: str) -> bool:
    """Whether a table may be called so."""
    return _ID.match(id) is not None


def new_id() -> str:
    """96 bits: who has a table's id may watch, so it cannot be guessed."""
    return fresh_secret()[:_ID_DIGITS]


def key_hash(key: str) -> str:
    """What is kept of a key. Keys are long and random, so a plain hash cannot be turned back."""
    return hashlib.sha256(key.encode("utf-8", "surrogatepass")).hexdigest()
