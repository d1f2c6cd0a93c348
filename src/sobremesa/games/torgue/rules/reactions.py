"""Who may react to an attack that wounded, and how."""

from __future__ import annotations

from typing import TypeAlias

from sobremesa.games.torgue import questions as ask
from sobremesa.games.torgue.content.book import COMPANION
from sobremesa.games.torgue.options import Act, Decline, React, Reacting
from sobremesa.games.torgue.state import Companion, Hunter, Show, available

from .actions import action_options, without_twins
from .attack import can_attack, targets_in_sight
from .causes import Hurt
from .loot import loot_options, reloads
from .movement import can_move
from .sight import hunter_view

Performers: TypeAlias = tuple[int, ...]


def chances_of(g: Show, hurt: Hurt) -> dict[int, Performers]:
    """Who may react, and who would perform it: tor.ruling.reaction-eligible-when, -companion."""
    seen = 0
    for number in hurt:
        zone = ~number if number < 0 else g.hunters[number].zone
        if zone >= 0:
            seen |= hunter_view(g, zone)
    chances: dict[int, Performers] = {}
    for hunter in g.hunters:
        if hunter.zone < 0 or (hunter.down and hunter.id not in hurt):
            continue
        performers: Performers = ()
        if hunter.id in hurt or seen >> hunter.zone & 1:
            performers += (hunter.id,)
        companion = g.companion(hunter)
        if companion is not None and seen >> companion.zone & 1:
            performers += (companion.id,)
            if companion.tokens:
                chances[companion.id] = (companion.id,)
        if performers:
            chances[hunter.id] = performers
    return dict(sorted(chances.items()))


def owner_of(g: Show, mini: int) -> Hunter:
    """The hunter whose Reaction it is."""
    return g.hunters[mini if mini < COMPANION else mini - COMPANION]


def can_react(g: Show, mini: int, performers: Performers) -> bool:
    """Whoever can pay for a Move can react; for others it takes a look at all actions."""
    hunter = owner_of(g, mini)
    if hunter.zone < 0 or (mini >= COMPANION and hunter.down):
        return False
    if mini in performers and mini < COMPANION and available(hunter.tokens) and can_move(g, hunter):
        return True
    return bool(reactions_of(g, mini, performers))


def can_reload(g: Show, mini: int) -> bool:
    """Whether Ammo might let a hunter that is down fight for its life: tor.ruling.ffyl-when."""
    return mini < COMPANION and g.hunters[mini].down and bool(reloads(g, g.hunters[mini]))


def reactions_of(g: Show, mini: int, performers: Performers) -> list[Act]:
    """One single action that costs a token: tor.reaction.one-action."""
    hunter, own = owner_of(g, mini), mini >= COMPANION
    options: list[Act] = []
    for performer in performers:
        actor = g.hunters[performer] if performer < COMPANION else g.companions[performer]
        if actor.zone >= 0:
            if isinstance(actor, Companion) and not own and not available(hunter.tokens):
                continue
            options += action_options(g, hunter, performer, reaction=True, own=own)
    return without_twins(g, hunter, options)


def reaction_question(g: Show, chances: dict[int, Performers], ready: list[int]) -> ask.React:
    """All owners may answer; the first one who does goes first: tor.reaction.order."""
    by_seat: dict[int, list[Reacting]] = {}
    for mini in chances:
        hunter = owner_of(g, mini)
        options = by_seat.setdefault(hunter.seat, [])
        options.append(Decline(mini))
        if mini in ready:
            options.append(React(mini))
        if mini < COMPANION:
            options += loot_options(g, hunter)
    (seat, first), *rest = by_seat.items()
    also = tuple(ask.React(other, options) for other, options in rest)
    return ask.React(seat, first, also=also, anchor=True)


# GUNZERKER


def gunzerker_guns(g: Show, hunter: Hunter) -> list[str]:
    """Equipped ready guns not used this turn that have a target: tor.ruling.gunzerker-weapon."""
    if g.book.content.hunters[hunter.kind].special != "gunzerker" or hunter.zone < 0:
        return []
    sheet, seen = g.sheet(hunter), targets_in_sight(g, hunter.zone)
    any_gun = sheet.rules["gunzerker_any_gun"] > 0
    return [
        item.card
        for item in hunter.gear
        if not item.spent
        and g.book.gear[item.card].kind == "gun"
        and (any_gun or item.card not in hunter.used)
        and can_attack(g, sheet, hunter.zone, g.book.sheets.weapons[item.card], seen)
    ]
