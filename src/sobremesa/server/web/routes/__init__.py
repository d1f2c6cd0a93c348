"""What can be asked over HTTP. The routes only translate; the work is done elsewhere."""

from __future__ import annotations

from litestar import Router
from litestar.handlers import HTTPRouteHandler
from litestar.openapi import ResponseSpec

from sobremesa.server.errors import STATUS
from sobremesa.table.errors import Problem

from . import calls, house, lobby, past, rules, screens, tables, workbench
from .house import metrics

__all__ = ["api", "metrics"]

_HANDLERS: tuple[HTTPRouteHandler, ...] = (
    lobby.list_games,
    lobby.get_venue,
    lobby.get_cover,
    lobby.open_table,
    lobby.list_tables,
    lobby.my_tables,
    tables.get_table,
    tables.close_table,
    tables.sit,
    tables.start,
    tables.change_seat,
    tables.change_table,
    tables.reopen_seat,
    tables.keep_seat,
    tables.name_commentator,
    tables.end_commentary,
    screens.hand_to_screen,
    screens.waiting_screen,
    past.get_step,
    past.get_picture,
    past.get_milestones,
    past.get_afterwards,
    lobby.list_results,
    past.get_record,
    past.get_review,
    past.make_report,
    rules.get_rule,
    rules.get_rules,
    rules.get_glossary,
    *calls.HANDLERS,
    *workbench.HANDLERS,
    house.reach,
    house.health,
)

_PROBLEMS = {
    status: ResponseSpec(Problem, description="A refusal.", generate_examples=False)
    for status in sorted(set(STATUS.values()))
}

for _handler in _HANDLERS:
    # Litestar would document errors of its own kind, which this server never sends.
    _handler.responses = {**(_handler.responses or {}), **_PROBLEMS}

api = Router("/api", route_handlers=_HANDLERS)
