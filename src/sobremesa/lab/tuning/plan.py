"""A tuning: a TOML file that names values of the content with their ranges, and what is wanted."""

from __future__ import annotations

import hashlib
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Annotated

import msgspec

from sobremesa.kernel import BadContent, SobremesaError, Value, find_game
from sobremesa.kernel.content import value_at
from sobremesa.lab.studies.arms import arms_of
from sobremesa.lab.studies.study import BadStudy, Count, Seed, Study, Variant, read_toml

Values = dict[str, int | float]
"""A value for each parameter, by its key."""
Span = tuple[float, float]


class Parameter(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """A value of the content that may be changed: from where to where, and in which steps."""

    low: int | float
    high: int | float
    step: Annotated[float, msgspec.Meta(gt=0)] | None = None

    @property
    def whole(self) -> bool:
        """Whether it takes whole numbers alone."""
        return isinstance(self.low, int) and isinstance(self.high, int)


class Target(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """What is wanted of the games: each from where to where."""

    won: Span | None = None
    """The share of games that the seat wins."""
    rounds: Span | None = None
    """The mean number of rounds."""
    decisions: Span | None = None
    """The mean number of decisions."""

    def wanted(self) -> dict[str, Span]:
        """What is wanted, by its name."""
        return {name: span for name in self.__struct_fields__ if (span := getattr(self, name))}


class Tuning(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """What is tuned, for what, and what it may cost."""

    game: str
    mission: str
    seats: tuple[str, ...]
    """A bot for each seat."""
    settings: dict[str, Value] = {}
    seat: Annotated[int, msgspec.Meta(ge=0)] = 0
    """Whose victories are counted."""
    seed: Seed = 1
    games: Count = 60
    """At most so many games of everything that is tried."""
    trials: Count = 30
    """How many things are tried."""
    check: Count = 200
    """How many games the best play that nobody has looked at before."""
    target: Target
    parameters: dict[str, Parameter]

    def study(self, values: Values) -> Study:
        """The study of some values beside the game as it is."""
        return Study(
            game=self.game,
            missions=(self.mission,),
            seats=self.seats,
            settings=self.settings,
            seed=self.seed,
            variants={name_of(values): Variant(change=dict(values))},
        )


def name_of(values: Values) -> str:
    """What something tried is called: the same for the same values."""
    plain = msgspec.json.encode(values, order="deterministic")
    return f"t-{hashlib.blake2b(plain, digest_size=4).hexdigest()}"


def read_tuning(file: Path) -> Tuning:
    """The tuning in a file; whatever could not be tried is refused with the file and the key."""
    tuning = read_toml(file, Tuning)
    _check_target(tuning, file)
    if not tuning.parameters:
        raise BadStudy(f"{file}: parameters: expected a key of the content, got none")
    if tuning.seat >= len(tuning.seats):
        raise BadStudy(f"{file}: seat: expected one of {len(tuning.seats)}, got {tuning.seat}")
    for key, parameter in tuning.parameters.items():
        _check_parameter(parameter, f"{file}: parameters.{key}")
    own = own_values(tuning, file)
    with TemporaryDirectory() as folder:
        for key, parameter in tuning.parameters.items():
            for end in (parameter.low, parameter.high):
                _check_value(tuning, {**own, key: end}, key, file, Path(folder))
    return tuning


def _check_parameter(parameter: Parameter, place: str) -> None:
    low, high, step = parameter.low, parameter.high, parameter.step
    if low >= high:
        raise BadStudy(f"{place}: expected low < high, got {low} and {high}")
    if step is not None and parameter.whole and step != int(step):
        raise BadStudy(f"{place}.step: expected a whole number, as low and high are, got {step:g}")
    if step is not None and step > high - low:
        raise BadStudy(f"{place}.step: expected at most {high - low:g}, got {step:g}")


def _check_value(tuning: Tuning, values: Values, key: str, file: Path, folder: Path) -> None:
    """Refuse a range at whose end there is no game."""
    study = tuning.study(values)
    try:
        arms_of(study, file, folder)
    except BadStudy as error:
        told = str(error).replace(f"{file}: missions:", f"{file}: mission:")
        told = told.replace(f"variants.{name_of(values)}: {key}", f"parameters.{key}")
        raise BadStudy(told.replace(f"variants.{name_of(values)}", f"parameters.{key}")) from error


def _check_target(tuning: Tuning, file: Path) -> None:
    wanted = tuning.target.wanted()
    if not wanted:
        raise BadStudy(f"{file}: target: expected won, rounds or decisions, got nothing")
    for name, (low, high) in wanted.items():
        if not 0 <= low < high <= (1 if name == "won" else float("inf")):
            raise BadStudy(f"{file}: target.{name}: expected a range upwards, got {low} to {high}")


def own_values(tuning: Tuning, file: Path) -> Values:
    """The values of the game as it is."""
    try:
        content = find_game(tuning.game).content
    except SobremesaError as error:
        raise BadStudy(f"{file}: game: {error}") from error
    found: Values = {}
    for key in tuning.parameters:
        try:
            value = value_at(content, key)
        except BadContent as error:
            raise BadStudy(f"{file}: parameters.{error}") from error
        if not isinstance(value, int | float) or isinstance(value, bool):
            raise BadStudy(f"{file}: parameters.{key}: expected a number, got {value!r}")
        found[key] = value
    return found
