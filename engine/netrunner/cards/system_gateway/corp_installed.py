"""System Gateway: the Corp's ice, assets and upgrades that the starter decks leave out."""

from engine.netrunner.language.prelude import *
from engine.netrunner.objects.definitions import card

END_THE_RUN = Sub((EndTheRun(),))

# -- assets and upgrades ----------------------------------------------------------------------------------

card(
    "anoetic_void",
    When(
        APPROACHED_HERE,
        (MayPay(cost(credits=2) + cost(Chosen("trash", 2, InZone((HQ,)))), (EndTheRun(),)),),
    ),
)
card(
    "clearinghouse",
    CanAdvance(),
    When(TURN_BEGINS, (MayPay(cost(trash=True), (Damage("meat", Hosted("advancement")),)),)),
)
card(
    "malapert_data_vault",
    When(
        On(Kind.SCORE, where=HERE),  # agendas are installed nowhere but in roots
        (Search(AnyCard() - Type("agenda")), AddToHand(Result("found"))),
        optional=True,
    ),
)
card(
    "spin_doctor",
    When(REZZED, (Draw(2),)),
    Paid(cost(ThisCost("remove")), (ShuffleInto(target(InZone((ARCHIVES,)), most=2, least=0)),)),
)

# -- ice --------------------------------------------------------------------------------------------------

card(
    "ansel_1_0",
    Paid(cost(lose_clicks=1), (Break(1, on_source=True),), by=RUNNER),
    Sub((Trash(target(Installed("runner"))),)),
    Sub((InstallFrom((ARCHIVES, HQ), AnyCard()),)),
    Sub(
        (
            Together(
                (
                    ForNow(Cannot("steal", who=RUNNER), "run"),
                    ForNow(Cannot("trash", OwnedBy(CORP), who=RUNNER), "run"),
                )
            ),
        )
    ),
)
card(
    "ballista",
    Sub((ChooseOne(((Trash(target(Installed() & Type("program"))),), (EndTheRun(),))),)),
)
card(
    "pharos",
    CanAdvance(),
    Static(Modify("strength", 5), AtLeast(Hosted("advancement"), 3)),
    Sub((GiveTags(1),)),
    END_THE_RUN,
    END_THE_RUN,
)
card("ping", When(On(Kind.REZ, what=ThisCard(), if_=RunOn(HERE)), (GiveTags(1),)), END_THE_RUN)
