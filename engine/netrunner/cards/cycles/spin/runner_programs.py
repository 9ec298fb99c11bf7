"""Other programs of the Spin cycle."""

from engine.netrunner.language.prelude import *
from engine.netrunner.objects.definitions import card

INWARD = InwardOf(HostOfSource())
OTHER_CAISSA = Type("program") & Subtype("caissa") - These(Result("trashed"))

card(
    "gorman_drip_v1",
    When(
        On(EventKind.ACTION, by=CORP, detail="draw") | On(EventKind.ACTION, by=CORP, detail="credit"),
        (PlaceCounters("virus", 1),),
    ),
    Paid(cost(clicks=1, trash=True), (Gain(Hosted("virus")),)),
)
card(
    "pawn",
    Paid(cost(clicks=1), (HostOn(This(), target(Protecting("central", "outermost") - HostOfSource())),)),
    When(
        On(EventKind.SUCCESSFUL_RUN, by=YOU, if_=ThisIs(HostedOn(Type("ice")))),
        (
            If(
                Exists(INWARD),
                (HostOn(This(), Each(INWARD)),),
                (
                    Together(
                        (Trash(), InstallFrom((GRIP, HEAP), OTHER_CAISSA, ignoring="all", optional=False))
                    ),
                ),
            ),
        ),
    ),
)
card(
    "scheherazade",
    Static(Hosts(Type("program"))),
    When(On(EventKind.INSTALL, by=YOU, what=Type("program") & HostedOn(ThisCard())), (Gain(1),)),
)
