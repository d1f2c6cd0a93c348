"""Patches in their order give exactly the whole view, to everybody, in every game and language."""

from collections.abc import Sequence
from typing import Any

import msgspec
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from sobremesa.kernel import Dice, games
from sobremesa.kernel.scene import Board, Card, Choice, Panel, Piece, Prompt, Scene, Track
from sobremesa.table.messages import Language
from sobremesa.table.patching import patch, patched, patched_prompt, prompt_patch
from sobremesa.table.rendering import prompt_of, scene_of, without_cells
from sobremesa.table.shown import Shown

from .memory import Memory

MOST = 60
"""Choices of a match that are looked at."""


class Reader:
    """A client that has only what it was sent."""

    def __init__(self, seat: int | None, language: Language) -> None:
        self.seat, self.language = seat, language
        self.shown = Shown()
        self.version = 0
        self.scene: dict[str, Any] = {}
        self.asked: dict[str, Any] | None = None

    def look(self, memory: Memory) -> None:
        """Be shown what is new."""
        view = memory.table.next_view(self.shown, self.seat, self.language)
        if view is None:
            return
        message = msgspec.json.decode(msgspec.json.encode(view))
        if view.full:
            self.scene, self.asked = {}, None
        else:
            assert message["since"] == self.version
        self.version = message["version"]
        self.scene = patched(self.scene, message.get("scene", {}))
        self.asked = message.get("prompt", self.asked)
        if change := message.get("prompt_change"):
            assert self.asked is not None
            assert self.asked["ask"] == change["since"]
            prompt = patched_prompt(self.asked["prompt"], change["prompt"])
            self.asked = {"ask": change["ask"], "prompt": prompt}

    def compare(self, memory: Memory) -> None:
        """What it has must be what there is to see."""
        history = memory.table.begun()
        scene = scene_of(history.match, self.seat, self.language)
        prompt = prompt_of(history.match, self.seat, self.language)
        bare = msgspec.structs.replace(scene, board=without_cells(scene.board))
        assert msgspec.convert(self.scene, Scene) == bare
        assert (self.asked is None) == (prompt is None)
        if self.asked is not None:
            assert msgspec.convert(self.asked["prompt"], Prompt) == prompt
            number = history.counting.version(self.seat, history.asked)
            assert self.asked["ask"] == number


def readers(seats: int) -> Sequence[Reader]:
    """Everybody at the table, and a spectator, in both languages."""
    languages: tuple[Language, ...] = ("es", "en")
    return [Reader(seat, each) for seat in (*range(seats), None) for each in languages]


@pytest.mark.parametrize("game", games())
@settings(max_examples=4, deadline=None)
@given(data=st.data())
def test_patches_in_their_order_give_the_whole_view_of_random_games(game: str, data: Any) -> None:
    found = games()[game]
    mission = found.missions[data.draw(st.sampled_from(sorted(found.missions)))]
    seats = data.draw(st.integers(*mission.seats))
    dice = Dice(data.draw(st.integers(0, 2**32)))
    memory = Memory(found, mission.id, [""] * seats)
    memory.write(memory.table.start())
    everybody = readers(seats)
    for number in range(MOST):
        asks = memory.table.begun().match.asks()
        if not asks:
            break
        ask = asks[dice.below(len(asks))]
        memory.choose(ask.seat, dice.below(len(ask.options)))
        if number % 20 == 19 and memory.table.begun().match.outcome is None:
            step = len(memory.table.begun().steps) - 1 - dice.below(3)
            memory.write(memory.table.take_back(ask.seat, step, None, []))
        for reader in everybody:
            if dice.below(4):  # whoever is late skips some
                reader.look(memory)
    for reader in everybody:
        reader.look(memory)
        reader.compare(memory)


@pytest.mark.parametrize("game", games())
def test_whoever_is_sent_nothing_has_nothing_to_see(game: str) -> None:
    found = games()[game]
    mission = next(iter(found.missions.values()))
    seats, dice = max(2, mission.seats[0]), Dice(11)
    memory = Memory(found, mission.id, [""] * seats)
    memory.write(memory.table.start())
    everybody = readers(seats)
    for _ in range(MOST // 2):
        asks = memory.table.begun().match.asks()
        if not asks:
            break
        ask = asks[dice.below(len(asks))]
        memory.choose(ask.seat, dice.below(len(ask.options)))
        for reader in everybody:
            reader.look(memory)
            reader.compare(memory)


# Small ones


def card(id: str, now: int = 3, text: str = "long words", **more: Any) -> Card:
    track = Track(id="ap", name="AP", now=now, most=3)
    return Card(id=id, title=id, text=text, tracks=(track,), **more)


def panel(*cards: Card) -> Panel:
    return Panel(id="p", title="P", cards=cards)


def whole(thing: msgspec.Struct) -> Any:
    return msgspec.json.decode(msgspec.json.encode(thing))


def told(changes: dict[str, Any]) -> Any:
    return msgspec.json.decode(msgspec.json.encode(changes))


@pytest.mark.parametrize(
    ("old", "new"),
    [
        (panel(card("a"), card("b")), panel(card("a", 2), card("b"))),
        (panel(card("a"), card("b")), panel(card("b"), card("a"))),
        (panel(card("a"), card("b")), panel(card("c"), card("b"))),
        (panel(card("a")), panel()),
        (panel(), panel(card("a"))),
        (panel(card("a", dim=True)), panel(card("a"))),
        (panel(card("a"), card("a", 1)), panel(card("a", 2), card("a", 1))),
    ],
)
def test_a_patch_makes_the_new_from_the_old(old: Panel, new: Panel) -> None:
    assert msgspec.convert(patched(whole(old), told(patch(old, new))), Panel) == new


def test_only_the_number_that_changed_travels() -> None:
    old, new = panel(card("a"), card("b")), panel(card("a", 2), card("b"))
    tracks = {"put": [{"id": "ap", "now": 2}]}
    assert told(patch(old, new)) == {"cards": {"put": [{"id": "a", "tracks": tracks}]}}


def test_a_step_of_one_figure_is_its_new_place() -> None:
    def piece(cell: str) -> Piece:
        return Piece(id="f", name="Fred", cell=cell, icon="x")

    board = Board(key="b", bounds=(0, 0, 1, 1), cells=())
    old = Scene(title="", board=board, pieces=(piece("c1"),))
    new = Scene(title="", board=board, pieces=(piece("c2"),))
    assert told(patch(old, new)) == {"pieces": {"put": [{"id": "f", "cell": "c2"}]}}


def test_choices_that_stay_are_told_by_number() -> None:
    a, b, c = (Choice(text=text) for text in "abc")
    old, new = (
        Prompt(title="q", text="", choices=(a, b)),
        Prompt(title="q", text="", choices=(b, c)),
    )
    changes = told(prompt_patch(old, new))
    assert changes == {"choices": [1, {"text": "c"}]}
    assert msgspec.convert(patched_prompt(whole(old), changes), Prompt) == new


def test_a_seat_that_may_not_know_is_sent_nothing_at_all() -> None:
    memory = Memory(games()["incursion"], "m2", ["", ""])
    memory.write(memory.table.start())
    others = Reader(1, "es"), Reader(None, "en")
    for reader in others:
        reader.look(memory)
    memory.choose(0, 1)
    views = [memory.table.next_view(each.shown, each.seat, each.language) for each in others]
    assert views == [None, None]
