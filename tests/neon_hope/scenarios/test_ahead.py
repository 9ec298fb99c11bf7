"""What is locked next is marked before it is: the roof of a car that comes to a tunnel each other round."""

from __future__ import annotations

from engine.neon_hope import Library
from engine.neon_hope.language.places import TurnEnvironment
from engine.neon_hope.table.state import Campaign
from engine.neon_hope.testkit import Table

ROOF = "moving-tram:upper"


def access(t: Table) -> str:
    places = [each.upper for each in t.game.view("spectator").environments]
    return next(place.access for place in places if place.id == ROOF)


def test_the_roof_is_marked_while_the_car_is_in_the_open() -> None:
    before = Campaign(code="lissen", episode=1, results=(("afterglow", "lights-out"),))
    library = Library.load([])
    t = Table(library, "bruna", "jun", pack="pilot", episode="line-nine", campaign=before)
    t.environment("moving-tram")
    assert access(t) == "open", "nothing turns it over yet"
    t.put("line-clock", at="community")
    assert access(t) == "locking"
    t.resolve("p1", [TurnEnvironment("moving-tram")])
    assert access(t) == "locked"
    t.resolve("p1", [TurnEnvironment("moving-tram")])
    assert access(t) == "locking"
    t.environment("long-dam")
    assert access(t) == "open", "it has arrived"
