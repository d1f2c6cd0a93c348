"""Where a server says that it can be reached."""

import pytest

from server.players import good
from server.process import ServerProcess
from sobremesa.server.config import Config
from sobremesa.server.web import reach
from sobremesa.server.web.reach import Reach, reach_of


def config(host: str, proxies: str = "") -> Config:
    return Config(database="sqlite://", host=host, proxies=proxies)


def test_a_server_that_listens_to_its_own_machine_says_so(server: ServerProcess) -> None:
    for host in ("127.0.0.1", "localhost", "::1"):
        assert reach_of(config(host), 8000) == Reach(here_only=True, addresses=())
    assert good(server.http.get("/api/reach")) == {"here_only": True, "addresses": []}


def test_a_server_that_listens_everywhere_names_its_machine_on_the_network(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(reach, "own_address", lambda: "192.168.1.20")
    assert reach_of(config("0.0.0.0"), 8123).addresses == ("http://192.168.1.20:8123",)
    assert reach_of(config("10.0.0.7"), 80).addresses == ("http://10.0.0.7:80",)


def test_a_machine_on_no_network_names_no_address(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(reach, "own_address", lambda: "")
    assert reach_of(config("0.0.0.0"), 8000) == Reach(here_only=False, addresses=())


def test_behind_a_proxy_the_address_of_the_page_is_the_right_one() -> None:
    assert reach_of(config("127.0.0.1", "127.0.0.1"), 8000) == Reach(here_only=False, addresses=())
