"""Choices of the group: what enemies do, who comes first, and leaving it to a die."""

from __future__ import annotations

from sobremesa.games.torgue import questions as ask
from sobremesa.games.torgue.options import First, InOrder, KeepAway, Obey, RollForIt
from sobremesa.kernel import Option, Register
from sobremesa.kernel.scene import Choice

from .asking import Asking, plainly
from .details import enemy_in_words
from .icons import FIGURES
from .previews import of_order

FOR_ALL = "tor.ruling.keep-away"

ENEMIES: Register[Asking, Option, Choice] = Register("a choice")
ENEMIES.of(First)(plainly("player-next"))
ENEMIES.of(InOrder)(plainly("player-next", FOR_ALL))
ENEMIES.of(RollForIt)(plainly("rolling-dices", "tor.core.disagreement-roll"))


@ENEMIES.of(Obey)
def _obey(a: Asking, option: Obey) -> Choice:
    assert isinstance(a.ask, ask.NextEnemy)
    return a.choice(
        option,
        icon=FIGURES.of(a.g.foe(a.g.enemies[option.enemy]).data),
        detail=enemy_in_words(a.g, option.enemy, a.names),
        group="obey",
        preview=of_order(a.g, option.enemy, a.ask.order),
    )


@ENEMIES.of(KeepAway)
def _keep_away(a: Asking, option: KeepAway) -> Choice:
    message = f"keep-away-{a.ask.kind}"
    return a.choice(option, message=message, icon="player-next", rule=FOR_ALL)
