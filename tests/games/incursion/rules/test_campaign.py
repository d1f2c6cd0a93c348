"""The campaign: missions in order, survivors, and the Effects they keep."""

from typing import Any

import msgspec
import pytest

from games.incursion.starts import muster, pass_until, start
from games.incursion.table import Table, table
from sobremesa.games.incursion import GAME
from sobremesa.games.incursion import questions as ask
from sobremesa.games.incursion.events import EffectKept
from sobremesa.games.incursion.options import CardId, FigureId
from sobremesa.games.incursion.rules.campaign import campaign_winner
from sobremesa.games.incursion.state import Campaign, Survivor
from sobremesa.kernel import BadContent, Outcome

CAMPAIGN = {"campaign": True}


def escape(**more: Any) -> Table:
    """Mission 1 of a campaign: its last Allied figure `a` walks out."""
    usual: dict[str, Any] = {"a": "ape_trooper n 21,0", "current": "a"}
    t = table(mission="m1", settings=CAMPAIGN, **usual | more)
    t.play("step n")
    return t


def handed_on(t: Table) -> Campaign:
    assert t.match.outcome is not None
    return msgspec.convert(t.match.outcome.carry, Campaign)


def following(mission: str, *survivors: Survivor) -> Table:
    """The next mission of a campaign, before forces are chosen."""
    carry = msgspec.to_builtins(Campaign(survivors=survivors))
    return start(mission, CAMPAIGN, carry=carry)


def trooper(*titles: str) -> Survivor:
    """A Trooper that lived, with the Effects it keeps."""
    return Survivor(0, "ape_trooper", tuple(card(title) for title in titles))


def card(title: str) -> CardId:
    cards = GAME.book(GAME.prepare("m1")).cards
    return next(CardId(number) for number, found in enumerate(cards) if found.id == title)


# Keeping


@pytest.mark.rule("inc.campaign.keep-effect", "inc.ruling.campaign-optional")
def test_after_a_mission_a_side_may_keep_one_effect_on_one_survivor() -> None:
    t = escape(effects={"a": ["medal", "low_ammo"]})
    medal, low_ammo = card("medal"), card("low_ammo")
    assert (t.asked, t.side) == (ask.Keep, "allies")
    assert t.offered() == ["Pass", f"Keep 1 {medal}", f"Keep 1 {low_ammo}"]
    t.play(f"keep 1 {low_ammo}")
    assert t.told(EffectKept) == [EffectKept(0, 1, low_ammo)]
    assert handed_on(t).survivors == (trooper("low_ammo"),)


@pytest.mark.rule("inc.ruling.campaign-optional")
def test_nobody_must_keep_a_card() -> None:
    t = escape(effects={"a": ["medal"]})
    t.play("pass")
    assert handed_on(t).survivors == (trooper(),)


@pytest.mark.rule("inc.campaign.keep-effect")
def test_each_side_keeps_its_own_and_only_on_figures_that_lived() -> None:
    t = table(
        mission="m2",
        settings=CAMPAIGN,
        side="swd",
        current="z",
        a="ape_trooper n 10,13 damage=1",
        g="gretel n 5,4",
        z="sturmzombie n 10,14",
        effects={"a": ["medal"], "g": ["minor_wound"]},
        rolls=[6],
    )
    t.play("strike a")
    assert (t.asked, t.side) == (ask.Keep, "swd")
    assert t.offered() == ["Pass", f"Keep {t['g'].id} {card('minor_wound')}"]
    t.play("keep")
    assert handed_on(t).survivors == (Survivor(1, "gretel", (card("minor_wound"),)),)


@pytest.mark.rule("inc.campaign.not-sturmzombies")
def test_the_sturmzombie_card_keeps_nothing() -> None:
    t = escape(
        effects={"zombies": ["improved_impulse"]}, z="sturmzombie n 5,4", b="bomberzombie n 5,5"
    )
    assert [survivor.kind for survivor in handed_on(t).survivors] == ["ape_trooper", "bomberzombie"]
    assert t.told(EffectKept) == []


@pytest.mark.rule("inc.ruling.campaign-identity")
def test_figures_that_left_the_board_or_never_came_on_have_survived() -> None:
    t = table(
        mission="m3",
        settings=CAMPAIGN,
        current="a",
        a="ape_trooper w 0,7 carrying",
        b="ape_hmg n waiting@A",
        g="gretel n 20,6",
        s="ape_sergeant n 5,5",
    )
    t.play("step w")
    assert {survivor.kind for survivor in handed_on(t).survivors} == {
        *("ape_trooper", "ape_hmg", "gretel", "ape_sergeant"),
    }


@pytest.mark.rule("inc.standalone.single-mission")
def test_outside_a_campaign_nothing_is_kept() -> None:
    t = table(mission="m1", a="ape_trooper n 21,0", current="a", effects={"a": ["medal"]})
    t.play("step n")
    assert t.match.outcome is not None
    assert t.match.outcome.carry is None


# The next mission


@pytest.mark.rule("inc.ruling.campaign-identity")
def test_survivors_are_bought_again_first_and_their_owner_names_them() -> None:
    t = following("m3", trooper("medal"), trooper("low_ammo"))
    assert t.offered_to("allies")[:2] == ["Rebuy 0", "Rebuy 1"]
    assert "Buy ape_trooper" not in t.offered_to("allies")
    t.play("0 rebuy 1", "0 rebuy 0")
    assert "Buy ape_trooper" in t.offered_to("allies")
    t.play("0 buy ape_trooper")
    muster(t, "", "sturmzombie")
    assert [figure.kept for figure in t.g.figures.values()] == [
        (card("low_ammo"),),
        (card("medal"),),
        (),
    ]


@pytest.mark.rule("inc.campaign.under-card", "inc.ruling.campaign-kept-safe")
def test_a_kept_card_lies_under_the_figure_card_and_works() -> None:
    t = following("m3", trooper("medal"))
    t.play("0 rebuy 0", "0 ready")
    muster(t, "", "sturmzombie")
    assert t.g.in_play == {}
    assert t.g.figures[FigureId(1)].effects == ()
    assert card("medal") not in t.g.deck + t.g.hands[0] + t.g.hands[1]
    assert len(t.g.deck) == 66 - 1 - 6
    t.play("pass", "0 bid 0", "1 bid 0", "enter 1 A 0,7")
    assert t.g.figures[FigureId(1)].ap == 3


@pytest.mark.rule("inc.ruling.campaign-kept-safe")
def test_a_kept_card_can_be_killed_by_nothing() -> None:
    t = table(
        "%%%%%%%\n%a . z%\n%%%%%%%\n",
        current="a",
        a="slugger_murphy e",
        z="blitzhund w",
        kept={"a": ["medal"]},
        hands=(["snafu"], ["snafu"]),
        cp=(9, 9),
    )
    assert not t.offers("will")
    t.play("turn n")
    assert t.asked == ask.Act


@pytest.mark.rule("inc.campaign.lost", "inc.ruling.campaign-kept-safe")
def test_a_kept_card_is_lost_with_its_figure_and_returns_to_the_cards() -> None:
    t = table(
        mission="m1",
        side="swd",
        settings=CAMPAIGN,
        current="z",
        a="ape_trooper n 21,0 damage=1",
        b="ape_trooper n 5,4",
        z="sturmzombie n 21,1",
        kept={"a": ["medal"]},
        rolls=[6],
    )
    t.play("strike a")
    assert t.g.discard == [card("medal")]


@pytest.mark.rule("inc.campaign.lost", "inc.ruling.campaign-kept-safe")
def test_a_kept_card_is_lost_when_its_figure_is_not_bought() -> None:
    t = muster(following("m2", trooper("medal")), "ape_hmg", "sturmzombie")
    assert [figure.kept for figure in t.g.figures.values()] == [()]
    assert len(t.g.deck) == 66 - 8
    assert card("medal") in [*t.g.deck, *t.g.hands[0], *t.g.hands[1]]
    assert not t.offers("rebuy")


@pytest.mark.rule("inc.campaign.several", "inc.campaign.under-card")
def test_a_figure_collects_kept_cards_over_the_campaign() -> None:
    t = escape(kept={"a": ["medal"]}, effects={"a": ["low_ammo"]})
    assert t.offered() == ["Pass", f"Keep 1 {card('low_ammo')}"]
    t.play("keep")
    assert handed_on(t).survivors == (trooper("medal", "low_ammo"),)


@pytest.mark.rule("inc.ruling.campaign-between")
def test_nothing_else_carries_over() -> None:
    t = escape(
        a="ape_trooper n 21,0 damage=1",
        effects={"a": ["medal"]},
        hands=(["snafu", "snafu"], ["medkit"]),
        discard=["cave_in"],
        cp=(1, 3),
    )
    while t.match.outcome is None:
        t.play("pass")
    later = start("m2", CAMPAIGN, carry=t.match.outcome.carry)
    later.play("0 rebuy 0", "0 ready")
    muster(later, "", "sturmzombie")
    assert later.g.figures[FigureId(1)].damage == 0
    assert (later.g.cp, later.g.discard, later.g.in_play) == ([6, 6], [], {})
    assert sorted([*later.g.deck, *later.g.hands[0], *later.g.hands[1]]) == list(range(66))


@pytest.mark.rule("inc.ruling.once-per-game")
def test_allied_intelligence_may_be_used_again_in_the_next_mission() -> None:
    t = muster(start("m1", CAMPAIGN), "ape_trooper ape_trooper")
    t.play("invoke")
    assert t.g.intelligence_used
    escaped = escape()
    later = start("m2", CAMPAIGN, carry=escaped.match.outcome and escaped.match.outcome.carry)
    later.play("0 rebuy 0", "0 ready")
    muster(later, "", "sturmzombie")
    assert later.offered() == ["Pass", "Invoke"]


# The whole campaign


@pytest.mark.rule("inc.campaign.definition", "inc.ruling.campaign-winner")
def test_a_campaign_is_the_missions_in_order_and_counts_wins() -> None:
    assert [GAME.missions[id].campaign for id in ("m1", "m2", "m3")] == ["gibraltar"] * 3
    first = handed_on(escape())
    assert (first.wins, first.results) == ((1, 0), ("escaped",))
    carry = msgspec.to_builtins(first)
    second = start("m2", CAMPAIGN | {"turn-cap": 1}, carry=carry)
    second.play("0 rebuy 0", "0 ready")
    muster(second, "", "sturmzombie")
    pass_until(second, lambda t: t.match.outcome is not None)
    after = handed_on(second)
    assert (after.wins, after.results) == ((1, 0), ("escaped", "turn-cap"))


@pytest.mark.rule("inc.ruling.campaign-winner")
@pytest.mark.parametrize(
    ("wins", "winner"), [((2, 1), 0), ((1, 2), 1), ((0, 1), 1), ((1, 1), None), ((0, 0), None)]
)
def test_the_side_with_more_missions_wins_the_campaign(
    wins: tuple[int, int], winner: int | None
) -> None:
    assert campaign_winner(wins) == winner


@pytest.mark.rule("inc.ruling.campaign-winner")
@pytest.mark.parametrize(
    ("mission", "wins", "winners", "says"),
    [
        ("m2", (1, 1), (), "Allies 1, SWD 1"),
        ("m3", (2, 1), (0,), "The Allies have won the campaign"),
        ("m3", (0, 2), (1,), "The SWD has won the campaign"),
        ("m3", (1, 1), (), "The campaign ends in a draw"),
    ],
)
def test_after_each_mission_the_campaign_says_how_it_stands(
    mission: str, wins: tuple[int, int], winners: tuple[int, ...], says: str
) -> None:
    results = ("escaped", "sealed", "turn-cap")[: 2 if mission == "m2" else 3]
    carry = msgspec.to_builtins(Campaign(wins=wins, results=results))
    outcome = Outcome(result=results[-1], carry=carry)
    told = GAME.standing(GAME.prepare(mission, settings=CAMPAIGN), outcome, GAME.texts["en"])
    assert told is not None
    assert (told.winners, told.text, told.over) == (winners, says, mission == "m3")
    assert [fact.name for fact in told.facts] == [
        *(GAME.texts["en"](f"mission-m{number}") for number in range(1, len(results) + 1)),
        *(["Missions won"] if told.over else []),
    ]


def test_outside_a_campaign_there_is_no_standing() -> None:
    outcome = Outcome(result="escaped")
    assert GAME.standing(GAME.prepare("m1"), outcome, GAME.texts["en"]) is None


MEDAL = card("medal")


@pytest.mark.parametrize(
    ("carry", "problem"),
    [
        ({"survivors": [{"side": "left"}]}, "got `str`"),
        ({"wins": [2, 0], "results": ["escaped"]}, "at most one for each of 1 missions"),
        ({"wins": [-1, 1], "results": ["escaped"]}, "at most one for each of 1 missions"),
        ({"survivors": [{"side": 0, "kind": "king", "kept": []}]}, "got 'king'"),
        ({"survivors": [{"side": 1, "kind": "sturmzombie"}]}, "got 'sturmzombie'"),
        ({"survivors": [{"side": 1, "kind": "ape_trooper"}]}, "ape_trooper on side 0, got 1"),
        ({"survivors": [{"side": 0, "kind": "ape_trooper", "kept": [66]}]}, "got card 66"),
        ({"survivors": [{"side": 0, "kind": "ape_trooper", "kept": [-1]}]}, "got card -1"),
        (
            {"survivors": [{"side": 0, "kind": "ape_trooper", "kept": [card("snafu")]}]},
            "expected an Effect",
        ),
        ({"survivors": [{"side": 0, "kind": "ape_trooper", "kept": [MEDAL, MEDAL]}]}, "twice"),
    ],
)
def test_what_no_mission_handed_on_is_refused(carry: Any, problem: str) -> None:
    with pytest.raises(BadContent, match="expected what a campaign mission hands on") as refusal:
        start("m2", CAMPAIGN, carry=carry)
    assert problem in str(refusal.value)
