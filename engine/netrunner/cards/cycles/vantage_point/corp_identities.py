"""Identities of the Corp of Vantage Point."""

from engine.netrunner.language.prelude import *
from engine.netrunner.objects.definitions import card

card(
    "editorial_division_ad_nihilum",
    When(
        First(On(EventKind.BAD_PUBLICITY)),
        (
            Search((Subtype("black_ops") | Subtype("gray_ops") | Subtype("liability")) - Type("agenda")),
            AddToHand(Result("found")),
        ),
        optional=True,
    ),
)
