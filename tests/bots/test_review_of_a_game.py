"""A real game with a planted blunder, reviewed: it is told, and with what was better."""

from __future__ import annotations

import pytest

from sobremesa.bots.review import Look, Review, looks_at, review
from sobremesa.kernel import find_game
from sobremesa.kernel.record import Record, read_record, verify
from sobremesa.kernel.value import FORECAST

from .make_blunder import BLUNDER, FILE

FEW = 20
"""Playouts for each choice: less than half of what a review takes if nobody says."""
GROSS = 0.2


@pytest.fixture(scope="module")
def record() -> Record:
    return read_record(FILE.read_bytes())


@pytest.fixture(scope="module")
def reviewed(record: Record) -> Review:
    return review(record, FEW)


def turns(reviewed: Review, seat: int) -> list[Look]:
    return [look for place in reviewed.turns if (look := reviewed.looks[place]).seat == seat]


def test_the_game_is_a_game() -> None:
    assert verify(FILE.read_bytes()) == []


def test_of_the_turning_points_of_its_seat_the_blunder_is_the_gross_one(
    record: Record, reviewed: Review
) -> None:
    seat = record.choices[BLUNDER].seat
    gross = [look for look in turns(reviewed, seat) if look.lost > GROSS]
    assert [(look.number, look.better) for look in gross] == [(BLUNDER, '["Activate","supergirl"]')]
    assert gross[0].lost > 4 * gross[0].doubt > 0


def test_where_dice_decide_luck_has_a_doubt_and_elsewhere_there_is_none(reviewed: Review) -> None:
    rolls = [look for look in reviewed.looks if look.kind == "roll"]
    assert any(abs(luck) > 2 * doubt > 0 for look in rolls for luck, doubt in both(look))
    assert all(doubt > 0 or luck == 0 for look in reviewed.looks for luck, doubt in both(look))


def both(look: Look) -> list[tuple[float, float]]:
    return list(zip(look.luck, look.luck_doubt, strict=True))


def test_chances_are_trusted_as_far_as_the_forecasts_of_the_mission_were_checked(
    record: Record, reviewed: Review
) -> None:
    forecasts = record.header.setup.mission + FORECAST
    bins = find_game("dceased").models.models[forecasts].calibration
    assert reviewed.off is not None
    assert 0 < reviewed.off.mean < reviewed.off.most
    assert reviewed.off.most in {round(abs(each.said - each.won), 4) for each in bins}


def test_another_budget_finds_the_same_blunder(record: Record) -> None:
    (look,) = looks_at(record, range(BLUNDER, BLUNDER + 1), 2 * FEW)
    assert look.better == '["Activate","supergirl"]'
