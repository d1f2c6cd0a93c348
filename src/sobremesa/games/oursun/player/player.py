"""The player: one short answer for each question."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from sobremesa.boards.hex_tiles import distance
from sobremesa.games.oursun.content.book import FOOD, GOODS, VALUES
from sobremesa.games.oursun.options import (
    Agree,
    Avoid,
    Buy,
    BuyGoods,
    BuyStart,
    Cancel,
    CounterAttack,
    DropCard,
    DropGoods,
    Explore,
    Give,
    Help,
    Keep,
    Pay,
    Play,
    Receive,
    Refuse,
    Reroll,
    Rescue,
    SpawnAt,
    Suffer,
    TakeCard,
    TakeGoods,
)
from sobremesa.games.oursun.rules.goods import some, worth
from sobremesa.games.oursun.rules.rolls import VALUE, successes
from sobremesa.games.oursun.state import HOME, Land, Person
from sobremesa.kernel import DONE, PASS, Option, ThumbPlayer
from sobremesa.kernel.old import Ask

from .acting import act, purchase
from .fighting import answer, blow_value
from .goals import missing, needed
from .tastes import CHARACTERS, cube_taste, taste
from .traitor import conspire
from .view import View


class Player(ThumbPlayer[Land]):
    """Plays any character by rules of thumb, and the traitor's part if its card says so."""

    def answer(self, g: Land, ask: Ask) -> Option:
        found = _ANSWERS.get(ask.prompt)
        return ask.options[0] if found is None else found(self, g, ask)

    # Set-up

    def character(self, g: Land, ask: Ask) -> Option:
        """The sturdiest first."""
        options = [option for option in ask.options if isinstance(option, Play)]
        return min(options, key=lambda option: CHARACTERS.index(option.character))

    def start_items(self, g: Land, ask: Ask) -> Option:
        """What is worth its points."""
        me = g.people[ask.about]
        options = [
            option
            for option in ask.options
            if isinstance(option, BuyStart) and taste(g, me, g.gear(option.card)) >= 3
        ]
        if not options:
            return PASS

        def value(option: BuyStart) -> float:
            gear = g.gear(option.card)
            return taste(g, me, gear) / (gear.stars + 0.5)

        return max(options, key=value)

    def give(self, g: Land, ask: Ask) -> Option:
        """Friends help each other."""
        return max((o for o in ask.options if isinstance(o, Give)), key=lambda o: o.points)

    def receive(self, g: Land, ask: Ask) -> Option:
        """Whoever has less."""
        options = [option for option in ask.options if isinstance(option, Receive)]
        return min(options, key=lambda o: len(g.people[o.who].items))

    # Turns

    def act(self, g: Land, ask: Ask) -> Option:
        """For the mission, or against it."""
        me = g.people[ask.about]
        view = View(g, me, ask.options)
        return conspire(view) if g.is_sol(me) else act(view)

    def cut_in(self, g: Land, ask: Ask) -> Option:
        """Join, interrupt, or use up saved AP."""
        return answer(View(g, g.people[ask.about], ask.options)) or PASS

    def initial_target(self, g: Land, ask: Ask) -> Option:
        view = View(g, g.people[ask.about], ask.options)
        return max(ask.options, key=lambda option: blow_value(view, option))

    def weapons(self, g: Land, ask: Ask) -> Option:
        """Everything that is loaded, and the drill."""
        return next((option for option in ask.options if option != DONE), DONE)

    def karma(self, g: Land, ask: Ask) -> Option:
        """Turn a failed test, or blows that would hurt badly."""
        who, heaps, rollers = ask.about
        dice = [die for heap in heaps for die in heap]
        offered = [option.die for option in ask.options if isinstance(option, Reroll)]
        bad = set(self._bad_dice(g, g.people[who], heaps, rollers))
        wanted = [number for number in offered if number in bad]
        if not wanted:
            return ask.options[0]
        return Reroll(max(wanted, key=lambda number: abs(VALUE[dice[number]])))

    def _bad_dice(
        self, g: Land, me: Person, heaps: Sequence[Sequence[int]], rollers: Sequence[int]
    ) -> list[int]:
        """The dice to roll again: all of a failed test, the hits of a dangerous foe.

        For another's test only who has all its karma spends some.
        """
        tested = len(rollers) == 1 and rollers[0] < 0
        if tested:
            spare = 1 if rollers[0] == ~me.who else 2
            if me.karma <= spare or successes(heaps[0]):
                return []
            return [number for number, die in enumerate(heaps[0]) if VALUE[die] <= 0]
        hits: list[int] = []
        hurt = first = 0
        for heap, roller in zip(heaps, rollers, strict=True):
            if roller >= 0 and self._strikes(g, me, roller):
                hits += [first + at for at, die in enumerate(heap) if VALUE[die] > 0]
                hurt += successes(heap)
            first += len(heap)
        return hits if hurt >= me.hp or (hurt >= 2 and me.hp - hurt <= 3) else []

    def _strikes(self, g: Land, me: Person, foe: int) -> bool:
        """Whether a foe that rolled has struck, where the character is."""
        enemy = g.enemies.get(foe)
        return enemy is not None and enemy.rotated and enemy.tile == me.tile

    def avoid(self, g: Land, ask: Ask) -> Option:
        """The hardest blow."""
        _, blows = ask.about
        hits = {foe: successes(dice) for foe, dice in blows}
        return max((o for o in ask.options if isinstance(o, Avoid)), key=lambda o: hits[o.foe])

    def cancel(self, g: Land, ask: Ask) -> Option:
        return next((option for option in ask.options if isinstance(option, Cancel)), PASS)

    def rescue(self, g: Land, ask: Ask) -> Option:
        """If the own hp are more than the other's."""
        other, damage = ask.about
        me = next(p for p in g.people if p.kind == "firefighter")
        victim = g.people[other]
        options = [option for option in ask.options if isinstance(option, Rescue)]
        if other == g.unmasked or me.hp <= 4 or victim.hp - damage >= 3:
            return PASS
        return options[-1]

    def attacked(self, g: Land, ask: Ask) -> Option:
        """Strike back, or dodge."""
        return next((o for o in ask.options if isinstance(o, CounterAttack)), ask.options[-1])

    # Things

    def pick_up(self, g: Land, ask: Ask) -> Option:
        """Mission objects, what the mission needs, food, cards, the rest."""
        me = g.people[ask.about]
        lacking = missing(g, me)

        def value(option: Option) -> float:
            match option:
                case TakeCard(card):
                    return taste(g, me, g.gear(card)) + 1
                case TakeGoods(kind):
                    return 12.0 if GOODS[kind] in lacking else cube_taste(g, me, kind, {})
                case _:
                    return 0.3

        return max(ask.options, key=value)

    def drop(self, g: Land, ask: Ask) -> Option:
        """What is least wanted."""
        me = g.people[ask.about]
        wanted = needed(g)

        def value(option: Option) -> float:
            match option:
                case DropCard(card):
                    return taste(g, me, g.gear(card))
                case DropGoods(kind):
                    return cube_taste(g, me, kind, wanted)
                case _:
                    return 0.5

        return min((o for o in ask.options if o != DONE), key=value)

    def keep_loot(self, g: Land, ask: Ask) -> Option:
        """The better card; supplies are cubes at once."""
        me = g.people[ask.about[0]]

        def value(option: Keep) -> float:
            gear = g.gear(option.card)
            if gear.kind == "supply":
                heap = g.book.supplies[gear.id]
                return 0.8 * worth(heap) + (2 if heap[FOOD] and me.goods[FOOD] < 2 else 0)
            return taste(g, me, gear)

        return max((o for o in ask.options if isinstance(o, Keep)), key=value)

    def deal(self, g: Land, ask: Ask) -> Option:
        """Buy what was wanted, then go."""
        who, trader = ask.about
        what = purchase(View(g, g.people[who], ask.options), g.traders[trader])
        wish: Option = Buy(int(what)) if what.isdigit() else BuyGoods(what)
        return wish if wish in ask.options else DONE

    def pay(self, g: Land, ask: Ask) -> Option:
        """Water that can be filled up again, then what nobody needs."""
        who, _ = ask.about
        me = g.people[who]
        wanted = needed(g)

        def pain(option: Pay) -> float:
            if option.what == "water":
                return 0.4 if g.map[me.tile].water or me.water > 4 else 3.0
            kind = GOODS.index(option.what)
            return cube_taste(g, me, kind, wanted) / max(1, VALUES[kind])

        return min((o for o in ask.options if isinstance(o, Pay)), key=pain)

    def agree(self, g: Land, ask: Ask) -> Option:
        """A gift or a fair exchange."""
        _, given, taken = ask.about
        return Agree() if self._worth(g, given) >= self._worth(g, taken) else Refuse()

    def _worth(self, g: Land, things: Sequence[str]) -> float:
        total = 0.0
        for thing in things:
            if thing == "water":
                total += 1
            elif thing.isdigit():
                gear = g.gear(int(thing))
                total += 30 if gear.deck == "mission" else gear.price
            else:
                total += worth(some(GOODS.index(thing)))
        return total

    # Cards

    def stranger(self, g: Land, ask: Ask) -> Option:
        """A meal for a loot card, if there are two."""
        me = g.people[ask.about]
        helps = [option for option in ask.options if isinstance(option, Help)]
        return helps[0] if helps and me.goods[FOOD] >= 2 else PASS

    def old_map(self, g: Land, ask: Ask) -> Option:
        looks = [option for option in ask.options if isinstance(option, Explore)]
        return min(looks, key=lambda option: distance(HOME, option.to))

    def night_vote(self, g: Land, ask: Ask) -> Option:
        """The healthiest can bear most."""
        votes = [option for option in ask.options if isinstance(option, Suffer)]
        return max(votes, key=lambda option: g.people[option.who].hp)

    def pursuit(self, g: Land, ask: Ask) -> Option:
        """Behind the carrier's back: far from New Haven."""
        spawns = [option for option in ask.options if isinstance(option, SpawnAt)]
        return max(spawns, key=lambda option: distance(HOME, option.tile))


_ANSWERS: dict[str, Callable[[Player, Land, Ask], Option]] = {
    "character": Player.character,
    "start-items": Player.start_items,
    "give": Player.give,
    "receive": Player.receive,
    "act": Player.act,
    "interrupt": Player.cut_in,
    "last-action": Player.cut_in,
    "join": Player.cut_in,
    "initial-target": Player.initial_target,
    "weapons": Player.weapons,
    "karma": Player.karma,
    "avoid": Player.avoid,
    "cancel": Player.cancel,
    "rescue": Player.rescue,
    "attacked": Player.attacked,
    "pick-up": Player.pick_up,
    "no-room": Player.drop,
    "thief": Player.drop,
    "keep-loot": Player.keep_loot,
    "deal": Player.deal,
    "pay": Player.pay,
    "agree": Player.agree,
    "stranger": Player.stranger,
    "old-map": Player.old_map,
    "night-vote": Player.night_vote,
    "pursuit": Player.pursuit,
}
