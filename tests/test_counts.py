"""Every count in every message is right for none, one and two, in both languages."""

import re
from functools import cache
from typing import Any

import pytest

from sobremesa.kernel import LANGUAGES, Dice, Match, Text, find_game, installed
from sobremesa.kernel.text import read_messages
from sobremesa.testing.playing import random_choice
from sobremesa.testing.setups import some_setups

DECISIONS = 250

UNBENDING = {
    "en": "of to or and in on at more less left for from by with when if after before as is does "
    "to x per than above below against away off out over under wide higher lower again each "
    "still instead discarded recruited stopped green yellow blue red "
    "alcohol cloth damage food metal plastic water wood Health Power",
    "es": "de a o y u en con por para más menos si al contra como del es que cada se la el "
    "agua alcohol comida madera metal plástico tela",
}
"""Words that stay the same after one and after two, also stuff that is counted by the cube."""

SEVERAL = {
    "en": "are were remain",
    "es": "quedan son están faltan eran fueron suben bajan cuestan",
}
"""Words before a number that are said of several only."""


@cache
def numbers(id: str) -> frozenset[str]:
    """The placeholders of a game that stand for numbers, as random games fill them in."""
    game = find_game(id)
    texts = [game.texts[language] for language in LANGUAGES]
    for mission in game.missions.values():
        for seed, setup in enumerate(some_setups(game, mission, 2)):
            _speak(Match.start(game, setup, seed, keep=True), texts, Dice(seed))
    kinds: dict[str, set[type]] = {}
    for text in texts:
        for _, *arguments in text._known:
            names, values = arguments[: len(arguments) // 2], arguments[len(arguments) // 2 :]
            for name, value in zip(names, values, strict=True):
                kinds.setdefault(name, set()).add(type(value))
    return frozenset(name for name, found in kinds.items() if found == {int})


def _speak(match: Match[Any], texts: list[Text], dice: Dice) -> None:
    """Say all there is to say in a random game."""
    assert match.journal is not None
    for _ in range(DECISIONS):
        if match.question is None:
            break
        seat, option = random_choice(match, dice)
        ask = match.ask_of(seat)
        assert ask is not None
        for text in texts:
            match.game.prompt(match.state, ask, seat, text)
            match.game.scene(match.state, seat, text)
        match.choose(seat, option)
    for told in match.journal.lines:
        for text in texts:
            match.game.line(told.event, text)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("id", list(installed()))
def test_every_count_reads_right_for_none_one_and_two(id: str, language: str) -> None:
    game = find_game(id)
    found, _ = read_messages(game.texts.sources[language])
    counted = numbers(id)
    wrong = [
        said
        for message, names in found.items()
        for name in sorted(names & counted)
        if (said := _wrong(game.texts[language], message, names, name, counted))
    ]
    assert not wrong, "\n".join([f"{len(wrong)} messages:", *wrong])


def _wrong(
    text: Text, message: str, names: frozenset[str], name: str, counted: frozenset[str]
) -> str:
    """What is said of one as it is said of two, or of none otherwise than of two."""
    rest = {other: 17 if other in counted else "X" for other in names}
    none, one, two = (text(message, **rest | {name: count}) for count in (0, 1, 2))
    if one.replace("1", "2") == two and _bends(one, text.language):
        return f"{message} (${name}): {one!r} and {two!r}"
    if none.replace("0", "2") != two and none == one.replace("1", "0"):
        return f"{message} (${name}): {none!r} and {two!r}"
    return ""


def _bends(one: str, language: str) -> bool:
    """Whether a word beside the number would have to change."""
    after = re.search(r"(?<![\d.,+−-])1 ([^\W\d_]\w*)", one)
    before = re.search(r"(\w+) 1(?!\d)", one)
    if before and before[1].lower() in SEVERAL[language].split():
        return True
    return (
        after is not None and not after[1].isupper() and after[1] not in UNBENDING[language].split()
    )
