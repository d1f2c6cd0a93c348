"""Pictures as SVG, put together from a few shapes."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from html import escape
from math import floor, log10

from .words import Said, number, tip

WIDTH = 860
"""How wide a picture is, in its own units; on the page it is as wide as there is room."""


def picture(height: float, *parts: str, name: str = "", width: float = WIDTH) -> str:
    """A whole picture."""
    inner = "".join(parts)
    label = f' aria-label="{escape(name)}"' if name else ""
    return f'<svg viewBox="0 0 {width:g} {height:g}" role="img"{label}>{inner}</svg>'


def rect(
    x: float, y: float, width: float, height: float, kind: str, about: Said | None = None
) -> str:
    """A bar."""
    told = tip(about) if about else ""
    return (
        f'<rect x="{x:.1f}" y="{y:.1f}" width="{max(0.0, width):.1f}" height="{height:.1f}" '
        f'class="{kind}"{told}/>'
    )


def line(x: float, y: float, to_x: float, to_y: float, kind: str) -> str:
    """A straight line."""
    return f'<line x1="{x:.1f}" y1="{y:.1f}" x2="{to_x:.1f}" y2="{to_y:.1f}" class="{kind}"/>'


def dot(x: float, y: float, radius: float, kind: str, about: Said | None = None) -> str:
    """A dot."""
    told = tip(about) if about else ""
    return f'<circle cx="{x:.1f}" cy="{y:.1f}" r="{radius:g}" class="{kind}"{told}/>'


def curve(points: Sequence[tuple[float, float]], kind: str) -> str:
    """A line through points."""
    return f'<polyline points="{_points(points)}" class="{kind}"/>'


def area(points: Iterable[tuple[float, float]], kind: str, about: Said | None = None) -> str:
    """A closed shape."""
    told = tip(about) if about else ""
    return f'<polygon points="{_points(points)}" class="{kind}"{told}/>'


def _points(points: Iterable[tuple[float, float]]) -> str:
    return " ".join(f"{x:.2f},{y:.2f}" for x, y in points)


def words(x: float, y: float, said: Said, kind: str = "", anchor: str = "start") -> str:
    """Words in a picture."""
    if len(set(said.values())) == 1:
        return _words(x, y, next(iter(said.values())), kind, anchor)
    return "".join(
        _words(x, y, each, f"{kind} in-{language}", anchor) for language, each in said.items()
    )


def _words(x: float, y: float, each: str, kind: str, anchor: str) -> str:
    return (
        f'<text x="{x:.1f}" y="{y:.1f}" class="{kind}" text-anchor="{anchor}">{escape(each)}</text>'
    )


def whisker(low: float, high: float, y: float, kind: str = "whisker") -> str:
    """An interval: a line with an end on either side."""
    return (
        line(low, y, high, y, kind)
        + line(low, y - 4, low, y + 4, kind)
        + line(high, y - 4, high, y + 4, kind)
    )


def even_steps(most: float, wanted: int = 3) -> list[float]:
    """Round numbers from nothing up to a number, about as many as wanted."""
    rough = most / wanted
    power = 10 ** floor(log10(rough))
    step = next(power * each for each in (1, 2, 2.5, 5, 10) if power * each >= rough * 0.99)
    return [step * each for each in range(1, int(most / step + 1e-9) + 1)]


def around_zero(middle: float, scale: float, most: float, height: float) -> str:
    """The lines behind differences: the one in the middle, and round numbers to either side."""
    parts = [line(middle, 4, middle, height - 20, "zero")]
    parts.append(words(middle, height - 6, number(0), "soft", "middle"))
    for step in even_steps(most):
        for way in (-step, step):
            x = middle + way * scale
            parts.append(line(x, 4, x, height - 20, "axis"))
            parts.append(words(x, height - 6, number(100 * way, 0, "+"), "soft", "middle"))
    return "".join(parts)
