"""Prompts: the words of a question by its kind and its fields."""

from typing import Any

import pytest
import questions as ask
from toy import Box, Say, Take, takes

from sobremesa.kernel import (
    DONE,
    PASS,
    Asking,
    BrokenPromise,
    Dice,
    Option,
    Prompts,
    Question,
    Register,
    Text,
    Words,
)
from sobremesa.kernel.scene import Choice, Declined

MESSAGES = """
key-pass = p
ask-act = Act
ask-act-text = You see { $seen }.
ask-act-again = Once more
ask-act-again-text = Again.
pass-act = Let it be
done-act = Enough
ask-number = Numbers up to { $most }
ask-number-text = { $most } is the highest.
group-few = A few
"""

Reader = Asking[Box, None]


def choice(a: Reader, option: Take) -> Choice:
    return Choice(text=str(option.number), group="few")


def reader(question: Question[Any]) -> Reader:
    return Asking(Box(Dice(1)), question, 0, None, Text("en", MESSAGES))


def prompts(**more: Any) -> Prompts[Reader]:
    choices: Register[Reader, Option, Choice] = Register("a choice")
    choices.of(Take)(choice)
    fields = {"seen": lambda a, seen: "nothing" if seen is None else f"a {seen}"}
    return Prompts(choices=choices, fields=fields, **more)


def test_title_and_text_are_found_by_the_kind_and_filled_with_its_fields() -> None:
    prompt = prompts().prompt(reader(ask.Act(0, [PASS, DONE], seen="door")))
    assert (prompt.title, prompt.text) == ("Act", "You see a door.")


def test_letting_go_and_stopping_have_words_of_the_question_and_its_rule() -> None:
    class Act(Question[Any]):
        rule = "toy.act"
        seen: str

    prompt = prompts().prompt(reader(Act(0, [PASS, DONE], "x")))
    assert [(each.text, each.rule) for each in prompt.choices] == [
        ("Let it be", "toy.act"),
        ("Enough", "toy.act"),
    ]
    assert prompt.rule == "toy.act"


def test_a_kind_may_have_further_words() -> None:
    words: Register[Reader, Question[Option], Words] = Register("words")

    @words.of(ask.Number)
    def number(a: Reader, question: ask.Number) -> Words:
        return {"most": max(option.number for option in question.options)}

    prompt = prompts(words=words).prompt(reader(ask.Number(0, takes(2, 5))))
    assert prompt.title == "Numbers up to 5"


def test_a_kind_may_have_other_words_in_another_situation() -> None:
    prompt = prompts(message=lambda a: "act-again").prompt(reader(ask.Act(0, [PASS])))
    assert prompt.title == "Once more"


def test_groups_fold_only_when_they_are_large_enough() -> None:
    question = reader(ask.Act(0, takes(1, 2, 3)))
    assert prompts().prompt(question).groups == {"few": "A few"}
    assert prompts(fold_above={"few": 3}).prompt(question).groups == {}


def test_what_lights_up_and_what_is_not_offered_come_from_the_game() -> None:
    refused = Declined(text="No", reason="Because")
    shown = prompts(lights=lambda a: ("p1", "c1"), declined=lambda a: [refused])
    prompt = shown.prompt(reader(ask.Act(0, [PASS])))
    assert (prompt.piece, prompt.card, prompt.declined) == ("p1", "c1", (refused,))


def test_an_option_without_a_choice_is_named() -> None:
    with pytest.raises(BrokenPromise, match="expected a choice for Say, there is none"):
        prompts().prompt(reader(ask.Act(0, [Say("x")])))


def test_a_deed_has_the_key_that_its_message_names_wherever_it_is_asked() -> None:
    text = Text("en", MESSAGES + "key-take = t\n")
    for options in ([Take(2)], [Take(3), PASS, DONE]):
        question = ask.Act(0, options, seen="door")
        choices = prompts().prompt(Asking(Box(Dice(1)), question, 0, None, text)).choices
        assert choices[0].key == "t"
