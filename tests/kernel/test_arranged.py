"""Choices as a prompt shows them."""

from sobremesa.kernel.scene import Choice, arranged


def choice(text: str, group: str = "") -> Choice:
    return Choice(text=text, group=group)


def test_choices_stay_in_the_order_of_their_options() -> None:
    choices = [choice("b"), choice("a"), choice("c")]
    assert arranged(choices, {}) == tuple(choices)


def test_a_group_is_folded_when_it_has_more_choices_than_may_stand_apart() -> None:
    choices = [choice("a", "go"), choice("b", "go"), choice("c", "hit"), choice("d", "hit")]
    assert [each.group for each in arranged([*choices, choice("e", "lone")], {"hit": 2})] == [
        "go",
        "go",
        "",
        "",
        "",
    ]
