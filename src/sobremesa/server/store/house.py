"""The house as a whole, as each worker knows it: who is banned, whether anything may be changed,
when a restart is due. Operators change it by `sobremesa admin`; every worker then hears of it.

Addresses are known by a hash with a key that never leaves the database: whoever reads the log can
tell two households apart and ban one, and cannot find out where they live.
"""

from __future__ import annotations

from hashlib import blake2b

import msgspec
from sqlalchemy import Connection, delete, insert, select

from sobremesa.kernel import fresh_secret
from sobremesa.server.calling.webpush import new_signing_key
from sobremesa.table.errors import Refused
from sobremesa.table.messages import HouseReply
from sobremesa.table.notices import now

from . import schema

KEY, SIGNING_KEY, READ_ONLY, RESTART = "key", "signing-key", "read-only", "restart"
RESTARTED = "restarted"
"""How the last restart went that an operator has asked for."""
_ADDRESS_BYTES, _VISITOR_BYTES = 16, 8


class Standing(msgspec.Struct, frozen=True):
    """What is written down of the house."""

    key: bytes = b""
    read_only: bool = False
    restart: int = 0
    bans: dict[str, int] = {}
    signing_key: str = ""


def make_keys(connection: Connection) -> None:
    """The key of the hashes, and the one that calls are signed with, once for every database."""
    known = _values(connection)
    if KEY not in known:
        put(connection, KEY, fresh_secret())
    if SIGNING_KEY not in known:
        put(connection, SIGNING_KEY, new_signing_key())


def put(connection: Connection, name: str, value: str) -> None:
    """Write something down about the house; nothing is as usual."""
    connection.execute(delete(schema.house).where(schema.house.c.name == name))
    if value:
        connection.execute(insert(schema.house).values(name=name, value=value))


def how_restarted(connection: Connection) -> str:
    """How the restart went that was asked for; empty as long as nobody knows."""
    return _values(connection).get(RESTARTED, "")


def _values(connection: Connection) -> dict[str, str]:
    return {row.name: row.value for row in connection.execute(select(schema.house))}


def standing(connection: Connection) -> Standing:
    """How the house stands, as it is written down."""
    values = _values(connection)
    bans = {row.address: row.until for row in connection.execute(select(schema.bans))}
    return Standing(
        bytes.fromhex(values[KEY]),
        READ_ONLY in values,
        int(values.get(RESTART, 0)),
        bans,
        values.get(SIGNING_KEY, ""),
    )


class House:
    """How the house stands, and what follows from it for whoever comes."""

    def __init__(self) -> None:
        self._standing = Standing()
        self._known: dict[str, str] = {}

    def renew(self, standing: Standing) -> None:
        """It was written down anew."""
        self._standing = standing
        self._known.clear()

    @property
    def read_only(self) -> bool:
        """Whether nothing may be changed."""
        return self._standing.read_only

    @property
    def signing_key(self) -> str:
        """What calls to browsers are signed with."""
        return self._standing.signing_key

    def reply(self) -> HouseReply:
        """What everybody at a table is told."""
        restart = self._standing.restart
        return HouseReply(read_only=self.read_only, restart=restart if restart > now() else 0)

    def address(self, network: str) -> str:
        """An address as it may be written down."""
        known = self._known.get(network)
        if known is None:
            if len(self._known) >= 10_000:
                self._known.clear()
            known = self._known[network] = hashed_address(self._standing.key, network)
        return known

    def visitor(self, network: str, table: str) -> str:
        """A spectator as the others at one table may know them; at another table it is another."""
        source = f"{table}/{network}".encode()
        return blake2b(source, key=self._standing.key, digest_size=_VISITOR_BYTES).hexdigest()

    @property
    def has_bans(self) -> bool:
        """Whether somebody is banned."""
        return bool(self._standing.bans)

    def is_banned(self, network: str) -> bool:
        """Whether nobody from there may come in."""
        return self.has_bans and self._standing.bans.get(self.address(network), 0) > now()

    def must_be_welcome(self, network: str) -> None:
        """Refuse whoever is banned."""
        if self.is_banned(network):
            raise Refused("not_allowed", "expected somebody who may play here, got a banned one")


def hashed_address(key: bytes, network: str) -> str:
    """The keyed hash of an address."""
    return blake2b(network.encode(), key=key, digest_size=_ADDRESS_BYTES).hexdigest()
