"""Which cards to play, on whom, and which of the rival's to stop."""

from __future__ import annotations

from collections.abc import Sequence

from sobremesa.boards.bits import members
from sobremesa.games.incursion.content.schema import ALLIES, SWD, Title
from sobremesa.games.incursion.options import CardId, On, Square
from sobremesa.games.incursion.state import ZOMBIES, Battle, Figure, Place, rival

FOR_US = {
    "extra_ammo": 3.0,
    "armour_piercing_ammo": 3.0,
    "medal": 3.0,
    "combat_stare": 2.5,
    "sir_yes_sir": 2.0,
    "combat_fury": 2.0,
    "smashing_blow": 2.0,
    "hail_of_lead": 3.0,
    "savage_fury": 2.0,
    "full_throttle": 2.0,
    "v_stimulator": 5.0,
    "improved_impulse": 5.0,
    "brain_sausage": 5.0,
}
AGAINST_THEM = {
    "low_ammo": 2.5,
    "minor_wound": 3.0,
    "major_wound": 5.0,
    "jammed_radio": 2.0,
    "v_neutraliser": 5.0,
    "grinding_gears": 5.0,
}
EVENTS = {
    "booby_trap": 4.0,
    "rackley": 3.0,
    "wild_weasel": 4.0,
    "hidden_tunnel": 3.0,
    "medkit": 4.0,
    "power_drop": 2.0,
    "flooded_tunnel": 2.0,
    "intelligence_report": 2.0,
    "critical_hit": 4.0,
    "lucky_devil": 3.0,
    "blaze_of_glory": 3.0,
    "cave_in": 1.0,
}
SHOOTERS = {"extra_ammo", "armour_piercing_ammo", "low_ammo", "hail_of_lead"}
FIGHTERS = {"combat_fury", "smashing_blow", "savage_fury"}


def weight(title: Title) -> float:
    """How much a card matters."""
    known = FOR_US.get(title.id) or AGAINST_THEM.get(title.id) or EVENTS.get(title.id)
    return known or 1.0


def wants_to_play(g: Battle, side: int, title: Title) -> bool:
    """Whether the card does this side good now."""
    if title.id in ("v_stimulator", "improved_impulse"):
        return side == SWD
    if title.id in ("v_neutraliser", "grinding_gears"):
        return side == ALLIES
    if title.id == "medkit":
        return any(
            figure.damage >= 1 for figure in g.on_board(side) if figure.kind != "sturmzombie"
        )
    if title.id == "booby_trap":
        return g.stands[rival(side)].bit_count() >= (3 if side == ALLIES else 1)
    if title.id == "rackley":
        return any(not g.can(f, "zombie") and not g.can(f, "mask") for f in g.on_board(rival(side)))
    if title.id == "wild_weasel":
        return g.stands[SWD].bit_count() >= 3
    if title.id in FIGHTERS:
        return side == SWD and _best_of(g, side, title) is not None
    if title.id in ("cave_in", "liquid_courage"):
        return False
    if title.id in AGAINST_THEM:
        return _best_of(g, rival(side), title) is not None
    return title.id in EVENTS or _best_of(g, side, title) is not None


def _best_of(g: Battle, side: int, title: Title) -> Figure | None:
    """The figure of a side on which the Effect does most."""
    able = [
        figure
        for figure in g.figures.values()
        if figure.side == side
        and figure.kind != "sturmzombie"
        and figure.place in (Place.BOARD, Place.WAITING)
        and _suits(g, figure, title)
    ]
    return max(able, key=lambda figure: _use(g, figure), default=None)


def _suits(g: Battle, figure: Figure, title: Title) -> bool:
    if title.id in SHOOTERS:
        return g.book.kind[figure.kind].gun is not None
    if title.id in FIGHTERS:
        return not g.can(figure, "ka_boom")
    return figure.kind != "bomberzombie"


def _use(g: Battle, figure: Figure) -> tuple[float, int]:
    """How much is to be had from a figure: its price, its health, its place."""
    profile = g.profile(figure)
    health = 1 - figure.damage / profile.dp
    return profile.rp * health + (1.0 if figure.place == Place.BOARD else 0.0), -figure.id


def target_for(g: Battle, side: int, title: Title, options: Sequence[On | Square]) -> On | Square:
    """The best of the targets that a card is offered."""
    if title.id in ("cave_in", "hidden_tunnel"):
        return nearest_square(g, [option for option in options if isinstance(option, Square)])
    whose = rival(side) if title.id in AGAINST_THEM or title.id == "rackley" else side
    if On(ZOMBIES) in options and title.swd:
        return On(ZOMBIES)
    best = _best_of(g, whose, title)
    if best is not None and On(best.id) in options:
        return On(best.id)
    offered = [option for option in options if isinstance(option, On)]
    theirs = [o for o in offered if o.figure >= 0 and g.figures[o.figure].side == whose]
    if title.id == "medkit":
        return max(theirs, key=lambda o: g.figures[o.figure].damage, default=options[0])
    return max(theirs, key=lambda o: _use(g, g.figures[o.figure]), default=options[0])


def nearest_square(g: Battle, squares: Sequence[Square]) -> Square:
    """The square that is nearest to the Allies."""
    enemies = list(members(g.stands[ALLIES]))
    distance = g.book.grid.distance
    return min(
        squares, key=lambda o: (min((distance(o.cell, e) for e in enemies), default=0), o.cell)
    )


def worth_stopping(g: Battle, side: int, card: CardId, price: int) -> bool:
    """Whether to pay for stopping a card of the rival's that is being played."""
    title = g.card(card)
    if g.side != side:
        return weight(title) >= 2.0
    return weight(title) >= 3.0 and g.cp[side] - price >= 1


def worth_killing(g: Battle, side: int, card: CardId) -> bool:
    """Whether a card in play hurts this side enough to pay for its end."""
    title, where = g.card(card), g.in_play[card]
    ours = (where == ZOMBIES and side == SWD) or (where >= 0 and g.figures[where].side == side)
    theirs = (where == ZOMBIES and side == ALLIES) or (where >= 0 and not ours)
    harmful = title.id in AGAINST_THEM
    if (ours and harmful) or (theirs and title.id in FOR_US):
        return weight(title) >= 3.0 and (g.side != side or g.cp[side] - title.kill >= 2)
    if title.id == "hidden_tunnel":
        return side == ALLIES and g.side != side
    return False
