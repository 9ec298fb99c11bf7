"""Icebreakers of the Flashpoint cycle."""

from engine.netrunner.language.prelude import *
from engine.netrunner.objects.definitions import card

card(
    "baba_yaga",
    Static(Hosts(Type("program") & Subtype("icebreaker") - Subtype("ai"))),
    Static(CopyOf(HostedOn(ThisCard()) & Subtype("icebreaker"), kinds=("paid",))),
)
card(
    "houdini",
    Paid(cost(credits=1), (Break(1, "code_gate"),), interface=True),
    Paid(cost(CreditsFrom(Subtype("stealth"), 1), credits=2), (Boost(4, "run"),)),
)
