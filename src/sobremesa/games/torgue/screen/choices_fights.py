"""Choices of a fight: targets, dice, defence, wounds and Reactions."""

from __future__ import annotations

from sobremesa.games.torgue import questions as ask
from sobremesa.games.torgue.content.book import COMPANION
from sobremesa.games.torgue.options import (
    AtBarrel,
    Cleanse,
    Decline,
    Defend,
    Gunzerk,
    Ignore,
    Mend,
    React,
    Reroll,
    Shield,
    StaySpent,
    Suffer,
    Target,
)
from sobremesa.games.torgue.rules.odds import barrel_odds, defence_odds, hold_odds, target_odds
from sobremesa.kernel import Option, Register, percent
from sobremesa.kernel.scene import Choice, Preview

from .asking import Asking, plainly
from .choices_actions import blast_at_stake, hurt
from .details import enemy_in_words, gear_in_words
from .icons import FIGURES, TOKEN_ICONS
from .previews import of_act, of_blow

FIGHTS: Register[Asking, Option, Choice] = Register("a choice")
FIGHTS.of(Ignore)(plainly("silenced"))
FIGHTS.of(Mend)(plainly("heart-plus", "tor.wound.heal"))
FIGHTS.of(React)(plainly("return-arrow"))
FIGHTS.of(Reroll)(plainly("rolling-dices"))


@FIGHTS.of(Decline)
def _decline(a: Asking, option: Decline) -> Choice:
    """Letting a Reaction go by; who fights for life gives up: tor.ffyl.*."""
    lost = option.mini < COMPANION and a.g.hunters[option.mini].down
    warning = a.text("stake-decline", hunter=a.names.mini(option.mini)) if lost else ""
    return a.choice(option, icon="stop-sign", warning=warning)


@FIGHTS.of(Target)
def _target(a: Asking, option: Target) -> Choice:
    """A miniature to aim at: a hunter's target is an enemy, an enemy's a hunter."""
    enemy = a.g.enemies.get(option.mini)
    return a.choice(
        option,
        icon="crosshair" if enemy is None else FIGURES.of(a.g.foe(enemy).data),
        tone="attack",
        detail="" if enemy is None else enemy_in_words(a.g, option.mini, a.names),
        odds=_odds(a, option),
        group="target",
        preview=of_blow(a.g, a.ask, option.mini),
    )


def _odds(a: Asking, option: Target) -> str:
    if isinstance(a.ask, ask.Hold):
        return a.text("odds-works", chance=percent(hold_odds(a.g, a.ask, option)))
    if isinstance(a.ask, ask.Target):
        odds = target_odds(a.g, a.ask, option)
        return a.text("odds-shot", hit=percent(odds.hit), kill=percent(odds.kill))
    return ""


@FIGHTS.of(AtBarrel)
def _barrel(a: Asking, option: AtBarrel) -> Choice:
    assert isinstance(a.ask, ask.Target)
    cell, piece = f"zone{option.zone}", f"barrel{option.zone}"
    return a.choice(
        option,
        icon="barrel",
        tone="attack",
        odds=a.text("odds-barrel", hit=percent(barrel_odds(a.g, a.ask, option))),
        on=(cell, piece),
        rule="tor.barrel.target",
        warning=blast_at_stake(a, option.zone, "stake-barrel"),
        preview=Preview(cells=(cell,), pieces=(piece,), style="area"),
    )


@FIGHTS.of(Gunzerk)
def _gunzerk(a: Asking, option: Gunzerk) -> Choice:
    assert isinstance(a.ask, ask.Gunzerker)
    return a.choice(
        option,
        icon=a.g.book.gear[option.card].icon,
        detail=gear_in_words(option.card, a.names),
        preview=of_act(a.g, a.ask.mini, option.card),
    )


# Defence and wounds


@FIGHTS.of(Shield)
def _shield(a: Asking, option: Shield) -> Choice:
    rule = "tor.shield.must-use-first"
    return a.choice(option, icon="energy-shield", odds=_holds(a, option), rule=rule)


@FIGHTS.of(Defend)
def _defend(a: Asking, option: Defend) -> Choice:
    words = {"hurt": hurt(option.colour, option.origin)}
    return a.choice(option, icon="shield", odds=_holds(a, option), words=words)


def _holds(a: Asking, option: Shield | Defend) -> str:
    if not isinstance(a.ask, ask.Defend):
        return ""
    return a.text("odds-holds", chance=percent(defence_odds(a.g, a.ask, option)))


@FIGHTS.of(Suffer)
def _suffer(a: Asking, option: Suffer) -> Choice:
    return a.choice(option, icon="hearts", words={"hurt": hurt(option.colour, option.origin)})


@FIGHTS.of(StaySpent)
def _stay_spent(a: Asking, option: StaySpent) -> Choice:
    words = {"hurt": hurt(option.colour, option.origin)}
    return a.choice(option, icon="plain-circle", words=words)


@FIGHTS.of(Cleanse)
def _cleanse(a: Asking, option: Cleanse) -> Choice:
    return a.choice(option, icon=TOKEN_ICONS[option.token], rule="tor.loot.health-elemental")
