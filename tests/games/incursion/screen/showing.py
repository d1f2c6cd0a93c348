"""Set-ups for the tests of showing."""

from games.incursion.table import Table, table


def in_m2(**more: object) -> Table:
    return table(
        mission="m2",
        a="ape_trooper e 10,13",
        g="gretel w 5,4 damage=1",
        z="sturmzombie n 10,14",
        hands=(["medal", "snafu"], ["lucky_devil", "rackley", "medkit"]),
        effects={"a": ["low_ammo"], "zombies": ["v_stimulator"]},
        discard=["cave_in", "booby_trap"],
        cp=(3, 2),
        special=4,
        **more,  # type: ignore[arg-type]
    )
