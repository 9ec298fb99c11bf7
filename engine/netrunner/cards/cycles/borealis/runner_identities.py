"""Identities of the Runner of the Borealis cycle."""

from engine.netrunner.language.prelude import *
from engine.netrunner.objects.definitions import card

card(
    "captain_padma_isbister_intrepid_explorer",
    When(First(On(EventKind.RUN_BEGINS, where="rd")), (Charge(target(Installed(RUNNER))),), optional=True),
)

card(
    "esa_afontov_eco_insurrectionist",
    When(
        First(On(EventKind.DAMAGE, damage="core")),
        (May((Together((Draw(1), Sabotage(2))),)),),
    ),
)

card("nova_initiumia_catalyst_impetus", CopiesAtMost(1))

card(
    "nyusha_sable_sintashta_symphonic_prodigy",
    When(TURN_BEGINS, (IdentifyMark(),)),
    When(First(On(EventKind.SUCCESSFUL_RUN, by=YOU, where=MARK)), (Gain(1, CLICKS),)),
)
