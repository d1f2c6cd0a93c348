"""What people may call themselves and say: short, printable, in one normal form."""

from __future__ import annotations

import unicodedata

from .errors import Refused

_UNSEEN = ("Cc", "Cf", "Cs", "Co", "Cn", "Zl", "Zp")


def clean(what: str, text: str, most: int, *, empty: bool = False) -> str:
    """The text without what cannot be seen, or a refusal if it is too long or nothing is left."""
    if len(text) > most:
        raise Refused(
            "too_large",
            f"{what}: expected at most {most} characters, got {len(text)}",
            expected=most,
            got=len(text),
        )
    kept = "".join(
        " " if unicodedata.category(letter) in _UNSEEN else letter
        for letter in unicodedata.normalize("NFC", text)
    )
    kept = " ".join(kept.split())[:most]
    if not kept and not empty:
        raise Refused("bad_request", f"{what}: expected some text, got nothing that can be read")
    return kept
