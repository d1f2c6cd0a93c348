"""What pytest learns: the marker `rule`, dice that must be used up, and how hard to try.

Where sobremesa is installed, pytest finds it by itself.
"""

from __future__ import annotations

import os
from collections.abc import Generator, Iterable

import pytest

from .contract import QUICK, THOROUGH, Effort
from .dice import LoadedDice, must_be_used, watching

_LOADED = pytest.StashKey[list[LoadedDice]]()


def pytest_addoption(parser: pytest.Parser) -> None:
    group = parser.getgroup("sobremesa")
    group.addoption(
        "--thorough",
        action="store_true",
        default=bool(os.environ.get("SOBREMESA_THOROUGH")),
        help="play many more games in the contract suite (also: SOBREMESA_THOROUGH=1)",
    )
    group.addoption(
        "--rule",
        action="append",
        metavar="ID",
        help="run only the tests that name this rule, or one of a chapter such as inc.los",
    )


def pytest_configure(config: pytest.Config) -> None:
    config.addinivalue_line("markers", "rule(*ids): the rules that this test would catch breaking")


def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    """Collect which tests name which rules, and keep those that were asked for."""
    named = {item.nodeid: _rules_of(item) for item in items}
    wanted: list[str] | None = config.getoption("rule")
    if not wanted:
        return
    for id in wanted:
        if not any(_is_within(rule, id) for rules in named.values() for rule in rules):
            raise pytest.UsageError(f"--rule {id}: expected a rule that a test names, none does")
    kept = [item for item in items if _names_any(named[item.nodeid], wanted)]
    config.hook.pytest_deselected(items=[item for item in items if item not in kept])
    items[:] = kept


def _rules_of(item: pytest.Item) -> list[str]:
    """The ids that the markers of a test name; a marker that names nothing is an error."""
    rules: list[str] = []
    for marker in item.iter_markers("rule"):
        if not marker.args or not all(isinstance(id, str) for id in marker.args):
            raise pytest.UsageError(
                f"{item.nodeid}: expected ids as in rule('inc.los.line'), got {marker.args}"
            )
        rules += marker.args
    return rules


def _names_any(rules: Iterable[str], wanted: Iterable[str]) -> bool:
    return any(_is_within(rule, id) for rule in rules for id in wanted)


def _is_within(rule: str, id: str) -> bool:
    """Whether a rule is this one, or one of this chapter."""
    return rule == id or rule.startswith(f"{id}.")


@pytest.hookimpl(wrapper=True)
def pytest_runtest_protocol(item: pytest.Item) -> Generator[None, object, object]:
    """Note the dice that a test and its fixtures load."""
    with watching() as item.stash[_LOADED]:
        return (yield)


@pytest.hookimpl(wrapper=True)
def pytest_runtest_call(item: pytest.Item) -> Generator[None, object, object]:
    """All that was loaded must have fallen when the test is done."""
    result = yield
    must_be_used(item.stash[_LOADED])
    return result


@pytest.fixture(scope="session")
def effort(request: pytest.FixtureRequest) -> Effort:
    """How many games the contract suite plays: few, or many with --thorough."""
    return THOROUGH if request.config.getoption("thorough") else QUICK
