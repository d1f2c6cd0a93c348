"""A commentator draws on the board for those who watch, and coaches nobody."""

from server.players import Join, Opened, Player, bearer, good
from server.process import ServerProcess

from .test_watching import DELAY, play, seated


def commentator(server: ServerProcess, join: Join, opened: Opened) -> Player:
    """Whoever has the link that the host has made."""
    url = f"/api/tables/{opened.id}/commentator"
    assert server.http.post(url, headers=bearer(opened.keys[0] or "")).status_code == 403
    pen = good(server.http.post(url, headers=bearer(opened.host)))["key"]
    come = join(server, opened.id, [pen])
    assert come.welcome["draws"]
    assert come.welcome["seats"] == []
    return come


def cells(player: Player) -> list[str]:
    """The first places of the board."""
    return [cell["id"] for cell in next(iter(player.boards.values()))["cells"]][:3]


def drawn(player: Player) -> list[dict[str, str]]:
    """What somebody was shown last of the drawing."""
    told = [each for each in player.seen if each["type"] == "points"]
    return list(told[-1].get("drawn", [])) if told else []


def test_spectators_see_what_is_drawn_until_the_next_choice_and_players_do_not(
    server: ServerProcess, join: Join
) -> None:
    opened, people = seated(server, join, delay=0)
    carla, spectator = commentator(server, join, opened), join(server, opened.id)
    one, two, three = cells(carla)
    strokes = [{"from": one, "to": two}, {"from": three, "to": three}]
    assert carla.ask("draw", strokes=strokes)["type"] == "ack"
    spectator.listen_for(lambda: drawn(spectator) == strokes)
    late_comer = join(server, opened.id)
    late_comer.listen_for(lambda: drawn(late_comer) == strokes)
    people[0].catch_up()
    assert drawn(people[0]) == []
    play(people, 1)
    spectator.listen_for(lambda: drawn(spectator) == [])


def test_players_see_it_where_the_table_has_agreed(server: ServerProcess, join: Join) -> None:
    opened, people = seated(server, join, delay=0)
    carla = commentator(server, join, opened)
    url, host = f"/api/tables/{opened.id}", bearer(opened.host)
    assert good(server.http.patch(url, json={"arrows": True}, headers=host))["arrows"]
    one, two, _ = cells(carla)
    carla.ask("draw", strokes=[{"from": one, "to": two}])
    people[0].listen_for(lambda: drawn(people[0]) == [{"from": one, "to": two}])
    good(server.http.patch(url, json={"delay": DELAY}, headers=host))
    carla.catch_up()
    carla.ask("draw", strokes=[{"from": two, "to": one}])
    people[0].listen_for(lambda: drawn(people[0]) == [])


def test_only_a_commentator_draws_and_only_on_what_spectators_see(
    server: ServerProcess, join: Join
) -> None:
    opened, people = seated(server, join, delay=0)
    carla, spectator = commentator(server, join, opened), join(server, opened.id)
    one, two, _ = cells(carla)
    stroke = {"from": one, "to": two}
    assert spectator.ask("draw", strokes=[stroke])["code"] == "not_allowed"
    assert people[0].ask("draw", strokes=[stroke])["code"] == "not_allowed"
    assert carla.ask("draw", strokes=[{"from": one, "to": "nowhere"}])["code"] == "not_offered"
    assert carla.ask("draw", strokes=[stroke] * 31)["code"] == "bad_request"
    assert carla.ask("draw", strokes=[stroke])["type"] == "ack"
    url = f"/api/tables/{opened.id}/commentator"
    good(server.http.delete(url, headers=bearer(opened.host)))
    assert carla.ask("draw", strokes=[stroke])["code"] == "not_allowed"


def test_a_commentator_who_draws_too_fast_is_refused(server: ServerProcess, join: Join) -> None:
    opened, _ = seated(server, join, delay=0)
    carla = commentator(server, join, opened)
    sent = [carla.send_request("draw", strokes=[]) for _ in range(40)]
    codes = [carla.answer_to(id).get("code", "") for id in sent[:24]]
    assert codes[0] == ""
    assert "too_many" in codes
