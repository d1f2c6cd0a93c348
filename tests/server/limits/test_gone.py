"""Whoever has hung up gets no work done, and costs nobody a turn."""

import asyncio
from typing import Any

import pytest

from sobremesa.server.config import Config, Limits
from sobremesa.server.limits.accounts import Accounts
from sobremesa.server.limits.doors import LISTENER, Listener
from sobremesa.server.limits.floods import Floods
from sobremesa.server.limits.gate import Gate, Origins
from sobremesa.server.metrics import Metrics
from sobremesa.server.store.house import House


def request(listener: Listener) -> dict[str, Any]:
    """A request as it comes to the gate."""
    return {
        "type": "http",
        "method": "GET",
        "path": "/api/games",
        "query_string": b"",
        "headers": [(b"host", b"localhost")],
        "client": ("127.0.0.1", 1),
        "server": ("127.0.0.1", 2),
        "state": {LISTENER: listener},
    }


@pytest.mark.parametrize(("gone", "done"), [(False, ["work", 200]), (True, [])])
def test_only_for_whoever_still_waits_something_is_done(gone: bool, done: list[object]) -> None:
    listener, found, metrics = Listener(), list[object](), Metrics()
    listener.gone = gone

    async def app(_scope: Any, _receive: Any, send: Any) -> None:
        found.append("work")
        await send({"type": "http.response.start", "status": 200, "headers": []})

    async def receive() -> Any:
        raise AssertionError("expected nobody to read the body of a GET")

    async def send(message: Any) -> None:
        found.append(message["status"])

    async def ask() -> None:
        config = Config(database="sqlite://")
        accounts = Accounts(Limits())
        house = House()
        floods = Floods(house)
        gate = Gate(app, Origins(config), accounts, metrics, house, floods, lambda *_: None)
        await gate(request(listener), receive, send)

    asyncio.run(ask())
    assert found == done
    assert (b'status="200"' in metrics.text()) is not gone
