"""What a seat sees at one moment, as numbers in the places that the layout gives them."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cached_property
from typing import Any

import numpy as np

from sobremesa.kernel import Dice, Match, Option
from sobremesa.kernel.scene import Prompt

from .layout import BOUND, NUMBERS, POINTS, UNIT, Layout, Numbers
from .things import Things


class View:
    """A match with the eyes of one seat."""

    def __init__(self, layout: Layout, match: Match[Any], seat: int) -> None:
        self.layout, self.match, self.seat = layout, match, seat
        self.ask = match.ask_of(seat)

    # The position

    def position(self, options: int, rounds: int) -> Numbers:
        """Who one is, what is asked, and how it stands."""
        layout, game, state = self.layout, self.layout.game, self.match.state
        row = np.zeros(len(layout.observation), np.float32)
        row[self.seat] = 1
        if options and self.ask is not None:
            row[layout.asked_places[self.ask.kind]] = 1
        at = layout.setup.seats + len(layout.asked_places)
        row[at] = options / layout.wanted.options
        row[at + 1] = rounds / UNIT
        features = game.features(state, self.seat)
        at += 2
        row[at : at + len(layout.features)] = [features[name] for name in layout.features]
        if layout.wanted.scene:
            turns = [seat.seat for seat in self._things.scene.seats if seat.turn]
            row[[at + len(layout.features) + seat for seat in turns]] = 1
        return np.clip(row, -BOUND, BOUND, out=row)

    @cached_property
    def _things(self) -> Things:
        game = self.layout.game
        scene = game.scene(self.match.state, self.seat, game.texts["en"])
        owner = game.roles(self.layout.setup)[self.seat].owner
        return Things(self.layout, scene, owner)

    def things(self) -> Numbers:
        """What lies on the table."""
        return self._things.rows

    # The options

    def options(self, options: Sequence[Option], more: bool, imagined: Dice) -> Numbers:
        """What there is to know of each option."""
        layout = self.layout
        rows = np.zeros((layout.wanted.options, len(layout.option)), np.float32)
        for row, option in zip(rows, options, strict=False):
            row[layout.kind_places[type(option)]] = 1
            self._write_numbers(row[len(layout.kinds) + 1 :], option)
        if more:
            rows[len(options), len(layout.kinds)] = 1
        at = len(layout.kinds) + 1 + NUMBERS
        if layout.wanted.scene:
            self._point(rows[:, at : at + len(POINTS)], options)
            at += len(POINTS)
        if layout.wanted.outlook and options:
            self._imagine(rows[:, at:], options, imagined)
        return np.clip(rows, -BOUND, BOUND, out=rows)

    def _write_numbers(self, row: Numbers, option: Option) -> None:
        """The fields that are numbers."""
        fields = (getattr(option, field) for field in option.__struct_fields__)
        numbers = [each for each in fields if isinstance(each, int)]
        for place, number in enumerate(numbers[:NUMBERS]):
            row[place] = number / UNIT

    def _point(self, rows: Numbers, options: Sequence[Option]) -> None:
        """What each option points at, as its words for people do."""
        if not options or self.ask is None:
            return
        prompt = self._prompt()
        choices = dict(zip(self.ask.options, prompt.choices, strict=True))
        self._things.light(prompt)
        for row, option in zip(rows, options, strict=False):
            self._things.point(row, choices[option], prompt)

    def _prompt(self) -> Prompt:
        assert self.ask is not None
        game = self.layout.game
        return game.prompt(self.match.state, self.ask, self.seat, game.texts["en"])

    # The outlook

    def _imagine(self, rows: Numbers, options: Sequence[Option], imagined: Dice) -> None:
        """How the features change by each option, all of them tried in the same veiled copy."""
        world = self.match.veiled(self.seat, imagined)
        ask = world.ask_of(self.seat)
        now = self._features(world)
        for row, option in zip(rows, options, strict=False):
            if ask is None or option not in ask.options:
                continue
            future = world.copy()
            future.answer(self.seat, option)
            if future.outcome is None:
                row[:-2] = self._features(future) - now
            else:
                won = self.seat in future.outcome.winners
                row[-2], row[-1] = won, not won

    def _features(self, match: Match[Any]) -> Numbers:
        found = self.layout.game.features(match.state, self.seat)
        return np.array([found[name] for name in self.layout.features], np.float32)
