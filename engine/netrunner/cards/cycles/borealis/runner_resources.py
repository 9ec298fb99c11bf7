"""Resources of the Borealis cycle."""

from engine.netrunner.language.prelude import *
from engine.netrunner.objects.definitions import card

card(
    "asmund_pudlat",
    When(
        INSTALLED,
        (
            Search(Subtype("virus") | Subtype("weapon"), most=2, reveal=False, names_differ=True),
            HostOn(Result("found")),
        ),
    ),
    When(
        TURN_BEGINS,
        (
            May((AddToHand(target(HostedOn(ThisCard()))),)),
            If(~Exists(HostedOn(ThisCard())), (Trash(),)),
        ),
    ),
)

card(
    "avgustina_ivanovskaya",
    When(First(On(EventKind.INSTALL, by=YOU, what=Type("program") & Subtype("virus"))), (Sabotage(1),)),
)

card(
    "backstitching",
    When(TURN_BEGINS, (IdentifyMark(),)),
    When(
        On(EventKind.ENCOUNTER, by=YOU, if_=RunOn((MARK,))),
        (MayPay(cost(trash=True), (Bypass(),)),),
    ),
)

card(
    "daeg_first_net_cat",
    When(On((EventKind.SCORE, EventKind.STEAL)), (Charge(target(Installed(RUNNER))),), optional=True),
)

card(
    "dr_nuka_vrolyck",
    When(INSTALLED, (Load(2, "power"),)),
    When(EMPTY, (Trash(),)),
    Paid(cost(clicks=1, counter="power", counters=1), (Draw(3),)),
)

card(
    "environmental_testing",
    When(
        On(EventKind.INSTALL, by=YOU, what=Type("program") | Type("hardware")), (PlaceCounters("power", 1),)
    ),
    When(While(AtLeast(Hosted("power"), 4)), (Together((Trash(), Gain(9))),)),
)

card(
    "info_bounty",
    When(TURN_BEGINS, (IdentifyMark(),)),
    When(
        First(On(EventKind.RUN_ENDS, by=YOU, where=MARK)),
        (If(Happened(On(EventKind.BREACH, by=YOU, where=MARK), RUN), (Gain(2),)),),
    ),
)

card(
    "light_the_fire",
    Paid(
        cost(DamageCost("core"), clicks=1, trash=True),
        (
            MakeRun(
                ("remote",),
                during=(LoseAbilities(InRootOf("attacked")),),
                if_successful=(Trash(Each(InRootOf("attacked"))),),
            ),
        ),
    ),
)

card(
    "no_free_lunch",
    Paid(cost(trash=True), (Gain(3),)),
    Paid(cost(trash=True), (RemoveTags(1),)),
)

card(
    "stoneship_chart_room",
    Paid(cost(trash=True), (Draw(2),)),
    Paid(cost(trash=True), (Charge(target(Installed(RUNNER))),)),
)

card(
    "the_twinning",
    When(
        First(On(EventKind.USE, by=YOU, what=Installed(), detail="counters")),
        (PlaceCounters("power", 1),),
    ),
    When(
        breach_of("hq", "rd"),
        (MayPay(cost(counter="power", counters=X()), (AccessMore(X()),), most=2),),
    ),
)

card(
    "tsakhia_bankhar_gantulga",
    When(TURN_BEGINS, (ChooseServer(),), optional=True),
    Static(
        InsteadOf("subroutine", (Damage("net", 1),)),
        FirstEncounter(Type("ice") & Protecting("chosen")),
    ),
)
