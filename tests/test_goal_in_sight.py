"""In every game everybody can see, at any time, what the match is about and what would lose it."""

from typing import Any

import pytest

from sobremesa.bots import play_randomly
from sobremesa.kernel import LANGUAGES, Dice, Game, Match, Mission, every_mission
from sobremesa.kernel.scene import Panel

MISSIONS = [pytest.param(game, each, id=f"{game.id}-{each.id}") for game, each in every_mission()]


def goals(match: Match[Any], seat: int, language: str) -> list[Panel]:
    scene = match.game.scene(match.state, seat, match.game.texts[language])
    return [panel for panel in scene.panels if panel.kind == "goal"]


@pytest.mark.parametrize(("game", "mission"), MISSIONS)
def test_the_goal_and_what_would_lose_it_are_told_all_along(
    game: Game[Any], mission: Mission
) -> None:
    match = Match.start(game, game.prepare(mission.id), 7)
    dice = Dice(3)
    for _ in range(30):
        for seat in range(match.setup.seats):
            (goal,) = goals(match, seat, "en")
            assert goal.title
            assert goal.text
            assert [fact for fact in goal.facts if fact.tone == "bad" and fact.text]
        if play_randomly(match, dice, 9) < 9:
            break


@pytest.mark.parametrize(("game", "mission"), MISSIONS)
def test_every_seat_is_told_the_goal_in_its_language(game: Game[Any], mission: Mission) -> None:
    match = Match.start(game, game.prepare(mission.id), 1)
    told = {goals(match, 0, language)[0].text for language in LANGUAGES}
    assert len(told) == len(LANGUAGES)
