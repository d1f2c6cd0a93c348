"""The players decide: a question that several seats may answer says so to each of them."""

from typing import Any

from sobremesa.bots import any_choice
from sobremesa.kernel import Ask, Dice, Match, find_game
from sobremesa.server.view import awaited, prompt_of


def at_a_question(shared: bool) -> Match[Any]:
    """A game of DCeased at a question for all players, or for one."""
    game, dice = find_game("dceased"), Dice(5)
    match = Match.start(game, game.prepare("m1", 2), 5)
    while not (isinstance(match.question, Ask) and bool(match.question.group) is shared):
        match.choose(*any_choice(match, dice))
    return match


def test_a_question_for_the_players_says_that_any_of_them_may_answer() -> None:
    match = at_a_question(shared=True)
    prompts = [prompt_of(match, seat, "en") for seat in (0, 1)]
    assert [prompt is not None and prompt.shared for prompt in prompts] == [True, True]


def test_a_person_of_the_group_is_awaited_where_its_lead_is_a_bot() -> None:
    match = at_a_question(shared=True)
    assert isinstance(match.question, Ask)
    lead, (other, *_) = match.question.seat, match.question.group
    assert awaited(match, ()) == (lead,)
    assert awaited(match, {lead}) == (other,)
    assert awaited(match, {lead, *match.question.group}) == (lead,)


def test_a_question_for_one_player_is_not_shared() -> None:
    match = at_a_question(shared=False)
    prompt = prompt_of(match, match.awaited()[0], "en")
    assert prompt is not None
    assert not prompt.shared
