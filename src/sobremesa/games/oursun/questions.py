"""Everything that is asked, in the order of the rulebook."""

from __future__ import annotations

from typing import Generic, TypeVar

from sobremesa.kernel import Done, Option, Pass, Question

from .content.things import Thing
from .options import cards, combat, gear, interactions, movement, setup, trade
from .options.combat import CombatAction, Duel, Reaction
from .options.ids import FoeId, Who
from .options.interactions import Taking
from .options.trade import Dealing
from .options.turn import Action

O = TypeVar("O", bound=Option, covariant=True)  # noqa: E741 - an option


class OfPerson(Question[O], Generic[O]):
    """A question that one character decides."""

    who: Who


# Set-up


class Character(OfPerson[setup.Play]):
    """Which character a player takes."""

    rule = "sun.setup.4-character-order"


class Name(OfPerson[Pass | setup.TakeName]):
    """What a character is called."""

    rule = "sun.board.name-optional"


class StartItems(OfPerson[Pass | setup.BuyStart]):
    """Whether to buy a start item."""

    rule = "sun.ruling.start-item-order"


class Give(OfPerson[setup.Give]):
    """How many points to add to another's purchase."""

    rule = "sun.setup.5-gear-points-pool"
    buyer: Who
    card: int


class Receive(Question[setup.Receive]):
    """Who gets what was bought together."""

    rule = "sun.ruling.start-item-buyer"
    card: int


class Order(Question[setup.GoFirst]):
    """Which of the two characters of a solo game acts first."""

    rule = "sun.solo.order-choice"


# Turns


class Act(OfPerson[Action]):
    """What a character does in its turn."""

    rule = "sun.phase.actions"
    secret: bool
    """Where somebody may be a traitor nobody else sees what it could do."""


class OutOfTurn(OfPerson[Pass | CombatAction | Duel]):
    """A chance to spend saved AP; whether comrades are in the sights is nobody else's business."""

    secret: bool

    @property
    def window(self) -> str:
        """Chances to attack characters alone have their own, so that they can be waved through."""
        duels = all(isinstance(option, Pass | Duel) for option in self.options)
        return f"{self.kind}-duel" if duels else self.kind


class Interrupt(OutOfTurn):
    """Whether a waiting character cuts in."""

    rule = "sun.ruling.wait-windows"


class LastAction(OutOfTurn):
    """Whether a waiting character still fights before the phase ends."""

    rule = "sun.ruling.wait-phase-end"


# Dice and weapons


class Karma(OfPerson[Pass | Done | combat.Reroll]):
    """Which dice are rolled again: whether any, then one after the other."""

    rule = "sun.ruling.karma-window"
    rolls: tuple[tuple[int, ...], ...]
    rollers: tuple[int, ...]
    """Who rolled each of them: a foe by its id, a character by the complement of its number."""
    marked: tuple[int, ...]
    """The dice that were chosen so far."""

    @property
    def window(self) -> str:
        """Only the first choice can be let go by."""
        return "" if self.marked else "karma"


class Weapons(OfPerson[Done | combat.Fire | combat.Drill]):
    """What is added to an attack."""

    rule = "sun.ruling.weapon-stack"
    mode: str
    initial: bool
    """In an initial combat round."""
    sneak: bool
    """Out of stealth."""


# Combat


class InitialTarget(OfPerson[combat.Attack]):
    """Whom the free attack of an initial combat round is aimed at."""

    rule = "sun.ruling.initial-round-content"


class Strongest(OfPerson[combat.Strongest]):
    """Which of equally strong foes attacks."""

    rule = "sun.ruling.strongest"


class Join(OfPerson[Pass | CombatAction]):
    """Whether to join a combat out of turn."""

    rule = "sun.multi.join-right"
    window = "join"


class Avoid(OfPerson[combat.Avoid]):
    """Which attack a dodge makes void."""

    rule = "sun.dodge.choice"
    blows: tuple[tuple[FoeId, tuple[int, ...]], ...]
    """Each foe with its dice."""


class Sons(OfPerson[Pass | cards.Reveal]):
    """Whether to reveal oneself to Sons of Liberty that are about to attack."""

    rule = "sun.ruling.sol-meet-time"
    window = "sons"
    secret = True


class Attacked(OfPerson[Pass | Reaction]):
    """How to react to the attack of another character."""

    rule = "sun.pvp.options"
    window = "attacked"
    attacker: Who
    mode: str


class Rescue(OfPerson[Pass | combat.Rescue]):
    """How much damage to take in place of another."""

    rule = "sun.ruling.ability-timing"
    window = "rescue"
    victim: Who
    damage: int


class Cancel(OfPerson[Pass | combat.Cancel]):
    """Whether to turn a jacket or vest down against an attack."""

    rule = "sun.ruling.use-reaction"
    window = "cancel"
    blows: tuple[tuple[FoeId, int], ...]
    """Each foe with its damage; -1 is a character."""


# Things


class PickUp(OfPerson[Done | Taking]):
    """What is picked up."""

    rule = "sun.pickup.effect"


class KeepLoot(OfPerson[Pass | interactions.Keep]):
    """Which card of a container is kept."""

    rule = "sun.container.success"
    secret = True
    cards: tuple[int, ...]


class Radio(OfPerson[gear.Leave | gear.Bury]):
    """Whether the card that the Radio has shown stays on top."""

    rule = "sun.general.deck-secrecy"
    secret = True
    deck: str
    top: int


class Discard(
    OfPerson[Done | interactions.DropCard | interactions.DropGoods | interactions.DropWater]
):
    """What is left on the tile."""

    rule = "sun.discard.effect"


class NoRoom(OfPerson[interactions.DropCard | interactions.DropGoods]):
    """What is left behind for want of room."""

    rule = "sun.ruling.no-room"


# Trade


class Bargain(OfPerson[Done | trade.Offer | trade.Want]):
    """What is given and what is wanted in a trade."""

    rule = "sun.trade.amount"
    partner: Who
    given: tuple[Thing, ...]
    taken: tuple[Thing, ...]


class Agree(OfPerson[trade.Refuse | trade.Agree]):
    """Whether to agree to a trade."""

    rule = "sun.ruling.trade-consent"
    proposer: Who
    given: tuple[Thing, ...]
    taken: tuple[Thing, ...]


class Deal(OfPerson[Done | Dealing]):
    """What is bought, exchanged, sold or taken apart at a trader's."""

    rule = "sun.trader.cost"
    trader: FoeId


class Pay(OfPerson[trade.Pay]):
    """With what a price is paid."""

    rule = "sun.ruling.trader-payment"
    price: int


class Basket(OfPerson[Done | trade.BuyGoods]):
    """What else is taken from a trader's stock."""

    rule = "sun.ruling.trader-exchange"
    things: tuple[Thing, ...]


class Proceeds(OfPerson[trade.Pay | Done]):
    """What a trader pays with."""

    rule = "sun.ruling.trader-finite"
    price: int


class Steal(OfPerson[interactions.TakeGoods | interactions.TakeWater]):
    """What is stolen."""

    rule = "sun.ruling.steal-resources"


class Rob(OfPerson[trade.Rob]):
    """Which cards of a robbed trader are taken."""

    rule = "sun.ruling.rob-cards"
    trader: FoeId


# Night, events and missions


class NightVote(Question[cards.Suffer]):
    """Whom the night card of a camp affects."""

    rule = "sun.night.target-vote"
    drawer: Who
    night: int


class NightAnimal(OfPerson[cards.Ignore | cards.Apply]):
    """Whether the fire keeps an animal away."""

    rule = "sun.night.fire-ignore"
    night: int


class Thief(OfPerson[interactions.DropGoods]):
    """Which resource a thief takes."""

    rule = "sun.ruling.event-procedure"


class Stranger(OfPerson[Pass | cards.Help]):
    """Whether to help a wounded stranger."""

    rule = "sun.ruling.event-procedure"


class OldMap(OfPerson[Pass | movement.Explore]):
    """Which position an old map reveals."""

    rule = "sun.ruling.event-procedure"


class Deliver(OfPerson[Done | cards.Deliver]):
    """Whether to deliver one more resource."""

    rule = "sun.mission.sequence"


class Pursuit(Question[cards.SpawnAt]):
    """Where the pursuers of the prisoner appear."""

    rule = "sun.ruling.group-decision"
