"""The pytest plugin: rules that tests name, and dice that must be used."""

import pytest

pytest_plugins = ["pytester"]

TESTS = """
    import pytest
    from sobremesa.testing import LoadedDice

    @pytest.mark.rule("one.a", "one.b")
    def test_first():
        pass

    @pytest.mark.rule("one.ab")
    def test_second():
        pass

    @pytest.mark.rule("two.a")
    def test_third():
        LoadedDice([1, 2]).roll(6)
"""


def run(pytester: pytest.Pytester, tests: str, *arguments: str) -> pytest.RunResult:
    """Run tests under the plugin."""
    pytester.makepyfile(tests)
    return pytester.runpytest("--strict-markers", *arguments)


@pytest.mark.parametrize(
    ("wanted", "passed"), [(["one.a"], 1), (["one"], 2), (["one.a", "one.ab"], 2)]
)
def test_only_the_tests_that_name_a_rule_are_run(
    pytester: pytest.Pytester, wanted: list[str], passed: int
) -> None:
    options = [word for id in wanted for word in ("--rule", id)]
    run(pytester, TESTS, *options).assert_outcomes(passed=passed, deselected=3 - passed)


def test_a_rule_that_no_test_names_is_an_error(pytester: pytest.Pytester) -> None:
    result = run(pytester, TESTS, "--rule", "three")
    result.stderr.fnmatch_lines(["*--rule three: expected a rule that a test names*"])


def test_a_marker_without_ids_is_an_error(pytester: pytest.Pytester) -> None:
    result = run(pytester, "import pytest\n@pytest.mark.rule()\ndef test_x(): pass")
    result.stderr.fnmatch_lines(["*test_x: expected ids as in rule('inc.los.line'), got ()*"])


def test_a_test_that_leaves_loaded_dice_fails(pytester: pytest.Pytester) -> None:
    result = run(pytester, TESTS)
    result.assert_outcomes(passed=2, failed=1)
    result.stdout.fnmatch_lines(["*loaded but never used: {'rolls': [[]2]}*"])


def test_dice_that_a_fixture_loads_must_be_used_too(pytester: pytest.Pytester) -> None:
    result = run(
        pytester,
        """
        import pytest
        from sobremesa.testing import LoadedDice

        @pytest.fixture
        def dice():
            return LoadedDice([1, 2])

        def test_one_of_two(dice):
            dice.roll(6)

        def test_both(dice):
            dice.rolls(2, 6)
        """,
    )
    result.assert_outcomes(passed=1, failed=1)
    result.stdout.fnmatch_lines(["FAILED *test_one_of_two*"])


def test_a_test_that_fails_by_itself_is_not_told_of_unused_dice(pytester: pytest.Pytester) -> None:
    tests = """
        from sobremesa.testing import LoadedDice

        def test_fails():
            assert LoadedDice([1]) is None
    """
    result = run(pytester, tests)
    result.assert_outcomes(failed=1)
    result.stdout.no_fnmatch_line("*never used*")


@pytest.mark.parametrize(("option", "games"), [([], 2), (["--thorough"], 12)])
def test_the_option_thorough_plays_more_games(
    pytester: pytest.Pytester, option: list[str], games: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.delenv("SOBREMESA_THOROUGH", raising=False)
    test = f"def test_effort(effort): assert effort.games == {games}"
    run(pytester, test, *option).assert_outcomes(passed=1)


def test_the_environment_may_ask_for_more_games(
    pytester: pytest.Pytester, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("SOBREMESA_THOROUGH", "1")
    run(pytester, "def test_effort(effort): assert effort.games > 2").assert_outcomes(passed=1)
