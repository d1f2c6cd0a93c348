"""Whatever the OpenAPI document allows, the server answers without failing."""

from collections.abc import Callable, Iterator
from typing import Any

import pytest
import schemathesis
from hypothesis import HealthCheck, given, seed, settings
from schemathesis.checks import not_a_server_error
from schemathesis.core.result import Ok
from schemathesis.specs.openapi.checks import (
    response_schema_conformance,
    status_code_conformance,
)

from server.players import bearer, open_table
from server.process import ServerProcess

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
        case.call_and_validate(
            checks=[not_a_server_error, status_code_conformance, response_schema_conformance]
        )
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


def test_every_error_in_the_document_is_a_problem(server: ServerProcess) -> None:
    document = server.http.get("/api/schema/openapi.json").json()
    (problem,) = [name for name in document["components"]["schemas"] if name.endswith("Problem")]
    errors = {
        (path, method, int(status)): list(response["content"].values())
        for path, methods in document["paths"].items()
        for method, operation in methods.items()
        for status, response in operation["responses"].items()
        if int(status) >= 400
    }
    wanted = [{"schema": {"$ref": f"#/components/schemas/{problem}"}}]
    assert {status for _, _, status in errors} == {400, 403, 404, 409, 413, 421, 429, 500, 503}
    assert [place for place, content in errors.items() if content != wanted] == []
    assert set(document["components"]["schemas"][problem]["required"]) == {"code", "message"}
