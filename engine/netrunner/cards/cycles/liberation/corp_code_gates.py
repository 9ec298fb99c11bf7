"""Code gates of the Liberation cycle."""

from engine.netrunner.language.prelude import *
from engine.netrunner.objects.definitions import card

EXPEND = cost(ThisCost("reveal and trash"), clicks=1, credits=1)
"""The cost of expendable cards, paid from HQ."""
UP_TO_TWO_AGENDAS = target(InZone((HQ, ARCHIVES)) & Type("agenda"), most=2, least=0)
REZ_FOR_TAG_OR_BAD_PUBLICITY = Static(
    Price("rez", cost(OneOf((cost(BadPublicityCost()), cost(TagCost(-1))))))
)
NET_UNLESS_PAID = Unless((Damage("net", 1),), (cost(credits=2),), by=RUNNER)

card(
    "attini",
    Static(Cannot("spend_credits", who=RUNNER), Threat(3) & SubroutineResolving()),
    Sub((NET_UNLESS_PAID,)),
    Sub((NET_UNLESS_PAID,)),
    Sub((NET_UNLESS_PAID,)),
)

card(
    "descent",
    ActiveIn(
        ("hq",),
        Paid(
            EXPEND,
            (
                Draw(1),
                Together((Reveal(UP_TO_TWO_AGENDAS), ShuffleInto(UP_TO_TWO_AGENDAS))),
            ),
        ),
    ),
    When(TURN_BEGINS, (AddToHand(This()),), optional=True),
    END_THE_RUN,
)

card(
    "m_i_c",
    Paid(cost(trash=True), (Unless((EndTheRun(),), (cost(clicks=1),), by=RUNNER),), RunOn(HERE)),
    Sub((Lose(1, CLICKS, RUNNER),)),
    Sub((Lose(1, CLICKS, RUNNER),)),
    END_THE_RUN,
)

card(
    "piranhas",
    REZ_FOR_TAG_OR_BAD_PUBLICITY,
    Sub((May((Draw(1),)),)),
    Sub((Damage("net", 1),)),
    Sub((If(~AtMost(CardsInHand(CORP), CardsInHand(RUNNER)), (EndTheRun(),)),)),
)

card(
    "tributary",
    When(First(On(EventKind.RUN_BEGINS)), (MoveIce(This(), "attacked"),), optional=True),
    Sub(
        (
            May((Draw(1),)),
            InstallFrom((HQ,), Type("ice"), where="another", ignoring="all"),
        )
    ),
    Sub((ForNow(Modify("strength", 2, Type("ice")), "run"),)),
)

card(
    "valentao",
    REZ_FOR_TAG_OR_BAD_PUBLICITY,
    Sub((Gain(2),)),
    Sub((Lose(2, who=RUNNER),)),
    Sub((If(~AtMost(Credits(CORP), Credits(RUNNER)), (EndTheRun(),)),)),
)

card(
    "virtual_service_agent",
    When(
        On(
            EventKind.PASS_ICE,
            what=ThisCard(),
            if_=WasEncountered()
            & ~Happened(
                On(EventKind.BREAK, what=ThisCard(), of=Subtype("decoder"), detail="printed"), ENCOUNTER
            ),
        ),
        (GiveTags(1),),
    ),
    Sub((Lose(1, who=RUNNER),)),
)
