"""Cards of the Core Set: the Runner's."""

from engine.netrunner.language.prelude import *
from engine.netrunner.objects.definitions import card

card("data_dealer", Paid(cost(clicks=1, forfeit=1), (Gain(9),)))
card("demolition_run", Play((MakeRun(("hq", "rd")),)), Paid(cost(), (Trash(Accessed()),), access=True))
card("easy_mark", Play((Gain(3),)))
card(
    "gordian_blade",
    Paid(cost(credits=1), (Break(1, "code_gate"),), interface=True),
    Paid(cost(credits=1), (Boost(1, "run"),)),
)
card(
    "grimoire",
    Static(Modify("memory", 2)),
    When(
        On(Kind.INSTALL, by=YOU, what=Subtype("virus") & Type("program")),
        (PlaceCounters("virus", 1, EventCard()),),
    ),
)
card(
    "the_makers_eye",
    Play((MakeRun(("rd",), if_successful=(Delayed(When(breach_of("rd"), (AccessMore(2),)), "run"),)),)),
)
card(
    "sneakdoor_beta",
    Paid(
        cost(clicks=1),
        (
            MakeRun(
                ("archives",),
                abilities=(When(would("success"), (ChangeAttackedServer("hq"),), interrupt=True),),
            ),
        ),
    ),
)
card(
    "wyrm",
    Paid(cost(credits=3), (Break(1, against=Having("strength", "at_most", 0)),), interface=True),
    Paid(cost(credits=1), (ReduceEncountered(1),), interface=True),
    Paid(cost(credits=1), (Boost(1),)),
)
card(
    "the_toolbox",
    Static(Modify("memory", 2)),
    Static(Modify("link", 2)),
    Static(Recurring(2)),
    Static(Pays(("use",), Subtype("icebreaker"))),
)
card(
    "ninja",
    Paid(cost(credits=1), (Break(1, "sentry"),), interface=True),
    Paid(cost(credits=3), (Boost(5),)),
)
card("magnum_opus", Paid(cost(clicks=1), (Gain(2),)))
card(
    "armitage_codebusting",
    When(INSTALLED, (Load(12),)),
    When(EMPTY, (Trash(),)),
    Paid(cost(clicks=1), (TakeCredits(2),)),
)
card("yog_0", Paid(cost(), (Break(1, "code_gate"),), interface=True))
card(
    "crypsis",
    Paid(cost(credits=1), (Break(1),), interface=True),
    Paid(cost(credits=1), (Boost(1),)),
    Paid(cost(clicks=1), (PlaceCounters("virus", 1),)),
    When(
        On(Kind.ENCOUNTER_ENDS, if_=Happened(On(Kind.BREAK, of=ThisCard()), ENCOUNTER)),
        (ChooseOne(((RemoveCounters("virus", 1),), (Trash(),))),),
    ),
)
card("akamatsu_mem_chip", Static(Modify("memory", 1)))
card(
    "lemuria_codecracker",
    Paid(
        cost(clicks=1, credits=1),
        (Expose(target(Installed("corp") & Unrezzed())),),
        condition=Happened(On(Kind.SUCCESSFUL_RUN, where="hq")),
    ),
)
card(
    "deja_vu",
    Play(
        (
            ChooseOne(
                (
                    (AddToHand(target(InZone((HEAP,)))),),
                    (AddToHand(target(InZone((HEAP,)) & Subtype("virus"), most=2, least=0)),),
                )
            ),
        )
    ),
)
card(
    "pipeline",
    Paid(cost(credits=1), (Break(1, "sentry"),), interface=True),
    Paid(cost(credits=2), (Boost(1, "run"),)),
)
card(
    "inside_job",
    Play((MakeRun(abilities=(When(First(On(Kind.ENCOUNTER), RUN), (Bypass(),)),)),)),
)
card(
    "crash_space",
    Static(Recurring(2)),
    Static(Pays(("remove tag",))),
    Paid(cost(trash=True), (Prevent("meat_damage", 3, least=0),), interrupt="meat_damage"),
)
card(
    "kate_mac_mccaffrey_digital_tinker",
    Static(
        Price("install", -1, Type("program") | Type("hardware")),
        ~Happened(On(Kind.INSTALL, by=YOU, what=Type("program") | Type("hardware"))),
    ),
)
card(
    "sacrificial_construct",
    Paid(
        cost(trash=True),
        (Prevent("trash", 1, Installed() & (Type("program") | Type("hardware"))),),
        interrupt="trash",
    ),
)
card("access_to_globalsec", Static(Modify("link", 1)))
card(
    "aesops_pawnshop",
    When(
        TURN_BEGINS,
        (MayPay(cost(Chosen("trash", 1, Installed("runner") - ThisCard())), (Gain(3),)),),
    ),
)
card(
    "cyberfeeder",
    Static(Recurring(1)),
    Static(Pays(("use",), Subtype("icebreaker"))),
    Static(Pays(("install",), Subtype("virus") & Type("program"))),
)
card("decoy", Paid(cost(trash=True), (Prevent("tag", 1),), interrupt="tag"))
card(
    "desperado",
    Static(Modify("memory", 1)),
    When(On(Kind.SUCCESSFUL_RUN, by=YOU), (Gain(1),)),
)
card("diesel", Play((Draw(3),)))
card(
    "gabriel_santiago_consummate_professional",
    When(First(On(Kind.SUCCESSFUL_RUN, by=YOU, where="hq")), (Gain(2),)),
)
card("ice_carver", Static(Modify("strength", -1, These(Encountered()))))
card(
    "infiltration",
    Play((ChooseOne(((Gain(2),), (Expose(target(Installed("corp") & Unrezzed())),))),)),
)
card(
    "modded",
    Play((InstallFrom((GRIP,), Type("program") | Type("hardware"), less=3, optional=False),)),
)
card(
    "noise_hacker_extraordinaire",
    When(
        On(Kind.INSTALL, by=YOU, what=Type("program") & Subtype("virus")),
        (TrashTop(1, who=CORP),),
    ),
)
card(
    "rabbit_hole",
    Static(Modify("link", 1)),
    When(
        INSTALLED,
        (Search(CopiesOfThis(), to_install=True), Install(Result("found"))),
        optional=True,
    ),
)
card("special_order", Play((Search(Subtype("icebreaker")), FoundToHand())))
card(
    "the_personal_touch",
    Static(OnlyOn(Subtype("icebreaker"))),
    Static(Modify("strength", 1, HostOfSource())),
)
card(
    "tinkering",
    Play(
        (
            # 9.11.4c: choosing is part of the instruction that says what for.
            Together(
                tuple(
                    ForNow(ChangeSubtype(subtype, 1), "turn", target(Type("ice")))
                    for subtype in ("sentry", "code_gate", "barrier")
                )
            ),
        )
    ),
)
card("wyldside", When(TURN_BEGINS, (Draw(2), Lose(1, CLICKS))))
