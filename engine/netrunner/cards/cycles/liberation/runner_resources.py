"""Resources of the Liberation cycle."""

from engine.netrunner.language.prelude import *
from engine.netrunner.objects.definitions import card

card(
    "amelia_earhart",
    When(
        On(EventKind.RUN_ENDS, where=("hq", "rd"), if_=AtLeast(Count(On(EventKind.ACCESS), RUN), 3)),
        (PlaceCounters("power", 1),),
    ),
    When(TURN_BEGINS, (MayPay(cost(counter="power", counters=3, trash=True), (Lose(10, who=CORP),)),)),
)

card(
    "arruaceiras_crew",
    Paid(cost(tags=1), (ReduceEncountered(2),), once=True),
    Paid(
        cost(credits=2, trash=True),
        (If(Encountering(Having("strength", "at_most", 0)), (Trash(Encountered()),)),),
    ),
)

card(
    "beatriz_friere_gonzalez",
    Paid(
        cost(clicks=2),
        (
            MakeRun(
                ("hq",),
                if_successful=(
                    ForNow(InsteadOf("breach", (BreachServer("rd"),)), "run"),
                    Delayed(When(breach_of("rd"), (AccessMore(1),)), "run"),
                ),
            ),
        ),
    ),
)

card(
    "debbie_downtown_moreira",
    When(On(EventKind.INSTALL, what=ThisCard(), if_=Threat(4)), (PlaceCounters("credit", 2),)),
    When(On(EventKind.PLAY, by=YOU, what=Type("event") & Subtype("run")), (PlaceCounters("credit", 1),)),
    Paid(cost(clicks=1), (MakeRun(during=(Pays(),)),)),
)

card(
    "eru_ayase_pessoa",
    Paid(
        cost(clicks=1, tags=1),
        (MakeRun(("archives",), if_successful=(ForNow(InsteadOf("breach", (BreachServer("rd"),)), "run"),)),),
        once=True,
    ),
    When(On(EventKind.BREACH, where="rd", if_=RunOn("archives") & Threat(3)), (AccessMore(1),)),
)

card(
    "friend_of_a_friend",
    Paid(cost(clicks=1, trash=True), (Together((Gain(5), RemoveTags(1))),)),
    Paid(cost(clicks=1, trash=True), (Together((Gain(9), GiveTags(1))),), ~Tagged()),
)

card(
    "hannah_wheels_pilintra",
    Paid(
        cost(clicks=1),
        (
            Gain(1, CLICKS),
            MakeRun(
                ("remote",),
                abilities=(When(On(EventKind.RUN_ENDS, detail="unsuccessful"), (GiveTags(1),)),),
            ),
        ),
        once=True,
    ),
    Paid(cost(clicks=1, trash=True), (Gain(2, CLICKS), RemoveTags(1))),
)

card(
    "juli_moreira_lee",
    When(INSTALLED, (Load(4, "power"),)),
    When(EMPTY, (Trash(),)),
    When(
        First(On(EventKind.ACTION, by=YOU, what=Installed(RUNNER) & Type("resource"))),
        (Together((RemoveCounters("power", 1), Gain(1, CLICKS))),),
    ),
)

card(
    "lago_paranoa_shelter",
    When(
        First(On(EventKind.INSTALL, by=CORP, detail="root")),
        (MayPay(cost(TopOfDeck(1)), (Draw(1),)),),
    ),
)

card(
    "manuel_lattes_de_moura",
    When(On(EventKind.BREACH, where=("hq", "rd"), if_=Tagged()), (AccessMore(1),)),
    Static(Price("trash resource", cost(Chosen("trash", 1, InZone((HQ,)))), ThisCard()), Threat(3)),
)

card(
    "pretty_mary_da_silva",
    When(breach_of("rd"), (If(AtLeast(RandomAccessLimit(), 2), (May((AccessMore(1),)),)),)),
)

card(
    "urban_art_vernissage",
    When(
        TURN_BEGINS,
        (
            MayPay(
                cost(
                    Chosen(
                        "return",
                        1,
                        Installed(RUNNER) & Type("program") & Subtype("trojan") - Subtype("virus"),
                    )
                ),
                (PlaceCounters("credit", 2),),
            ),
        ),
    ),
    Static(Pays(("install",))),
)

card(
    "valentina_ferreira_carvalho",
    When(On(EventKind.UNTAG, by=YOU), (Gain(1),)),
    When(
        On(EventKind.INSTALL, what=ThisCard(), if_=Threat(3) & TurnOf(YOU)),
        (ChooseOne(((RemoveTags(1),), (Gain(2),))),),
        optional=True,
    ),
)
