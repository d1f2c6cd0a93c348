"""The player: one short answer for each question."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import msgspec

from sobremesa.games.torgue.options import React, RollForIt
from sobremesa.games.torgue.state import Show
from sobremesa.kernel import Match, Option, ThumbPlayer
from sobremesa.kernel.old import Ask

from . import defending, directing, fighting, shopping


class Player(ThumbPlayer[Show]):
    """Plays any hunters of one seat by rules of thumb; its dice only break ties."""

    def answer(self, g: Show, ask: Ask) -> Option:
        if isinstance(ask.options[-1], RollForIt):
            ask = msgspec.structs.replace(ask, options=ask.options[:-1])
        if len(ask.options) == 1:
            return ask.options[0]
        answer = ANSWERS.get(ask.prompt)
        return self.dice.pick(ask.options) if answer is None else answer(g, ask)

    def interrupt(self, match: Match[Show], seat: int, budget: Any = None) -> Option | None:
        """React when another seat leads the question; everything else can wait."""
        ask = match.ask_of(seat)
        if ask is None or ask.prompt != "react":
            return None
        answer = defending.react(match.state, ask)
        return answer if isinstance(answer, React) else None


def _first(g: Show, ask: Ask) -> Option:
    return ask.options[0]


def _second(g: Show, ask: Ask) -> Option:
    """The option that is not a refusal."""
    return ask.options[1]


def _last(g: Show, ask: Ask) -> Option:
    return ask.options[-1]


ANSWERS: dict[str, Callable[[Show, Ask], Option]] = {
    "act": fighting.act,
    "activate": fighting.activate,
    "ammo": directing.toughest,
    "arrange": shopping.arrange,
    "card-owner": shopping.card_owner,
    "charge": fighting.charge,
    "colour": fighting.colour,
    "crowd": fighting.all_targets,
    "crowd-victim": directing.toughest,
    "defend": defending.defend,
    "deploy": fighting.deploy,
    "enemy-target": directing.toughest,
    "exchange": shopping.arrange,
    "gather": _last,
    "give": _first,
    "gunzerker": fighting.gunzerk,
    "hold-second": fighting.all_targets,
    "interact": fighting.interact,
    "loot": defending.use_loot,
    "mend": defending.treat,
    "move": fighting.move,
    "next-enemy": directing.next_enemy,
    "pay": fighting.pay,
    "pay-shop": shopping.pay_shop,
    "place-card": shopping.place_card,
    "prize": shopping.keep_card,
    "react": defending.react,
    "reaction": defending.reaction,
    "reroll": fighting.reroll,
    "respec": _first,
    "respawn-pay": _first,
    "route": directing.route,
    "shop": shopping.shop,
    "skill": _second,
    "slot": shopping.slot,
    "spawn": directing.spawn,
    "spotlight": directing.toughest,
    "stay-spent": defending.smallest,
    "suffer": defending.smallest,
    "suppress": _first,
    "target": fighting.target,
    "treat": defending.treat,
    "tree": shopping.tree,
    "victim": directing.toughest,
    "wanted": _first,
}
