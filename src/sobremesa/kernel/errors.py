"""What the kernel raises. Every message says what was expected and what came."""


class SobremesaError(Exception):
    """The base of every error that is meant for a person to read."""


class NotOffered(SobremesaError):
    """A choice that no open question offers to that seat. The match is unchanged."""


class NotFound(SobremesaError):
    """A game, mission, seat or option that does not exist."""


class BadContent(SobremesaError):
    """A content or text file that cannot be used; names the file and the key."""


class BadRecord(SobremesaError):
    """A record or saved match that cannot be read."""


class BrokenPromise(SobremesaError):
    """A game broke a promise to the kernel, such as an anchor that does not come back."""
