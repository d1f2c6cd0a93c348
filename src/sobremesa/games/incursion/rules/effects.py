"""What the Effect cards on a figure add up to."""

from __future__ import annotations

from sobremesa.games.incursion.state import Battle, Figure


def total(g: Battle, figure: Figure, field: str) -> int:
    """The sum of one number over the Effects on a figure: inc.card.effect-stack."""
    cards = g.effects(figure)
    if not cards:
        return 0
    titles = g.book.cards
    return sum([getattr(titles[card], field) for card in cards])


def has(g: Battle, figure: Figure, field: str) -> bool:
    """Whether any Effect on the figure says so."""
    cards = g.effects(figure)
    if not cards:
        return False
    says = g.book.says
    return any(field in says[card] for card in cards)


def full_ap(g: Battle, figure: Figure) -> int:
    """Printed AP plus Effects, never below 0: inc.ruling.ap-floor."""
    printed = g.book.figures[figure.kind].ap
    return max(0, printed + total(g, figure, "ap")) if g.effects(figure) else printed


def fortitude(g: Battle, figure: Figure, change: int = 0) -> int:
    """Fortitude with all its modifiers, held between 1 and 6: inc.shoot.f-clamp."""
    value = g.profile(figure).fortitude + total(g, figure, "fortitude") + change
    return min(6, max(1, value))


def cp_barred(g: Battle, figure: Figure) -> bool:
    """Whether no CP may be used on the figure: inc.ruling.no-cp-effects."""
    return has(g, figure, "no_cp")


def cp_worth(g: Battle, figure: Figure) -> int:
    """How many points one CP gives the figure: inc.card.sir-yes-sir."""
    return 1 + total(g, figure, "cp_worth")
