"""The Interlude has a place of its own: machines, corners, and what comes next."""

import pytest

from games.torgue.campaign import interlude
from sobremesa.games.torgue import GAME
from sobremesa.games.torgue.rules.interlude import in_interlude
from sobremesa.games.torgue.rules.loot import AMMO
from sobremesa.games.torgue.state import Show, Stage
from sobremesa.kernel import Match, Outcome
from sobremesa.kernel.scene import ids
from sobremesa.testing import play


def shown(match: Match[Show], language: str = "en") -> tuple[str, dict[str, str]]:
    """What the goal says, and in which cell each piece stands."""
    scene = GAME.scene(match.state, 0, GAME.texts[language])
    goal = next(panel.title for panel in scene.panels if panel.kind == "goal")
    return goal, {piece.id: piece.cell for piece in scene.pieces}


@pytest.mark.rule("tor.interlude.when", "tor.vending.offer")
def test_the_shop_is_a_place_with_machines_and_a_corner_for_each_hunter() -> None:
    match = interlude(spotlight=0, pool=4, edit=lambda g: setattr(g.hunters[1], "loot", (AMMO,)))
    g = match.state
    title, pieces = shown(match)
    assert title == "Interlude · next: Hot Sauce Run"
    corners = ["counter", *(f"corner{n}" for n in range(1, 4))]
    assert [pieces[f"mini{number}"] for number in range(4)] == corners, "who buys is at the counter"
    assert pieces[f"loot1-{AMMO}"] == "corner1"
    assert pieces["pool"] == "counter"
    for card in g.offer:
        assert pieces[f"ware-{card}"] == f"machine-{g.book.gear[card].deck}"
    scene = GAME.scene(g, 0, GAME.texts["es"])
    assert shown(match, "es")[0].startswith("Entreacto · después: ")
    assert not {"queue", "foes"} & {panel.id for panel in scene.panels}
    assert not any(cell.id.startswith("zone") for cell in scene.board.cells)


@pytest.mark.rule("tor.vending.pay")
def test_a_card_is_bought_with_a_click_on_what_stands_in_the_machine() -> None:
    match = interlude(spotlight=0, pool=4)
    prompt = GAME.prompt(match.state, match.asks()[0], 0, GAME.texts["en"])
    known = ids(GAME.scene(match.state, 0, GAME.texts["en"]))
    bought = [choice for choice in prompt.choices if choice.text.startswith("Buy")]
    assert bought
    for choice in bought:
        assert any(id.startswith("ware-") for id in choice.on)
        assert set(choice.on) <= known


@pytest.mark.rule("tor.interlude.when", "tor.ruling.campaign-retry")
def test_after_a_defeat_the_same_scenario_comes_next_and_every_step_is_backstage() -> None:
    match = interlude(spotlight=0, pool=4)
    match.state.result = Outcome(result="plug", winners=(), rule="tor.ruling.campaign-plug")
    assert shown(match)[0] == "Interlude · next: Opening Night"
    stages = set()
    while match.question is not None and match.state.stage is not Stage.REST:
        stages.add(match.state.stage)
        assert in_interlude(match.state)
        buys = match.state.stage is Stage.SHOP and match.state.buyer == 0
        assert shown(match)[1]["mini0"] == ("counter" if buys else "corner0")
        play(match, "Pass")
    assert stages == {Stage.SHOP, Stage.LEVELS}


@pytest.mark.rule("tor.wanted.when")
def test_a_wanted_mission_is_played_in_an_arena_and_its_end_leads_backstage() -> None:
    match = interlude(spotlight=0, pool=0)
    match.state.wanted = "nine_fingers"
    assert not in_interlude(match.state)
    match.state.wanted = ""
    match.state.arena = "the_caves"
    assert shown(match)[0].startswith("Interlude")
