"""Questions as a seat reads them: who decides what, every option, and what is not offered."""

from __future__ import annotations

from sobremesa.games.incursion import questions as ask
from sobremesa.games.incursion.rules.payment import ap_left, command_points
from sobremesa.kernel import Ask, Option, Prompts, Register, Words

from .asking import Asking
from .choices_actions import ACTIONS
from .choices_cards import CARDS
from .choices_fights import FIGHTS
from .names import FOR_ITS_FIGURE
from .reasons import declined
from .scene_cards import card_text
from .scene_pieces import card_of

WORDS: Register[Asking, Ask, Words] = Register("words")


@WORDS.of(ask.Act, ask.LastAct, ask.Command, ask.Leap)
def _points(a: Asking, question: ask.OfFigure[Option]) -> Words:
    """What the figure that acts has left."""
    return {"ap": ap_left(a.g, a.figure), "cp": command_points(a.g, a.figure)}


@WORDS.of(ask.Intelligence, ask.Bid, ask.PlayerTurn, ask.Checkpoint)
def _pool(a: Asking, question: Ask) -> Words:
    return {"cp": a.g.cp[a.seat], "basics": "yes" if a.g.book.basics else "no"}


@WORDS.of(ask.DeployAlike)
def _alike(a: Asking, question: ask.DeployAlike) -> Words:
    return {"kind": a.names.kind(a.figure.kind)}


@WORDS.of(ask.CardTarget)
def _card(a: Asking, question: ask.CardTarget) -> Words:
    return {"text": card_text(a.names, a.g.book.titles[question.title])}


@WORDS.of(ask.Respond)
def _respond(a: Asking, question: ask.Respond) -> Words:
    """The card with what it does, and what it is played on or for."""
    title = a.g.card(question.card)
    target = a.names.target(question.card, question.on)
    how = "for" if title.id in FOR_ITS_FIGURE else "on"
    return {
        "how": how if target else "alone",
        "target": target,
        "text": card_text(a.names, title),
        "cp": a.g.cp[a.seat],
    }


def _lights(a: Asking) -> tuple[str, str]:
    """The piece and the card of the figure that the question is about."""
    actor = a.actor
    return ("", "") if actor is None else ("".join(a.piece(actor.id)), card_of(actor))


PROMPTS: Prompts[Asking] = Prompts(
    choices=Register("a choice", ACTIONS, FIGHTS, CARDS),
    fields={
        "card": lambda a, card: a.names.card(card),
        "cell": lambda a, cell: a.names.cell(cell),
        "dice": lambda a, dice: ", ".join(map(str, dice)),
        "figure": lambda a, figure: a.names.figure(figure),
        "marked": lambda a, marked: len(marked),
        "target": lambda a, target: a.names.figure(target),
        "title": lambda a, title: a.names.title(title),
        "weapon": lambda a, weapon: a.text(f"weapon-{weapon}"),
    },
    words=WORDS,
    lights=_lights,
    declined=declined,
    fold_above={
        "activate": 6,
        "command": 1,
        "enter": 4,
        "play": 3,
        "shoot": 3,
        "strike": 4,
        "touch": 0,
    },
)
