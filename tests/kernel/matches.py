"""Set-ups for the tests of matches."""

from toy import Box, Take

from sobremesa.kernel import (
    Dice,
    Match,
    Outcome,
)

OVER = Outcome(result="over")


def random_steps(match: Match[Box], dice: Dice, most: int) -> list[tuple[int, Take]]:
    """Play at random; what was chosen."""
    made: list[tuple[int, Take]] = []
    while match.question is not None and len(made) < most:
        ask = match.asks()[0]
        made.append((ask.seat, dice.pick(ask.options)))  # type: ignore[arg-type]
        match.choose(*made[-1])
    return made
