"""Pushes of friends: who may be pushed, who must agree, and what a push does not care about."""

from __future__ import annotations

import pytest

from games.dceased.table import Table, table
from sobremesa.games.dceased import questions as ask
from sobremesa.games.dceased.events.attacks import Pushed
from sobremesa.games.dceased.events.deeds import AbilityUsed, Refused, TraitUsed
from sobremesa.games.dceased.player import Player


@pytest.mark.rule("dc.push.friends", "dc.push.towards", "dc.ruling.push-friends")
def test_the_rescue_line_pulls_a_friend_one_zone_nearer_past_enemies() -> None:
    t = table(
        heroes="cyborg A4 gear=rescue-line, batman C4 escort=electrician, zatanna A4",
        civilians="bus-driver B4, teen-hacker D4", enemies="9 walker C4, 3 brute B4", turn="cyborg",
    )  # fmt: skip
    t.play("use rescue-line")
    # Whoever is in the hero's own Zone or too far away cannot be pulled.
    assert (t.asked, t.offered()) == (ask.PushFriend, ["Person batman", "Civilian bus-driver"])
    t.play("person batman")
    assert (t.at("batman"), t["batman"].escorts, t.g.actions) == ("B4", ("electrician",), 3)
    assert t.told(Pushed) == [Pushed("batman", "C4", "B4", "rescue-line")]
    assert t.told(AbilityUsed) == [AbilityUsed("cyborg", "rescue-line")]
    assert not t.offers("use rescue-line")


@pytest.mark.rule("dc.push.friends", "dc.push.direction")
def test_the_crossing_guard_sends_a_friend_of_the_zone_anywhere_once() -> None:
    t = table(
        heroes="cyborg B4 escort=crossing-guard, batman B4, zatanna C4",
        civilians="bus-driver B4", enemies="2 walker B4, walker A4", turn="cyborg",
    )  # fmt: skip
    t.play("use crossing-guard")
    assert t.offered() == ["Person batman", "Civilian bus-driver"]
    t.play("civilian bus-driver")
    assert (t.asked, t.offered()) == (ask.PushWhere, ["Go A4", "Go C4"])
    t.play("go A4")
    assert (t.civilian("bus-driver"), t["cyborg"].escorts) == ("A4", ("crossing-guard",))
    assert (t.asked, t.offers("use crossing-guard")) == (ask.Act, False)


@pytest.mark.rule(
    "dc.push.friends", "dc.push.distance", "dc.push.step-choice", "dc.trait.single-use"
)
def test_out_of_the_way_pushes_a_friend_two_zones_step_by_step() -> None:
    t = table(
        heroes="cyborg A4 trait=out-of-the-way, batman A4", enemies="5 walker A4, walker A3",
        turn="cyborg",
    )  # fmt: skip
    t.play("use out-of-the-way")
    assert (t.asked, t.offered()) == (ask.PushWhere, ["Go A3", "Go B4"])
    t.play("go A3")
    # It does not stop among Enemies, and may turn back.
    assert (t.asked, t.offered()) == (ask.PushWhere, ["Go A2", "Go A4"])
    t.play("go A2")
    assert (t.at("batman"), t["cyborg"].traits, t.g.trait_discard) == (
        "A2", (), ["out-of-the-way"],
    )  # fmt: skip
    assert t.told(TraitUsed) == [TraitUsed("cyborg", "out-of-the-way", 0)]


@pytest.mark.rule("dc.push.friends", "dc.ruling.consent")
@pytest.mark.parametrize(
    ("words", "use"),
    [
        ("B4 gear=rescue-line", "rescue-line"),
        ("A4 escort=crossing-guard", "crossing-guard"),
        ("A4 trait=out-of-the-way", "out-of-the-way"),
    ],
)
def test_another_players_hero_is_pushed_only_if_that_player_agrees(words: str, use: str) -> None:
    t = table(heroes=f"cyborg {words}, batman A4 seat=1", seats=2, turn="cyborg")
    before = t["cyborg"].traits
    t.play(f"use {use}")
    assert (t.asked, t.seat, t.offered()) == (ask.Consent, 1, ["Pass", "Agree"])
    refused = Table(t.match.copy())
    refused.play("pass")
    # Nothing is used up, and nobody is asked twice in a Turn.
    assert (refused.at("batman"), refused["cyborg"].traits) == ("A4", before)
    assert (refused.asked, refused.offers(f"use {use}")) == (ask.Act, False)
    t.play("agree")
    while t.asked is ask.PushWhere:
        t.play(t.offered()[0])
    assert (t.told(Refused), t.asked) == ([], ask.Act)
    assert t.at("batman") == {"rescue-line": "B4", "crossing-guard": "A3"}.get(use, "A2")


@pytest.mark.rule("dc.push.friends", "dc.ability.no-target")
@pytest.mark.parametrize(
    "heroes",
    [
        "cyborg A4 gear=rescue-line trait=out-of-the-way escort=crossing-guard",
        "cyborg A4 trait=out-of-the-way escort=crossing-guard, batman B4",
        "cyborg A4 gear=rescue-line, batman A4, zatanna D4",
    ],
)
def test_without_a_friend_to_push_nothing_is_offered(heroes: str) -> None:
    t = table(heroes=heroes, turn="cyborg")
    assert (t.asked, t.offers("use")) == (ask.Act, False)


@pytest.mark.rule("dc.push.friends")
def test_a_push_of_a_friend_is_told_with_its_piece_and_its_way() -> None:
    t = table(heroes="cyborg A4, batman A4", turn="cyborg")
    game = t.match.game
    lines = [
        game.line(Pushed(figure, "A4", "B4", "crossing-guard"), game.texts["en"])
        for figure in ("batman", "bus-driver", "z-ivy", "walker")
    ]
    assert [line.pieces for line in lines if line] == [
        ("hero-batman",), ("civilian-bus-driver",), ("piece-z-ivy",), (),
    ]  # fmt: skip
    assert lines[0]
    assert lines[0].path == ("zone-A4", "zone-B4")
    assert lines[0].text == "Batman is pushed from A4 to B4 (Crossing Guard)."


@pytest.mark.rule("dc.push.friends")
def test_the_bot_pushes_whoever_is_in_trouble_away_from_enemies() -> None:
    t = table(
        heroes="cyborg A4 trait=out-of-the-way, batman A4 health=1, wonder-woman A4",
        enemies="3 walker A4, walker A3", turn="cyborg",
    )  # fmt: skip
    t.play("use out-of-the-way")
    player = Player(1)
    for _ in range(3):
        t.match.choose(0, player.choose(t.match, 0))
    assert (t.at("batman"), t.at("wonder-woman"), t.asked) == ("C4", "A4", ask.Act)
