"""Delay, drawings and screens at two workers on PostgreSQL: both show the same."""

from server.players import Join, Opened, Player, bearer, good, open_table, play_out
from server.process import ServerProcess
from sobremesa.table.present import sign_of

from .test_drawing import cells, commentator, drawn
from .test_watching import DELAY, TOKEN, play, texts
from .test_workers import workers  # noqa: F401, a fixture

Workers = tuple[ServerProcess, ServerProcess]


def seated(workers: Workers, join: Join, delay: int) -> tuple[Opened, list[Player]]:  # noqa: F811
    """Two people who play at different workers."""
    more = {"game": "dceased", "mission": "m1", "delay": delay}
    opened = open_table(workers[0].http, "link", "link", **more)
    people = [join(workers[seat], opened.id, [opened.keys[seat]], seat) for seat in (0, 1)]
    return opened, people


def test_spectators_of_both_workers_are_as_many_choices_behind(
    workers: Workers,  # noqa: F811
    join: Join,
) -> None:
    opened, people = seated(workers, join, DELAY)
    watching = [join(worker, opened.id) for worker in workers]
    play(people, DELAY + 4)
    now = people[0].version
    late_comers = [join(worker, opened.id) for worker in workers]
    for each in (*watching, *late_comers):
        each.see(now - DELAY)
        each.catch_up()
    everybody = [*watching, *late_comers]
    seen = [(each.scene, each.lines, each.awaited) for each in everybody]
    assert [each.version for each in everybody] == [now - DELAY] * 4
    assert seen == seen[:1] * 4
    assert [good(each.http.get(f"/api/tables/{opened.id}"))["steps"] for each in workers] == [4, 4]


def test_what_is_said_at_one_worker_runs_ahead_of_nobody_at_the_other(
    workers: Workers,  # noqa: F811
    join: Join,
) -> None:
    opened, people = seated(workers, join, DELAY)
    here, there = (join(worker, opened.id) for worker in workers)
    play(people, 2)
    people[0].ask("chat", seat=0, text="the door on the left")
    people[1].listen_for(lambda: "the door on the left" in texts(people[1]))
    here.ask("chat", seat=None, name="Vera", text="they should run")
    there.listen_for(lambda: "they should run" in texts(there))
    people[1].catch_up()
    assert "they should run" not in texts(people[1])
    assert "the door on the left" not in texts(there)
    play(people, DELAY)
    for each in (here, there):
        each.listen_for(lambda each=each: "the door on the left" in texts(each))  # type: ignore[misc]


def test_a_delay_that_is_lifted_at_one_worker_is_lifted_at_the_other(
    workers: Workers,  # noqa: F811
    join: Join,
) -> None:
    opened, people = seated(workers, join, DELAY)
    play(people, 4)
    watching = [join(worker, opened.id) for worker in workers]
    assert [each.version for each in watching] == [1, 1]
    url, host = f"/api/tables/{opened.id}", bearer(opened.host)
    good(workers[1].http.patch(url, json={"delay": 0}, headers=host))
    for each in watching:
        each.see(people[0].version)


def test_with_the_end_both_workers_show_everything(workers: Workers, join: Join) -> None:  # noqa: F811
    opened = open_table(workers[0].http, "link", "link", delay=DELAY)
    people = [join(workers[seat], opened.id, [opened.keys[seat]], seat) for seat in (0, 1)]
    watching = [join(worker, opened.id) for worker in workers]
    play_out(people)
    for each in watching:
        each.listen_for(lambda each=each: each.table["status"] == "over")  # type: ignore[misc]
        each.see(people[0].version)
        assert each.scene["ending"] == people[0].scene["ending"]


def test_what_is_drawn_at_one_worker_is_seen_and_wiped_at_the_other(
    workers: Workers,  # noqa: F811
    join: Join,
) -> None:
    opened, people = seated(workers, join, 0)
    carla = commentator(workers[0], join, opened)
    watching = [join(worker, opened.id) for worker in workers]
    one, two, three = cells(carla)
    strokes = [{"from": one, "to": two}, {"from": three, "to": three}]
    assert carla.ask("draw", strokes=strokes)["type"] == "ack"
    watching.append(join(workers[1], opened.id))
    for each in watching:
        each.listen_for(lambda each=each: drawn(each) == strokes)  # type: ignore[misc]
    for each in people:
        each.catch_up()
    assert [drawn(each) for each in people] == [[], []]
    play(people, 1)
    for each in watching:
        each.listen_for(lambda each=each: drawn(each) == [])  # type: ignore[misc]


def test_a_screen_at_one_worker_is_lent_a_seat_at_the_other_and_sees_the_present(
    workers: Workers,  # noqa: F811
    join: Join,
) -> None:
    opened, people = seated(workers, join, DELAY)
    play(people, 4)
    screen = join(workers[1], opened.id, also={"screen": TOKEN})
    assert screen.version == 1
    people[0].listen_for(lambda: bool(people[0].table["screens"]))
    people[0].ask("lend", seat=0, screen=sign_of(TOKEN))
    screen.see(people[0].version)
    cell = next(iter(screen.boards.values()))["cells"][0]["id"]
    people[0].ask("point", seat=0, on=[cell])
    screen.listen_for(lambda: screen.points == [{"seat": 0, "on": [cell]}])
    people[0].ask("lend", seat=0, screen=None)
    screen.version = 0
    screen.listen_for(lambda: screen.version == 1)
