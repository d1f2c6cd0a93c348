"""A pupil who does what lessons say: reads one after another, and clicks what is pointed at."""

from __future__ import annotations

from typing import Any

from sobremesa.bots import next_choice, player_for, usual
from sobremesa.kernel import Game, Match
from sobremesa.kernel.lessons import Taught, Teaching, teach


class Pupil:
    """Whoever sits at the first seat of a mission that is taught; bots have the others.

    Where nothing is pointed at, the pupil does what a bot would do.
    """

    def __init__(self, game: Game[Any], mission: str, seed: int) -> None:
        course = game.courses[mission]
        setup = game.prepare(mission, course.seats or None, course.settings)
        self.match = Match.start(game, game.seated(setup, 1), seed, keep=True)
        self.match.alone = True
        self.players = [player_for(game, usual(game), seed) for _ in range(setup.seats)]
        self.shown: dict[str, int] = {}
        """The lessons in the order in which they came, and after how many own choices each did."""
        self.left: tuple[str, ...] = tuple(lesson.id for lesson in course.lessons)
        self.choices = 0
        self._read: set[str] = set()

    def learn(self, most: int) -> None:
        """Play until nothing is left to be learnt, for at most so many own choices."""
        while self.left and self.match.question is not None and self.choices < most:
            self.step()

    def step(self) -> None:
        """Read what there is to read, then one choice, of whoever it is to make one."""
        match, pointed = self.match, self._read_on()
        ask = match.ask_of(0)
        if ask is not None and pointed is not None and pointed.choice is not None:
            seat, option = 0, ask.options[pointed.choice]
        else:
            seat, option = next_choice(match, self.players)
        match.choose(seat, option)
        self.choices += seat == 0

    def teaching(self) -> Teaching | None:
        """What the seat is taught now."""
        match, text = self.match, self.match.game.texts["en"]
        scene, ask = match.game.scene(match.state, 0, text), match.ask_of(0)
        prompt = None if ask is None else match.game.prompt(match.state, ask, 0, text)
        return teach(match, 0, scene, prompt, text)

    def _read_on(self) -> Taught | None:
        """The lesson that waits for a deed, after all before it were read and put aside."""
        teaching = self.teaching()
        if teaching is None:
            return None
        waiting = None
        for lesson in teaching.now:
            if lesson.id not in self._read:
                self.shown.setdefault(lesson.id, self.choices)
            if lesson.waits:
                waiting = lesson
                break
            self._read.add(lesson.id)
        self.left = tuple(id for id in teaching.left if id not in self._read)
        return waiting
