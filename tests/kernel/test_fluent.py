"""Compiled messages say what Fluent's own runtime says, and what they cannot say is refused."""

import threading
from concurrent.futures import ThreadPoolExecutor
from itertools import product
from typing import Any

import pytest
from fluent.runtime import FluentBundle, FluentResource
from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor

from sobremesa.kernel import LANGUAGES, BadContent, Text, games
from sobremesa.kernel.fluent import Speeches

PLURALS = {"one", "many", "other"}
NUMBERS = (0, 1, 2, 7, 999, 1000, 1234567, 3_000_000, -1, -4321)


class Arguments(Visitor):
    """What a message may be filled with: each variant's key, and other words and numbers."""

    def __init__(self) -> None:
        self.keys: dict[str, set[str]] = {}

    def visit_VariableReference(self, node: ast.VariableReference) -> None:  # noqa: N802
        """A placeholder."""
        self.keys.setdefault(node.id.name, set())

    def visit_SelectExpression(self, node: ast.SelectExpression) -> None:  # noqa: N802
        """A choice."""
        names = {each.key.name for each in node.variants if isinstance(each.key, ast.Identifier)}
        if isinstance(node.selector, ast.VariableReference):
            self.keys.setdefault(node.selector.id.name, set()).update(names - PLURALS)
        self.generic_visit(node)

    def fillings(self) -> list[dict[str, Any]]:
        """Words for every placeholder, in several ways."""
        values = {name: [*sorted(keys), "Ana", *NUMBERS] for name, keys in self.keys.items()}
        most = max(map(len, values.values()), default=1)
        return [
            {
                name: each[(turn + place) % len(each)]
                for place, (name, each) in enumerate(values.items())
            }
            for turn in range(most)
        ]


@pytest.mark.parametrize(("game", "language"), list(product(games(), LANGUAGES)))
def test_every_message_of_every_game_says_what_fluent_says(game: str, language: str) -> None:
    source = games()[game].texts.sources[language]
    bundle = FluentBundle([language], use_isolating=False)
    bundle.add_resource(FluentResource(source))
    text, said = Text(language, source), 0
    for entry in FluentParser().parse(source).body:
        if not isinstance(entry, ast.Message) or entry.value is None:
            continue
        arguments = Arguments()
        arguments.visit(entry)
        for words in arguments.fillings():
            pattern = bundle.get_message(entry.id.name).value
            assert pattern is not None
            expected, errors = bundle.format_pattern(pattern, words)
            if not errors:
                assert text(entry.id.name, **words) == expected, (entry.id.name, words)
                said += 1
    assert said > 300


def test_messages_may_refer_to_messages_attributes_and_terms() -> None:
    source = """
-brand = { $case ->
    [other] Sobremesas
   *[one] Sobremesa
}
a = { b.title } of { -brand(case: "other") } and { -brand }{ " " }{ 1000 } { $n }
b =
    .title = the { $what }
"""
    assert Text("en", source)("a", what="end", n=2) == "the end of Sobremesas and Sobremesa 1,000 2"


@pytest.mark.parametrize(
    ("source", "problem"),
    [
        ("a = { b }\nb = { a }", "message 'a' refers to itself"),
        ("a = { NUMBER($n) }", "message 'a': expected words, placeholders and choices, got a Func"),
        ("a = { b }", "en.ftl has no message 'b'"),
        ("a = { b.c }\nb = x", "message 'b' has no attribute 'c'"),
        ("a = { $n", "en.ftl has no message 'a'"),
        ('a = { "x" ->\n [x] y\n *[z] z\n }', "expected a choice by a placeholder, got a String"),
    ],
)
def test_what_cannot_be_said_is_refused(source: str, problem: str) -> None:
    with pytest.raises(BadContent, match=problem):
        Text("en", source)("a", n=1)


def test_only_the_messages_that_are_said_are_read(monkeypatch: pytest.MonkeyPatch) -> None:
    read: list[str] = []
    parse = FluentParser.parse

    def noted(parser: FluentParser, source: str) -> ast.Resource:
        read.append(source)
        return parse(parser, source)

    monkeypatch.setattr(FluentParser, "parse", noted)
    text = Text("en", "# Words\na = one\n    or two\n\n# More\nb = { $n }\nc = three\n")
    words = [text.has("c"), text("a"), text("a"), text("b", n=1), text("b", n=2)]
    assert words == [True, "one\nor two", "one\nor two", "1", "2"]
    assert [source.strip() for source in read] == ["a = one\n    or two", "b = { $n }"]


def test_two_threads_may_say_the_same_for_the_first_time(monkeypatch: pytest.MonkeyPatch) -> None:
    speeches = Speeches("en", "slow = Words that take a while")
    both = threading.Barrier(2, timeout=30)
    read = speeches._read

    def slowly(id: str) -> Any:
        both.wait()
        return read(id)

    monkeypatch.setattr(speeches, "_read", slowly)
    with ThreadPoolExecutor(2) as threads:
        said = list(threads.map(speeches.find, ["slow", "slow"]))
    assert said == ["Words that take a while"] * 2
