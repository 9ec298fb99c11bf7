"""What sensible players do between two episodes: heal what hurts, learn what is better, get ready.

The story's own choices (what the group does next) are taste: these are drawn by lot.
"""

from __future__ import annotations

import math
from typing import TYPE_CHECKING, Final

from engine.neon_hope import new_game
from engine.neon_hope.language.story import MarkCharacter, SwapCard, UnmarkCharacter
from engine.neon_hope.rules import campaigns
from engine.neon_hope.table.definitions import Action, Tool
from engine.players.neon_hope.answers import LONG_GAME, Answers
from engine.players.neon_hope.sight import Sight
from engine.players.neon_hope.worth import HOPES, MARKS

if TYPE_CHECKING:
    import random

    from engine.neon_hope import Campaign, Library
    from engine.neon_hope.table.pack import Pack, StepChoice
    from engine.neon_hope.table.parts import Effect

PLAYS: Final = 4.0
"""How often an action card is played in an episode."""
BOUGHT: Final = 0.35
"""How likely a certain tool is bought in an episode."""
PRICE: Final = 0.5
"""What a resource of a tool's cost weighs against what it gives."""
TASTE: Final = 0.3
"""Points of difference that make the better e times as likely."""


def choose_step(
    library: Library, pack: Pack, campaign: Campaign, dice: random.Random, who: str = ""
) -> int | None:
    """The number to answer the campaign's step with (`campaigns.answer`), for the group or a character; None
    where there is nothing to choose."""
    found = campaigns.choices(pack, campaign, who)
    if not found:
        return None
    if not who:
        return dice.choice(found)[0]
    judge = _judge(library, pack, campaign, who)
    marked = set(campaign.marks.get(who, ()))
    worth = [_worth(judge, marked, choice) for _, choice in found]
    best = max(worth)
    weights = [math.exp((each - best) / TASTE) for each in worth]
    return dice.choices([number for number, _ in found], weights)[0]


def _judge(library: Library, pack: Pack, campaign: Campaign, who: str) -> Answers:
    """How the character prices things: at the table of the episode that was played last, or of the first."""
    plan = pack.campaigns[campaign.code]
    episode = campaign.results[-1][0] if campaign.results else plan.playable[0]
    game = new_game(
        library,
        pack=pack.id,
        episode=episode,
        characters=list(campaign.characters),
        seed=0,
        campaign=campaign,
    )
    return Answers(next(see for seat in game.seats if (see := Sight(game, seat)).me.code == who))


def _worth(judge: Answers, marked: set[str], choice: StepChoice) -> float:
    """In points: one is about one surveillance."""
    return sum(_effect(judge, marked, effect) for effect in choice.effects)


def _effect(judge: Answers, marked: set[str], effect: Effect) -> float:
    if isinstance(effect, SwapCard):
        return _swap(judge, effect)
    if isinstance(effect, MarkCharacter):
        # A note that is neither scar nor ally is something for the next episode: hope, a resource.
        return MARKS.get(judge.see.note_kind(effect.name), HOPES)
    if isinstance(effect, UnmarkCharacter):
        return -MARKS.get(judge.see.note_kind(effect.name), 0.0) if effect.name in marked else 0.0
    return judge.worth.effect(effect)


def _swap(judge: Answers, swap: SwapCard) -> float:
    """What the new card gives in an episode, and the old one does not."""
    out, into = (judge.see.definition(code) for code in (swap.out, swap.into))
    if isinstance(out, Action) and isinstance(into, Action):
        values = judge.card_values([swap.out, swap.into])
        return PLAYS * (values[swap.into] - values[swap.out])
    if isinstance(out, Tool) and isinstance(into, Tool):
        asset = judge.worth.asset
        gain = asset(into, LONG_GAME) - asset(out, LONG_GAME) - PRICE * (into.cost - out.cost)
        return BOUGHT * gain
    return 0.0
