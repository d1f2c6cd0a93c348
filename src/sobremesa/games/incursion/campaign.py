"""The campaign: three missions in order, and what survivors keep from one to the next."""

from __future__ import annotations

import msgspec

from sobremesa.kernel import PASS, Ask, BadContent, Flow, Option, Outcome, Pass, Setup

from .book import ALLIES, SWD
from .events import EffectKept
from .options import Keep
from .state import Battle, Campaign, Figure, Place, Survivor, without


def read_campaign(setup: Setup) -> Campaign:
    """What the missions before this one handed on."""
    if setup.carry is None:
        return Campaign()
    try:
        return msgspec.convert(setup.carry, Campaign)
    except msgspec.ValidationError as error:
        raise BadContent(f"expected what a campaign mission hands on: {error}") from error


def aftermath(g: Battle) -> Flow:
    """After a mission of a campaign each side may keep one Effect: inc.campaign.keep-effect."""
    for side in (ALLIES, SWD):
        if g.kept_chosen[side]:
            continue
        options: list[Option] = [PASS, *_keepable(g, side)]
        if len(options) > 1:
            answer = yield Ask(side, "keep", options, anchor=True)
            if not isinstance(answer, Pass):
                _keep(g, g.figures[answer.figure], answer.card)
        g.kept_chosen[side] = True
    assert g.result is not None
    g.end(
        Outcome(
            result=g.result.result,
            winners=g.result.winners,
            rule=g.result.rule,
            carry=msgspec.to_builtins(_handed_on(g, g.result)),
        )
    )


def _keepable(g: Battle, side: int) -> list[Option]:
    """Effects on surviving figures, never the Sturmzombie card: inc.campaign.not-sturmzombies."""
    return [
        Keep(figure.id, card)
        for figure in _survivors(g)
        if figure.side == side
        for card in figure.effects
    ]


def _survivors(g: Battle) -> list[Figure]:
    return [
        figure
        for figure in g.figures.values()
        if figure.kind != "sturmzombie" and figure.place not in (Place.DEAD, Place.DYING)
    ]


def _keep(g: Battle, figure: Figure, card: int) -> None:
    figure.effects = without(figure.effects, card)
    del g.in_play[card]
    figure.kept += (card,)
    g.tell(EffectKept(figure.side, figure.id, card))


def _handed_on(g: Battle, result: Outcome) -> Campaign:
    """Results so far and survivors with their kept cards: inc.ruling.campaign-between."""
    wins = list(g.campaign.wins)
    for side in result.winners:
        wins[side] += 1
    return Campaign(
        wins=(wins[ALLIES], wins[SWD]),
        results=(*g.campaign.results, result.result),
        survivors=tuple(
            Survivor(figure.side, figure.kind, figure.kept) for figure in _survivors(g)
        ),
    )


def campaign_winner(wins: tuple[int, int]) -> int | None:
    """The side with more wins, or None for a draw: inc.ruling.campaign-winner."""
    if wins[ALLIES] == wins[SWD]:
        return None
    return ALLIES if wins[ALLIES] > wins[SWD] else SWD
