"""The option ask-always: the game pauses alike whatever a side holds."""

from collections.abc import Sequence
from typing import NamedTuple

import pytest

from games.incursion.table import Table, table
from sobremesa.games.incursion import GAME
from sobremesa.games.incursion import questions as ask
from sobremesa.games.incursion.options import Buy
from sobremesa.games.incursion.state import Battle, Stage
from sobremesa.kernel import Ask, Match, Option
from sobremesa.testing import play

HALL = """
%%%%%%%%%%%%%%%
1. . . . . . b%
%             %
1. . z . . a .%
%             %
%. . y . . . .%
%%%%%%%%%%%%%%%
"""
QUIET = ["medkit", "cave_in"]
SECRETS = [
    ["snafu", "snafu"],
    ["lucky_devil", "minor_wound"],
    ["blaze_of_glory", "critical_hit"],
    ["brain_sausage", "power_drop"],
    ["intelligence_report", "flooded_tunnel"],
]


class Scene(NamedTuple):
    """What happens while the German hand is secret, and which windows must open."""

    windows: set[type[Ask]]
    choices: list[str]
    side: str = "allies"
    rolls: tuple[int, ...] = ()
    effects: tuple[str, ...] = ()
    stage: Stage = Stage.FIRST_TURN

    @property
    def name(self) -> str:
        return " ".join(self.choices or (kind.kind for kind in self.windows))


SCENES = [
    Scene({ask.LuckyDevil, ask.BlazeOfGlory, ask.CriticalHit}, ["activate a", "shoot z"],
          rolls=(4, 1, 2, 3)),
    Scene({ask.LuckyDevil, ask.BlazeOfGlory}, ["activate a", "aim grenade", "square 2,1"],
          rolls=(6, 1, 3)),
    Scene({ask.LuckyDevil, ask.BlazeOfGlory, ask.CriticalHit}, ["activate y", "shoot a"], "swd",
          rolls=(6, 1)),
    Scene({ask.LuckyDevil, ask.CriticalHit}, ["activate y", "shoot a"], "swd", rolls=(6, 1)),
    Scene({ask.Checkpoint}, ["activate b", "turn n", "turn w", "turn n", "endactivation"],
          effects=("medal",)),
    Scene({ask.Respond}, ["play low_ammo", "on y"]),
    Scene({ask.BeforeHand}, [], stage=Stage.BEFORE_HAND),
    Scene({ask.AfterBid}, [], stage=Stage.AFTER_BID),
]  # fmt: skip


def stage_scene(scene: Scene, hand: list[str], *, always: bool = True) -> Table:
    wounded = ask.BlazeOfGlory in scene.windows or scene.side == "allies"
    return table(
        HALL,
        a=f"ape_trooper w damage={int(wounded)}",
        b="ape_trooper w",
        z="bomberzombie e",
        y="gretel e",
        side=scene.side,
        stage=scene.stage,
        hands=(["low_ammo"], hand),
        effects={"b": scene.effects},
        rolls=scene.rolls,
        settings={"ask-always": "always" if always else "never"},
    )


def pauses(t: Table, choices: list[str]) -> list[tuple[str, type[Ask] | None]]:
    """Who is asked about what in between, if everybody lets every window go by."""
    seen: list[tuple[str, type[Ask] | None]] = []
    for choice in [*choices, ""]:
        while t.match.asks()[0].window not in ("", "intelligence"):
            seen.append((t.side, t.asked))
            play(t.match, "pass")
        if choice:
            t.play(choice)
    return seen


@pytest.mark.rule("inc.ruling.prompt-policy", "inc.deck.hand-secret")
@pytest.mark.parametrize("hand", SECRETS, ids=" ".join)
@pytest.mark.parametrize(
    "scene",
    SCENES,
    ids=lambda scene: scene.name,
)
def test_asked_always_the_pauses_of_the_game_do_not_betray_a_hand(
    scene: Scene, hand: list[str]
) -> None:
    usual = pauses(stage_scene(scene, QUIET), scene.choices)
    secret = pauses(stage_scene(scene, hand), scene.choices)
    assert usual == secret
    assert {kind for _, kind in usual} == scene.windows


@pytest.mark.rule("inc.ruling.prompt-policy")
@pytest.mark.parametrize(
    "scene",
    SCENES,
    ids=lambda scene: scene.name,
)
def test_asked_always_a_side_with_an_empty_hand_and_no_points_is_left_in_peace(
    scene: Scene,
) -> None:
    seen = pauses(stage_scene(scene, []), scene.choices)
    assert [pause for pause in seen if pause[0] == "swd"] == []


@pytest.mark.rule("inc.ruling.prompt-policy")
@pytest.mark.parametrize(
    "scene",
    SCENES,
    ids=lambda scene: scene.name,
)
def test_without_the_option_only_those_who_can_answer_are_asked(scene: Scene) -> None:
    assert pauses(stage_scene(scene, QUIET, always=False), scene.choices) == []


@pytest.mark.rule("inc.ruling.prompt-policy")
def test_a_standing_order_passes_in_a_window_without_a_question() -> None:
    scene = SCENES[0]
    t = stage_scene(scene, ["lucky_devil", "blaze_of_glory"])
    t.let_go("lucky_devil", "blaze_of_glory", "critical_hit")
    t.play(*scene.choices)
    assert (t.asked, t.alive("z"), len(t.g.hands[1])) == (ask.Act, False, 2)


@pytest.mark.rule("inc.ruling.force-secret")
def test_a_side_that_has_spent_everything_says_itself_that_it_is_ready() -> None:
    for mode, awaited in (("never", (1,)), ("always", (0,))):
        setup = GAME.prepare("m3", 2, {"ask-always": mode})
        match = Match.start(GAME, setup, 1)
        while len(options := [each for each in force_of(match, 0) if isinstance(each, Buy)]) > 0:
            match.choose(0, options[0])
        assert match.awaited() == awaited


def force_of(match: Match[Battle], seat: int) -> Sequence[Option]:
    question = match.ask_of(seat)
    return () if question is None else question.options
