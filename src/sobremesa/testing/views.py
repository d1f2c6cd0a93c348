"""What every game promises about scenes, prompts and the chronicle, in every language."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Collection, Iterable, Sequence
from typing import Any

import msgspec

from sobremesa.kernel import LANGUAGES, Ask, BrokenPromise, Match, Option, Text, Told
from sobremesa.kernel.keeping import made_anew
from sobremesa.kernel.scene import Choice, Prompt, Scene, every_id, ids

from .promises import named, read_again


def check_views(match: Match[Any], allowed: Collection[str] = ()) -> None:
    """Every seat, and a spectator, can be shown the table and its question in every language.

    `allowed` are ids on which options may be clicked though no scene has them.
    """
    seats: tuple[int | None, ...] = (None, *range(match.setup.seats))
    for seat in seats:
        shown: set[str] | None = None
        for language in LANGUAGES:
            text = match.game.texts[language]
            scene = match.game.scene(match.state, seat, text)
            check_scene(scene)
            check_kept(match, seat, text, scene)
            if shown is not None and ids(scene) != shown:
                different = sorted(ids(scene) ^ shown)
                raise BrokenPromise(f"expected the same elements in {LANGUAGES}, got {different}")
            shown = ids(scene)
            if seat is not None and (ask := match.ask_of(seat)) is not None:
                prompt = check_prompt(match, ask, seat, text, shown | set(allowed))
                check_reasons(ask, prompt, scene)


def check_scene(scene: Scene) -> None:
    """A scene can be sent; its ids are unique; what stands somewhere stands on a cell."""
    msgspec.json.encode(scene)
    twice = [id for id, count in Counter(every_id(scene)).items() if count > 1]
    if twice:
        raise BrokenPromise(f"expected every id of a scene once, got {twice} several times")
    cells = {cell.id for cell in scene.board.cells}
    for piece in scene.pieces:
        if piece.cell not in cells:
            raise BrokenPromise(f"piece {piece.id}: expected a cell of the board, got {piece.cell}")
    for mark in scene.marks:
        if lost := set(mark.cells) - cells:
            raise BrokenPromise(f"mark {mark.id}: expected cells of the board, got {sorted(lost)}")


def check_kept(match: Match[Any], seat: int | None, text: Text, scene: Scene) -> None:
    """Parts of a scene that were kept are what they would be if they were made anew."""
    anew = made_anew(text, lambda: match.game.scene(match.state, seat, text))
    for name in scene.__struct_fields__:
        kept, made = getattr(scene, name), getattr(anew, name)
        if kept != made:
            both = zip(kept, made, strict=False) if isinstance(kept, tuple) else [(kept, made)]
            first = next((pair for pair in both if pair[0] != pair[1]), (kept, made))
            raise BrokenPromise(f"{name} of a scene: expected {first[1]}, got {first[0]} as kept")


def check_prompt(
    match: Match[Any], ask: Ask, seat: int, text: Text, known: Collection[str]
) -> Prompt:
    """A prompt has one choice for each option, in order, and points at what is in the scene."""
    prompt = match.game.prompt(match.state, ask, seat, text)
    msgspec.json.encode(prompt)
    if len(prompt.choices) != len(ask.options):
        raise BrokenPromise(
            f"{named(ask)}: expected a choice for each of {len(ask.options)} options in their"
            f" order, got {len(prompt.choices)}"
        )
    words = (prompt.title, prompt.text, *(choice.text for choice in prompt.choices))
    if not all(word.strip() for word in words):
        raise BrokenPromise(f"{named(ask)}: expected words for title, text and every choice")
    declined = (f"{each.text}: {each.reason}" for each in prompt.declined)
    odds = (choice.odds for choice in prompt.choices)
    check_reading(named(ask), (*words, *declined, *odds))
    if unknown := _pointed_at(prompt) - set(known):
        raise BrokenPromise(f"{named(ask)} points at {sorted(unknown)}, which the scene lacks")
    groups = {choice.group for choice in prompt.choices if choice.group}
    if unnamed := groups - set(prompt.groups):
        raise BrokenPromise(f"{named(ask)}: expected a heading for the groups {sorted(unnamed)}")
    check_keys(ask, prompt)
    return prompt


_MISPUNCTUATED = re.compile(r"[.!?…]\.(?!\.)|[,;:][.,;:]|\s[.,;:](?:\s|\Z)|\s\s|\(\)|^\s|\s\Z|\d %")


def check_reading(what: object, words: Iterable[str]) -> None:
    """What is put together from several messages reads as a sentence.

    No stop stands twice, and no line ends between a number and its sign.
    """
    for text in words:
        if found := _MISPUNCTUATED.search(text):
            raise BrokenPromise(
                f"{what}: expected one stop at a time, got {found[0]!r} in {text!r}"
            )


_KEY = re.compile(r"[a-z1-9]|⇧?[↑→↓←]")


def check_keys(ask: Ask, prompt: Prompt) -> None:
    """A key can be typed in every language, and in one question it means one kind of deed."""
    meant: dict[str, type[Option]] = {}
    for option, choice in zip(ask.options, prompt.choices, strict=True):
        if not choice.key:
            continue
        if not _KEY.fullmatch(choice.key):
            raise BrokenPromise(
                f"{named(ask)}: expected a letter, a digit or an arrow as the key of {option},"
                f" got {choice.key!r}"
            )
        if meant.setdefault(choice.key, type(option)) is not type(option):
            other = meant[choice.key].__name__
            raise BrokenPromise(f"{named(ask)}: {choice.key!r} means {other} and {option}")


def check_reasons(ask: Ask, prompt: Prompt, scene: Scene) -> None:
    """Every question and every choice names its rule; one on the board shows what it reaches."""
    there = {cell.id for cell in scene.board.cells} | {edge.id for edge in scene.board.edges}
    there |= {piece.id for piece in scene.pieces}
    if not prompt.rule:
        raise BrokenPromise(f"{named(ask)}: expected the rule behind the question, got none")
    for option, choice in zip(ask.options, prompt.choices, strict=True):
        if not choice.rule:
            raise BrokenPromise(f"{named(ask)}: expected the rule behind {option}, got none")
        if set(choice.on) & there - {prompt.piece} and choice.preview is None:
            raise BrokenPromise(f"{named(ask)}: expected a preview of what {option} reaches")


def _pointed_at(prompt: Prompt) -> set[str]:
    found = {id for choice in prompt.choices for id in _touched(choice)}
    return found | {id for id in (prompt.piece, prompt.card) if id}


def _touched(choice: Choice) -> tuple[str, ...]:
    preview = choice.preview
    if preview is None:
        return choice.on
    return (*choice.on, *preview.cells, *preview.path, *preview.pieces)


def check_lines(match: Match[Any], lines: Sequence[Told]) -> None:
    """Every event can be saved, and told in every language or not at all."""
    game = match.game
    for told in lines:
        again = read_again(told.event, game.event_decoder)
        if again != told.event:
            raise BrokenPromise(f"saved the event {told.event}, read {again}")
        told_in = [game.line(told.event, game.texts[language]) for language in LANGUAGES]
        msgspec.json.encode(told_in)
        if any(line is None for line in told_in) and any(told_in):
            raise BrokenPromise(f"{told.event} is told in one language and not in another")
        if any(line is not None and not line.text.strip() for line in told_in):
            raise BrokenPromise(f"{told.event}: expected words for the chronicle, got none")
        check_reading(told.event, (line.text for line in told_in if line is not None))
