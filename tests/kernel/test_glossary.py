"""The glossary of a game: terms as data, their words, and the legend of symbols."""

from pathlib import Path

import pytest
from toy import Toy, counting

from sobremesa.kernel import BadContent, Texts
from sobremesa.kernel.glossary import Sign, check_terms, read_terms, symbols

DATA = '[pebble]\nrule = "toy.take"\n\n[heap]\nrule = "toy.show"\n'
WORDS = """
term-pebble = Pebble | pebbles
term-pebble-means = What is taken.
term-heap = Heap
term-heap-means = Where pebbles lie.
symbol-stone = A pebble
symbol-stone-pile = A heap
"""


def toy(folder: Path, data: str = DATA, words: str = WORDS) -> Toy:
    """A game with these terms and words, the same in both languages."""
    (folder / "glossary.toml").write_text(data, encoding="utf-8")
    for language in ("es", "en"):
        (folder / f"{language}.ftl").write_text(words, encoding="utf-8")
    game = Toy(counting)
    game.texts, game.terms = Texts(folder), read_terms(folder)
    return game


def test_a_term_has_a_name_further_forms_and_a_meaning(tmp_path: Path) -> None:
    game = toy(tmp_path)
    text, pebble = game.texts["en"], game.terms["pebble"]
    check_terms(game)
    assert pebble.forms(text) == ("Pebble", "pebbles")
    assert pebble.means(text) == "What is taken."
    assert pebble.rule == "toy.take"


def test_the_legend_is_every_message_of_a_symbol_in_its_order(tmp_path: Path) -> None:
    signs = (Sign("stone", "A pebble"), Sign("stone-pile", "A heap"))
    assert symbols(toy(tmp_path).texts["es"]) == signs


def test_a_game_without_a_glossary_has_no_terms(tmp_path: Path) -> None:
    assert read_terms(tmp_path) == {}


@pytest.mark.parametrize(
    ("words", "problem"),
    [
        (WORDS.replace("term-heap-means", "heap-means"), "expected words for term-heap-means"),
        (WORDS + "term-lake = Lake\n", "expected terms of glossary.toml, got term-lake"),
        (WORDS.replace("= Heap", "= Heap | Pebbles"), "got 'Pebbles', which is term-pebble"),
        (WORDS.replace("= Heap", "= Heap |"), "term-heap: expected forms of its own, got ''"),
    ],
)
def test_a_glossary_whose_words_do_not_fit_is_refused(
    tmp_path: Path, words: str, problem: str
) -> None:
    with pytest.raises(BadContent, match=problem):
        check_terms(toy(tmp_path, words=words))
