"""The content as the rules use it: cubes, dice and rewards as written, cards by number, options."""

from __future__ import annotations

import pytest

from sobremesa.games.oursun import GAME
from sobremesa.games.oursun.content.book import (
    BLUE,
    GREEN,
    NOTHING,
    RED,
    STANDARD,
    YELLOW,
    Book,
    Memory,
    Pool,
    Reward,
    copies,
    goods,
    pool,
    reward,
)
from sobremesa.games.oursun.content.reading import own_content
from sobremesa.games.oursun.rules.goods import worth
from sobremesa.kernel import BadContent, Match, Setup, Value


def book(
    mission: str = "deep_water", seats: int = 2, settings: dict[str, Value] | None = None
) -> Book:
    """The book of a game with these settings, and no others."""
    return Book(
        own_content(), Setup(mission=mission, seats=seats, settings=settings or {}), Memory()
    )


# As written


@pytest.mark.parametrize(
    ("text", "dice"),
    [
        ("", ()),
        ("1G", (GREEN,)),
        ("2Y", (YELLOW, YELLOW)),
        ("2Y+1B", (YELLOW, YELLOW, BLUE)),
        ("1R+2G", (RED, GREEN, GREEN)),
    ],
)
def test_dice_as_they_are_written(text: str, dice: Pool) -> None:
    assert pool(text) == dice


@pytest.mark.parametrize("text", ["Y", "1", "GG", "12G", "1GB", "1X", "1Y+B", "1Y1B"])
def test_dice_that_are_written_wrong_are_refused(text: str) -> None:
    with pytest.raises(BadContent, match="expected dice such as 1Y"):
        pool(text)


def test_cubes_as_they_are_written() -> None:
    assert goods("") == NOTHING == (0, 0, 0, 0, 0, 0, 0, 0, 0)
    assert goods("aFcPAWKMCa") == (1, 1, 1, 1, 1, 1, 1, 1, 2)
    assert [goods(letter).index(1) for letter in "FCMKWAPca"] == list(range(9))


@pytest.mark.parametrize("letters", ["X", "FfF", "r"])
def test_cubes_of_no_known_kind_are_refused(letters: str) -> None:
    with pytest.raises(BadContent, match="expected letters of FCMKWAPca"):
        goods(letters)


@pytest.mark.rule("sun.combat.loot-kinds")
@pytest.mark.parametrize(
    ("text", "found"),
    [
        ("", Reward(NOTHING, 0, 0)),
        ("r", Reward(NOTHING, 1, 0)),
        ("L", Reward(NOTHING, 0, 1)),
        ("2r+L", Reward(NOTHING, 2, 1)),
        ("r+2L", Reward(NOTHING, 1, 2)),
        ("3F+2C", Reward(goods("FFFCC"), 0, 0)),
        ("r+2ct", Reward(goods("cc"), 1, 0)),
        ("A+L+ar", Reward(goods("Aa"), 0, 1)),
    ],
)
def test_what_a_body_gives_as_it_is_written(text: str, found: Reward) -> None:
    assert reward(text) == found


@pytest.mark.rule("sun.resource.values", "sun.ruling.pickup-kinds")
def test_ammunition_is_no_standard_resource_and_worth_nothing_as_goods() -> None:
    assert list(STANDARD) == [0, 1, 2, 3, 4, 5, 6]
    assert worth(goods("FCMKWAPca")) == 14
    assert worth(goods("ccaa")) == 0


# Cards by number


def test_every_card_has_a_number_and_the_copies_of_a_kind_lie_in_a_row() -> None:
    made, content = book(), own_content()
    assert made.gear == copies(content.gear)
    assert made.cards == [content.gear[kind] for kind in made.gear]
    for kind, (first, count) in made.kinds.items():
        assert count == content.gear[kind].copies
        assert made.gear[first : first + count] == [kind] * count
        assert made.gear.count(kind) == count


@pytest.mark.rule("sun.gear.fields", "sun.ruling.loot-supply-cards")
def test_only_cards_with_a_recipe_can_be_made_and_only_supplies_turn_into_cubes() -> None:
    made = book()
    assert made.recipes["pistol"] == goods("MMMKP")
    assert made.supplies == {
        "canned_food": goods("FF"),
        "scrap_bundle": goods("MMK"),
        "medical_pouch": goods("AC"),
        "cartridge_box": goods("ccc"),
        "quiver": goods("aaaa"),
    }
    decks = {made.content.gear[kind].deck for kind in made.recipes}
    assert (decks, len(made.recipes)) == ({"item", "equipment"}, 30)


@pytest.mark.rule("sun.enemy.day-night-dice", "sun.enemy.card-fields")
def test_enemies_have_dice_for_day_and_night_and_ranged_dice_only_if_printed() -> None:
    pools = book().enemy_pools
    assert [pools["stray_dog", "melee", night] for night in (0, 1)] == [(YELLOW,), (YELLOW, BLUE)]
    assert [pools["marksman", "ranged", night] for night in (0, 1)] == [(YELLOW, BLUE), (YELLOW,)]
    assert ("stray_dog", "ranged", 0) not in pools


def test_gear_adds_dice_only_where_some_are_printed() -> None:
    pools = book().gear_pools
    assert (pools["spear", "melee"], pools["spear", "initial"]) == ((BLUE,), (GREEN,))
    assert ("spear", "ranged") not in pools
    assert ("water_bottle", "melee") not in pools


# Options


def test_a_game_without_options_has_the_expansion_and_lets_all_weapons_serve() -> None:
    plain = book()
    assert (plain.one_weapon, plain.expansion, plain.semicoop) == (False, True, False)
    other = book(settings={"expansion": False, "one-weapon": True})
    assert (other.one_weapon, other.expansion) == (True, False)


@pytest.mark.rule("sun.setup.3-mode", "sun.mode.semicoop-recommended", "sun.ruling.semicoop-solo")
@pytest.mark.parametrize(
    ("mission", "seats", "settings", "semicoop"),
    [
        ("signal_fire", 3, {}, True),
        ("signal_fire", 2, {}, False),
        ("deep_water", 3, {}, False),
        ("deep_water", 3, {"mode": "semicoop"}, True),
        ("deep_water", 2, {"mode": "semicoop"}, True),
        ("deep_water", 1, {"mode": "semicoop"}, False),
        ("signal_fire", 3, {"mode": "coop"}, False),
    ],
)
def test_the_recommended_mode_counts_from_three_players_unless_another_is_chosen(
    mission: str, seats: int, settings: dict[str, Value], semicoop: bool
) -> None:
    assert book(mission, seats, settings).semicoop is semicoop


@pytest.mark.rule("sun.general.player-count", "sun.board.choice")
@pytest.mark.parametrize(
    ("seats", "expansion", "count"), [(4, True, 6), (4, False, 4), (6, False, 6)]
)
def test_the_characters_of_the_expansion_play_unless_they_are_left_out(
    seats: int, expansion: bool, count: int
) -> None:
    match = Match.start(GAME, GAME.prepare("deep_water", seats, {"expansion": expansion}), 1)
    assert len(match.asks()[0].options) == count
