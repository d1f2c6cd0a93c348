"""What the features of a position say."""

from collections.abc import Callable

import pytest

from games.torgue.table import Table, table, token
from sobremesa.bots import next_choice, play_randomly, player_for
from sobremesa.bots.registry import STEADY
from sobremesa.games.torgue import GAME
from sobremesa.games.torgue.player.value import NAMES, features, model
from sobremesa.games.torgue.questions import Deploy
from sobremesa.games.torgue.rules.loot import HEALTH, MONEY
from sobremesa.games.torgue.rules.upkeep import fresh_item, run_dry
from sobremesa.games.torgue.state import Show
from sobremesa.kernel import Dice, Match

from .positions import holding


def quiet(**more: object) -> Table:
    return table("........", salvador=0, mordecai=1, enemies=[("psycho", 6)], **more)  # type: ignore[arg-type]


def spend_guns(g: Show) -> None:
    for hunter in g.hunters:
        for item in hunter.gear:
            run_dry(hunter, item)


def wound(g: Show) -> None:
    holding(g, "salvador", token("red", "green"), token("yellow"), token("yellow"))


def exhaust(g: Show) -> None:
    holding(g, "salvador", *[token("red", "yellow", spent=True)] * 3)


def shield(g: Show) -> None:
    g.hunters[0].gear += (fresh_item(g, "double_bubble"),)


def bankrupt(g: Show) -> None:
    g.pool = 0


def earn(g: Show) -> None:
    g.hunters[0].loot = (HEALTH, MONEY)


def late(g: Show) -> None:
    g.fired = 2


def score(g: Show) -> None:
    g.kills = 20


def lose(g: Show) -> None:
    g.leave(g.hunters[1], 1, enemy=False)


BETTER = [
    ("progress", score, 1),
    ("time", late, -1),
    ("lateness", late, 1),
    ("pace", late, 1),
    ("pace", score, -1),
    ("money", earn, 1),
    ("medicine", earn, 1),
    ("ruin", bankrupt, 1),
    ("fallen", lose, 1),
    ("wounds", wound, 1),
    ("frailty", exhaust, 1),
    ("tokens", exhaust, -1),
    ("shields", shield, 1),
    ("gear", shield, 1),
    ("ammo", spend_guns, -1),
]


@pytest.mark.parametrize(("name", "edit", "sign"), BETTER, ids=[each[0] for each in BETTER])
def test_a_feature_follows_what_it_is_named_after(
    name: str, edit: Callable[[Show], None], sign: int
) -> None:
    before, after = quiet(), quiet(edit=edit)
    assert (features(after.g, 0)[name] - features(before.g, 0)[name]) * sign > 0


def test_enemies_at_the_throat_are_pressure_and_harm() -> None:
    far = table("...........", salvador=0, enemies=[("psycho", 10)] * 3, edit=exhaust)
    near = table("...........", salvador=0, enemies=[("psycho", 1)] * 3, edit=exhaust)
    for name in ("pressure", "harm"):
        assert features(near.g, 0)[name] > features(far.g, 0)[name]


def test_more_and_tougher_enemies_show() -> None:
    few = table("...........", salvador=0, enemies=[("psycho", 10)])
    many = table("...........", salvador=0, enemies=[("psycho", 10), ("goliath", 8)])
    for name in ("enemies", "toughness"):
        assert features(many.g, 0)[name] > features(few.g, 0)[name]


def test_the_way_to_a_crate_counts() -> None:
    far = table("N......o", salvador=0, scenario="hot_sauce_run", mordecai=0)
    near = table("N......o", salvador=6, scenario="hot_sauce_run", mordecai=0)
    assert features(near.g, 0)["way"] < features(far.g, 0)["way"]


def test_the_wounds_of_the_boss_are_progress() -> None:
    def hurt(g: Show) -> None:
        next(iter(g.enemies.values())).wounds = 20

    enemies = [("psychoreaver", 6)]
    whole = table("........", salvador=0, scenario="reap_what_you_sow", enemies=enemies)
    hit = table("........", salvador=0, scenario="reap_what_you_sow", enemies=enemies, edit=hurt)
    assert features(hit.g, 0)["progress"] > features(whole.g, 0)["progress"]


@pytest.mark.parametrize("mission", GAME.missions)
def test_every_position_has_the_same_features_for_all_seats(mission: str) -> None:
    match = Match.start(GAME, GAME.prepare(mission, 2, {}), 7)
    for number in range(40):
        g = match.state
        assert model(g, 0) == mission
        assert tuple(sorted(features(g, 0))) == NAMES
        assert features(g, 0) == features(g, 1)
        if match.question is None:
            break
        play_randomly(match, Dice(number), 10)


def test_features_do_not_change_with_what_nobody_can_know() -> None:
    match = Match.start(GAME, GAME.prepare("blackout", 2, {}), 3)
    play_randomly(match, Dice(5), 60)
    known = features(match.state, 0)
    for deck in match.state.decks.values():
        deck.reverse()
    match.state.events.reverse()
    contents = [content for _, content in match.state.chests.values()]
    for (zone, (sort, _)), content in zip(
        list(match.state.chests.items()), reversed(contents), strict=True
    ):
        match.state.chests[zone] = sort, content
    match.state.dice.seed += 1
    assert features(match.state, 0) == known


def test_nothing_more_is_to_be_feared_after_the_last_announcement() -> None:
    last = table("...........", salvador=0, enemies=[("psycho", 1)] * 3).g
    assert features(last, 0)["harm"] > 0
    last.spent = len(last.queue)
    assert features(last, 0)["harm"] == 0


def test_before_the_first_round_nobody_is_taken_for_fallen_by_its_value() -> None:
    match = Match.start(GAME, GAME.prepare("opening_night"), 5)
    players = [player_for(GAME, STEADY, seat) for seat in range(match.setup.seats)]
    while not isinstance(match.question, Deploy):
        match.choose(*next_choice(match, players))
    assert features(match.state, 0)["outset"] == 1
    before = GAME.value(match.state, 0)
    while match.state.round == 0:
        match.choose(*next_choice(match, players))
    assert features(match.state, 0)["outset"] == 0
    assert GAME.value(match.state, 0) == pytest.approx(before, abs=0.1)
