"""Lessons: when they come, what they point at, when they are learnt, and what is refused."""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping
from pathlib import Path
from typing import Any, ClassVar

import pytest
import questions as ask
from toy import Box, Rules, Say, Shown, Take, Taken, Toy, takes

from sobremesa.kernel import BadContent, Event, Flow, Match, NotFound, Text, Texts
from sobremesa.kernel.lessons import Course, Teaching, check_course, read_courses, teach
from sobremesa.kernel.scene import Board, Card, Cell, Choice, Panel, Piece, Prompt, Scene

MISSION = """
[plain]
seats = 2
"""
WORDS = {"first": "Take a number.", "second": "That was one."}


def cell(id: str) -> Cell:
    return Cell(id=id, name=id, at=(0, 0))


class School(Toy):
    """The toy with a board, a goal, a piece that acts, and lessons."""

    question_types = (ask.Number, ask.Shout)
    landmarks: ClassVar[Mapping[str, Callable[[Any, int], str]]] = {
        "last": lambda box, seat: "b" if box.taken else "",
    }

    def scene(self, state: Box, seat: int | None, text: Text) -> Scene:
        return Scene(
            title="toy",
            board=Board(key="", bounds=(0, 0, 1, 1), cells=(cell("a"), cell("b"))),
            pieces=(Piece(id="walker", name="walker", cell="a", icon="", active=True),),
            panels=(
                Panel(id="aim", title="aim", kind="goal"),
                Panel(id="cards", title="cards", cards=(Card(id="c", title="", piece="walker"),)),
            ),
        )


def school(folder: Path, lessons: str, rules: Rules, words: Mapping[str, str] = WORDS) -> School:
    """A school with these lessons of the mission `plain`."""
    (folder / "lessons.toml").write_text(MISSION + lessons, encoding="utf-8")
    messages = "\n".join(f"lesson-plain-{id} = {text}" for id, text in words.items())
    for language in ("es", "en"):
        (folder / f"{language}.ftl").write_text(messages, encoding="utf-8")
    game = School(rules)
    game.texts = Texts(folder)
    game.courses = read_courses(folder)
    return game


def begin(game: School) -> Match[Box]:
    return Match.start(game, game.prepare("plain", 2), 1, keep=True)


def taught(match: Match[Box], seat: int = 0) -> Teaching:
    """What a seat is taught now."""
    game, question = match.game, match.ask_of(seat)
    text = game.texts["en"]
    scene = game.scene(match.state, seat, text)
    prompt = None if question is None else game.prompt(match.state, question, seat, text)
    found = teach(match, seat, scene, prompt, text)
    assert found is not None
    return found


def names(match: Match[Box], seat: int = 0) -> list[str]:
    return [lesson.id for lesson in taught(match, seat).now]


def turns(box: Box) -> Flow[None]:
    """Seats take numbers in turn; a 3 is told to the one who took it alone."""
    while box.step < 8:
        seat = box.step % 2
        box.step += 1
        taken = yield from ask.Number(seat, takes(1, 2, 3))
        box.taken.append(taken.number)
        event: Event = Taken(taken.number)
        if taken.number == 3:
            box.whisper(Shown(3), seat)
        else:
            box.tell(event)


def lesson(id: str, **parts: str) -> str:
    lines = "\n".join(f"{name} = {{ {value} }}" for name, value in parts.items())
    return f'\n[[plain.lessons]]\nid = "{id}"\n{lines}\n'


def test_a_lesson_points_at_an_option_and_stays_until_it_is_chosen(tmp_path: Path) -> None:
    first = lesson("first", target='choice = "Take number=2"', until='chosen = "Take"')
    match = begin(school(tmp_path, first, turns))
    (found,) = taught(match).now
    assert (found.choice, found.waits, found.text) == (1, True, "Take a number.")
    match.choose(0, Take(1))
    assert (taught(match).now, taught(match).left) == ((), ())


def test_the_first_kind_that_is_offered_is_pointed_at(tmp_path: Path) -> None:
    first = lesson("first", target='choice = ["Say", "Take number=9", "Take number=3", "Take"]')
    assert taught(begin(school(tmp_path, first, turns))).now[0].choice == 2


def test_nobody_else_is_taught_by_a_question_that_is_not_theirs(tmp_path: Path) -> None:
    first = lesson("first", when='asked = "Number"')
    match = begin(school(tmp_path, first, turns))
    assert (names(match, 0), names(match, 1)) == (["first"], [])


def test_what_one_seat_has_done_the_other_has_still_to_learn(tmp_path: Path) -> None:
    first = lesson("first", when='offered = "Take"', until='chosen = "Take"')
    match = begin(school(tmp_path, first, turns))
    match.choose(0, Take(1))
    assert (taught(match, 0).left, names(match, 1)) == ((), ["first"])


def test_a_lesson_comes_when_its_seat_was_told_and_no_other(tmp_path: Path) -> None:
    second = lesson("second", when='told = "Shown number=3"')
    match = begin(school(tmp_path, second, turns))
    assert names(match) == []
    match.choose(0, Take(3))
    assert (names(match, 0), names(match, 1)) == (["second"], [])


def test_all_that_a_lesson_waits_for_must_be_so(tmp_path: Path) -> None:
    second = lesson("second", when='told = "Taken number=2", chosen = "Take", asked = "Number"')
    match = begin(school(tmp_path, second, turns))
    match.choose(0, Take(1))
    match.choose(1, Take(2))
    assert names(match) == ["second"]
    match.choose(0, Take(1))
    assert names(match) == []


def test_a_deed_done_early_is_noticed_and_undone_it_is_taught_again(tmp_path: Path) -> None:
    lessons = lesson("first", when='told = "Taken number=2"', until='chosen = "Take number=1"')
    match = begin(school(tmp_path, lessons, turns))
    match.choose(0, Take(1))
    match.choose(1, Take(2))
    assert (names(match), taught(match).left) == ([], ())
    back = match.rewound(0)
    assert taught(back).left == ("first",)


def test_what_is_read_stays_left_until_its_reader_says_next(tmp_path: Path) -> None:
    match = begin(school(tmp_path, lesson("first", when='asked = "Number"'), turns))
    assert not taught(match).now[0].waits
    match.choose(0, Take(1))
    match.choose(1, Take(1))
    assert taught(match).left == ("first",)


@pytest.mark.parametrize(
    ("target", "element"),
    [
        ('landmark = "goal"', "aim"),
        ('landmark = "active"', "walker"),
        ('landmark = "card"', "c"),
        ('element = "b"', "b"),
    ],
)
def test_a_lesson_points_at_what_the_scene_has(tmp_path: Path, target: str, element: str) -> None:
    game = school(tmp_path, lesson("first", when='asked = "Number"', target=target), turns)
    check_course(game, game.courses["plain"])
    assert taught(begin(game)).now[0].element == element


def test_a_lesson_waits_until_the_landmark_of_the_game_is_there(tmp_path: Path) -> None:
    game = school(
        tmp_path, lesson("first", when='asked = "Number"', target='landmark = "last"'), turns
    )
    match = begin(game)
    assert names(match) == []
    match.choose(0, Take(1))
    match.choose(1, Take(1))
    assert taught(match).now[0].element == "b"


def test_with_something_to_look_at_the_option_may_be_missing(tmp_path: Path) -> None:
    target = 'element = "a", choice = "Say"'
    match = begin(school(tmp_path, lesson("first", when='asked = "Number"', target=target), turns))
    (found,) = taught(match).now
    assert (found.element, found.choice) == ("a", None)


def prompting(monkeypatch: pytest.MonkeyPatch, *choices: Choice) -> None:
    """Every question is shown with these choices."""
    prompt = Prompt(title="", text="", choices=choices)
    monkeypatch.setattr(School, "prompt", lambda *_: prompt)


@pytest.mark.parametrize(("cells", "choice"), [('"b", "a"', 1), ('"a", "b"', 2)])
def test_a_lesson_leads_toward_a_cell_and_away_from_none(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, cells: str, choice: int
) -> None:
    ways = [Choice(text="", tone="move", on=(cell,)) for cell in ("a", "b")]
    prompting(monkeypatch, *ways, Choice(text="", tone="end"))
    target = f'element = "b", toward = [{cells}], otherwise = "Take number=3"'
    match = begin(school(tmp_path, lesson("first", when='asked = "Number"', target=target), turns))
    assert taught(match).now[0].choice == choice


def test_what_the_own_seat_plays_is_pointed_at_before_what_others_play(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(School, "is_own", lambda self, box, seat, option: option.number == 3)
    first = lesson("first", target='choice = ["Take number=2", "Take"]')
    assert taught(begin(school(tmp_path, first, turns))).now[0].choice == 2


def test_a_lesson_may_say_how_many_play(tmp_path: Path) -> None:
    first = lesson("first", when='asked = "Number"')
    words = {"first": "{ $seats } of you."}
    assert taught(begin(school(tmp_path, first, turns, words))).now[0].text == "2 of you."


@pytest.mark.parametrize("target", ['toward = ["b", "a"], element = "b"', 'choice = "Take"'])
def test_of_two_ways_to_do_the_same_the_free_one_is_pointed_at(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, target: str
) -> None:
    costs = ("1 Action", "2 Actions", "free")
    prompting(monkeypatch, *(Choice(text="", tone="move", on=("b",), cost=each) for each in costs))
    match = begin(school(tmp_path, lesson("first", when='asked = "Number"', target=target), turns))
    assert taught(match).now[0].choice == 2


def test_what_would_be_doubted_is_not_pointed_at(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    prompting(monkeypatch, Choice(text="", warning="Much is at stake."), *[Choice(text="")] * 2)
    first = lesson("first", target='choice = "Take"')
    assert taught(begin(school(tmp_path, first, turns))).now[0].choice == 1


def test_advice_that_would_be_doubted_is_kept_back(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    class Adviser:
        def choose(self, match: Match[Box], seat: int, seconds: float | None) -> Take:
            return Take(1)

    monkeypatch.setattr(School, "bots", {"adviser": lambda seed: Adviser()})
    first = lesson("first", when='asked = "Number"', target="advised = true")
    match = begin(school(tmp_path, first, turns))
    assert taught(match).now[0].choice == 0
    prompting(monkeypatch, Choice(text="", warning="Much is at stake."), *[Choice(text="")] * 2)
    assert names(match) == []


def test_nothing_is_taught_in_a_mission_without_a_course(tmp_path: Path) -> None:
    game = school(tmp_path, lesson("first", when='asked = "Number"'), turns)
    game.courses = {}
    match = begin(game)
    text = game.texts["en"]
    assert teach(match, 0, game.scene(match.state, 0, text), None, text) is None


@pytest.mark.parametrize(
    ("lessons", "problem"),
    [
        (lesson("first", when='asked = "Nmber"'), "when asked: expected one of Number"),
        (lesson("first", when='offered = "Tale"'), "when offered: expected one of Done, Pass, Say"),
        (lesson("first", when='told = "Gone"'), "when told: expected one of Shown, Taken"),
        (lesson("first", when='told = "Taken size=2"'), "when told Taken: expected one of number"),
        (lesson("first", until='chosen = "Tale"'), "until chosen: expected one of"),
        (lesson("first", target='choice = "Tale"'), "target choice: expected one of"),
        (lesson("first", when='asked = "Number"', target='element = "z"'), "target element"),
        (lesson("first", when='asked = "Number"', target='landmark = "z"'), "target landmark"),
        (lesson("first", when='asked = "Number"', target='toward = ["z"]'), "target toward"),
        (
            lesson("first", when='asked = "Number"', target='landmark = "goal", element = "a"'),
            "an element or a landmark as its target, got a and goal",
        ),
        (lesson("first"), "expected when it comes"),
        (lesson("first", when='asked = "Number"') * 2, "lessons of different ids, got first twice"),
        (lesson("third", when='asked = "Number"'), "expected words for lesson-plain-third"),
    ],
)
def test_lessons_about_what_there_is_not_are_refused(
    tmp_path: Path, lessons: str, problem: str
) -> None:
    game = school(tmp_path, lessons, turns)
    with pytest.raises(BadContent, match=re.escape(problem)):
        check_course(game, game.courses["plain"])


def test_a_course_of_a_mission_or_setting_that_there_is_not_is_refused(tmp_path: Path) -> None:
    game = school(tmp_path, lesson("first", when='asked = "Number"'), turns)
    with pytest.raises(BadContent, match="a mission: expected one of plain, set, got 'other'"):
        check_course(game, Course(id="other", lessons=()))
    with pytest.raises(NotFound, match="has no setting 'slow'"):
        check_course(game, Course(id="plain", lessons=(), settings={"slow": True}))


def test_a_field_that_no_lesson_has_is_refused(tmp_path: Path) -> None:
    with pytest.raises(BadContent, match=r"\[plain\].*unknown field `point`"):
        school(tmp_path, lesson("first", point='choice = "Take"'), turns)


def test_a_word_is_learnt_by_saying_it(tmp_path: Path) -> None:
    def speaking(box: Box) -> Flow[None]:
        for _ in range(2):
            yield from ask.Shout(0, [Say("a"), Say("b")])

    first = lesson("first", target='choice = "Say word=b"', until='chosen = "Say word=b"')
    match = begin(school(tmp_path, first, speaking))
    match.choose(0, Say("a"))
    assert names(match) == ["first"]
    match = begin(school(tmp_path, first, speaking))
    match.choose(0, Say("b"))
    assert names(match) == []
