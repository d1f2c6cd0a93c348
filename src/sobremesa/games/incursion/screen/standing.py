"""How a campaign stands: what each mission brought, and at the end which side has won it."""

from __future__ import annotations

from typing import Any

import msgspec

from sobremesa.games.incursion.content.schema import ALLIES, SWD
from sobremesa.games.incursion.rules.campaign import campaign_winner
from sobremesa.games.incursion.state import Campaign
from sobremesa.kernel import Game, Outcome, Setup, Text
from sobremesa.kernel.scene import Fact, Standing

_VERDICTS = {ALLIES: "standing-allies", SWD: "standing-swd", None: "standing-draw"}


def standing(game: Game[Any], setup: Setup, outcome: Outcome, text: Text) -> Standing:
    """The missions so far with their results, and the wins: inc.ruling.campaign-winner."""
    campaign = msgspec.convert(outcome.carry, Campaign)
    over = not game.following(setup, outcome)
    winner = campaign_winner(campaign.wins) if over else None
    facts = _results(game, setup, campaign, text)
    if over:
        facts.append(Fact(name=text("wins"), text=_wins(campaign, text)))
    return Standing(
        title=text("standing-over" if over else "standing"),
        text=text(_VERDICTS[winner]) if over else _wins(campaign, text),
        facts=tuple(facts),
        winners=() if winner is None else (winner,),
        over=over,
    )


def _results(game: Game[Any], setup: Setup, campaign: Campaign, text: Text) -> list[Fact]:
    """What came of each mission; the last one is the one that has just been played."""
    missions = list(game.missions)
    played = missions[: missions.index(setup.mission) + 1][-len(campaign.results) :]
    return [
        Fact(name=text(f"mission-{mission}"), text=text(f"result-{result}"))
        for mission, result in zip(played, campaign.results, strict=False)
    ]


def _wins(campaign: Campaign, text: Text) -> str:
    return text("campaign-wins", allies=campaign.wins[ALLIES], swd=campaign.wins[SWD])
