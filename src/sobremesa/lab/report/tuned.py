"""The report of a tuning: what was wanted, what was tried and what was found."""

from __future__ import annotations

from sobremesa.kernel import find_game
from sobremesa.lab.tuning.plan import Span, Values
from sobremesa.lab.tuning.search import FINALISTS, Found, Trial, Tuned

from .about import section, table_of
from .drawing import WIDTH, dot, even_steps, line, picture, rect, words
from .page import buttons, page
from .words import Said, html, joined, number, of_game, percent, plain, say

_LEFT, _FOOT, _HIGH = 60, 30, 320


def tuned_report(tuned: Tuned) -> str:
    """The page about a tuning."""
    parts = [_head(tuned), _best(tuned), _map(tuned), _values(tuned)]
    return page(_title(tuned), "".join(parts))


def _title(tuned: Tuned) -> Said:
    game = find_game(tuned.tuning.game)
    return say("tuned-title", game=of_game(game, "game-title", game.id))


def _head(tuned: Tuned) -> str:
    tuning, game = tuned.tuning, find_game(tuned.tuning.game)
    told = say(
        "tuned-about",
        trials=len(tuned.trials),
        games=tuning.games,
        seed=str(tuning.seed),
        mission=of_game(game, f"mission-{tuning.mission}", tuning.mission),
        seats=", ".join(tuning.seats),
    )
    spans = [_span(name, span) for name, span in tuning.target.wanted().items()]
    wanted = say("tuned-wanted", wanted=joined(*spans))
    heading = html(_title(tuned), "h1")
    about = html(told, "p", "soft") + html(wanted, "p", "soft")
    return f"<header><div>{heading}{about}</div>{buttons()}</header>"


def _span(name: str, span: Span) -> Said:
    low, high = (percent(end) if name == "won" else number(end) for end in span)
    return say("tuned-span", name=say(f"tuned-{name}"), low=low, high=high)


def _best(tuned: Tuned) -> str:
    """What was found, in games that nobody had looked at."""
    checked = tuned.best.checked
    assert checked is not None
    told = say("tuned-best-about", finalists=FINALISTS, check=tuned.tuning.check)
    changes = "".join(
        f"<li>{html(_change(tuned, key, value), 'code')}</li>"
        for key, value in tuned.best.values.items()
    )
    result = html(_result(checked), "p")
    return section("tuned-best-head", told, f'<ul class="variants">{changes}</ul>{result}')


def _change(tuned: Tuned, key: str, value: float) -> Said:
    return say("tuned-value", key=key, value=f"{value:g}", own=f"{tuned.own[key]:g}")


def _result(found: Found) -> Said:
    return say(
        "tuned-result",
        share=percent(found.won.share, 1),
        low=percent(found.won.low, 1),
        high=percent(found.won.high, 1),
        rounds=number(found.rounds, 1),
        decisions=number(found.decisions),
    )


def _map(tuned: Tuned) -> str:
    """Everything that was tried, by how often it was won and how long it took."""
    tried = [(trial, trial.found) for trial in tuned.trials if trial.found]
    wanted = tuned.tuning.target
    most = max([found.rounds for _, found in tried] + [wanted.rounds[1] if wanted.rounds else 1])
    most *= 1.1
    parts = [_axes(most), _frame(wanted.won, wanted.rounds, most)]
    for trial, found in sorted(tried, key=lambda each: each[0].checked is not None):
        x, y = _spot(found.won.share, found.rounds, most)
        if trial.checked:
            colour = 2 if trial.number == tuned.best.number else 1
            there = _spot(trial.checked.won.share, trial.checked.rounds, most)
            parts.append(line(x, y, *there, f"whisker s{colour}"))
            parts.append(dot(*there, 8, f"hollow s{colour}", _result(trial.checked)))
        parts.append(dot(x, y, 6, "f1" if trial.checked else "f0", _said(trial, found)))
    return section(
        "tuned-map-head",
        say("tuned-map-about"),
        picture(_HIGH + _FOOT + 16, *parts),
        table=_table(tuned),
    )


def _spot(share: float, rounds: float, most: float) -> tuple[float, float]:
    return _LEFT + share * (WIDTH - _LEFT - 24), 10 + _HIGH * (1 - rounds / most)


def _axes(most: float) -> str:
    parts = []
    for part in range(5):
        x, foot = _spot(part / 4, 0, most)
        parts.append(line(x, 10, x, foot, "axis"))
        parts.append(words(x, foot + 18, percent(part / 4), "soft", "middle"))
    for step in [0.0, *even_steps(most, 5)]:
        x, y = _spot(0, step, most)
        parts.append(line(x, y, WIDTH - 24, y, "axis"))
        parts.append(
            words(x - 8, y + 4, number(step, 0 if step == int(step) else 1), "soft", "end")
        )
    return "".join(parts)


def _frame(won: Span | None, rounds: Span | None, most: float) -> str:
    """What was wanted; without a word about one of both all of it is."""
    low, high = won or (0.0, 1.0)
    short, long = rounds or (0.0, most)
    left, top = _spot(low, long, most)
    right, foot = _spot(high, short, most)
    return rect(left, top, right - left, foot - top, "wanted")


def _said(trial: Trial, found: Found) -> Said:
    return say(
        "tuned-map-tip",
        number=trial.number + 1,
        values=_listed(trial.values),
        share=percent(found.won.share),
        games=found.won.games,
        rounds=number(found.rounds, 1),
        loss=number(found.loss, 2),
    )


def _listed(values: Values) -> str:
    return ", ".join(f"{key} = {value:g}" for key, value in values.items())


def _values(tuned: Tuned) -> str:
    """Each value beside what came of it."""
    tried = [(trial, trial.found) for trial in tuned.trials if trial.found]
    worst = max(found.loss for _, found in tried) or 1.0
    pictures = []
    for key, parameter in tuned.tuning.parameters.items():
        width, parts = WIDTH / 2, [line(20, 170, WIDTH / 2 - 20, 170, "axis")]
        reach = parameter.high - parameter.low
        for trial, found in tried:
            x = 20 + (trial.values[key] - parameter.low) / reach * (width - 40)
            y = 170 - 150 * found.loss / worst
            kind = "f2" if trial.number == tuned.best.number else "f1"
            parts.append(dot(x, y, 5, kind, _said(trial, found)))
        ends = ((parameter.low, 20.0, "start"), (parameter.high, width - 20, "end"))
        parts += [words(x, 188, plain(f"{end:g}"), "soft", anchor) for end, x, anchor in ends]
        pictures.append(f"<div><code>{key}</code>{picture(195, *parts, width=width)}</div>")
    shown = f'<div class="maps">{"".join(pictures)}</div>'
    return section("tuned-values-head", say("tuned-values-about"), shown, table=_table(tuned))


def _table(tuned: Tuned) -> str:
    heads = [say("tuned-number"), *map(plain, tuned.tuning.parameters), say("report-games")]
    heads += [say("report-won"), say("report-rounds"), say("tuned-loss"), say("tuned-checked")]
    rows: list[list[Said | str]] = []
    for trial in tuned.trials:
        found = trial.found
        told = [say("tuned-none"), plain(""), plain(""), plain("")]
        if found is not None:
            told = [plain(found.won.games), percent(found.won.share), number(found.rounds, 1)]
            told.append(number(found.loss, 2))
        checked = _result(trial.checked) if trial.checked else plain("")
        values = [plain(f"{trial.values[key]:g}") for key in tuned.tuning.parameters]
        rows.append([plain(trial.number + 1), *values, *told, checked])
    return table_of(heads, rows)
