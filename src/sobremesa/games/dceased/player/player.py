"""The player: one short answer for each question."""

from __future__ import annotations

from collections.abc import Callable

from sobremesa.boards.bits import bits_of
from sobremesa.games.dceased.options import (
    Activate,
    Agree,
    Assign,
    Attack,
    Bottom,
    Civilian,
    Go,
    Hand,
    Heal,
    Hit,
    Keep,
    Leave,
    Move,
    Person,
    Pick,
    Recruit,
    Replace,
    Reroll,
    Roll,
    Route,
    Sacrifice,
    Use,
    Ward,
    Zone,
)
from sobremesa.games.dceased.rules.missions import CIVILIANS_NEEDED
from sobremesa.games.dceased.state import Hero, Night
from sobremesa.kernel import DONE, PASS, Option, ThumbPlayer
from sobremesa.kernel.old import Ask

from .goals import distance, goals_of, is_dear, way_view
from .values import attack_value, danger_in, power_to_spend, value

FAVOURITES = (
    "wonder-woman", "supergirl", "cyborg", "harley-quinn", "batman", "green-canary", "zatanna",
    "green-arrow",
)  # fmt: skip
TRAIT_ORDER = (
    "adrenaline-rush", "unyielding", "rapid-strike", "second-wind", "focused-fury", "dash",
    "guardian", "hold-the-line", "lucky-break", "power-surge", "all-out", "slip-away",
    "quick-hands", "not-today", "shockwave", "rally", "lights-out", "team-up", "perfect-angle",
    "sweeping-finish", "critical-opening", "leap", "out-of-the-way", "long-reach", "over-here",
)  # fmt: skip
BAD_CARD = 3


def favourite(hero: str) -> int:
    """How soon a hero is chosen; one of own content after those that are known."""
    return FAVOURITES.index(hero) if hero in FAVOURITES else len(FAVOURITES)


class Player(ThumbPlayer[Night]):
    """Plays any hero by rules of thumb; its dice only break ties."""

    def answer(self, g: Night, ask: Ask) -> Option:
        found = _ANSWERS.get(ask.prompt)
        return ask.options[0] if found is None else found(self, g, ask)

    # Heroes

    def recruit(self, g: Night, ask: Ask) -> Option:
        """The sturdiest first."""
        picks = [option for option in ask.options if isinstance(option, Recruit)]
        return min(picks, key=lambda pick: favourite(pick.hero))

    def hero(self, g: Night, ask: Ask) -> Option:
        """Who is in trouble goes first, then who is nearest to a goal."""
        options = [option for option in ask.options if isinstance(option, Activate)]
        return self.best(options, lambda option: self._urgency(g, g.heroes[option.hero]))

    def _urgency(self, g: Night, hero: Hero) -> float:
        return 3 * danger_in(g, hero.zone) - distance(way_view(g), hero.zone, goals_of(g, hero))

    def act(self, g: Night, ask: Ask) -> Option:
        """Whatever is worth most."""
        hero = g.heroes[ask.about]
        return self.best(list(ask.options), lambda option: value(g, hero, option))

    def go_on(self, g: Night, ask: Ask) -> Option:
        """On, if it is nearer to the goal and nobody waits there."""
        hero = g.heroes[ask.about[0]]
        view, goals = way_view(g), goals_of(g, hero)

        def score(option: Option) -> float:
            zone = g.book.zone[option.zone] if isinstance(option, Go) else hero.zone
            return -distance(view, zone, goals) - 1.5 * danger_in(g, zone)

        return self.best(list(ask.options), score)

    def dash(self, g: Night, ask: Ask) -> Option:
        hero = g.heroes[ask.about]
        moves = [option for option in ask.options if isinstance(option, Move)]
        return self.best(moves, lambda option: value(g, hero, option))

    def leave(self, g: Night, ask: Ask) -> Option:
        """With escorts when enough are on their way, without any only when enough are out."""
        hero = g.heroes[ask.about]
        secured = len(g.gone) + sum(len(other.escorts) for other in g.in_play())
        if hero.escorts and len(g.in_play()) > 1:
            return Leave() if secured >= CIVILIANS_NEEDED else PASS
        return Leave() if len(g.gone) + len(hero.escorts) >= CIVILIANS_NEEDED else PASS

    # Attacks

    def roll(self, g: Night, ask: Ask) -> Option:
        """Traits where it matters, and as much Power as the crowd is worth."""
        hero_id, _, zone, dice, _ = ask.about
        hero = g.heroes[hero_id]
        big = bool(g.fallen_at(zone)) or (zone == hero.zone and g.standing(zone) >= dice)
        boosts = [option for option in ask.options if isinstance(option, Use)]
        free = [boost for boost in boosts if boost.effect == "blast"]
        if free or (big and boosts):
            return (free or boosts)[0]
        return Roll(power_to_spend(g, hero, zone, hero.power))

    def rolled(self, g: Night, ask: Ask) -> Option:
        """Roll again what missed, if at least two did."""
        rerolls = [option for option in ask.options if isinstance(option, Reroll)]
        if rerolls and rerolls[0].dice >= 2:
            return rerolls[0]
        return next((option for option in ask.options if isinstance(option, Use)), PASS)

    def hit_freely(self, g: Night, ask: Ask) -> Option:
        """Zombie Heroes first, then Runners, Brutes and Walkers."""
        order = {"runner": 2, "brute": 1, "walker": 0}
        hits = [option for option in ask.options if isinstance(option, Hit)]
        return max(hits, key=lambda hit: (order.get(hit.enemy, 3), not hit.down))

    def target(self, g: Night, ask: Ask) -> Option:
        hero = g.heroes[ask.about[0]]
        attacks = [option for option in ask.options if isinstance(option, Attack)]
        return self.best(attacks, lambda option: attack_value(g, hero, option))

    def after(self, g: Night, ask: Ask) -> Option:
        """Whatever comes for free."""
        return next((option for option in ask.options if isinstance(option, Use)), PASS)

    # Effects

    def push(self, g: Night, ask: Ask) -> Option:
        """Away from whomever it stands beside, and rather one that is on its feet."""
        if not isinstance(ask.options[0], Pick):
            return self.best(list(ask.options), lambda option: self._need(g, option))
        picks = [option for option in ask.options if isinstance(option, Pick)]
        bait = g.bait()
        return self.best(picks, lambda pick: (bait >> g.book.zone[pick.zone] & 1) - 0.5 * pick.down)

    def _need(self, g: Night, option: Option) -> float:
        """How much a friend needs to be somewhere else."""
        if isinstance(option, Civilian):
            return 2.0 * danger_in(g, g.civilians[option.civilian])
        if not isinstance(option, Person):
            return 0.0
        hero = g.heroes[option.hero]
        return danger_in(g, hero.zone) - 0.5 * hero.health

    def push_where(self, g: Night, ask: Ask) -> Option:
        """Enemies away from everybody, friends away from Enemies."""
        goes = [option for option in ask.options if isinstance(option, Go)]
        friend = ask.about[2] in g.heroes or ask.about[2] in g.civilians
        bait = g.infested if friend else g.bait()
        return self.best(goes, lambda go: distance(g.view, g.book.zone[go.zone], bait))

    def zone(self, g: Night, ask: Ask) -> Option:
        """Where most Enemies are; to go somewhere, where the goal is near."""
        zones = [option for option in ask.options if isinstance(option, Zone)]
        hero = g.heroes[ask.about[0]]
        if ask.about[1] in ("leap", "boom-tube", "vanishing-act"):
            view, goals = way_view(g), goals_of(g, hero)
            return self.best(zones, lambda z: -distance(view, g.book.zone[z.zone], goals))
        return self.best(zones, lambda z: g.standing(g.book.zone[z.zone]))

    def person(self, g: Night, ask: Ask) -> Option:
        """Who needs it most, or hits hardest."""
        people = [option for option in ask.options if isinstance(option, Person)]
        if ask.about[1] == "team-up":
            return self.best(people, lambda p: g.heroes[p.hero].power)
        return self.best(people, lambda p: -g.heroes[p.hero].health)

    def keep(self, g: Night, ask: Ask) -> Option:
        """The better card."""
        keeps = [option for option in ask.options if isinstance(option, Keep)]
        if keeps[0].card in g.book.traits:
            return min(keeps, key=lambda keep: TRAIT_ORDER.index(keep.card))
        gear = g.book.content.equipment

        def worth(keep: Keep) -> float:
            attack = gear[keep.card].attack
            return 3.0 if attack is None else attack.dice * (7 - attack.accuracy) / 6 + attack.high

        return max(keeps, key=worth)

    def third_trait(self, g: Night, ask: Ask) -> Option:
        """Out with the worst of the three."""
        held = [option for option in ask.options if isinstance(option, Replace)]
        worst = max(held, key=lambda option: TRAIT_ORDER.index(option.card))
        new = TRAIT_ORDER.index(ask.about[1])
        return worst if TRAIT_ORDER.index(worst.card) > new else PASS

    def trade(self, g: Night, ask: Ask) -> Option:
        """Enough is enough."""
        return DONE if DONE in ask.options else next(o for o in ask.options if isinstance(o, Hand))

    # The Enemy Phase

    def assign(self, g: Night, ask: Ask) -> Option:
        """To whoever has most Health left; a Civilian only to save a life."""
        assigns = [option for option in ask.options if isinstance(option, Assign)]
        left = ask.about[1]

        def score(option: Assign) -> float:
            hero = g.heroes.get(option.target)
            if hero is None:
                return -50.0 if is_dear(g, option.target) else 1.5
            shielded = hero.gear == "riot-shield" or "unyielding" in hero.traits
            return hero.health + 2.0 * shielded - (20.0 if hero.health == 1 and left else 0.0)

        return self.best(assigns, score)

    def ward(self, g: Night, ask: Ask) -> Option:
        """What is cheap at once, what is dear when it is needed."""
        wards = [option for option in ask.options if isinstance(option, Ward)]
        target = g.heroes.get(ask.about[0])
        more = g.pool.left if g.pool is not None else 0
        urgent = target is None or target.health <= 2 or more >= 1
        return wards[0] if urgent else PASS

    def sacrifice(self, g: Night, ask: Ask) -> Option:
        """Only to save a hero's life, and not those whom the mission is about."""
        hero = g.heroes[ask.about]
        picks = [option for option in ask.options if isinstance(option, Sacrifice)]
        cheap = [pick for pick in picks if not is_dear(g, pick.civilian)]
        return cheap[0] if cheap and hero.health == 1 else PASS

    def survivor(self, g: Night, ask: Ask) -> Option:
        """Where a hero is nearest."""
        zones = [option for option in ask.options if isinstance(option, Zone)]
        party = bits_of(hero.zone for hero in g.in_play())
        return self.best(zones, lambda z: -distance(g.view, g.book.zone[z.zone], party))

    def route(self, g: Night, ask: Ask) -> Option:
        """The way round that is farther from the heroes."""
        routes = [option for option in ask.options if isinstance(option, Route)]
        zones = bits_of(hero.zone for hero in g.in_play())
        return self.best(routes, lambda r: distance(g.view, g.book.zone[r.zone], zones))

    def not_today(self, g: Night, ask: Ask) -> Option:
        """Zombie Heroes and extra Activations can stay where they are."""
        card = g.book.spawn[ask.about[1]]
        return ask.options[1] if card.kind in ("fallen", "activation", "charge") else PASS

    def bottom(self, g: Night, ask: Ask) -> Option:
        """Bury what is worse than usual."""
        card = g.book.spawn[ask.about[1]]
        bad = card.kind in ("fallen", "charge", "activation") or card.numbers[0] >= BAD_CARD
        return Bottom() if bad else PASS

    def end_phase(self, g: Night, ask: Ask) -> Option:
        heals = [option for option in ask.options if isinstance(option, Heal)]
        return self.best(heals, lambda heal: -g.heroes[heal.hero].health)

    def second(self, g: Night, ask: Ask) -> Option:
        """Whatever is offered beside letting it go by."""
        return ask.options[1]

    def agree(self, g: Night, ask: Ask) -> Option:
        """Friends help each other."""
        return Agree()


_ANSWERS: dict[str, Callable[[Player, Night, Ask], Option]] = {
    "recruit": Player.recruit,
    "hero": Player.hero,
    "act": Player.act,
    "go-on": Player.go_on,
    "dash": Player.dash,
    "leave": Player.leave,
    "roll": Player.roll,
    "rolled": Player.rolled,
    "hit": Player.hit_freely,
    "hit-freely": Player.hit_freely,
    "target": Player.target,
    "after": Player.after,
    "push": Player.push,
    "push-where": Player.push_where,
    "zone": Player.zone,
    "person": Player.person,
    "keep-trait": Player.keep,
    "keep-gear": Player.keep,
    "third-trait": Player.third_trait,
    "trade": Player.trade,
    "assign": Player.assign,
    "ward": Player.ward,
    "sacrifice": Player.sacrifice,
    "split": Player.route,
    "send": Player.route,
    "survivor": Player.survivor,
    "not-today": Player.not_today,
    "radio-operator": Player.second,
    "hold-the-line": Player.second,
    "bottom": Player.bottom,
    "end-phase": Player.end_phase,
    "consent": Player.agree,
}
