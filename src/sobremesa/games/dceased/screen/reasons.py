"""Why not: what a player may look for and not find, with the rule that says so."""

from __future__ import annotations

from collections.abc import Iterator

from sobremesa.games.dceased import questions as ask
from sobremesa.games.dceased.options import Attack, Collect, Interact, Move, Rescue
from sobremesa.games.dceased.rules.heroes import MOST_POWER
from sobremesa.games.dceased.rules.missions import is_locked
from sobremesa.games.dceased.rules.movement import enemy_cost
from sobremesa.games.dceased.rules.traits import can_draw
from sobremesa.games.dceased.state import Hero
from sobremesa.kernel.scene import Declined, refused

from .asking import Asking


def declined(a: Asking) -> Iterator[Declined]:
    """The reasons that belong to a hero's Turn."""
    if not isinstance(a.ask, ask.Act):
        return
    hero = a.actor
    if not a.g.actions:
        yield refused(a.text, "actions", "no-actions", "dc.turn.end", "hourglass")
        return
    yield from _of_moves(a, hero)
    yield from _of_attacks(a)
    yield from _of_doors(a, hero)
    yield from _of_zone(a, hero)
    if hero.power >= MOST_POWER:
        most = MOST_POWER
        yield refused(a.text, "power-up", "full", "dc.power.up-full", "power-lightning", most=most)
    yield from _of_traits(a)


def _of_moves(a: Asking, hero: Hero) -> Iterator[Declined]:
    if a.ask.offers(Move) or not a.g.view.neighbours[hero.zone]:
        return
    cost = 1 + enemy_cost(a.g, hero)
    yield refused(a.text, "move", "exit-cost", "dc.move.exit-unaffordable", "walk", cost=cost)


def _of_attacks(a: Asking) -> Iterator[Declined]:
    if not a.ask.offers(Attack):
        yield refused(a.text, "attack", "no-target", "dc.attack.zone", "crosshair")


def _of_doors(a: Asking, hero: Hero) -> Iterator[Declined]:
    g = a.g
    for door in g.book.doors_of[hero.zone]:
        if not g.open_doors >> door & 1 and is_locked(g, door):
            name, colour = g.book.board.doors[door].name, a.text(f"colour-{g.book.colours[door]}")
            rule = "dc.door.coloured-locked"
            yield refused(a.text, "door", "locked", rule, "locked-door", door=name, colour=colour)


def _of_zone(a: Asking, hero: Hero) -> Iterator[Declined]:
    """Enemies keep a hero from people and cards; some Objectives need more."""
    g, zone = a.g, hero.zone
    if g.is_infested(zone):
        if g.civilians_at(zone) and not a.ask.offers(Rescue):
            yield refused(a.text, "rescue", "enemies", "dc.civilian.rescue", "person")
        if zone in g.hidden_gear and not a.ask.offers(Collect):
            yield refused(a.text, "collect", "enemies", "dc.equipment.collect", "locked-chest")
    for token, where in g.tokens.items():
        needs = g.book.objectives[token].needs
        if where == zone and needs and not a.ask.offers(Interact):
            yield refused(
                a.text, "interact", "needs", "dc.objective.condition", "hand",
                token=a.names.thing(token), things=a.names.things(needs),
            )  # fmt: skip


def _of_traits(a: Asking) -> Iterator[Declined]:
    if a.g.trait_gained:
        yield refused(a.text, "trait", "once", "dc.trait.once-per-turn", "card-draw")
    elif not can_draw(a.g):
        yield refused(a.text, "trait", "no-cards", "dc.trait.none-left", "card-draw")
