"""The end of a player turn: figures that did not act, fires, and what thaws."""

from __future__ import annotations

from sobremesa.games.incursion import questions as ask
from sobremesa.games.incursion.content.schema import SWD
from sobremesa.games.incursion.events import PlayerTurnEnded
from sobremesa.games.incursion.state import NOBODY, Battle, Figure, Place, Stage, rival
from sobremesa.kernel import Flow

from .attention import stir_last_chance
from .burning import fire_goes_out, stay_in_fire
from .cards import checkpoint, leave_play
from .deaths import in_order
from .reaction import stop_watching


def close_turn(g: Battle) -> Flow[None]:
    """Figures not activated count as activated with no actions: inc.ruling.end-turn."""
    if not g.activated_any:
        fire_goes_out(g)
    idle = [
        figure
        for figure in g.figures.values()
        if figure.side == g.side
        and figure.place == Place.BOARD
        and not figure.activated
        and not figure.frozen
    ]
    for figure in (yield from _passing_order(g, idle)) if g.fires else idle:
        if figure.place == Place.BOARD:
            yield from _pass_figure(g, figure)
    if g.side == SWD:
        _thaw(g)
    g.credited, g.credit = NOBODY, 0
    g.tell(PlayerTurnEnded(g.side))
    if g.stage == Stage.SECOND_TURN:
        stir_last_chance(g, rival(g.side))
    yield from checkpoint(g)
    g.begun = False


def _passing_order(g: Battle, idle: list[Figure]) -> Flow[list[Figure]]:
    """The owner's order, where it can matter: only figures in fire have anything to lose."""
    burning = [figure for figure in idle if figure.cell in g.fires]
    others = [figure for figure in idle if figure.cell not in g.fires]
    ordered = yield from in_order(g, burning, g.side, ask.NextPassed)
    return others + ordered


def _pass_figure(g: Battle, figure: Figure) -> Flow[None]:
    stop_watching(g, figure, "activation")
    figure.activated = True
    figure.in_fire = figure.cell in g.fires
    if figure.in_fire:
        return _burn(g, figure)
    figure.down = False
    return ask.NOTHING


def _burn(g: Battle, figure: Figure) -> Flow[None]:
    yield from stay_in_fire(g, figure)
    figure.down = False


def _thaw(g: Battle) -> None:
    """Wild Weasel's zombies wake when the German turn is over: inc.ruling.wild-weasel-details."""
    for card in [card for card in g.in_play if g.card(card).id == "wild_weasel"]:
        leave_play(g, card)
