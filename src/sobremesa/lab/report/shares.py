"""Pictures of shares: who wins, variants beside the base, seats."""

from __future__ import annotations

from sobremesa.lab.studies.findings import wins_of
from sobremesa.lab.studies.summary import ArmSummary

from .about import COLOURS, About, section, table_of, variant_name
from .drawing import WIDTH, around_zero, dot, line, picture, rect, whisker, words
from .words import Said, html, joined, number, of_game, percent, plain, say

_LEFT, _RIGHT = 170, 24
_ROW = 40
_ROOM = WIDTH - _LEFT - _RIGHT


def _x(share: float) -> float:
    return _LEFT + share * _ROOM


def _shares(height: float) -> str:
    """The lines behind shares from 0 to 100 %."""
    return "".join(
        line(_x(tenth / 4), 4, _x(tenth / 4), height - 20, "axis")
        + words(_x(tenth / 4), height - 6, percent(tenth / 4), "soft", "middle")
        for tenth in range(5)
    )


def outcomes(about: About) -> str:
    """Who wins, in every variant."""
    arms = about.summary.arms
    height = len(arms) * _ROW + 30
    bars = "".join(_bar(about, arm, 10 + row * _ROW) for row, arm in enumerate(arms))
    return section(
        "outcomes-head",
        say("outcomes-about"),
        _sides(about),
        picture(height, _shares(height), bars),
        table=_outcome_table(about),
    )


def _sides(about: About) -> str:
    """Which colour is whose."""
    if about.together:
        sides = [("good", say("report-won")), ("bad", say("report-lost-games"))]
    else:
        first, *others = (about.seats[seat] for seat in about.summary.seats)
        kinds = ("other", "c3", "c4", "c7", "c5", "c6")
        sides = [("good", first), *zip(kinds, others, strict=False)]
        if any(sum(share.share for share in arm.won) < 1 for arm in about.summary.arms):
            sides.append(("bad", say("report-nobody")))
    told = "".join(
        f'<span><i style="background:var(--{colour})"></i>{html(name)}</span>'
        for colour, name in sides
    )
    return f'<div class="key">{told}</div>'


def _bar(about: About, arm: ArmSummary, y: float) -> str:
    parts = [words(_LEFT - 12, y + 18, variant_name(arm.variant), "", "end")]
    if not arm.won[0].games:
        return parts[0]
    kinds = ("won", "rival", "f3", "f4", "f7", "f5", "f6")
    at = 0.0
    for place, share in enumerate(arm.won):
        told = _share_said(about, arm, place)
        parts.append(
            rect(_x(at), y, share.share * _ROOM, 26, kinds[min(place, len(kinds) - 1)], told)
        )
        if share.share > 0.08:
            middle = _x(at + share.share / 2)
            parts.append(words(middle, y + 18, percent(share.share), "on", "middle"))
        at += share.share
    parts.append(rect(_x(min(1.0, at)), y, (1 - min(1.0, at)) * _ROOM, 26, "lost"))
    first = arm.won[0]
    parts.append(whisker(_x(first.low), _x(first.high), y + 31))
    return "".join(parts)


def _share_said(about: About, arm: ArmSummary, place: int, message: str = "outcomes-tip") -> Said:
    share = arm.won[place]
    return say(
        message,
        who=about.who(about.summary.seats[place]),
        variant=variant_name(arm.variant),
        share=percent(share.share, 1),
        games=share.games,
        low=percent(share.low, 1),
        high=percent(share.high, 1),
    )


def _outcome_table(about: About) -> str:
    heads = ("variant", "games", "who", "won", "interval", "result")
    rows: list[list[Said | str]] = []
    for arm in about.summary.arms:
        ends = "; ".join(
            f"{html(of_game(about.game, f'result-{id}', id))} {hits}"
            for id, hits in arm.outcomes.items()
        )
        for place, share in enumerate(arm.won):
            interval = (percent(share.low, 1), percent(share.high, 1))
            rows.append(
                [
                    variant_name(arm.variant),
                    plain(share.games),
                    about.who(about.summary.seats[place]),
                    percent(share.share, 1) if share.games else plain("–"),
                    joined(*interval, by=" – "),
                    ends if not place else "",
                ]
            )
    return table_of([say(f"report-{head}") for head in heads], rows)


def beside(about: About) -> str:
    """Each variant beside the base, pair by pair."""
    arms = [
        (place % COLOURS, arm)
        for place, arm in enumerate(about.summary.arms)
        if arm.beside and arm.beside[0].games
    ]
    if not arms:
        return ""
    ends = [arm.beside[0] for _, arm in arms]
    most = max(0.05, *(max(abs(each.low), abs(each.high)) for each in ends))
    scale = _ROOM / 2 / most
    middle = _LEFT + _ROOM / 2
    height = len(arms) * _ROW + 34
    parts = [around_zero(middle, scale, most, height)]
    for row, (colour, arm) in enumerate(arms):
        found, y = arm.beside[0], 24 + row * _ROW
        told = say(
            "beside-tip",
            variant=variant_name(arm.variant),
            difference=number(100 * found.difference, 1, "+"),
            low=number(100 * found.low, 1, "+"),
            high=number(100 * found.high, 1, "+"),
            better=found.better,
            worse=found.worse,
            same=found.same,
        )
        parts.append(words(_LEFT - 12, y + 5, variant_name(arm.variant), "", "end"))
        parts.append(
            whisker(
                middle + found.low * scale, middle + found.high * scale, y, f"whisker s{colour}"
            )
        )
        parts.append(dot(middle + found.difference * scale, y, 8, f"f{colour}", told))
    words_about = say("beside-about", who=about.who(about.summary.seats[0]))
    table = _beside_table([arm for _, arm in arms])
    return section("beside-head", words_about, picture(height, *parts), table=table)


def _beside_table(arms: list[ArmSummary]) -> str:
    heads = [say("report-variant"), say("beside-difference"), say("report-interval")]
    heads += [say(f"beside-{each}") for each in ("pairs", "paired", "unpaired")]
    rows: list[list[Said | str]] = []
    for arm in arms:
        found = arm.beside[0]
        ends = (number(100 * found.low, 1, "+"), number(100 * found.high, 1, "+"))
        rows.append(
            [
                variant_name(arm.variant),
                number(100 * found.difference, 1, "+"),
                joined(*ends, by=" – "),
                plain(f"{found.better} / {found.same} / {found.worse}"),
                *(_plus_minus(each) for each in (found.paired, found.unpaired)),
            ]
        )
    return table_of(heads, rows)


def _plus_minus(reach: float) -> Said:
    return {language: f"± {each}" for language, each in number(100 * reach, 1).items()}


def seats(about: About) -> str:
    """How often each seat wins; where all win together there is nothing to tell apart."""
    if about.together:
        return ""
    rows = [
        (seat, place, arm)
        for seat in range(about.base.plan.setup.seats)
        for place, arm in enumerate(about.arms)
        if about.games(arm).height
    ]
    height = len(rows) * 24 + 40
    parts, table = [_shares(height)], list[list[Said | str]]()
    for row, (seat, place, arm) in enumerate(rows):
        share, y = wins_of(about.games(arm), seat), 18 + row * 24
        told = say(
            "seats-tip",
            who=about.seats[seat],
            variant=variant_name(arm.variant),
            share=percent(share.share, 1),
            low=percent(share.low, 1),
            high=percent(share.high, 1),
        )
        if not place:
            parts.append(words(_LEFT - 12, y + 5, about.seats[seat], "", "end"))
        colour = place % COLOURS
        parts.append(whisker(_x(share.low), _x(share.high), y, f"whisker s{colour}"))
        parts.append(dot(_x(share.share), y, 6, f"f{colour}", told))
        interval = joined(percent(share.low, 1), percent(share.high, 1), by=" – ")
        table.append(
            [about.seats[seat], variant_name(arm.variant), percent(share.share, 1), interval]
        )
    heads = [say(f"report-{each}") for each in ("seat", "variant", "won", "interval")]
    return section(
        "seats-head", say("seats-about"), picture(height, *parts), table=table_of(heads, table)
    )
