"""Pictures of how games go: how long they take, and how the chances stand on the way."""

from __future__ import annotations

from sobremesa.lab.studies.arms import Arm
from sobremesa.lab.studies.tension import Moment, by_survival, by_value

from .about import COLOURS, About, key, section, table_of, variant_name
from .drawing import WIDTH, area, curve, dot, line, picture, rect, words
from .words import Said, joined, percent, plain, say

_LEFT, _RIGHT = 170, 24
_ROOM = WIDTH - _LEFT - _RIGHT
_HIGH = 64
_CURVES = 260


def length(about: About) -> str:
    """How long games take, variant under variant on one scale."""
    most = max(int(about.games(arm)["rounds"].max() or 1) for arm in about.arms)  # type: ignore[arg-type]
    height = len(about.arms) * (_HIGH + 12) + 26
    parts = [_rounds_axis(most, height)]
    rows: list[list[Said | str]] = []
    for place, arm in enumerate(about.arms):
        parts.append(_histogram(about, arm, place, most))
        rows += _length_rows(about, arm)
    heads = [say(f"report-{each}") for each in ("variant", "rounds", "games")]
    return section(
        "length-head", say("length-about"), picture(height, *parts), table=table_of(heads, rows)
    )


def _rounds_axis(most: int, height: float) -> str:
    step = max(1, most // 12)
    width = _ROOM / (most + 1)
    return "".join(
        words(_LEFT + (each + 0.5) * width, height - 6, plain(each), "soft", "middle")
        for each in range(0, most + 1, step)
    )


def _counts(about: About, arm: Arm) -> dict[int, int]:
    counted = about.games(arm).group_by("rounds").len().sort("rounds")
    return dict(counted.iter_rows())


def _histogram(about: About, arm: Arm, place: int, most: int) -> str:
    counts, foot = _counts(about, arm), (place + 1) * (_HIGH + 12)
    top = max(counts.values(), default=1)
    width = _ROOM / (most + 1)
    name = variant_name(arm.variant)
    parts = [
        line(_LEFT, foot, _LEFT + _ROOM, foot, "axis"),
        words(_LEFT - 12, foot - 4, name, "", "end"),
    ]
    for rounds, games in counts.items():
        told = say("length-tip", variant=name, games=games, rounds=rounds)
        high = _HIGH * games / top
        left = _LEFT + rounds * width
        parts.append(rect(left + 1, foot - high, width - 2, high, f"f{place % COLOURS}", told))
    middle = about.summary.arms[place].rounds[1]
    x = _LEFT + (middle + 0.5) * width
    told = say("length-middle", variant=name, rounds=int(middle))
    parts.append(area([(x, foot - 1), (x - 6, foot + 9), (x + 6, foot + 9)], "ink", told))
    return "".join(parts)


def _length_rows(about: About, arm: Arm) -> list[list[Said | str]]:
    return [
        [variant_name(arm.variant), plain(rounds), plain(games)]
        for rounds, games in _counts(about, arm).items()
    ]


def tension(about: About) -> str:
    """The chance to win, round by round: by the value of positions, else by what came of it."""
    seat = about.summary.seats[0]
    valued = bool(by_value(about.games(about.base), about.events(about.base), seat))
    found = [
        by_value(about.games(arm), about.events(arm), seat)
        if valued
        else by_survival(about.games(arm), seat)
        for arm in about.arms
    ]
    most = max((moments[-1].round for moments in found if moments), default=0)
    if not most:
        return ""
    parts = [_chance_axis(most)]
    for place, (arm, moments) in reversed(list(enumerate(zip(about.arms, found, strict=True)))):
        parts.append(_course(arm, moments, place, most))
    names = [(place, variant_name(arm.variant)) for place, arm in enumerate(about.arms)]
    return section(
        "tension-head",
        say("tension-value" if valued else "tension-survival", who=about.who(seat)),
        key(names),
        picture(_CURVES + 40, *parts),
        table=_tension_table(about, found),
    )


def _spot(most: int, moment: Moment, chance: float) -> tuple[float, float]:
    left = 60
    return left + (moment.round / most) * (WIDTH - left - _RIGHT), 10 + (1 - chance) * _CURVES


def _chance_axis(most: int) -> str:
    lines = "".join(
        line(60, 10 + part / 4 * _CURVES, WIDTH - _RIGHT, 10 + part / 4 * _CURVES, "axis")
        + words(50, 14 + part / 4 * _CURVES, percent(1 - part / 4), "soft", "end")
        for part in range(5)
    )
    step = max(1, most // 12)
    rounds = "".join(
        words(60 + each / most * (WIDTH - 60 - _RIGHT), _CURVES + 30, plain(each), "soft", "middle")
        for each in range(0, most + 1, step)
    )
    return lines + rounds


def _course(arm: Arm, moments: list[Moment], place: int, most: int) -> str:
    """One variant: a band and the games won and lost for the base, a line for each."""
    colour = place % COLOURS
    parts = []
    if not place:
        upper = [_spot(most, each, each.high) for each in moments]
        lower = [_spot(most, each, each.low) for each in reversed(moments)]
        parts.append(area([*upper, *lower], f"band f{colour}"))
        for side in ("won", "lost"):
            points = [
                _spot(most, each, value)
                for each in moments
                if (value := getattr(each, side)) is not None
            ]
            parts.append(curve(points, f"thin s{colour}"))
            if points:
                x, y = points[len(points) // 2]
                parts.append(words(x, y - 6, say(f"tension-{side}"), "soft", "middle"))
    parts.append(curve([_spot(most, each, each.middle) for each in moments], f"thick s{colour}"))
    for each in moments:
        told = say(
            "tension-tip",
            variant=variant_name(arm.variant),
            round=each.round,
            middle=percent(each.middle),
            low=percent(each.low),
            high=percent(each.high),
            games=each.games,
        )
        parts.append(dot(*_spot(most, each, each.middle), 4, f"f{colour}", told))
    return "".join(parts)


def _tension_table(about: About, found: list[list[Moment]]) -> str:
    rows: list[list[Said | str]] = [
        [
            variant_name(arm.variant),
            plain(each.round),
            plain(each.games),
            percent(each.middle),
            joined(percent(each.low), percent(each.high), by=" – "),
        ]
        for arm, moments in zip(about.arms, found, strict=True)
        for each in moments
    ]
    heads = [say("report-variant"), say("report-round"), say("report-games")]
    return table_of([*heads, say("tension-chance"), say("report-interval")], rows)
