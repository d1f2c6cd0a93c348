"""What stands below the fields of structs in their source: documents are made from it."""

from __future__ import annotations

import ast
import inspect
import sys
from collections.abc import Iterator
from functools import cache
from types import ModuleType


def field_docs(struct: type) -> dict[str, str]:
    """What stands below each field of a struct, those of its bases as well."""
    return {
        name: doc
        for base in reversed(struct.__mro__)
        for name, doc in _docs_in(sys.modules[base.__module__]).get(base.__name__, {}).items()
    }


@cache
def _docs_in(module: ModuleType) -> dict[str, dict[str, str]]:
    """What stands below each field of each class of a module."""
    if module.__name__ == "builtins" or module.__name__.startswith("msgspec"):
        return {}
    tree = ast.parse(inspect.getsource(module))
    return {node.name: dict(_docs(node)) for node in tree.body if isinstance(node, ast.ClassDef)}


def _docs(node: ast.ClassDef) -> Iterator[tuple[str, str]]:
    for field, below in zip(node.body, node.body[1:], strict=False):
        if not isinstance(field, ast.AnnAssign) or not isinstance(field.target, ast.Name):
            continue
        if isinstance(below, ast.Expr) and isinstance(below.value, ast.Constant):
            yield field.target.id, inspect.cleandoc(str(below.value.value))
