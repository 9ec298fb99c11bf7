"""Agendas of the Borealis cycle."""

from engine.netrunner.language.prelude import *
from engine.netrunner.objects.definitions import card

ADDED_TO_ARCHIVES = On((EventKind.TRASH, EventKind.DISCARD), what=OwnedBy(CORP), to=(ARCHIVES,))

card("artificial_cryptocrash", When(SCORED, (Lose(7, who=RUNNER),)))

card(
    "azef_protocol",
    Static(Price("score", cost(Chosen("trash", 1, Installed("corp") - ThisCard())))),
    When(SCORED, (Damage("meat", 2),)),
)

card("blood_in_the_water", Static(SetTo("advancement", CardsInHand(RUNNER))))

card("elivagar_bifurcation", When(SCORED, (Derez(target(Rezzed())),), optional=True))

card("freedom_of_information", Static(Modify("advancement", Plus(0, Tags(), -1))))

card("hybrid_release", When(SCORED, (InstallFrom((ARCHIVES,), Facedown(), optional=True),)))

card(
    "kimberlite_field",
    When(
        SCORED,
        (
            MayPay(
                cost(Chosen("trash", 1, Rezzed())),
                (Trash(target(Installed(RUNNER) & Having("cost", "at_most", CostOf(Result("paid"))))),),
            ),
        ),
    ),
)

card("midnight_3_arcology", When(SCORED, (Draw(3), ForNow(SkipsDiscard(), "turn"))))

card("ontological_dependence", Static(Modify("advancement", Plus(0, CoreDamage(), -1))))

card("post_truth_dividend", When(SCORED, (Draw(1),), optional=True))

card(
    "regenesis",
    When(
        SCORED,
        (
            If(
                ~Happened(ADDED_TO_ARCHIVES),
                (
                    Together(
                        (
                            Reveal(target(InZone((ARCHIVES,)) & Facedown() & Type("agenda"))),
                            AddToScoreArea(Result("revealed")),
                        )
                    ),
                ),
            ),
        ),
        optional=True,
    ),
)

card(
    "regulatory_capture",
    Static(Modify("advancement", Plus(0, BadPublicityCount(), -1)), AtMost(BadPublicityCount(), 3)),
    Static(Modify("advancement", -4), AtLeast(BadPublicityCount(), 4)),
)
