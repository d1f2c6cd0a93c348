"""What a table of Incursion shows: scenes, questions and lines, ready to be looked into."""

from __future__ import annotations

from games.incursion.table import Table
from sobremesa.games.incursion.content.schema import SIDE_NAMES
from sobremesa.kernel import Event
from sobremesa.kernel.scene import Card, Choice, Line, Panel, Piece, Prompt, Scene


def scene_of(t: Table, side: str | None = "allies", language: str = "es") -> Scene:
    """What a side sees; None is a spectator."""
    seat = None if side is None else SIDE_NAMES.index(side)
    return t.match.game.scene(t.g, seat, t.match.game.texts[language])


def prompt_of(t: Table, side: str | None = None, language: str = "es") -> Prompt:
    """What a side is asked; without a side, who is awaited."""
    seat = t.match.awaited()[0] if side is None else SIDE_NAMES.index(side)
    ask = t.match.ask_of(seat)
    assert ask is not None, f"expected a question to seat {seat}, got none"
    return t.match.game.prompt(t.g, ask, seat, t.match.game.texts[language])


def line_of(t: Table, event: Event, language: str = "es") -> Line:
    """An event as the chronicle tells it."""
    line = t.match.game.line(event, t.match.game.texts[language])
    assert line is not None, f"expected a line for {event}, got none"
    return line


def piece(scene: Scene, id: str) -> Piece:
    return next(piece for piece in scene.pieces if piece.id == id)


def panel(scene: Scene, id: str) -> Panel:
    return next(panel for panel in scene.panels if panel.id == id)


def card(scene: Scene, id: str) -> Card:
    """A card that lies directly in a panel."""
    return next(card for panel in scene.panels for card in panel.cards if card.id == id)


def choice(prompt: Prompt, text: str) -> Choice:
    """The choice whose text begins so."""
    found = [choice for choice in prompt.choices if choice.text.startswith(text)]
    assert len(found) == 1, f"{text}: expected one of {[c.text for c in prompt.choices]}"
    return found[0]


def reasons(prompt: Prompt) -> dict[str, str]:
    """What is not offered, with the rule that says why."""
    return {declined.text: declined.rule for declined in prompt.declined}
