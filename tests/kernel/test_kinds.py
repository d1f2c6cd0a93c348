"""Kinds of things: found in a module, and what is done for each."""

from types import ModuleType

import pytest
import questions
from toy import Say, Take

from sobremesa.kernel import BrokenPromise, Option, Question, Register
from sobremesa.kernel.kinds import kebab, kinds_in


def said() -> Register[str, Option, str]:
    register: Register[str, Option, str] = Register("words")

    @register.of(Take)
    def take(who: str, option: Take) -> str:
        return f"{who} takes {option.number}"

    return register


def test_a_class_is_named_in_messages_by_its_words() -> None:
    assert [kebab(name) for name in ("Act", "GoOn", "Level2Up")] == ["act", "go-on", "level2-up"]


def test_a_module_declares_its_kinds_but_not_what_they_are_built_on() -> None:
    found = kinds_in(questions, Question)
    assert questions.Act in found
    assert questions.Whisper in found
    assert not {Question, questions.Plain, questions.Secret, questions.Interrupt} & set(found)


def test_a_package_declares_the_kinds_of_its_modules() -> None:
    package, chapter, other = (ModuleType(name) for name in ("all", "all.chapter", "other"))
    declared = {
        name: type(name, (Option,), {"__module__": name}) for name in ("all.chapter", "other")
    }
    chapter.__dict__["Mine"], other.__dict__["Theirs"] = declared.values()
    package.__dict__.update(chapter=chapter, other=other, Mine=declared["all.chapter"])
    assert kinds_in(package, Option) == (declared["all.chapter"],)


def test_a_register_does_what_belongs_to_the_kind() -> None:
    assert said()("Ana", Take(3)) == "Ana takes 3"


def test_a_kind_that_nothing_is_done_for_is_named() -> None:
    with pytest.raises(BrokenPromise, match="expected words for Say, there is none"):
        said()("Ana", Say("x"))
    assert said().missing([Take, Say]) == ["Say"]


def test_a_kind_stands_in_a_register_once() -> None:
    with pytest.raises(BrokenPromise, match="expected words for Take once, got it twice"):
        Register("words", said(), said())


def test_one_function_may_serve_several_kinds() -> None:
    register: Register[str, Option, str] = Register("words")

    @register.of(Take, Say)
    def both(who: str, option: Take | Say) -> str:
        return f"{who}: {type(option).__name__}"

    assert [register("Ana", each) for each in (Take(1), Say("x"))] == ["Ana: Take", "Ana: Say"]
