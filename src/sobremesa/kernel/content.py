"""Content is data with a schema: TOML decoded into frozen structs; errors name the place."""

from __future__ import annotations

import hashlib
import os
import re
import stat
import tomllib
from collections.abc import Iterable, Iterator, Mapping
from importlib.resources.abc import Traversable
from pathlib import Path
from typing import Any, TypeVar, get_args, get_type_hints

import msgspec

from .errors import BadContent

T = TypeVar("T")
C = TypeVar("C", bound=msgspec.Struct)

_LARGEST = 4 * 2**20
_TABLE = re.compile(r"^\s*\[+\s*(?P<name>[^\]]+?)\s*\]+")


def load_folder(folder: Traversable, kind: type[C]) -> C:
    """A folder decoded into one struct, each of its fields from the files of that name.

    A field of tables is a file `<field>.toml` of tables `[id]`, a single struct a whole file of
    that name, and a field of texts a folder `<field>/` of `<id>.txt`.
    """
    parts = {name: _load_part(folder, name, part) for name, part in _parts(kind).items()}
    return kind(**parts)


def lay_over(under: C, folder: Traversable) -> C:
    """Content with a folder's over it: what the folder names is added, or replaces what there is.

    A folder holds files of the same names as the game's own, words in `text/`, and lessons and a
    glossary, which are read apart. A file of tables may begin with `without`: the names of tables
    that are left out, or "all".
    """
    known = _parts(type(under))
    there = {file.name for file in folder.iterdir()} - {"text", "lessons.toml", "glossary.toml"}
    files = {_file_of(name, part): name for name, part in known.items()}
    check_references(folder.name, sorted(there), files)
    changed: dict[str, Any] = {}
    for file in sorted(there):
        name = files[file]
        if _is_struct(known[name]):
            changed[name] = _load_over(folder / file, getattr(under, name))
        elif known[name] == dict[str, str]:
            changed[name] = getattr(under, name) | _load_part(folder, name, known[name])
        else:
            kind = get_args(known[name])[1]
            changed[name] = _tables_over(folder / file, getattr(under, name), kind)
    return msgspec.structs.replace(under, **changed)


def _parts(kind: type[msgspec.Struct]) -> dict[str, Any]:
    return get_type_hints(kind)


def _is_struct(part: Any) -> bool:
    return isinstance(part, type) and issubclass(part, msgspec.Struct)


def _file_of(name: str, part: Any) -> str:
    return name if part == dict[str, str] else f"{name}.toml"


def _load_part(folder: Traversable, name: str, part: Any) -> Any:
    file = folder / _file_of(name, part)
    if part == dict[str, str]:
        texts = sorted(file.iterdir(), key=lambda each: each.name)
        return {_stem(name, each): read_text(each) for each in texts}
    return load_struct(file, part) if _is_struct(part) else load_table(file, get_args(part)[1])


def _stem(folder: str, file: Traversable) -> str:
    stem, _, ending = file.name.rpartition(".")
    if ending != "txt":
        raise BadContent(f"{folder}/: expected files like {folder}/name.txt, got {file.name}")
    return stem


def _tables_over(file: Traversable, under: Mapping[str, T], kind: type[T]) -> dict[str, T]:
    """Tables with those of a file over them."""
    source = read_text(file)
    raw = parse_toml(file, source)
    kept = _kept(file.name, under, raw)
    return kept | _decoded(file, source, raw, kind)


def _kept(place: str, under: Mapping[str, T], raw: dict[str, Any]) -> dict[str, T]:
    """What stays of the tables below; what is told about that leaves those above."""
    without = raw.pop("without", [])
    if without == "all":
        return {}
    if not isinstance(without, list):
        raise BadContent(f"{place}: without: expected a list of names or 'all', got {without!r}")
    check_references(f"{place}: without", map(str, without), under)
    return {id: each for id, each in under.items() if id not in without}


def _load_over(file: Traversable, under: T) -> T:
    """A struct with the values of a file in place of its own; tables in it are added to."""
    values = msgspec.to_builtins(under)
    for key, value in parse_toml(file, read_text(file)).items():
        before = values.get(key)
        if isinstance(before, dict) and isinstance(value, dict):
            value = _kept(f"{file.name}: [{key}]", before, value) | value
        values[key] = value
    return convert(values, type(under), file.name)


def load_table(file: Traversable, kind: type[T]) -> dict[str, T]:
    """A TOML file of tables `[id]`, each decoded into `kind`; the id goes into its field `id`."""
    source = read_text(file)
    return _decoded(file, source, parse_toml(file, source), kind)


def _decoded(
    file: Traversable, source: str, tables: Mapping[str, Any], kind: type[T]
) -> dict[str, T]:
    """Tables of a file, each decoded into `kind`."""
    places = _places(file.name, source)
    table: dict[str, T] = {}
    for id, raw in tables.items():
        place = places.get(id, file.name)
        if not isinstance(raw, dict):
            raise BadContent(f"{place}: {id}: expected a table [{id}], got {raw!r}")
        table[id] = convert({"id": id, **raw}, kind, f"{place}: [{id}]")
    return table


def load_struct(file: Traversable, kind: type[T]) -> T:
    """A whole TOML file decoded into one struct."""
    return convert(parse_toml(file, read_text(file)), kind, file.name)


def read_text(file: Traversable) -> str:
    """The text of a content file."""
    try:
        return file.read_text(encoding="utf-8")
    except FileNotFoundError as error:
        raise BadContent(f"{file}: expected a content file, there is none") from error
    except UnicodeDecodeError as error:
        raise BadContent(f"{file.name}: expected UTF-8 text, got byte {error.start}") from error
    except OSError as error:
        raise BadContent(f"{file}: expected a file to read, got: {error.strerror}") from error


def check_folder(folder: Path) -> None:
    """Refuse a folder of somebody's content that leads elsewhere or holds what is no plain file.

    Whoever hands content to another could otherwise have any file of theirs opened, or a device
    that never ends.
    """
    top = os.path.realpath(folder)
    for place, folders, files in os.walk(folder, onerror=_unreadable):
        for name in (*folders, *files):
            path = Path(place, name)
            real = os.path.realpath(path)
            if os.path.commonpath([top, real]) != top:
                raise BadContent(f"{path}: expected a file inside {folder}, got a link to {real}")
        for name in files:
            _check_file(Path(place, name))


def _check_file(path: Path) -> None:
    try:
        about = path.stat()
    except OSError as error:
        raise BadContent(f"{path}: expected a file, got: {error.strerror}") from error
    if not stat.S_ISREG(about.st_mode):
        raise BadContent(f"{path}: expected a plain file, got a device, pipe or socket")
    if about.st_size > _LARGEST:
        raise BadContent(f"{path}: expected at most {_LARGEST} bytes, got {about.st_size}")


def _unreadable(error: OSError) -> None:
    raise BadContent(f"{error.filename}: expected a folder to read, got: {error.strerror}")


def parse_toml(file: Traversable, source: str) -> dict[str, Any]:
    """The tables of a TOML source."""
    try:
        return tomllib.loads(source)
    except tomllib.TOMLDecodeError as error:
        raise BadContent(f"{file.name}: expected TOML: {error}") from error
    except RecursionError as error:
        raise BadContent(f"{file.name}: expected TOML that is not nested so deep") from error


def convert(raw: object, kind: type[T], place: str) -> T:
    """Decode plain data; a field that is wrong, missing or unknown is named."""
    try:
        return msgspec.convert(raw, kind)
    except msgspec.ValidationError as error:
        raise BadContent(f"{place}: {error}") from error


def _places(file: str, source: str) -> dict[str, str]:
    """Where each table of a file begins."""
    places: dict[str, str] = {}
    for number, line in enumerate(source.splitlines(), 1):
        if found := _TABLE.match(line):
            name = found["name"].strip("\"'").split(".")[0]
            places.setdefault(name, f"{file} line {number}")
    return places


def check_references(place: str, used: Iterable[str], known: Iterable[str]) -> None:
    """Refuse an id that names nothing."""
    there = set(known)
    for id in used:
        if id not in there:
            raise BadContent(f"{place}: expected one of {', '.join(sorted(there))}, got {id!r}")


def unused(known: Iterable[str], used: Iterable[str]) -> list[str]:
    """The ids that nothing refers to."""
    return sorted(set(known) - set(used))


def overridden(content: T, changes: Mapping[str, Any], without: Iterable[str] = ()) -> T:
    """The content with single values changed and tables left out, each named by its key.

    A key leads to a value as `figures.ape_trooper.rp` does, to a table as `cards.medal`; a number
    is a place in a list.
    """
    plain = _plain(content)
    for path, value in changes.items():
        part, last = _reached(plain, path)
        part[last] = value
        convert(plain, type(content), path)
    for path in without:
        part, last = _reached(plain, path)
        del part[last]
        convert(plain, type(content), path)
    return convert(plain, type(content), "changed content")


def value_at(content: msgspec.Struct, path: str) -> Any:
    """The plain value to which a key leads."""
    part, last = _reached(_plain(content), path)
    return part[last]


def values_of(content: object) -> dict[str, int]:
    """Every number and switch of the content, by the key that leads to it."""
    return dict(_values_in(_plain(content), ""))


def _values_in(plain: Any, way: str) -> Iterator[tuple[str, int]]:
    """Words are no values that one would try out: they name things, or draw maps."""
    inner = plain.items() if isinstance(plain, dict) else enumerate(plain)
    for key, value in inner:
        if isinstance(value, dict | list):
            yield from _values_in(value, f"{way}{key}.")
        elif isinstance(value, int):
            yield f"{way}{key}", value


def _plain(content: object) -> Any:
    """Content as JSON has it: every sequence is a list, whose places can be named and changed."""
    return msgspec.json.decode(msgspec.json.encode(content))


def _reached(plain: Any, path: str) -> tuple[Any, Any]:
    """The part of plain content in which a key ends, and what it is called there."""
    *keys, last = path.split(".")
    for key in keys:
        plain = plain[_key(plain, key, path)]
    return plain, _key(plain, last, path)


def _key(plain: Any, key: str, path: str) -> Any:
    if isinstance(plain, list):
        if key.isdigit() and int(key) < len(plain):
            return int(key)
        raise BadContent(f"{path}: expected a place from 0 to {len(plain) - 1}, got {key!r}")
    if not isinstance(plain, dict):
        raise BadContent(f"{path}: expected an end before {key!r}, there is the value {plain!r}")
    if key not in plain:
        raise BadContent(f"{path}: expected one of {', '.join(sorted(plain))}; got {key!r}")
    return key


def unchanged(content: msgspec.Struct, own: msgspec.Struct, fields: Iterable[str]) -> list[str]:
    """Those of the fields that are as in the game's own content."""
    return [name for name in fields if getattr(content, name) == getattr(own, name)]


def digest(content: object, *more: str, without: Iterable[str] = ()) -> str:
    """A fingerprint of content and source texts.

    Fields that a game's content came to hold after its first records are left out where they are
    unchanged, so that those records are still of the same content.
    """
    plain = msgspec.to_builtins(content, str_keys=True, order="deterministic")
    for name in without:
        del plain[name]
    whole = hashlib.blake2b(msgspec.json.encode(plain), digest_size=16)
    for text in more:
        whole.update(text.encode())
    return whole.hexdigest()
