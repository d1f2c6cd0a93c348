"""Why not? What is not offered says its reason, and the rule behind it can be read."""

from typing import Any

import pytest

from sobremesa.kernel import Dice, Game, Match, find_game
from sobremesa.kernel.scene import Declined
from sobremesa.server.web.rules import rule_text
from sobremesa.testing.playing import random_choice

MISSIONS = [("incursion", "m2", 11), ("dceased", "m1", 3)]


def declined_in(game: Game[Any], mission: str, seed: int, decisions: int) -> dict[str, Declined]:
    """Everything that prompts of a random match decline, by its rule and reason."""
    match, dice = Match.start(game, game.prepare(mission), seed), Dice(seed)
    found: dict[str, Declined] = {}
    text = game.texts["es"]
    for _ in range(decisions):
        if match.outcome is not None:
            break
        for ask in match.asks():
            prompt = game.prompt(match.state, ask, ask.seat, text)
            found |= {f"{each.rule} {each.reason}": each for each in prompt.declined}
        match.choose(*random_choice(match, dice))
    return found


@pytest.mark.parametrize(("id", "mission", "seed"), MISSIONS)
def test_what_is_declined_has_a_reason_and_a_rule_to_read_in_spanish(
    id: str, mission: str, seed: int
) -> None:
    found = declined_in(find_game(id), mission, seed, 400)
    rules = {each.rule for each in found.values() if each.rule}
    assert len(rules) >= 3
    assert all(each.text and each.reason for each in found.values())
    assert {rule_text(rule, "es").language for rule in rules} == {"es"}
    assert {rule_text(rule, "es").game for rule in rules} == {id}
