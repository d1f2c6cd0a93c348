"""Cards that one player has seen: the question can be taken up again, and thinking keeps them."""

from __future__ import annotations

import pytest

from games.oursun.table import Table, table
from sobremesa.games.oursun import GAME
from sobremesa.games.oursun import questions as ask
from sobremesa.games.oursun.state import Land
from sobremesa.kernel import Dice, Match
from sobremesa.testing import play
from sobremesa.testing.promises import check_anchor

CELLAR = "strength"


def at_the_chest(*, foe: bool = False) -> tuple[Table, list[int]]:
    """The medic has opened a crate and sees two cards."""
    t = table("medic", "hunter")
    t.tile(0, containers=(CELLAR,))
    t.next_loot("katana", "grenade")
    cards = [t.g.loot_deck[-1], t.g.loot_deck[-2]]
    if foe:
        t.enemy("stray_dog")
    t.go(1, *[8] * foe)
    t.play(f"Open {CELLAR}")
    assert t.asked == ask.KeepLoot
    return t, cards


def at_the_radio(deck: str) -> tuple[Table, int]:
    """The medic listens to the Radio and knows the top card."""
    t = table("medic", "hunter")
    (radio,) = t.give(0, "", "radio")
    t.go()
    t.play(f"LookAt {radio} {deck}")
    assert t.asked == ask.Radio
    return t, (t.g.night_deck if deck == "night" else t.g.enemy_deck)[-1]


def thinking(t: Table, seat: int, seed: int) -> Match[Land]:
    return t.match.veiled(seat, Dice(seed))


def thought(t: Table, seat: int, seed: int) -> tuple[str, int]:
    """What the Radio shows for all that a seat knows: the deck and its top card."""
    question = thinking(t, seat, seed).question
    assert isinstance(question, ask.Radio)
    return question.deck, question.top


@pytest.mark.rule("sun.container.success", "sun.container.return")
@pytest.mark.parametrize("foe", [False, True])
def test_an_open_container_can_be_taken_up_again_and_foes_answer_afterwards(foe: bool) -> None:
    t, cards = at_the_chest(foe=foe)
    assert t.match.asks()[0].anchor
    check_anchor(t.match)
    twin = t.match.copy()
    for match in (twin, t.match):
        play(match, f"Keep {cards[0]}")
        g = match.state
        assert (g.people[0].items, g.chest, g.found) == ((cards[0],), None, [])
        assert cards[1] in g.loot_deck
        assert all(enemy.rotated for enemy in g.enemies.values())
        assert (type(match.question), g.people[0].ap) == (ask.Act, 5)


@pytest.mark.rule("sun.container.success", "sun.general.deck-secrecy")
@pytest.mark.parametrize("seed", range(6))
def test_the_opener_thinks_of_the_cards_that_it_sees_and_others_of_any(seed: int) -> None:
    t, cards = at_the_chest()
    own = thinking(t, 0, seed).question
    assert isinstance(own, ask.KeepLoot)
    assert (own.who, own.cards, own.options) == (0, tuple(cards), t.match.asks()[0].options)
    text = GAME.texts["en"]
    for seat in (0, 1):
        twin = t.match.veiled(seat, Dice(seed))
        assert GAME.scene(twin.state, seat, text) == GAME.scene(t.g, seat, text)


@pytest.mark.rule("sun.container.success", "sun.general.deck-secrecy")
def test_another_cannot_think_of_the_cards_in_the_container() -> None:
    t, cards = at_the_chest()
    questions = [thinking(t, 1, seed).question for seed in range(12)]
    seen = {each.cards for each in questions if isinstance(each, ask.KeepLoot)}
    assert len(seen) > 6
    assert tuple(cards) not in seen


@pytest.mark.rule("sun.container.success", "sun.general.deck-secrecy")
def test_equal_cards_in_a_container_are_one_choice() -> None:
    t = table("medic", "hunter")
    t.tile(0, containers=(CELLAR,))
    t.next_loot("canned_food", "canned_food")
    first = t.g.loot_deck[-1]
    t.go(1)
    t.play(f"Open {CELLAR}")
    assert t.offered() == ["Pass", f"Keep {first}"]


@pytest.mark.rule("sun.general.deck-secrecy")
@pytest.mark.parametrize("deck", ["night", "enemy"])
def test_what_the_radio_shows_can_be_taken_up_again_and_is_thought_of_by_its_owner(
    deck: str,
) -> None:
    t, card = at_the_radio(deck)
    assert t.match.asks()[0].anchor
    check_anchor(t.match)
    assert {thought(t, 0, seed) for seed in range(8)} == {(deck, card)}
    assert len({thought(t, 1, seed) for seed in range(8)}) > 3


@pytest.mark.rule("sun.general.deck-secrecy")
@pytest.mark.parametrize(("answer", "place"), [("Leave", -1), ("Bury", 0)])
def test_the_card_stays_or_goes_to_the_bottom_and_the_turn_goes_on(answer: str, place: int) -> None:
    t, card = at_the_radio("night")
    t.play(answer)
    assert (t.g.night_deck[place], t.g.tuned, t.asked, t[0].ap) == (card, "", ask.Act, 6)
