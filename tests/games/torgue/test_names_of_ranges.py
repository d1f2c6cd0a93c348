"""How far a weapon reaches, in words."""

import pytest

from sobremesa.games.torgue.screen.names import Names
from sobremesa.kernel import find_game


@pytest.mark.parametrize(
    ("bands", "said"), [("R", "0–1"), ("RY", "0–2"), ("YG", "2–3"), ("RL", "0–1, 4+"), ("GL", "3+")]
)
def test_range_bands_side_by_side_are_told_as_one(bands: str, said: str) -> None:
    game = find_game("torgue")
    for language in ("es", "en"):
        assert Names(game.content, game.texts[language]).bands(bands) == said
