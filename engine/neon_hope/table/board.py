"""Who and what is in an episode and where: the simplest questions to the state."""

from __future__ import annotations

from typing import cast

from engine.kernel.machine import Machine
from engine.neon_hope.table.definitions import Action, Character, Difficulty, Environment, PerCharacter, Scene
from engine.neon_hope.table.pack import Chapter, Definition, DifficultyRow, Episode, Pack, Surveillance
from engine.neon_hope.table.state import Access, Hero, NeonHopeState


class Board(Machine):
    """The characters and places of a game, and what its pack says."""

    state: NeonHopeState
    pack: Pack

    def __init__(self, state: NeonHopeState, pack: Pack) -> None:
        self.state = state
        self.pack = pack
        self.content: dict[str, Definition] = pack.cards

    # -- definitions ---------------------------------------------------------------------------------------

    @property
    def episode(self) -> Episode:
        return self.pack.episodes[self.state.episode]

    @property
    def chapter(self) -> Chapter:
        return self.pack.chapters[self.state.chapter]

    @property
    def surveillance_card(self) -> Surveillance:
        """The surveillance card of the difficulty level (NH 3.5), also before it is laid out."""
        code = self.state.surveillance_card or self.episode.surveillance[self.difficulty_row.surveillance]
        return self.pack.surveillance[code]

    @property
    def difficulty_row(self) -> DifficultyRow:
        """NH 3.5: what the chosen difficulty level means."""
        return self.pack.difficulty[cast(Difficulty, self.state.difficulty)]

    def character(self, seat: str) -> Character:
        return self.pack.characters[self.state.heroes[seat].code]

    def action(self, code: str) -> Action:
        return self.pack.actions[code]

    def count(self, number: int | PerCharacter) -> int:
        """A printed number that may depend on the number of characters."""
        if isinstance(number, int):
            return number
        return number.base + number.per_character * len(self.state.heroes)

    # -- characters ----------------------------------------------------------------------------------------

    @property
    def seats(self) -> tuple[str, ...]:
        """Seats in clockwise order."""
        return tuple(self.state.heroes)

    def hero(self, seat: str) -> Hero:
        return self.state.heroes[seat]

    def from_lead(self) -> list[str]:
        """Seats clockwise from the lead character (NH 20.9)."""
        seats = list(self.state.heroes)
        start = seats.index(self.state.lead)
        return seats[start:] + seats[:start]

    @property
    def you(self) -> str:
        """The character whose rule is applied where nobody else is meant: the active one, else the lead."""
        return self.state.active or self.state.lead

    def others_in_environment(self, seat: str, include_self: bool = False) -> list[str]:
        """Characters in the seat's environment."""
        where = self.environment_of(self.hero(seat).location)
        return [
            other
            for other, hero in self.state.heroes.items()
            if (include_self or other != seat) and self.environment_of(hero.location) == where
        ]

    def at_location(self, location: str) -> list[str]:
        """Characters at a location."""
        return [seat for seat, hero in self.state.heroes.items() if hero.location == location]

    # -- places --------------------------------------------------------------------------------------------

    @staticmethod
    def environment_of(location: str) -> str:
        """ "yard" of "yard:upper"; empty for anything that is no location."""
        code, colon, _ = location.partition(":")
        return code if colon and code not in ("play", "set") else ""

    def locations(self) -> list[str]:
        """All locations in play, upper before lower (NH 5.2)."""
        return [f"{code}:{side}" for code in self.state.environments for side in ("upper", "lower")]

    def access(self, location: str) -> Access:
        """Whether characters can move to a location."""
        return self.state.access.get(location, "open")

    def enterable(self, location: str) -> bool:
        """Whether a character can move to a location in play."""
        return self.access(location) in ("open", "closing")

    def remaining_locations(self) -> list[str]:
        """Locations in play that have not closed."""
        return [location for location in self.locations() if self.access(location) != "closed"]

    def remaining_place(self, place: str) -> str:
        """Where a card comes that would come to a place: of a closed location to the other one of the
        environment; "" if that is closed, too."""
        if self.access(place) != "closed":
            return place
        code, _, side = place.partition(":")
        other = f"{code}:{'lower' if side == 'upper' else 'upper'}"
        return other if self.access(other) != "closed" else ""

    def environment(self, code: str) -> Environment:
        return self.pack.environments[code]

    def scene(self, code: str) -> Scene:
        """The side of an environment that is up."""
        found = self.environment(code)
        return found.back if found.back is not None and code in self.state.turned else found
