"""Agendas of the Borealis cycle."""

from engine.netrunner.language.prelude import *
from engine.netrunner.objects.definitions import card

card("artificial_cryptocrash", When(SCORED, (Lose(7, who=RUNNER),)))

card(
    "azef_protocol",
    Static(Price("score", cost(Chosen("trash", 1, Installed("corp") - ThisCard())))),
    When(SCORED, (Damage("meat", 2),)),
)

card("elivagar_bifurcation", When(SCORED, (Derez(target(Rezzed())),), optional=True))

card("freedom_of_information", Static(Modify("advancement", Plus(0, Tags(), -1))))

card("hybrid_release", When(SCORED, (InstallFrom((ARCHIVES,), Facedown(), optional=True),)))

card("midnight_3_arcology", When(SCORED, (Draw(3), ForNow(SkipsDiscard(), "turn"))))

card("ontological_dependence", Static(Modify("advancement", Plus(0, CoreDamage(), -1))))

card("post_truth_dividend", When(SCORED, (Draw(1),), optional=True))
