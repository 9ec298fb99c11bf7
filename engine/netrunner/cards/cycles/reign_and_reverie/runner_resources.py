"""Resources of Reign and Reverie."""

from engine.netrunner.language.prelude import *
from engine.netrunner.objects.definitions import card

card(
    "district_99",
    When(
        First(On(EventKind.TRASH, what=Type("program") | Type("hardware"))),
        (PlaceCounters("power", 1),),
        optional=True,
    ),
    Paid(
        cost(clicks=1, counter="power", counters=3),
        (AddToHand(target(InZone((HEAP,)) & SameAs(Identity(), "faction"))),),
    ),
)
card(
    "dj_fenris",
    When(INSTALLED, (HostIdentity("g_mod"),)),
    Static(CopyOf(HostedOn(ThisCard()), kinds=("paid", "conditional", "static"))),
)
card(
    "thunder_art_gallery",
    When(
        First(On(EventKind.UNTAG, by=YOU) | On(EventKind.PREVENT, by=YOU, detail="tag")),
        (InstallFrom((GRIP,), AnyCard(), less=1),),
        optional=True,
    ),
)
