"""Hardware of Elevation."""

from engine.netrunner.language.prelude import *
from engine.netrunner.objects.definitions import card

card(
    "bling",
    Static(Modify("memory", 1)),
    When(
        On(EventKind.INSTALL, by=YOU, if_=~CreditsSpentOnIt()),
        (HostOn(Each(OnTop("stack")), This()),),
        optional=True,
    ),
    Static(AsIfInHand(HostedOn(ThisCard()))),
    When(TURN_ENDS, (Trash(Each(HostedOn(ThisCard()))),)),
)

card(
    "detente",
    Static(Modify("memory", 1)),
    When(
        First(On(EventKind.SUCCESSFUL_RUN, by=YOU, where="hq")),
        (Together((Pick(InZone((HQ,)), random=True), HostOn(Result("chosen")))),),
        optional=True,
    ),
    Paid(
        cost(Chosen("return", 2, OwnedBy(CORP) & HostedOn(ThisCard())), clicks=1),
        (May((Together((Pick(InZone((HQ,)), random=True), Access(Result("chosen")))),), by=RUNNER),),
        by="players",
    ),
)

card(
    "gamedragon_pro",
    When(
        INSTALLED | TURN_BEGINS,
        (HostOn(This(), target(Installed() & Subtype("icebreaker") - Subtype("ai"))),),
        optional=True,
    ),
    Static(Modify("strength", 1, HostOfSource())),
    Static(Prolongs("strength", HostOfSource(), span="run")),
)

card(
    "madani",
    Paid(
        cost(clicks=1),
        (HostOn(target(InZone((GRIP,)) & Type("program"), least=0, most=ANY_NUMBER), This()),),
    ),
    Paid(
        cost(),
        (InstallFrom((HOSTED,), Type("program") & HostedOn(ThisCard()), optional=False),),
        once=True,
    ),
)

card(
    "maglectric_rapid_748_mod",
    When(
        On(EventKind.SUCCESSFUL_RUN, by=YOU, where="hq"),
        (MayPay(cost(trash=True), (Derez(target(Installed(CORP) & Rezzed())),)),),
    ),
)
