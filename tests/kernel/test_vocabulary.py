"""Words of content: known ones with the values and fields they can have, and no others."""

import msgspec
import pytest

from sobremesa.kernel import BadContent
from sobremesa.kernel.vocabulary import Word, check_fields, check_words, read_word

WORDS = {
    "stun": Word("It stuns."),
    "burn": Word("It burns.", number=True, usual="1"),
    "done": Word("So much is done.", number=True),
    "start": Word("It begins so.", values=("wet", "dry")),
}


class Step(msgspec.Struct, frozen=True):
    do: str
    who: str = ""
    amount: int = 0
    far: int = 0


def refused(word: str) -> str:
    with pytest.raises(BadContent) as error:
        read_word("cards.toml: [x]", word, WORDS)
    return str(error.value)


@pytest.mark.parametrize(
    ("word", "read"),
    [
        ("stun", ("stun", "")),
        ("burn", ("burn", "1")),
        ("burn:3", ("burn", "3")),
        ("done:2", ("done", "2")),
        ("start:dry", ("start", "dry")),
    ],
)
def test_a_word_has_its_value_or_the_usual_one(word: str, read: tuple[str, str]) -> None:
    assert read_word("here", word, WORDS) == read
    check_words("here", [word], WORDS)


@pytest.mark.parametrize(
    ("word", "expected"),
    [
        ("sing", "one of burn, done, start, stun"),
        ("stun:2", "stun without a value"),
        ("burn:", "burn:N with a number of 1 or more"),
        ("burn:hot", "burn:N with a number of 1 or more"),
        ("done", "done:N with a number of 1 or more"),
        ("done:0", "done:N with a number of 1 or more"),
        ("start", "start: with one of wet, dry"),
        ("start:damp", "start: with one of wet, dry"),
    ],
)
def test_a_word_that_is_wrong_is_refused_with_its_place(word: str, expected: str) -> None:
    assert refused(word) == f"cards.toml: [x]: expected {expected}, got {word!r}"


@pytest.mark.parametrize(
    ("step", "expected"),
    [
        (Step("heal", amount=2), ""),
        (Step("heal", who="me", amount=2), ""),
        (Step("heal"), "here: expected a value for amount, there is none"),
        (Step("heal", amount=2, far=3), "here: expected amount, who, got far = 3"),
        (Step("heal", who="us", amount=2), "here who: expected '', 'me', got 'us'"),
    ],
)
def test_a_table_holds_the_fields_that_its_word_looks_at(step: Step, expected: str) -> None:
    word = Word("It heals.", reads={"who": ("", "me")}, needs=("amount",))
    if not expected:
        check_fields("here", step, word)
        return
    with pytest.raises(BadContent) as error:
        check_fields("here", step, word)
    assert str(error.value) == expected
