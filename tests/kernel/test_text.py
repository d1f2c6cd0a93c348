"""Words: every message in every language, every placeholder filled."""

from pathlib import Path

import pytest

from sobremesa.kernel import BadContent, Text, Texts


def texts(folder: Path, es: str, en: str, under: Texts | None = None) -> Texts:
    folder.mkdir(exist_ok=True)
    (folder / "es.ftl").write_text(es, encoding="utf-8")
    (folder / "en.ftl").write_text(en, encoding="utf-8")
    return Texts(folder, under)


def test_a_message_is_filled_with_its_arguments(tmp_path: Path) -> None:
    both = texts(tmp_path, "hola = Hola, { $name }", "hola = Hello, { $name }")
    assert both["es"]("hola", name="Ana") == "Hola, Ana"
    assert both["en"]("hola", name="Ana") == "Hello, Ana"


def test_a_message_without_arguments_is_the_same_each_time() -> None:
    text = Text("en", "a = one\nb = two")
    assert [text("a"), text("b"), text("a")] == ["one", "two", "one"]


def test_a_message_follows_its_arguments_each_time() -> None:
    text = Text("en", "a = { $count ->\n  [one] a die\n *[other] { $count } dice\n } for { $name }")
    said = [text("a", count=count, name=name) for count in (1, 2) for name in ("Ana", "Bo")]
    assert said == ["a die for Ana", "a die for Bo", "2 dice for Ana", "2 dice for Bo"]
    assert text("a", name="Ana", count=1) == "a die for Ana"


def test_a_name_with_a_stop_of_its_own_gets_none_behind_it() -> None:
    text = Text("en", "a = Ana draws { $card }.")
    said = [text("a", card=card) for card in ("Leap", "Over Here!", "Who Sold Them Blanks?")]
    assert said == ["Ana draws Leap.", "Ana draws Over Here!", "Ana draws Who Sold Them Blanks?"]


def test_an_argument_that_cannot_be_put_into_words_is_refused() -> None:
    with pytest.raises(BadContent, match=r"message 'a': expected words and numbers, got .*\[1\]"):
        Text("en", "a = { $name }")("a", name=[1])


def test_a_message_that_is_missing_is_named() -> None:
    with pytest.raises(BadContent, match=r"en.ftl has no message 'nothing'"):
        Text("en", "a = one")("nothing")


def test_a_placeholder_that_is_not_filled_is_named() -> None:
    with pytest.raises(BadContent, match=r"en.ftl: message 'a': .*name.*; got {'nome': 1}"):
        Text("en", "a = { $name }")("a", nome=1)


def test_a_message_without_a_value_is_refused() -> None:
    with pytest.raises(BadContent, match=r"en.ftl: message 'a' has no value"):
        Text("en", "a =\n    .title = one")("a")


def test_messages_that_were_read_ahead_are_read_no_more(monkeypatch: pytest.MonkeyPatch) -> None:
    text = Text(
        "en", "-name = Ana\na = one\nb = { -name } and { $other }\nc =\n    .title = no value"
    )
    text.read()
    monkeypatch.delattr("sobremesa.kernel.fluent.FluentParser")
    assert (text("a"), text("b", other="Bo")) == ("one", "Ana and Bo")


def test_a_text_knows_which_messages_it_has() -> None:
    text = Text("en", "a = one")
    assert (text.has("a"), text.has("b")) == (True, False)


def test_own_messages_go_before_those_of_the_package_under_them(tmp_path: Path) -> None:
    under = texts(tmp_path / "under", "a = uno\nb = dos", "a = one\nb = two")
    over = texts(tmp_path / "over", "b = dúo", "b = duo", under)
    assert (over["es"]("a"), over["es"]("b"), under["es"]("b")) == ("uno", "dúo", "dos")


def test_a_language_that_there_is_not_is_refused(tmp_path: Path) -> None:
    with pytest.raises(BadContent, match="expected a language of es, en, got 'fr'"):
        texts(tmp_path, "", "")["fr"]


def test_a_language_without_a_file_is_named(tmp_path: Path) -> None:
    (tmp_path / "es.ftl").write_text("a = uno")
    with pytest.raises(BadContent, match=r"expected a file en.ftl, there is none"):
        Texts(tmp_path).problems()


def test_complete_texts_have_no_problems(tmp_path: Path) -> None:
    es = "# Comentario\na = { $n ->\n    [one] uno\n   *[other] { $n }\n}\n-marca = x\n"
    assert texts(tmp_path, es, "a = { $n }\n").problems() == []


@pytest.mark.parametrize(
    ("es", "en", "problem"),
    [
        ("a = x\nb = y", "a = x", "en.ftl: message 'b' of es.ftl is missing"),
        ("a = x", "a = x\nb = y", "es.ftl: message 'b' of en.ftl is missing"),
        ("a = { $n }", "a = { $m }", "message 'a': en.ftl uses ['m'], es.ftl uses ['n']"),
        ("a = x\na = y", "a = x", "es.ftl line 2: message 'a' stands twice"),
        ("a = x\n\nb { x", "a = x", "es.ftl line 3: Expected token: \"=\": 'b { x'"),
        ("a = x", "a = { $n", "en.ftl line 1: Expected token: \"}\": 'a = { $n'"),
    ],
)
def test_every_problem_of_the_files_is_named(
    tmp_path: Path, es: str, en: str, problem: str
) -> None:
    assert problem in texts(tmp_path, es, en).problems()


def test_content_without_its_words_is_refused_with_the_messages_of_each_language(
    tmp_path: Path,
) -> None:
    (tmp_path / "en.ftl").write_text("card-ape = Ape\ncard-cat = Cat\n")
    (tmp_path / "es.ftl").write_text("card-ape = Simio\n")
    with pytest.raises(BadContent) as refused:
        Texts(tmp_path).require(["card-ape", "card-cat", "card-dog", "card-dog"])
    assert str(refused.value) == (
        f"{tmp_path.name}/: es.ftl: expected words for card-cat, card-dog; "
        "en.ftl: expected words for card-dog"
    )


def test_words_laid_over_others_are_refused_with_a_fault_and_else_add_to_them(
    tmp_path: Path,
) -> None:
    for name, extra in (("under", ""), ("over", "card-cat = Cat\n"), ("bad", "card cat\n")):
        (tmp_path / name).mkdir()
        for language in ("en", "es"):
            text = "card-ape = Ape\n" if name == "under" else extra
            (tmp_path / name / f"{language}.ftl").write_text(text)
    under = Texts(tmp_path / "under")
    Texts(tmp_path / "over", under=under).require(["card-ape", "card-cat"])
    with pytest.raises(BadContent, match=r"bad/: es\.ftl line 1: "):
        Texts(tmp_path / "bad", under=under).require(["card-ape"])
