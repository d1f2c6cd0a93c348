"""How a Wanted mission begins: what stays behind, what is laid out, what its card does at once."""

from collections.abc import Callable
from typing import Any

import pytest

from games.torgue.campaign import interlude
from games.torgue.setups import events, items
from games.torgue.table import token
from sobremesa.games.torgue import questions as ask
from sobremesa.games.torgue.events import Affected, Spawned, Swapped, WantedBegan
from sobremesa.games.torgue.rules.loot import (
    AMMO,
    HEALTH,
    LEGENDARY,
    LEVEL_UP,
    MONEY,
    WANTED,
)
from sobremesa.games.torgue.state import Item, Show, Stage
from sobremesa.kernel import Match
from sobremesa.testing import offered, play


def begun(
    card: str = "nine_fingers",
    edit: Callable[[Show], object] | None = None,
    die: int = 1,
    seats: int = 1,
    **changes: Any,
) -> Match[Show]:
    """A mission when its enemies are placed; hunters have no gear but what a test gives them."""

    def stripped(g: Show) -> None:
        for hunter in g.hunters:
            hunter.gear = ()
        if edit is not None:
            edit(g)

    match = interlude(
        seats,
        stage=Stage.WANTED,
        bounty=True,
        edit=stripped,
        rolls=[(die, 10)],
        picks=[card],
        **changes,
    )
    play(match, "0 PlayWanted")
    while isinstance(match.asks()[0], ask.Spawn):
        play(match, f"0 {offered(match, 0)[0]}")
    return match


@pytest.mark.rule("tor.wanted.when", "tor.core.disagreement-spotlight")
def test_the_group_is_asked_and_the_spotlights_player_leads() -> None:
    match = interlude(3, stage=Stage.WANTED, bounty=True, spotlight=1, pool=9)
    (question,) = match.asks()
    assert (type(question), question.seat, question.group) == (ask.Wanted, 1, (0, 2))


@pytest.mark.rule("tor.wanted.map", "tor.wanted.card", "tor.wanted.announcements")
@pytest.mark.parametrize("die", [1, 10])
def test_card_map_and_queue_of_the_mission_are_told(die: int) -> None:
    match = begun("bolt_mama", die=die)
    g = match.state
    (event,) = events(match, WantedBegan)
    assert (event.card, event.die) == ("bolt_mama", die)
    assert event.arena == g.arena == g.book.content.wanted.maps[die - 1]
    assert (event.queue, len(g.queue), g.spent) == (tuple(g.queue), 3, 0)
    assert (g.wanted, g.wanted_used, g.bounty) == ("bolt_mama", ["bolt_mama"], False)


@pytest.mark.rule("tor.wanted.enemies-start")
def test_the_unique_stands_on_its_mark_and_its_escorts_spawn() -> None:
    match = begun("bolt_mama")
    g = match.state
    kinds = [(enemy.kind, enemy.zone == g.place.unique) for enemy in g.enemies.values()]
    assert kinds[0] == ("bolt_mama", True)
    assert sorted(kind for kind, _ in kinds[1:]) == ["bruiser", "nomad", *["shotgun_tink"] * 3]
    first, *_ = events(match, Spawned)
    assert (first.kind, first.zone) == ("shotgun_tink", g.place.spawns[1])


@pytest.mark.rule("tor.wanted.no-money", "tor.ruling.wanted-loot-kept")
def test_money_of_pool_and_cards_is_put_aside_for_each() -> None:
    def edit(g: Show) -> None:
        g.hunters[0].loot = (HEALTH, MONEY, MONEY, LEGENDARY)
        g.hunters[2].loot = (AMMO, MONEY)

    g = begun(edit=edit, pool=3).state
    assert [hunter.loot for hunter in g.hunters] == [(HEALTH, LEGENDARY), (), (AMMO,), ()]
    assert (g.pool, g.stash, g.stashed) == (0, 3, {0: 2, 1: 0, 2: 1, 3: 0})


@pytest.mark.rule("tor.wanted.bag")
def test_a_level_up_that_is_still_in_the_bag_waits_beside_a_drawn_wanted_token() -> None:
    def edit(g: Show) -> None:
        g.bag[LEVEL_UP], g.bag[WANTED] = 1, 0
        g.aside[WANTED] = 1

    g = begun(edit=edit).state
    assert (g.bag[LEVEL_UP], g.bag[WANTED]) == (0, 0)
    assert (g.aside[LEVEL_UP], g.aside[WANTED]) == (1, 1)


@pytest.mark.rule("tor.slaughter.until", "tor.ruling.wanted-state")
def test_nothing_that_lasted_in_the_scenario_lasts_in_the_mission() -> None:
    g = begun(
        slaughter=True,
        box=True,
        fixed_fight=1,
        thick_skins=1,
        haste=1,
        gouging=True,
        smoke=True,
        round=7,
        fired=2,
        floor={1: (AMMO,)},
    ).state
    assert [g.slaughter, g.box, g.gouging, g.smoke] == [False] * 4
    assert (g.fixed_fight, g.thick_skins, g.haste) == (0, 0, 0)
    assert (g.round, g.fired, g.floor, g.objectives) == (0, 0, {}, {})
    assert [hunter.zone for hunter in g.hunters] == [-1] * 4


@pytest.mark.rule("tor.ruling.wanted-state")
def test_each_hunter_arranges_its_own_slots_and_inventory_until_it_is_done() -> None:
    def edit(g: Show) -> None:
        g.hunters[0].gear = items("caracal")
        g.hunters[2].gear, g.hunters[2].pack = items("hot_take"), items("saw_axe")

    match = begun(edit=edit)
    g = match.state
    assert offered(match) == ["Done", "Swap caracal ''"]
    assert match.asks()[0].details() == {"mini": 0}
    play(match, "Done")
    assert match.asks()[0].details() == {"mini": 2}, "the second hunter has nothing to arrange"
    play(match, "Swap hot_take saw_axe", "Swap '' hot_take")
    assert g.hunters[2].gear == items("saw_axe", "hot_take")
    assert len(events(match, Swapped)) == 2
    play(match, "Done")
    assert (g.stage, type(match.asks()[0])) == (Stage.DEPLOY, ask.Deploy)


@pytest.mark.rule("tor.wanted.card", "tor.ruling.wanted-state")
@pytest.mark.parametrize("card", ["lady_static", "nine_fingers"])
def test_hunters_start_lady_statics_mission_with_spent_shields_whatever_they_arranged(
    card: str,
) -> None:
    charged = (token("yellow"),)
    aegis, bubble = Item("cardboard_aegis", False, charged), Item("red_tape", False, charged)

    def edit(g: Show) -> None:
        g.hunters[0].gear, g.hunters[0].pack = (aegis,), (bubble,)

    match = begun(card, edit)
    play(match, "Swap cardboard_aegis red_tape", "Done")
    (shield,) = match.state.hunters[0].gear
    assert match.state.stage is Stage.DEPLOY
    assert [each.spent for each in shield.tokens] == [card == "lady_static"]
    assert match.state.hunters[0].pack == (aegis,)


@pytest.mark.rule("tor.wanted.card")
@pytest.mark.parametrize(("card", "tokens"), [("tiny_catastrophe", 1), ("nine_fingers", 0)])
def test_each_hunter_starts_tiny_catastrophes_mission_with_radiation(
    card: str, tokens: int
) -> None:
    match = begun(card)
    assert match.state.stage is Stage.DEPLOY
    assert [hunter.radiation for hunter in match.state.hunters] == [tokens] * 4
    assert len(events(match, Affected)) == 4 * tokens


@pytest.mark.rule("tor.ruling.wanted-loot-kept", "tor.wanted.bag")
def test_loot_left_in_the_arena_goes_back_to_the_bag_before_the_mission() -> None:
    def edit(g: Show) -> None:
        g.bag = [0] * len(g.bag)
        g.floor = {2: (AMMO, AMMO, LEGENDARY), 4: (HEALTH,)}

    g = begun(edit=edit).state
    assert (g.bag[AMMO], g.bag[HEALTH], sum(g.bag)) == (2, 1, 3)
    assert (g.floor, g.aside[LEGENDARY]) == ({}, 1)
