"""Cards of many sets: the Corp's identities, agendas and operations."""

from engine.netrunner.language.prelude import *
from engine.netrunner.objects.definitions import card

INTO_REMOTE_ROOT = InstallFrom((HQ,), AnyCard() - Type("ice"), where="remote")
EXPEND = cost(ThisCost("reveal and trash"), clicks=1, credits=1)
"""The cost of expendable agendas, paid from HQ."""

# -- identities -------------------------------------------------------------------------------------------

card(
    "blue_sun_powering_the_future",
    When(
        TURN_BEGINS,
        (Together((AddToHand(target(Rezzed())), Gain(CostOf(Result("added"))))),),
        optional=True,
    ),
)
card(
    "haas_bioroid_architects_of_tomorrow",
    When(
        First(On(Kind.PASS_ICE, what=Subtype("bioroid") & Type("ice") & Rezzed())),
        (Rez(target(Installed("corp") & Unrezzed() & Subtype("bioroid")), less=4),),
        optional=True,
    ),
)
card("harishchandra_ent_where_you_re_the_star", Static(HandRevealed(RUNNER), Tagged()))
card(
    "pravdivost_consulting_political_solutions",
    When(
        First(On(Kind.SUCCESSFUL_RUN)),
        (PlaceCounters("advancement", 1, target(CanBeAdvanced())),),
        optional=True,
    ),
)
card("nisei_division_the_next_generation", When(On(Kind.REVEAL_BIDS), (Gain(1),)))

# -- agendas ----------------------------------------------------------------------------------------------

# "Destroy it" is about the printed card after the game, which nothing here can do.
card(
    "corporate_oversight_b",
    When(
        SCORED,
        (
            Search(Type("ice"), to_install=True),
            Install(Result("found"), where="central", rez="all", ignoring="all"),
        ),
        optional=True,
    ),
)
card(
    "eminent_domain",
    ActiveIn(("hq",), Paid(EXPEND, (InstallFrom((HQ,), AnyCard(), less=5, rez="share", optional=False),))),
    When(
        SCORED,
        (
            Search(AnyCard(), to_install=True, reveal=False),
            Install(Result("found"), rez="all", ignoring="all"),
        ),
        optional=True,
    ),
)
card("gila_hands_arcology", Paid(cost(clicks=2), (Gain(3),)))
card("government_contracts", Paid(cost(clicks=2), (Gain(4),)))
card("ontological_dependence", Static(Modify("advancement", Plus(0, CoreDamage(), -1))))
card(
    "oracle_thinktank",
    When(STOLEN, (GiveTags(1),)),
    ActiveIn(("runner_score",), Paid(cost(clicks=1, tags=-1), (ShuffleInto(This()),), by=CORP)),
)
card(
    "project_vitruvius",
    When(SCORED, (PlaceCounters("agenda", ForEvery(Hosted("advancement"), past=3)),)),
    Paid(cost(counter="agenda", counters=1), (AddToHand(target(InZone((ARCHIVES,)))),)),
)
card(
    "slash_and_burn_agriculture",
    ActiveIn(("hq",), Paid(EXPEND, (PlaceCounters("advancement", 2, target(CanBeAdvanced())),))),
)
card(
    "utopia_fragment",
    Static(
        Price(
            "steal",
            cost(credits=Plus(0, CountersOn("advancement", These(Accessed())), 2)),
            Type("agenda"),
        )
    ),
)

# -- operations -------------------------------------------------------------------------------------------

card(
    "business_as_usual",
    Play(
        (
            ChooseOne(
                (
                    (PlaceCounters("advancement", 1, target(CanBeAdvanced(), most=2, least=0)),),
                    (RemoveCounters("virus", ANY_NUMBER, target(Hosting("virus"))),),
                ),
                all_if=Threat(3),
            ),
        )
    ),
)
card("cyberdex_trial", Play((Purge(),)))
card(
    "digital_rights_management",
    Play(
        (
            Search(Type("agenda")),
            FoundToHand(),
            INTO_REMOTE_ROOT,
            ForNow(Cannot("score", who=CORP), "turn"),
        ),
        condition=Not(Happened(On(Kind.SUCCESSFUL_RUN, where="hq"), LAST_TURN, RUNNER)),
    ),
)
TWO_OR_TWO = ChooseOne(((Gain(2),), (Draw(2),)))
card("fully_operational", Play((TWO_OR_TWO, Repeat((TWO_OR_TWO,), Remotes(root=True, ice=True)))))
card("lag_time", Static(Modify("strength", 1, Type("ice"))), Remains(CURRENT_OF_CORP))
card("mass_commercialization", Play((Gain(Plus(0, HowMany(Hosting("advancement")), 2)),)))
card(
    "mutually_assured_destruction",
    Static(Price("play", cost(clicks=2))),
    Play((Trash(target(Rezzed(), least=0, most=ANY_NUMBER)), GiveTags(HowMany(These(Result("trashed")))))),
)
card(
    "napd_cordon",
    Play((), condition=Not(Exists(InZone((PLAY,)) & Subtype("lockdown")))),
    Static(
        Price(
            "steal",
            cost(credits=Plus(4, CountersOn("advancement", These(Accessed())), 2)),
            Type("agenda"),
        )
    ),
    Remains(TURN_BEGINS),
)
card(
    "o_shortage",
    Play((Unless((Gain(2, CLICKS),), (cost(Chosen("trash", 1, InZone((GRIP,)), random=True)),), by=RUNNER),)),
)
card(
    "peer_review",
    Play(
        (
            Pick(InZone((HQ,))),
            Reveal(Each(InZone((HQ,)) - These(Result("chosen")))),
            Gain(7),
            INTO_REMOTE_ROOT,
        )
    ),
)
card(
    "power_grid_overload",
    Play(
        (Trace(2, (Trash(target(Type("hardware") & Having("cost", "at_most", EventAmount()))),)),),
        condition=Happened(On(Kind.SUCCESSFUL_RUN), LAST_TURN, RUNNER),
    ),
)
card(
    "shoot_the_moon",
    Static(Price("play", cost(clicks=1))),
    Play((Rez(target(Installed("corp") & Unrezzed() & Type("ice"), number=Tags()), ignoring="all"),)),
)
card(
    "complete_image",
    Play(
        (
            Repeat(
                (ChooseCardName("runner"), Damage("net", 1)),
                while_=Did("trashed", OfChosenName()),
            ),
        ),
        condition=Happened(On(Kind.SUCCESSFUL_RUN), LAST_TURN, "runner") & AtLeast(Points("runner"), 3),
    ),
    When(AFTER_RESOLVING, (EndActionPhase(),)),
)
