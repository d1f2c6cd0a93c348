"""Plans are shown to one's own side, and tell nobody what they cannot know."""

from typing import Any

import msgspec
import pytest

from server.players import Join, Player, open_table
from server.process import ServerProcess
from sobremesa.kernel import Ask, Game, Match, Setup, Text, copy_state
from sobremesa.kernel.scene import Prompt
from sobremesa.table.history import History
from sobremesa.table.plans import Tried, plan_of, shown_to, told_to, with_plan

DCEASED = {"game": "dceased", "mission": "m1"}


def try_out(player: Player, steps: int) -> list[str]:
    """Choose the first option so many times in a what-if; gives what was chosen."""
    texts = []
    player.ask("whatif", action="start", seat=player.seat)
    for _ in range(steps):
        told = next(each for each in reversed(player.seen) if each["type"] == "whatif")
        texts.append(told["prompt"]["prompt"]["choices"][0]["text"])
        assert player.ask("whatif", action="choose", index=0)["type"] == "ack"
    return texts


def plans(player: Player) -> Any:
    """The last that a player was told of plans."""
    told = [each for each in player.seen if each["type"] == "plans"]
    return told[-1] if told else None


def test_a_plan_is_shown_to_the_others_of_a_side_until_something_happens(
    server: ServerProcess, join: Join
) -> None:
    opened = open_table(server.http, "link", "link", **DCEASED)
    planner, mate = (join(server, opened.id, [opened.keys[seat]], seat) for seat in (0, 1))
    spectator = join(server, opened.id)
    nothing = planner.ask("whatif", action="show")
    texts = try_out(planner, 2)
    shown = planner.ask("whatif", action="show")
    planner.listen_for(lambda: plans(planner) is not None)
    mate.listen_for(lambda: plans(mate) is not None)
    (plan,) = plans(mate)["plans"]
    assert (nothing["code"], shown["type"]) == ("not_now", "ack")
    assert (plan["seat"], plan["broken_off"]) == (0, False)
    assert [step["text"] for step in plan["steps"]] == texts
    assert (plans(planner)["plans"], plans(planner)["mine"]) == ([], True)
    planner.ask("whatif", action="hide", seat=0)
    mate.listen_for(lambda: plans(mate)["plans"] == [])
    planner.ask("whatif", action="show")
    mate.listen_for(lambda: plans(mate)["plans"] != [])
    chooser = (planner, mate)[planner.awaited[0]]
    chooser.choose(0)
    mate.listen_for(lambda: plans(mate)["plans"] == [])
    late = planner.ask("whatif", action="show")
    spectator.ask("ping")
    assert late["code"] == "not_now"
    assert plans(spectator) is None


def test_a_plan_comes_in_the_language_of_its_reader(server: ServerProcess, join: Join) -> None:
    opened = open_table(server.http, "link", "link", **DCEASED)
    planner = join(server, opened.id, [opened.keys[0]], 0)
    mate = join(server, opened.id, [opened.keys[1]], 1, language="es")
    english = try_out(planner, 8)
    planner.ask("whatif", action="show")
    mate.listen_for(lambda: plans(mate) is not None)

    def texts() -> list[str]:
        return [step["text"] for step in plans(mate)["plans"][0]["steps"]]

    spanish = texts()
    mate.ask("look", seat=1, language="en")
    mate.listen_for(lambda: texts() != spanish)
    assert texts() == english[: len(spanish)]
    assert len(spanish) > 4


def test_who_has_no_mates_shows_no_plan(server: ServerProcess, join: Join) -> None:
    opened = open_table(server.http, "link", "link", game="incursion", mission="m1")
    host, guest = (join(server, opened.id, [opened.keys[seat]], seat) for seat in (0, 1))
    try_out(host, 1)
    answer = host.ask("whatif", action="show")
    forged = host.ask("whatif", action="hide", seat=1)
    guest.ask("ping")
    assert (answer["code"], forged["code"]) == ("not_now", "not_allowed")
    assert plans(guest) is None


# What hangs on something hidden


@pytest.fixture
def friends(example: Game[Any]) -> Game[Any]:
    """Croquetas between friends, who are on one side although they have secrets."""

    class Friends(type(example)):  # type: ignore[misc]
        tells = False

        def sides(self, setup: Setup) -> tuple[int, ...]:
            return (0, 0)

        def prompt(self, state: Any, ask: Ask, seat: int, text: Text) -> Prompt:
            prompt: Prompt = super().prompt(state, ask, seat, text)
            if not self.tells:
                return prompt
            choices = tuple(
                msgspec.structs.replace(
                    choice, text=f"{choice.text}: I love {state.favourite[seat]}"
                )
                for choice in prompt.choices
            )
            return msgspec.structs.replace(prompt, choices=choices)

    game: Game[Any] = Friends()
    return game


def tried(game: Game[Any], *indices: int) -> Tried:
    """What seats would choose from the first bite on."""
    match = Match.start(game, game.prepare("dinner"), 5)
    for seat in (0, 1):
        match.choose(seat, match.asks()[0].options[0])
    base = copy_state(match.state)
    choices = []
    for index in indices:
        (ask,) = match.asks()
        choices.append((ask.seat, ask.options[index]))
        match.choose(*choices[-1])
    return Tried(game, match.setup, base, tuple(choices))


def test_a_plan_breaks_off_where_its_words_hang_on_a_secret(friends: Any) -> None:
    plain = told_to(tried(friends, 0, 0, 0), 0, 1)
    friends.tells = True
    telling = told_to(tried(friends, 0, 0, 0), 0, 1)
    own = told_to(tried(friends, 0, 0, 0), 1, 0)
    assert (len(plain.steps), plain.broken_off) == (3, False)
    assert telling.broken_off
    assert not any("I love" in step.text["en"] for step in telling.steps if step.seat == 0)
    assert own.broken_off


def test_a_plan_breaks_off_where_bids_are_secret(friends: Any) -> None:
    match = Match.start(friends, friends.prepare("dinner"), 5)
    bids = tuple((seat, match.asks()[seat].options[0]) for seat in (0, 1))
    told = told_to(Tried(friends, match.setup, match.base, bids), 0, 1)
    assert (told.steps, told.broken_off) == ((), True)


def test_a_plan_is_about_one_position(friends: Any) -> None:
    match = Match.start(friends, friends.prepare("dinner"), 5, keep=True)
    history = History(match)
    history.advanced()
    plan = plan_of(tried(friends, 0), 0, history.version)
    kept = with_plan("", 0, plan, history)
    now = [shown_to(kept, history, reader, "en") for reader in (0, 1, None)]
    history.advanced(hidden=0b010)
    unseen = shown_to(kept, history, 1, "en")
    history.advanced()
    later = shown_to(kept, history, 1, "en")
    assert [(len(shown), mine) for shown, mine in now] == [(0, True), (1, False), (0, False)]
    assert unseen == now[1]
    assert later == ([], False)
    assert with_plan(kept, 1, None, history) == ""
