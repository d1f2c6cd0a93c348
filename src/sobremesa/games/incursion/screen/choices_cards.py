"""Cards, forces, bids and deployment as choices."""

from __future__ import annotations

from sobremesa.games.incursion import questions as ask
from sobremesa.games.incursion.options import (
    Bid,
    Buy,
    CardId,
    Deploy,
    DeployRest,
    Discard,
    Invoke,
    Keep,
    Kill,
    On,
    Play,
    Ready,
    Rebuy,
    Snafu,
)
from sobremesa.games.incursion.state import NOBODY, ZOMBIES
from sobremesa.kernel import Register, joined
from sobremesa.kernel.scene import Choice, Preview

from .asking import Asking, Choosers
from .names import (
    TUNNEL,
    ZOMBIE_CARD,
    card_id,
    cell_id,
    kind_id,
    point_id,
    survivor_id,
)
from .scene_cards import card_text
from .silhouettes import FIGURES

CARDS: Choosers = Register("a choice")


# Playing and answering cards


@CARDS.of(Play)
def _play(a: Asking, option: Play) -> Choice:
    title = a.g.book.titles[option.title]
    return Choice(
        text=a.text("option-play", card=a.names.title(title.id)),
        detail=card_text(a.names, title),
        icon=title.icon,
        tone="card",
        on=a.held(title.id),
        group="play",
        rule=card_rule(title.id),
    )


def card_rule(title: str) -> str:
    """The rule that tells what a card does."""
    return CARD_RULES.get(title, f"inc.card.{title.replace('_', '-')}")


CARD_RULES = {
    "cave_in": "inc.card.cave-in-place",
    "hidden_tunnel": "inc.card.hidden-tunnel-place",
    "liquid_courage": "inc.card.liquid-courage-shooting",
}


@CARDS.of(On)
def _on(a: Asking, option: On) -> Choice:
    """A figure for a card, or the one card of all Sturmzombies."""
    if option.figure == ZOMBIES:
        return Choice(
            text=a.text("option-on-zombies"),
            icon=a.g.book.figures["sturmzombie"].icon,
            on=(ZOMBIE_CARD,),
            rule="inc.card.effect-sturmzombie-icon",
        )
    figure = a.g.figures[option.figure]
    weasel = isinstance(a.ask, ask.Weasel)
    word = "option-freeze" if weasel else "option-on"
    return Choice(
        text=a.text(word, figure=a.names.figure(figure.id)),
        detail=a.text("own" if figure.side == a.seat else "enemy"),
        icon=FIGURES.of(a.g.profile(figure)),
        on=a.piece(figure.id) if weasel else a.figure_on(figure.id),
        rule="inc.card.wild-weasel" if weasel else card_rule(a.question(ask.CardTarget).title),
        preview=a.at_figure(figure.id),
    )


@CARDS.of(Kill)
def _kill(a: Asking, option: Kill) -> Choice:
    title = a.g.card(option.card)
    in_play = option.card in a.g.in_play
    return Choice(
        text=a.text("option-kill", card=a.names.title(title.id)),
        detail=joined(_lies_on(a, option.card), card_text(a.names, title)),
        cost=a.names.price(cp=title.kill),
        icon="cancel",
        tone="card",
        on=(card_id(option.card),) if in_play else (),
        group=_touch_group(a),
        rule="inc.cp.kill-in-play" if in_play else "inc.cp.kill-on-play",
    )


@CARDS.of(Snafu)
def _snafu(a: Asking, option: Snafu) -> Choice:
    in_play = (card_id(option.card),) if option.card in a.g.in_play else ()
    return Choice(
        text=a.text("option-snafu", card=a.names.card(option.card)),
        detail=_lies_on(a, option.card),
        icon="cancel",
        tone="card",
        on=(*a.held("snafu"), *in_play),
        group=_touch_group(a),
        rule="inc.card.snafu",
    )


def _touch_group(a: Asking) -> str:
    """In one's own turn the cards in play are one heading among others."""
    return "touch" if isinstance(a.ask, ask.Act | ask.PlayerTurn) else ""


def _lies_on(a: Asking, card: CardId) -> str:
    """Whose figure card an Effect in play lies on."""
    where = a.g.in_play.get(card)
    if where == ZOMBIES:
        return a.text("lies-on", figure=a.names.kind("sturmzombie"))
    return a.text("lies-on", figure=a.names.figure(where)) if where in a.g.figures else ""


@CARDS.of(Discard)
def _discard(a: Asking, option: Discard) -> Choice:
    title = a.g.card(option.card)
    return Choice(
        text=a.text("option-discard", card=a.names.title(title.id)),
        detail=card_text(a.names, title),
        icon="card-discard",
        tone="card",
        on=(card_id(option.card),),
        rule="inc.maint.hand-discard",
    )


@CARDS.of(Keep)
def _keep(a: Asking, option: Keep) -> Choice:
    title = a.g.card(option.card)
    name = a.names.figure(option.figure)
    return Choice(
        text=a.text("option-keep", figure=name, card=a.names.title(title.id)),
        detail=card_text(a.names, title),
        icon=title.icon,
        tone="card",
        on=(card_id(option.card),),
        rule="inc.campaign.keep-effect",
    )


# Forces


@CARDS.of(Buy)
def _buy(a: Asking, option: Buy) -> Choice:
    profile = a.g.book.figures[option.kind]
    lot = option.kind == "sturmzombie"
    return Choice(
        text=a.text("option-buy-lot" if lot else "option-buy", kind=a.names.kind(option.kind)),
        cost=a.text("cost-rp", points=profile.rp),
        icon=FIGURES.of(profile),
        on=(kind_id(option.kind),),
        rule="inc.fig.horde" if lot else "inc.force.rp-limit",
    )


@CARDS.of(Rebuy)
def _rebuy(a: Asking, option: Rebuy) -> Choice:
    survivor = a.g.campaign.survivors[option.survivor]
    profile = a.g.book.figures[survivor.kind]
    return Choice(
        text=a.text("option-rebuy", kind=a.names.kind(survivor.kind)),
        detail=a.names.cards(survivor.kept),
        cost=a.text("cost-rp", points=profile.rp),
        icon=FIGURES.of(profile),
        on=(survivor_id(option.survivor),),
        rule="inc.ruling.campaign-identity",
    )


@CARDS.of(Ready)
def _ready(a: Asking, _: Ready) -> Choice:
    points = a.ask.points if isinstance(a.ask, ask.Force) else 0
    force = isinstance(a.ask, ask.Force)
    return Choice(
        text=a.text(f"option-ready-{a.ask.kind}"),
        detail=a.text("warn-unspent", points=points) if points else "",
        icon="check-mark",
        tone="end",
        rule="inc.force.unspent-lost" if force else "inc.maint.hand-draw",
    )


# Bids and deployment


@CARDS.of(Bid)
def _bid(a: Asking, option: Bid) -> Choice:
    left = a.g.cp[a.seat] - option.cp
    return Choice(
        text=a.text("option-bid", points=option.cp),
        detail=a.text("option-bid-detail", points=left),
        icon="coins",
        key=str(option.cp) if 0 < option.cp < 10 else "",
        rule="inc.bid.range",
    )


@CARDS.of(Invoke)
def _invoke(a: Asking, _: Invoke) -> Choice:
    return Choice(
        text=a.text("option-invoke"),
        detail=a.text("option-invoke-detail"),
        icon="spy",
        tone="card",
        rule="inc.bid.allied-intelligence",
    )


@CARDS.of(Deploy)
def _deploy(a: Asking, option: Deploy) -> Choice:
    zombie = option.figure == NOBODY
    who = a.names.kind("sturmzombie") if zombie else a.names.figure(option.figure)
    return Choice(
        text=a.text("option-deploy", figure=who, point=a.names.point(option.point)),
        icon="entry-door",
        on=_point_on(a, option.point),
        rule="inc.deploy.any-number-any-point",
        preview=Preview(cells=_point_on(a, option.point)),
    )


@CARDS.of(DeployRest)
def _deploy_rest(a: Asking, option: DeployRest) -> Choice:
    point = a.names.point(option.point)
    if isinstance(a.ask, ask.DeployAlike):
        kind = a.names.kind(a.figure.kind)
        text = a.text("option-deploy-alike", kind=kind, count=a.ask.count, point=point)
    else:
        count = a.question(ask.DeployZombies).count
        text = a.text("option-deploy-rest", count=count, point=point)
    return Choice(
        text=text,
        icon="entry-door",
        on=_point_on(a, option.point),
        rule="inc.deploy.any-number-any-point",
        preview=Preview(cells=_point_on(a, option.point)),
    )


def _point_on(a: Asking, point: str) -> tuple[str, ...]:
    return (cell_id(a.g.tunnel),) if point == TUNNEL else (point_id(point),)
