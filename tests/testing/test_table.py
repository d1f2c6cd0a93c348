"""The table that a test sits at."""

from typing import Any

import pytest

from samples import sample_games as sample_games
from sobremesa.kernel import BadContent, BrokenPromise, Game, Match, NotOffered, find_game
from sobremesa.kernel import scene as show
from sobremesa.testing import Table, position


def dinner(example: Game[Any], **loaded: Any) -> Table[Any]:
    return Table(position(example, "dinner", picks=["ham", "cod"], **loaded))


def flawed(mission: str) -> Table[Any]:
    game: Game[Any] = find_game("flawed")
    return Table(Match.start(game, game.prepare(mission), 1, keep=True))


def play_on(t: Table[Any]) -> None:
    while t.asked is not None:
        t.play(f"{t.seat} {t.offered()[0]}")


def test_it_says_what_is_asked_of_whom_and_what_is_offered(example: Game[Any]) -> None:
    t = dinner(example)
    assert (t.offered(1), t.offers("bid 2"), t.offers("bid 4")) == (t.offered(0), True, False)
    t.play("0 Bid 1", "1 Bid 0")
    assert (t.seat, t.seats, t.offered(), t.offered(1)) == (
        0, (0,), ["Eat ham", "Eat cod", "Eat mushroom"], [],
    )  # fmt: skip
    assert (t.offers("eat cod"), t.offers("eat cod", 1)) == (True, False)
    assert t.asked is not None
    assert t.question(t.asked).options == t.match.asks()[0].options
    with pytest.raises(AssertionError, match="expected one str, got"):
        t.question(str)  # type: ignore[type-var]  # no question at all
    with pytest.raises(NotOffered):
        t.play("Eat soup")


def test_it_says_what_happened_and_how_it_ended(example: Game[Any]) -> None:
    kinds: Any = example.events
    t = dinner(example, rolls=[1] * 9, spare=True)
    t.let_go("accuse")
    t.play("0 Bid 1", "1 Bid 0", "Eat ham")
    assert t.told(kinds.Ate) == [kinds.Ate(0, "ham")], "by standing order nobody was accused"
    assert t.order(kinds.WentFirst, kinds.Ate) == ["WentFirst", "Ate"]
    assert (t.result, t.seat) == ("", 1)
    while t.asked is not None:
        t.play(f"{t.seat} {t.offered(t.seat)[-1]}")
    assert t.match.outcome is not None
    assert t.result == t.match.outcome.result


def test_a_question_that_does_not_come_back_from_the_state_is_caught() -> None:
    t = flawed("anchor")
    with pytest.raises(BrokenPromise, match="an anchor does not come back"):
        play_on(t)


def test_a_scene_that_lacks_a_word_is_caught() -> None:
    t = flawed("words")
    with pytest.raises(BadContent, match="no-such-message"):
        play_on(t)


def test_an_event_that_cannot_be_told_is_caught(
    example: Game[Any], monkeypatch: pytest.MonkeyPatch
) -> None:
    t = dinner(example)
    monkeypatch.setattr(type(example), "line", lambda self, event, text: show.Line(text=" "))
    with pytest.raises(BrokenPromise, match="expected words for the chronicle"):
        t.play("0 Bid 1", "1 Bid 0")
