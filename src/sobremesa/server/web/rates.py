"""How often one socket may ask, and how often it may be refused."""

from __future__ import annotations

from sobremesa.server.config import Limits
from sobremesa.server.limits.accounts import Accounts, Bucket, too_many
from sobremesa.table.errors import Refused
from sobremesa.table.messages import AnyRequest, Chat, Draw, Ping

_REFUSALS = 20
"""So many requests beyond the limits, and the socket is closed."""
_DRAWINGS_A_SECOND, _DRAWINGS_AT_ONCE = 4, 20


class Rates:
    """The buckets of one socket."""

    def __init__(self, limits: Limits, accounts: Accounts) -> None:
        self._limits, self._accounts = limits, accounts
        self._requests = Bucket(limits.socket_rate, limits.socket_burst)
        self._pings = Bucket(limits.ping_rate, limits.ping_burst)
        self._sayings = Bucket(limits.chat_rate, limits.chat_burst)
        self._drawings = Bucket(_DRAWINGS_A_SECOND, _DRAWINGS_AT_ONCE)
        self._refusals = 0

    def take(self) -> bool:
        """Whether the socket may ask once more, whatever it is."""
        return self._requests.take()

    @property
    def used_up(self) -> bool:
        """Whether it has been refused too often."""
        return self._refusals >= _REFUSALS

    @property
    def refusal(self) -> Refused:
        """What is said to whoever asks too much."""
        return too_many("requests on one socket", self._limits.socket_rate)

    def must_allow(self, request: AnyRequest, table: str) -> None:
        """Refuse a ping, a drawing or a chat message that comes too soon after the others."""
        limits, problem = self._limits, None
        if isinstance(request, Ping) and not self._pings.take():
            problem = too_many("pings on one socket", limits.ping_rate)
        elif isinstance(request, Draw) and not self._drawings.take():
            problem = too_many("drawings on one socket", _DRAWINGS_A_SECOND)
        elif isinstance(request, Chat) and not self._sayings.take():
            problem = too_many("chat messages on one socket", limits.chat_rate)
        elif isinstance(request, Chat) and not self._accounts.chat(table).take():
            problem = too_many("chat messages at one table", limits.table_chat_rate)
        if problem is not None:
            self._refusals += 1
            raise problem
