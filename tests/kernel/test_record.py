"""Records prove that a game was played as they say; whatever is altered in them is found."""

from typing import Any

import msgspec
import pytest

from sobremesa.kernel import BadRecord, Dice, Game, Match, commitment, seed_of
from sobremesa.kernel import record as kernel_record
from sobremesa.kernel.record import (
    Header,
    Record,
    SeatName,
    header_of,
    read_record,
    record_of,
    replay,
    verify,
    write_record,
)

SECRET = "5e" * 32
SHARES = ("salt", "sugar")


def played(game: Game[Any], seed: int, most: int = 1000) -> Match[Any]:
    match = Match.start(game, game.prepare("dinner"), seed, keep=True)
    dice = Dice(1)
    for _ in range(most):
        if match.question is not None:
            ask = match.asks()[0]
            match.choose(ask.seat, dice.pick(ask.options))
    return match


@pytest.fixture(scope="module")
def record(example: Game[Any]) -> Record:
    """A finished dinner whose seed comes from a secret and what the seats gave."""
    seed = seed_of(SECRET, SHARES)
    match = played(example, seed)
    header = header_of(
        match,
        seed=seed,
        seats=(SeatName("Ana"), SeatName("Bot", "random")),
        commitment=commitment(SECRET),
        contributions=SHARES,
        secret=SECRET,
    )
    return record_of(match, header)


def altered(thing: Any, **changes: Any) -> Any:
    return msgspec.structs.replace(thing, **changes)


def with_move(record: Record, number: int, **changes: Any) -> Record:
    """The record with one choice changed, counted from 1."""
    moves = list(record.choices)
    moves[number - 1] = altered(moves[number - 1], **changes)
    forged: Record = altered(record, choices=tuple(moves))
    return forged


def sealed(record: Record) -> Record:
    """The record with all checks made anew, as a forger who knows this program would."""
    check = kernel_record._check_header(record.header, record.opening)
    moves = []
    for move in record.choices:
        check = kernel_record._check(check, move.seat, move.option, move.dice)
        moves.append(altered(move, check=check))
    seal = kernel_record._seal(check, record.result, record.hash)
    forged: Record = altered(record, choices=tuple(moves), seal=seal)
    return forged


def roll_of(record: Record) -> int:
    """The number of a choice for which a die fell."""
    return next(number for number, move in enumerate(record.choices, 1) if move.dice)


def problem(record: Record) -> str:
    """What is wrong with a record."""
    (found,) = verify(write_record(record))
    return found


def test_a_fair_record_proves_itself(record: Record) -> None:
    assert verify(write_record(record)) == []


def test_a_record_is_read_as_it_was_written(record: Record) -> None:
    assert read_record(write_record(record)) == record


def test_a_record_has_a_line_for_the_header_and_each_choice(record: Record) -> None:
    lines = write_record(record).decode().splitlines()
    assert lines[1].startswith('"header":{"format":1,"game":"croquetas"')
    assert lines[4].startswith('[0,["Bid",')
    assert len(lines) == len(record.choices) + 9


def test_a_record_can_be_played_again_to_any_choice(record: Record) -> None:
    match = replay(record, upto=5)
    assert match.journal is not None
    assert len(match.journal.choices) == 5
    assert replay(record).outcome == record.result


def test_an_unfinished_game_can_be_recorded_and_proves_itself(example: Game[Any]) -> None:
    match = played(example, 4, most=5)
    record = record_of(match, header_of(match, seed=4))
    assert (record.result, verify(write_record(record))) == (None, [])


# Altered without care: the checks tell


def test_an_altered_choice_is_named(record: Record) -> None:
    assert problem(with_move(record, 3, seat=1 - record.choices[2].seat)).startswith(
        "choice 3 was altered: expected check"
    )


def test_an_altered_die_is_named(record: Record) -> None:
    number = roll_of(record)
    assert problem(with_move(record, number, dice=(7,))).startswith(f"choice {number} was altered")


def test_an_altered_header_is_named(record: Record) -> None:
    header = altered(record.header, seats=(SeatName("Eva"), SeatName("Bot", "random")))
    assert problem(altered(record, header=header)).startswith(
        "the header, the opening dice or choice 1 was altered"
    )


def test_altered_opening_dice_are_named(record: Record) -> None:
    assert problem(altered(record, opening=(6,))).startswith(
        "the header, the opening dice or choice 1 was altered"
    )


@pytest.mark.parametrize("change", [{"hash": "00"}, {"result": None}, {"seal": "00"}])
def test_an_altered_result_hash_or_seal_is_named(record: Record, change: dict[str, Any]) -> None:
    assert problem(altered(record, **change)).startswith("the result or the final hash was altered")


def test_a_choice_left_out_is_named(record: Record) -> None:
    assert problem(altered(record, choices=record.choices[:4] + record.choices[5:])).startswith(
        "choice 5 was altered"
    )


def test_every_altered_byte_is_found(record: Record) -> None:
    data = write_record(record)
    missed = [
        place
        for place in range(len(data))
        if not verify(data[:place] + bytes([data[place] ^ 1]) + data[place + 1 :])
    ]
    assert missed == []


def test_a_byte_that_changes_no_meaning_is_named_by_line_and_column(record: Record) -> None:
    (found,) = verify(write_record(record).replace(b'"opening":', b'"opening": ', 1))
    assert found.startswith("line 3, column 11: expected b'[],")


def test_bytes_after_the_end_are_found(record: Record) -> None:
    (found,) = verify(write_record(record) + b" ")
    assert "expected b'', got b' '" in found


# Altered with care, all checks made anew: playing it again tells


def test_a_forged_choice_that_was_not_offered_is_named(record: Record) -> None:
    forged = with_move(record, 3, option=msgspec.Raw(b'["Eat","cod"]'), seat=5)
    assert problem(sealed(forged)).startswith("choice 3: seat 5 chose")


def test_a_forged_choice_that_is_no_option_is_named(record: Record) -> None:
    forged = with_move(record, 3, option=msgspec.Raw(b'["Fly"]'))
    assert problem(sealed(forged)).startswith('choice 3: ["Fly"]: Invalid value')


def test_a_forged_choice_that_was_offered_leads_to_another_game(example: Game[Any]) -> None:
    match = played(example, 4, most=2)
    record = record_of(match, header_of(match, seed=4))
    forged = with_move(record, 2, option=msgspec.Raw(b'["Bid",3]'))
    assert forged != record
    assert problem(sealed(forged)).startswith(
        ("the final state differs", "choice 2: expected dice")
    )


def test_a_forged_die_is_named(record: Record) -> None:
    number = roll_of(record)
    fell = record.choices[number - 1].dice[0]
    forged = sealed(with_move(record, number, dice=(fell % 6 + 1,)))
    assert problem(forged) == f"choice {number}: expected dice [{fell}], got [{fell % 6 + 1}]"


def test_forged_opening_dice_are_named(record: Record) -> None:
    assert problem(sealed(altered(record, opening=(6,)))) == (
        "the opening dice differ: expected [], got [6]"
    )


def test_a_forged_result_is_named(record: Record) -> None:
    assert record.result is not None
    forged = altered(record, result=altered(record.result, winners=(0, 1), result="bought"))
    assert problem(sealed(forged)).startswith("the result differs: expected Outcome(")


def test_a_forged_final_state_is_named(record: Record) -> None:
    assert problem(sealed(altered(record, hash="00"))).startswith("the final state differs")


@pytest.mark.parametrize(
    ("changes", "message"),
    [
        ({"secret": ""}, "the record has a commitment but no secret: the game is not over"),
        ({"secret": "ff" * 32}, "the secret does not fit the commitment"),
        ({"contributions": ("salt",)}, "the seed does not follow from the secret"),
        ({"seed": 1}, "the seed does not follow from the secret"),
        ({"commitment": "", "seed": None}, "the record has no seed"),
        ({"version": "0"}, "expected a record of croquetas 1, got one of 0"),
        ({"content": "x"}, "croquetas dinner: the record was played with other content"),
        ({"game": "chess"}, "there is no game 'chess'"),
        ({"format": 9}, "expected a record of format 1, got 9"),
    ],
)
def test_a_forged_header_is_named(record: Record, changes: dict[str, Any], message: str) -> None:
    header: Header = altered(record.header, **changes)
    assert problem(sealed(altered(record, header=header))).startswith(message)


def test_a_record_of_a_mission_that_cannot_be_played_is_refused(record: Record) -> None:
    setup = altered(record.header.setup, mission="lunch")
    forged = altered(record, header=altered(record.header, setup=setup))
    assert problem(sealed(forged)) == "croquetas has no mission 'lunch'; there are dinner"


@pytest.mark.parametrize("data", [b"", b"{}", b"[1]", b"\xff"])
def test_what_is_no_record_is_refused(data: bytes) -> None:
    (found,) = verify(data)
    assert found.startswith("expected a record of a game")


def test_a_match_without_a_journal_cannot_be_recorded(example: Game[Any]) -> None:
    match = Match.start(example, example.prepare("dinner"), 1)
    with pytest.raises(BadRecord, match="start it with keep=True"):
        record_of(match, header_of(match))
