"""The player: one short answer for each question."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from sobremesa.boards.bits import members
from sobremesa.boards.square import FACINGS
from sobremesa.games.incursion.content.book import ALLIES, SWD
from sobremesa.games.incursion.options import (
    Activate,
    Bid,
    Buy,
    Command,
    Deploy,
    DeployRest,
    Discard,
    EndActivation,
    EndTurn,
    Enter,
    Face,
    Fire,
    First,
    Give,
    Invoke,
    Keep,
    Kill,
    On,
    Pay,
    Play,
    Ready,
    Rebuy,
    Reload,
    Reroll,
    Shoot,
    Snafu,
    Square,
    Step,
    Turn,
)
from sobremesa.games.incursion.rules.actions import action_options, cost_of
from sobremesa.games.incursion.rules.effects import full_ap
from sobremesa.games.incursion.rules.forces import LOT
from sobremesa.games.incursion.rules.movement import ap_to_free
from sobremesa.games.incursion.rules.payment import command_budget
from sobremesa.games.incursion.rules.sight import seen_enemies, view_past_figures
from sobremesa.games.incursion.state import Battle, Figure, Place, rival
from sobremesa.kernel import DONE, PASS, Option, ThumbPlayer
from sobremesa.kernel.old import Ask

from .cards import target_for, wants_to_play, weight, worth_killing, worth_stopping
from .orders import goals_of, hunting, stance, ways
from .paths import FAR
from .values import best_landing, chance, value, worth

SHOPPING = {
    ALLIES: ("ape_sergeant", "ape_hmg", "ape_trooper", "ape_trooper", "slugger_murphy"),
    SWD: (LOT, "ilsa", "gretel", LOT, "blitzhund", LOT, "bomberzombie", LOT),
}
"""What each side buys first, as long as it has the points."""
WORTHWHILE = 0.2
NO_ACTIONS = (Command, EndActivation, Kill, Play, Snafu)


class Player(ThumbPlayer[Battle]):
    """Plays either side by rules of thumb; its dice only break ties."""

    def answer(self, g: Battle, ask: Ask) -> Option:
        found = _ANSWERS.get(ask.prompt)
        return ask.options[0] if found is None else found(self, g, ask)

    # Before the battle

    def force(self, g: Battle, ask: Ask) -> Option:
        """Down the shopping list; a side that must carry buys somebody who can."""
        survivors = [option for option in ask.options if isinstance(option, Rebuy)]
        if survivors:
            return survivors[0]
        bought = [*g.forces[ask.seat].figures, *[LOT] * g.forces[ask.seat].lots]
        for kind in _shopping(g, ask.seat):
            if kind in bought:
                bought.remove(kind)
            elif Buy(kind) in ask.options:
                return Buy(kind)
        left = [option for option in ask.options if isinstance(option, Buy)]
        return left[0] if left else ask.options[0]

    # Maintenance

    def discard(self, g: Battle, ask: Ask) -> Option:
        """Throw away what this side can never use."""
        for option in ask.options:
            if isinstance(option, Discard) and _is_useless(g, ask.seat, option.card):
                return option
        return Ready(ask.seat)

    def intelligence(self, g: Battle, ask: Ask) -> Option:
        """Go first when they are close."""
        close = any(
            g.book.grid.within(figure.cell, 6) & g.stands[SWD] for figure in g.on_board(ALLIES)
        )
        return Invoke() if close and g.turn >= 2 else PASS

    def bid(self, g: Battle, ask: Ask) -> Option:
        """A little, more when the two sides are in contact."""
        contact = any(
            g.book.grid.within(figure.cell, 7) & g.stands[SWD] for figure in g.on_board(ALLIES)
        )
        most = g.cp[ask.seat] // 2 if contact else 1
        return Bid(min(self.dice.below(most + 1), g.cp[ask.seat]))

    def window_card(self, g: Battle, ask: Ask) -> Option:
        """Play what the window allows, if it is any good."""
        plays = [option for option in ask.options if isinstance(option, Play)]
        good = [p for p in plays if self._likes_window(g, ask.seat, p.title)]
        return good[0] if good else PASS

    def _likes_window(self, g: Battle, side: int, title: str) -> bool:
        match title:
            case "brain_sausage":
                return side == SWD
            case "power_drop":
                return side == SWD
            case "flooded_tunnel":
                return (side == ALLIES) == (g.book.goal != "escape")
            case "intelligence_report":
                return g.first != side
            case _:
                return False

    def deploy(self, g: Battle, ask: Ask) -> Option:
        """At the point from which the goal is nearest."""
        options = [option for option in ask.options if isinstance(option, Deploy | DeployRest)]
        rest = [option for option in options if isinstance(option, DeployRest)]
        return self.best(rest or options, lambda option: -self._distance_from(g, ask, option.point))

    def _distance_from(self, g: Battle, ask: Ask, point: str) -> float:
        cells = [g.tunnel] if point == "tunnel" else [c for c, _ in g.book.points[point].edges]
        figure = Figure(
            id=-1, kind="sturmzombie" if ask.seat == SWD else "ape_trooper", side=ask.seat
        )
        way = ways(g, figure, hunting(g, ask.seat))
        return min(way.cost(cell, facing) for cell in cells for facing in range(4))

    # The player turn

    def turn(self, g: Battle, ask: Ask) -> Option:
        """Cards first, then the figures one after another, then the CP that are left."""
        card = self._kill(g, ask) or self._card(g, ask)
        if card is not None:
            return card
        ready = [o for o in ask.options if isinstance(o, Activate | Enter)]
        if ready:
            return self.best(ready, lambda option: self._eagerness(g, option))
        command = self._command(g, ask)
        if command is not None:
            return command
        return EndTurn() if EndTurn() in ask.options else ask.options[0]

    def _kill(self, g: Battle, ask: Ask) -> Option | None:
        """A card in play that is worth its price."""
        kills = (option for option in ask.options if isinstance(option, Kill))
        return next((kill for kill in kills if worth_killing(g, ask.seat, kill.card)), None)

    def _card(self, g: Battle, ask: Ask) -> Option | None:
        plays = [option for option in ask.options if isinstance(option, Play)]
        good = [p for p in plays if wants_to_play(g, ask.seat, g.book.titles[p.title])]
        if not good:
            return None
        return max(good, key=lambda play: weight(g.book.titles[play.title]))

    def _eagerness(self, g: Battle, option: Option) -> float:
        """Who sees an enemy goes first, then who is nearest to the goal, then those outside."""
        if isinstance(option, Enter):
            beside = g.book.grid.within(option.cell, 1) & g.occupied
            return -500.0 - beside.bit_count()
        assert isinstance(option, Activate)
        figure = g.figures[option.figure]
        far = ways(g, figure, goals_of(g, figure)).cost(*stance(figure))
        sees = bool(seen_enemies(g, figure)) and g.book.kind[figure.kind].gun is not None
        return (100.0 if sees else 0.0) - far

    def _command(self, g: Battle, ask: Ask) -> Option | None:
        """Spend CP where they do most; keep a reload for those who watch."""
        watching = any(g.figures[id].side == g.side for id in g.watching)
        if watching and g.cp[g.side] <= 2 and not g.special:
            return None
        commands = [o for o in ask.options if isinstance(o, Command)]
        scored = [(self._command_value(g, g.figures[o.figure]), o) for o in commands]
        best = max(scored, key=lambda pair: pair[0], default=None)
        return best[1] if best is not None and best[0] > WORTHWHILE else None

    def _command_value(self, g: Battle, figure: Figure) -> float:
        if figure.id in g.watching or (not figure.activated and g.current != figure.id):
            return 0.0
        points = command_budget(g, figure)
        options = action_options(g, figure, points)
        return max((value(g, figure, option) for option in options), default=0.0)

    def act(self, g: Battle, ask: Ask) -> Option:
        """The action that is worth most for its price."""
        card = (self._kill(g, ask) or self._card(g, ask)) if g.blaze < 0 else None
        if card is not None:
            return card
        figure = g.figures[ask.about]
        actions = [o for o in ask.options if not isinstance(o, NO_ACTIONS)]
        affordable = [o for o in actions if self._pays(g, figure, o)]
        if affordable:
            best = self.best(affordable, lambda option: value(g, figure, option))
            if value(g, figure, best) > WORTHWHILE:
                return best
        return EndActivation()

    def _pays(self, g: Battle, figure: Figure, option: Option) -> bool:
        """AP go first; CP are added only for something that is worth it."""
        missing = cost_of(g, figure, option) - figure.ap
        return missing <= 0 or value(g, figure, option) > 1.0

    def command(self, g: Battle, ask: Ask) -> Option:
        """The best action that CP can buy."""
        figure = g.figures[ask.about]
        return self.best(list(ask.options), lambda option: value(g, figure, option))

    def pay(self, g: Battle, ask: Ask) -> Option:
        """CP rather than AP, special ones before ordinary ones."""
        pays = [option for option in ask.options if isinstance(option, Pay)]
        return min(pays, key=lambda pay: (pay.ap, pay.cp))

    def leap(self, g: Battle, ask: Ask) -> Option:
        """On towards the goal, and turning only to get off whoever is below."""
        steps = [option for option in ask.options if isinstance(option, Step)]
        if steps:
            figure = g.figures[_id(ask.about)]
            return self.best(steps, lambda option: value(g, figure, option))
        turns = [option for option in ask.options if isinstance(option, Turn)]
        return min(turns, key=lambda turn: self._way_off(g, _id(ask.about), turn.facing))

    def _way_off(self, g: Battle, id: int, facing: int) -> int:
        """What stepping forward costs with that facing until a free square is reached."""
        figure = g.figures[id]
        ahead = g.book.grid.step(figure.cell, FACINGS[facing], g.solid())
        return FAR if ahead < 0 else ap_to_free(g, figure, ahead, facing)

    def go_on(self, g: Battle, ask: Ask) -> Option:
        """Another square if it leads on."""
        figure = g.figures[ask.about]
        return self.best(list(ask.options), lambda option: value(g, figure, option))

    def land(self, g: Battle, ask: Ask) -> Option:
        """Where the blast does most."""
        id, weapon = ask.about
        squares = sum(1 << o.cell for o in ask.options if isinstance(o, Square))
        bonus = g.book.content.weapons[weapon].bonus
        best = best_landing(g, g.figures[id], squares, bonus)
        return Square(best[0]) if best is not None else ask.options[0]

    def flame(self, g: Battle, ask: Ask) -> Option:
        """Over the enemy first, then as far as the jet goes, never over a friend."""
        squares = [o for o in ask.options if isinstance(o, Square)]
        enemies, friends = g.stands[rival(ask.seat)], g.stands[ask.seat]
        free = [o for o in squares if not friends >> o.cell & 1]
        if not free:
            return DONE
        return self.best(free, lambda option: 1.0 if enemies >> option.cell & 1 else 0.0)

    def another_shot(self, g: Battle, ask: Ask) -> Option:
        """At whoever it hurts most."""
        figure = g.figures[_id(ask.about)]
        shots = [o for o in ask.options if isinstance(o, Shoot)]
        return self.best(shots, lambda option: value(g, figure, option))

    def blast_square(self, g: Battle, ask: Ask) -> Option:
        """Enemies rather than friends."""
        return self.best(list(ask.options), lambda option: self._square_worth(g, ask.seat, option))

    def _square_worth(self, g: Battle, side: int, option: Option) -> float:
        assert isinstance(option, Square)
        other = g.figures.get(g.at.get(option.cell, -1))
        if other is None:
            return 0.0
        return worth(g, other) if other.side != side else -worth(g, other)

    def leverage(self, g: Battle, ask: Ask) -> Option:
        """To whoever sees somebody to shoot, or else to anybody."""
        gives = [o for o in ask.options if isinstance(o, Give)]
        return self.best(gives, lambda give: self._needs_points(g, g.figures[give.figure]))

    def _needs_points(self, g: Battle, figure: Figure) -> float:
        if figure.place != Place.BOARD:
            return 0.0
        return 1.0 + len(seen_enemies(g, figure))

    # Windows

    def reaction(self, g: Battle, ask: Ask) -> Option:
        """Fire."""
        return next(option for option in ask.options if isinstance(option, Fire))

    def reload(self, g: Battle, ask: Ask) -> Option:
        """CP are of no other use in the rival's turn."""
        return Reload() if g.side != ask.seat or g.cp[ask.seat] >= 4 else PASS

    def respond(self, g: Battle, ask: Ask) -> Option:
        """Stop what hurts: with CP if they are to spare, else with SNAFU."""
        card = _id(ask.about)
        kill, snafu = Kill(card), Snafu(card)
        if kill in ask.options and worth_stopping(g, ask.seat, card, g.card(card).kill):
            return kill
        if snafu in ask.options and weight(g.card(card)) >= 3.0:
            return snafu
        return PASS

    def checkpoint(self, g: Battle, ask: Ask) -> Option:
        """Kill what lies on us, or what helps them."""
        return self._kill(g, ask) or PASS

    def lucky_devil(self, g: Battle, ask: Ask) -> Option:
        """For a figure of ours that is worth a card."""
        figure = g.figures[_id(ask.about)]
        ours = figure.side == ask.seat and figure.kind not in ("sturmzombie", "bomberzombie")
        return Play("lucky_devil") if ours and Play("lucky_devil") in ask.options else PASS

    def critical_hit(self, g: Battle, ask: Ask) -> Option:
        """Against whoever is hard to hit."""
        target = ask.about[1]
        hard = chance(2, g.profile(g.figures[target]).fortitude) < 0.6
        return Play("critical_hit") if hard and Play("critical_hit") in ask.options else PASS

    def blaze_of_glory(self, g: Battle, ask: Ask) -> Option:
        """For somebody who can still do something."""
        figure = g.figures[_id(ask.about)]
        able = full_ap(g, figure) > 0 and figure.kind != "sturmzombie"
        return Play("blaze_of_glory") if able and Play("blaze_of_glory") in ask.options else PASS

    def reroll(self, g: Battle, ask: Ask) -> Option:
        """Low dice again: a five or a six is kept."""
        dice = ask.about[1]
        low = [o for o in ask.options if isinstance(o, Reroll) and dice[o.die] <= 3]
        return low[0] if low else DONE

    def card_target(self, g: Battle, ask: Ask) -> Option:
        """Where the card does most."""
        return target_for(g, ask.seat, g.book.titles[ask.about], list(ask.options))

    def weasel(self, g: Battle, ask: Ask) -> Option:
        """The zombies nearest to us."""
        ons = [o for o in ask.options if isinstance(o, On)]
        ours = list(members(g.stands[ALLIES]))
        distance = g.book.grid.distance
        return self.best(
            ons,
            lambda o: -min((distance(g.figures[o.figure].cell, c) for c in ours), default=0),
        )

    def order(self, g: Battle, ask: Ask) -> Option:
        """What is worth most first."""
        firsts = [o for o in ask.options if isinstance(o, First)]
        return self.best(firsts, lambda first: worth(g, g.figures[first.figure]))

    def facing(self, g: Battle, ask: Ask) -> Option:
        """Where there is most to see."""
        cell = ask.about
        return self.best(
            [Face(facing) for facing in range(4)],
            lambda face: float(
                (view_past_figures(g, cell, face.facing) & g.stands[ALLIES]).bit_count() * 100
                + view_past_figures(g, cell, face.facing).bit_count()
            ),
        )

    def keep(self, g: Battle, ask: Ask) -> Option:
        """The Effect that helps most."""
        keeps = [o for o in ask.options if isinstance(o, Keep)]
        good = [o for o in keeps if g.card(o.card).id not in ("minor_wound", "major_wound")]
        return max(good, key=lambda o: weight(g.card(o.card)), default=PASS)


def _id(about: Any) -> int:
    """The figure that a question is about."""
    return int(about[0]) if isinstance(about, tuple) else int(about)


def _shopping(g: Battle, side: int) -> tuple[str, ...]:
    """The list, with a carrier at its head where there is something to carry off."""
    wishes = SHOPPING[side]
    if side == SWD and g.book.goal == "beacon":
        return (LOT, "ilsa", *wishes[2:])
    return wishes


def _is_useless(g: Battle, side: int, card: int) -> bool:
    title = g.card(card)
    if title.side and title.side != ("allies", "swd")[side]:
        return True
    if title.id in ("cave_in", "liquid_courage"):
        return True
    if side == ALLIES:
        return title.id in ("brain_sausage", "v_stimulator", "improved_impulse")
    return title.id in ("v_neutraliser", "grinding_gears")


_ANSWERS: dict[str, Callable[[Player, Battle, Ask], Option]] = {
    "act": Player.act,
    "after-bid": Player.window_card,
    "another-shot": Player.another_shot,
    "before-hand": Player.window_card,
    "bid": Player.bid,
    "blast-square": Player.blast_square,
    "blaze_of_glory": Player.blaze_of_glory,
    "card-target": Player.card_target,
    "checkpoint": Player.checkpoint,
    "command": Player.command,
    "critical_hit": Player.critical_hit,
    "deploy": Player.deploy,
    "deploy-alike": Player.deploy,
    "deploy-zombies": Player.deploy,
    "discard": Player.discard,
    "facing": Player.facing,
    "flame": Player.flame,
    "force": Player.force,
    "go-on": Player.go_on,
    "intelligence": Player.intelligence,
    "keep": Player.keep,
    "land": Player.land,
    "leap": Player.leap,
    "leverage": Player.leverage,
    "lucky_devil": Player.lucky_devil,
    "next-death": Player.order,
    "next-hit": Player.order,
    "next-passed": Player.order,
    "pay": Player.pay,
    "reaction": Player.reaction,
    "reload": Player.reload,
    "reroll": Player.reroll,
    "respond": Player.respond,
    "turn": Player.turn,
    "weasel": Player.weasel,
}
