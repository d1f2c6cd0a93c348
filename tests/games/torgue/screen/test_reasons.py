"""The chances that prompts show, and the reasons why something is not offered."""

import pytest

from games.torgue.table import Table, table
from sobremesa.games.torgue import GAME
from sobremesa.kernel.scene import Prompt


def asked(t: Table) -> Prompt:
    ask = t.match.asks()[0]
    return GAME.prompt(t.g, ask, ask.seat, GAME.texts["en"])


def odds(t: Table) -> list[str]:
    return [choice.odds for choice in asked(t).choices]


@pytest.mark.rule("tor.dice.crit-auto-success", "tor.dice.fumble-auto-fail")
def test_a_shot_shows_how_likely_it_hits_and_eliminates() -> None:
    t = table("....", salvador=0, enemies=[("psycho", 2), ("bruiser", 2)], active="salvador")
    t.play("Act 0 caracal", "Pay 0 1")
    assert odds(t) == ["hits 62%, eliminates 62%", "hits 62%, eliminates 0%"]


@pytest.mark.rule("tor.enemyshield.roll")
def test_a_shield_die_is_part_of_the_odds() -> None:
    t = table(
        "....", salvador=0, enemies=[("badass_marauder", 2), ("psycho", 2)], active="salvador"
    )
    t.play("Act 0 caracal", "Pay 0 1")
    assert odds(t)[0] == "hits 72%, eliminates 0%"


@pytest.mark.rule("tor.attack.step2-token")
def test_a_defence_shows_how_likely_each_token_holds() -> None:
    t = table("....", salvador=0, enemies=[("psycho", 1)], orders=["attack"])
    assert odds(t) == ["holds 58%", "holds 67%", "holds 38%", "holds 50%"]


@pytest.mark.rule("tor.weapon.gun-ammo", "tor.ruling.no-target-no-action")
def test_a_weapon_that_is_not_offered_has_a_reason() -> None:
    t = table("......", salvador=0, enemies=[("psycho", 5)], active="salvador")
    reasons = {each.text: each.reason for each in asked(t).declined}
    assert reasons == {"Caracal": "nobody in range and sight from here"}
