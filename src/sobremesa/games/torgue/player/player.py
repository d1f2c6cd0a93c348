"""The player: one short answer for each question."""

from __future__ import annotations

from collections.abc import Sequence
from types import ModuleType
from typing import Any, ClassVar

from sobremesa.games.torgue import questions as ask
from sobremesa.games.torgue.options import React
from sobremesa.games.torgue.rules.ties import without_die
from sobremesa.games.torgue.state import Show
from sobremesa.kernel import Ask, Match, Option, ThumbPlayer, answers
from sobremesa.kernel.player import Idea

from .defending import Defending, reaction_to
from .directing import Directing
from .fighting import Fighting
from .looting import Looting
from .shopping import Shopping
from .skills import Skilled


class Player(Fighting, Defending, Looting, Directing, Shopping, Skilled, ThumbPlayer[Show]):
    """Plays any hunters of one seat by rules of thumb; its dice only break ties."""

    questions: ClassVar[ModuleType] = ask
    lasting: ClassVar[tuple[type[Ask], ...]] = (
        ask.Pick, ask.Tree, ask.Slot, ask.Element, ask.Arrange, ask.Swap, ask.Respec, ask.Shop,
        ask.Prize, ask.CardOwner, ask.Donate, ask.PayShop, ask.Exchange, ask.PlaceCard,
        ask.SaveGun, ask.ReturnLoot, ask.LoseLoot,
    )  # fmt: skip
    opening: ClassVar[tuple[type[Ask], ...]] = (ask.Pick, ask.Tree)
    routine: ClassVar[tuple[type[Ask], ...]] = (
        ask.Wanted, ask.Give, ask.TradePartner, ask.Suppress, ask.RespawnPay, ask.RespawnOrder,
        ask.Skill, ask.Gather, ask.Colour, ask.StaySpent, ask.NextEnemy, ask.EnemyTarget,
        ask.Route, ask.Spawn, ask.FreeMiniature, ask.SpawnZone, ask.DefendOrder, ask.Defend,
        ask.BurnOrder, ask.RadiationOrder, ask.BombOrder, ask.Deploy, ask.Charge,
        ask.Pay, ask.Move,
    )  # fmt: skip

    def ideas(self, match: Match[Show], seat: int) -> Sequence[Idea]:
        """Whole actions where there are any, and nothing that is left to a die."""
        question = match.ask_of(seat)
        assert question is not None, f"seat {seat} is not asked"
        ideas = super().ideas(match, seat)
        certain = without_die(question).options
        if ideas or len(certain) == len(question.options):
            return ideas
        return list(dict.fromkeys([self.choose(match, seat), *certain]))

    def answer(self, g: Show, ask: Ask) -> Option:
        """The choice between several options; nothing is left to a die that the group rolls."""
        ask = without_die(ask)
        return ask.options[0] if len(ask.options) == 1 else super().answer(g, ask)

    def interrupt(self, match: Match[Show], seat: int, budget: Any = None) -> Option | None:
        """React when another seat leads the question; everything else can wait."""
        question = match.ask_of(seat)
        if not isinstance(question, ask.React):
            return None
        answer = reaction_to(match.state, question)
        return answer if isinstance(answer, React) else None

    # What is decided without a look at the position

    @answers(ask.Wanted)
    def wanted(self, g: Show, question: ask.Wanted) -> Option:
        """Always after the bounty."""
        return question.options[0]

    @answers(ask.Give, ask.Respec)
    def keep(self, g: Show, question: ask.Give | ask.Respec) -> Option:
        """Keep loot and trees as they are."""
        return question.options[0]

    @answers(ask.Suppress)
    def suppress(self, g: Show, question: ask.Suppress) -> Option:
        """Let no enemy reply."""
        return question.options[0]

    @answers(ask.RespawnPay)
    def respawn_pay(self, g: Show, question: ask.RespawnPay) -> Option:
        """The pool pays first."""
        return question.options[0]

    @answers(ask.Skill)
    def skill(self, g: Show, question: ask.Skill) -> Option:
        """Use every skill."""
        return question.options[1]

    @answers(ask.Gather)
    def gather(self, g: Show, question: ask.Gather) -> Option:
        """Pick up all there is."""
        return question.options[-1]

    @answers(ask.Pick, ask.TradePartner)
    def any_hunter(self, g: Show, question: ask.Pick | ask.TradePartner) -> Option:
        """All are equally good company."""
        return self.dice.pick(question.options)

    @answers(ask.Donate)
    def donate(self, g: Show, question: ask.Donate) -> Option:
        """The first thing at hand; unasked it gives nothing."""
        return question.options[0]
