"""Cards of the Borealis cycle."""

from engine.netrunner.language.prelude import *
from engine.netrunner.objects.definitions import card

card(
    "nanisivik_grid",
    When(
        APPROACHED_HERE,
        (
            Pick(InZone((ARCHIVES,)) & Facedown() & Type("ice")),
            TurnFaceup(Result("chosen")),
            ResolveSubroutine(Result("chosen")),
        ),
        optional=True,
    ),
)
card(
    "esa_afontov_eco_insurrectionist",
    When(
        First(On(Kind.DAMAGE, damage="core")),
        (May((Draw(1), Sabotage(2))),),
    ),
)
card(
    "chastushka",
    Play((MakeRun(("hq",), if_successful=(ForNow(InsteadOf("breach", (Sabotage(4),)), "run"),)),)),
)
card(
    "azef_protocol",
    Static(Price("score", cost(Chosen("trash", 1, Installed("corp") - ThisCard())))),
    When(SCORED, (Damage("meat", 2),)),
)
card(
    "trust_operation",
    Play(
        (
            Trash(target(Type("resource"))),
            InstallFrom(
                (ARCHIVES,),
                # 8.5.13d: an agenda may be chosen, too; it is not rezzed, and revealed for that
                AnyCard(),
                ignoring="all",
                rez="all",
                optional=False,
            ),
        ),
        condition=Tagged(),
    ),
)
card(
    "bloop",
    Static(Price("rez", cost(Chosen("derez", 1, Rezzed() & Type("ice") & Subtype("harmonic") - ThisCard())))),
    Sub((Damage("core", 1),)),
    Sub((Trash(target(Type("program"))),)),
    Sub((Trash(target(Type("program"))),)),
)
card(
    "nanuq",
    When(On(Kind.UNINSTALL, what=ThisCard()), (RemoveFromGame(EventCard()),)),
    When(On((Kind.SCORE, Kind.STEAL)), (RemoveFromGame(This()),)),
    Paid(cost(credits=2), (Break(2, up_to=True),), interface=True),
    Paid(cost(credits=1), (Boost(1),)),
)
card(
    "hush",
    Static(OnlyOn(Type("ice"))),
    Static(LoseAbilities(HostOfSource(), keep_printed=("subroutine",))),
    Paid(cost(clicks=1), (HostOn(This(), target(Installed(CORP) & Type("ice") - HostOfSource())),)),
)
card("carpe_diem", Play((IdentifyMark(), Gain(4), May((MakeRun(("mark",)),)))))
card(
    "virtuoso",
    Static(Modify("memory", 1)),
    When(TURN_BEGINS, (IdentifyMark(),)),
    When(
        First(On(Kind.SUCCESSFUL_RUN, by=YOU, where="mark")),
        (
            If(
                RunOn("hq"),
                (Delayed(When(Next(breach_of("hq")), (AccessMore(1),)), "run"),),
                (Delayed(When(RUN_ENDS, (BreachServer("hq"),)), "run"),),
            ),
        ),
    ),
)
card(
    "zato_city_grid",
    Static(OnlyIn(("remote",))),
    Static(
        GainAbilities(
            (When(ENCOUNTERED, (ResolveSubroutine(This(), cost(trash=True)),)),),
            Type("ice") & Protecting("here"),
        )
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
card(
    "ob_superheavy_logistics_extract_export_excel",
    When(
        On(Kind.TRASH, by=YOU, what=Rezzed(), if_=~TrashedByInstalling()),
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
