"""Other programs of Creation and Control."""

from engine.netrunner.language.prelude import *
from engine.netrunner.objects.definitions import card

card(
    "self_modifying_code",
    Paid(
        cost(credits=2, trash=True),
        (Search(Type("program"), to_install=True, reveal=False), Install(Result("found"))),
    ),
)
