"""Questions of games that have no kinds of questions yet."""

from __future__ import annotations

from collections.abc import Generator
from typing import Any, TypeAlias

from .ask import Question


class Ask(Question[Any], kw_only=True, gc=False):
    """A question whose prompt is a word, and which is about anything."""

    prompt: str
    window: str = ""
    about: Any = None
    secret: bool = False

    @property
    def kind(self) -> str:  # type: ignore[override]
        return self.prompt


Flow: TypeAlias = Generator[Any, Any, Any]
