"""Bots move by themselves, standing orders are heeded, and a what-if stays private."""

import pytest

from server.players import Join, open_table
from server.process import ServerProcess


def test_bots_play_a_whole_game_while_somebody_watches(server: ServerProcess, join: Join) -> None:
    opened = open_table(server.http, "random", "random", settings={"plate": 1})
    spectator = join(server, opened.id)
    spectator.listen_for(lambda: spectator.table["status"] == "over")
    assert [seat["player"] for seat in spectator.table["seats"]] == ["random", "random"]


def test_a_bot_answers_a_person(server: ServerProcess, join: Join) -> None:
    opened = open_table(server.http, "link", "random")
    host = join(server, opened.id, [opened.keys[0]], 0)
    while len(host.lines) < 4:
        if host.prompt is None:
            host.hear()
        else:
            host.choose(0)
    assert {line["step"] for line in host.lines} <= set(range(host.version))


NAME = "Accusing whoever eats"


@pytest.mark.parametrize(("order", "stop"), [("accuse", "never"), ("accuse@turn", "turn")])
def test_standing_orders_let_a_window_go_by_within_the_same_step(
    server: ServerProcess, join: Join, order: str, stop: str
) -> None:
    opened = open_table(server.http, "link", "link")
    host, guest = (join(server, opened.id, [opened.keys[seat]], seat) for seat in (0, 1))
    guest.ask("orders", seat=1, windows=[order])
    guest.until(
        lambda message: [each["stop"] for each in message.get("orders", {}).get("1", ())] == [stop]
    )
    host.choose(1)
    guest.choose(0)
    host.see(3)
    eaten = host.choose(0)
    guest.see(eaten["version"])
    orders = next(m["orders"] for m in reversed(guest.seen) if m["type"] == "table")
    assert orders == {"1": [{"window": "accuse", "name": NAME, "stop": stop}]}
    assert eaten["version"] == 4
    assert guest.awaited == [1]
    assert guest.prompt is not None
    assert guest.prompt["prompt"]["title"] == "Your turn"
    assert host.undo == {"to": 2, "free": 3, "reason": "asked"}  # it is the turn of the guest


def test_standing_orders_are_told_to_their_seat_alone(server: ServerProcess, join: Join) -> None:
    opened = open_table(server.http, "link", "link")
    host, guest = (join(server, opened.id, [opened.keys[seat]], seat) for seat in (0, 1))
    guest.ask("orders", seat=1, windows=["accuse"])
    host.ask("chat", seat=0, text="Well?")
    host.until(lambda message: message["type"] == "chat")
    told = [m["orders"] for m in host.seen if m["type"] == "table"]
    assert told[-1] == {"0": [{"window": "accuse", "name": NAME, "stop": "changed"}]}
    assert all("1" not in orders for orders in told)


def test_a_what_if_is_played_for_all_seats_and_changes_nothing(
    server: ServerProcess, join: Join
) -> None:
    opened = open_table(server.http, "link", "link")
    host, guest = (join(server, opened.id, [opened.keys[seat]], seat) for seat in (0, 1))
    guest.hear()
    heard = len(guest.frames)
    asked = []
    host.send_request("whatif", action="start", seat=0)
    for _ in range(3):
        state = host.until(lambda message: message["type"] == "whatif")
        asked.append(state["asked"])
        host.send_request("whatif", action="choose", index=0)
    forward = host.until(lambda message: message["type"] == "whatif")
    told = host.supposed_lines.copy()
    host.send_request("whatif", action="back")
    back = host.until(lambda message: message["type"] == "whatif")
    host.ask("whatif", action="stop")
    over = host.ask("whatif", action="choose", index=0)
    guest.ask("chat", seat=1, text="Still here")
    assert asked[:2] == [0, 1]
    assert (forward["steps"], back["steps"], back["exact"]) == (3, 2, True)
    assert [line["step"] for line in told][:1] == [2]
    assert over["code"] == "not_now"
    assert host.version == 1
    assert {message["type"] for message in guest.seen[heard:]} <= {"chat", "ack", "table"}


def test_a_what_if_deals_anew_what_its_seat_cannot_know(server: ServerProcess, join: Join) -> None:
    opened = open_table(server.http, "link", "link")
    host = join(server, opened.id, [opened.keys[0]], 0)
    guest = join(server, opened.id, [opened.keys[1]], 1)
    own = [panel["cards"][0]["title"] for panel in guest.scene["panels"]]
    supposed = set()
    for _ in range(20):
        host.send_request("whatif", action="start", seat=0)
        state = host.until(lambda message: message["type"] == "whatif")
        cards = [panel["cards"][0]["title"] for panel in state["scene"]["panels"]]
        assert cards[1] == "A secret favourite"
        for _ in range(60):
            if state["asked"] is None:
                break
            host.send_request("whatif", action="choose", index=0)
            state = host.until(lambda message: message["type"] == "whatif")
        supposed.add(host.supposed["panels"][1]["cards"][0]["title"])
    assert len(supposed) > 1
    assert own[1] in ("ham", "cod", "mushroom")
