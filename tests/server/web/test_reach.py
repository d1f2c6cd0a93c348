"""Where a server says that it can be reached, and whether it was."""

import socket
from pathlib import Path

import pytest

from server.players import good
from server.process import ServerProcess
from sobremesa.server.config import Config
from sobremesa.server.web import reach
from sobremesa.server.web.interfaces import Interface, is_own
from sobremesa.server.web.reach import Arrivals, Reach, allowing, answers, reach_of

HOME, VPN = Interface("wlan0", "192.168.1.20"), Interface("wg0", "10.8.0.2")
CONTAINERS = Interface("docker0", "172.17.0.1")


def config(host: str, proxies: str = "") -> Config:
    return Config(database="sqlite://", host=host, proxies=proxies)


@pytest.fixture
def on(monkeypatch: pytest.MonkeyPatch) -> list[Interface]:
    """The networks that the machine is on."""
    networks: list[Interface] = []
    monkeypatch.setattr(reach, "interfaces", lambda: networks)
    monkeypatch.setattr(reach, "allowing", lambda _: "")
    return networks


def test_a_server_that_listens_to_its_own_machine_says_so(server: ServerProcess) -> None:
    for host in ("127.0.0.1", "localhost", "::1"):
        assert reach_of(config(host), 8000) == Reach(here_only=True, addresses=())
    told = good(server.http.get("/api/reach"))
    assert (told["here_only"], told["addresses"], told["reached"]) == (True, [], None)


def test_a_server_that_listens_everywhere_names_its_machine_on_the_network(
    on: list[Interface],
) -> None:
    on += [HOME, Interface("eth0", "10.0.0.9")]
    assert reach_of(config("0.0.0.0"), 8123).addresses == (
        "http://192.168.1.20:8123",
        "http://10.0.0.9:8123",
    )
    assert reach_of(config("10.0.0.7"), 80).addresses == ("http://10.0.0.7:80",)


def test_networks_of_a_vpn_and_of_containers_are_told_apart(on: list[Interface]) -> None:
    on += [HOME, VPN, CONTAINERS]
    assert reach_of(config("0.0.0.0"), 80).addresses == ("http://192.168.1.20:80",)
    on.remove(HOME)
    found = reach_of(config("0.0.0.0"), 80)
    assert (found.addresses[0], found.virtual) == ("http://10.8.0.2:80", "wg0")
    assert not HOME.virtual
    assert CONTAINERS.virtual


def test_a_machine_on_no_network_names_no_address(on: list[Interface]) -> None:
    assert on == []
    assert reach_of(config("0.0.0.0"), 8000) == Reach(here_only=False, addresses=())


def test_behind_a_proxy_the_address_of_the_page_is_the_right_one() -> None:
    assert reach_of(config("127.0.0.1", "127.0.0.1"), 8000) == Reach(here_only=False, addresses=())


def test_it_is_reached_when_somebody_comes_from_another_machine(
    on: list[Interface], monkeypatch: pytest.MonkeyPatch
) -> None:
    on += [HOME]
    monkeypatch.setattr(reach, "is_own", lambda address: address == HOME.address)
    arrivals = Arrivals(config("0.0.0.0"))
    seen = []
    for client, at in (
        ("127.0.0.1", "127.0.0.1"),
        (HOME.address, HOME.address),
        ("10.8.0.7", VPN.address),
        ("192.168.1.31", HOME.address),
    ):
        arrivals.note(client, at)
        seen.append(reach_of(config("0.0.0.0"), 80, arrivals).reached)
    assert seen == [False, False, False, True]


def test_a_firewall_that_is_on_is_told_with_what_lets_others_in(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    ufw, firewalld = tmp_path / "ufw.conf", tmp_path / "firewalld.pid"
    monkeypatch.setattr(reach, "_UFW", ufw)
    monkeypatch.setattr(reach, "_FIREWALLD", firewalld)
    assert allowing(8123) == ""
    ufw.write_text("ENABLED=no\n")
    assert allowing(8123) == ""
    firewalld.touch()
    assert allowing(8123) == "sudo firewall-cmd --add-port=8123/tcp"
    ufw.write_text("ENABLED=yes\n")
    assert allowing(8123) == "sudo ufw allow 8123/tcp"


def test_an_address_answers_this_machine_where_the_server_listens_and_nowhere_else(
    server: ServerProcess,
) -> None:
    with socket.socket() as closed:
        closed.bind(("127.0.0.1", 0))
        ports = (server.port, closed.getsockname()[1])
        found = [
            answers(Reach(here_only=False, addresses=(f"http://127.0.0.1:{port}",)))
            for port in ports
        ]
    assert found == [True, False]


def test_nobody_who_comes_through_a_proxy_has_come_to_an_address_of_this_machine(
    on: list[Interface],
) -> None:
    on += [HOME]
    arrivals = Arrivals(config("0.0.0.0", "*"))
    arrivals.note("192.168.1.31", HOME.address)
    assert not arrivals.reached(HOME.address)


def test_a_name_is_not_looked_up_to_know_whose_it_is(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("socket.socket", None)
    assert not is_own("kitchen.example")
