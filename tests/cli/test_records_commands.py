"""`sobremesa verify` and `sobremesa replay`."""

from __future__ import annotations

import json
import re
from collections.abc import Callable
from pathlib import Path
from typing import Any

import msgspec
import pytest

from sobremesa.kernel import Game, Match, find_game
from sobremesa.kernel.record import header_of, record_of, write_record

from .running import record_of_a_game, run, run_process


@pytest.fixture
def record(tmp_path: Path) -> Path:
    return record_of_a_game(tmp_path)


def test_a_good_record_is_praised(record: Path) -> None:
    result = run("verify", str(record))
    choices = len(json.loads(record.read_bytes())["choices"])
    assert result.exit_code == 0
    assert f"{record}: good: {choices} choices, " in result.stdout
    assert "nothing was touched" in result.stdout


def test_a_record_is_proved_from_the_shell(record: Path) -> None:
    result = run_process("verify", str(record))
    assert (result.returncode, result.stderr) == (0, "")


def changed(record: Path, change: Callable[[bytes], bytes]) -> Path:
    path = record.with_name("changed.json")
    path.write_bytes(change(record.read_bytes()))
    return path


def another_choice(data: bytes) -> bytes:
    return data.replace(b'["Take",1]', b'["Take",2]', 1)


def another_die(data: bytes) -> bytes:
    record = msgspec.json.decode(data)
    move = next(move for move in record["choices"] if move[2])
    line = msgspec.json.encode(move)
    move[2] = [7 - move[2][0]]
    return data.replace(line, msgspec.json.encode(move))


@pytest.mark.parametrize(
    ("change", "place"),
    [
        (another_choice, "was altered: expected check"),
        (another_die, "was altered: expected check"),
        (lambda data: data.replace(b'"winners"', b'"winner"'), "the result or the final hash"),
        (lambda data: data.replace(b'"small"', b'"large"'), "the header, the opening dice"),
        (lambda data: data + b" ", "line"),
        (lambda data: data.replace(b",\n", b",\n\n", 1), "line 3, column 1"),
        (lambda data: data[: len(data) // 2], "expected a record of a game"),
        (lambda data: b"", "expected a record of a game"),
        (lambda data: b"\xff\xfe", "expected a record of a game"),
        (lambda data: b"[" * 100_000, "expected a record of a game"),
        (lambda data: b"{}", "missing required field"),
        (lambda data: data.replace(b'"format":1', b'"format":99'), "expected a record of format 1"),
        (lambda data: data.replace(b'"game":"pile"', b'"game":"heap"'), "the header"),
    ],
)
def test_an_altered_record_is_caught_with_the_place(
    record: Path, change: Callable[[bytes], bytes], place: str
) -> None:
    path = changed(record, change)
    result = run("verify", str(path))
    assert result.exit_code == 1
    assert result.stdout.startswith(f"{path}: ")
    assert place in result.stdout


def resealed(record: Path, **header: Any) -> Path:
    """A forgery whose checks fit, so that only playing it again can show it."""
    game = find_game("pile")
    match = Match.start(game, game.prepare("small"), 5, keep=True)
    forged = msgspec.structs.replace(header_of(match, seed=5), **header)
    path = record.with_name("forged.json")
    path.write_bytes(write_record(record_of(match, forged)))
    return path


@pytest.mark.parametrize(
    ("header", "place"),
    [
        ({"seed": 6}, "the opening dice differ"),
        ({"seed": None}, "the record has no seed"),
        ({"game": "heap"}, "there is no game 'heap'"),
        ({"version": "0.9"}, "expected a record of pile 1.0, got one of 0.9"),
        ({"content": "other"}, "the record was played with other content"),
        ({"commitment": "00"}, "the record has a commitment but no secret"),
    ],
)
def test_a_forged_record_is_caught_by_playing_it(
    record: Path, header: dict[str, Any], place: str
) -> None:
    result = run("verify", str(resealed(record, **header)))
    assert result.exit_code == 1
    assert place in result.stdout


@pytest.mark.parametrize("command", ["verify", "replay"])
def test_a_set_up_that_nobody_can_play_is_refused(record: Path, command: str) -> None:
    setup = msgspec.structs.replace(find_game("pile").prepare("small"), mission="huge")
    result = run(command, str(resealed(record, setup=setup)))
    assert result.exit_code in (1, 2)
    assert "pile has no mission 'huge'" in result.output


def test_several_records_are_proved_at_once(record: Path) -> None:
    bad = changed(record, another_choice)
    result = run("verify", str(record), str(bad), "--json")
    first, second = json.loads(result.stdout)
    assert result.exit_code == 1
    assert first == {"file": str(record), "good": True, "problem": None}
    assert (second["file"], second["good"]) == (str(bad), False)
    assert "was altered" in second["problem"]


def test_a_record_of_a_game_that_is_not_over_can_be_good(record: Path) -> None:
    result = run("verify", str(resealed(record)))
    assert result.exit_code == 0
    assert "the game is not over" in result.stdout


def test_a_game_is_told_move_by_move(tmp_path: Path, example: Game[Any]) -> None:
    path = record_of_a_game(tmp_path, "croquetas", "dinner")
    result = run("replay", str(path))
    lines = result.stdout.splitlines()
    choices = json.loads(path.read_bytes())["choices"]
    assert result.exit_code == 0
    assert lines[0] == "Croquettes: Dinner for two"
    assert lines[1].startswith("croquetas 1, seed ")
    assert "Croquettes of each filling: 3" in lines
    assert "Seat 0: Host (random)" in lines
    numbered = [line for line in lines if line[:4].strip().isdecimal()]
    assert len(numbered) == len(choices)
    assert re.fullmatch(r"   1\. (Host|Guest): (One elbow|\d elbows)", numbered[0])
    assert any(line.startswith("      The ") and "goes first" in line for line in lines)
    assert lines[-1] == "Rule cro.end."


def test_a_game_is_told_in_spanish(tmp_path: Path, example: Game[Any]) -> None:
    path = record_of_a_game(tmp_path, "croquetas", "dinner")
    lines = run("replay", str(path), "--language", "es").stdout.splitlines()
    assert lines[0] == "Croquetas: Cena para dos"
    assert "Asiento 1: Invitada (random)" in lines
    assert lines[-1] == "Regla cro.end."


def test_dice_are_told_with_what_they_decided(record: Path) -> None:
    result = run("replay", str(record))
    moves = json.loads(record.read_bytes())["choices"]
    rolled = [move[2][0] for move in moves if move[2]]
    told = [line for line in result.stdout.splitlines() if " takes " in line]
    assert [line.rsplit(" ", 1)[1] for line in told] == [f"[{die}]" for die in rolled]


def test_dice_that_no_line_tells_are_told_all_the_same(record: Path) -> None:
    opening = json.loads(record.read_bytes())["opening"]
    lines = run("replay", str(record)).stdout.splitlines()
    assert f"      [{' '.join(map(str, opening))}]" in lines


def test_the_tale_stops_where_it_is_told_to(record: Path) -> None:
    lines = run("replay", str(record), "--upto", "2").stdout.splitlines()
    assert [line[:5] for line in lines if line[:4].strip().isdecimal()] == ["   1.", "   2."][:2]
    assert lines[-1].endswith(" is to choose: How many counters do you take?")


def test_the_tale_can_stop_before_the_first_choice(record: Path) -> None:
    lines = run("replay", str(record), "--upto", "0").stdout.splitlines()
    assert lines[-2:] == [
        "Taker 0 is to choose: How much do you bid to begin?",
        "Taker 1 is to choose: How much do you bid to begin?",
    ]


def test_a_choice_that_is_not_allowed_stops_the_tale(record: Path) -> None:
    path = changed(record, lambda data: data.replace(b'["Take",', b'["Take",7', 1))
    result = run("replay", str(path))
    assert result.exit_code == 1
    assert "Error: choice 3: seat " in result.stderr
    assert "'take-some' offers Take(count=1)" in result.stderr


@pytest.mark.parametrize("data", [b"", b"{", b"[]", b"\xff", b'{"header":{}}'])
def test_a_file_that_is_no_record_cannot_be_told(tmp_path: Path, data: bytes) -> None:
    path = tmp_path / "nothing.json"
    path.write_bytes(data)
    result = run("replay", str(path))
    assert (result.exit_code, result.stdout) == (1, "")
    assert result.stderr.startswith("Error: expected a record of a game")
