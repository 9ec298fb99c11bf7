"""Resources of the Ashes cycle."""

from engine.netrunner.language.prelude import *
from engine.netrunner.objects.definitions import card

SEEN = These(Result("seen"))

card(
    "baklan_bochkin",
    When(First(On(EventKind.ENCOUNTER, by=YOU), RUN), (PlaceCounters("power", 1),)),
    Paid(
        cost(trash=True, counter="power", counters=X()),
        (If(Encountering(Having("strength", "at_most", X())), (Derez(Encountered()),)), GiveTags(1)),
    ),
)

card(
    "climactic_showdown",
    When(
        TURN_BEGINS,
        (
            RemoveFromGame(This()),
            ChooseServer(protected=True),
            Unless(
                (Delayed(When(Next(On(EventKind.BREACH, where=("rd", "hq"))), (AccessMore(2),)), "turn"),),
                (cost(Chosen("trash", 1, Type("ice") & Protecting("chosen"))),),
                by=CORP,
            ),
        ),
    ),
)

card(
    "cybertrooper_talut",
    Static(Modify("link", 1)),
    When(
        On(EventKind.INSTALL, by=YOU, what=Subtype("icebreaker") - Subtype("ai")),
        (ForNow(Modify("strength", 2), "turn", EventCard()),),
    ),
)

card(
    "dreamnet",
    When(
        First(On(EventKind.SUCCESSFUL_RUN, by=YOU), TURN),
        (Draw(1), If(CardIs(Identity(), Subtype("digital")) | AtLeast(Link(), 2), (Gain(1),))),
    ),
)

card(
    "fencer_fueno",
    When(TURN_BEGINS | On(EventKind.STEAL), (PlaceCounters("credit", 1),)),
    When(On(EventKind.SUCCESSFUL_RUN, by=YOU), (ForNow(Pays(), "run"),)),
    When(
        On(EventKind.TURN_ENDS, by=YOU),
        (If(AtLeast(Hosted("credit"), 3), (Unless((Trash(),), (cost(credits=1),), by=RUNNER),)),),
    ),
)

card(
    "mystic_maemi",
    When(TURN_BEGINS | On(EventKind.STEAL, by=YOU), (PlaceCounters("credit", 1),)),
    Static(Pays(("play",), Type("event"))),
    When(
        TURN_ENDS,
        (If(AtLeast(Hosted("credit"), 3), (ChooseOne(((TrashRandom(1),), (Trash(),)), must=True),)),),
    ),
)

card(
    "paladin_poemu",
    When(TURN_BEGINS | On(EventKind.STEAL, by=YOU), (PlaceCounters("credit", 1),)),
    Static(Pays(("install",), AnyCard() - Subtype("connection"))),
    When(TURN_ENDS, (If(AtLeast(Hosted("credit"), 3), (Trash(target(Installed(RUNNER))),)),)),
)

card(
    "paules_cafe",
    Paid(
        cost(clicks=1),
        (HostOn(target(InZone((GRIP,)) & (Type("program") | Type("hardware"))), This()),),
    ),
    Paid(
        cost(credits=1),
        (
            InstallFrom(
                (HOSTED,),
                HostedOn(ThisCard()),
                optional=False,
                less=Case(
                    TurnOf(YOU) & ~Happened(On(EventKind.INSTALL, by=YOU, of=ThisCard())),
                    HowMany(Type("resource") & Unique() & Subtype("connection")),
                ),
            ),
        ),
    ),
)

card(
    "penumbral_toolkit",
    Static(Price("install", -2), Happened(On(EventKind.SUCCESSFUL_RUN, by=YOU, where="hq"))),
    When(INSTALLED, (Load(4),)),
    When(EMPTY, (Trash(),)),
    Static(Pays(), RunOn()),
)

card(
    "the_artist",
    Paid(cost(clicks=1), (Gain(2),), once=True),
    Paid(
        cost(clicks=1),
        (InstallFrom((GRIP,), Type("program") | Type("hardware"), less=1, optional=False),),
        once=True,
    ),
)

card(
    "the_back",
    When(First(On(EventKind.USE, by=YOU, what=Type("hardware"), if_=RunOn())), (PlaceCounters("power", 1),)),
    Paid(
        cost(ThisCost("remove"), clicks=1),
        (
            Pick(InZone((HEAP,)) & HasTrashAbility(), most=Plus(0, Hosted("power"), 2), least=0),
            ShuffleInto(Result("chosen")),
        ),
    ),
)

card(
    "the_class_act",
    When(
        On(EventKind.TURN_ENDS, if_=Happened(On(EventKind.INSTALL, by=YOU, what=ThisCard()))),
        (Draw(4),),
    ),
    When(
        First(would("draw", by=YOU)),
        (
            Look(Each(OnTop("stack", 1, EventAmount()))),
            Pick(SEEN),
            ToBottom(Result("chosen")),
        ),
        interrupt=True,
    ),
)

card(
    "the_nihilist",
    When(
        First(On(EventKind.INSTALL, by=YOU, what=Type("program") & Subtype("virus"))),
        (PlaceCounters("virus", 2),),
    ),
    When(
        TURN_BEGINS,
        (
            MayPay(
                cost(CounterCost("virus", 2, Installed(RUNNER), spread=True)),
                (Unless((Draw(2),), (cost(TopOfDeck(1)),), by=CORP),),
            ),
        ),
    ),
)

card(
    "trickster_taka",
    When(TURN_BEGINS | On(EventKind.STEAL, by=YOU), (PlaceCounters("credit", 1),)),
    Static(Pays(("use",), Type("program")), RunOn()),
    When(
        TURN_ENDS,
        (If(AtLeast(Hosted("credit"), 3), (ChooseOne(((GiveTags(1),), (Trash(),)), must=True),)),),
    ),
)

card(
    "whistleblower",
    When(
        On(EventKind.SUCCESSFUL_RUN, by=YOU),
        (
            MayPay(
                cost(trash=True),
                (
                    ChooseCardName("corp"),
                    Delayed(
                        When(
                            Next(On(EventKind.ACCESS, by=YOU, what=Type("agenda") & OfChosenName())),
                            (Steal(EventCard()),),
                        ),
                        "run",
                    ),
                ),
            ),
        ),
    ),
)
