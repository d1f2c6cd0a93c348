"""What a seat cannot know, dealt anew for a player who thinks ahead."""

from __future__ import annotations

from sobremesa.games.incursion.content.schema import SWD
from sobremesa.games.incursion.options import Buy, Ready, Rebuy
from sobremesa.games.incursion.state import Battle, Force, Stage, rival
from sobremesa.kernel import Dice, deal_anew

from .deployment import points_for
from .forces import force_ask


def veil(g: Battle, seat: int, dice: Dice, now: Battle) -> None:
    """Re-deal the rival's hand and secret choices and the order of the deck."""
    other = rival(seat)
    _shuffle_hidden_cards(g, other, dice, now)
    if g.stage == now.stage == Stage.FORCES:
        _invent_force(g, other, dice)
    if g.stage == now.stage == Stage.DEPLOY:
        _invent_deployment(g, other, dice)


def _shuffle_hidden_cards(g: Battle, other: int, dice: Dice, now: Battle) -> None:
    """The rival's hand and the deck are one unknown heap; hand sizes are public."""
    hidden = now.hands[other] + now.deck
    g.thrown = [card for card in g.thrown if card not in g.hands[other] or card not in hidden]
    heap, size = g.hands[other] + g.deck, len(g.hands[other])
    deal_anew(dice, (heap, hidden))
    g.hands[other], g.deck = heap[:size], heap[size:]


def _invent_force(g: Battle, other: int, dice: Dice) -> None:
    """Some legal force in place of the one the rival is choosing."""
    if g.book.mission.only_zombies and other == SWD:
        return
    done = g.forces[other].done
    g.forces[other] = Force()
    while done and not g.forces[other].done:
        force = g.forces[other]
        match dice.pick(list(force_ask(g, other).options)):
            case Ready():
                force.done = True
            case Buy("sturmzombie"):
                force.lots += 1
            case Buy(kind):
                force.figures += (kind,)
                force.survivors += (-1,)
            case Rebuy(index):
                force.figures += (g.campaign.survivors[index].kind,)
                force.survivors += (index,)


def _invent_deployment(g: Battle, other: int, dice: Dice) -> None:
    """Other entry points for those the rival has placed unseen."""
    points = points_for(g, other)
    for id in list(g.placing):
        if g.figures[id].side == other:
            g.placing[id] = dice.pick(points)
    if other == SWD:
        placed = sum(g.placing_zombies.values())
        g.placing_zombies = {}
        for _ in range(placed):
            point = dice.pick(points)
            g.placing_zombies[point] = g.placing_zombies.get(point, 0) + 1
