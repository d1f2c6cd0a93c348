"""Loot before a blow: the last chance to use what would change how it is taken."""

from __future__ import annotations

from sobremesa.games.torgue.content.schema import GearData
from sobremesa.games.torgue.options import DrawCard, LootUse, UseLoot
from sobremesa.games.torgue.state import Hunter, Show, available, reds
from sobremesa.kernel import Flow

from .causes import Strike
from .loot import HEALTH, HEALTH_CARD, SORTS, loot_options, offer_loot
from .upkeep import shield_of, wounded_tokens

TAKES_PART = ("corrosion", "slag")
"""Elemental tokens that make any blow worse."""


def offer_before_blow(g: Show, hunter: Hunter, strike: Strike) -> Flow[None]:
    """At the latest now loot is used: tor.ruling.loot-token-timing, tor.ruling.loot-before-blow."""

    def offers(g: Show, hunter: Hunter) -> list[LootUse]:
        options = blow_options(g, hunter, strike)
        peril = _peril(g, hunter, strike, options)
        return options if not hunter.waived or _is_graver(peril, hunter.waived) else []

    if (yield from offer_loot(g, hunter, offers)):
        hunter.waived = _peril(g, hunter, strike, blow_options(g, hunter, strike))


def blow_options(g: Show, hunter: Hunter, strike: Strike) -> list[LootUse]:
    """The loot that would change how this blow is taken."""
    return [each for each in loot_options(g, hunter) if _changes(g, hunter, strike, each)]


def worst_wounds(g: Show, hunter: Hunter, strike: Strike) -> int:
    """The most wounds that the blow can deal: tor.ruling.wounds-add."""
    lethal = 0 if g.sheet(hunter).rules["ignores_lethal"] else strike.traits.lethal
    enemy = g.enemies.get(strike.attacker)
    flaw = g.foe(enemy).data.defence_fumble == "wound" if enemy is not None else False
    return 1 + lethal + strike.extra + (hunter.slag > 0) + flaw


def shields_up(g: Show, hunter: Hunter) -> int:
    """How many shield tokens are available."""
    item = shield_of(g, hunter)
    return sum(not token.spent for token in item.tokens) if item is not None else 0


def _changes(g: Show, hunter: Hunter, strike: Strike, option: LootUse) -> bool:
    up = shields_up(g, hunter)
    bare = up < worst_wounds(g, hunter, strike)
    match option:
        case UseLoot(_, sort) if sort in (HEALTH, HEALTH_CARD):
            if any(getattr(hunter, token) for token in TAKES_PART):
                return True
            return bare and bool(wounded_tokens(hunter) or hunter.radiation)
        case UseLoot(_, _):
            return bare and any(
                _helps(g, hunter, strike, g.book.gear[item.card])
                for item in (*hunter.gear, *hunter.pack)
                if item.spent or item in hunter.pack
            )
        case DrawCard(_, sort):
            deck = g.book.loot[sort].draws
            return not up and any(
                _helps(g, hunter, strike, data)
                for data in g.book.gear.values()
                if data.deck == deck
            )


def _helps(g: Show, hunter: Hunter, strike: Strike, card: GearData) -> bool:
    """Whether a card in the right place would help against this blow."""
    if card.kind == "shield":
        return shield_of(g, hunter) is None
    if "pistol" in card.effects and strike.resist == "melee":
        return True
    if "run_and_gun" in card.effects and not available(hunter.tokens):
        return True
    return any(
        each in card.boon.attributes for each in g.sheet(hunter).defences(strike.resist, True)
    )


def _peril(g: Show, hunter: Hunter, strike: Strike, options: list[LootUse]) -> tuple[int, ...]:
    """How bad things stand: what was declined so is offered again only when they stand worse."""
    offered = 0
    for option in options:
        offered |= 1 << option.loot + SORTS * isinstance(option, DrawCard)
    effects = hunter.corrosion + hunter.slag + hunter.radiation
    wounds = worst_wounds(g, hunter, strike)
    return offered, strike.force, wounds, reds(hunter), -shields_up(g, hunter), effects


def _is_graver(peril: tuple[int, ...], waived: tuple[int, ...]) -> bool:
    offered, *rest = peril
    before, *others = waived
    return bool(offered & ~before) or any(
        now > then for now, then in zip(rest, others, strict=True)
    )
