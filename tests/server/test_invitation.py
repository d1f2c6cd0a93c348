"""What the terminal says to whoever wants to come."""

from sobremesa.server.invitation import invitation, qr_text
from sobremesa.server.web.reach import Reach


def test_the_address_is_said_and_drawn_to_be_scanned() -> None:
    address = "http://192.168.1.20:8123"
    said = invitation(Reach(here_only=False, addresses=(address,)))
    assert address in said
    assert qr_text(address) in said
    assert "port 8123" in said


def test_each_address_has_a_code_of_its_own_that_is_square() -> None:
    one, other = qr_text("http://192.168.1.20:8000"), qr_text("http://192.168.1.21:8000")
    assert one != other
    lines = one.splitlines()
    assert len({len(line) for line in lines}) == 1
    assert len(lines[0]) in (2 * len(lines), 2 * len(lines) - 1)


def test_a_machine_on_no_network_says_that_nobody_can_come() -> None:
    said = invitation(Reach(here_only=False, addresses=()))
    assert "no network" in said
    assert "█" not in said


def test_what_is_in_the_way_is_said_in_both_languages() -> None:
    address = "http://192.168.1.20:8123"
    reach = Reach(here_only=False, addresses=(address,), allow="sudo ufw allow 8123/tcp")
    said = invitation(reach)
    assert "sudo ufw allow 8123/tcp" in said
    assert "does not even answer" not in said
    silent = invitation(reach, answers=False)
    assert "does not even answer" in silent
    assert "no responde ni a este equipo" in silent


def test_other_addresses_are_named_and_a_vpn_is_called_so() -> None:
    first, second = "http://10.8.0.2:8000", "http://172.17.0.1:8000"
    said = invitation(Reach(here_only=False, addresses=(first, second), virtual="wg0"))
    assert "VPN or virtual network was found here (wg0)" in said
    assert f"otras redes: {second}" in said
