"""Agendas of the Core Set."""

from engine.netrunner.language.prelude import *
from engine.netrunner.objects.definitions import card

card(
    "accelerated_beta_test",
    When(
        SCORED,
        (
            Look(Each(OnTop("rd", 3))),
            Repeat((InstallFrom((RD,), These(Result("seen")) & Type("ice"), ignoring="all", rez="all"),), 3),
            Trash(Each(These(Result("seen")) & InZone((RD,)))),
        ),
        optional=True,
    ),
)
card(
    "astroscript_pilot_program",
    When(SCORED, (PlaceCounters("agenda", 1),)),
    Paid(cost(counter="agenda", counters=1), (PlaceCounters("advancement", 1, target(CanBeAdvanced())),)),
)
card(
    "breaking_news",
    When(SCORED, (GiveTags(2),)),
    When(
        On(EventKind.TURN_ENDS, if_=Happened(On(EventKind.SCORE, what=ThisCard()))),
        (RemoveTags(2, by=RUNNER),),
    ),
)
card("hostile_takeover", When(SCORED, (Together((Gain(7), BadPublicity(1))),)))
card(
    "nisei_mk_ii",
    When(SCORED, (PlaceCounters("agenda", 1),)),
    Paid(cost(counter="agenda", counters=1), (EndTheRun(),)),
)
card(
    "posted_bounty",
    When(SCORED, (MayPay(cost(ThisCost("forfeit")), (Together((GiveTags(1), BadPublicity(1))),)),)),
)
card(
    "priority_requisition",
    When(
        SCORED,
        (Rez(target(Unrezzed() & Type("ice")), ignoring="all"),),
        optional=True,
    ),
)
card(
    "private_security_force",
    Static(GainAbilities((Paid(cost(clicks=1), (Damage("meat", 1),)),)), Tagged()),
)
