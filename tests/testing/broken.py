"""The example game, to be broken in one way by a test."""

from __future__ import annotations

import sys
from collections.abc import Callable
from typing import Any

import msgspec
import pytest

from sobremesa.kernel import Ask, BrokenPromise, Flow, Game
from sobremesa.testing import Effort, check_contract
from sobremesa.testing.promises import every_ask

EFFORT = Effort(games=4, looks=20, length=100, most=200)


class Broken:
    """The example game, whose parts can be replaced for one test."""

    def __init__(self, game: Game[Any], monkeypatch: pytest.MonkeyPatch) -> None:
        self.game = game
        self.rules = sys.modules["croquetas.flow"]
        self.monkeypatch = monkeypatch

    def rule(self, name: str, replacement: Any) -> None:
        self.monkeypatch.setattr(self.rules, name, replacement)

    def method(self, name: str, replacement: Any) -> Any:
        """Replace a method of the game; gives the original."""
        original = getattr(self.game, name)
        self.monkeypatch.setattr(self.game, name, replacement, raising=False)
        return original

    def asks(self, change: Callable[[Ask], None]) -> None:
        """Change every question of the rules."""
        original = self.game.flow
        self.method("flow", lambda g: changed(original(g), change))

    def choices(self, **change: Any) -> None:
        """Change every choice of a prompt."""

        def prompt(*given: Any) -> Any:
            shown = original(*given)
            choices = tuple(msgspec.structs.replace(each, **change) for each in shown.choices)
            return msgspec.structs.replace(shown, choices=choices)

        original = self.method("prompt", prompt)

    def caught(self, message: str, effort: Effort | None = None) -> None:
        with pytest.raises(BrokenPromise, match=message):
            check_contract(self.game, effort or EFFORT)


def changed(flow: Flow[None], change: Callable[[Ask], None]) -> Flow[None]:
    """The same rules, whose questions are changed on their way."""
    question = next(flow)
    while True:
        for ask in every_ask(question):
            change(ask)
        try:
            question = flow.send((yield question))
        except StopIteration:
            return
