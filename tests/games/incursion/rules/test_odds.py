"""The odds that choices show are exact."""

from fractions import Fraction
from itertools import product

import pytest

from games.incursion.table import Table, table
from sobremesa.games.incursion.rules.odds import (
    Again,
    Attack,
    attack,
    blow,
    caught,
    chance_of,
    hit_counts,
    say_odds,
    shot,
)
from sobremesa.kernel import percent, state_hash

CORRIDOR = """
    %%%%%%%
    %a . z%
    %%%%%%%
    """
SIDE_BY_SIDE = """
    %%%%%%%
    %y a z%
    %%%%%%%
    """


def duel(a: str, z: str, **more: object) -> Table:
    return table(CORRIDOR, a=f"{a} e", z=f"{z} w", **more)  # type: ignore[arg-type]


def counted(dice: int, needed: int, again: Again) -> list[Fraction]:
    """The same by trying every fall of the dice, and of the dice rolled again."""
    found = [0] * (dice + 1)
    for fall in product(range(1, 7), repeat=2 * dice):
        first, second = fall[:dice], fall[dice:]
        missed = [number for number, face in enumerate(first) if face < needed]
        rerolled = {Again.NONE: [], Again.ONE: missed[:1], Again.MISSES: missed}[again]
        final = [second[n] if n in rerolled else face for n, face in enumerate(first)]
        found[sum(face >= needed for face in final)] += 1
    return [Fraction(count, 36**dice) for count in found]


@pytest.mark.parametrize("again", list(Again))
@pytest.mark.parametrize("needed", [1, 2, 4, 6])
@pytest.mark.parametrize("dice", [1, 2, 3])
def test_chances_equal_those_counted_over_every_fall(dice: int, needed: int, again: Again) -> None:
    assert hit_counts(dice, chance_of(needed), again) == counted(dice, needed, again)


@pytest.mark.parametrize(
    ("needed", "chance"), [(-1, 1), (1, 1), (2, Fraction(5, 6)), (6, Fraction(1, 6)), (7, 0)]
)
def test_a_die_hits_from_the_number_it_needs_on(needed: int, chance: Fraction) -> None:
    assert chance_of(needed) == chance


@pytest.mark.parametrize(
    ("chance", "shown"),
    [
        (Fraction(7, 8), 88),
        (Fraction(999, 1000), 99),
        (Fraction(1), 100),
        (Fraction(1, 1000), 1),
        (Fraction(0), 0),
    ],
)
def test_only_certainty_is_shown_as_certain(chance: Fraction, shown: int) -> None:
    assert percent(chance) == shown


@pytest.mark.rule("inc.shoot.rof-lmg")
def test_three_dice_against_fortitude_four_kill_a_sturmzombie_seven_times_in_eight() -> None:
    t = duel("ape_trooper", "sturmzombie")
    assert shot(t.g, t["a"], t["z"]) == Attack(3, 4, Fraction(7, 8), Fraction(7, 8), 1)


def test_a_figure_with_more_dp_is_hit_more_easily_than_killed() -> None:
    t = duel("ape_trooper", "blitzhund")
    assert shot(t.g, t["a"], t["z"])[2:] == (Fraction(7, 8), Fraction(1, 2), 2)


@pytest.mark.rule("inc.card.extra-ammo")
def test_cards_on_the_shooter_change_the_odds_of_a_paid_shot_only() -> None:
    t = duel("ape_trooper", "sturmzombie", effects={"a": ["extra_ammo"]})
    paid, reaction = shot(t.g, t["a"], t["z"]), shot(t.g, t["a"], t["z"], reaction=True)
    assert (paid.dice, reaction.dice) == (4, 2)


@pytest.mark.rule("inc.fig.bambi-falling-bonus")
def test_each_further_shot_of_bambi_needs_one_more() -> None:
    t = duel("slugger_murphy", "gretel")
    assert [shot(t.g, t["a"], t["z"], number=n).needed for n in range(4)] == [3, 4, 5, 6]


@pytest.mark.rule("inc.fig.ilsa-two-guns")
def test_ilsa_has_two_tries_with_each_die_but_not_in_reaction_fire() -> None:
    t = duel("ape_trooper", "ilsa")
    assert shot(t.g, t["z"], t["a"]).hit == 1 - Fraction(25, 36) ** 2
    assert shot(t.g, t["z"], t["a"], reaction=True).hit == Fraction(1, 6)


@pytest.mark.rule("inc.fig.strength-in-numbers")
def test_the_second_sturmzombie_strikes_with_two_dice_and_asking_does_not_count_it() -> None:
    t = table(SIDE_BY_SIDE, a="ape_trooper n", y="sturmzombie e", z="sturmzombie w", side="swd")
    t.g.strikers = {t["a"].id: (t["y"].id,)}
    before = state_hash(t.g)
    assert blow(t.g, t["z"], t["a"]).dice == 2
    assert blow(t.g, t["y"], t["a"]).dice == 1
    assert state_hash(t.g) == before


@pytest.mark.rule("inc.ruling.clobberer-one-die")
def test_the_clobberer_has_a_second_try_against_others_than_sturmzombies() -> None:
    hound = duel("slugger_murphy", "blitzhund")
    zombie = duel("slugger_murphy", "sturmzombie")
    assert blow(hound.g, hound["a"], hound["z"]).hit == Fraction(3, 4)
    assert blow(zombie.g, zombie["a"], zombie["z"]).hit == Fraction(1, 2)


@pytest.mark.rule("inc.example.grenade-vs-ape", "inc.example.ka-boom-vs-ape")
def test_blasts_add_their_bonus_to_each_die() -> None:
    t = duel("ape_trooper", "bomberzombie")
    grenade = t.g.book.content.weapons["grenade"]
    assert caught(t.g, t["a"], t["a"], grenade).hit == Fraction(2, 6)
    assert caught(t.g, t["z"], t["a"], None).hit == Fraction(4, 6)


@pytest.mark.parametrize(
    ("language", "words"),
    [
        (
            "es",
            [
                "3 dados, 4+ · 88\N{NO-BREAK SPACE}% de baja",
                "2 dados, 6+ · 31\N{NO-BREAK SPACE}% de impacto, 3\N{NO-BREAK SPACE}% de baja",
                "1 dado, 6+ · 17\N{NO-BREAK SPACE}% de impacto",
                "1 dado: no puede impactar",
            ],
        ),
        (
            "en",
            [
                "3 dice, 4+ · 88% kill",
                "2 dice, 6+ · 31% hit, 3% kill",
                "1 die, 6+ · 17% hit",
                "1 die: cannot hit",
            ],
        ),
    ],
)
def test_odds_are_said_in_words(language: str, words: list[str]) -> None:
    text = duel("ape_trooper", "sturmzombie").match.game.texts[language]
    attacks = [attack(3, 4, 1), attack(2, 6, 2), attack(1, 6, 2), attack(1, 7, 1)]
    assert [say_odds(text, each) for each in attacks] == words


@pytest.mark.rule("inc.ruling.armour-piercing")
def test_the_agreed_result_of_armour_piercing_changes_the_odds_of_paid_shots_alone() -> None:
    t = duel(
        "ape_trooper",
        "gretel",
        settings={"armour-piercing": "result"},
        effects={"a": ["armour_piercing_ammo"]},
    )
    grenade = t.g.book.content.weapons["grenade"]
    assert shot(t.g, t["a"], t["z"]).needed == 4
    assert shot(t.g, t["a"], t["z"], reaction=True).needed == 5
    assert caught(t.g, t["a"], t["z"], grenade).needed == 4
