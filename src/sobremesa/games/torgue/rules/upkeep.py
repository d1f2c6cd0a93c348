"""Tokens on miniatures: effects that come, wounds that heal, shields that recharge."""

from __future__ import annotations

from sobremesa.games.torgue import questions as ask
from sobremesa.games.torgue.content.schema import COLOURS, RED
from sobremesa.games.torgue.content.traits import TOKEN_OF
from sobremesa.games.torgue.events import Affected, Cleansed, Healed, Recharged, Reloaded
from sobremesa.games.torgue.options import Mend
from sobremesa.games.torgue.state import (
    TOKENS,
    Effects,
    Enemy,
    Hunter,
    Item,
    Show,
    Token,
    available,
    replaced,
    turned,
)
from sobremesa.kernel import Flow

SPENDS_SHIELDS = frozenset({"shock"})
ELEMENTAL = tuple(dict.fromkeys(TOKEN_OF.values()))


def afflict(g: Show, mini: Effects, token: str, count: int = 1) -> None:
    """Put effect tokens on a miniature, unless it never receives them: tor.ruling.immunity."""
    if isinstance(mini, Hunter):
        if token in g.sheet(mini).immune:
            return
    elif token in g.book.enemies[mini.kind].immune:
        return
    setattr(mini, token, getattr(mini, token) + count)
    g.tell(Affected(mini.id, mini.kind, token, count))
    if token in SPENDS_SHIELDS:
        spend_shields(g, mini)


def spend_shields(g: Show, mini: Effects) -> None:
    """Shock spends all shields at once: tor.element.shock-shields, tor.ruling.shock-any-source."""
    if isinstance(mini, Enemy):
        mini.shields = tuple(turned(token, True) for token in mini.shields)
    elif isinstance(mini, Hunter) and (item := shield_of(g, mini)) is not None:
        set_item(mini, item, tuple(turned(token, True) for token in item.tokens))


def cleanse(g: Show, mini: Effects, token: str) -> None:
    """Take one elemental token off a miniature."""
    setattr(mini, token, getattr(mini, token) - 1)
    g.tell(Cleansed(mini.id, mini.kind, token))


def is_tainted(mini: Effects) -> bool:
    """Whether any elemental token is on a miniature."""
    return bool(
        mini.corrosion or mini.cryo or mini.burn or mini.radiation or mini.shock or mini.slag
    )


def clear(mini: Effects) -> None:
    """Take all effect tokens off a miniature."""
    for token in (*ELEMENTAL, "stun"):
        setattr(mini, token, 0)


# Items


def shield_of(g: Show, hunter: Hunter) -> Item | None:
    """The equipped shield: tor.shield.one."""
    for item in hunter.gear:
        if item.card in g.book.shields:
            return item
    return None


def set_item(hunter: Hunter, old: Item, tokens: tuple[Token, ...]) -> None:
    """Change the tokens on an equipped item."""
    swap_item(hunter, old, Item(old.card, old.spent, tokens))


def swap_item(hunter: Hunter, old: Item, new: Item) -> None:
    """Put one item in the place of another."""
    hunter.gear = tuple(new if item is old else item for item in hunter.gear)


def equipped(hunter: Hunter, card: str) -> Item | None:
    """The equipped item with that card."""
    for item in hunter.gear:
        if item.card == card:
            return item
    return None


def fresh_item(g: Show, card: str) -> Item:
    """A card as it comes new: ready, all tokens on it available (tor.ruling.equip-fresh)."""
    data = g.book.gear[card]
    colours = [COLOURS.index(colour) for colour in data.shields]
    if "run_and_gun" in data.effects:
        colours = [1]
    return Item(card, False, tuple(TOKENS[colour, colour, False] for colour in colours))


# Healing


def wounded_tokens(hunter: Hunter) -> list[Token]:
    """Tokens that can be healed: RED, but not RED by origin (tor.ruling.original-colour)."""
    return [t for t in hunter.tokens if t.colour == RED and t.origin != RED]


def heal(g: Show, hunter: Hunter, points: int) -> Flow[None]:
    """Restore wounded tokens, the owner choosing which: tor.wound.heal."""
    healed: list[int] = []
    while len(healed) < points and (wounded := wounded_tokens(hunter)):
        sorts = list(dict.fromkeys(wounded))
        token = sorts[0]
        if len(sorts) > 1 and len(wounded) > points - len(healed):
            options = [Mend(each.origin, each.spent) for each in sorts]
            answer = yield from ask.Mend(hunter.seat, options, hunter.id)
            token = TOKENS[RED, answer.origin, answer.spent]
        mend_token(hunter, token)
        healed.append(token.origin)
    tell_healing(g, hunter, healed)


def tell_healing(g: Show, hunter: Hunter, colours: list[int]) -> None:
    """Say how many wounds were healed, and what those tokens show again."""
    if colours:
        g.tell(Healed(hunter.id, hunter.kind, len(colours), tuple(colours)))


def mend_token(hunter: Hunter, token: Token) -> None:
    """A healed token keeps its face: tor.ruling.heal-state."""
    healthy = TOKENS[token.origin, token.origin, token.spent]
    hunter.tokens = replaced(hunter.tokens, token, healthy)


def heal_all(g: Show, hunter: Hunter) -> None:
    """Heal every wound."""
    wounded = wounded_tokens(hunter)
    for token in wounded:
        mend_token(hunter, token)
    tell_healing(g, hunter, [token.origin for token in wounded])


def heal_enemy(g: Show, enemy: Enemy, points: int) -> None:
    """Remove wound markers: tor.ruling.enemy-heal."""
    healed = min(points, enemy.wounds)
    if healed:
        enemy.wounds -= healed
        g.tell(Healed(enemy.id, enemy.kind, healed))


# Shields and ammo


def recharge(g: Show, mini: Effects) -> None:
    """Ready all shield tokens, unless Shock forbids it: tor.element.shock-effect."""
    if mini.shock:
        return
    if isinstance(mini, Enemy):
        if any(token.spent for token in mini.shields):
            mini.shields = tuple(turned(token, False) for token in mini.shields)
            g.tell(Recharged(mini.id, mini.kind))
    elif isinstance(mini, Hunter):
        item = shield_of(g, mini)
        if item is not None and any(token.spent for token in item.tokens):
            set_item(mini, item, tuple(turned(token, False) for token in item.tokens))
            g.tell(Recharged(mini.id, mini.kind))


def reload_all(g: Show, hunter: Hunter) -> None:
    """Ready all equipped guns and grenades: tor.loot.ammo."""
    empty = tuple(item.card for item in hunter.gear if item.spent)
    if empty:
        hunter.gear = tuple(Item(item.card, False, item.tokens) for item in hunter.gear)
        g.tell(Reloaded(hunter.id, empty))


def run_dry(hunter: Hunter, item: Item) -> None:
    """A gun or grenade is spent until it is reloaded."""
    swap_item(hunter, item, Item(item.card, True, item.tokens))


def gun_tokens(g: Show, hunter: Hunter, empty: bool = False) -> list[Item]:
    """Equipped guns, ready or also empty, with an available token: tor.effect.run-and-gun."""
    return [
        item
        for item in hunter.gear
        if item.card not in g.book.shields and (empty or not item.spent) and available(item.tokens)
    ]
