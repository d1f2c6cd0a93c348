"""Questions for the rules that tests give to the toy: what they decide is up to the test."""

from typing import Any

from sobremesa.kernel import Question


class Plain(Question[Any]):
    """A question that may show the seat something."""

    seen: object = None


class Act(Plain): ...


class Begin(Plain): ...


class Between(Plain): ...


class Both(Plain): ...


class Decide(Plain): ...


class Deep(Plain): ...


class End(Plain): ...


class First(Plain): ...


class Forced(Plain): ...


class Free(Plain): ...


class Future(Plain): ...


class Hidden(Plain): ...


class Last(Plain): ...


class Later(Plain): ...


class Many(Plain): ...


class Now(Plain): ...


class Number(Plain): ...


class Only(Plain): ...


class React(Plain): ...


class Second(Plain): ...


class Seen(Plain): ...


class Shout(Plain): ...


class Step(Plain): ...


class Then(Plain): ...


class Secret(Plain):
    """What others only see to be awaited."""

    secret = True


class Whisper(Secret): ...


class Interrupt(Plain):
    """A chance that may be waved through, by the name of its window."""

    name: str = ""

    @property
    def window(self) -> str:
        return self.name


class Respond(Interrupt): ...


class Reply(Interrupt): ...
