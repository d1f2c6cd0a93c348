"""Golden games: they are looked for, kept, and held to what they are."""

from pathlib import Path
from typing import Any

import pytest

from sobremesa.kernel import Game
from sobremesa.testing.golden import GoldenGames, Plan, proved, reckless, results_of

ENDS = ["dinner-won", "dinner-shared"]


@pytest.fixture
def golden(example: Game[Any], tmp_path: Path) -> GoldenGames[Any]:
    """The golden games of Croquetas, made."""
    plans = [Plan("dinner", "won"), Plan("dinner", "shared", reckless, {"plate": 1})]
    found = GoldenGames(example, tmp_path / "golden", plans)
    found.write()
    return found


def test_records_end_as_planned_and_are_made_again_byte_for_byte(golden: GoldenGames[Any]) -> None:
    golden.check_complete(ENDS)
    for plan in golden.plans:
        assert golden.end_of(plan).result == plan.result
        assert golden.build(plan) == golden.file(plan).read_bytes()


def test_the_results_are_those_that_the_game_has_words_for(example: Game[Any]) -> None:
    assert results_of(example) == {"won", "shared"}


def test_an_end_that_is_not_planned_is_missed(golden: GoldenGames[Any]) -> None:
    with pytest.raises(AssertionError, match=r"the ends that are planned: expected .*dinner-lost"):
        golden.check_complete([*ENDS, "dinner-lost"])


def test_a_result_that_no_plan_brings_is_missed(golden: GoldenGames[Any]) -> None:
    less = GoldenGames(golden.game, golden.folder, golden.plans[:1])
    golden.file(golden.plans[1]).unlink()
    with pytest.raises(AssertionError, match=r"the results: expected .*shared"):
        less.check_complete(ENDS[:1])


def test_a_file_too_many_or_too_few_is_found(golden: GoldenGames[Any]) -> None:
    stray = golden.folder / "stray.json"
    stray.write_bytes(b"")
    golden.check_complete(ENDS, besides=[stray])
    with pytest.raises(AssertionError, match=r"the files: expected .*, got .*stray\.json"):
        golden.check_complete(ENDS)
    stray.unlink()
    golden.file(golden.plans[0]).unlink()
    with pytest.raises(AssertionError, match="the files"):
        golden.check_complete(ENDS)


def test_a_record_that_was_altered_does_not_prove_itself(golden: GoldenGames[Any]) -> None:
    file = golden.file(golden.plans[0])
    file.write_bytes(file.read_bytes().replace(b'["Eat"', b'["Bid"', 1))
    with pytest.raises(AssertionError, match=r"what is wrong with dinner-won\.json: expected \[\]"):
        proved(file)


@pytest.mark.parametrize(
    ("other", "wrong"),
    [
        (Plan("dinner", "won", settings={"plate": 4}, label="dinner"), "the settings"),
        (Plan("dinner", "shared", label="kept"), "the result"),
        (Plan("dinner", "won", label="kept", detail="late"), "the detail"),
    ],
)
def test_a_record_of_another_game_than_planned_is_found(
    golden: GoldenGames[Any], other: Plan[Any], wrong: str
) -> None:
    golden.file(golden.plans[0]).rename(golden.file(other))
    with pytest.raises(AssertionError, match=f"{wrong}: expected"):
        golden.end_of(other)


def test_an_end_that_no_seed_leads_to_is_said_so(golden: GoldenGames[Any]) -> None:
    never: Plan[Any] = Plan("dinner", "won", possible=lambda state: False)
    with pytest.raises(AssertionError, match="dinner-won: expected a seed that leads there"):
        golden.build(never)


def test_a_game_that_takes_too_long_is_given_up(golden: GoldenGames[Any]) -> None:
    short = GoldenGames(golden.game, golden.folder, golden.plans, most=3)
    setup = golden.game.prepare("dinner")
    assert short.play(setup, reckless, 0).outcome is None
    assert golden.play(setup, reckless, 0).outcome is not None
