"""Answers in the player turn: whom to activate, and what a figure does."""

from __future__ import annotations

from collections.abc import Sequence

from sobremesa.boards.square import FACINGS
from sobremesa.games.incursion import questions as ask
from sobremesa.games.incursion.content.schema import ALLIES
from sobremesa.games.incursion.options import (
    Activate,
    Command,
    Drop,
    EndActivation,
    Enter,
    Give,
    Kill,
    Play,
    Shoot,
    Snafu,
    Square,
    Step,
    Turn,
)
from sobremesa.games.incursion.rules.actions import action_options
from sobremesa.games.incursion.rules.movement import ap_to_free
from sobremesa.games.incursion.rules.payment import ap_left, budget, command_budget
from sobremesa.games.incursion.rules.sight import seen_enemies
from sobremesa.games.incursion.state import NOBODY, Battle, Figure, Place, rival
from sobremesa.kernel import DONE, PASS, Ask, Match, Option, ThumbPlayer, answers
from sobremesa.kernel.player import Idea

from .cards import WORTH_PLAYING, gain, worth_killing
from .ideas import END_TURN, Undertaking, ideas_of_turn, undertaking
from .next_up import commandable, eagerness
from .orders import costs_to, objective, runner
from .outlook import outlook_of
from .paths import FAR, others, stance
from .planning import IDLE, LEAVING, Deeds, Plan, plan, plans
from .values import best_landing, value

WORTHWHILE = 0.2
RESERVE = 1.0
"""What must be gained by spending the CP that would pay for a reload."""
CP_PRICE = 1.3
MOST_POINTS = 8
"""So many CP are looked at in one plan."""
MOST_COMMANDED = 5
"""So many of them are spent on one figure at the end of a turn."""
NO_ACTIONS = frozenset((Command, Drop, EndActivation, Kill, Play, Snafu))
END_ACTIVATION = EndActivation()


class Acting(ThumbPlayer[Battle]):
    """What the player does in the turn of its side."""

    def __init__(self, seed: int) -> None:
        super().__init__(seed)
        self._figure = NOBODY
        self._deeds: Deeds = ()
        self._others = 0
        """Where everybody else stood when the plan was made."""
        self._opening: Option | None = None
        self._upset = True
        """Whether the last plan came to nothing, or there was none."""

    @answers(ask.PlayerTurn)
    def turn(self, g: Battle, question: ask.PlayerTurn) -> Option:
        """Cards first, then the figures one after another, then the CP that are left."""
        opening = self._opened(question)
        if opening is not None:
            return opening
        card = kill_of(g, question) or _card(g, question)
        if card is not None:
            return card
        ready = [o for o in question.options if type(o) is Activate or type(o) is Enter]
        if ready:
            return self.best(ready, lambda option: eagerness(g, option))
        command = self._command(g, question)
        if command is not None:
            return command
        return END_TURN if END_TURN in question.options else question.options[0]

    @answers(ask.Act, ask.LastAct)
    def act(self, g: Battle, question: ask.Act | ask.LastAct) -> Option:
        """On with the plan; a new one where there is none, or where things have changed."""
        figure = g.figures[question.figure]
        deed = self._next_deed(g, figure, question)
        if deed is None:
            actions = [option for option in question.options if type(option) not in NO_ACTIONS]
            self._follow(g, figure, _make_plan(g, figure, actions))
            deed = self._next_deed(g, figure, question)
        return END_ACTIVATION if deed is None else deed

    def ideas(self, match: Match[Battle], seat: int) -> Sequence[Idea]:
        """Whole activations; in between also a card, an order, or the end of the turn."""
        g, question = match.state, match.ask_of(seat)
        if isinstance(question, ask.PlayerTurn):
            return ideas_of_turn(g, question, self.turn(g, question))
        if not isinstance(question, ask.Act | ask.LastAct):
            return ()
        figure = g.figures[question.figure]
        actions = [option for option in question.options if type(option) not in NO_ACTIONS]
        own = undertaking(g, figure, _make_plan(g, figure, actions))
        ideas: list[Idea] = [own] if own.deeds else []
        if END_ACTIVATION in question.options:
            ideas.append(END_ACTIVATION)
        if self._figure == figure.id and not self._upset:
            return ideas[:1]  # what a plan leaves over is not worth another
        points = ap_left(g, figure)
        more = plans(g, figure, points, actions) if points else []
        return list(dict.fromkeys([*ideas, *(undertaking(g, figure, each) for each in more)]))

    def pursue(self, idea: Idea) -> None:
        assert isinstance(idea, Undertaking)
        self._figure, self._deeds, self._others, self._opening = idea
        self._upset = False

    def under_way(self, match: Match[Battle], seat: int) -> Option | None:
        g, question = match.state, match.ask_of(seat)
        if isinstance(question, ask.PlayerTurn):
            command = Command(self._figure)
            goes_on = self._goes_on(g) and command in question.options
            return self._opened(question) or (command if goes_on else None)
        if isinstance(question, ask.Act | ask.LastAct | ask.Command | ask.Leap | ask.GoOn):
            return self._next_deed(g, g.figures[question.figure], question)
        return self.pay(g, question) if isinstance(question, ask.Pay) else None

    def _opened(self, question: ask.PlayerTurn) -> Option | None:
        """The activation with which a plan begins, if one is to begin."""
        opening, self._opening = self._opening, None
        return opening if opening in question.options else None

    def _follow(self, g: Battle, figure: Figure, made: Plan) -> None:
        """Do what the plan says from now on."""
        self._figure, self._deeds, self._upset = figure.id, made.deeds, False
        self._others = others(g, figure)

    def _next_deed(self, g: Battle, figure: Figure, question: Ask) -> Option | None:
        """The plan's next deed, if everything is as it was when it was made."""
        if not self._deeds or self._figure != figure.id:
            return None
        place, deed = self._deeds[0]
        moved = self._others != g.occupied & ~(1 << figure.cell) and g.leaper == NOBODY
        if moved or place != stance(figure) or deed not in question.options:
            self._deeds, self._upset = (), True
            return None
        self._deeds = self._deeds[1:]
        return deed

    def _goes_on(self, g: Battle) -> bool:
        """Whether the figure of the plan has more to do, and can be commanded to do it."""
        figure = g.figures.get(self._figure)
        if not self._deeds or figure is None or figure.place is not Place.BOARD:
            return False
        place, deed = self._deeds[0]
        same = self._others == g.occupied & ~(1 << figure.cell) and place == stance(figure)
        points = command_budget(g, figure) if same and figure.side == g.side else 0
        return points > 0 and deed in action_options(g, figure, points)

    def _command(self, g: Battle, question: ask.PlayerTurn) -> Option | None:
        """Spend CP where they do most; keep a reload for those who watch."""
        if self._goes_on(g):
            return Command(self._figure)
        best, choice = WORTHWHILE, None
        watching = any(g.figures[id].side == g.side for id in g.watching)
        if watching and g.cp[g.side] <= 2 and not g.special:
            best = RESERVE
        for option in commandable(g, question):
            figure = g.figures[option.figure]
            points = min(command_budget(g, figure), MOST_COMMANDED)
            made = plan(g, figure, points, action_options(g, figure, points))
            if made.deeds and made.gain > best:
                best, choice = made.gain, option
                self._follow(g, figure, made)
        return choice

    @answers(ask.Command)
    def command(self, g: Battle, question: ask.Command) -> Option:
        """The best action that CP can buy."""
        figure = g.figures[question.figure]
        deed = self._next_deed(g, figure, question)
        if deed is not None:
            return deed
        return self.best(question.options, lambda option: value(g, figure, option))

    @answers(ask.Pay)
    def pay(self, g: Battle, question: ask.Pay) -> Option:
        """CP rather than AP, special ones before ordinary ones."""
        return min(question.options, key=lambda pay: (pay.ap, pay.cp))

    @answers(ask.Leverage)
    def leverage(self, g: Battle, question: ask.Leverage) -> Option:
        """To whoever sees somebody to shoot, or else to anybody."""
        gives = [option for option in question.options if isinstance(option, Give)]
        return self.best(gives, lambda give: _needs_points(g, g.figures[give.figure]))

    # Moving

    @answers(ask.Leap)
    def leap(self, g: Battle, question: ask.Leap) -> Option:
        """On with the plan, or off whoever is below by the shortest way."""
        figure = g.figures[question.figure]
        deed = self._next_deed(g, figure, question)
        if deed is not None:
            return deed
        steps = [option for option in question.options if isinstance(option, Step)]
        if steps:
            return self.best(steps, lambda option: _standing(g, figure, option))
        turns = [option for option in question.options if isinstance(option, Turn)]
        return min(turns, key=lambda turn: _way_off(g, figure, turn.facing))

    @answers(ask.GoOn)
    def go_on(self, g: Battle, question: ask.GoOn) -> Option:
        """Another square if it is on the way, or leads on."""
        figure = g.figures[question.figure]
        deed = self._next_deed(g, figure, question)
        if deed is not None:
            return deed
        self._deeds = ()
        ahead = next(option for option in question.options if isinstance(option, Step))
        return ahead if _standing(g, figure, ahead) > _standing(g, figure, None) else PASS

    # Attacking

    @answers(ask.AnotherShot)
    def another_shot(self, g: Battle, question: ask.AnotherShot) -> Option:
        """At whoever it hurts most."""
        figure = g.figures[question.figure]
        shots = [option for option in question.options if isinstance(option, Shoot)]
        return self.best(shots, lambda option: value(g, figure, option))

    @answers(ask.Land)
    def land(self, g: Battle, question: ask.Land) -> Option:
        """Where the blast does most."""
        squares = sum(1 << option.cell for option in question.options)
        bonus = g.book.content.weapons[question.weapon].bonus
        best = best_landing(g, g.figures[question.figure], squares, bonus)
        return Square(best[0]) if best is not None else question.options[0]

    @answers(ask.Flame)
    def flame(self, g: Battle, question: ask.Flame) -> Option:
        """Over the enemy first, then as far as the jet goes, never over a friend."""
        squares = [option for option in question.options if isinstance(option, Square)]
        enemies, friends = g.stands[rival(question.seat)], g.stands[question.seat]
        free = [option for option in squares if not friends >> option.cell & 1]
        if not free:
            return DONE
        return self.best(free, lambda option: 1.0 if enemies >> option.cell & 1 else 0.0)


def _make_plan(g: Battle, figure: Figure, actions: Sequence[Option]) -> Plan:
    """With AP alone, or with CP too where they bring the figure to its goal."""
    points = ap_left(g, figure)
    made = plan(g, figure, points, actions) if points else IDLE
    most = min(budget(g, figure), points + MOST_POINTS)
    if most > points < _missing(g, figure) <= most:
        more = plan(g, figure, most, actions)
        if more.gain > made.gain + CP_PRICE * (most - points):
            return more
    return made


def _missing(g: Battle, figure: Figure) -> int:
    """The points that a figure needs to its goal and for what it does there; 0 without one."""
    goals = objective(g, figure) if figure.side == ALLIES or g.book.goal == "beacon" else None
    return costs_to(g, figure, goals)[stance(figure)] + 1 if goals else 0


def kill_of(g: Battle, question: Ask) -> Option | None:
    """A card in play that is worth its price."""
    if not g.in_play:
        return None
    kills = (option for option in question.options if type(option) is Kill)
    return next((kill for kill in kills if worth_killing(g, question.seat, kill.card)), None)


def _card(g: Battle, question: Ask) -> Option | None:
    """The card of the hand that does most now, if one does any good."""
    best, card = WORTH_PLAYING, None
    for option in question.options if g.hands[question.seat] else ():
        if type(option) is Play:
            good = gain(g, question.seat, g.book.titles[option.title])
            if good > best:
                best, card = good, option
    return card


def _standing(g: Battle, figure: Figure, option: Step | None) -> float:
    """How good it is to stand where a step leads, or here."""
    outlook = outlook_of(g, figure)
    if option is None:
        return outlook.place(stance(figure))
    if (figure.cell, option.way) in g.book.exits[figure.side]:
        return LEAVING
    return outlook.place(g.book.grid.steps[option.way][figure.cell] * 4 + figure.facing)


def _needs_points(g: Battle, figure: Figure) -> float:
    if figure is runner(g, figure.side):
        return 10.0
    if figure.place != Place.BOARD:
        return 0.0
    return 1.0 + len(seen_enemies(g, figure))


def _way_off(g: Battle, figure: Figure, facing: int) -> int:
    """What stepping forward costs with that facing until a free square is reached."""
    ahead = g.book.grid.step(figure.cell, FACINGS[facing], g.solid())
    return FAR if ahead < 0 else ap_to_free(g, figure, ahead, facing)
