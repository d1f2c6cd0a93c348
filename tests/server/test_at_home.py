"""`sobremesa --lan` on a machine of its own: who comes by its address, and what is said."""

import json
import os
import re
import signal
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import pytest

from .networks import Host, at_home, run, why_not

TESTS = Path(__file__).parent.parent
REACH = "import httpx, sys; print(httpx.get(sys.argv[1] + '/api/reach').text)"
SAID = (
    "from sobremesa.server.config import Config\n"
    "from sobremesa.server.invitation import invitation\n"
    "from sobremesa.server.web.reach import reach_of\n"
    "print(invitation(reach_of(Config(database='', host='0.0.0.0'), 8000)))"
)


@pytest.fixture(scope="module", autouse=True)
def networks() -> None:
    """Skips what cannot be made here."""
    if reason := why_not():
        pytest.skip(reason)


@contextmanager
def laid(house: Host, home: Path) -> Iterator[str]:
    """What `sobremesa --lan` prints on a machine, while it runs there."""
    environment = {**os.environ, "HOME": str(home), "XDG_CONFIG_HOME": str(home), "BROWSER": "true"}
    program = subprocess.Popen(
        house.command(sys.executable, "-u", "-m", "sobremesa", "--lan"),
        env=environment,
        stdout=subprocess.PIPE,
        text=True,
    )
    assert program.stdout is not None
    try:
        said = ""
        while "Ctrl-C" not in said:
            line = program.stdout.readline()
            assert line, f"expected an invitation, got {said!r}"
            said += line
        yield said
    finally:
        program.send_signal(signal.SIGTERM)
        program.wait(60)
        program.stdout.close()


def guest(host: Host, deed: str, *words: str) -> Any:
    """Somebody does something on their machine."""
    path = f"PYTHONPATH={TESTS}"
    program = ("env", path, sys.executable, "-m", "server.guest", deed, *words)
    return json.loads(run(*host.command(*program)))


def reach(house: Host, address: str) -> Any:
    """What the page at the machine itself is told."""
    port = address.rpartition(":")[2]
    return json.loads(house.python(REACH, f"http://localhost:{port}"))


def test_two_machines_come_by_the_address_that_is_printed_and_a_foreign_page_does_not(
    tmp_path: Path,
) -> None:
    with at_home("house", "ana", "bea") as (house, ana, bea), laid(house, tmp_path) as said:
        address = re.findall(r"open (http://\S+)", said)[0]
        assert address.startswith("http://192.168.77.1:")
        opened = guest(ana, "opens", address)
        table, (hers, other) = opened["table"], opened["keys"]
        hers_too = guest(bea, "sits", address, table, other)
        played = [
            guest(ana, "plays", address, table, hers, "0"),
            guest(bea, "plays", address, table, hers_too, "1"),
        ]
        assert any(each["chose"] for each in played)
        assert played[-1]["version"] > 1
        assert set(guest(bea, "intrudes", address, table, hers_too)) == {403}


def test_an_address_that_nobody_can_reach_is_said_until_somebody_comes(tmp_path: Path) -> None:
    with at_home("house", "ana") as (house, ana), laid(house, tmp_path) as said:
        address = re.findall(r"open (http://\S+)", said)[0]
        house.ip("route", "add", "blackhole", "192.168.77.2")
        assert guest(house, "tries", address) == 200
        assert guest(ana, "tries", address) is None
        assert reach(house, address)["reached"] is False
        house.ip("route", "delete", "blackhole", "192.168.77.2")
        assert guest(ana, "tries", address) == 200
        assert reach(house, address)["reached"] is True


def test_a_machine_says_what_kind_of_network_it_is_on() -> None:
    with at_home("house", "ana") as (house, ana):
        house.plug("wg0", "10.8.0.9/24", ana, "tunnel")
        house.ip("route", "add", "default", "dev", "wg0")
        at_home_and_in_a_vpn = house.python(SAID)
        house.ip("link", "set", "eth0", "down")
        in_a_vpn = house.python(SAID)
        house.ip("link", "set", "wg0", "down")
        assert "open http://192.168.77.1:8000" in at_home_and_in_a_vpn
        assert "10.8.0.9" not in at_home_and_in_a_vpn
        assert "open http://10.8.0.9:8000" in in_a_vpn
        assert "una VPN o una red virtual (wg0)" in in_a_vpn
        assert "no network" in house.python(SAID)
