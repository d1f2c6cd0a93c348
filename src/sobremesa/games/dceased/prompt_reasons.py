"""Why not: what a player may look for and not find, with the rule that says so."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from sobremesa.kernel import Option
from sobremesa.kernel.scene import Declined

from .asking import Asking
from .missions import is_locked
from .moving import enemy_cost
from .options import Attack, Collect, Interact, Move, Rescue
from .state import Hero
from .traits import can_draw


def declined(a: Asking) -> Iterator[Declined]:
    """The reasons that belong to a hero's Turn."""
    if a.ask.prompt != "act":
        return
    hero = a.actor
    if not a.g.actions:
        yield _no(a, "actions", "no-actions", "dc.turn.end", "hourglass")
        return
    yield from _of_moves(a, hero)
    yield from _of_attacks(a)
    yield from _of_doors(a, hero)
    yield from _of_zone(a, hero)
    yield from _of_traits(a)


def _no(a: Asking, what: str, why: str, rule: str, icon: str, **words: Any) -> Declined:
    return Declined(
        text=a.text(f"no-{what}", **words),
        reason=a.text(f"reason-{why}", **words),
        rule=rule,
        icon=icon,
    )


def _offers(a: Asking, kind: type[Option]) -> bool:
    return any(isinstance(option, kind) for option in a.ask.options)


def _of_moves(a: Asking, hero: Hero) -> Iterator[Declined]:
    if _offers(a, Move) or not a.g.view.neighbours[hero.zone]:
        return
    cost = 1 + enemy_cost(a.g, hero)
    yield _no(a, "move", "exit-cost", "dc.move.exit-unaffordable", "walk", cost=cost)


def _of_attacks(a: Asking) -> Iterator[Declined]:
    if not _offers(a, Attack):
        yield _no(a, "attack", "no-target", "dc.attack.zone", "crosshair")


def _of_doors(a: Asking, hero: Hero) -> Iterator[Declined]:
    g = a.g
    for door in g.book.doors_of[hero.zone]:
        if not g.open_doors >> door & 1 and is_locked(g, door):
            name, colour = g.book.board.doors[door].name, a.text(f"colour-{g.book.colours[door]}")
            rule = "dc.door.coloured-locked"
            yield _no(a, "door", "locked", rule, "locked-door", door=name, colour=colour)


def _of_zone(a: Asking, hero: Hero) -> Iterator[Declined]:
    """Enemies keep a hero from people and cards; some Objectives need more."""
    g, zone = a.g, hero.zone
    if g.is_infested(zone):
        if g.civilians_at(zone) and not _offers(a, Rescue):
            yield _no(a, "rescue", "enemies", "dc.civilian.rescue", "person")
        if zone in g.hidden_gear and not _offers(a, Collect):
            yield _no(a, "collect", "enemies", "dc.equipment.collect", "locked-chest")
    for token, where in g.tokens.items():
        needs = g.book.objectives[token].needs
        if where == zone and needs and not _offers(a, Interact):
            yield _no(
                a, "interact", "needs", "dc.objective.condition", "hand",
                token=a.names.thing(token), things=a.names.things(needs),
            )  # fmt: skip


def _of_traits(a: Asking) -> Iterator[Declined]:
    if a.g.trait_gained:
        yield _no(a, "trait", "once", "dc.trait.once-per-turn", "card-draw")
    elif not can_draw(a.g):
        yield _no(a, "trait", "no-cards", "dc.trait.none-left", "card-draw")
