"""`copier(cls)` writes the straight-line code that copies a dataclass, from its annotations.

Immutable values are shared, containers and nested dataclasses are copied; a nested dataclass that
has a method `copy` is copied by that. Two places in a state must not hold the same mutable object:
things refer to each other by id.
"""

from __future__ import annotations

import dataclasses
import enum
import types
import typing
from collections.abc import Callable
from typing import Any, TypeVar

import msgspec

T = TypeVar("T")

_IMMUTABLE = (int, float, str, bytes, bool, type(None), enum.Enum)


_COPIERS: dict[type[Any], Callable[[Any], Any]] = {}


def copier(cls: type[T]) -> Callable[[T], T]:
    """A function that copies an instance of the dataclass `cls`."""
    if cls not in _COPIERS:
        _COPIERS[cls] = _compile(cls)
    return _COPIERS[cls]


def _compile(cls: type[T]) -> Callable[[T], T]:
    hints = typing.get_type_hints(cls)
    scope: dict[str, Any] = {"new": object.__new__, "cls": cls}
    lines = ["def copy(old):", "    fresh = new(cls)"]
    for extra, expression in getattr(cls, "__copied__", {}).items():
        lines.append(f"    fresh.{extra} = {expression}")
    for field in dataclasses.fields(cls):  # type: ignore[arg-type]
        expression = _expression(hints[field.name], f"old.{field.name}", scope, cls, field.name)
        lines.append(f"    fresh.{field.name} = {expression}")
    lines.append("    return fresh")
    exec("\n".join(lines), scope)  # noqa: S102 - the source is made here, from annotations alone
    copy: Callable[[T], T] = scope["copy"]
    return copy


def _expression(hint: Any, value: str, scope: dict[str, Any], cls: type, field: str) -> str:
    """The source text that copies `value`, whose type is `hint`."""
    if _is_immutable(hint):
        return value
    origin = typing.get_origin(hint)
    arguments = typing.get_args(hint)
    if origin in (typing.Union, types.UnionType):
        return _optional(arguments, value, scope, cls, field)
    if origin is list or hint is list:
        return _each(arguments, value, scope, cls, field, "{}[:]", "[{1} for {0} in {2}]")
    if origin is set and all(_is_immutable(argument) for argument in arguments):
        return f"{value}.copy()"
    if origin is dict:
        return _dict(arguments, value, scope, cls, field)
    if isinstance(hint, type) and dataclasses.is_dataclass(hint):
        return f"{value}.copy()" if "copy" in vars(hint) else f"{_name(hint, scope)}({value})"
    if isinstance(hint, type) and issubclass(hint, msgspec.Struct):
        return _struct(hint, value, cls, field)
    raise TypeError(
        f"{cls.__name__}.{field}: expected a type that can be copied (immutable values, list, set, "
        f"dict, tuple, dataclass, struct), got {hint}"
    )


def _struct(struct: type[msgspec.Struct], value: str, cls: type, field: str) -> str:
    """A mutable struct of immutable values is copied whole, which is faster than by hand."""
    for name, hint in typing.get_type_hints(struct).items():
        if name in struct.__struct_fields__ and not _is_immutable(hint):
            raise TypeError(
                f"{cls.__name__}.{field}: expected a struct of immutable values, but "
                f"{struct.__name__}.{name} is {hint}; use a dataclass"
            )
    return f"{value}.__copy__()"


def _optional(
    arguments: tuple[Any, ...], value: str, scope: dict[str, Any], cls: type, field: str
) -> str:
    rest = [argument for argument in arguments if argument is not type(None)]
    if len(rest) != 1:
        raise TypeError(
            f"{cls.__name__}.{field}: expected at most one mutable type beside None, got {rest}"
        )
    inner = _expression(rest[0], value, scope, cls, field)
    return f"(None if {value} is None else {inner})"


def _each(
    arguments: tuple[Any, ...],
    value: str,
    scope: dict[str, Any],
    cls: type,
    field: str,
    shallow: str,
    deep: str,
) -> str:
    if not arguments or _is_immutable(arguments[0]):
        return shallow.format(value)
    variable = f"item{len(scope)}"
    scope[variable] = None
    inner = _expression(arguments[0], variable, scope, cls, field)
    return deep.format(variable, inner, value)


def _dict(
    arguments: tuple[Any, ...], value: str, scope: dict[str, Any], cls: type, field: str
) -> str:
    if _is_immutable(arguments[1]):
        return f"{value}.copy()"
    variable = f"item{len(scope)}"
    scope[variable] = None
    inner = _expression(arguments[1], variable, scope, cls, field)
    return f"{{key: {inner} for key, {variable} in {value}.items()}}"


def _name(cls: type, scope: dict[str, Any]) -> str:
    """The name under which the generated code calls the copier of a nested dataclass."""
    name = f"copy_{cls.__name__}_{len(scope)}"
    scope[name] = copier(cls)
    return name


def _is_immutable(hint: Any) -> bool:
    origin = typing.get_origin(hint)
    arguments = typing.get_args(hint)
    if origin in (typing.Union, types.UnionType):
        return all(_is_immutable(argument) for argument in arguments)
    if origin in (tuple, frozenset):
        return all(argument is Ellipsis or _is_immutable(argument) for argument in arguments)
    if origin is typing.Literal:
        return True
    if isinstance(hint, typing.NewType):
        return _is_immutable(hint.__supertype__)
    if not isinstance(hint, type):
        return False
    if issubclass(hint, msgspec.Struct):
        return bool(hint.__struct_config__.frozen)
    if dataclasses.is_dataclass(hint):
        parameters: Any = getattr(hint, "__dataclass_params__", None)
        return bool(parameters.frozen)
    return issubclass(hint, _IMMUTABLE)
