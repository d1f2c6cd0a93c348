"""Keys: the right to play a seat or to host a table. Only their hashes are kept."""

from __future__ import annotations

import hashlib

from sobremesa.kernel import fresh_secret

_KEY_DIGITS = 40
_ID_DIGITS = 24


def new_key() -> str:
    """160 bits of chance."""
    return fresh_secret()[:_KEY_DIGITS]


def new_id() -> str:
    """96 bits: who has a table's id may watch, so it cannot be guessed."""
    return fresh_secret()[:_ID_DIGITS]


def key_hash(key: str) -> str:
    """What is kept of a key. Keys are long and random, so a plain hash cannot be turned back."""
    return hashlib.sha256(key.encode("utf-8", "surrogatepass")).hexdigest()
