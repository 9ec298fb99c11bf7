"""Identities of the Corp of the Borealis cycle."""

from engine.netrunner.language.prelude import *
from engine.netrunner.objects.definitions import card

card("ampere_cybernetics_for_anyone", CopiesAtMost(1), AgendasOfEachFaction(2))

card(
    "issuaq_adaptics_sustaining_diversity",
    When(
        On(
            EventKind.SCORE,
            by=YOU,
            what=Type("agenda")
            - HappenedTo(On(EventKind.INSTALL, by=YOU))
            - HappenedTo(On(EventKind.ADVANCE, by=YOU)),
        ),
        (PlaceCounters("power", 1),),
    ),
    Static(Modify("to_win_corp", Plus(0, Hosted("power"), -1))),
)

card(
    "ob_superheavy_logistics_extract_export_excel",
    When(
        On(EventKind.TRASH, by=YOU, what=Rezzed(), if_=~TrashedByInstalling()),
        (
            Search(
                (Type("asset") | Type("ice") | Type("upgrade"))
                & Having("cost", "exactly", Plus(-1, CostOf(EventCard()))),
                to_install=True,
                reveal=False,
            ),
            Install(Result("found"), ignoring="credits", rez="credits"),
        ),
        once=True,
    ),
)

card(
    "pravdivost_consulting_political_solutions",
    When(
        First(On(EventKind.SUCCESSFUL_RUN)),
        (PlaceCounters("advancement", 1, target(CanBeAdvanced())),),
        optional=True,
    ),
)

card(
    "thule_subsea_safety_below",
    When(On(EventKind.STEAL), (Unless((Damage("core", 1),), (cost(clicks=1, credits=2),), by=RUNNER),)),
)
