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
