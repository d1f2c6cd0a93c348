"""Characters may have names, which screen and chronicle use and nothing else."""

from __future__ import annotations

import pytest

from games.oursun.table import table
from sobremesa.games.oursun import GAME
from sobremesa.games.oursun import questions as ask
from sobremesa.games.oursun.events.days import TurnBegan
from sobremesa.games.oursun.events.setup import Named
from sobremesa.games.oursun.state import Land
from sobremesa.kernel import LANGUAGES, Match, encode_state
from sobremesa.testing import offered, play
from sobremesa.testing.promises import check_anchor


def begun(seats: int, **settings: bool | str) -> Match[Land]:
    setup = GAME.prepare("deep_water", seats, {"mode": "coop", **settings})
    return Match.start(GAME, setup, 3, keep=True)


@pytest.mark.rule("sun.board.name-optional")
def test_each_character_may_be_given_a_name_that_nobody_has() -> None:
    match = begun(2, names=True)
    first = match.asks()[0].seat
    play(match, "Play medic")
    question = match.asks()[0]
    assert (question.seat, type(question)) == (first, ask.Name)
    assert offered(match)[:2] == ["Pass", "TakeName ada"]
    check_anchor(match)
    play(match, "TakeName ada", "Play hunter")
    assert "TakeName ada" not in offered(match)
    play(match, "Pass")
    assert isinstance(match.question, ask.StartItems)
    g = match.state
    assert [(each.kind, each.name) for each in g.clockwise(g.first)] == [
        ("medic", "ada"),
        ("hunter", ""),
    ]


@pytest.mark.rule("sun.board.name-optional", "sun.solo.two-characters")
def test_a_solo_player_names_both_and_without_the_setting_nobody_is_asked() -> None:
    match = begun(1, names=True)
    play(match, "Play medic", "TakeName olga", "Play soldier", "TakeName hugo")
    assert isinstance(match.question, ask.StartItems)
    plain = begun(1)
    play(plain, "Play medic")
    assert isinstance(plain.question, ask.Character)


@pytest.mark.rule("sun.board.name-optional")
def test_there_are_names_enough_for_every_game_and_none_twice() -> None:
    names = GAME.content.box.names
    assert len(set(names)) == len(names) >= 12
    for language in LANGUAGES:
        words = GAME.names(GAME.texts[language])
        spoken = [words.name(name) for name in names]
        assert len(set(spoken)) == len(names)
        assert all(word.isalpha() for word in spoken)


@pytest.mark.rule("sun.board.name-optional")
@pytest.mark.parametrize(
    ("language", "told", "whom"),
    [
        ("en", "Ada begins a turn with 6 AP.", "Ada"),
        ("es", "Ada empieza su turno con 6 PA.", "a Ada"),
    ],
)
def test_screen_and_chronicle_call_a_character_by_its_name(
    language: str, told: str, whom: str
) -> None:
    t = table("medic", "hunter")
    t[0].name = "ada"
    t.go()
    text = GAME.texts[language]
    scene = GAME.scene(t.g, 1, text)
    heading = {"en": "Ada (Medic)", "es": "Ada (Médica)"}[language]
    assert heading in [card.title for panel in scene.panels for card in panel.cards]
    assert heading in [piece.name for piece in scene.pieces]
    assert "Ada" in GAME.prompt(t.g, t.match.asks()[0], 0, text).title
    names = GAME.names(text)
    assert (names.whom("medic:ada"), names.the("medic:ada")) == (whom, "Ada")
    line = GAME.line(TurnBegan(t[0].id, 6), text)
    assert line is not None
    assert (line.text, line.owner, line.pieces) == (told, "medic", ("person-medic",))


@pytest.mark.rule("sun.board.name-optional")
def test_a_name_changes_nothing_else() -> None:
    plain, named = table("medic", "hunter"), table("medic", "hunter")
    named[0].name = "ada"
    for t in (plain, named):
        t.give(0, "F")
        t[0].hp = 5
        t.go()
        t.play("Eat", "Wait")
    named[0].name = ""
    assert encode_state(plain.g) == encode_state(named.g)


@pytest.mark.rule("sun.board.name-optional")
def test_the_chronicle_tells_how_a_character_is_called() -> None:
    line = GAME.line(Named("medic", "ines"), GAME.texts["es"])
    assert line is not None
    assert line.text == "La médica se llama Inés."
