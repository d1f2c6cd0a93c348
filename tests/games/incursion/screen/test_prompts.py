"""Questions as they are read: titles, costs, odds, and what to click."""

from typing import Any

import pytest

from games.incursion.starts import muster, pass_until, start
from games.incursion.table import Table, table
from sobremesa.games.incursion import options as o
from sobremesa.games.incursion import questions as ask
from sobremesa.games.incursion.state import NOBODY, Stage
from sobremesa.kernel import LANGUAGES
from sobremesa.kernel.scene import ids

from .shown import choice, prompt_of, scene_of

HALL = """
    %%%%%%%%%%%
    %a . . z .%
    %         %
    %. . . . .%
    %%%%%%%%%%%
    """


def hall(a: str = "ape_trooper e", z: str = "sturmzombie w", **more: Any) -> Table:
    return table(HALL, a=a, z=z, **more)


# Titles and texts


@pytest.mark.parametrize(
    ("ap", "title"),
    [
        (2, "Soldado APE 1: te quedan 2 PA"),
        (1, "Soldado APE 1: te queda 1 PA"),
        (0, "Soldado APE 1: no te quedan PA"),
    ],
)
def test_the_title_says_who_acts_and_what_it_has_left(ap: int, title: str) -> None:
    t = hall(current="a", ap=ap, cp=(1, 0))
    assert prompt_of(t).title == title


def test_the_question_points_at_the_figure_that_acts() -> None:
    t = hall(current="a")
    asked = prompt_of(t)
    assert (asked.piece, asked.card) == (f"f{t['a'].id}", f"card-f{t['a'].id}")


def test_a_figure_that_acts_while_it_dies_is_asked_in_words_of_its_own() -> None:
    t = hall(current="a")
    t.g.current, t.g.blaze = NOBODY, t["a"].id
    question = ask.LastAct(0, [o.EndActivation()], t["a"].id)
    shown = t.match.game.prompt(t.g, question, 0, t.match.game.texts["en"])
    assert shown.title == "APE Trooper 1, at its last breath: 3 AP left"


def test_a_card_that_the_rival_plays_is_read_before_it_is_answered() -> None:
    t = hall(cp=(0, 3), hands=(["booby_trap"], ["snafu"]))
    t.play("play booby_trap")
    asked = prompt_of(t, "swd", "en")
    assert asked.title == "The rival plays “Booby Trap”"
    assert asked.text.startswith("One die against every enemy figure")
    assert [each.text for each in asked.choices] == [
        "Let it resolve",
        "Kill “Booby Trap”",
        "SNAFU on “Booby Trap”",
    ]
    assert asked.choices[1].cost == "2 CP"


# Choices


def test_choices_stand_in_the_order_of_the_options() -> None:
    t = hall(current="a", cp=(2, 0))
    asked = prompt_of(t)
    kinds = [type(option) for option in t.match.asks()[0].options]
    assert len(asked.choices) == len(kinds)
    assert asked.choices[kinds.index(o.Shoot)].text == "Disparar AML a Sturmzombie 1"
    assert asked.choices[kinds.index(o.EndActivation)].text == "Terminar activación"


def test_a_shot_shows_its_cost_its_odds_its_target_and_its_line() -> None:
    t = hall(current="a")
    shoot = choice(prompt_of(t), "Disparar")
    assert (shoot.cost, shoot.odds) == ("1 PA", "3 dados, 4+ · 88\N{NO-BREAK SPACE}% de baja")
    assert shoot.on == (f"f{t['z'].id}",)
    assert shoot.preview is not None
    assert shoot.preview.line == ((0.5, 0.5), (3.5, 0.5))
    assert (shoot.tone, shoot.key, shoot.rule) == ("attack", "d", "inc.ap.shoot")


@pytest.mark.parametrize(
    ("ap", "cp", "cost"), [(3, 0, "2 PA"), (1, 1, "1 PA + 1 PM"), (0, 2, "2 PM")]
)
def test_a_cost_tells_how_it_would_be_paid(ap: int, cp: int, cost: str) -> None:
    t = hall(current="a", ap=ap, cp=(cp, 0))
    assert choice(prompt_of(t), "Lanzar granada").cost == cost


def test_gretels_points_pay_for_zombies() -> None:
    t = hall(side="swd", current="z", ap=0, special=4)
    assert choice(prompt_of(t), "Avanzar a C1").cost == "1 PM de Gretel"


def test_an_action_by_command_in_ones_activation_may_be_paid_either_way() -> None:
    t = hall(current="a", ap=2, cp=(2, 0))
    t.play("command a")
    assert choice(prompt_of(t), "Avanzar a B1").cost == "1 PA o PM"


def test_steps_are_clicked_on_their_square_and_typed_by_arrows() -> None:
    t = hall(current="a")
    steps = {each.text: each for each in prompt_of(t).choices if each.icon == "walk"}
    ahead, aside = steps["Avanzar a B1"], steps["Paso a la derecha, a A2"]
    assert (ahead.on, ahead.key, ahead.cost) == ((f"c{t.cell(1, 0)}",), "→", "1 PA")
    assert (aside.on, aside.key, aside.cost) == ((f"c{t.cell(0, 1)}",), "↓", "2 PA")
    assert ahead.preview is not None
    assert ahead.preview.path == (f"c{t.cell(0, 0)}", f"c{t.cell(1, 0)}")


def test_turns_fold_into_one_button_and_show_what_would_be_seen() -> None:
    t = hall(current="a")
    asked = prompt_of(t)
    turns = [each for each in asked.choices if each.group == "turn"]
    assert asked.groups["turn"] == "Girar"
    assert [each.text for each in turns] == ["Girar al norte", "Girar al sur", "Girar al oeste"]
    south = turns[1].preview
    assert south is not None
    assert (south.style, set(south.cells)) == ("sight", {f"c{t.cell(x, 1)}" for x in range(5)})


@pytest.mark.rule("inc.rf.trigger")
def test_a_step_into_reaction_fire_says_whose() -> None:
    t = hall(a="ape_trooper e watching", z="sturmzombie n", side="swd", current="z")
    asked = prompt_of(t)
    assert choice(asked, "Paso a la izquierda, a C1").detail == "en la mira de Soldado APE 1"
    assert choice(asked, "Retroceder a D2").detail == "en la mira de Soldado APE 1"


@pytest.mark.rule("inc.fire.growth")
def test_a_step_into_fire_says_how_many_dice() -> None:
    t = hall(current="a", fires={(1, 0): "swd"})
    t["a"].heat = 1
    assert choice(prompt_of(t), "Avanzar a B1").detail == "fuego: 2 dados"


def test_a_door_is_clicked_on_its_edge() -> None:
    t = table(mission="m2", a="ape_trooper n 12,2", current="a", ap=2)
    gate = t.g.book.grid.doors[0][t.cell(12, 2)]
    close = choice(prompt_of(t), "Cerrar la compuerta")
    assert (close.on, close.cost) == ((f"d{gate}",), "1 PA")


def test_a_landing_square_shows_the_blast_and_everybody_in_it() -> None:
    t = hall(current="a")
    t.play("aim grenade")
    lands = choice(prompt_of(t), "Cae en B1")
    assert lands.odds == (
        "¡Soldado APE 1, de los tuyos! 33\N{NO-BREAK SPACE}%, Sturmzombie 1 67\N{NO-BREAK SPACE}%"
    )
    assert lands.preview is not None
    assert len(lands.preview.cells) == 9
    assert set(lands.preview.pieces) == {f"f{t['a'].id}", f"f{t['z'].id}"}


def test_flames_show_what_burns_so_far() -> None:
    t = hall(a="ape_incinerator e", current="a")
    t.play("aim flamethrower")
    asked = prompt_of(t)
    fire, on = asked.choices[0], choice(asked, "Incendiar C1")
    assert fire.text == "¡Fuego!"
    assert fire.preview is not None
    assert on.preview is not None
    assert fire.preview.cells == (f"c{t.cell(1, 0)}",)
    assert on.preview.cells == (f"c{t.cell(1, 0)}", f"c{t.cell(2, 0)}")


def test_the_second_shot_of_bambi_shows_its_falling_bonus() -> None:
    t = hall(a="slugger_murphy e", z="gretel w", current="a", rolls=[5])
    t.play("shoot z")
    again = choice(prompt_of(t), "Disparar Bambi")
    assert (again.cost, again.odds) == ("gratis", "1 dado, 4+ · 50\N{NO-BREAK SPACE}% de impacto")


def test_cards_are_clicked_in_ones_hand_and_say_what_they_do() -> None:
    t = hall(hands=(["medal", "medal"], []))
    play = choice(prompt_of(t), "Jugar")
    assert play.on == (f"k{t.card('medal')}", f"k{t.card('medal', 1)}")
    assert play.detail == "La figura tiene 1 PA más."


def test_bids_say_what_is_left() -> None:
    t = table(mission="m2", a="ape_trooper waiting@A", stage=Stage.BID, cp=(2, 3))
    bids = [(each.text, each.detail) for each in prompt_of(t, "allies", "en").choices]
    assert bids == [
        ("Bid 0 CP", "leaves 2 CP for the turn"),
        ("Bid 1 CP", "leaves 1 CP for the turn"),
        ("Bid 2 CP", "leaves 0 CP for the turn"),
    ]


def test_many_choices_of_a_kind_fold_and_few_do_not() -> None:
    few = table(mission="m2", a=WAITING, b="ape_hmg waiting@A")
    many = table(mission="m2", a=WAITING, b="ape_hmg waiting@A", c="ape_sergeant waiting@A")
    assert {each.group for each in prompt_of(few).choices} == {""}
    assert {each.group for each in prompt_of(many).choices} == {"enter"}
    assert prompt_of(many).groups == {"enter": "Entrar"}


WAITING = "ape_trooper waiting@A"


def test_who_enters_is_clicked_outside_or_on_the_square() -> None:
    t = table(mission="m2", a="ape_trooper waiting@A", side="swd", g="gretel waiting@2")
    enters = choice(prompt_of(t), "Entra Gretel por M1")
    gretel = t["g"].id
    assert enters.on == (f"c{t.cell(12, 0)}", f"f{gretel}", f"card-f{gretel}")
    assert set(enters.on) <= ids(scene_of(t, "swd"))


@pytest.mark.rule("inc.ruling.equals-outside")
def test_who_is_like_another_is_clicked_for_it_too() -> None:
    t = table(mission="m2", a=WAITING, b=WAITING)
    a, b = t["a"].id, t["b"].id
    (enters, _) = prompt_of(t).choices
    assert enters.on == (f"c{t.cell(10, 15)}", f"f{a}", f"card-f{a}", f"f{b}", f"card-f{b}")


def test_entering_costs_what_the_figure_has_or_command_points_too() -> None:
    wounds = ["minor_wound", "minor_wound", "minor_wound"]
    fit = table(mission="m2", a=WAITING, cp=(2, 0))
    hurt = table(mission="m2", a=WAITING, cp=(2, 0), effects={"a": wounds})
    assert choice(prompt_of(fit), "Entra Soldado APE 1 por K16").cost == "1 PA"
    assert choice(prompt_of(hurt), "Entra Soldado APE 1 por K16").cost == "1 PA o PM"


# Secrets and words


@pytest.mark.rule("inc.bid.secret-simultaneous")
def test_a_bid_that_is_in_is_seen_by_nobody() -> None:
    t = muster(start("m2"), "ape_trooper", "sturmzombie")
    pass_until(t, lambda t: t.asked == ask.Bid)
    before = scene_of(t, "swd"), prompt_of(t, "swd"), scene_of(t, None)
    t.play("0 bid 3")
    assert (scene_of(t, "swd"), prompt_of(t, "swd"), scene_of(t, None)) == before


@pytest.mark.parametrize(
    ("language", "title"),
    [
        ("es", "El rival juega «Herida o avería leve» sobre Soldado APE 1"),
        ("en", "The rival plays “Minor Wound or Damage” on APE Trooper 1"),
    ],
)
def test_the_question_about_a_card_says_whom_it_is_played_on(language: str, title: str) -> None:
    t = table(
        """
        %%%%%%%
        %a . z%
        %%%%%%%
        """,
        a="ape_trooper e",
        z="gretel w",
        side="swd",
        hands=([], ["minor_wound"]),
        cp=(2, 0),
    )
    t.play("play minor_wound", "on a")
    assert (t.asked, t.side) == (ask.Respond, "allies")
    assert prompt_of(t, language=language).title == title


def test_declining_allied_intelligence_is_not_called_a_bid() -> None:
    t = muster(start("m2"), "ape_trooper", "sturmzombie")
    said = [prompt_of(t, language=language).choices[0].text for language in LANGUAGES]
    assert t.asked == ask.Intelligence
    assert sorted(said) == ["Do without it this turn", "Prescindir de ella este turno"]


# What is at stake


def test_leaving_with_somebody_still_inside_says_what_is_at_stake() -> None:
    t = table(mission="m1", a="ape_trooper n 21,0", b="ape_trooper n 5,5", current="a")
    assert "Soldado APE" in choice(prompt_of(t), "Salir del tablero").warning
    alone = table(mission="m1", a="ape_trooper n 21,0", current="a")
    assert choice(prompt_of(alone), "Salir del tablero").warning == ""


def test_a_door_opened_with_the_last_action_point_says_so_and_closing_one_does_not() -> None:
    drawing = "%%%%%%%%%\n%. aD. .%\n%%%%%%%%%"
    for ap, warned in ((1, True), (2, False)):
        t = table(drawing, a="ape_trooper e", current="a", ap=ap)
        assert bool(choice(prompt_of(t), "Abrir").warning) == warned


def test_passing_the_turn_with_figures_that_have_not_acted_is_asked_about() -> None:
    t = hall()
    assert choice(prompt_of(t), "Pasar el turno").warning.startswith("Una figura")


@pytest.mark.parametrize(("steps", "odds"), [(3, ""), (16, "no alcanza a nadie")])
def test_a_grenade_that_can_catch_no_enemy_says_so_before_it_is_thrown(
    steps: int, odds: str
) -> None:
    row = " ".join(["%a", *"." * (steps - 1), "z%"])
    drawing = f"""
        {"%" * len(row)}
        {row}
        {"%" * len(row)}
        """
    t = table(drawing, a="ape_trooper e", z="sturmzombie w", current="a")
    assert choice(prompt_of(t), "Lanzar granada").odds == odds
