"""What lies face down: a veiled copy shows what was seen, and nothing shows what was not."""

import pytest

from games.torgue.campaign import fresh
from games.torgue.table import table
from sobremesa.bots import any_choice
from sobremesa.games.torgue import GAME
from sobremesa.games.torgue import questions as ask
from sobremesa.games.torgue.content.book import own_content
from sobremesa.games.torgue.player import Player
from sobremesa.games.torgue.rules.hidden import (
    draw_from,
    lay_under,
    shuffle_in,
    turn_barrel,
    turn_chest,
)
from sobremesa.games.torgue.rules.loot import HEALTH_CARD
from sobremesa.games.torgue.state import Show
from sobremesa.kernel import Dice, Match
from sobremesa.kernel.state import copy_state, encode_state
from sobremesa.testing.promises import differing_for_one

MISSIONS = sorted(GAME.missions)
EVERY = 9
"""After so many choices the whole scene is looked at."""


def games(mission: str) -> list[Match[Show]]:
    """A reckless and a seasoned game, for some seats, with and without a campaign."""
    options = {} if mission == "wanted" else {"campaign": True}
    return [
        Match.start(GAME, GAME.prepare(mission, 1 + seed, options if seed else {}), seed)
        for seed in range(2)
    ]


def go_on(match: Match[Show], seasoned: bool, dice: Dice) -> None:
    seat = match.asks()[0].seat
    if seasoned:
        match.choose(seat, Player(seat).choose(match, seat))
    else:
        match.choose(*any_choice(match, dice))


@pytest.mark.rule("tor.gear.discard-shuffle", "tor.event.draw", "tor.barrel.explode")
@pytest.mark.parametrize("mission", MISSIONS)
def test_a_veiled_copy_shows_and_asks_the_seat_what_it_sees_and_is_asked(mission: str) -> None:
    text = GAME.texts["es"]
    for number, match in enumerate(games(mission)):
        dice = Dice(number)
        while match.question is not None:
            if not match.question.anchor:
                seat = match.asks()[0].seat
                twin = match.veiled(seat, Dice(dice.next()))
                assert not differing_for_one(match.ask_of(seat), twin.ask_of(seat))
                assert GAME.scene(twin.state, seat, text) == GAME.scene(match.state, seat, text)
            go_on(match, number > 0, dice)


def mixed(g: Show, dice: Dice) -> Show:
    """A copy in which everything that lies face down lies otherwise."""
    twin = copy_state(g)
    for cards in (*twin.decks.values(), twin.events):
        dice.shuffle(cards)
    backs = [back for heap in twin.barrels.values() for back in heap]
    dice.shuffle(backs)
    twin.barrels = {zone: tuple(backs.pop() for _ in heap) for zone, heap in g.barrels.items()}
    for sort in twin.spare_chests:
        zones = [zone for zone, (each, _) in g.chests.items() if each == sort]
        contents = [g.chests[zone][1] for zone in zones]
        dice.shuffle(contents)
        twin.chests |= {zone: (sort, contents.pop()) for zone in zones}
    return twin


@pytest.mark.rule("tor.chest.setup", "tor.ruling.barrel-setup")
@pytest.mark.parametrize("mission", MISSIONS)
def test_nobody_sees_what_lies_face_down(mission: str) -> None:
    text = GAME.texts["es"]
    for number, match in enumerate(games(mission)):
        dice, others = Dice(number), 0
        while match.question is not None:
            for _ in range(EVERY):
                if match.question is not None:
                    go_on(match, number > 0, dice)
            twin = mixed(match.state, dice.copy())
            others += encode_state(twin) != encode_state(match.state)
            assert GAME.scene(twin, None, text) == GAME.scene(match.state, None, text)
            for question in match.asks():
                ours = GAME.prompt(match.state, question, question.seat, text)
                assert GAME.prompt(twin, question, question.seat, text) == ours
        assert others


@pytest.mark.rule("tor.loot.draw-card-use")
def test_the_card_that_was_drawn_is_the_one_in_every_veiled_copy() -> None:
    for seed in range(5):
        t = table(
            "......",
            salvador=0,
            enemies=[("psycho", 5)],
            active="salvador",
            loot={"salvador": [HEALTH_CARD]},
        )
        t.g.dice = Dice(seed)
        match = Match.of(t.match.game, t.match.setup, t.g)
        match.choose(0, next(o for o in match.asks()[0].options if type(o).__name__ == "DrawCard"))
        (question,) = match.asks()
        assert isinstance(question, ask.PlaceCard)
        for k in range(10):
            assert match.veiled(0, Dice(k)).asks()[0].details() == question.details()


@pytest.mark.rule("tor.setup.step10-decks", "tor.wanted.reward")
def test_a_card_laid_under_its_deck_is_drawn_last_of_all_until_the_deck_is_shuffled() -> None:
    for seed in range(10):
        g = fresh(seed=seed)
        card = draw_from(g, "torgue")
        lay_under(g, "torgue", card)
        drawn = [draw_from(g, "torgue") for _ in range(len(g.decks["torgue"]))]
        assert drawn[-1] == card
        assert g.decks["torgue"] == []
        assert sorted(drawn) == sorted(
            each.id for each in own_content().gear.values() if each.deck == "torgue"
        )
    firsts = set()
    for seed in range(20):
        g = fresh(seed=seed)
        lay_under(g, "torgue", under := draw_from(g, "torgue"))
        shuffle_in(g, "torgue", draw_from(g, "torgue"))
        firsts.add(draw_from(g, "torgue") == under)
    assert firsts == {True, False}


@pytest.mark.rule("tor.setup.step10-decks", "tor.chest.setup", "tor.ruling.barrel-setup")
def test_every_card_back_and_content_can_come_whatever_lies_on_top() -> None:
    cards, backs, contents = set(), set(), set()
    for seed in range(120):
        g = fresh("demolition_derby", level=0, gear=0)
        g.dice = Dice(seed)
        cards.add(draw_from(g, "guns"))
        backs.add(back := turn_barrel(g, next(iter(g.barrels))))
        assert [*g.barrels.values()].count(("key",)) == (back != "key")
        zone = next(zone for zone, (sort, _) in g.chests.items() if sort == "ammo_chests")
        contents.add(turn_chest(g, zone))
    terrain = own_content().terrain
    assert cards == {each.id for each in own_content().gear.values() if each.deck == "guns"}
    assert backs == set(terrain.barrels)
    assert contents == set(terrain.ammo_chests)
