"""Answers to what happens: reaction fire, cards, dice, and who comes first."""

from __future__ import annotations

from sobremesa.boards.bits import members
from sobremesa.games.incursion import questions as ask
from sobremesa.games.incursion.content.schema import ALLIES
from sobremesa.games.incursion.options import (
    Face,
    Fire,
    Kill,
    Play,
    Reload,
    Reroll,
    Snafu,
    Square,
)
from sobremesa.games.incursion.rules.effects import full_ap
from sobremesa.games.incursion.rules.sight import view_past_figures
from sobremesa.games.incursion.state import NOBODY, Battle
from sobremesa.kernel import DONE, PASS, Option, Pass, Question, ThumbPlayer, answers

from .acting import kill_of
from .cards import nearest_square, stake, target_for, worth_stopping
from .values import chance, worth


class Responding(ThumbPlayer[Battle]):
    """What the player does when something happens, in either side's turn."""

    @answers(ask.Reaction)
    def reaction(self, g: Battle, question: ask.Reaction) -> Option:
        """Fire."""
        return next(option for option in question.options if isinstance(option, Fire))

    @answers(ask.Reload)
    def reload(self, g: Battle, question: ask.Reload) -> Option:
        """CP are of no other use in the rival's turn."""
        side = question.seat
        return Reload() if g.side != side or g.cp[side] >= 4 else PASS

    @answers(ask.Reroll)
    def reroll(self, g: Battle, question: ask.Reroll) -> Option:
        """Low dice again: what is above a three is kept."""
        dice = question.dice
        rerolls = [option for option in question.options if isinstance(option, Reroll)]
        return next((option for option in rerolls if dice[option.die] <= 3), DONE)

    @answers(ask.NextHit, ask.NextDeath, ask.NextPassed)
    def order(self, g: Battle, question: ask.NextInOrder) -> Option:
        """What is worth most first."""
        return self.best(question.options, lambda first: worth(g, g.figures[first.figure]))

    @answers(ask.BlastSquare)
    def blast_square(self, g: Battle, question: ask.BlastSquare) -> Option:
        """Enemies rather than friends."""
        return self.best(question.options, lambda square: _harm(g, question.seat, square))

    # Cards

    @answers(ask.Respond)
    def respond(self, g: Battle, question: ask.Respond) -> Option:
        """Stop what hurts: with CP if they are to spare, else with SNAFU."""
        card = question.card
        kill, snafu = Kill(card), Snafu(card)
        if kill in question.options and worth_stopping(g, question.seat, card, question.on):
            return kill
        if snafu in question.options and stake(g, question.seat, g.card(card), question.on) >= 1.8:
            return snafu
        return PASS

    @answers(ask.Checkpoint)
    def checkpoint(self, g: Battle, question: ask.Checkpoint) -> Option:
        """Kill what lies on us, or what helps them."""
        return kill_of(g, question) or PASS

    @answers(ask.CriticalHit)
    def critical_hit(self, g: Battle, question: ask.CriticalHit) -> Option:
        """Against whoever is hard to hit."""
        target = g.figures[question.target]
        return _played(question) if chance(2, g.profile(target).fortitude) < 0.6 else PASS

    @answers(ask.LuckyDevil)
    def lucky_devil(self, g: Battle, question: ask.LuckyDevil) -> Option:
        """For a figure of ours that is worth a card."""
        figure = g.figures[question.figure]
        ours = figure.side == question.seat and figure.kind not in ("sturmzombie", "bomberzombie")
        return _played(question) if ours else PASS

    @answers(ask.BlazeOfGlory)
    def blaze_of_glory(self, g: Battle, question: ask.BlazeOfGlory) -> Option:
        """For somebody who can still do something."""
        figure = g.figures[question.figure]
        able = full_ap(g, figure) > 0 and figure.kind != "sturmzombie"
        return _played(question) if able else PASS

    @answers(ask.CardTarget)
    def card_target(self, g: Battle, question: ask.CardTarget) -> Option:
        """Where the card does most."""
        return target_for(g, question.seat, g.book.titles[question.title], question.options)

    @answers(ask.Weasel)
    def weasel(self, g: Battle, question: ask.Weasel) -> Option:
        """The zombies nearest to us."""
        ours = list(members(g.stands[ALLIES]))
        distance = g.book.grid.distance
        return self.best(
            question.options,
            lambda on: -min((distance(g.figures[on.figure].cell, c) for c in ours), default=0),
        )

    @answers(ask.RiseWhere)
    def rise_where(self, g: Battle, question: ask.RiseWhere) -> Option:
        """As near to the enemy as it can."""
        return nearest_square(g, question.options)

    @answers(ask.Facing)
    def facing(self, g: Battle, question: ask.Facing) -> Option:
        """Where there is most to see."""
        return self.best(question.options, lambda face: _outlook(g, question.cell, face))


def _played(question: Question[Pass | Play]) -> Option:
    """The card that is offered, if it is held."""
    return question.options[-1]


def _harm(g: Battle, side: int, option: Square) -> float:
    """What a blast on the square is worth to the side."""
    other = g.figures.get(g.at.get(option.cell, NOBODY))
    if other is None:
        return 0.0
    return worth(g, other) if other.side != side else -worth(g, other)


def _outlook(g: Battle, cell: int, face: Face) -> float:
    """How much is seen from a square with that facing, and how many of the Allies."""
    seen = view_past_figures(g, cell, face.facing)
    return float((seen & g.stands[ALLIES]).bit_count() * 100 + seen.bit_count())
