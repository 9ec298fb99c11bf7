"""Agendas of System Gateway."""

from engine.netrunner.language.prelude import *
from engine.netrunner.objects.definitions import card

card("above_the_law", When(SCORED, (Trash(target(Installed() & Type("resource"))),), optional=True))
card(
    "longevity_serum",
    When(
        SCORED,
        (
            Trash(target(InZone((HQ,)), least=0, most=ANY_NUMBER)),
            ShuffleInto(target(InZone((ARCHIVES,)), least=0, most=3)),
        ),
    ),
)
card("luminal_transubstantiation", When(SCORED, (Gain(3, CLICKS), ForNow(Cannot("score", who=CORP), "turn"))))
card("offworld_office", When(SCORED, (Gain(7),)))
card("orbital_superiority", When(SCORED, (If(Tagged(), (Damage("meat", 4),), (GiveTags(1),)),)))
card(
    "send_a_message",
    When(
        SCORED_OR_STOLEN,
        (Rez(target(Installed("corp") & Unrezzed() & Type("ice")), ignoring="all"),),
        optional=True,
    ),
)
card("superconducting_hub", When(SCORED, (Draw(2),), optional=True), Static(Modify("hand_corp", 2)))
card("tomorrows_headline", When(SCORED_OR_STOLEN, (GiveTags(1),)))
