"""Every question and choice names its rule, and what it reaches shows on the board."""

import re
from pathlib import Path

import pytest

from games.torgue.table import FIRST, Table, table
from sobremesa.bots import any_choice
from sobremesa.games.torgue import GAME
from sobremesa.kernel import Dice, Match
from sobremesa.kernel.scene import Choice, Preview, Prompt, ids

INVENTORY = Path(__file__).parents[4] / "docs" / "rules" / "torgue.md"
KNOWN = frozenset(re.findall(r"\*\*(tor\.[a-z0-9.-]+)\*\*", INVENTORY.read_text(encoding="utf-8")))


def prompt_of(match: Match, seat: int = 0) -> Prompt:  # type: ignore[type-arg]  # any match
    ask = match.ask_of(seat)
    assert ask is not None
    return GAME.prompt(match.state, ask, seat, GAME.texts["en"])


def preview(t: Table, start: str) -> Preview:
    """What the first choice whose text begins so would reach."""
    found = next(each for each in prompt_of(t.match).choices if each.text.startswith(start))
    assert found.preview is not None
    return found.preview


def test_every_question_has_a_rule_of_the_inventory() -> None:
    assert {kind.rule for kind in GAME.question_types} <= KNOWN


@pytest.mark.parametrize("mission", ["opening_night", "blackout", "wanted"])
def test_choices_name_rules_and_previews_name_what_is_on_the_board(mission: str) -> None:
    match = Match.start(GAME, GAME.prepare(mission, 1, {}), 5)
    dice, reaching, shown = Dice(5), 0, 0
    for _ in range(250):
        if match.question is None:
            break
        scene = ids(GAME.scene(match.state, 0, GAME.texts["en"]))
        for choice in prompt_of(match).choices:
            assert choice.rule in KNOWN
            reaching += any(id.startswith(("zone", "mini")) for id in choice.on)
            shown += choice.preview is not None
            _check(choice, scene)
        match.answer(*any_choice(match, dice))
    assert shown >= 0.9 * reaching > 0


def _check(choice: Choice, scene: set[str]) -> None:
    if choice.preview is not None:
        seen = choice.preview
        assert {*seen.cells, *seen.path, *seen.pieces} <= scene


def test_a_move_shows_where_it_may_end_and_each_token_how_far_it_carries() -> None:
    t = table(".......", salvador=0, active="salvador")
    assert preview(t, "Move").cells == ("zone0", "zone1", "zone2", "zone3")
    t.play("Act 0 move")
    assert preview(t, "Salvador's yellow").cells == ("zone0", "zone1", "zone2")
    t.play("Pay 0 1")
    assert preview(t, "To zone 3").path == ("zone0", "zone2")


def test_an_attack_shows_whom_it_reaches_and_the_line_to_the_target() -> None:
    enemies = [("psycho", 2), ("marauder", 2), ("bruiser", 6)]
    t = table(".......", salvador=0, enemies=enemies, active="salvador")
    pieces = (f"mini{FIRST}", f"mini{FIRST + 1}")
    assert (preview(t, "Caracal").pieces, preview(t, "Caracal").style) == (pieces, "attack")
    t.play("Act 0 caracal", "Pay 0 1")
    aimed = preview(t, "Marauder")
    assert (aimed.path, aimed.pieces) == (("zone0", "zone2"), (f"mini{FIRST + 1}",))


def test_an_order_shows_where_an_enemy_would_go() -> None:
    enemies = [("psycho", 8), ("bruiser", 8), ("marauder", 8), ("psycho", 9), ("marauder", 9)]
    t = table("..........", salvador=0, enemies=enemies, orders=["move"])
    assert preview(t, "Psycho").cells == ("zone6",)
