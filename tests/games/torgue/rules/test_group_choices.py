"""Choices of the group among several players: who is asked, and what a die may settle."""

import pytest

from games.torgue.setups import LINE
from games.torgue.table import Table, table
from sobremesa.games.torgue import questions as ask
from sobremesa.games.torgue.events import DieDecided
from sobremesa.games.torgue.options import Activate
from sobremesa.games.torgue.state import Show
from sobremesa.testing.dice import UnexpectedChance


def waiting(*activated: int, seats: int = 2, picks: tuple[Activate, ...] = ()) -> Table:
    """Before an activation, when some hunters have had theirs; Amara holds the Spotlight."""

    def edit(g: Show) -> None:
        for number in activated:
            g.hunters[number].activated = True

    return table(LINE, salvador=0, amara=1, spotlight="amara", seats=seats, picks=picks, edit=edit)


@pytest.mark.rule("tor.core.disagreement-spotlight", "tor.ruling.group-decision-engine")
@pytest.mark.parametrize("seat", [0, 1, 2])
def test_the_spotlights_player_leads_and_any_other_may_answer(seat: int) -> None:
    t = waiting(0, seats=3)
    (question,) = t.match.asks()
    assert (type(question), question.seat, question.group) == (ask.Activate, 2, (0, 1))
    t.play(f"{seat} Activate 3")
    assert t.g.active == 3
    assert not t.told(DieDecided)


@pytest.mark.rule("tor.core.disagreement-roll")
def test_the_die_decides_among_the_choices_of_the_group_and_it_is_told() -> None:
    t = waiting(0, 1, picks=(Activate(3),))
    assert t.offered(0) == ["Activate 2", "Activate 3", "RollForIt"]
    t.play("1 RollForIt")
    assert (t.g.active, len(t.told(DieDecided))) == (3, 1)
    t = waiting(0, 1, picks=(Activate(1),))
    with pytest.raises(UnexpectedChance, match="expected one of"):
        t.play("1 RollForIt")


@pytest.mark.rule("tor.core.disagreement-roll")
def test_with_one_choice_there_is_nothing_to_settle() -> None:
    t = waiting(0, 1, 2)
    assert (t.g.active, t.asked) == (3, ask.Act)
    assert not t.told(DieDecided)
