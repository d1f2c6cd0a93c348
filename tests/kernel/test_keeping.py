"""Parts that are kept are made once for what they are made of."""

from typing import NamedTuple

from sobremesa.kernel import Text
from sobremesa.kernel.keeping import kept, made_anew, part


class Names(NamedTuple):
    """Words and a content."""

    text: Text
    content: object


def test_a_part_is_made_once_for_the_same_words_content_and_values() -> None:
    made: list[tuple[str, str, int]] = []

    @kept
    def card(names: Names, id: str, count: int = 1) -> str:
        made.append((names.text.language, id, count))
        return names.text("card", id=id, count=count)

    english = Names(Text("en", "card = { $count } of { $id }"), object())
    spanish = Names(Text("es", "card = { $count } de { $id }"), english.content)
    other = Names(english.text, object())
    said = [card(names, "a") for names in (english, english, spanish, english, other)]
    said += [card(english, "a", 2), card(english, "a", count=2), card(english, "b")]
    assert said[:5] == ["1 of a", "1 of a", "1 de a", "1 of a", "1 of a"]
    assert said[5:] == ["2 of a", "2 of a", "1 of b"]
    once = [("en", "a", 1), ("es", "a", 1), ("en", "a", 1)]
    assert made == [*once, ("en", "a", 2), ("en", "a", 2), ("en", "b", 1)]


def test_what_is_made_anew_neither_uses_nor_leaves_anything() -> None:
    names, numbers = Names(Text("en", ""), object()), iter(range(9))

    def number() -> int:
        return part(names, "key", lambda: next(numbers))

    assert [number(), number(), made_anew(names.text, number), number()] == [0, 0, 1, 0]
