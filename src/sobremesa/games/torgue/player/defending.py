"""Defence, Reactions, and coming back."""

from __future__ import annotations

from collections.abc import Sequence

from sobremesa.games.torgue import questions as ask
from sobremesa.games.torgue.content.book import COMPANION
from sobremesa.games.torgue.content.schema import DIE, RED
from sobremesa.games.torgue.options import Act, Decline, Defend, React, Shield, UseLoot
from sobremesa.games.torgue.rules.upkeep import wounded_tokens
from sobremesa.games.torgue.state import Hunter, Show
from sobremesa.kernel import Option, answers

from .arms import Arm, Arms, Wielder, shots_from
from .chances import MOST_ATTACKS, fate, under
from .looting import worth_using
from .marks import STRIKING, Marks, marks_of
from .threats import guard_of

NEAR = 2
"""So far an enemy may come before a later order to attack."""
LIT_SHARE, SHARE = 0.9, 0.3
"""How many of the attacks in reach are aimed at the Spotlight, and at one of the others."""
AVAILABLE = 0.02
"""What it is worth to risk a token that is spent rather than one that is not."""
RISKY = 0.3
"""The chance to go down that makes somebody keep its last token."""
GOOD_REACTION = 0.3


class Defending:
    """Answers of those who are attacked, wounded or brought back."""

    @answers(ask.Defend)
    def defend(self, g: Show, question: ask.Defend) -> Option:
        """The token with which this attack and those to come cost least."""
        shields = [each for each in question.options if isinstance(each, Shield)]
        if shields:
            return max(shields, key=lambda option: option.colour)
        hunter = g.hunters[question.mini]
        sheet, guard = g.sheet(hunter), guard_of(g, hunter)
        bonus = g.tyres[hunter.zone] - hunter.corrosion
        attacks = 1 + round(attacks_to_come(g, hunter))

        def loss(option: Shield | Defend) -> float:
            assert isinstance(option, Defend)
            need = question.force - bonus - sheet.attributes[option.attribute]
            cost = under(guard, option.colour, need, need, attacks).cost
            return cost + (0.0 if option.spent else AVAILABLE)

        return min(question.options, key=loss)

    @answers(ask.Suffer, ask.StaySpent)
    def smallest(self, g: Show, question: ask.Suffer | ask.StaySpent) -> Option:
        """The smallest token suffers, or stays spent."""
        return min(question.options, key=lambda option: option.colour)

    @answers(ask.ShieldWound)
    def shield_wound(self, g: Show, question: ask.ShieldWound) -> Option:
        """The smallest shield token takes the next wound."""
        return min(question.options, key=lambda option: option.colour)

    @answers(ask.Patient)
    def patient(self, g: Show, question: ask.Patient) -> Option:
        """Whoever has most wounds."""
        return max(
            question.options, key=lambda option: len(wounded_tokens(g.hunters[option.hunter]))
        )

    @answers(ask.React)
    def react(self, g: Show, question: ask.React) -> Option:
        """Fight when down, with loaded guns; shoot back when a good shot is there."""
        return reaction_to(g, question)

    @answers(ask.Reaction)
    def reaction(self, g: Show, question: ask.Reaction) -> Option:
        """The best action; in a fight for life the likeliest kill."""
        hunter = g.hunters[question.mini]
        values = reaction_values(g, hunter, question.options)
        return max(question.options, key=lambda option: values[option])


def attacks_to_come(g: Show, hunter: Hunter) -> float:
    """How many attacks on a hunter are to be expected in the rest of this enemies' turn."""
    distance, foes, zone = g.place.map.distance, g.book.foes, hunter.zone
    later = sum(order in STRIKING for order in g.orders)
    now = g.order in STRIKING
    count = 0
    for enemy in g.enemies.values():
        far = distance(enemy.zone, zone) - foes[enemy.kind].data.range
        if far <= 0 and now and enemy.id in g.obeying:
            count += 1
        if later and far <= NEAR:
            count += later
    return min(count * (LIT_SHARE if g.spotlight == hunter.id else SHARE), MOST_ATTACKS - 1)


def peril(g: Show, hunter: Hunter) -> float:
    """How likely a hunter goes down in the rest of this enemies' turn."""
    attributes = g.sheet(hunter).attributes
    need = 7 - max(attributes["melee"], attributes["reflexes"]) - g.tyres[hunter.zone]
    return fate(guard_of(g, hunter), need, 7, round(attacks_to_come(g, hunter))).down


def reaction_to(g: Show, question: ask.React) -> Option:
    """Whether to react now, and who; else use loot that is worth it, or let it be."""
    for option in question.options:
        if isinstance(option, UseLoot) and g.hunters[option.hunter].down:
            return option
    marks = marks_of(g)
    for option in question.options:
        if isinstance(option, React):
            hunter = g.hunters[option.mini % COMPANION]
            if hunter.down or _reacts(g, hunter, option.mini, marks):
                return option
    for option in question.options:
        if isinstance(option, UseLoot) and worth_using(g, option):
            return option
    declines = (each for each in question.options if isinstance(each, Decline))
    return next(declines, question.options[0])


def _reacts(g: Show, hunter: Hunter, mini: int, marks: Marks) -> bool:
    """A good shot is worth a token, but not the last one of somebody in peril."""
    performer = g.hunters[mini] if mini < COMPANION else g.companions[mini]
    arms = Arms(Wielder(g, hunter, marks), mini, ("reaction",))
    if arms.best_here(performer.zone) < GOOD_REACTION:
        return False
    left = sum(not token.spent for token in hunter.tokens)
    return mini >= COMPANION or left > 1 or peril(g, hunter) < RISKY


def reaction_values(g: Show, hunter: Hunter, acts: Sequence[Act]) -> dict[Act, float]:
    """How good each action would be as a Reaction."""
    by, values = Wielder(g, hunter, marks_of(g)), dict.fromkeys(acts, 0.0)
    colours = [token.colour for token in hunter.tokens if not token.spent]
    sides = DIE[max(colours, default=RED)]
    for act in acts:
        weapon = g.book.sheets.weapons.get(act.action)
        if weapon is None:
            continue
        actor = g.hunters[act.mini] if act.mini < COMPANION else g.companions[act.mini]
        arm = Arm(by, weapon, ("reaction",))
        for shot in shots_from(g, [arm], actor.zone):
            value = shot.value
            if hunter.down:
                value += 5 * arm.kills(shot.aim, sides)
            values[act] = max(values[act], value)
    return values
