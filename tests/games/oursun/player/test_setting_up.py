"""Choices before the first day: varied, and sensible."""

from __future__ import annotations

from sobremesa.games.oursun import GAME
from sobremesa.games.oursun.player import Player
from sobremesa.games.oursun.player.tastes import standing, use_of
from sobremesa.games.oursun.state import Stage
from sobremesa.kernel import Match

from .advice import BUDGET

GEAR = GAME.content.gear


def party(seed: int) -> frozenset[str]:
    """The characters that four players take."""
    match = Match.start(GAME, GAME.prepare("clinic", 4, {"mode": "coop"}), seed)
    players = [Player(seed * 4 + seat) for seat in range(4)]
    while match.state.stage <= Stage.CHARACTERS:
        seat = match.awaited()[0]
        match.choose(seat, players[seat].choose(match, seat, BUDGET))
    return frozenset(person.kind for person in match.state.people)


def test_parties_differ_from_game_to_game() -> None:
    assert len({party(seed) for seed in range(12)}) >= 3


def test_more_characters_than_one_party_are_played() -> None:
    assert len(frozenset.union(*map(party, range(24)))) == 5


def test_gear_is_judged_by_what_it_does() -> None:
    def ranked(*names: str) -> list[str]:
        return sorted(names, key=lambda name: use_of(GEAR[name]), reverse=True)

    assert ranked("knife", "katana", "machete") == ["katana", "machete", "knife"]
    assert ranked("water_bottle", "water_canister") == ["water_canister", "water_bottle"]
    assert ranked("lighter", "combat_vest") == ["combat_vest", "lighter"]


def test_hardy_fighters_are_worth_most() -> None:
    worth = {name: standing(data) for name, data in GAME.content.characters.items()}
    assert worth["firefighter"] > worth["hunter"] > worth["smuggler"]
