"""The players decide: a question that several seats may answer says so to each of them."""

from typing import Any

from server.players import Join, bearer, good, open_table
from server.process import ServerProcess
from sobremesa.bots import any_choice
from sobremesa.kernel import Dice, Match, Question, find_game
from sobremesa.table.rendering import awaited, prompt_of


def at_a_question(shared: bool) -> Match[Any]:
    """A game of DCeased at a question for all players, or for one."""
    game, dice = find_game("dceased"), Dice(5)
    match = Match.start(game, game.prepare("m1", 2), 5)
    while not (isinstance(match.question, Question) and bool(match.question.group) is shared):
        match.choose(*any_choice(match, dice))
    return match


def test_a_question_for_the_players_says_that_any_of_them_may_answer() -> None:
    match = at_a_question(shared=True)
    prompts = [prompt_of(match, seat, "en") for seat in (0, 1)]
    assert [prompt is not None and prompt.shared for prompt in prompts] == [True, True]


def test_a_person_of_the_group_is_awaited_where_its_lead_is_a_bot() -> None:
    match = at_a_question(shared=True)
    assert isinstance(match.question, Question)
    lead, (other, *_) = match.question.seat, match.question.group
    assert awaited(match, ()) == (lead,)
    assert awaited(match, {lead}) == (other,)
    assert awaited(match, {lead, *match.question.group}) == (lead,)


def test_everybody_is_told_when_the_lead_of_a_group_becomes_a_bot(
    server: ServerProcess, join: Join
) -> None:
    opened = open_table(server.http, "link", "link", game="dceased", mission="m1")
    players = [join(server, opened.id, [opened.keys[seat]], seat) for seat in (0, 1)]
    while not all((player.prompt or {}).get("prompt", {}).get("shared") for player in players):
        assert players[players[0].awaited[0]].choose(0)["type"] == "ack"
        for player in players:
            player.catch_up()
    lead, other = players[0].awaited[0], 1 - players[0].awaited[0]
    url, key = f"/api/tables/{opened.id}/seats/{lead}", bearer(opened.keys[lead] or "")
    told = good(server.http.patch(url, json={"player": "random"}, headers=key))
    for player in players:
        player.listen_for(lambda who=player: who.awaited == [other])  # type: ignore[misc]
    assert told["awaited"] == [other]
    assert players[other].choose(0)["type"] == "ack"


def test_a_question_for_one_player_is_not_shared() -> None:
    match = at_a_question(shared=False)
    prompt = prompt_of(match, match.awaited()[0], "en")
    assert prompt is not None
    assert not prompt.shared
