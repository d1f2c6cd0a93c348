"""All thirty-three titles of the combat deck: their windows, and killing them soon and late."""

from collections.abc import Callable
from typing import NamedTuple

import pytest

from games.incursion.starts import pass_until
from games.incursion.table import Table, table
from sobremesa.games.incursion import questions as ask
from sobremesa.games.incursion.content.loading import own_content
from sobremesa.games.incursion.content.schema import SIDE_NAMES
from sobremesa.games.incursion.events import CardKilled
from sobremesa.games.incursion.state import Stage
from sobremesa.kernel import Ask
from sobremesa.testing import play


class Printed(NamedTuple):
    """A row of the deck: what the inventory says of a title."""

    title: str
    copies: int
    type: str
    icon: bool
    kill: int
    window: str
    lasts: bool


def _row(line: str) -> Printed:
    title, copies, type, kill, window, *marks = line.split()
    lasts = type == "effect" or "lasts" in marks
    return Printed(title, int(copies), type, "icon" in marks, int(kill), window, lasts)


DECK = [
    _row(line)
    for line in """
    extra_ammo 3 effect 2 own
    armour_piercing_ammo 3 effect 2 own
    medal 3 effect 2 own
    low_ammo 3 effect 2 own
    liquid_courage 1 effect 2 own
    v_neutraliser 1 effect 4 own icon
    v_stimulator 1 effect 4 own icon
    grinding_gears 1 effect 4 own icon
    improved_impulse 1 effect 4 own icon
    full_throttle 1 effect 4 own
    minor_wound 3 effect 2 own
    major_wound 1 effect 4 own
    combat_stare 2 effect 3 own
    jammed_radio 2 effect 3 own
    sir_yes_sir 2 effect 3 own
    brain_sausage 3 effect 2 before_hand icon
    combat_fury 2 effect 3 own
    smashing_blow 2 effect 3 own
    hail_of_lead 1 effect 4 own
    savage_fury 1 effect 4 own
    wild_weasel 1 event 3 own lasts
    power_drop 1 event 4 after_bid lasts
    flooded_tunnel 1 event 4 after_bid lasts
    intelligence_report 1 event 4 after_bid
    snafu 6 event 3 any
    lucky_devil 6 event 2 damage
    cave_in 1 event 2 own lasts
    booby_trap 3 event 2 own
    hidden_tunnel 1 event 4 own lasts
    rackley 3 event 2 own
    blaze_of_glory 2 event 3 death
    critical_hit 2 event 3 dice
    medkit 1 event 3 own
    """.strip().splitlines()
]
ONE_SIDED = {"wild_weasel": "allies", "hidden_tunnel": "swd"}
SPOTS = {"any": {"respond", "checkpoint"}}

HALL = """
%%%%%%%%%%%%%%%
1a . z . . . b%
%             %
1. . . y . . .%
%%%%%%%%%%%%%%%
"""


def each_title() -> pytest.MarkDecorator:
    return pytest.mark.parametrize("printed", DECK, ids=lambda printed: printed.title)


def stand(
    side: str,
    hand: list[str],
    *,
    other: list[str] | None = None,
    effects: dict[str, list[str]] | None = None,
    cp: tuple[int, int] = (0, 0),
    stage: Stage = Stage.FIRST_TURN,
    ask_always: bool = False,
) -> Table:
    """A position with something to do for every card; `side` has the turn, and that hand."""
    hands = (hand, other or []) if side == "allies" else (other or [], hand)
    return table(
        HALL,
        a="ape_trooper e damage=1",
        b="ape_trooper w",
        y="gretel w damage=3",
        z="sturmzombie w",
        side=side,
        hands=hands,
        effects=effects or {},
        cp=cp,
        stage=stage,
        rolls=[6] * 20,
        spare=True,
        settings={"ask-always": "always" if ask_always else "never"},
    )


def figures_of(side: str) -> tuple[str, str]:
    """A figure of that side, and an enemy that it can shoot."""
    return ("a", "z") if side == "allies" else ("y", "a")


def rival(side: str) -> str:
    return SIDE_NAMES[1 - SIDE_NAMES.index(side)]


# Windows: a table at the pause of each window, for a side that holds one card


def _own(side: str, title: str) -> Table:
    return stand(side, [title], ask_always=True)


def _before_hand(side: str, title: str) -> Table:
    return stand(side, [title], ask_always=True, stage=Stage.BEFORE_HAND)


def _after_bid(side: str, title: str) -> Table:
    return stand(side, [title], ask_always=True, stage=Stage.AFTER_BID)


def _dice(side: str, title: str) -> Table:
    figure, enemy = figures_of(side)
    t = stand(side, [title], ask_always=True)
    t.play(f"activate {figure}", f"shoot {enemy}")
    return t


def _damage(side: str, title: str) -> Table:
    figure, enemy = figures_of(rival(side))
    t = stand(rival(side), [], other=[title], ask_always=True)
    t.play(f"activate {figure}", f"shoot {enemy}")
    return t


def _death(side: str, title: str) -> Table:
    t = _damage(side, title)
    t.play("pass")
    return t


def _respond(side: str, title: str) -> Table:
    t = stand(rival(side), ["medal"], other=[title], ask_always=True)
    t.play("play medal", "on a")
    return t


def _checkpoint(side: str, title: str) -> Table:
    t = stand(rival(side), [], other=[title], effects={"a": ["combat_stare"]}, ask_always=True)
    t.play(f"activate {figures_of(rival(side))[0]}")
    return t


WINDOWS: dict[str, Callable[[str, str], Table]] = {
    "own": _own,
    "before_hand": _before_hand,
    "after_bid": _after_bid,
    "dice": _dice,
    "damage": _damage,
    "death": _death,
    "respond": _respond,
    "checkpoint": _checkpoint,
}
ASKED: dict[str, type[Ask]] = {
    "own": ask.PlayerTurn,
    "before_hand": ask.BeforeHand,
    "after_bid": ask.AfterBid,
    "dice": ask.CriticalHit,
    "damage": ask.LuckyDevil,
    "death": ask.BlazeOfGlory,
    "respond": ask.Respond,
    "checkpoint": ask.Checkpoint,
}


def open_windows(side: str, title: str) -> set[str]:
    """The windows in which the card may be played by that side."""
    found = set()
    for name, pause in WINDOWS.items():
        t = pause(side, title)
        assert (t.asked, t.side) == (ASKED[name], side)
        if t.offers(f"play {title}") or (title == "snafu" and t.offers("snafu")):
            found.add(name)
    return found


@pytest.mark.rule("inc.card.types")
def test_the_deck_has_sixty_six_cards_of_thirty_three_titles() -> None:
    cards = own_content().cards
    assert [
        Printed(c.id, c.copies, c.kind, c.swd, c.kill, c.window, printed.lasts)
        for c, printed in zip(cards.values(), DECK, strict=True)
    ] == DECK
    assert sum(printed.copies for printed in DECK) == 66


@pytest.mark.rule(
    "inc.deck.default-window",
    "inc.card.event-as-printed",
    "inc.ruling.own-window",
    "inc.ruling.unplayable-cards",
    "inc.card.snafu",
    "inc.card.brain-sausage-timing",
)
@each_title()
@pytest.mark.parametrize("side", SIDE_NAMES)
def test_a_card_is_played_in_its_own_window_and_in_no_other(printed: Printed, side: str) -> None:
    expected = SPOTS.get(printed.window, {printed.window})
    if ONE_SIDED.get(printed.title, side) != side:
        expected = set()
    assert open_windows(side, printed.title) == expected


@pytest.mark.rule("inc.ruling.unplayable-cards")
def test_cards_for_the_other_side_can_be_thrown_away_before_drawing() -> None:
    t = stand("allies", ["hidden_tunnel"], other=["wild_weasel"], stage=Stage.BEFORE_HAND)
    t.play(f"0 discard {t.card('hidden_tunnel')}", f"1 discard {t.card('wild_weasel')}")
    assert t.g.discard == [t.card("hidden_tunnel"), t.card("wild_weasel")]


# Killing


def announced(printed: Printed, cp: tuple[int, int]) -> tuple[Table, str]:
    """The card has just been played by the side given with the table."""
    title = printed.title
    side = {"hidden_tunnel": "swd", "brain_sausage": "swd"}.get(title, "allies")
    figure, enemy = figures_of(side)
    match printed.window:
        case "own":
            t = stand(side, [title], cp=cp)
        case "before_hand":
            t = stand(side, [title], cp=cp, stage=Stage.BEFORE_HAND)
        case "after_bid":
            t = stand(side, [title], cp=cp, stage=Stage.AFTER_BID)
        case "any":
            t = stand(side, [title], cp=cp, effects={"a": ["jammed_radio"]})
            t.play(f"activate {figure}", f"snafu {t.card('jammed_radio')}")
            return t, side
        case "dice":
            t = stand(side, [title], cp=cp)
            t.play(f"activate {figure}", f"shoot {enemy}")
        case _:
            figure, enemy = figures_of(rival(side))
            t = stand(rival(side), [], other=[title], cp=cp)
            t.play(f"activate {figure}", f"shoot {enemy}")
    t.play(f"play {title}")
    if t.asked == ask.CardTarget:
        play(t.match, t.offered()[0])
    return t, side


@pytest.mark.rule("inc.cp.kill-on-play", "inc.card.types", "inc.ruling.negated-still-spent")
@each_title()
def test_the_rival_kills_a_card_as_it_is_played_for_its_kill_value(printed: Printed) -> None:
    t, side = announced(printed, (printed.kill, printed.kill))
    card = t.card(printed.title)
    assert (t.side, t.asked) == (rival(side), ask.Respond)
    before = list(t.g.cp)
    t.play(f"kill {card}")
    paid = [have - left for have, left in zip(before, t.g.cp, strict=True)]
    assert paid[SIDE_NAMES.index(rival(side))] == printed.kill
    assert [(killed.card, killed.cp) for killed in t.told(CardKilled)] == [(card, printed.kill)]
    assert card in t.g.discard
    assert card not in t.g.in_play
    assert not any(card in hand for hand in t.g.hands)


@pytest.mark.rule(
    "inc.cp.kill-on-play",
    "inc.card.event-duration",
    "inc.card.event-default-instant",
    "inc.card.effect-placement",
)
@each_title()
def test_with_a_point_too_little_a_card_is_not_killed_and_stays_or_is_discarded_as_printed(
    printed: Printed,
) -> None:
    t, _ = announced(printed, (printed.kill - 1, printed.kill - 1))
    card = t.card(printed.title)
    assert (card in t.g.in_play, card in t.g.discard) == (printed.lasts, not printed.lasts)
    assert t.told(CardKilled) == []


@pytest.mark.rule("inc.cp.kill-in-play", "inc.ruling.kill-ends-at-once", "inc.ruling.checkpoints")
@pytest.mark.parametrize(
    "printed", [printed for printed in DECK if printed.lasts], ids=lambda printed: printed.title
)
@pytest.mark.parametrize("killer", SIDE_NAMES)
def test_a_card_in_play_is_killed_later_by_either_side(printed: Printed, killer: str) -> None:
    t, _ = announced(printed, (9, 9))
    card = t.card(printed.title)
    t.play("pass")
    t.let_go("checkpoint")
    pass_until(t, lambda t: t.asked == ask.PlayerTurn and t.side == killer)
    before = t.g.cp[SIDE_NAMES.index(killer)]
    t.play(f"kill {card}")
    assert t.g.cp[SIDE_NAMES.index(killer)] == before - printed.kill
    assert (card in t.g.discard, t.g.in_play) == (True, {})
    assert not t.g.zombie_effects
    assert not any(figure.effects or figure.frozen for figure in t.g.figures.values())
    assert (t.g.cave_in, t.g.tunnel, t.g.power_drop, t.g.flooded) == (-1, -1, False, False)
