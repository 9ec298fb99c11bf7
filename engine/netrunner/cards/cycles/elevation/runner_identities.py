"""Identities of the Runner of Elevation."""

from engine.netrunner.language.prelude import *
from engine.netrunner.objects.definitions import card

card(
    "barry_baz_wong_tri_maf_veteran",
    When(
        On(EventKind.REZ, by=CORP, what=Type("ice")),
        (InstallFrom((GRIP,), Type("resource") | Type("hardware")),),
    ),
)

card(
    "dewi_subrotoputri_pedagogical_dhalang",
    When(
        On(EventKind.SUCCESSFUL_RUN, by=YOU),
        (If(AtMost(UnusedMemory(), 0), (Together((FlipIdentity(), Gain(1))),)),),
        optional=True,
    ),
    back="dewi_subrotoputri_pedagogical_dhalang_back",
)

card(
    "dewi_subrotoputri_pedagogical_dhalang_back",
    When(
        On(EventKind.SUCCESSFUL_RUN, by=YOU),
        (If(AtLeast(UnusedMemory(), 1), (Together((FlipIdentity(), Draw(1))),)),),
        optional=True,
    ),
    back="dewi_subrotoputri_pedagogical_dhalang",
)

card(
    "magdalene_keino_chemutai_cryptarchitect",
    When(
        On(EventKind.DISCARD_ENDS, by=YOU),
        (
            InstallFrom(
                (HEAP,), (Type("program") | Type("hardware")) & HappenedTo(On(EventKind.DISCARD, by=YOU))
            ),
        ),
    ),
)

card(
    "muslihat_multifarious_marketeer",
    When(
        TURN_BEGINS,
        (
            Look(Each(OnTop("stack"))),
            Pick(OnTop("stack") & (Subtype("icebreaker") | (Subtype("run") & Type("event"))), least=0),
            Reveal(Result("chosen")),
            AddToHand(Result("chosen")),
        ),
    ),
)

card(
    "ryo_phoenix_ono_out_of_the_ashes",
    When(
        First(On(EventKind.SUCCESSFUL_RUN, if_=Happened(On(EventKind.RESOLVE_SUBROUTINE), RUN))),
        (Together((Gain(1), Trash(target(InZone((HQ,)), by=CORP), by=CORP))),),
    ),
)

card(
    "topan_ormas_leader",
    Paid(
        cost(clicks=1),
        (
            # Created before the install it is about, so that it hears of it (9.6.5b).
            Delayed(
                When(Next(On(EventKind.INSTALL, by=YOU, of=ThisCard())), (Damage("meat", 1, suffered=True),)),
                "turn",
            ),
            InstallFrom((GRIP,), AnyCard(), less=2, optional=False),
        ),
        once=True,
    ),
)
