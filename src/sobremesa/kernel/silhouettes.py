"""What the figures of a game are drawn as, where the icon in its content says less.

Records know content by its fingerprint, icons included: here pictures can become better without
old records being of other content. Whoever gives a figure another icon sees that one.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Protocol


class Pictured(Protocol):
    """A thing of the content that has an icon."""

    @property
    def id(self) -> str: ...
    @property
    def icon(self) -> str: ...


class Silhouettes:
    """By the id of a figure: the icon in the content, and what is drawn in its stead."""

    def __init__(self, drawn: Mapping[str, tuple[str, str]]) -> None:
        self.drawn = drawn

    def of(self, figure: Pictured) -> str:
        """What a figure is drawn as."""
        icon, better = self.drawn.get(figure.id, ("", ""))
        return better if figure.icon == icon else figure.icon
