"""Assets of the Mumbad cycle."""

from engine.netrunner.language.prelude import *
from engine.netrunner.objects.definitions import card

card(
    "clone_suffrage_movement",
    When(
        TURN_BEGINS,
        (
            If(
                ~Exists(Type("ice") & Protecting("here")),
                (May((AddToHand(target(InZone((ARCHIVES,)) & Type("operation"))),)),),
            ),
        ),
    ),
)
card(
    "ibrahim_salem",
    FreeInfluence(Included(faction="nbn", without="alliance"), least=6),
    Static(Price("rez", cost(forfeit=1))),
    When(
        TURN_BEGINS,
        (
            ChooseCardType("runner"),
            Look(Each(InZone((GRIP,)))),
            Pick(InZone((GRIP,)) & OfChosenType()),
            Trash(Result("chosen")),
        ),
    ),
)
card(
    "jeeves_model_bioroids",
    FreeInfluence(Included(faction="haas_bioroid", without="alliance"), 6),
    When(First(On(EventKind.SPEND_CLICKS, by=YOU, if_=SpentOnSameAction(3))), (Gain(1, CLICKS),)),
)
card(
    "mumbad_city_hall",
    Paid(
        cost(clicks=1),
        (
            Search(Subtype("alliance"), to_install=True, to_play=True),
            If(
                Did("found", Type("operation")),
                (PlayThat(Result("found")),),
                (Install(Result("found")),),
            ),
        ),
    ),
)
card(
    "raman_rai",
    FreeInfluence(Included(faction="jinteki", without="alliance"), least=6),
    When(
        On(EventKind.DRAW, by=YOU),
        (
            MayPay(
                cost(lose_clicks=1),
                (
                    Pick(InZone((ARCHIVES,)) & SameAs(EventCard(), "type")),
                    Reveal(Each(These(EventCard()) | These(Result("chosen")))),
                    SwapCards(EventCard(), Result("chosen")),
                ),
            ),
        ),
        once=True,
    ),
)
