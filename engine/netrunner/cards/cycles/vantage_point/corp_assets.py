"""Assets of Vantage Point."""

from engine.netrunner.language.prelude import *
from engine.netrunner.objects.definitions import card

card(
    "esca",
    Static(RevealedInRD()),
    When(ACCESSED, (Lose(1, who=RUNNER), If(Tagged(), (Damage("net", 1),))), access=True),
)

card(
    "luana_campos",
    When(TURN_BEGINS, (MayPay(cost(HostBadPublicity()), (Together((Gain(3), Draw(1))),)),)),
    When(On(EventKind.UNINSTALL, what=ThisCard()), (BadPublicity(Hosted("bad_publicity")),)),
)

card(
    "magistrate_revontulet",
    Static(Price("steal", cost(credits=3), Type("agenda"))),
    When(On(EventKind.SCORE, by=YOU), (Lose(3, who=RUNNER),)),
)

card(
    "nihilo_agent",
    When(REZZED, (Load(3, "power"),)),
    When(EMPTY, (Trash(),)),
    When(TURN_BEGINS, (Together((RemoveTags(1), RemoveBadPublicity(1))),)),
    When(TURN_ENDS, (Together((GiveTags(1), BadPublicity(1), RemoveCounters("power", 1))),)),
)

card(
    "synchrocyclotron",
    Static(
        Price("play", to=Type("operation") & Subtype("double"), fewer_clicks=1),
        ~Happened(On(EventKind.PLAY, by=YOU, what=Type("operation") & Subtype("double"))),
    ),
)
