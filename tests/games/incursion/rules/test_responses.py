"""Cards answered by cards and command points: SNAFU, kills, and the stack they build."""

import pytest

from games.incursion.table import Table, table
from sobremesa.games.incursion import questions as ask
from sobremesa.games.incursion.events import CardNegated, Rolled

HALL = """
%%%%%%%%%%%%%%%
%a . z . . . b%
%             %
%. . . y . . .%
%%%%%%%%%%%%%%%
"""


def hall(
    allies: list[str],
    swd: list[str],
    *,
    cp: tuple[int, int] = (0, 0),
    effects: dict[str, list[str]] | None = None,
    kept: dict[str, list[str]] | None = None,
    rolls: list[int] | None = None,
) -> Table:
    """The Allies have the turn and both sides hold cards."""
    return table(
        HALL,
        a="ape_trooper e",
        b="ape_trooper w",
        z="sturmzombie w",
        y="gretel w",
        hands=(allies, swd),
        cp=cp,
        effects=effects or {},
        kept=kept or {},
        rolls=rolls or [],
    )


@pytest.mark.rule("inc.example.snafu-chain", "inc.ruling.response-stack")
def test_a_card_is_pending_again_when_the_snafu_on_it_is_killed() -> None:
    t = hall(["booby_trap"], ["snafu", "snafu"], cp=(3, 2))
    trap = t.card("booby_trap")
    t.play("play booby_trap", f"snafu {trap}")
    assert (t.side, t.offered()) == ("allies", ["Pass", f"Kill {t.card('snafu')}"])
    t.play(f"kill {t.card('snafu')}")
    assert (t.side, t.asked) == ("swd", ask.Respond)
    assert t.offered() == ["Pass", f"Kill {trap}", f"Snafu {trap}"]
    t.play(f"snafu {trap}")
    assert (t.asked, t.told(Rolled)) == (ask.PlayerTurn, [])
    assert sorted(t.g.discard) == sorted([t.card("snafu"), t.card("snafu", 1), trap])


@pytest.mark.rule(
    "inc.example.snafu-on-snafu", "inc.ruling.response-stack", "inc.card.snafu-priority"
)
def test_a_snafu_on_a_snafu_lets_the_first_card_act_if_nobody_answers_again() -> None:
    t = hall(["rackley", "snafu"], ["snafu"], cp=(0, 2), rolls=[1])
    t.play("play rackley", "on y", f"snafu {t.card('rackley')}")
    mine, yours = t.card("snafu", 0), t.card("snafu", 1)
    assert (t.side, t.offered()) == ("allies", ["Pass", f"Snafu {yours}"])
    t.play(f"snafu {yours}")
    assert (t.side, t.asked, t.told(Rolled)) == ("swd", ask.Respond, [])
    assert sorted(t.g.discard) == sorted([mine, yours])
    t.play("pass")
    assert (len(t.told(Rolled)), [n.card for n in t.told(CardNegated)]) == (1, [yours])


@pytest.mark.rule("inc.ruling.response-stack", "inc.ruling.negated-still-spent")
def test_a_killed_card_is_gone_for_good_and_its_player_cannot_answer() -> None:
    t = hall(["booby_trap", "snafu"], [], cp=(9, 2))
    t.play("play booby_trap", f"kill {t.card('booby_trap')}")
    assert (t.side, t.asked, t.g.discard) == ("allies", ask.PlayerTurn, [t.card("booby_trap")])
    assert (t.g.cp, t.told(Rolled)) == ([9, 0], [])


@pytest.mark.rule("inc.ruling.response-scope")
def test_only_the_rival_answers_a_card_and_only_that_card() -> None:
    t = hall(["booby_trap", "snafu"], ["snafu"], cp=(9, 9), effects={"a": ["medal"]}, rolls=[1, 1])
    t.let_go("checkpoint")
    t.play("play booby_trap")
    trap = t.card("booby_trap")
    assert (t.side, t.offered()) == ("swd", ["Pass", f"Kill {trap}", f"Snafu {trap}"])
    t.play("pass")
    assert (t.asked, len(t.told(Rolled))) == (ask.PlayerTurn, 2)


@pytest.mark.rule("inc.card.snafu", "inc.ruling.snafu-discard", "inc.ruling.negated-still-spent")
@pytest.mark.parametrize("title", ["booby_trap", "low_ammo"])
def test_a_snafu_negates_a_card_as_it_is_played_whatever_its_type(title: str) -> None:
    t = hall([title], ["snafu"])
    t.play(f"play {title}")
    if t.asked == ask.CardTarget:
        t.play("on y")
    t.play(f"snafu {t.card(title)}")
    assert (t.told(Rolled), t.g.in_play, t.g.hands) == ([], {}, [[], []])
    assert sorted(t.g.discard) == sorted([t.card(title), t.card("snafu")])


@pytest.mark.rule("inc.card.snafu", "inc.ruling.snafu-targets", "inc.ruling.snafu-discard")
def test_a_snafu_takes_any_card_in_play_off_the_table_but_none_that_is_kept() -> None:
    t = hall(
        ["snafu"],
        ["medkit"],
        effects={"a": ["minor_wound"], "zombies": ["v_stimulator"]},
        kept={"b": ["medal"]},
    )
    t.play("activate a")
    wound = t.card("minor_wound")
    offered = [option for option in t.offered() if option.startswith("Snafu")]
    assert offered == [f"Snafu {wound}", f"Snafu {t.card('v_stimulator')}"]
    t.play(f"snafu {wound}")
    assert (t["a"].ap, wound in t.g.in_play) == (3, False)
    assert sorted(t.g.discard) == sorted([wound, t.card("snafu")])


@pytest.mark.rule("inc.ruling.response-stack", "inc.card.snafu-priority")
@pytest.mark.parametrize("answer", ["kill", "snafu"])
def test_a_card_in_play_stays_when_the_snafu_on_it_is_negated(answer: str) -> None:
    t = hall(["snafu"], ["snafu"], cp=(0, 3), effects={"a": ["minor_wound"]})
    wound, snafu = t.card("minor_wound"), t.card("snafu")
    t.play("activate a", f"snafu {wound}", f"{answer} {snafu}")
    assert (wound in t.g.in_play, snafu in t.g.discard, t["a"].ap) == (True, True, 2)


@pytest.mark.rule("inc.ruling.snafu-targets")
def test_a_snafu_finds_nothing_in_resolved_events_or_an_empty_table() -> None:
    t = hall(["booby_trap"], ["snafu"], rolls=[1, 1])
    t.play("play booby_trap", "pass", "activate a", "step s", "endactivation")
    assert (t.asked, t.g.hands[1]) == (ask.PlayerTurn, [t.card("snafu")])


@pytest.mark.rule("inc.ruling.snafu-discard")
def test_a_card_hit_by_snafu_is_shuffled_back_with_the_discard_pile() -> None:
    t = table(
        HALL,
        a="ape_trooper e",
        b="ape_trooper w",
        y="gretel w",
        hands=(["rackley"], ["snafu"]),
        deck=[],
        lots=0,
    )
    cards = {t.card("rackley"), t.card("snafu")}
    t.play("play rackley", "on y", f"snafu {t.card('rackley')}")
    t.play("endturn", "endturn", "pass", "0 bid 0", "1 bid 0")
    assert {card for hand in t.g.hands for card in hand} == cards


@pytest.mark.rule("inc.cp.no-counter-cp", "inc.ruling.response-stack")
def test_command_points_do_not_answer_command_points() -> None:
    t = hall(["medal"], [], cp=(9, 2))
    t.play("play medal", "on a", f"kill {t.card('medal')}")
    assert (t.asked, t["a"].effects, t.g.cp) == (ask.PlayerTurn, (), [9, 0])


@pytest.mark.rule("inc.ruling.kill-ends-at-once")
def test_a_killed_effect_ends_at_once_and_what_was_done_with_it_stands() -> None:
    t = table(
        HALL,
        a="ape_trooper e",
        b="ape_trooper w",
        y="gretel w",
        current="a",
        cp=(0, 2),
        effects={"a": ["extra_ammo"]},
        rolls=[5, 5, 1, 1, 1, 2, 3],
    )
    t.play("shoot y", "pass")
    assert (len(t.told(Rolled)[0].dice), t["y"].damage) == (4, 2)
    t.play("shoot y", f"kill {t.card('extra_ammo')}")
    assert (len(t.told(Rolled)[1].dice), t["y"].damage) == (3, 2)


@pytest.mark.rule("inc.ruling.late-choices")
def test_a_card_names_its_target_before_it_can_be_answered() -> None:
    t = hall(["rackley"], [], cp=(0, 2))
    t.play("play rackley")
    assert (t.side, t.asked) == ("allies", ask.CardTarget)
    t.play("on y")
    assert (t.side, t.asked) == ("swd", ask.Respond)


@pytest.mark.rule("inc.deck.any-number-per-turn", "inc.card.effect-stack")
def test_a_player_plays_as_many_cards_in_a_turn_as_he_holds() -> None:
    t = hall(["medal", "medal", "medal", "extra_ammo"], [])
    t.play("play medal", "on a", "play medal", "on a", "play medal", "on b")
    t.play("play extra_ammo", "on b")
    assert (len(t["a"].effects), len(t["b"].effects), t.g.hands[0]) == (2, 2, [])
