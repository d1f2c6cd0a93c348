"""Nothing that anybody else sees, hears or is asked tells a Son of Liberty from a survivor."""

from __future__ import annotations

import msgspec
import pytest

from sobremesa.games.oursun import GAME
from sobremesa.games.oursun.options.cards import CallAlly, Reveal, SendAlly
from sobremesa.games.oursun.screen.scene import scene
from sobremesa.games.oursun.state import Land
from sobremesa.kernel import LANGUAGES, Ask, Dice, Match, Option, copy_state

POWERS = (Reveal, CallAlly, SendAlly)
SURVIVORS = ("baker", "teacher", "mason", "nurse", "guard", "farmer")
DECISIONS = 220


def twins(mission: str, seats: int, suspect: int, son: str, seed: int) -> list[Match[Land]]:
    """The same game twice: the suspect is a Son of Liberty, or a survivor and nobody is one."""
    setup = GAME.prepare(mission, seats, {"mode": "semicoop", "ask-always": "always"})
    begun = Match.start(GAME, setup, seed).state
    found = []
    for role in (son, "carter"):
        g = copy_state(begun)
        g.roles = list(SURVIVORS[:seats])
        g.roles[suspect] = role
        g.unused_roles = ["weaver", "cook", "smith", "carter" if role == son else son]
        found.append(Match.of(GAME, setup, g, keep=True))
    return found


def seen(match: Match[Land], seat: int | None) -> bytes:
    """All that a seat sees, but for its own group card: the scene in both languages."""
    scenes = [scene(match.state, seat, GAME.texts[language]) for language in LANGUAGES]
    return msgspec.json.encode(
        [
            msgspec.structs.replace(
                each, panels=tuple(panel for panel in each.panels if panel.id != "roles")
            )
            for each in scenes
        ]
    )


def heard(match: Match[Land], suspect: int) -> list[object]:
    """What everybody but the suspect was told."""
    assert match.journal is not None
    return [
        (told.event, told.to)
        for told in match.journal.lines
        if told.to is None or told.to != (suspect,)
    ]


def asked(match: Match[Land], suspect: int) -> list[object]:
    """Who is awaited, and what others may read of it."""
    return [
        (ask.seats(), ask.window, ask.secret, "" if ask.secret else ask.kind)
        if ask.seat == suspect
        else (ask.seats(), ask.window, ask)
        for ask in match.asks()
    ]


def common(ask: Ask) -> list[Option]:
    """What a survivor could choose as well."""
    return [option for option in ask.options if not isinstance(option, POWERS)]


@pytest.mark.rule(
    "sun.ruling.sol-secrecy",
    "sun.mode.group-secret",
    "sun.ruling.sol-no-proof",
    "sun.ruling.unused-group-cards",
)
@pytest.mark.parametrize("son", ["besieger", "executioner", "smuggler_king"])
@pytest.mark.parametrize(
    ("mission", "seats", "suspect"),
    [("signal_fire", 2, 0), ("outpost", 3, 1), ("bunker", 4, 3), ("clinic", 5, 2)],
)
def test_both_roles_look_the_same_to_everybody_else(
    mission: str, seats: int, suspect: int, son: str
) -> None:
    dice = Dice(seats)
    compared = 0
    for seed in range(2):
        traitor, loyal = twins(mission, seats, suspect, son, seed)
        others = [None, *(seat for seat in range(seats) if seat != suspect)]
        for step in range(DECISIONS):
            if traitor.question is None or loyal.question is None:
                break
            assert asked(traitor, suspect) == asked(loyal, suspect)
            assert heard(traitor, suspect) == heard(loyal, suspect)
            ask = traitor.asks()[0]
            own = loyal.ask_of(ask.seat)
            assert own is not None
            assert common(ask) == list(own.options)
            if step % 20 == 0:
                assert all(seen(traitor, seat) == seen(loyal, seat) for seat in (*others, suspect))
                compared += 1
            if ask.seat != suspect:
                text = GAME.texts["es"]
                shown = [GAME.prompt(each.state, ask, ask.seat, text) for each in (traitor, loyal)]
                assert shown[0] == shown[1]
            option = dice.pick(own.options)
            traitor.choose(ask.seat, option)
            loyal.choose(ask.seat, option)
    assert compared > 4


@pytest.mark.rule("sun.mode.group-secret", "sun.ruling.sol-reveal")
def test_a_group_card_is_shown_to_its_owner_and_to_all_once_it_is_turned_over() -> None:
    traitor, _ = twins("outpost", 3, 1, "besieger", 0)
    g, text = traitor.state, GAME.texts["en"]

    def shown(seat: int | None) -> list[str]:
        panels = [panel for panel in scene(g, seat, text).panels if panel.id == "roles"]
        return [card.title for panel in panels for card in panel.cards]

    assert shown(1) == ["Besieger"]
    assert shown(0) == ["Baker"]
    assert shown(None) == []
    g.unmasked = 1
    assert shown(0) == ["Baker", "Besieger"]
    assert shown(None) == ["Besieger"]
