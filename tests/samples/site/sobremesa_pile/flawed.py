"""The pile with something wrong in every mission, for those whose work it is to find it."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from sobremesa.kernel import PASS, Dice, Flow, Mission, Setup, Text
from sobremesa.kernel.scene import Scene

from .pile import SETTINGS, Again, Pile, PileGame, PutBack, Take

FLAWS = ("crash", "setup", "dead-end", "endless", "stuck", "anchor", "hidden", "loud", "words")


class FlawedGame(PileGame):
    """Each mission is named after what is wrong with it."""

    id = "flawed"
    missions: Mapping[str, Mission] = {
        id: Mission(id=id, seats=(2, 2), minutes=5, settings=SETTINGS) for id in FLAWS
    }

    def __init__(self) -> None:
        super().__init__()
        self.flaw = ""
        self.forgotten = 0

    def book(self, setup: Setup) -> int:
        self.flaw = setup.mission
        self.forgotten = 0
        return 40

    def digest(self, setup: Setup) -> str:
        return "flawed"

    def new(self, setup: Setup, book: int, dice: Dice) -> Pile:
        if self.flaw == "setup":
            raise KeyError("no such pile")
        return super().new(setup, book, dice)

    def flow(self, state: Pile) -> Flow[None]:
        if self.flaw == "loud" and state.turn >= 0:
            state.dice.roll(6)
        return super().flow(state)

    def take(self, state: Pile) -> Flow[None]:
        if self.flaw == "endless":
            state.counters = 40
        yield from super().take(state)
        self.forgotten += 1
        if self.flaw == "crash" and state.counters < 20:
            raise ZeroDivisionError("the pile tips over")
        while self.flaw == "stuck" and state.counters < 20:
            state.turn = 0
        if self.flaw == "anchor":
            # Nothing in the state says that this is asked, so nobody can come back here.
            yield from Again(state.turn, [PASS, PutBack()], anchor=True)

    def takes(self, state: Pile) -> Sequence[Take]:
        options = super().takes(state)
        if self.flaw == "dead-end" and state.counters < 20:
            return []
        if self.flaw == "hidden":
            # What is remembered outside the state is not copied with it.
            return options[: 1 + self.forgotten % 2]
        return options

    def scene(self, state: Pile, seat: int | None, text: Text) -> Scene:
        if self.flaw == "words" and state.counters < 20:
            text("no-such-message")
        return super().scene(state, seat, text)


GAME = FlawedGame()
