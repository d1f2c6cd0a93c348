"""The story of cards: drawn, played, killed, and what they do."""

from __future__ import annotations

from sobremesa.games.incursion.content.book import SWD
from sobremesa.games.incursion.events import (
    CardKilled,
    CardLeft,
    CardNegated,
    CardPlayed,
    Drew,
    DrewUnseen,
    EffectKept,
    FellIn,
    Fizzled,
    Frozen,
    HandDiscarded,
    Healed,
    Reshuffled,
    Rose,
    TunnelFound,
    WeaselRolled,
)
from sobremesa.kernel.scene import Die, Line

from .names import FOR_ITS_FIGURE, ON_SQUARES, Names
from .telling import Tellers, by_figure, by_nobody, by_side

# Hands and the deck


def _hand_discarded(names: Names, event: HandDiscarded) -> Line:
    cards = names.cards(event.cards)
    return by_side(
        names, event, event.side, "discarded", icon="card-discard", weight="detail", cards=cards
    )


def _drew(names: Names, event: Drew) -> Line:
    cards = names.cards(event.cards)
    return by_side(names, event, event.side, "drew", icon="card-draw", cards=cards)


def _drew_unseen(names: Names, event: DrewUnseen) -> Line:
    return by_side(
        names,
        event,
        event.side,
        "drew-unseen",
        icon="card-draw",
        weight="detail",
        count=event.count,
    )


def _reshuffled(names: Names, event: Reshuffled) -> Line:
    return by_nobody(
        names, event, "reshuffled", icon="card-random", weight="detail", count=event.cards
    )


# Cards that are played


def _card_played(names: Names, event: CardPlayed) -> Line:
    title = names.index.cards[event.card]
    target, figures, squares = _target(names, event)
    message = "played-for" if title.id in FOR_ITS_FIGURE else "played-on"
    return by_side(
        names,
        event,
        event.side,
        message if target else "played",
        icon=title.icon,
        others=figures,
        squares=squares,
        card=names.title(title.id),
        target=target,
    )


def _target(names: Names, event: CardPlayed) -> tuple[str, tuple[int, ...], tuple[int, ...]]:
    """What a card is played on, in words; the figures and the squares to light up."""
    title, target = names.index.cards[event.card], event.target
    words = names.target(event.card, target)
    if target < 0 or title.id == "snafu":
        return words, (), ()
    return (words, (), (target,)) if title.id in ON_SQUARES else (words, (target,), ())


def _card_killed(names: Names, event: CardKilled) -> Line:
    price = names.price(cp=event.cp)
    card = names.card(event.card)
    return by_side(names, event, event.side, "killed", icon="cancel", card=card, price=price)


def _card_negated(names: Names, event: CardNegated) -> Line:
    return by_nobody(names, event, "negated", icon="cancel", card=names.card(event.card))


def _card_left(names: Names, event: CardLeft) -> Line:
    card = names.card(event.card)
    return by_nobody(names, event, "card-left", icon="card-discard", weight="detail", card=card)


def _fizzled(names: Names, event: Fizzled) -> Line:
    return by_nobody(names, event, "fizzled", icon="cancel", card=names.card(event.card))


# What they do


def _weasel_rolled(names: Names, event: WeaselRolled) -> Line:
    dice = (Die(face=str(event.die)),)
    return by_nobody(names, event, "weasel", icon="radar-dish", dice=dice, count=event.die)


def _frozen(names: Names, event: Frozen) -> Line:
    return by_figure(names, event, event.figure, "frozen", icon="frozen-block", weight="detail")


def _fell_in(names: Names, event: FellIn) -> Line:
    cell = names.cell(event.cell)
    return by_nobody(
        names, event, "fell-in", icon="falling-rocks", squares=(event.cell,), cell=cell
    )


def _tunnel_found(names: Names, event: TunnelFound) -> Line:
    cell = names.cell(event.cell)
    return by_side(
        names, event, SWD, "tunnel", icon="hole-ladder", squares=(event.cell,), cell=cell
    )


def _rose(names: Names, event: Rose) -> Line:
    return by_figure(
        names,
        event,
        event.figure,
        "rose",
        icon="raise-zombie",
        squares=(event.cell,),
        cell=names.cell(event.cell),
    )


def _healed(names: Names, event: Healed) -> Line:
    return by_figure(names, event, event.figure, "healed", icon="medical-pack")


def _effect_kept(names: Names, event: EffectKept) -> Line:
    card = names.card(event.card)
    return by_figure(names, event, event.figure, "kept", icon="medal", card=card)


CARDS: Tellers = {
    CardKilled: _card_killed,
    CardLeft: _card_left,
    CardNegated: _card_negated,
    CardPlayed: _card_played,
    Drew: _drew,
    DrewUnseen: _drew_unseen,
    EffectKept: _effect_kept,
    FellIn: _fell_in,
    Fizzled: _fizzled,
    Frozen: _frozen,
    HandDiscarded: _hand_discarded,
    Healed: _healed,
    Reshuffled: _reshuffled,
    Rose: _rose,
    TunnelFound: _tunnel_found,
    WeaselRolled: _weasel_rolled,
}
