"""The end of the round: respawns, goals reached or missed, readying, a new round."""

from collections.abc import Callable
from typing import Any

import pytest

from games.torgue.setups import LINE
from games.torgue.table import BEAR, Table, table, token
from sobremesa.games.torgue import GAME
from sobremesa.games.torgue import questions as ask
from sobremesa.games.torgue.events import (
    Healed,
    Reloaded,
    Respawned,
    RoundBegan,
    ScenarioEnded,
)
from sobremesa.games.torgue.rules.loot import AMMO, MONEY
from sobremesa.games.torgue.state import Item, Show

from .test_wanted import mission

GREEN_SPENT = token("green", spent=True)


# Respawns


def lost(*numbers: int, **changes: Any) -> Callable[[Show], None]:
    """Hunters that were eliminated, and other changes."""

    def edit(g: Show) -> None:
        for number in numbers:
            g.leave(g.hunters[number], 1, enemy=False)
        for name, value in changes.items():
            setattr(g, name, value)

    return edit


@pytest.mark.rule("tor.respawn.cost", "tor.respawn.state", "tor.respawn.where")
def test_a_return_costs_one_token_heals_reloads_and_is_told() -> None:
    def edit(g: Show) -> None:
        lost(0, pool=3)(g)
        g.hunters[0].gear = (Item("caracal", True),)
        g.hunters[0].tokens = (token("red", "yellow"), token("red", "green"))

    t = table(LINE, salvador=3, spotlight="amara", orders=["move"], edit=edit)
    assert [(e.hunter, e.zone, e.price) for e in t.told(Respawned)] == [(0, 0, 1)]
    assert [(e.mini, e.count) for e in t.told(Healed)] == [(0, 2)]
    assert [e.cards for e in t.told(Reloaded)] == [("caracal",)]
    assert (t.g.pool, t["salvador"].zone, t.g.hunters_in[0]) == (2, 0, 1)


@pytest.mark.rule("tor.respawn.sources", "tor.respawn.cash-only")
def test_money_on_the_card_of_the_eliminated_pays_too_and_other_loot_does_not() -> None:
    for loot, result in ((MONEY, ""), (AMMO, "no-respawn")):
        t = table(
            LINE,
            salvador=3,
            spotlight="amara",
            orders=["move"],
            loot={"salvador": [loot]},
            edit=lost(0, pool=0),
        )
        assert t.result == result


@pytest.mark.rule("tor.defeat.no-respawn", "tor.ruling.defeat-before-victory")
def test_who_cannot_return_loses_the_game_for_all_though_the_goal_is_reached() -> None:
    t = table(LINE, salvador=3, spotlight="amara", orders=["move"], edit=lost(0, pool=0, kills=30))
    outcome = t.match.outcome
    assert outcome is not None
    assert (outcome.result, outcome.winners, outcome.rule) == (
        "no-respawn",
        (),
        "tor.defeat.no-respawn",
    )
    assert [event.result for event in t.told(ScenarioEnded)] == ["no-respawn"]


@pytest.mark.rule("tor.companion.returns", "tor.ruling.hull-no-reaction")
def test_iron_bear_returns_only_if_moze_is_in_play() -> None:
    t = table(
        LINE,
        salvador=0,
        moze=3,
        orders=["move"],
        edit=lost(3, pool=0),
    )
    assert (t.result, t.companion("iron_bear").zone) == ("no-respawn", -1)


# Goals


@pytest.mark.rule("tor.victory.scenario", "tor.victory.when-checked")
@pytest.mark.parametrize(
    ("scenario", "short", "enough"),
    [
        ("opening_night", {"kills": 25}, {"kills": 26}),
        ("opening_night", {"kills": 25}, {"kills": 27}),
        ("hot_sauce_run", {"delivered": 2}, {"delivered": 3}),
        ("blackout", {"switched": 2, "quarry": True}, {"switched": 3, "quarry": True}),
        ("blackout", {"switched": 3}, {"switched": 4, "quarry": True}),
        ("demolition_derby", {"destroyed": 2}, {"destroyed": 3}),
    ],
)
def test_each_scenario_is_won_at_the_end_of_the_round_with_its_own_goal(
    scenario: str, short: dict[str, int], enough: dict[str, int]
) -> None:
    def played(reached: dict[str, int]) -> Table:
        changes = {"key_barrel": False}
        edit = lost(**reached)
        return table(
            LINE, salvador=0, orders=["move"], scenario=scenario, changes=changes, edit=edit
        )

    going_on, won = played(short), played(enough)
    assert (going_on.result, going_on.told(ScenarioEnded)) == ("", [])
    assert [event.result for event in won.told(ScenarioEnded)] == ["won"]
    outcome = won.match.outcome
    assert outcome is not None
    assert (outcome.result, outcome.winners, outcome.rule) == ("won", (0,), "tor.victory.scenario")


@pytest.mark.rule("tor.ruling.campaign-plug", "tor.defeat.scenario-extra")
@pytest.mark.parametrize(
    ("fired", "kills", "result"), [(2, 0, ""), (3, 0, "plug"), (3, 26, "won"), (4, 0, "plug")]
)
def test_the_third_round_of_youre_fired_is_the_last(fired: int, kills: int, result: str) -> None:
    t = table(LINE, salvador=0, orders=["move"], edit=lost(fired=fired, kills=kills))
    assert t.result == result


@pytest.mark.rule("tor.ruling.campaign-plug", "tor.defeat.scenario-extra")
@pytest.mark.parametrize(
    ("plug", "fired", "result"),
    [(1, 1, "plug"), (5, 4, ""), (5, 5, "plug"), (0, 0, ""), (0, 9, "")],
)
def test_a_setting_of_the_scenario_says_which_round_of_youre_fired_is_the_last(
    plug: int, fired: int, result: str
) -> None:
    t = table(
        LINE, salvador=0, orders=["move"], settings={"plug": plug}, edit=lost(fired=fired, kills=0)
    )
    assert t.result == result
    panels = GAME.scene(t.g, 0, GAME.texts["en"]).panels
    goal = next(panel for panel in panels if panel.kind == "goal")
    told = [fact.text for fact in goal.facts if fact.icon == "hourglass"]
    assert len(told) == bool(plug)
    assert all(text.endswith(str(plug)) for text in told)


@pytest.mark.rule("tor.ruling.campaign-plug", "tor.wanted.lose")
@pytest.mark.parametrize("fired", [2, 3, 9])
def test_no_number_of_rounds_of_youre_fired_ends_a_wanted_mission(fired: int) -> None:
    t = table(
        LINE,
        salvador=0,
        enemies=[("nine_fingers", 6)],
        orders=["ammo:all"],
        edit=mission("nine_fingers", lost(fired=fired, kills=99)),
    )
    assert (t.result, t.asked) == ("", ask.Activate)
    assert "plug" not in {setting.id for setting in GAME.missions["wanted"].settings}


# Readying


@pytest.mark.rule("tor.effect.stun-ready")
def test_a_stunned_hunter_chooses_which_tokens_stay_spent() -> None:
    def edit(g: Show) -> None:
        g.hunters[0].stun = 2
        g.hunters[0].tokens = (
            *[token("yellow", spent=True)] * 2,
            token("green", spent=True),
            token("red", "yellow"),
        )

    t = table(LINE, salvador=0, orders=["move"], edit=edit)
    assert (t.asked, t.offered()) == (ask.StaySpent, ["StaySpent 1 1", "StaySpent 2 2"])
    t.play("StaySpent 2 2")
    assert t["salvador"].tokens == (
        token("yellow", spent=True),
        token("yellow"),
        token("green", spent=True),
        token("red", "yellow"),
    )
    assert t["salvador"].stun == 0


@pytest.mark.rule("tor.endround.ready-tokens", "tor.companion.own-tokens")
def test_iron_bears_tokens_and_shield_ready_with_mozes() -> None:
    def edit(g: Show) -> None:
        g.companions[BEAR].tokens = (token("yellow", spent=True),) * 2
        g.companions[BEAR].shields = (token("yellow", spent=True),)

    t = table(LINE, moze=0, iron_bear=2, spotlight="moze", orders=["move"], edit=edit)
    bear = t.companion("iron_bear")
    assert (bear.tokens, bear.shields) == ((token("yellow"),) * 2, (token("yellow"),))


@pytest.mark.rule("tor.endround.ready-tokens", "tor.element.shock-effect")
@pytest.mark.parametrize(("shock", "mod", "up"), [(0, True, 1), (1, True, 0), (0, False, 0)])
def test_a_spare_battery_readies_the_largest_spent_shield_token_unless_shocked(
    shock: int, mod: bool, up: int
) -> None:
    def edit(g: Show) -> None:
        hunter = g.hunters[0]
        shield = Item("phoenix_harness", False, (token("yellow", spent=True), GREEN_SPENT))
        hunter.gear = (shield, *([Item("spare_battery")] if mod else []))
        hunter.shock = shock

    t = table(LINE, salvador=0, orders=["move"], edit=edit)
    tokens = t["salvador"].gear[0].tokens
    assert tokens == (token("yellow", spent=True), token("green") if up else GREEN_SPENT)


@pytest.mark.rule("tor.round.end-steps", "tor.round.hunters-first")
def test_a_new_round_is_told_and_lets_everybody_act_again() -> None:
    def edit(g: Show) -> None:
        for hunter in g.hunters:
            hunter.activated = True

    t = table(LINE, salvador=0, orders=["move"], edit=edit)
    assert [event.round for event in t.told(RoundBegan)] == [2]
    assert t.offered() == [f"Activate {number}" for number in range(4)]
