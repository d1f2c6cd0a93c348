"""A private copy tells its player nothing that the table does not."""

from typing import Any

from sobremesa.bots import any_choice
from sobremesa.kernel import Dice, Match, find_game
from sobremesa.table.history import History
from sobremesa.table.rendering import Before, Renderings
from sobremesa.table.whatif import Supposition


def position(history: History, seat: int) -> tuple[Any, ...]:
    """What a what-if shows of where it stands, apart from what is dealt anew."""
    copy = Supposition(history, seat)
    return copy.exact, copy.asked, copy.version


def test_a_copy_does_not_tell_that_another_has_chosen_in_secret() -> None:
    game, dice, seats = find_game("oursun"), Dice(2), range(3)
    history = History(Match.start(game, game.prepare("signal_fire", 3), 2, keep=True))
    history.advanced()
    unseen = 0
    while unseen < 2:
        match, journal = history.match, history.journal
        then = [position(history, seat) for seat in seats]
        first, lines = len(journal.choices), len(journal.lines)
        before = Before(history)
        chooser, option = any_choice(match, dice)
        match.choose(chooser, option)
        others = [seat for seat in seats if seat != chooser]
        hidden = Renderings().hidden_from(others, (), history, before)
        history.took(chooser, first, lines, hidden)
        history.advanced(hidden)
        for seat in others:
            if hidden & history.counting.bit(seat):
                unseen += 1
                assert position(history, seat) == then[seat]
