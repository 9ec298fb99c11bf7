"""Other programs of Terminal Directive."""

from engine.netrunner.language.prelude import *
from engine.netrunner.objects.definitions import card

card(
    "dhegdheer",
    Static(Hosts(Type("program"), n=1, discount=1)),
    Static(SetTo("memory_cost", 0, HostedOn(ThisCard()))),
)
card(
    "egret",
    Static(OnlyOn(Rezzed() & Type("ice"))),
    Static(ChangeSubtype("barrier", 1, HostOfSource())),
    Static(ChangeSubtype("code_gate", 1, HostOfSource())),
    Static(ChangeSubtype("sentry", 1, HostOfSource())),
)
