"""Lines: the words of an event by its kind and its fields."""

from typing import Any, ClassVar

from sobremesa.kernel import Event, Lines, Register, Text
from sobremesa.kernel.scene import Line
from sobremesa.kernel.sounds import Sound
from sobremesa.kernel.state import Weight
from sobremesa.kernel.telling import Plain, Speaker

NAMES = Plain(Text("en", "told-door-opened = { $who } opens it.\ntold-slammed = { $who }, slam!\n"))


class DoorOpened(Event, frozen=True):
    rule: ClassVar[str] = "toy.door"
    icon: ClassVar[str] = "door"
    weight: ClassVar[Weight] = "detail"
    sound: ClassVar[Sound] = "door"
    who: int
    door: int
    steps: tuple[int, ...] = ()


def lines(**more: Any) -> Lines[Speaker]:
    return Lines(fields={"who": lambda names, who: f"Number {who}"}, **more)


def told(event: Event, **more: Any) -> Line:
    line = lines(**more).line(NAMES, event)
    assert line is not None
    return line


def test_an_event_is_told_by_its_kind_with_rule_icon_weight_and_sound_of_its_class() -> None:
    assert told(DoorOpened(3, 7)) == Line(
        text="Number 3 opens it.", rule="toy.door", icon="door", weight="detail", sound="door"
    )


def test_fields_light_up_what_they_stand_for() -> None:
    line = told(
        DoorOpened(3, 7, (1, 2)),
        cells={"steps": lambda steps: [f"c{step}" for step in steps]},
        pieces={"door": lambda door: [f"d{door}"]},
        owner=lambda names, event: "red",
    )
    assert (line.cells, line.pieces, line.owner) == (("c1", "c2"), ("d7",), "red")


def test_a_game_may_tell_an_event_itself_or_not_at_all() -> None:
    tellers: Register[Speaker, Event, Line | None] = Register("a line")
    chronicle = lines(tellers=tellers)

    @tellers.of(DoorOpened)
    def opened(names: Speaker, event: DoorOpened) -> Line | None:
        return chronicle.plain(names, event, message="slammed") if event.door else None

    slammed = chronicle.line(NAMES, DoorOpened(3, 7))
    assert slammed is not None
    assert slammed.text == "Number 3, slam!"
    assert chronicle.line(NAMES, DoorOpened(3, 0)) is None


def test_what_is_unspoken_is_no_word() -> None:
    assert lines(unspoken={"door"}).words(NAMES, DoorOpened(3, 7)) == {"who": "Number 3"}
