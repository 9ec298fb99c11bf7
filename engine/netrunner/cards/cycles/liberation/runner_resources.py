"""Resources of the Liberation cycle."""

from engine.netrunner.language.prelude import *
from engine.netrunner.objects.definitions import card

card(
    "arruaceiras_crew",
    Paid(cost(tags=1), (ReduceEncountered(2),), once=True),
    Paid(
        cost(credits=2, trash=True),
        (If(Encountering(Having("strength", "at_most", 0)), (Trash(Encountered()),)),),
    ),
)
card(
    "eru_ayase_pessoa",
    Paid(
        cost(clicks=1, tags=1),
        (MakeRun(("archives",), if_successful=(ForNow(InsteadOf("breach", (BreachServer("rd"),)), "run"),)),),
        once=True,
    ),
    When(On(Kind.BREACH, where="rd", if_=RunOn("archives") & Threat(3)), (AccessMore(1),)),
)
card(
    "friend_of_a_friend",
    Paid(cost(clicks=1, trash=True), (Together((Gain(5), RemoveTags(1))),)),
    Paid(cost(clicks=1, trash=True), (Together((Gain(9), GiveTags(1))),), ~Tagged()),
)
card(
    "lago_paranoa_shelter",
    When(
        First(On(Kind.INSTALL, by=CORP, what=AnyCard() - Type("ice"))),
        (MayPay(cost(TopOfDeck(1)), (Draw(1),)),),
    ),
)
card(
    "manuel_lattes_de_moura",
    When(On(Kind.BREACH, where=("hq", "rd"), if_=Tagged()), (AccessMore(1),)),
    Static(Price("trash resource", cost(Chosen("trash", 1, InZone((HQ,)))), ThisCard()), Threat(3)),
)
card(
    "valentina_ferreira_carvalho",
    When(On(Kind.UNTAG, by=YOU), (Gain(1),)),
    When(
        On(Kind.INSTALL, what=ThisCard(), if_=Threat(3) & TurnOf(YOU)),
        (ChooseOne(((RemoveTags(1),), (Gain(2),))),),
        optional=True,
    ),
)
