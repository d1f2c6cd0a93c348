"""What the protocol says of limits is what the program holds to."""

import re
from pathlib import Path

from sobremesa.server.config import Limits
from sobremesa.server.limits import doors

DOCUMENT = Path(__file__).parents[3] / "docs" / "protocol.md"
KIB = 1024


def documented() -> dict[str, str]:
    """The table of limits."""
    _, _, chapter = DOCUMENT.read_text("utf-8").partition("\n## Limits\n")
    rows = re.findall(r"^\| (.+?) \| (.+) \|$", chapter, re.MULTILINE)
    return dict(rows[1:])


def by_default() -> dict[str, str]:
    """The same, as the program has it."""
    at = Limits()
    sizes = [f"{each / KIB:g} KiB" for each in (at.message_bytes, at.body_bytes, doors.HEAD_BYTES)]
    seconds = [
        f"{each:g} seconds" for each in (at.silence_seconds, at.hello_seconds, at.header_seconds)
    ]
    assert at.address_share == at.table_share
    assert at.ping_rate == at.chat_rate
    return {
        "a WebSocket message, an HTTP body, the headers of a request": ", ".join(sizes),
        "frames of a socket, pings of the network too; a message counts once more for each KiB "
        "that it is long, however few bytes it travelled in": (
            f"{at.frame_rate} a second, {at.frame_burst} at once"
        ),
        "requests of a socket": f"{at.socket_rate} a second, {at.socket_burst} at once",
        "pings, chat messages of a socket": (
            f"{at.ping_rate:g} a second, {at.ping_burst} and {at.chat_burst} at once"
        ),
        "chat messages at a table": (
            f"{at.table_chat_rate:g} a second, {at.table_chat_burst} at once"
        ),
        "HTTP requests of an address": f"{at.request_rate} a second, {at.request_burst} at once",
        "a worker's time for an address; for a table, and as much again for its spectators": (
            f"{at.address_share:.0%}, {at.share_burst:g} second at once; "
            "all of it while nobody else is there"
        ),
        "connections in all, of an address": (
            f"{at.connections}, {at.connections_per_address} (fewer when the house is full), "
            f"{at.connection_rate:g} new ones a second"
        ),
        "tables opened by an address": (
            f"{at.tables_per_hour} an hour, {at.open_tables} unfinished"
        ),
        "sockets of an address, of a table": f"{at.sockets_per_address}, {at.sockets_per_table}",
        "names and titles, chat messages": (
            f"{at.name_length} characters, {at.chat_length} characters"
        ),
        "silence on a socket, waiting for `hello`, for the whole of a request": ", ".join(seconds),
        "how long an absent holder may answer before the seat is given away": (
            f"{at.absent_seconds:g} seconds"
        ),
        "steps of a what-if": f"{at.whatif_steps}",
    }


def test_the_limits_of_the_document_are_those_of_the_program() -> None:
    assert documented() == by_default()
