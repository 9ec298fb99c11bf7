"""Operations of the Ashes cycle."""

from engine.netrunner.language.prelude import *
from engine.netrunner.objects.definitions import card

INTO_REMOTE_ROOT = InstallFrom((HQ,), AnyCard() - Type("ice"), where="remote")
NO_LOCKDOWN = ~Exists(InZone((PLAY,)) & Subtype("lockdown") - ThisCard())
TWO_OR_TWO = ChooseOne(((Gain(2),), (Draw(2),)))

card(
    "argus_crackdown",
    Play((), condition=NO_LOCKDOWN),
    Remains(TURN_BEGINS),
    When(
        On(Kind.SUCCESSFUL_RUN, by=RUNNER, if_=AtLeast(IceProtecting("attacked"), 1)),
        (Damage("meat", 2),),
    ),
)

card(
    "complete_image",
    Play(
        (
            Repeat(
                (Together((ChooseCardName("runner"), Damage("net", 1))),),
                while_=Did("trashed", OfChosenName()),
            ),
        ),
        condition=Happened(On(Kind.SUCCESSFUL_RUN), LAST_TURN, "runner") & AtLeast(Points("runner"), 3),
    ),
    When(AFTER_RESOLVING, (EndActionPhase(),)),
)

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

card(
    "focus_group",
    Play(
        (
            Together((ChooseCardType("runner"), Reveal(Each(InZone((GRIP,)))))),
            MayPay(
                cost(credits=X()),
                (PlaceCounters("advancement", X(), target(Installed())),),
                most=HowManyDid("revealed", OfChosenType()),
            ),
        ),
        condition=Happened(On(Kind.SUCCESSFUL_RUN), LAST_TURN, RUNNER),
    ),
)

card("fully_operational", Play((TWO_OR_TWO, Repeat((TWO_OR_TWO,), Remotes(root=True, ice=True)))))

card(
    "hyoubu_precog_manifold",
    Play((ChooseServer("active"),), condition=~Exists(InZone((PLAY,)) & Subtype("lockdown") - ThisCard())),
    Remains(TURN_BEGINS),
    When(
        On(Kind.SUCCESSFUL_RUN, by=OPPONENT, where="chosen"),
        (PsiGame(), If(BidsDiffer(), (EndTheRun(),))),
    ),
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
    "scapenet",
    Play(
        (
            Trace(
                7,
                (RemoveFromGame(target(Installed() & (Subtype("chip") | Subtype("virtual")))),),
            ),
        ),
        condition=Happened(On(Kind.SUCCESSFUL_RUN), LAST_TURN, RUNNER),
    ),
)

card(
    "secure_and_protect",
    Static(Price("play", cost(clicks=1))),
    Play(
        (
            Search(Type("ice"), to_install=True),
            Install(Result("found"), where="central", less=3),
        )
    ),
)

card(
    "sync_rerouting",
    Play((), condition=NO_LOCKDOWN),
    Remains(TURN_BEGINS),
    When(On(Kind.RUN_BEGINS), (Unless((GiveTags(1),), (cost(credits=4),), by=RUNNER),)),
)
