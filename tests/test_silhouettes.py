"""Each hero and each kind of enemy has one silhouette, and it is nobody else's."""

from collections import Counter
from types import SimpleNamespace

import pytest

from sobremesa.games.dceased import GAME as DCEASED
from sobremesa.games.dceased.screen.silhouettes import FIGURES as IN_DCEASED
from sobremesa.games.incursion import GAME as INCURSION
from sobremesa.games.incursion.screen.silhouettes import FIGURES as IN_INCURSION
from sobremesa.games.oursun.screen.icons import CHARACTERS, ENEMIES
from sobremesa.games.torgue import GAME as TORGUE
from sobremesa.games.torgue.screen.icons import FIGURES as IN_TORGUE
from sobremesa.kernel.silhouettes import Pictured, Silhouettes


def figures(game: str) -> tuple[Silhouettes, list[Pictured]]:
    """How a game draws its figures, and who they are."""
    if game == "torgue":
        show = TORGUE.content
        kinds: list[Pictured] = [*show.hunters.values()]
        kinds += show.companions.values()
        kinds += show.enemies.values()
        return IN_TORGUE, kinds
    if game == "dceased":
        night = DCEASED.content
        return IN_DCEASED, [*night.heroes.values(), *night.fallen.values(), *night.horde.values()]
    return IN_INCURSION, [*INCURSION.content.figures.values()]


@pytest.mark.parametrize("game", ["torgue", "dceased", "incursion"])
def test_no_two_kinds_look_alike(game: str) -> None:
    drawn, kinds = figures(game)
    looks = Counter(drawn.of(kind) for kind in kinds)
    assert [icon for icon, count in looks.items() if count > 1] == []


def test_no_two_kinds_look_alike_under_our_sun() -> None:
    assert Counter([*CHARACTERS.values(), *ENEMIES.values()]).most_common(1)[0][1] == 1


@pytest.mark.parametrize("game", ["torgue", "dceased", "incursion"])
def test_every_drawing_is_of_a_figure_as_the_content_has_it(game: str) -> None:
    drawn, kinds = figures(game)
    assert {kind.id for kind in kinds if drawn.of(kind) != kind.icon} == set(drawn.drawn)


def test_whoever_gives_a_figure_another_icon_sees_that_one() -> None:
    drawn = Silhouettes({"wolf": ("dog", "wolf-head")})
    assert drawn.of(SimpleNamespace(id="wolf", icon="dog")) == "wolf-head"
    assert drawn.of(SimpleNamespace(id="wolf", icon="fox")) == "fox"
    assert drawn.of(SimpleNamespace(id="cat", icon="dog")) == "dog"
