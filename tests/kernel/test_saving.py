"""Saved matches: the same question again, also after the process was killed."""

import os
import signal
import subprocess
import sys
from pathlib import Path
from typing import Any

import msgspec
import pytest
import questions as ask
from toy import Box, Take, Toy, counting, start, takes

from sobremesa.kernel import (
    BadRecord,
    Dice,
    Flow,
    Game,
    Match,
    Outcome,
    Together,
    decode_state,
    encode_state,
    state_hash,
)

PLAYER = Path(__file__).with_name("killed_player.py")


def random_steps(match: Match[Any], dice: Dice, most: int) -> None:
    for _ in range(most):
        if match.question is not None:
            ask = match.asks()[0]
            match.choose(ask.seat, dice.pick(ask.options))


@pytest.mark.parametrize("steps", [0, 1, 2, 3, 17, 30])
def test_a_loaded_match_stands_and_goes_on_like_the_saved_one(steps: int) -> None:
    match = start(counting)
    random_steps(match, Dice(4), steps)
    loaded = Match.load(match.game, match.save())
    assert (loaded.question, loaded.outcome) == (match.question, match.outcome)
    assert loaded.save() == match.save()
    random_steps(match, Dice(5), 40)
    random_steps(loaded, Dice(5), 40)
    assert state_hash(loaded.state) == state_hash(match.state)


def test_saving_keeps_standing_orders_and_answers_that_are_in() -> None:
    def rules(box: Box) -> Flow[None]:
        yield from ask.First(0, takes(1, 2), anchor=True)
        yield from Together({seat: ask.Secret(seat, takes(1, 2)) for seat in (0, 1)})
        yield from ask.Last(1, takes(1, 2))

    match = start(rules)
    match.orders = {1: {"fire", "move"}}
    match.choose(0, Take(1))
    match.choose(1, Take(2))
    loaded = Match.load(match.game, match.save())
    assert (loaded.pending, loaded.orders) == ({1: Take(2)}, {1: {"fire", "move"}})
    loaded.choose(0, Take(1))
    assert loaded.awaited() == (1,)
    assert Match.load(match.game, loaded.save()).question == loaded.question


def test_a_finished_match_can_be_saved() -> None:
    match = start(counting)
    random_steps(match, Dice(4), 99)
    assert Match.load(match.game, match.save()).outcome == match.outcome


def test_a_state_is_read_back_as_it_was_written() -> None:
    match = start(counting)
    random_steps(match, Dice(4), 9)
    state = decode_state(encode_state(match.state), Box, None)
    assert state == match.state
    assert state.log == []


@pytest.mark.parametrize("data", [b"", b"nothing", b"[]", b"{}", b"\xff\xfe"])
def test_what_is_no_saved_match_is_refused(data: bytes) -> None:
    with pytest.raises(BadRecord, match="expected a saved match, got something else"):
        Match.load(Toy(counting), data)


@pytest.mark.parametrize(
    ("field", "value", "message"),
    [
        ("game", "chess", "expected a match of toy 1, got chess 1"),
        ("version", "9", "expected a match of toy 1, got toy 9"),
        ("base", {"dice": 1}, "toy: the saved match cannot be read: Expected `object`"),
        ("trail", [["Jump"]], "toy: the saved match cannot be read: Invalid value 'Jump'"),
        ("trail", [["Take", 9]], r"expected answer 1 to be offered, got Take\(number=9\)"),
        ("pending", {"x": ["Take", 1]}, "toy: the saved match cannot be read: invalid literal"),
    ],
)
def test_a_saved_match_that_does_not_fit_is_refused_with_the_reason(
    field: str, value: object, message: str
) -> None:
    saved = msgspec.json.decode(start(counting).save())
    saved[field] = value
    with pytest.raises(BadRecord, match=message):
        Match.load(Toy(counting), msgspec.json.encode(saved))


def test_a_saved_match_that_ends_too_early_is_refused() -> None:
    def short(box: Box) -> Flow[None]:
        yield from ask.Only(0, takes(1, 2), anchor=True)
        box.end(Outcome(result="over"))

    saved = msgspec.json.decode(start(short).save())
    saved["trail"] = [["Take", 1], ["Take", 1]]
    with pytest.raises(BadRecord, match="expected answer 2 to be offered"):
        Match.load(Toy(short), msgspec.json.encode(saved))


def run_player(command: str, file: Path) -> subprocess.Popen[str]:
    """A new process that plays the example game."""
    return subprocess.Popen(
        [sys.executable, str(PLAYER), command, str(file)],
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        text=True,
        env=os.environ | {"PYTHONPATH": os.pathsep.join(sys.path)},
    )


@pytest.mark.parametrize("choices", [1, 6, 9])
def test_a_process_killed_in_mid_game_resumes_at_the_same_question(
    example: Game[Any], tmp_path: Path, choices: int
) -> None:
    file = tmp_path / "match.json"
    with run_player("play", file) as player:
        assert player.stdin is not None
        assert player.stdout is not None
        for _ in range(choices):
            player.stdin.write("go\n")
            player.stdin.flush()
            assert player.stdout.readline() == "saved\n"
        player.stdin.write("go\n")
        player.stdin.flush()
        player.send_signal(signal.SIGKILL)
    assert player.returncode == -signal.SIGKILL
    with run_player("show", file) as viewer:
        assert viewer.stdout is not None
        shown = viewer.stdout.read()
    match = Match.start(example, example.prepare("dinner"), seed=3)
    dice = Dice(3)
    random_steps(match, dice, choices)
    before = str(match.question)
    random_steps(match, dice, 1)
    assert shown in (before, str(match.question))
