"""Operations of the Lunar cycle."""

from engine.netrunner.language.prelude import *
from engine.netrunner.objects.definitions import card

card(
    "bad_times",
    Play((ForNow(Modify("memory", -2), "turn"),), condition=Tagged()),
)
card(
    "enhanced_login_protocol",
    Static(
        Price("run", cost(clicks=1), basic=True),
        ~Happened(On(EventKind.ACTION, by=RUNNER, detail="run")),
    ),
    Remains(CURRENT_OF_CORP),
)
card("lag_time", Static(Modify("strength", 1, Type("ice"))), Remains(CURRENT_OF_CORP))
card(
    "shoot_the_moon",
    Static(Price("play", cost(clicks=1))),
    Play((Rez(target(Installed("corp") & Unrezzed() & Type("ice"), number=Tags()), ignoring="all"),)),
)
card(
    "targeted_marketing",
    Play(
        (
            ChooseCardName("runner"),
            Delayed(
                When(On((EventKind.PLAY, EventKind.INSTALL), by=RUNNER, what=OfChosenName()), (Gain(10),)),
                "active",
            ),
        )
    ),
    Remains(CURRENT_OF_CORP),
)
