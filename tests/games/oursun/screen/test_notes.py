"""What the laboratory notes of a game."""

from sobremesa.games.oursun.events.harm import Died
from sobremesa.games.oursun.screen.names import tile_id
from sobremesa.games.oursun.state import HOME
from sobremesa.kernel import find_game
from sobremesa.kernel.noting import Note


def test_who_dies_is_noted_with_the_place() -> None:
    noted = find_game("oursun").noted(Died("medic", HOME))
    assert list(noted) == [Note("lost", "characters.medic", tile_id(HOME))]
