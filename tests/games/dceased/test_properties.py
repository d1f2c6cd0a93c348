"""What holds at every decision of random games, also late in the night when heroes are strong."""

from __future__ import annotations

from collections import Counter

import pytest

from sobremesa.games.dceased import GAME
from sobremesa.games.dceased import questions as ask
from sobremesa.games.dceased.content.schema import KINDS
from sobremesa.games.dceased.events.spawning import RanShort
from sobremesa.games.dceased.rules.heroes import gain_xp
from sobremesa.games.dceased.state import Night
from sobremesa.kernel import Dice, Match, Value
from sobremesa.testing.playing import random_choice
from sobremesa.testing.promises import check_anchor, check_question, checked_copy
from sobremesa.testing.views import check_lines, check_views

from .table import Table, recruit

PARTIES = (
    "batman cyborg green-canary wonder-woman harley-quinn zatanna",
    "harley-quinn green-arrow zatanna supergirl batman cyborg",
)


def in_hand(match: Match[Night]) -> list[str]:
    """The trait cards that were drawn and are being chosen from: no pile has them now."""
    match match.asks()[0]:
        case ask.KeepTrait(cards=cards):
            return list(cards)
        case ask.ThirdTrait(card=card):
            return [card]
        case _:
            return []


def check_conserved(match: Match[Night]) -> None:
    """Miniatures, cards and tokens are somewhere, exactly once."""
    g = match.state
    book, content = g.book, g.book.content
    for kind in range(len(KINDS)):
        there = [*g.horde[kind].values(), *g.down[kind].values()]
        assert all(count > 0 for count in there)
        assert sum(there) + g.reserve[kind] == book.miniatures[kind]
    zones = {zone for counts in (*g.horde, *g.down) for zone in counts}
    zones |= {fallen.zone for fallen in g.fallen.values()}
    assert g.infested == sum(1 << zone for zone in zones)
    heroes = list(g.heroes.values())
    assert Counter([*g.spawn_deck, *g.spawn_discard, *([g.card] if g.card else [])]) == Counter(
        book.deck
    )
    held = [trait for hero in heroes for trait in hero.traits]
    traits = [*g.trait_deck, *g.trait_discard, *held, *in_hand(match)]
    assert Counter(traits) == Counter({t.id: t.copies for t in content.traits.values()})
    civilians = [
        *g.civilians,
        *g.hidden_civilians.values(),
        *g.civilian_deck,
        *g.gone,
        *g.lost,
        *(escort for hero in heroes for escort in hero.escorts),
    ]
    assert sorted(civilians) == sorted(content.civilians)
    # Of two cards in hand one is about to go: then Equipment is counted at the next question.
    if not isinstance(match.asks()[0], ask.KeepGear):
        gear = [*g.hidden_gear.values(), *g.boxed_gear, *g.spent_gear]
        assert sorted([*gear, *(h.gear for h in heroes if h.gear)]) == sorted(content.equipment)
    carried = [token for hero in heroes for token in hero.tokens]
    assert len({*g.tokens, *carried}) == len(g.tokens) + len(carried)
    assert {*g.tokens, *carried, *g.taken} == set(book.objectives)


def strong(mission: str, seats: int, seed: int, difficulty: str) -> Match[Night]:
    """A match whose heroes have come far: many XP, full hands, Equipment and escorts."""
    options: dict[str, Value] = {"difficulty": difficulty}
    if mission != "m0":
        options["heroes"] = 4 + seed % 3
    match = Match.start(GAME, GAME.prepare(mission, seats, options), seed, keep=True)
    recruit(Table(match), PARTIES[seed % 2] if mission != "m0" else PARTIES[0])
    g, dice = match.state, Dice(seed)
    for number, hero in enumerate(g.heroes.values()):
        gain_xp(g, hero, (43, 19, 43, 7, 43, 43)[number])
        hero.power = 4
        hero.traits = (*hero.traits, *(g.trait_deck.pop() for _ in range(2 - len(hero.traits))))
        hero.gear = g.boxed_gear.pop(dice.below(len(g.boxed_gear)))
        if g.civilian_deck:
            hero.escorts = (g.civilian_deck.pop(dice.below(len(g.civilian_deck))),)
    g.log.clear()
    return Match.of(GAME, match.setup, g, keep=True)


@pytest.mark.parametrize("mission", list(GAME.missions))
@pytest.mark.parametrize(("seats", "seed"), [(1, 0), (2, 1), (3, 2), (1, 3), (4, 4), (1, 5)])
def test_random_play_late_in_the_night_keeps_every_promise(
    mission: str, seats: int, seed: int
) -> None:
    match = strong(mission, seats, seed, ("easy", "normal", "hard")[seed % 3])
    dice = Dice(seed)
    told = decisions = 0
    while match.question is not None:
        assert match.journal is not None
        decisions += 1
        check_question(match)
        check_conserved(match)
        if decisions % 5 == 0:
            check_anchor(match)
            checked_copy(match)
        if decisions % 11 == 0:
            check_views(match)
        check_lines(match, match.journal.lines[told:])
        told = len(match.journal.lines)
        match.choose(*random_choice(match, dice))
    assert match.outcome is not None


@pytest.mark.rule("dc.shortage.place-rest", "dc.setup.reserve")
@pytest.mark.parametrize("mission", ["m1", "m2", "m3", "m4"])
def test_the_horde_at_its_limits_is_conserved(mission: str) -> None:
    match = strong(mission, 1, 7, "hard")
    g = match.state
    for kind, zone in enumerate(g.book.names[:3]):
        number = g.book.zone[zone]
        g.horde[kind][number] = g.horde[kind].get(number, 0) + g.reserve[kind]
        g.reserve[kind] = 0
        g.infested |= 1 << number
    match = Match.of(GAME, match.setup, g, keep=True)
    dice, emptiest = Dice(7), [99, 99, 99]
    while match.question is not None:
        check_conserved(match)
        emptiest = [min(pair) for pair in zip(emptiest, match.state.reserve, strict=True)]
        match.choose(*random_choice(match, dice))
    assert emptiest == [0, 0, 0]
    assert Table(match).told(RanShort)
