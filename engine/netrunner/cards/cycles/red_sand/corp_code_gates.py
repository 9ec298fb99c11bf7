"""Code gates of the Red Sand cycle."""

from engine.netrunner.language.prelude import *
from engine.netrunner.objects.definitions import card

card(
    "bloom",
    Sub((InstallFrom((HQ,), Type("ice"), where="another", ignoring="all"),)),
    Sub((InstallFrom((HQ,), Type("ice"), where="inward", ignoring="all"),)),
)
card(
    "metamorph",
    Sub((ChooseOne(((Swap(Type("ice") - ThisCard()),), (Swap(Installed("corp") - Type("ice")),))),)),
)
card(
    "miraju",
    When(
        On(
            EventKind.ENCOUNTER_ENDS,
            what=ThisCard(),
            if_=Happened(On(EventKind.BREAK, what=ThisCard(), detail="printed"), ENCOUNTER),
        ),
        (MoveRunner("archives"), MayJackOut(), Derez(This())),
    ),
    Sub((May((Draw(1),)), ShuffleInto(target(InZone((HQ,)))))),
)
