"""Answers in the player turn: whom to activate, and what a figure does."""

from __future__ import annotations

from sobremesa.boards.square import FACINGS
from sobremesa.games.incursion import questions as ask
from sobremesa.games.incursion.options import (
    Activate,
    Command,
    EndActivation,
    EndTurn,
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
from sobremesa.games.incursion.rules.actions import action_options, cost_of
from sobremesa.games.incursion.rules.movement import ap_to_free
from sobremesa.games.incursion.rules.payment import command_budget
from sobremesa.games.incursion.rules.sight import seen_enemies
from sobremesa.games.incursion.state import NOBODY, Battle, Figure, Place, rival
from sobremesa.kernel import DONE, Ask, Option, ThumbPlayer, answers

from .cards import wants_to_play, weight, worth_killing
from .orders import goals_of, stance, ways
from .paths import FAR
from .values import best_landing, value

WORTHWHILE = 0.2
NO_ACTIONS = (Command, EndActivation, Kill, Play, Snafu)
END_ACTIVATION = EndActivation()
END_TURN = EndTurn()


class Acting(ThumbPlayer[Battle]):
    """What the player does in the turn of its side."""

    @answers(ask.PlayerTurn)
    def turn(self, g: Battle, question: ask.PlayerTurn) -> Option:
        """Cards first, then the figures one after another, then the CP that are left."""
        card = kill_of(g, question) or _card(g, question)
        if card is not None:
            return card
        ready = [o for o in question.options if isinstance(o, Activate | Enter)]
        if ready:
            return self.best(ready, lambda option: _eagerness(g, option))
        command = _command(g, question)
        if command is not None:
            return command
        return END_TURN if END_TURN in question.options else question.options[0]

    @answers(ask.Act, ask.LastAct)
    def act(self, g: Battle, question: ask.Act | ask.LastAct) -> Option:
        """The action that is worth most for its price."""
        card = (kill_of(g, question) or _card(g, question)) if g.blaze == NOBODY else None
        if card is not None:
            return card
        figure = g.figures[question.figure]
        actions = [o for o in question.options if not isinstance(o, NO_ACTIONS)]
        affordable = [o for o in actions if _pays(g, figure, o)]
        if affordable:
            best = self.best(affordable, lambda option: value(g, figure, option))
            if value(g, figure, best) > WORTHWHILE:
                return best
        return END_ACTIVATION

    @answers(ask.Command)
    def command(self, g: Battle, question: ask.Command) -> Option:
        """The best action that CP can buy."""
        figure = g.figures[question.figure]
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
        """On towards the goal, and turning only to get off whoever is below."""
        figure = g.figures[question.figure]
        steps = [option for option in question.options if isinstance(option, Step)]
        if steps:
            return self.best(steps, lambda option: value(g, figure, option))
        turns = [option for option in question.options if isinstance(option, Turn)]
        return min(turns, key=lambda turn: _way_off(g, figure, turn.facing))

    @answers(ask.GoOn)
    def go_on(self, g: Battle, question: ask.GoOn) -> Option:
        """Another square if it leads on."""
        figure = g.figures[question.figure]
        return self.best(question.options, lambda option: value(g, figure, option))

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


def kill_of(g: Battle, question: Ask) -> Option | None:
    """A card in play that is worth its price."""
    kills = (option for option in question.options if isinstance(option, Kill))
    return next((kill for kill in kills if worth_killing(g, question.seat, kill.card)), None)


def _card(g: Battle, question: Ask) -> Option | None:
    """The card of the hand that does most now, if one does any good."""
    plays = [option for option in question.options if isinstance(option, Play)]
    good = [p for p in plays if wants_to_play(g, question.seat, g.book.titles[p.title])]
    return max(good, key=lambda play: weight(g.book.titles[play.title]), default=None)


def _eagerness(g: Battle, option: Activate | Enter) -> float:
    """Who sees an enemy goes first, then who is nearest to the goal, then those outside."""
    if isinstance(option, Enter):
        beside = g.book.grid.within(option.cell, 1) & g.occupied
        return -500.0 - beside.bit_count()
    figure = g.figures[option.figure]
    far = ways(g, figure, goals_of(g, figure)).cost(*stance(figure))
    sees = bool(seen_enemies(g, figure)) and g.book.kind[figure.kind].gun is not None
    return (100.0 if sees else 0.0) - far


def _command(g: Battle, question: ask.PlayerTurn) -> Option | None:
    """Spend CP where they do most; keep a reload for those who watch."""
    watching = any(g.figures[id].side == g.side for id in g.watching)
    if watching and g.cp[g.side] <= 2 and not g.special:
        return None
    commands = [option for option in question.options if isinstance(option, Command)]
    scored = [(_command_value(g, g.figures[o.figure]), o) for o in commands]
    best = max(scored, key=lambda pair: pair[0], default=None)
    return best[1] if best is not None and best[0] > WORTHWHILE else None


def _command_value(g: Battle, figure: Figure) -> float:
    if figure.id in g.watching or (not figure.activated and g.current != figure.id):
        return 0.0
    options = action_options(g, figure, command_budget(g, figure))
    return max((value(g, figure, option) for option in options), default=0.0)


def _pays(g: Battle, figure: Figure, option: Option) -> bool:
    """AP go first; CP are added only for something that is worth it."""
    missing = cost_of(g, figure, option) - figure.ap
    return missing <= 0 or value(g, figure, option) > 1.0


def _needs_points(g: Battle, figure: Figure) -> float:
    if figure.place != Place.BOARD:
        return 0.0
    return 1.0 + len(seen_enemies(g, figure))


def _way_off(g: Battle, figure: Figure, facing: int) -> int:
    """What stepping forward costs with that facing until a free square is reached."""
    ahead = g.book.grid.step(figure.cell, FACINGS[facing], g.solid())
    return FAR if ahead < 0 else ap_to_free(g, figure, ahead, facing)
