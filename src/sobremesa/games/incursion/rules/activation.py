"""A player turn: activating figures one by one, commanding others, playing cards."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING, Any, get_args

from sobremesa.games.incursion import questions as ask
from sobremesa.games.incursion.content.schema import SWD
from sobremesa.games.incursion.events import (
    Activated,
    BlazeBegan,
    Leveraged,
    PlayerTurnBegan,
)
from sobremesa.games.incursion.options import (
    Action,
    Activate,
    Beside,
    Command,
    Doing,
    Drop,
    EndActivation,
    EndTurn,
    Enter,
    FigureId,
    Give,
    Kill,
    Play,
    Snafu,
    Step,
    Touch,
    Turning,
)
from sobremesa.games.incursion.state import (
    NOBODY,
    Battle,
    Figure,
    OfFigures,
    Place,
    different,
    rival,
)
from sobremesa.kernel import DONE, Done, Flow, Option

from .actions import action_options, perform
from .attention import TUNNEL, let_be, stir_actor, stir_titles, stir_turn
from .burning import fire_goes_out, stay_in_fire
from .cards import checkpoint, touch_card, touch_options
from .deaths import drop_item
from .effects import full_ap
from .entry import entry_options, free_squares, must_enter, new_zombie
from .fire import acts
from .movement import enter_board, extra, turn_cost
from .own_cards import choose_facing, own_card_options, play_own_card
from .payment import budget, command_budget, pay_usually
from .reaction import stop_watching
from .turn_end import close_turn

if TYPE_CHECKING:
    from typing_extensions import TypeIs

COMMANDS, ACTIVATIONS = OfFigures(Command), OfFigures(Activate)
END_ACTIVATION = EndActivation()
END_TURN = EndTurn()
BESIDE = frozenset(get_args(Beside))


def player_turn(g: Battle, side: int) -> Flow[None]:
    """One side's half of the Action Phase: inc.act.*."""
    if not g.begun:
        _open_turn(g, side)
        stir_turn(g, rival(side))
        yield from checkpoint(g, prompted=True)
    while True:
        if g.current != NOBODY:
            yield from activation(g, g.figures[g.current])
            continue
        options = turn_options(g)
        answer = yield from ask.PlayerTurn(side, options, anchor=True, shown=_is_uniform(g))
        if isinstance(answer, EndTurn):
            break
        yield from _turn_choice(g, answer)
    yield from close_turn(g)


def _open_turn(g: Battle, side: int) -> None:
    g.begun = True
    g.side = side
    g.serial += 1
    g.activated_any = False
    g.strikers = {}
    g.credited, g.credit = NOBODY, 0
    for figure in g.figures.values():
        figure.heat = 0
    g.tell(PlayerTurnBegan(side))


def turn_options(g: Battle) -> list[Turning]:
    """Between two activations: activate, command, play a card, or end the turn."""
    here = g.on_board(g.side)
    options: list[Turning] = [ACTIVATIONS[f.id] for f in here if not (f.activated or f.frozen)]
    options += _command_options(g, here)
    entries = entry_options(g)
    options += entries
    options += own_card_options(g)
    options += _touch_options(g)
    if not must_enter(g, entries):
        options.append(END_TURN)
    return options


def _command_options(g: Battle, here: Sequence[Figure] | None = None) -> list[Drop | Command]:
    """Every figure that could do something on CP, and a carrier that may drop its item."""
    options: list[Drop | Command] = []
    dropping = g.book.goal == "beacon" and g.beacon < 0
    commanding = g.cp[g.side] or g.special or g.credited != NOBODY
    if not dropping and not commanding:
        return options
    if here is None:
        here = g.on_board(g.side)
    if dropping:
        options += [Drop(f.id) for f in here if f.carrying and not f.frozen]
    if commanding:
        options += _commands(g, here)
    return options


def _commands(g: Battle, here: Sequence[Figure]) -> list[Command]:
    """Every figure that could do something on CP; of a kind all without Effects have the same."""
    by_kind: dict[str, int] = {}
    apart = g.current, g.credited
    enough = 1 + extra(g)  # for a turn, whoever it is
    found: list[Command] = []
    for figure in here:
        if figure.frozen:
            continue
        if figure.effects or figure.kept or figure.id in apart:
            points = command_budget(g, figure)
        elif (points := by_kind.get(figure.kind, -1)) < 0:
            points = by_kind[figure.kind] = command_budget(g, figure)
        if points >= enough or (points and _obeys(g, figure, points)):
            found.append(COMMANDS[figure.id])
    return found


def _touch_options(g: Battle) -> Sequence[Touch]:
    """Whoever is asked in his own turn may kill any card in play: inc.ruling.checkpoint-again.

    What he does not touch he lets be, until something changes.
    """
    if not g.in_play:
        return ()
    options = touch_options(g, g.side)
    let_be(g, g.side)
    return options


def _is_uniform(g: Battle) -> bool:
    """Whether to ask even who can only end: a hand with something to play would be asked too."""
    return g.book.ask_always and bool(g.hands[g.side])


def _obeys(g: Battle, figure: Figure, points: int) -> bool:
    """Whether a figure could do something on so few points: inc.cp.actions-own-turn."""
    # Whoever can pay for turning has something to do; others may still shoot, strike or the like.
    return turn_cost(g, figure) <= points or bool(_commandable(g, figure))


def _turn_choice(g: Battle, option: Activate | Enter | Beside) -> Flow[None]:
    """What was chosen between two activations, or beside the one that is going on."""
    return _CHOICES[type(option)](g, option)


def _drop(g: Battle, option: Drop) -> Flow[None]:
    drop_item(g, g.figures[option.figure], wilful=True)
    return ask.NOTHING


def _touch(g: Battle, option: Touch) -> Flow[None]:
    yield from touch_card(g, g.side, option)
    yield from checkpoint(g, prompted=True)


# Activations


def begin_activation(g: Battle, figure: Figure) -> Flow[None]:
    """inc.ruling.activation-start, and the moment when the side's old fires go out."""
    if not g.activated_any:
        g.activated_any = True
        fire_goes_out(g)
    stop_watching(g, figure, "activation")
    figure.in_fire = figure.cell in g.fires
    figure.activated = True
    figure.ap = full_ap(g, figure) + figure.given
    figure.given = 0
    g.current = figure.id
    g.tell(Activated(figure.id, figure.ap))
    return _acted(g, figure)


def _acted(g: Battle, figure: Figure) -> Flow[None]:
    """The checkpoint when a figure begins or has done something: inc.ruling.checkpoint-again."""
    if not g.in_play:
        return ask.NOTHING
    stir_actor(g, figure)
    return checkpoint(g, prompted=True)


def activation(g: Battle, figure: Figure) -> Flow[None]:
    """The figure acts until it is done: inc.act.any-order, inc.act.one-at-a-time."""
    while g.current == figure.id:
        options, shown = act_options(g, figure), _is_uniform(g)
        answer = yield from ask.Act(g.side, options, figure.id, anchor=True, shown=shown)
        if isinstance(answer, EndActivation):
            yield from end_activation(g, figure)
        elif _is_beside(answer):
            yield from _turn_choice(g, answer)
        elif (yield from perform(g, figure, answer)) and g.current == figure.id:
            yield from end_activation(g, figure)
        if g.current == figure.id and figure.place != Place.BOARD:
            g.current = NOBODY


def _is_beside(option: Action | Beside) -> TypeIs[Beside]:
    """Whether the side does it, and not the figure; quick, as it is looked up for every action."""
    return type(option) in BESIDE


def act_options(g: Battle, figure: Figure) -> list[Doing]:
    """The figure's own actions, and what else its side may do between two of them."""
    options: list[Doing] = [*action_options(g, figure, budget(g, figure))]
    options += _command_options(g)
    options += own_card_options(g)
    options += _touch_options(g)
    options.append(END_ACTIVATION)
    return options


def end_activation(g: Battle, figure: Figure) -> Flow[None]:
    """inc.ruling.activation-end: fire for staying, the marker goes, Leverage, checkpoint."""
    if figure.in_fire:
        yield from stay_in_fire(g, figure)
    figure.down = False
    if figure.ap and figure.place == Place.BOARD and g.can(figure, "tactical_leverage"):
        yield from _leverage(g, figure)
    figure.ap = 0
    g.current = NOBODY
    yield from checkpoint(g, prompted=True)


def _leverage(g: Battle, figure: Figure) -> Flow[None]:
    """Unused AP go to figures not yet activated, one by one: inc.fig.sergeant-leverage."""
    while figure.ap:
        receivers = different(
            other
            for other in g.figures.values()
            if other.side == figure.side
            and other.place in (Place.BOARD, Place.WAITING)
            and not other.activated
        )
        if not receivers:
            return
        gifts = [Give(other.id) for other in receivers]
        answer = yield from ask.Leverage(figure.side, [DONE, *gifts], figure.id, figure.ap)
        if isinstance(answer, Done):
            return
        figure.ap -= 1
        g.figures[answer.figure].given += 1
        g.tell(Leveraged(figure.id, answer.figure))


def _command(g: Battle, figure: Figure) -> Flow[None]:
    """One action on CP, in or outside an activation: inc.ruling.cp-outside-activation."""
    answer = yield from ask.Command(g.side, _commandable(g, figure), figure.id)
    over = yield from perform(g, figure, answer, by_command=True)
    if over and g.current == figure.id:
        yield from end_activation(g, figure)


def _commandable(g: Battle, figure: Figure) -> list[Action]:
    """The actions that CP can buy the figure, a hound's free turn too: inc.ruling.agile-command."""
    points = budget(g, figure) if g.current == figure.id else command_budget(g, figure)
    return [
        option
        for option in action_options(g, figure, points)
        if not (isinstance(option, Step) and _is_leap(g, figure, option.way))
    ]


def _is_leap(g: Battle, figure: Figure, way: int) -> bool:
    """inc.fig.leap-no-cp."""
    return g.book.grid.steps[way][figure.cell] in g.at


# Entering


def _enter(g: Battle, id: FigureId, point: str, cell: int) -> Flow[None]:
    """A waiting figure's activation begins with its first square: inc.ruling.entry-activation."""
    figure = _next_zombie(g, point) if id == NOBODY else g.figures[id]
    if point == "tunnel":
        stir_titles(g, TUNNEL)
    yield from begin_activation(g, figure)
    cost = 1 + extra(g)
    if budget(g, figure) < cost or cell not in free_squares(g, figure, point):
        _wait_on(g, figure, point)
        return
    by_ap = figure.ap >= cost
    pay_usually(g, figure, cost)
    facing = yield from _entry_facing(g, point, cell)
    yield from enter_board(g, figure, cell, facing, by_ap=by_ap)
    if figure.place != Place.BOARD:
        g.current = NOBODY
    yield from _acted(g, figure)


def _wait_on(g: Battle, figure: Figure, point: str) -> None:
    """A card was killed as the activation began, and now the figure cannot enter after all.

    inc.ruling.entry-activation: who does not enter is not activated.
    """
    g.current = NOBODY
    figure.activated = False
    if figure.kind == "sturmzombie":
        del g.figures[figure.id]
        g.waiting[point] = g.waiting.get(point, 0) + 1


def _entry_facing(g: Battle, point: str, cell: int) -> Flow[int]:
    """Away from the border; out of the tunnel any way: inc.ruling.entry-tunnel."""
    if point == "tunnel":
        return (yield from choose_facing(SWD, cell))
    edges = dict(g.book.points[point].edges)
    return edges[cell] ^ 2


def _next_zombie(g: Battle, point: str) -> Figure:
    """One of the Sturmzombies that wait at the point becomes a figure."""
    g.waiting[point] -= 1
    if not g.waiting[point]:
        del g.waiting[point]
    return new_zombie(g)


# Blaze of Glory


def blaze(g: Battle, figure: Figure) -> Flow[None]:
    """The dying figure acts with its full AP and nothing else: inc.ruling.blaze-procedure."""
    stop_watching(g, figure, "dead")
    figure.down = False
    figure.ap = full_ap(g, figure)
    g.blaze = figure.id
    g.tell(BlazeBegan(figure.id, figure.ap))
    while acts(g, figure) and figure.place == Place.DYING:
        actions = action_options(g, figure, figure.ap)
        if not actions:
            break
        answer = yield from ask.LastAct(figure.side, [*actions, END_ACTIVATION], figure.id)
        if isinstance(answer, EndActivation) or (yield from perform(g, figure, answer)):
            break
    g.blaze = NOBODY


_CHOICES: dict[type[Option], Callable[[Battle, Any], Flow[None]]] = {
    Activate: lambda g, option: begin_activation(g, g.figures[option.figure]),
    Enter: lambda g, option: _enter(g, option.figure, option.point, option.cell),
    Command: lambda g, option: _command(g, g.figures[option.figure]),
    Drop: _drop,
    Play: lambda g, option: play_own_card(g, option.title),
    Kill: _touch,
    Snafu: _touch,
}
