"""The player: one short answer for each question."""

from __future__ import annotations

from collections.abc import Sequence
from types import ModuleType
from typing import ClassVar

from sobremesa.boards.bits import bits_of
from sobremesa.boards.zones_view import UNREACHABLE
from sobremesa.games.dceased import questions as ask
from sobremesa.games.dceased.content import effects as does
from sobremesa.games.dceased.content.effect_base import Effect
from sobremesa.games.dceased.options import (
    Activate,
    Agree,
    Assign,
    Attack,
    Bottom,
    Civilian,
    Collect,
    Go,
    Hand,
    Heal,
    Hit,
    Interact,
    Keep,
    Leave,
    Move,
    Person,
    Pick,
    Recruit,
    Replace,
    Reroll,
    Rescue,
    Roll,
    Route,
    Sacrifice,
    Trade,
    Use,
    Ward,
    Zone,
)
from sobremesa.games.dceased.rules.weapons import arm_of
from sobremesa.games.dceased.rules.wounds import has_shield
from sobremesa.games.dceased.state import Hero, Night
from sobremesa.kernel import DONE, PASS, Ask, Done, Match, Option, Pass, ThumbPlayer, answers
from sobremesa.kernel.player import Idea

from .cards import gear_worth, hero_worth, trait_worth
from .course import Course
from .fights import best_power, foes_at
from .goals import civilians_needed, is_dear
from .outlook import Fights, Outlook, crowd_on_precious, danger_map
from .plans import Plan, end_worth, other_plans
from .trades import things_to_hand
from .turns import Weighing
from .ways import FAR

BAD_CARD = 3
CROWD = 2
"""How many Enemies it takes to draw them off somebody."""
FANCY = 8
"""How far the choice of heroes follows fancy, in quarters of a point of Health."""
AT_HAND = {Interact, Rescue, Collect}
JUMPS = (does.Leap, does.Portal, does.Vanish)
AGREE, LEAVE = Agree(), Leave()


def _does(g: Night, thing: str, kind: type[Effect]) -> bool:
    return isinstance(g.book.effects.get(thing), kind)


def _steps(g: Night, zone: str, goals: int) -> int:
    """How far it is from a Zone to the nearest of others, as the doors are."""
    steps = g.view.distance_to_nearest(g.book.zone[zone], goals)
    return FAR if steps == UNREACHABLE else steps


def is_sturdy(g: Night, hero: Hero) -> bool:
    """Whether Equipment or a trait keeps a Wound off a hero."""
    return _does(g, hero.gear, does.FirstWound) or any(
        isinstance(ward := g.book.effects[trait], does.Ward) and ward.who == "self"
        for trait in hero.traits
    )


class Player(ThumbPlayer[Night]):
    """Plays any hero by rules of thumb; its dice only break ties."""

    questions: ClassVar[ModuleType] = ask
    lasting: ClassVar[tuple[type[Ask], ...]] = (
        ask.Recruit, ask.KeepTrait, ask.ThirdTrait, ask.KeepGear,
    )  # fmt: skip
    opening: ClassVar[tuple[type[Ask], ...]] = (ask.Recruit,)

    def __init__(self, seed: int) -> None:
        super().__init__(seed)
        self.course = Course()
        self._intended: Plan | None = None
        """A plan that somebody has decided on, whatever it would like best itself."""
        self._decided = False
        """Whether the course is that of such a plan."""

    # Plans to try out

    def ideas(self, match: Match[Night], seat: int) -> Sequence[Idea]:
        """In a Turn what it likes best, where else the Turn could end, and every other deed."""
        g, asked = match.state, match.ask_of(seat)
        if not isinstance(asked, ask.Act):
            return ()
        own = self.act(g, asked)
        if type(own) in AT_HAND:
            return [own]
        plans = other_plans(Outlook(g, g.heroes[asked.hero]))
        deeds = [option for option in asked.options if not isinstance(option, Move | Trade)]
        return list(dict.fromkeys([own, *plans, *deeds]))

    def pursue(self, idea: Idea) -> None:
        assert isinstance(idea, Plan), f"expected a plan, got {idea!r}"
        self._intended = idea

    def under_way(self, match: Match[Night], seat: int) -> Option | None:
        """The next step to where the Turn is to end."""
        g, asked = match.state, match.ask_of(seat)
        if self._decided and isinstance(asked, ask.Act | ask.GoOn):
            hero = g.heroes[asked.hero]
            if self.course.holds(g, hero):
                on = self.course.step if isinstance(asked, ask.Act) else self.course.onward
                return on(g, hero, asked.options)
        return None

    # Heroes and their Turns

    @answers(ask.Recruit)
    def recruit(self, g: Night, asked: ask.Recruit) -> Recruit:
        """Who stands and strikes well, but not the same each night."""
        cards = g.book.heroes
        return self.best(
            asked.options,
            lambda option: hero_worth(cards[option.hero]) + self.dice.roll(FANCY) / 4,
        )

    @answers(ask.NextHero)
    def next_hero(self, g: Night, asked: ask.NextHero) -> Activate:
        """Who is in trouble goes first."""
        danger, heroes = danger_map(g), g.heroes
        return self.best(asked.options, lambda option: danger[heroes[option.hero].zone])

    @answers(ask.Act)
    def act(self, g: Night, asked: ask.Act) -> ask.Deed:
        """What lies here at once, a plan while it holds, else whatever is worth most."""
        hero = g.heroes[asked.hero]
        for option in asked.options:
            if type(option) in AT_HAND and not (hero.gear and type(option) is Collect):
                return option
        intended, self._intended = self._intended, None
        self._decided = intended is not None
        if intended is not None:
            return self._deed(Weighing(g, hero, intended), asked)
        holds = self.course.holds(g, hero)
        if holds and (step := self.course.step(g, hero, asked.options)) is not None:
            return step
        return self._deed(self.course.weighing(g, hero, holds=holds), asked)

    def _deed(self, weighing: Weighing, asked: ask.Act) -> ask.Deed:
        deed = self.best(asked.options, weighing.worth)
        self.course.follow(weighing, deed)
        return deed

    @answers(ask.GoOn)
    def go_on(self, g: Night, asked: ask.GoOn) -> Go | Done:
        """On, if it is nearer to the goal and nobody waits there."""
        hero = g.heroes[asked.hero]
        if (step := self.course.onward(g, hero, asked.options)) is not None:
            return step
        outlook = Outlook(g, hero)

        def score(option: Go | Done) -> float:
            if not isinstance(option, Go):
                return end_worth(outlook, hero.zone, g.actions)
            return end_worth(outlook, g.book.zone[option.zone], g.actions - asked.cost)

        return self.best(asked.options, score)

    @answers(ask.Dash)
    def dash(self, g: Night, asked: ask.Dash) -> Move:
        """Where it is worth most."""
        return self.best(asked.options, Weighing(g, g.heroes[asked.hero]).worth)

    @answers(ask.QuickHands)
    def quick_hands(self, g: Night, asked: ask.QuickHands) -> ask.QuickDeed:
        """Whatever is worth most."""
        return self.best(asked.options, Weighing(g, g.heroes[asked.hero]).worth)

    @answers(ask.NextRoom)
    def next_room(self, g: Night, asked: ask.NextRoom) -> Zone:
        """One room is like another."""
        return asked.options[0]

    @answers(ask.Leave)
    def leave(self, g: Night, asked: ask.Leave) -> Leave | Pass:
        """With escorts when enough are on their way, without any only when enough are out."""
        hero = g.heroes[asked.hero]
        secured = len(g.gone) + sum(len(other.escorts) for other in g.in_play())
        if hero.escorts and len(g.in_play()) > 1:
            return LEAVE if secured >= civilians_needed(g) else PASS
        return LEAVE if len(g.gone) + len(hero.escorts) >= civilians_needed(g) else PASS

    # Cards and Trades

    @answers(ask.Trade)
    def trade(self, g: Night, asked: ask.Trade) -> Hand | Done:
        """What should change hands, one thing after the other."""
        wanted = things_to_hand(g, g.heroes[asked.hero], g.heroes[asked.partner])
        left = [Hand(thing) for thing in wanted if thing not in asked.moved]
        return left[0] if left else DONE if asked.moved else asked.options[0]

    @answers(ask.Consent)
    def consent(self, g: Night, asked: ask.Consent) -> Agree:
        """Friends help each other."""
        return AGREE

    @answers(ask.KeepGear)
    def keep_gear(self, g: Night, asked: ask.KeepGear) -> Keep:
        """The card that does more for this hero."""
        hero = g.heroes[asked.hero]
        return max(asked.options, key=lambda keep: gear_worth(g, hero, keep.card))

    @answers(ask.KeepTrait)
    def keep_trait(self, g: Night, asked: ask.KeepTrait) -> Keep:
        """The better card."""
        return max(asked.options, key=lambda keep: trait_worth(g, keep.card))

    @answers(ask.ThirdTrait)
    def third_trait(self, g: Night, asked: ask.ThirdTrait) -> Replace | Pass:
        """Out with the worst of the three."""
        held = [option for option in asked.options if isinstance(option, Replace)]
        worst = min(held, key=lambda option: trait_worth(g, option.card))
        return worst if trait_worth(g, worst.card) < trait_worth(g, asked.card) else PASS

    # Attacks

    @answers(ask.Target)
    def target(self, g: Night, asked: ask.Target) -> Attack:
        """Where an Attack does most."""
        return self.best(asked.options, Weighing(g, g.heroes[asked.hero]).attack)

    @answers(ask.Roll)
    def roll(self, g: Night, asked: ask.Roll) -> Roll | Use:
        """Traits where it matters, and as much Power as the crowd is worth."""
        hero, zone = g.heroes[asked.hero], asked.zone
        big = bool(g.fallen_at(zone)) or (zone == hero.zone and g.standing(zone) >= asked.dice)
        boosts = [option for option in asked.options if isinstance(option, Use)]
        free = [boost for boost in boosts if boost.effect == "blast"]
        if free or (big and boosts):
            return (free or boosts)[0]
        arm = arm_of(g, hero, asked.weapon)
        foes = foes_at(g, zone, arm.less, away=zone != hero.zone)
        worth = Fights(g, hero).kill_worth(zone, hero.zone)
        return Roll(best_power(asked.dice, arm.rate, asked.accuracy, foes, hero.power, worth)[1])

    @answers(ask.Rolled)
    def rolled(self, g: Night, asked: ask.Rolled) -> Reroll | Use | Pass:
        """Roll again what missed, if at least two did."""
        rerolls = [option for option in asked.options if isinstance(option, Reroll)]
        if rerolls and rerolls[0].dice >= 2:
            return rerolls[0]
        return next((option for option in asked.options if isinstance(option, Use)), PASS)

    @answers(ask.Hit, ask.HitFreely)
    def hit(self, g: Night, asked: ask.Hit | ask.HitFreely) -> Hit:
        """Zombie Heroes first, then Runners, Brutes and Walkers."""
        order = {"runner": 2, "brute": 1, "walker": 0}
        hits = [option for option in asked.options if isinstance(option, Hit)]
        return max(hits, key=lambda hit: (order.get(hit.enemy, 3), not hit.down))

    @answers(ask.AfterAttack)
    def after_attack(self, g: Night, asked: ask.AfterAttack) -> Use | Pass:
        """Whatever comes for free."""
        return asked.options[1]

    # Effects

    @answers(ask.PushEnemy)
    def push_enemy(self, g: Night, asked: ask.PushEnemy) -> Pick:
        """Away from whomever it stands beside, and rather one that is on its feet."""
        bait = g.bait()
        return self.best(
            asked.options, lambda pick: (bait >> g.book.zone[pick.zone] & 1) - 0.5 * pick.down
        )

    @answers(ask.PushFriend)
    def push_friend(self, g: Night, asked: ask.PushFriend) -> ask.Friend:
        """Whoever most needs to be somewhere else."""
        return self.best(asked.options, lambda option: self._need(g, option))

    def _need(self, g: Night, friend: ask.Friend) -> float:
        if isinstance(friend, Civilian):
            return 2.0 * danger_map(g)[g.civilians[friend.civilian]]
        hero = g.heroes[friend.hero]
        return danger_map(g)[hero.zone] - 0.5 * hero.health

    @answers(ask.PushWhere)
    def push_where(self, g: Night, asked: ask.PushWhere) -> Go:
        """Enemies away from everybody, friends away from Enemies."""
        friend = asked.figure in g.heroes or asked.figure in g.civilians
        bait = g.infested if friend else g.bait()
        return self.best(
            asked.options, lambda go: g.view.distance_to_nearest(g.book.zone[go.zone], bait)
        )

    @answers(ask.KnockDown)
    def knock_down(self, g: Night, asked: ask.KnockDown) -> Pick | Done:
        """As many as there are."""
        return asked.options[0]

    @answers(ask.ChooseZone)
    def choose_zone(self, g: Night, asked: ask.ChooseZone) -> Zone:
        """Where most Enemies are; to go somewhere, where the goal is near."""
        if isinstance(g.book.effects.get(asked.effect), JUMPS):
            outlook = Outlook(g, g.heroes[asked.hero])
            return self.best(
                asked.options, lambda z: end_worth(outlook, g.book.zone[z.zone], g.actions)
            )
        return self.best(asked.options, lambda z: g.standing(g.book.zone[z.zone]))

    @answers(ask.ChooseHero)
    def choose_hero(self, g: Night, asked: ask.ChooseHero) -> Person:
        """Who needs it most, or hits hardest; whoever vanishes does so itself."""
        if isinstance(g.book.effects.get(asked.effect), does.Vanish):
            return Person(asked.hero)
        if isinstance(g.book.effects.get(asked.effect), does.TeamUp):
            return self.best(asked.options, lambda person: g.heroes[person.hero].power)
        return self.best(asked.options, lambda person: -g.heroes[person.hero].health)

    # The Enemy Phase

    @answers(ask.OverHere)
    def over_here(self, g: Night, asked: ask.OverHere) -> Use | Pass:
        """To draw a crowd off those who must not be reached, if the hero can stand it."""
        hero = g.heroes[asked.hero]
        if danger_map(g)[hero.zone] >= hero.health or crowd_on_precious(g, hero) < CROWD:
            return PASS
        return asked.options[1]

    @answers(ask.NextFight)
    def next_fight(self, g: Night, asked: ask.NextFight) -> Zone:
        """Where Power keeps Wounds off, before a lost Civilian costs it."""
        return max(asked.options, key=lambda fight: self._is_shielded(g, g.book.zone[fight.zone]))

    def _is_shielded(self, g: Night, zone: int) -> bool:
        return any(has_shield(g, hero) for hero in g.heroes_at(zone))

    @answers(ask.HoldTheLine)
    def hold_the_line(self, g: Night, asked: ask.HoldTheLine) -> Use | Pass:
        """As soon as it can."""
        return asked.options[1]

    @answers(ask.Assign)
    def assign(self, g: Night, asked: ask.Assign) -> Assign:
        """To whoever has most Health left; a Civilian only to save a life."""

        def score(option: Assign) -> float:
            hero = g.heroes.get(option.target)
            if hero is None:
                return -50.0 if is_dear(g, option.target) else 1.5
            shielded = is_sturdy(g, hero)
            last = hero.health == 1 and asked.wounds
            return hero.health + 2.0 * shielded - (20.0 if last else 0.0)

        return self.best(asked.options, score)

    @answers(ask.Ward)
    def ward(self, g: Night, asked: ask.Ward) -> Ward | Pass:
        """What is cheap at once, what is dear when it is needed."""
        target = g.heroes.get(asked.target)
        more = g.pool.left if g.pool is not None else 0
        urgent = target is None or target.health <= 2 or more >= 1
        return asked.options[1] if urgent else PASS

    @answers(ask.Sacrifice)
    def sacrifice(self, g: Night, asked: ask.Sacrifice) -> Sacrifice | Pass:
        """Only to save a hero's life, and not those whom the mission is about."""
        picks = [option for option in asked.options if isinstance(option, Sacrifice)]
        cheap = [pick for pick in picks if not is_dear(g, pick.civilian)]
        return cheap[0] if cheap and g.heroes[asked.hero].health == 1 else PASS

    @answers(ask.Split, ask.Send)
    def send(self, g: Night, asked: ask.Split | ask.Send) -> Route:
        """The way round that is farther from the heroes."""
        zones = bits_of(hero.zone for hero in g.in_play())
        return self.best(
            asked.options, lambda r: g.view.distance_to_nearest(g.book.zone[r.zone], zones)
        )

    @answers(ask.CivilianWay)
    def civilian_way(self, g: Night, asked: ask.CivilianWay) -> Route:
        """One way is as good as another."""
        return asked.options[0]

    # Spawning, and the End Phase

    @answers(ask.RadioOperator)
    def radio_operator(self, g: Night, asked: ask.RadioOperator) -> Use | Pass:
        """It costs nothing to know."""
        return asked.options[1]

    @answers(ask.Bottom)
    def bottom(self, g: Night, asked: ask.Bottom) -> Bottom | Pass:
        """Bury what is worse than usual."""
        card = g.book.spawn[asked.card]
        bad = card.kind in ("fallen", "charge", "activation") or card.numbers[0] >= BAD_CARD
        return asked.options[1] if bad else PASS

    @answers(ask.NotToday)
    def not_today(self, g: Night, asked: ask.NotToday) -> Use | Pass:
        """Zombie Heroes and extra Activations can stay where they are."""
        bad = g.book.spawn[asked.card].kind in ("fallen", "activation", "charge")
        return asked.options[1] if bad else PASS

    @answers(ask.Survivor)
    def survivor(self, g: Night, asked: ask.Survivor) -> Zone:
        """Where a hero is nearest."""
        party = bits_of(hero.zone for hero in g.in_play())
        return self.best(
            asked.options, lambda z: -g.view.distance_to_nearest(g.book.zone[z.zone], party)
        )

    @answers(ask.EndPhase)
    def end_phase(self, g: Night, asked: ask.EndPhase) -> Heal:
        """Whoever has least Health."""
        heals = [option for option in asked.options if isinstance(option, Heal)]
        return self.best(heals, lambda heal: -g.heroes[heal.hero].health)
