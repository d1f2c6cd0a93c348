"""Games played on a Ray cluster: the same as on one core, wherever each of them is played.

Ray shares out the work, and plays again elsewhere what was lost with a node. What it cannot know is
ours: the own content of a plan goes along with it, and a node whose rules are not the same as here
is found out before it plays.
"""

from __future__ import annotations

import hashlib
import logging
import os
import tempfile
from collections.abc import Callable, Iterator
from pathlib import Path
from types import TracebackType
from typing import Any, Self, TypeAlias, TypeVar

import msgspec

from sobremesa.kernel import SobremesaError, find_game
from sobremesa.kernel.finding import CONTENT

from .batch import Plan
from .rays import ray
from .workers import chunks_of

T = TypeVar("T")

Content: TypeAlias = dict[str, bytes]
"""The files of a folder of own content, by their places in it."""
Work: TypeAlias = Callable[[Plan, range], list[T]]

LOCAL = "local"
TRIES = 3
"""On a busy machine Ray may take longer to start than it waits for itself."""


class RayCluster:
    """A cluster by its address; `auto` is that of this machine, `local` starts one for itself."""

    def __init__(self, address: str) -> None:
        self.address = address
        self.count = 1
        self._contents: dict[str, ray.ObjectRef[Content]] = {}

    def __enter__(self) -> Self:
        tries = TRIES if self.address == LOCAL else 1
        while not self._connects(last=tries == 1):
            tries -= 1
        resources = ray.cluster_resources()  # type: ignore[no-untyped-call]
        self.count = max(1, int(resources.get("CPU", 1)))
        return self

    def _connects(self, last: bool) -> bool:
        """Whether the cluster answers; the last time that is tried, it must."""
        try:
            ray.init(
                address=self.address,
                include_dashboard=False if self.address == LOCAL else None,
                log_to_driver=False,
                logging_level=logging.WARNING,
            )
        except Exception as error:  # Ray raises just that where it has waited too long for itself
            ray.shutdown()
            if last:
                raise SobremesaError(
                    f"expected a Ray cluster at {self.address!r}, got: {error}"
                ) from error
            return False
        return True

    def __exit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        trace: TracebackType | None,
    ) -> None:
        ray.shutdown()

    def play(self, work: Work[T], plan: Plan, numbers: range) -> Iterator[list[T]]:
        """The results of some games of a plan at a time, in order."""
        content, own = self._content(plan), print_of(plan)
        # Ray's types know no function that takes functions of any type.
        remote: Any = _play
        waiting = [
            remote.remote(work, plan, chunk, content, own)
            for chunk in chunks_of(numbers, self.count)
        ]
        # Nothing is cancelled one by one: where a result comes while its task is cancelled, Ray
        # ends the whole process. What nobody waits for any more ends with the connection.
        for each in waiting:
            yield self._result(plan, each)

    def _result(self, plan: Plan, wanted: ray.ObjectRef[list[T]]) -> list[T]:
        try:
            return ray.get(wanted)
        except ray.exceptions.RayTaskError as error:
            raise error.cause from error
        except ray.exceptions.RayError as error:
            raise SobremesaError(f"{plan.game}: the cluster failed: {error}") from error

    def _content(self, plan: Plan) -> ray.ObjectRef[Content] | None:
        """The own content that a plan is played with, for every node to fetch."""
        place = plan.content or os.environ.get(CONTENT, "")
        if not place:
            return None
        if place not in self._contents:
            self._contents[place] = ray.put(_read(Path(place)))
        return self._contents[place]


def print_of(plan: Plan) -> str:
    """A fingerprint of the rules and content that a plan is played with."""
    game = find_game(plan.game, plan.content)
    return f"{game.id} {game.version} {game.digest(plan.setup)}"


@ray.remote(max_retries=-1)
def _play(work: Work[T], plan: Plan, numbers: range, content: Content | None, own: str) -> list[T]:
    """Play some games on whatever node this is."""
    if content is not None:
        plan = msgspec.structs.replace(plan, content=str(_laid_out(content)))
    if (here := print_of(plan)) != own:
        node = ray.get_runtime_context().get_node_id()
        raise SobremesaError(f"node {node}: expected the rules {own}, got {here}")
    return work(plan, numbers)


def _read(folder: Path) -> Content:
    files = sorted(file for file in folder.rglob("*") if file.is_file())
    return {str(file.relative_to(folder)): file.read_bytes() for file in files}


def _laid_out(content: Content) -> Path:
    """The folder of own content on this node, written if nobody here has yet."""
    name = hashlib.blake2b(msgspec.msgpack.encode(content), digest_size=16).hexdigest()
    place = Path(tempfile.gettempdir()) / f"sobremesa-{name}"
    if not place.is_dir():
        fresh = Path(tempfile.mkdtemp(prefix="sobremesa-"))
        for file, data in content.items():
            (fresh / file).parent.mkdir(parents=True, exist_ok=True)
            (fresh / file).write_bytes(data)
        _rename(fresh, place)
    return place


def _rename(fresh: Path, place: Path) -> None:
    """Put a folder in its place, unless another worker was quicker with the same."""
    try:
        fresh.rename(place)
    except OSError:
        if not place.is_dir():
            raise
