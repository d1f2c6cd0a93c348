"""What stands and lies at a show: tokens, cards, hunters, companions and enemies."""

from __future__ import annotations

from enum import IntEnum

import msgspec

from sobremesa.games.torgue.content.schema import RED

NOBODY = -1
NOWHERE = -1
CLOSING_TYRES = 3


class Stage(IntEnum):
    """What the match is doing."""

    PICK = 0
    TREES = 1
    ARRANGE = 2
    DEPLOY = 3
    HUNTERS = 4
    ENEMIES = 5
    WANTED = 6
    PRIZE = 7
    SHOP = 8
    BONUS = 9
    LEVELS = 10
    REST = 11
    RESPAWN = 12


class Token(msgspec.Struct, frozen=True, array_like=True, gc=False):
    """An action or shield token: its colour now, the colour it had at first, and its face."""

    colour: int
    origin: int
    spent: bool = False


TOKENS = {
    (colour, origin, spent): Token(colour, origin, spent)
    for colour in range(3)
    for origin in range(3)
    for spent in (False, True)
}


class Item(msgspec.Struct, frozen=True, array_like=True, gc=False):
    """An Equipment card that somebody has: spent or not, with the tokens that lie on it."""

    card: str
    spent: bool = False
    tokens: tuple[Token, ...] = ()
    """Shield tokens, or the RunAndGun token of a gun."""


class Effects(msgspec.Struct, gc=False):
    """What hunters and enemies have in common: a place and the tokens of effects."""

    id: int
    kind: str
    zone: int = NOWHERE
    corrosion: int = 0
    cryo: int = 0
    burn: int = 0
    radiation: int = 0
    shock: int = 0
    slag: int = 0
    stun: int = 0


class Hunter(Effects, gc=False):
    """A Vault Hunter. Its number is also its place in clockwise order (tor.ruling.clockwise)."""

    seat: int = 0
    tokens: tuple[Token, ...] = ()
    gear: tuple[Item, ...] = ()
    pack: tuple[Item, ...] = ()
    """The Inventory: up to three stored, inactive items."""
    loot: tuple[int, ...] = ()
    tree: str = ""
    slots: int = 0
    element: str = ""
    star: str = ""
    ready: bool = False
    """It is done with this step of the Interlude."""
    gifted: bool = False
    """It got something in the Interlude when it was done."""
    down: bool = False
    activated: bool = False
    grenades: int = 0
    """Grenade attacks made in this turn."""
    used: tuple[str, ...] = ()
    """Guns used in this turn."""
    fumbled: bool = False
    gunzerks: int = 0
    """GUNZERKER attacks made in this turn."""
    once: int = 0
    """Bits of what it may do once per activation and has done."""
    feats: int = msgspec.field(default=0, name="deeds")
    """How often it has done, in this activation or turn, what its star move counts.

    By the name that records have given it since the first.
    """
    met: bool = False
    """The condition of its star move is met."""
    waived: tuple[int, ...] = ()
    """How things stood when it last let its loot be before a blow in this turn."""
    crate: bool = False
    bombs: int = 0
    key: bool = False


class Companion(msgspec.Struct, gc=False):
    """A companion; without tokens of its own it uses those of its hunter."""

    id: int
    kind: str
    owner: int
    zone: int = NOWHERE
    tokens: tuple[Token, ...] = ()
    shields: tuple[Token, ...] = ()
    shut: bool = False
    fumbled: bool = False


class Enemy(Effects, gc=False):
    """An enemy on the board."""

    wounds: int = 0
    hp: int = 1
    shields: tuple[Token, ...] = ()
    hardened: int = 0
    """Added Defence until the next enemies' turn begins."""
    force: int = 0
    """Added Force until the end of this enemies' turn."""
    gained: tuple[str, ...] = ()
    """Effects that its attacks have until the end of this enemies' turn."""


class Carried(msgspec.Struct, frozen=True):
    """A Vault Hunter as the campaign keeps it: tor.campaign.save."""

    kind: str
    seat: int
    tree: str
    slots: int
    element: str
    gear: tuple[str, ...]
    pack: tuple[str, ...]


class Campaign(msgspec.Struct, frozen=True):
    """What one match of the campaign hands on to the next."""

    level: int = 0
    hunters: tuple[Carried, ...] = ()
    announcements: tuple[str, ...] = ()
    events: tuple[str, ...] = ()
    under: tuple[str, ...] = ()
    gone: tuple[str, ...] = ()
    wanted_used: tuple[str, ...] = ()
    extra_money: int = 0
    retries: int = 0
    next: str = ""


def reds(hunter: Hunter) -> int:
    """How many RED action tokens a hunter has: tor.ruling.red-count."""
    count = 0
    for token in hunter.tokens:
        if token.colour == RED:
            count += 1
    return count


def available(tokens: tuple[Token, ...]) -> bool:
    """Whether a token is face up."""
    for token in tokens:  # noqa: SIM110  # asked at every decision, and any() takes several times as long
        if not token.spent:
            return True
    return False


def replaced(tokens: tuple[Token, ...], old: Token, new: Token) -> tuple[Token, ...]:
    """The tokens with one exchanged for another."""
    at = tokens.index(old)
    return (*tokens[:at], new, *tokens[at + 1 :])


def turned(token: Token, spent: bool) -> Token:
    """The token with that face up."""
    return TOKENS[token.colour, token.origin, spent]
