"""The player: one short answer for each question."""

from __future__ import annotations

from collections.abc import Sequence
from types import ModuleType
from typing import ClassVar

from sobremesa.boards.hex_tiles import distance
from sobremesa.games.oursun import questions as ask
from sobremesa.games.oursun.content.book import FOOD, GOODS, VALUES
from sobremesa.games.oursun.content.things import GearCard, Thing
from sobremesa.games.oursun.options.cards import Help, SpawnAt, Suffer
from sobremesa.games.oursun.options.combat import Avoid, CounterAttack, Reroll
from sobremesa.games.oursun.options.ids import FoeId
from sobremesa.games.oursun.options.interactions import (
    DropCard,
    DropGoods,
    Keep,
    TakeCard,
    TakeGoods,
    TakeWater,
)
from sobremesa.games.oursun.options.movement import Explore
from sobremesa.games.oursun.options.setup import BuyStart, GoFirst, Play, Receive
from sobremesa.games.oursun.options.trade import Agree, Pay, Refuse, Rob
from sobremesa.games.oursun.rules.goods import worth
from sobremesa.games.oursun.rules.rolls import VALUE, successes
from sobremesa.games.oursun.state import HOME, Land, Person
from sobremesa.kernel import DONE, PASS, Ask, Match, Option, ThumbPlayer, answers
from sobremesa.kernel.player import Idea

from .acting import act, alternatives
from .fighting import answer, blow_value
from .goals import missing, needed
from .needs import junk, unburden
from .tastes import card_taste, cube_taste, standing, taste
from .trading import can_spare, deal, next_offer, pain, proceeds
from .traitor import conspire, dearest
from .view import View


class Player(ThumbPlayer[Land]):
    """Plays any character by rules of thumb, and the traitor's part if its card says so."""

    questions: ClassVar[ModuleType] = ask
    lasting: ClassVar[tuple[type[Ask], ...]] = (ask.Character, ask.StartItems, ask.Give)
    opening: ClassVar[tuple[type[Ask], ...]] = (ask.Character,)
    routine: ClassVar[tuple[type[Ask], ...]] = (
        ask.Name, ask.Receive, ask.Order, ask.Karma, ask.PickUp, ask.KeepLoot, ask.Radio,
        ask.Discard, ask.NoRoom, ask.Bargain, ask.Agree, ask.Deal, ask.Pay, ask.Basket,
        ask.Proceeds, ask.Steal, ask.Rob,
    )  # fmt: skip

    def ideas(self, match: Match[Land], seat: int) -> Sequence[Idea]:
        """In a turn what it likes best, and what else could be done in earnest."""
        g, question = match.state, match.ask_of(seat)
        if not isinstance(question, ask.Act):
            return ()
        own = self.choose(match, seat)
        view = View(g, g.people[question.who], question.options)
        return list(dict.fromkeys([own, *alternatives(view)]))

    # Set-up

    @answers(ask.Character)
    def character(self, g: Land, question: ask.Character) -> Play:
        """One of the two best that are left, so that parties differ and are good."""
        board = g.book.characters
        ranked = sorted(question.options, key=lambda each: -standing(board[each.character]))
        return self.dice.pick(ranked[:2])

    @answers(ask.Name)
    def name(self, g: Land, question: ask.Name) -> Option:
        """None is needed."""
        return PASS

    @answers(ask.StartItems)
    def start_items(self, g: Land, question: ask.StartItems) -> Option:
        """What is worth its points."""
        me = g.people[question.who]
        wanted = [
            option
            for option in question.options
            if isinstance(option, BuyStart) and taste(g, me, g.gear(option.card)) >= 3
        ]

        def value(option: BuyStart) -> float:
            gear = g.gear(option.card)
            return taste(g, me, gear) / (gear.stars + 0.5)

        return max(wanted, key=value, default=PASS)

    @answers(ask.Give)
    def give(self, g: Land, question: ask.Give) -> Option:
        """Friends help each other."""
        return max(question.options, key=lambda option: option.points)

    @answers(ask.Receive)
    def receive(self, g: Land, question: ask.Receive) -> Receive:
        """Whoever has less."""
        return min(question.options, key=lambda option: len(g.people[option.who].items))

    @answers(ask.Order)
    def order(self, g: Land, question: ask.Order) -> GoFirst:
        """As they sit."""
        return question.options[0]

    # Turns

    @answers(ask.Act)
    def act(self, g: Land, question: ask.Act) -> Option:
        """For the mission, or against it."""
        me = g.people[question.who]
        view = View(g, me, question.options)
        return conspire(view) if g.is_sol(me) else act(view)

    @answers(ask.Interrupt, ask.LastAction, ask.Join)
    def cut_in(self, g: Land, question: ask.OutOfTurn | ask.Join) -> Option:
        """Join, interrupt, or use up saved AP."""
        return answer(View(g, g.people[question.who], question.options)) or PASS

    # Dice and weapons

    @answers(ask.Weapons)
    def weapons(self, g: Land, question: ask.Weapons) -> Option:
        """Everything that is loaded, and the drill."""
        return next((option for option in question.options if option != DONE), DONE)

    @answers(ask.Karma)
    def karma(self, g: Land, question: ask.Karma) -> Option:
        """Turn a failed test, or blows that would hurt badly."""
        dice = [die for roll in question.rolls for die in roll]
        bad = set(self._bad_dice(g, question))
        wanted = [
            option
            for option in question.options
            if isinstance(option, Reroll) and option.die in bad
        ]
        return max(
            wanted, key=lambda option: abs(VALUE[dice[option.die]]), default=question.options[0]
        )

    def _bad_dice(self, g: Land, question: ask.Karma) -> list[int]:
        """The dice to roll again: all of a failed test, the hits of a dangerous foe.

        For another's test only who has all its karma spends some.
        """
        me, rolls, rollers = g.people[question.who], question.rolls, question.rollers
        if len(rollers) == 1 and rollers[0] < 0:
            spare = 1 if rollers[0] == ~me.who else 2
            if me.karma <= spare or successes(rolls[0]):
                return []
            return [number for number, die in enumerate(rolls[0]) if VALUE[die] <= 0]
        hits: list[int] = []
        hurt = first = 0
        for roll, roller in zip(rolls, rollers, strict=True):
            if roller >= 0 and self._strikes(g, me, FoeId(roller)):
                hits += [first + at for at, die in enumerate(roll) if VALUE[die] > 0]
                hurt += successes(roll)
            first += len(roll)
        return hits if hurt >= me.hp or (hurt >= 2 and me.hp - hurt <= 3) else []

    def _strikes(self, g: Land, me: Person, foe: FoeId) -> bool:
        """Whether a foe that rolled has struck, where the character is."""
        enemy = g.enemies.get(foe)
        return enemy is not None and enemy.rotated and enemy.tile == me.tile

    # Combat

    @answers(ask.InitialTarget)
    def initial_target(self, g: Land, question: ask.InitialTarget) -> Option:
        """Where the blow does most."""
        view = View(g, g.people[question.who], question.options)
        return max(question.options, key=lambda option: blow_value(view, option))

    @answers(ask.Strongest)
    def strongest(self, g: Land, question: ask.Strongest) -> Option:
        """They are equals: the first."""
        return question.options[0]

    @answers(ask.Avoid)
    def avoid(self, g: Land, question: ask.Avoid) -> Avoid:
        """The hardest blow."""
        hits = {foe: successes(dice) for foe, dice in question.blows}
        return max(question.options, key=lambda option: hits[option.foe])

    @answers(ask.Sons)
    def sons(self, g: Land, question: ask.Sons) -> Option:
        """To be known is worth more later, unless that blow may be the last."""
        me = g.people[question.who]
        return question.options[-1] if me.hp <= 1 else PASS

    @answers(ask.Attacked)
    def attacked(self, g: Land, question: ask.Attacked) -> Option:
        """Strike back, or dodge."""
        blows = (option for option in question.options if isinstance(option, CounterAttack))
        return next(blows, question.options[-1])

    @answers(ask.Rescue)
    def rescue(self, g: Land, question: ask.Rescue) -> Option:
        """If the own hp are more than the other's."""
        me, victim = g.people[question.who], g.people[question.victim]
        if victim.who == g.unmasked or g.is_sol(me) or me.hp - 2 < max(3, victim.hp - 1):
            return PASS
        return question.options[-1]

    @answers(ask.Cancel)
    def cancel(self, g: Land, question: ask.Cancel) -> Option:
        """Whatever can be stopped."""
        return question.options[1]

    # Things

    @answers(ask.PickUp)
    def pick_up(self, g: Land, question: ask.PickUp) -> Option:
        """Mission objects, what the mission needs, food, cards, the rest."""
        me = g.people[question.who]
        lacking = missing(g, me)

        def value(option: Option) -> float:
            match option:
                case TakeCard(card):
                    return taste(g, me, g.gear(card)) + 1
                case TakeGoods(kind):
                    return 12.0 if GOODS[kind] in lacking else cube_taste(g, me, kind, {})
                case _:
                    return 0.3

        return max(question.options, key=value)

    @answers(ask.Discard)
    def discard(self, g: Land, question: ask.Discard) -> Option:
        """One cube makes room enough."""
        if question.options[0] == DONE:
            return DONE
        view = View(g, g.people[question.who], question.options)
        return unburden(view) or junk(view) or self._least(g, question)

    @answers(ask.NoRoom, ask.Thief)
    def drop(self, g: Land, question: ask.NoRoom | ask.Thief) -> Option:
        """What is least wanted."""
        return self._least(g, question)

    def _least(self, g: Land, question: ask.Discard | ask.NoRoom | ask.Thief) -> Option:
        me = g.people[question.who]
        wanted = needed(g)

        def value(option: Option) -> float:
            match option:
                case DropCard(card):
                    return card_taste(g, me, card)
                case DropGoods(kind):
                    return cube_taste(g, me, kind, wanted)
                case _:
                    return 0.5

        return min((option for option in question.options if option != DONE), key=value)

    @answers(ask.KeepLoot)
    def keep_loot(self, g: Land, question: ask.KeepLoot) -> Option:
        """The better card; supplies are cubes at once."""
        me = g.people[question.who]

        def value(option: Keep) -> float:
            gear = g.gear(option.card)
            if gear.kind == "supply":
                heap = g.book.supplies[gear.id]
                return 0.8 * worth(heap) + (2 if heap[FOOD] and me.goods[FOOD] < 2 else 0)
            return taste(g, me, gear)

        return max((option for option in question.options if isinstance(option, Keep)), key=value)

    @answers(ask.Radio)
    def radio(self, g: Land, question: ask.Radio) -> Option:
        """What is known is half as bad."""
        return question.options[0]

    # Trade

    @answers(ask.Bargain)
    def bargain(self, g: Land, question: ask.Bargain) -> Option:
        """What one of the two needs to live."""
        me, partner = g.people[question.who], g.people[question.partner]
        offer = next_offer(g, me, partner, question.given, question.taken)
        return offer if offer is not None and offer in question.options else DONE

    @answers(ask.Agree)
    def agree(self, g: Land, question: ask.Agree) -> Option:
        """A gift, a fair exchange, or what a comrade needs and one can spare."""
        me = g.people[question.who]
        fair = self._worth(g, question.given) >= self._worth(g, question.taken)
        helps = question.proposer != g.unmasked and can_spare(g, me, question.taken)
        return Agree() if fair or (helps and not g.is_sol(me)) else Refuse()

    def _worth(self, g: Land, things: Sequence[Thing]) -> float:
        return sum(self._value(g, each) for each in things)

    def _value(self, g: Land, one: Thing) -> float:
        if isinstance(one, GearCard):
            gear = g.gear(one.card)
            return 30 if gear.deck == "mission" else gear.price
        return one.value

    @answers(ask.Deal)
    def deal(self, g: Land, question: ask.Deal) -> Option:
        """Buy and sell what was wanted, then go."""
        view = View(g, g.people[question.who], question.options)
        trader = g.traders[question.trader]
        wish = dearest(view, trader) or deal(view, trader)
        return wish if wish is not None and wish in question.options else DONE

    @answers(ask.Basket)
    def basket(self, g: Land, question: ask.Basket) -> Option:
        """One thing at a time."""
        return DONE

    @answers(ask.Pay)
    def pay(self, g: Land, question: ask.Pay) -> Pay:
        """Water that can be filled up again, then what nobody needs."""
        me = g.people[question.who]
        return min(question.options, key=lambda option: pain(g, me, option))

    @answers(ask.Proceeds)
    def proceeds(self, g: Land, question: ask.Proceeds) -> Option:
        """What is needed, else as much as he has, by what it is worth."""
        offers = [option for option in question.options if isinstance(option, Pay)]
        return proceeds(g, g.people[question.who], offers)

    @answers(ask.Steal)
    def steal(self, g: Land, question: ask.Steal) -> TakeGoods | TakeWater:
        """What is worth most."""
        return max(
            question.options,
            key=lambda option: VALUES[option.kind] if isinstance(option, TakeGoods) else 1,
        )

    @answers(ask.Rob)
    def rob(self, g: Land, question: ask.Rob) -> Rob:
        """The better card."""
        me = g.people[question.who]
        return max(question.options, key=lambda option: taste(g, me, g.gear(option.card)))

    # Night, events and missions

    @answers(ask.NightVote)
    def night_vote(self, g: Land, question: ask.NightVote) -> Suffer:
        """The healthiest can bear most."""
        return max(question.options, key=lambda option: g.people[option.who].hp)

    @answers(ask.NightAnimal)
    def night_animal(self, g: Land, question: ask.NightAnimal) -> Option:
        """The fire keeps it away."""
        return question.options[0]

    @answers(ask.Stranger)
    def stranger(self, g: Land, question: ask.Stranger) -> Option:
        """A meal for a loot card, if there are two."""
        helps = [option for option in question.options if isinstance(option, Help)]
        return helps[0] if helps and g.people[question.who].goods[FOOD] >= 2 else PASS

    @answers(ask.OldMap)
    def old_map(self, g: Land, question: ask.OldMap) -> Option:
        """What lies nearest to New Haven."""
        looks = [option for option in question.options if isinstance(option, Explore)]
        return min(looks, key=lambda option: distance(HOME, option.to))

    @answers(ask.Deliver)
    def deliver(self, g: Land, question: ask.Deliver) -> Option:
        """All that is wanted."""
        return next(option for option in question.options if option != DONE)

    @answers(ask.Pursuit)
    def pursuit(self, g: Land, question: ask.Pursuit) -> SpawnAt:
        """Behind the carrier's back: far from New Haven."""
        return max(question.options, key=lambda option: distance(HOME, option.tile))
