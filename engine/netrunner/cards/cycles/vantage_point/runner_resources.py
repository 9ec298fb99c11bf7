"""Resources of Vantage Point."""

from engine.netrunner.language.prelude import *
from engine.netrunner.objects.definitions import card

ICE_REZZED = Happened(On(EventKind.REZ, what=Type("ice")))

card(
    "hackerspace",
    Static(
        Hosts(
            (Type("resource") & Unique() & Subtype("companion"))
            | (Type("resource") & Unique() & Subtype("connection")),
            discount=1,
        )
    ),
    Static(
        Modify("hand_runner", 2),
        Exists(HostedOn(ThisCard()) & Subtype("companion"))
        & Exists(HostedOn(ThisCard()) & Subtype("connection")),
    ),
)

card("nurse_hanh", When(On(EventKind.TURN_ARCHIVES_FACEUP, least=2), (Draw(2),)))

card(
    "stick_and_poke",
    When(
        First(On(EventKind.ENCOUNTER, by=YOU)),
        (
            ForNow(
                GainSubs(Sub((Damage("net", 1), Draw(1, who=RUNNER))), 1, first=True),
                "encounter",
                EventCard(),
            ),
        ),
    ),
)

card(
    "underdome_irregulars",
    When(
        ACTION_PHASE_ENDS,
        (
            If(ICE_REZZED, (ChooseOne(((Draw(2),), (RemoveTags(1),)), must=False),)),
            If(~ICE_REZZED, (Trash(),)),
        ),
    ),
)

card(
    "word_on_the_street",
    Static(
        Price(
            "score",
            cost(AgendaCost(-1, (Cannot("forfeit", ThisCard(), who=YOU),))),
            Type("agenda") - NotInstalledThisTurn(),
        )
    ),
    When(
        On(EventKind.SCORE, what=Type("agenda") & NotInstalledThisTurn()),
        (Together((Trash(), Gain(4), Draw(1))),),
    ),
)
