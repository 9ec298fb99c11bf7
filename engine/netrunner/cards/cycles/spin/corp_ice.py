"""Ice of the Spin cycle."""

from engine.netrunner.language.prelude import *
from engine.netrunner.objects.definitions import card

ONE_ACCESS = Sub((ForNow(AccessLimit(1), "run"),))

card("himitsu_bako", Paid(cost(credits=1), (AddToHand(This()),)), Sub((EndTheRun(),)))
card(
    "hive",
    Static(LoseSubs(Points())),
    Sub((EndTheRun(),)),
    Sub((EndTheRun(),)),
    Sub((EndTheRun(),)),
    Sub((EndTheRun(),)),
    Sub((EndTheRun(),)),
)
card(
    "hudson_1_0",
    Paid(cost(lose_clicks=1), (Break(1, on_source=True),), by=RUNNER),
    ONE_ACCESS,
    ONE_ACCESS,
)
card("ireress", Static(GainSubs(Sub((Lose(1, who=RUNNER),)), BadPublicityCount())))
card(
    "marker",
    Sub((ForNow(GainSubs(Sub((EndTheRun(),)), 1), "run", next=On(Kind.ENCOUNTER)),)),
)
card(
    "rsvp",
    Sub((ForNow(Cannot("spend_credits", who=RUNNER), "run"),)),
)
card(
    "wraparound",
    Static(Modify("strength", 7), ~Exists(Type("program") & Subtype("fracter"))),
    Sub((EndTheRun(),)),
)
