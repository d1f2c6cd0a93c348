"""Group cards: how they are dealt, and what a player can and cannot know of them."""

from __future__ import annotations

import pytest

from games.oursun.setups import KINDS
from games.oursun.table import Table, table
from sobremesa.games.oursun.events.setup import RoleDealt
from sobremesa.games.oursun.rules.roles import deal_again
from sobremesa.games.oursun.state import Stage
from sobremesa.testing.dice import LoadedDice

UNUSED = ["teacher", "nurse", "guard", "farmer", "smith"]


def seated(*roles: str) -> Table:
    """A semi-cooperative game in which these cards were dealt."""
    t = table(*KINDS[: len(roles)], roles=roles)
    t.g.unused_roles = UNUSED.copy()
    return t


def out(t: Table, *who: int) -> None:
    """Characters are eliminated."""
    for each in who:
        t[each].hp, t[each].died, t[each].eliminated = 0, 0, True


@pytest.mark.rule("sun.mode.group-deck", "sun.mode.group-draw", "sun.mode.group-secret")
def test_each_player_alone_sees_its_card_of_four_more_survivors_than_players_and_a_son() -> None:
    t = seated("baker", "mason", "cook")
    for person in t.g.people:
        person.kind = ""
    survivors = ("cook", "carter", "weaver", "smith", "farmer", "guard", "nurse")
    t.go(
        *(1, 8, 8, 8, 8, 8, 8, 8, 8),
        stage=Stage.START,
        shuffles=(survivors, ("nurse", "executioner", "cook")),
        picks=("executioner",),
    )
    assert t.g.roles == ["nurse", "executioner", "cook"]
    assert t.g.unused_roles == ["carter", "weaver", "smith", "farmer", "guard"]
    assert t.match.journal is not None
    dealt = [each for each in t.match.journal.lines if isinstance(each.event, RoleDealt)]
    assert [(each.event, each.to) for each in dealt] == [
        (RoleDealt(0, "nurse"), (0,)),
        (RoleDealt(1, "executioner"), (1,)),
        (RoleDealt(2, "cook"), (2,)),
    ]


@pytest.mark.rule("sun.ruling.sol-secrecy", "sun.mode.group-secret", "sun.mode.sol-may-be-absent")
def test_a_survivor_who_thinks_ahead_knows_its_own_card_only() -> None:
    t = seated("besieger", "baker", "mason")
    first = ("cook", "carter", "weaver", "smith", "teacher", "nurse")
    dice = LoadedDice(shuffles=(first, ("executioner", "weaver")), picks=("executioner",))
    deal_again(t.g, 1, dice)
    assert t.g.roles == ["nurse", "baker", "teacher"]
    assert t.g.unused_roles == ["executioner", "weaver", "cook", "carter", "smith"]


@pytest.mark.rule("sun.ruling.sol-secrecy", "sun.mode.group-deck")
def test_nobody_else_can_have_the_card_that_a_player_holds() -> None:
    t = seated("besieger", "baker", "mason")
    deal_again(t.g, 1, LoadedDice(picks=("besieger",)))
    assert t.g.roles == ["besieger", "baker", "smith"]
    assert t.g.unused_roles == ["teacher", "mason", "nurse", "guard", "farmer"]


@pytest.mark.rule("sun.ruling.sol-secrecy", "sun.mode.group-deck")
def test_a_son_who_thinks_ahead_knows_that_there_is_no_other() -> None:
    t = seated("baker", "mason", "besieger")
    first = ("cook", "carter", "weaver", "smith", "teacher", "nurse", "guard")
    deal_again(t.g, 2, LoadedDice(shuffles=(first, ("nurse", "cook"))))
    assert t.g.roles == ["guard", "teacher", "besieger"]
    assert t.g.unused_roles == ["nurse", "cook", "carter", "weaver", "smith"]


@pytest.mark.rule("sun.ruling.sol-secrecy", "sun.ruling.sol-reveal")
def test_once_a_son_is_revealed_all_know_the_cards_as_far_as_they_matter() -> None:
    t = seated("besieger", "baker", "mason")
    t.g.unmasked = 0
    deal_again(t.g, 1, LoadedDice())
    assert (t.g.roles, t.g.unused_roles) == (["besieger", "baker", "mason"], UNUSED)


@pytest.mark.rule("sun.mode.coop")
def test_there_are_no_cards_to_think_about_in_a_cooperative_game() -> None:
    t = table("medic", "hunter", mode="coop")
    deal_again(t.g, 1, LoadedDice())
    assert (t.g.roles, t.g.unused_roles) == ([], [])


def dealt_anew(t: Table, son: str, *ends: tuple[str, ...]) -> list[str]:
    """Think ahead as the engineer, last of four; each deal gives the others what its end says."""
    survivors = ("baker", "mason", "teacher", "nurse", "guard", "farmer", "smith")
    shuffles = []
    for end in ends:
        rest = [role for role in (*survivors, son) if role not in end]
        shuffles += [survivors, (*rest, *reversed(end))]
    deal_again(t.g, 3, LoadedDice(shuffles=shuffles, picks=[son] * len(ends)))
    return t.g.roles


def four() -> Table:
    """Four players; the engineer knows that it is the cook."""
    t = seated("baker", "mason", "besieger", "cook")
    t.g.unused_roles = [*UNUSED[:4], "weaver"]
    return t


@pytest.mark.rule("sun.ruling.sol-eliminated-when", "sun.ruling.sol-secrecy")
def test_nobody_who_was_eliminated_can_have_been_the_son() -> None:
    t = four()
    out(t, 0)
    found = dealt_anew(
        t, "besieger", ("besieger", "baker", "mason"), ("baker", "besieger", "mason")
    )
    assert found == ["baker", "besieger", "mason", "cook"]


@pytest.mark.rule("sun.mission.sol-win", "sun.ruling.sol-secrecy")
def test_no_living_executioner_can_have_seen_enough_eliminations() -> None:
    t = four()
    out(t, 0, 1)
    found = dealt_anew(
        t, "executioner", ("baker", "mason", "executioner"), ("baker", "mason", "nurse")
    )
    assert found == ["baker", "mason", "nurse", "cook"]
    assert "executioner" in t.g.unused_roles


@pytest.mark.rule("sun.mission.sol-win", "sun.ruling.sol-secrecy")
def test_with_one_elimination_among_four_anybody_may_be_the_executioner() -> None:
    t = four()
    out(t, 0)
    found = dealt_anew(t, "executioner", ("baker", "mason", "executioner"))
    assert found == ["baker", "mason", "executioner", "cook"]


@pytest.mark.rule("sun.ruling.sol-dead-powers", "sun.ruling.sol-secrecy")
def test_a_dead_character_may_be_an_executioner_that_came_too_late() -> None:
    t = four()
    out(t, 0, 1)
    t[2].hp, t[2].died = 0, 0
    found = dealt_anew(t, "executioner", ("baker", "mason", "executioner"))
    assert found == ["baker", "mason", "executioner", "cook"]


@pytest.mark.rule("sun.ruling.no-living-survivor", "sun.ruling.sol-secrecy")
def test_a_survivor_must_be_alive_or_the_game_would_be_over() -> None:
    t = four()
    for person in (t[1], t[2], t[3]):
        person.hp, person.died = 0, 0
    found = dealt_anew(
        t, "besieger", ("besieger", "baker", "mason"), ("baker", "besieger", "mason")
    )
    assert found == ["baker", "besieger", "mason", "cook"]
