"""System Gateway: the Corp's identities, agendas and operations outside of the starter decks."""

from engine.netrunner.language.prelude import *
from engine.netrunner.objects.definitions import card

# -- identities -------------------------------------------------------------------------------------------

card(
    "haas_bioroid_precision_design",
    Static(Modify("hand_corp", 1)),
    When(On(Kind.SCORE, by=YOU), (AddToHand(target(InZone((ARCHIVES,)))),), optional=True),
)
card(
    "jinteki_restoring_humanity",
    When(On(Kind.TURN_ENDS, by=YOU, if_=Exists(InZone((ARCHIVES,)) & Facedown())), (Gain(1),)),
)
card("nbn_reality_plus", When(First(On(Kind.TAG)), (ChooseOne(((Gain(2),), (Draw(2),))),)))
card(
    "weyland_consortium_built_to_last",
    When(On(Kind.ADVANCE, by=YOU, what=AnyCard() - Hosting("advancement")), (Gain(2),)),
)

# -- agendas ----------------------------------------------------------------------------------------------

card("above_the_law", When(SCORED, (Trash(target(Installed() & Type("resource"))),), optional=True))
card(
    "longevity_serum",
    When(
        SCORED,
        (
            Trash(target(InZone((HQ,)), least=0, most=ANY_NUMBER)),
            ShuffleInto(target(InZone((ARCHIVES,)), least=0, most=3)),
        ),
    ),
)
card("luminal_transubstantiation", When(SCORED, (Gain(3, CLICKS), ForNow(Cannot("score", who=CORP), "turn"))))
card("tomorrows_headline", When(SCORED_OR_STOLEN, (GiveTags(1),)))

# -- operations -------------------------------------------------------------------------------------------

card("hansei_review", Play((Gain(10), Trash(target(InZone((HQ,)))))))
card("neurospike", Play((Damage("net", PrintedTotal("points", On(Kind.SCORE, by=YOU))),)))
card("sprint", Play((Draw(3), ShuffleInto(target(InZone((HQ,)), most=2)))))
