"""Chance: the same on every machine, evenly spread, and committed to before the game."""

from collections import Counter
from collections.abc import Callable
from itertools import permutations

import msgspec
import pytest

from sobremesa.kernel import Dice, commitment, fresh_secret, seed_of
from sobremesa.kernel.dice import NotedDice


def test_the_generator_is_splitmix64() -> None:
    dice = Dice(1234567)
    assert [dice.next() for _ in range(5)] == [
        6457827717110365317,
        3203168211198807973,
        9817491932198370423,
        4593380528125082431,
        16408922859458223821,
    ]


def test_the_generator_begins_at_zero_as_published() -> None:
    dice = Dice(0)
    assert [dice.next() for _ in range(3)] == [
        0xE220A8397B1DCDAF,
        0x6E789E6AA1B965F4,
        0x06C45D188009454F,
    ]


@pytest.mark.parametrize("sides", [2, 3, 6, 8, 10, 12, 20])
def test_every_side_falls_about_as_often(sides: int) -> None:
    dice = Dice(42)
    counts = Counter(dice.roll(sides) for _ in range(2000 * sides))
    assert set(counts) == set(range(1, sides + 1))
    assert all(1800 < count < 2200 for count in counts.values())


@pytest.mark.parametrize("disorder", [Dice.shuffle, Dice.stir])
def test_every_order_of_cards_comes_about_as_often(
    disorder: Callable[[Dice, list[int]], None],
) -> None:
    dice = Dice(7)
    counts: Counter[tuple[int, ...]] = Counter()
    for _ in range(12_000):
        cards = [1, 2, 3, 4]
        disorder(dice, cards)
        counts[tuple(cards)] += 1
    assert set(counts) == set(permutations((1, 2, 3, 4)))
    assert all(400 < count < 600 for count in counts.values())


def test_stirring_leaves_every_card_in_every_place_of_a_big_pile_about_as_often() -> None:
    dice = Dice(7)
    counts: Counter[tuple[int, int]] = Counter()
    for _ in range(4_000):
        cards = list(range(40))
        dice.stir(cards)
        counts.update(enumerate(cards))
    assert len(counts) == 1600
    assert all(50 < count < 160 for count in counts.values())


def test_a_pick_is_one_of_the_things() -> None:
    dice = Dice(7)
    assert {dice.pick("abc") for _ in range(100)} == set("abc")


def test_the_lowest_and_highest_bits_give_the_ends_of_the_range() -> None:
    class Fixed(Dice):
        def next(self) -> int:
            return self.seed

    assert (Fixed(0).below(6), Fixed(2**64 - 1).below(6)) == (0, 5)


def test_a_copy_has_the_same_future() -> None:
    dice = Dice(5)
    dice.roll(6)
    twin = dice.copy()
    assert dice.rolls(10, 6) == twin.rolls(10, 6)


def test_noted_dice_fall_as_plain_ones_and_tell_each_roll_once() -> None:
    plain, noted = Dice(5), Dice(5).noting()
    rolled = [plain.roll(6), *plain.rolls(2, 8)]
    cards = [1, 2, 3]
    assert [noted.roll(6), *noted.rolls(2, 8)] == rolled
    noted.shuffle(cards)
    assert (noted.take(), noted.take(), plain.take()) == (tuple(rolled), (), ())


def test_what_is_noted_is_not_saved_or_copied() -> None:
    noted = NotedDice(5)
    noted.roll(6)
    assert msgspec.json.encode(noted) == msgspec.json.encode(Dice(noted.seed))
    assert type(noted.copy()) is Dice
    assert noted.noting() is noted


def test_a_commitment_fixes_the_secret_without_telling_it() -> None:
    secret = "00" * 32
    assert commitment(secret) == "66687aadf862bd776c8fc18b8e9f8e20089714856ee233b3902a591d0d5f2925"
    assert commitment("01" + "00" * 31) != commitment(secret)


def test_the_seed_hangs_on_the_secret_and_on_every_contribution() -> None:
    secret = "ab" * 32
    seeds = {
        seed_of(secret),
        seed_of("ac" * 32),
        seed_of(secret, ["x"]),
        seed_of(secret, ["x", "y"]),
        seed_of(secret, ["y", "x"]),
        seed_of(secret, ["xy"]),
        seed_of(secret, ["x", "", "y"]),
    }
    assert len(seeds) == 7
    assert all(0 <= seed < 2**64 for seed in seeds)


def test_a_fresh_secret_is_32_bytes_that_nobody_had() -> None:
    one, other = fresh_secret(), fresh_secret()
    assert len(bytes.fromhex(one)) == 32
    assert one != other
