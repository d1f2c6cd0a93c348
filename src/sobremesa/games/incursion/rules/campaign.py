"""The campaign: three missions in order, and what survivors keep from one to the next."""

from __future__ import annotations

from collections.abc import Iterator

import msgspec

from sobremesa.games.incursion import questions as ask
from sobremesa.games.incursion.content.book import Book
from sobremesa.games.incursion.content.schema import ALLIES, SIDE_NAMES, SWD
from sobremesa.games.incursion.events import EffectKept
from sobremesa.games.incursion.options import CardId, Keep
from sobremesa.games.incursion.state import Battle, Campaign, Figure, Place, Survivor, without
from sobremesa.kernel import PASS, BadContent, Flow, Outcome, Pass, Setup


def read_campaign(setup: Setup, book: Book) -> Campaign:
    """What the missions before this one handed on; what they cannot have is refused."""
    if setup.carry is None:
        return Campaign()
    try:
        campaign = msgspec.convert(setup.carry, Campaign)
    except msgspec.ValidationError as error:
        raise BadContent(f"expected what a campaign mission hands on: {error}") from error
    if problem := next(_impossible(campaign, book), None):
        raise BadContent(f"expected what a campaign mission hands on: {problem}")
    return campaign


def _impossible(campaign: Campaign, book: Book) -> Iterator[str]:
    wins, missions = campaign.wins, len(campaign.results)
    if min(wins) < 0 or sum(wins) > missions:
        yield f"wins: expected at most one for each of {missions} missions, got {wins}"
    kept: set[int] = set()
    for survivor in campaign.survivors:
        yield from _impossible_survivor(survivor, book)
        for card in survivor.kept:
            if card not in book.deck or book.cards[card].kind != "effect":
                yield f"kept: expected an Effect of the {len(book.deck)} cards, got card {card}"
            elif card in kept:
                yield f"kept: expected each card once, got card {card} twice"
            kept.add(card)


def _impossible_survivor(survivor: Survivor, book: Book) -> Iterator[str]:
    profile = book.figures.get(survivor.kind)
    if profile is None or survivor.kind == "sturmzombie":
        kinds = ", ".join(kind for kind in book.figures if kind != "sturmzombie")
        yield f"survivors: expected one of {kinds}, got {survivor.kind!r}"
    elif survivor.side != SIDE_NAMES.index(profile.side):
        side = SIDE_NAMES.index(profile.side)
        yield f"survivors: expected {survivor.kind} on side {side}, got {survivor.side}"


def aftermath(g: Battle) -> Flow[None]:
    """After a mission of a campaign each side may keep one Effect: inc.campaign.keep-effect."""
    for side in (ALLIES, SWD):
        if g.kept_chosen[side]:
            continue
        if keepable := _keepable(g, side):
            answer = yield from ask.Keep(side, [PASS, *keepable], anchor=True)
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


def _keepable(g: Battle, side: int) -> list[Keep]:
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


def _keep(g: Battle, figure: Figure, card: CardId) -> None:
    figure.effects = without(figure.effects, card)
    del g.in_play[card]
    for memory in g.let_be:
        memory.pop(card, None)
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
