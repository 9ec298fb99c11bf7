"""What can be learned in a step of training: each card that comes in the place of another."""

from __future__ import annotations

from collections.abc import Mapping

from msgspec.structs import replace

from engine.neon_hope.language.logged import OwnsCard
from engine.neon_hope.language.story import SwapCard
from engine.neon_hope.table.definitions import Action, Tool
from engine.neon_hope.table.pack import CampaignDef, StepChoice


def swappable(out: object, into: Action | Tool) -> bool:
    """Whether a card can come in the place of another: of the same kind and character."""
    return isinstance(out, type(into)) and out.character == into.character


def taught(
    campaign: CampaignDef, characters: Mapping[str, object], cards: Mapping[str, Action | Tool]
) -> CampaignDef:
    """The campaign with what its steps with `training` offer among their choices: behind their own, by
    character, each card that says what it `replaces`, to whoever has that. Of a character's cards the order
    is that of `cards`; what a choice's number means stays while none is put in between."""
    offered = tuple(
        StepChoice(effects=(SwapCard(card.replaces, code),), condition=OwnsCard(card.replaces))
        for character in characters
        for code, card in cards.items()
        if card.character == character and swappable(cards.get(card.replaces), card)
    )
    steps = {
        code: replace(step, choices=(*step.choices, *offered)) if step.training else step
        for code, step in campaign.steps.items()
    }
    return replace(campaign, steps=steps)
