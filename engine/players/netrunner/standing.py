"""How a position stands, in numbers, and how likely the Corp wins from it: a fitted line over a few figures.

Reckoned on deals (`beliefs.deal`), where every card is supposed: the Corp's own sight sees what matters.
"""

from __future__ import annotations

from math import exp, sqrt
from typing import TYPE_CHECKING, Final

from engine.netrunner.table.facts import AGENDA
from engine.netrunner.table.state import ARCHIVES, CENTRALS, CORP, HQ, RD, RUNNER
from engine.players.netrunner.breaking import IMPOSSIBLE, brittle, tools
from engine.players.netrunner.corp_plan import Plan
from engine.players.netrunner.reading import is_trap, toll_here
from engine.players.netrunner.worth.cards import denied

if TYPE_CHECKING:
    from engine.players.netrunner.sight import Sight

FIGURES: Final = (
    "corp_points", "corp_near", "runner_points", "runner_near", "corp_credits", "corp_poor", "runner_credits",
    "runner_poor", "hq", "hq_points", "hq_density", "grip", "rd", "rd_ice", "hq_ice", "rezzed", "unrezzed",
    "remote", "open_points", "behind_points", "advanced", "archives_points", "assets", "upgrades",
    "breakers", "colours", "rig", "virus", "tags", "runner_cards", "drips",
)  # fmt: skip

WEIGHTS: Final = {
    CORP: (
        0.45, 0.083, -0.3, -0.154, 0.25, -0.017, -0.22, -0.093, 0.06, -0.152, 0.269, -0.04, 0.04, 0.243, 0.1,
        0.109, -0.011, 0.146, 0.0, 0.15, 0.2, -0.2, 0.055, 0.108, 0.36, -0.565, -0.174, 0.037, 0.109, -0.046,
        0.05, -0.24,
    ),
    RUNNER: (
        0.45, 0.042, -0.3, -0.161, 0.26, -0.065, -0.212, -0.041, 0.07, -0.154, 0.223, -0.04, 0.04, 0.242, 0.1,
        0.096, -0.027, 0.175, -0.2, 0.06, 0.15, -0.2, 0.082, 0.112, 0.316, -0.517, -0.167, 0.071, 0.056,
        -0.051, 0.05, -0.55,
    ),
}  # fmt: skip
"""By whose turn begins: what each figure adds to the logarithm of the Corp's odds; a constant is last.

Fitted by logistic regression to a thousand games of the plain rules against themselves (starter decks and
random legal ones, every sixteenth answer by chance). What agendas add is set beforehand, so that one that is
scored is worth more than one that nearly is: by itself the line takes what a good position brings with it for
what makes it good. What rezzed assets still do is set beforehand as well: a thousand games tell too little.
So is what credits, cards and ice before HQ are worth. Fitted, a card in HQ was worth nearly four credits, one
of the Runner's less than none, and ice before HQ nothing: who has many cards has not used them. A click takes
either a card or a credit, so that with five credits both are worth as much.
"""
SHUT: Final = 0.4
"""What agendas in HQ count for while the Runner has no way in there."""
LATER: Final = 0.4
"""What an installed agenda counts for that the Runner has another turn to come for."""


def chance(see: Sight) -> float:
    """How likely the Corp wins from where a turn begins. `see` is the Corp's sight of a deal."""
    *weights, constant = WEIGHTS[see.active]
    return 1 / (1 + exp(-constant - sum(w * f for w, f in zip(weights, figures(see), strict=True))))


def figures(see: Sight) -> list[float]:
    """The figures of a position, in the order of `FIGURES`. `see` is the Corp's."""
    corp, runner = see.points(CORP), see.points(RUNNER)
    lacking = see.points_to_win(CORP) - corp
    threat = see.points_to_win(RUNNER) - runner
    own, theirs = see.credits(CORP), see.credits(RUNNER)
    hand = [kind for _, kind in see.hand()]
    plan = Plan(see)
    exposed = SHUT if plan.shut(HQ) else 1.0
    hq_points = exposed * sum(kind.facts.agenda_points or 0 for kind in hand)
    # What can be scored in the turn that begins; where it is the Runner's, that is told by the weights.
    reach = min(plan.soonest(), own) if see.active == CORP else IMPOSSIBLE
    rezzed = unrezzed = remote = naked = behind = advanced = assets = upgrades = drips = 0.0
    for name, server in see.servers.items():
        for oid in server.ice:
            kind = see.kind(oid)
            cost = (kind.facts.cost or 0) if kind is not None else 3
            if see.card(oid).faceup:
                rezzed += 1 + 0.25 * cost
            else:
                unrezzed += 1 if cost <= own + 2 else 0.4
        if name not in CENTRALS:
            remote = max(remote, min(3.0, float(len(server.ice))))
        for oid in server.root:
            kind = see.kind(oid)
            if kind is None or name in CENTRALS:
                continue
            if kind.type == AGENDA:
                points = kind.facts.agenda_points or 0
                naked += points * (not server.ice)
                need = see.requirement(oid)
                soon = need - see.card(oid).advancement <= reach
                behind += points * bool(server.ice) * (1.0 if soon else LATER)
                advanced += (
                    points * min(1.0, see.card(oid).advancement / max(1, need)) * (1 if server.ice else 0.3)
                )
            elif is_trap(kind.code):
                upgrades += 0.5
            elif kind.type == "asset":
                assets += (0.5 if see.card(oid).faceup else 0.3) + 0.1 * see.card(oid).credit
                drips += denied(see, oid) if see.card(oid).faceup else 0.0
            else:
                upgrades += 1 + bool(toll_here(kind.code))
    # What breaks ice once and is gone makes no rig.
    rig = [(oid, kind) for oid, kind in see.rig() if not brittle(kind.code)]
    subtypes = {tool.subtype for _, kind in rig for tool in tools(kind.code)}
    breakers = sum(bool(tools(kind.code)) for _, kind in rig)
    virus = sum(see.hosted(oid, "virus") for oid, _ in see.rig())
    discarded = sum(
        kind.facts.agenda_points or 0 for oid in see.discarded() if (kind := see.kind(oid)) is not None
    )
    return [
        corp, max(0, 4 - lacking), runner, max(0, 4 - threat), sqrt(own),
        max(0, 4 - own), sqrt(theirs), max(0, 4 - theirs), len(hand), hq_points,
        hq_points / max(1, len(hand)), min(6, see.cards_in_hand(RUNNER)), min(12, see.cards_in_deck(CORP)),
        min(3, len(plan.standing(RD))), min(3, len(plan.standing(HQ))), rezzed, unrezzed, remote,
        naked, behind, advanced, discarded * (0.5 if see.servers[ARCHIVES].ice else 1.0), assets, upgrades,
        min(3, breakers), min(3, len(subtypes)), len(rig), virus,
        min(3, see.tags), min(12, see.cards_in_deck(RUNNER)) + see.cards_in_hand(RUNNER), drips,
    ]  # fmt: skip
