"""The story as it is told: moves, turns, cards and one of each event, in both languages."""

from collections.abc import Callable

import msgspec
import pytest

from games.incursion.table import Table
from sobremesa.games.incursion import GAME
from sobremesa.games.incursion import events as e
from sobremesa.games.incursion import questions as ask
from sobremesa.games.incursion.content.loading import own_content
from sobremesa.games.incursion.screen.names import index_of
from sobremesa.kernel import LANGUAGES, BadContent, Event

from .shown import line_of
from .telling import corridor, told

# Moves and turns


def test_a_step_names_its_square_and_draws_its_path() -> None:
    t = corridor(current="a")
    t.play("step e")
    line = told(t, e.Stepped)
    assert line.text == "Soldado APE 1 va a B1 por 1 PA; le quedan 2 PA."
    assert line.path == (f"c{t.cell(0, 0)}", f"c{t.cell(1, 0)}")


@pytest.mark.parametrize(
    ("ap", "cp", "choice", "kind", "spanish", "english"),
    [
        (
            3,
            0,
            "step e",
            e.Stepped,
            "va a B1 por 1 PA; le quedan 2 PA",
            "to B1 for 1 AP; 2 AP left",
        ),
        (2, 0, "turn n", e.Turned, "al norte por 1 PA; le queda 1 PA", "north for 1 AP; 1 AP left"),
        (1, 0, "step e", e.Stepped, "va a B1 por 1 PA; no le quedan PA", "for 1 AP; no AP left"),
        (0, 1, "step e", e.Stepped, "va a B1 por 1 PM", "moves to B1 for 1 CP"),
    ],
)
def test_a_move_is_one_line_with_its_cost(
    ap: int, cp: int, choice: str, kind: type[Event], spanish: str, english: str
) -> None:
    t = corridor(current="a", ap=ap, cp=(cp, 0))
    t.play(choice)
    assert f"{spanish}." in told(t, kind).text
    assert f"{english}." in told(t, kind, "en").text
    assert [t.match.game.line(paid, t.match.game.texts["es"]) for paid in t.told(e.Paid)] == [None]


def test_a_move_that_costs_nothing_says_so() -> None:
    t = corridor(a="ape_trooper e", z="blitzhund w", side="swd", current="z")
    t.play("turn n")
    assert told(t, e.Turned).text == "Blitzhund 1 gira al norte sin coste."


def test_the_first_of_two_rolls_is_seen() -> None:
    t = corridor(z="ilsa w", side="swd", current="z", rolls=[1, 6, 5])
    t.play("shoot a")
    assert t.match.journal is not None
    kinds = [type(line.event) for line in t.match.journal.lines]
    assert [kind for kind in kinds if kind in (e.FirstRolled, e.Rerolled, e.Rolled)] == [
        *(e.FirstRolled, e.Rerolled, e.Rolled),
    ]
    line = told(t, e.FirstRolled)
    assert (line.text, [die.face for die in line.dice]) == ("Ilsa saca primero 1, 6.", ["1", "6"])


def test_dice_are_seen_before_a_player_is_asked_to_reroll_them() -> None:
    t = corridor(a="slugger_murphy e", z="gretel w 1,0", current="a", rolls=[3], spare=True)
    t.play("strike z")
    assert (t.asked, [roll.dice for roll in t.told(e.FirstRolled)]) == (ask.Reroll, [(3,)])


def test_a_roll_that_cannot_be_repeated_is_told_once() -> None:
    t = corridor(current="a", rolls=[1, 2, 4])
    t.play("shoot z")
    assert t.told(e.FirstRolled) == []


def test_blaze_of_glory_and_critical_hit_name_their_figure() -> None:
    blazing = corridor(
        current="a", hands=([], ["blaze_of_glory"]), rolls=[4, 4, 4], y="sturmzombie w 2,0"
    )
    blazing.play("shoot y", "play blaze_of_glory")
    assert (
        told(blazing, e.CardPlayed).text == "El SWD juega «Destello de gloria» para Sturmzombie 2."
    )
    critical = corridor(current="a", hands=(["critical_hit"], []))
    critical.play("shoot z", "play critical_hit")
    english = told(critical, e.CardPlayed, "en")
    assert english.text == "The Allies play “Critical Hit” for APE Trooper 1."
    assert english.pieces == (f"f{critical.names['a']}",)


@pytest.mark.parametrize(
    ("event", "none", "one", "two"),
    [
        (lambda n: e.Reshuffled(n), "0 cards", "1 card.", "2 cards"),
        (lambda n: e.Activated(2, n), "with no AP", "with 1 AP", "with 2 AP"),
        (lambda n: e.BlazeBegan(2, n), "with no AP", "with 1 AP", "with 2 AP"),
        (lambda n: e.DrewUnseen(0, n), "0 cards", "1 card.", "2 cards"),
        (lambda n: e.Damaged(2, n), "none left", "1 left", "2 left"),
        (lambda n: e.ZombiesDeployed("1", n), "0 Sturmzombies wait", "1 Sturmzombie waits",
         "2 Sturmzombies wait"),
    ],
)  # fmt: skip
def test_counts_read_well_for_none_one_and_two(
    event: Callable[[int], Event], none: str, one: str, two: str
) -> None:
    for count, words in enumerate((none, one, two)):
        assert words in line_of(corridor(), event(count), "en").text


@pytest.mark.parametrize(
    ("event", "none", "one", "two"),
    [
        (lambda n: e.Reshuffled(n), "0 cartas", "1 carta.", "2 cartas"),
        (lambda n: e.Activated(2, n), "sin PA", "con 1 PA", "con 2 PA"),
        (lambda n: e.Damaged(2, n), "no le queda ninguno", "le queda 1", "le quedan 2"),
    ],
)
def test_counts_read_well_in_spanish(
    event: Callable[[int], Event], none: str, one: str, two: str
) -> None:
    for count, words in enumerate((none, one, two)):
        assert words in line_of(corridor(), event(count)).text


@pytest.mark.parametrize(
    ("message", "variable", "one", "two"),
    [
        ("option-deploy-rest", "count", "1 Sturmzombie waits", "2 Sturmzombies wait"),
        ("told-lots", "count", "1 Sturmzombie a turn", "2 Sturmzombies a turn"),
        ("weapon-shots", "number", "1 shot each time", "2 shots each time"),
        ("has-ap", "ap", "1 AP", "2 AP"),
    ],
)
def test_messages_with_a_count_know_the_singular(
    message: str, variable: str, one: str, two: str
) -> None:
    text = GAME.texts["en"]
    for count, words in ((1, one), (2, two)):
        said = text(message, **{variable: count, "point": "point 1"})
        assert words in said
        assert not said.startswith(f"{words}s")


@pytest.mark.parametrize(
    ("event", "text"),
    [
        (e.Paid(2, 1, 0, 0, 1), "Soldado APE 2 gasta 1 PA; le queda 1 PA."),
        (e.Paid(2, 1, 0, 1, 0), "Soldado APE 2 gasta 1 PA + 1 PM; no le quedan PA."),
        (e.Paid(50002, 0, 2, 0, 0), "Sturmzombie 2 actúa por 2 PM de Gretel."),
        (e.Paid(2, 0, 0, 0, 0), "Soldado APE 2 actúa con lo que sobraba de un PM."),
    ],
)
def test_payment_is_a_detail(event: e.Paid, text: str) -> None:
    line = line_of(corridor(), event)
    assert (line.text, line.weight) == (text, "detail")


def test_first_steps_tell_nothing_of_command_points() -> None:
    game = corridor().match.game
    assert game.line(e.CpTaken(0, 0, 0), game.texts["en"]) is None


@pytest.mark.parametrize(
    ("event", "spanish", "english"),
    [
        (
            e.BidsShown(2, 1, 0),
            "Puja: Aliados 2, SWD 1. Empiezan los Aliados.",
            "Bid: Allies 2, SWD 1. The Allies go first.",
        ),
        (e.BidsShown(0, 0, 0), "Empiezan los Aliados.", "The Allies go first."),
        (e.CpTaken(1, 2, 0), "El SWD recibe 2 PM.", "The SWD gets 2 CP."),
        (
            e.ForceShown(1, ("gretel", "bomberzombie", "bomberzombie"), 2),
            "Fuerza del SWD: 1 × Gretel von X, 2 × Bomberzombie, 4 Sturmzombies por turno.",
            "SWD force: 1 × Gretel von X, 2 × Bomberzombie, 4 Sturmzombies a turn.",
        ),
        (
            e.WatchEnded(2, "doubles"),
            "Soldado APE 2 saca un doble: sin munición, deja el fuego de reacción.",
            "APE Trooper 2 rolls a double: out of ammo, it leaves reaction fire.",
        ),
        (
            e.KnockRolled(70001, 2, 3, False),
            "Gretel no derriba a Soldado APE 2: sale 3, hacía falta 4.",
            "Gretel does not knock APE Trooper 2 down: 3, and 4 was needed.",
        ),
        (
            e.ItemTaken(30001, 2),
            "Sargento APE toma la baliza de Soldado APE 2.",
            "APE Sergeant takes the beacon from APE Trooper 2.",
        ),
        (
            e.Damaged(2, 0),
            "Soldado APE 2 sufre 1 PD; no le queda ninguno.",
            "APE Trooper 2 suffers 1 DP; none left.",
        ),
    ],
)
def test_golden_lines(event: Event, spanish: str, english: str) -> None:
    t = corridor()
    assert line_of(t, event, "es").text == spanish
    assert line_of(t, event, "en").text == english


def test_turns_and_the_end_are_headings() -> None:
    t = corridor()
    events = (e.TurnBegan(3), e.PlayerTurnBegan(1), e.MissionEnded("sealed"))
    lines = [line_of(t, event, "en") for event in events]
    assert [line.text for line in lines] == [
        "Turn 3",
        "Turn of the SWD",
        "The Allies win: all gates are sealed",
    ]
    assert {line.weight for line in lines} == {"heading"}
    assert [line.owner for line in lines] == ["", "swd", "allies"]


# Cards


def test_a_card_says_on_what_it_is_played() -> None:
    t = corridor()
    plays = [
        (e.CardPlayed(1, t.card("booby_trap"), -1), "El SWD juega «Trampa para bobos»."),
        (
            e.CardPlayed(1, t.card("v_stimulator"), -1),
            "El SWD juega «Estimulador V» sobre Sturmzombie.",
        ),
        (
            e.CardPlayed(0, t.card("medal"), 2),
            "Los Aliados juegan «Buscando una medalla» sobre Soldado APE 2.",
        ),
        (
            e.CardPlayed(0, t.card("snafu"), t.card("medal")),
            "Los Aliados juegan «SNAFU» sobre «Buscando una medalla».",
        ),
        (
            e.CardPlayed(1, t.card("cave_in"), t.cell(2, 0)),
            "El SWD juega «Derrumbamiento» sobre C1.",
        ),
    ]
    assert [line_of(t, event).text for event, _ in plays] == [text for _, text in plays]


def test_the_rival_is_told_how_many_cards_were_drawn_and_not_which() -> None:
    t = corridor()
    drew, unseen = e.Drew(1, (t.card("medal"),)), e.DrewUnseen(1, 1)
    assert line_of(t, drew).text == "El SWD roba: Buscando una medalla."
    assert line_of(t, unseen).text == "El SWD roba 1 carta."


# One of each


def samples(t: Table) -> list[Event]:
    """One event of each type, and of each way to tell it."""
    card, cell = t.card("medal"), t.cell(1, 0)
    watches = ("action", "activation", "dead", "doubles", "melee")
    blasts = ("grenade", "grenade_launcher", "ka_boom", "volatile")
    throws = (*blasts, "melee", "flamethrower", "fire", "booby_trap", "rackley")
    guns = ("smg", "two_smgs", "lmg", "hmg", "shotgun", "bambi")
    results = ("sealed", "allies-dead", "beacon-allies", "beacon-swd", "escaped", "turn-cap")
    return [
        e.ForceShown(0, ("ape_trooper", "ape_trooper"), 0),
        e.TurnBegan(1),
        e.CpTaken(1, 5, 4),
        e.HandDiscarded(0, (card,)),
        e.Drew(0, (card,)),
        e.DrewUnseen(0, 2),
        e.Reshuffled(40),
        e.IntelligenceInvoked(),
        e.BidsShown(1, 2, 1),
        e.Deployed(2, "A"),
        e.Deployed(70001, "tunnel"),
        e.ZombiesDeployed("1", 4),
        e.PlayerTurnBegan(0),
        e.PlayerTurnEnded(1),
        e.Activated(2, 3),
        e.Paid(2, 1, 0, 0, 2),
        e.Entered(2, cell, 1),
        e.Stepped(2, cell, cell + 1),
        e.Turned(2, 3),
        e.LeptBack(80001, cell),
        e.LeptBack(80001, -1),
        e.DoorMoved(2, 0, True),
        e.DoorMoved(2, 0, False),
        e.GateSealed(2, 0),
        e.ItemTaken(2, -1),
        e.ItemTaken(2, 1),
        e.ItemDropped(2, cell, True),
        e.ItemDropped(2, cell, False),
        e.LeftBoard(2, "X"),
        *(e.Rolled(source, 2, 1, (4,), 0, 6, 0, False) for source in (*throws, *guns)),
        *(e.Rolled(source, -1, 1, (4,), 0, 6, 0, False) for source in ("fire", "rackley")),
        e.FirstRolled(2, (1, 5)),
        e.Rerolled(2, (1,), (5,)),
        e.Critical(2, 50001),
        *(e.Exploded(source, 2, cell, (cell,)) for source in blasts),
        e.Flamed(20001, (cell,)),
        e.FireDied((cell,)),
        e.Damaged(2, 1),
        e.DamageNegated(2),
        e.Died(2, cell),
        e.Clobbered(40001, 50001),
        e.KnockRolled(70001, 2, 5, True),
        e.StoodUp(2),
        e.WatchBegan(2),
        *(e.WatchEnded(2, why) for why in watches),
        e.Reloaded(2, 2),
        *(e.VolatileRolled(60001, die) for die in range(1, 7)),
        e.BlazeBegan(2, 3),
        e.Leveraged(30001, 2),
        e.CardPlayed(0, card, 2),
        e.CardKilled(1, card, 2),
        e.CardNegated(card),
        e.CardLeft(card),
        e.Fizzled(card),
        e.WeaselRolled(3),
        e.Frozen(50001),
        e.FellIn(cell),
        e.TunnelFound(cell),
        e.Rose(50009, cell),
        e.Healed(2),
        e.EffectKept(0, 2, card),
        *(e.MissionEnded(result) for result in results),
    ]


def test_every_event_is_told_in_both_languages() -> None:
    t = corridor()
    events = samples(t)
    for language in LANGUAGES:
        lines = [line_of(t, event, language) for event in events]
        assert all(line.text for line in lines)
        assert [line.rule for line in lines] == [event.rule for event in events]
    assert {type(event) for event in events} == set(GAME.event_types)


def test_maps_of_different_width_are_refused_since_lines_name_squares() -> None:
    content = own_content()
    narrow = "\n".join(["%X%%%Y%%%%%%%", "A. . . . . .1", "%%%%%%%%%%%%%", ""])
    mixed = msgspec.structs.replace(content, maps={**content.maps, "m1": narrow})
    assert index_of(content).width == 24
    with pytest.raises(BadContent, match=r"expected one width for all, got \[6, 24\]"):
        index_of(mixed)
