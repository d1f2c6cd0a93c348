"""What events are made of."""

from sobremesa.kernel import Event


class OfMini(Event, frozen=True):
    """Something about a miniature; its kind is told with it, since it may be gone by now."""

    mini: int
    kind: str
