"""How a campaign stands: the level of the group, what comes next, and the end of the Boss."""

from __future__ import annotations

import msgspec

from sobremesa.games.torgue.state import Campaign
from sobremesa.kernel import Outcome, Text
from sobremesa.kernel.scene import Fact, Standing


def standing(outcome: Outcome, text: Text) -> Standing | None:
    """After the Boss nothing follows; before it the campaign names what does: tor.boss.win."""
    if outcome.result == "boss-slain":
        return Standing(
            title=text("standing-over"),
            text=text("standing-won"),
            winners=outcome.winners,
            over=True,
        )
    if outcome.carry is None:
        return None
    campaign = msgspec.convert(outcome.carry, Campaign)
    mission = text(f"mission-{campaign.next}")
    facts = [Fact(name=text("standing-level"), text=str(campaign.level))]
    if campaign.retries:
        facts.append(Fact(name=text("standing-retries"), text=str(campaign.retries)))
    return Standing(
        title=text("standing"),
        text=text("standing-again" if campaign.retries else "standing-next", mission=mission),
        facts=tuple(facts),
    )
