"""Whatever the OpenAPI document allows, the server answers without failing."""

from collections.abc import Callable, Iterator
from typing import Any

import pytest
import schemathesis
from hypothesis import HealthCheck, given, seed, settings
from schemathesis.checks import not_a_server_error
from schemathesis.core.result import Ok

from .players import bearer, open_table
from .process import ServerProcess

EXAMPLES = 15


def operations(server: ServerProcess) -> Iterator[Any]:
    """Everything that the server says one may ask."""
    schema = schemathesis.openapi.from_url(f"{server.url}/api/schema/openapi.json")
    for found in schema.get_all_operations():
        assert isinstance(found, Ok), found
        yield found.ok()


def tried(operation: Any, prepare: Callable[[Any], None]) -> int:
    """Send requests that fit the document; gives how many were answered without failing."""
    answered = 0

    @seed(3)
    @settings(
        max_examples=EXAMPLES,
        deadline=None,
        database=None,
        suppress_health_check=list(HealthCheck),
    )
    @given(case=operation.as_strategy())
    def attempt(case: Any) -> None:
        nonlocal answered
        prepare(case)
        case.call_and_validate(checks=[not_a_server_error])
        answered += 1

    attempt()
    return answered


@pytest.mark.parametrize("where", ["anywhere", "at a real table"])
def test_no_request_that_fits_the_document_makes_the_server_fail(
    server: ServerProcess, where: str
) -> None:
    opened = open_table(server.http, "link", "random")

    def prepare(case: Any) -> None:
        if where != "anywhere" and "table" in (case.path_parameters or {}):
            case.path_parameters["table"] = opened.id
            if case.method != "DELETE":
                case.headers.update(bearer(opened.host))

    answered = {each.label: tried(each, prepare) for each in operations(server)}
    assert len(answered) >= 15
    assert all(answered.values())
