"""Code gates of Honor and Profit."""

from engine.netrunner.language.prelude import *
from engine.netrunner.objects.definitions import card

card(
    "shiro",
    Sub((ArrangeTop(3),)),
    Sub(
        (
            Unless(
                (BreachServer("rd", during=(Cannot("access", InRootOf("rd")),)),),
                (cost(credits=1),),
                by=CORP,
            ),
        )
    ),
)
