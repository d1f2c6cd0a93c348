"""Attacks as choices, with their exact odds: shots, blows, blasts, flames and rerolls."""

from __future__ import annotations

from collections.abc import Iterable

from sobremesa.boards.bits import bits_of, members
from sobremesa.games.incursion import questions as ask
from sobremesa.games.incursion.content.schema import Weapon
from sobremesa.games.incursion.options import (
    Aim,
    Clobber,
    Fire,
    First,
    KaBoom,
    Reload,
    Reroll,
    Shoot,
    Square,
    Strike,
)
from sobremesa.games.incursion.rules.actions import cost_of
from sobremesa.games.incursion.rules.areas import blast_on, figures_in, landing_squares
from sobremesa.games.incursion.rules.odds import blow, caught, say_odds, shot
from sobremesa.games.incursion.state import Figure
from sobremesa.kernel import Ask, Done, Register, joined, percent
from sobremesa.kernel.asking import let_go
from sobremesa.kernel.scene import Choice, Preview

from .asking import Asking, Choosers, cells
from .choices_cards import card_rule
from .names import cell_id
from .silhouettes import FIGURES

FIGHTS: Choosers = Register("a choice")


# Guns


@FIGHTS.of(Shoot)
def _shoot(a: Asking, option: Shoot) -> Choice:
    figure, target = a.figure, a.g.figures[option.target]
    gun = _gun(a, figure)
    number = a.ask.shots if isinstance(a.ask, ask.AnotherShot) else 0
    again = number > 0
    twice = a.text("option-shoot-twice", shots=gun.shots) if gun.shots > 1 and not again else ""
    return Choice(
        text=_shot_text(a, gun, target),
        detail=joined(twice, a.warnings(figure, figure.cell)),
        cost=a.text("cost-free") if again else a.cost(cost_of(a.g, figure, option)),
        odds=say_odds(a.text, shot(a.g, figure, target, number=number)),
        icon="crosshair",
        tone="attack",
        on=a.piece(target.id),
        group="shoot",
        rule=_gun_rule(gun, again),
        preview=a.aim_at(figure, target),
    )


def _gun(a: Asking, figure: Figure) -> Weapon:
    gun = a.g.book.kind[figure.kind].gun
    assert gun is not None, f"{figure.kind} has no gun"
    return gun


def _shot_text(a: Asking, gun: Weapon, target: Figure) -> str:
    weapon = a.text(f"weapon-{gun.id}")
    return a.text("option-shoot", weapon=weapon, target=a.names.figure(target.id))


def _gun_rule(gun: Weapon, again: bool) -> str:
    if gun.chain and again:
        return "inc.fig.bambi-chain"
    return "inc.hmg.two-shots" if gun.shots > 1 else "inc.ap.shoot"


@FIGHTS.of(Fire)
def _fire(a: Asking, option: Fire) -> Choice:
    watcher, mover = a.g.figures[option.figure], a.figure
    weapon = a.text(f"weapon-{_gun(a, watcher).id}")
    return Choice(
        text=a.text("option-fire", figure=a.names.figure(watcher.id), weapon=weapon),
        cost=a.text("cost-free"),
        odds=say_odds(a.text, shot(a.g, watcher, mover, reaction=True)),
        icon="eye-target",
        tone="attack",
        on=a.piece(watcher.id),
        rule="inc.rf.trigger",
        preview=a.aim_at(watcher, mover),
    )


@FIGHTS.of(Reload)
def _reload(a: Asking, _: Reload) -> Choice:
    return Choice(
        text=a.text("option-reload"),
        cost=a.names.price(cp=a.question(ask.Reload).price),
        icon="reload-gun-barrel",
        rule="inc.rf.reload",
    )


# Blows


@FIGHTS.of(Strike)
def _strike(a: Asking, option: Strike) -> Choice:
    figure, target = a.figure, a.g.figures[option.target]
    return Choice(
        text=a.text("option-strike", target=a.names.figure(target.id)),
        cost=a.cost(cost_of(a.g, figure, option)),
        odds=say_odds(a.text, blow(a.g, figure, target)),
        icon="punch",
        tone="attack",
        on=a.piece(target.id),
        group="strike",
        rule="inc.ap.melee",
        preview=a.aim_at(figure, target),
    )


@FIGHTS.of(Clobber)
def _clobber(a: Asking, option: Clobber) -> Choice:
    figure, target = a.figure, a.g.figures[option.target]
    return Choice(
        text=a.text("option-clobber", target=a.names.figure(target.id)),
        cost=a.cost(cost_of(a.g, figure, option)),
        odds=a.text("odds-sure"),
        icon="baseball-bat",
        tone="attack",
        on=a.piece(target.id),
        rule="inc.fig.clobberer-autokill",
        preview=a.aim_at(figure, target),
    )


@FIGHTS.of(KaBoom)
def _ka_boom(a: Asking, option: KaBoom) -> Choice:
    figure, target = a.figure, a.g.figures[option.target]
    return Choice(
        text=a.text("option-ka-boom", target=a.names.figure(target.id)),
        detail=a.text("option-ka-boom-detail"),
        cost=a.cost(cost_of(a.g, figure, option)),
        odds=_blast_odds(a, figure, target.cell, None),
        icon="time-bomb",
        tone="attack",
        on=a.piece(target.id),
        rule="inc.fig.ka-boom",
        preview=_blast_preview(a, target.cell),
    )


# Areas


@FIGHTS.of(Aim)
def _aim(a: Asking, option: Aim) -> Choice:
    figure, weapon = a.figure, a.g.book.content.weapons[option.weapon]
    reach = tuple(members(landing_squares(a.g, figure, weapon)))
    vain = weapon.area == "blast" and not _blasts_enemy(a, figure, reach)
    return Choice(
        text=a.text(f"option-aim-{weapon.id}"),
        detail=a.warnings(figure, figure.cell),
        cost=a.cost(cost_of(a.g, figure, option)),
        odds=a.text("odds-nobody") if vain else "",
        icon=AIM_ICONS[weapon.area],
        tone="attack",
        rule=AIM_RULES.get(weapon.id, "inc.ruling.area-weapons"),
        preview=Preview(cells=cells(reach), style="area"),
    )


def _blasts_enemy(a: Asking, figure: Figure, reach: Iterable[int]) -> bool:
    """Whether an enemy is near enough to any square on which a blast could fall."""
    squares = 0
    for cell in reach:
        squares |= _blast_squares(a, cell)
    return any(victim.side != figure.side for victim in figures_in(a.g, squares))


AIM_ICONS = {"": "crosshair", "blast": "grenade", "flames": "flamethrower"}
AIM_RULES = {
    "flamethrower": "inc.ap.flamethrower",
    "grenade": "inc.ap.grenade",
    "grenade_launcher": "inc.ap.grenade-launcher",
}


@FIGHTS.of(Square)
def _square(a: Asking, option: Square) -> Choice:
    """A square; what it is for depends on the question."""
    return Choice(
        text=a.text(f"option-square-{a.ask.kind}", cell=a.names.cell(option.cell)),
        odds=_square_odds(a, option.cell),
        icon=SQUARE_ICONS.get(type(a.ask), "position-marker"),
        tone="attack" if isinstance(a.ask, ask.Land | ask.Flame) else "",
        on=(cell_id(option.cell),),
        group="square",
        rule=_square_rule(a),
        preview=_square_preview(a, option.cell),
    )


SQUARE_ICONS: dict[type[Ask], str] = {
    ask.Land: "grenade",
    ask.Flame: "flamethrower",
    ask.BlastSquare: "bright-explosion",
}


def _square_rule(a: Asking) -> str:
    match a.ask:
        case ask.Land():
            return "inc.ruling.grenade-los"
        case ask.Flame():
            return "inc.ruling.flame-chain"
        case ask.CardTarget(title=title):
            return card_rule(title)
        case _:
            return a.ask.rule


def _square_odds(a: Asking, cell: int) -> str:
    if isinstance(a.ask, ask.Land):
        return _blast_odds(a, a.figure, cell, a.g.book.content.weapons[a.ask.weapon])
    if isinstance(a.ask, ask.Flame):
        return _victims(a, a.figure, 1 << cell, a.g.book.kind[a.figure.kind].areas[0])
    return ""


def _square_preview(a: Asking, cell: int) -> Preview:
    if isinstance(a.ask, ask.Land):
        return _blast_preview(a, cell)
    if isinstance(a.ask, ask.Flame):
        return Preview(cells=cells((*a.ask.marked, cell)), style="area")
    return Preview(cells=(cell_id(cell),), style="area")


@FIGHTS.of(Done)
def _done(a: Asking, option: Done) -> Choice:
    """Stop choosing; who stops choosing squares for the flames fires."""
    if not isinstance(a.ask, ask.Flame):
        return let_go(a, option)
    marked = a.ask.marked
    hit = [id for victim in figures_in(a.g, bits_of(marked)) for id in a.piece(victim.id)]
    return Choice(
        text=a.text("done-flame"),
        icon="flamethrower",
        tone="attack",
        key=a.text("key-pass"),
        rule=a.ask.rule,
        preview=Preview(cells=cells(marked), pieces=tuple(hit), style="area"),
    )


def _blast_squares(a: Asking, cell: int) -> int:
    found = blast_on(a.g.book.grid, cell, a.g.solid())
    return found.sure | found.tied


def _blast_preview(a: Asking, cell: int) -> Preview:
    squares = _blast_squares(a, cell)
    hit = [id for victim in figures_in(a.g, squares) for id in a.piece(victim.id)]
    return Preview(cells=cells(members(squares)), pieces=tuple(hit), style="area")


def _blast_odds(a: Asking, figure: Figure, cell: int, weapon: Weapon | None) -> str:
    squares = _blast_squares(a, cell)
    if weapon is None:
        squares &= ~(1 << figure.cell)
    return _victims(a, figure, squares, weapon) or a.text("odds-nobody")


def _victims(a: Asking, figure: Figure, squares: int, weapon: Weapon | None) -> str:
    """Everybody in the squares, with the chance of a hit; friends are called so."""
    said = []
    for victim in figures_in(a.g, squares):
        word = "odds-friend" if victim.side == figure.side else "odds-caught"
        hit = percent(caught(a.g, figure, victim, weapon).hit)
        said.append(a.text(word, figure=a.names.figure(victim.id), hit=hit))
    return ", ".join(said)


# After the dice


@FIGHTS.of(Reroll)
def _reroll(a: Asking, option: Reroll) -> Choice:
    face = a.question(ask.Reroll).dice[option.die]
    return Choice(
        text=a.text("option-reroll", face=face),
        icon="rolling-dices",
        key=str(face),
        rule="inc.reroll.once",
    )


@FIGHTS.of(First)
def _first(a: Asking, option: First) -> Choice:
    return Choice(
        text=a.text("option-first", figure=a.names.figure(option.figure)),
        icon=FIGURES.of(a.g.profile(a.g.figures[option.figure])),
        on=a.figure_on(option.figure),
        rule=a.ask.rule,
        preview=Preview(pieces=a.piece(option.figure), style="attack"),
    )
