"""Ways into the later episodes of the season, each set up by hand: what a campaign that came there remembers.

Whole campaigns come to some of them too seldom to be measured (`tools.balance`).
"""

from __future__ import annotations

from typing import NamedTuple

from engine.neon_hope import Campaign
from engine.neon_hope.pack import Pack

CAMPAIGN = "lissen"
ANY = "-"
"""The only way into the first episode: nothing has happened yet."""


class Way(NamedTuple):
    """How an episode is come to."""

    results: tuple[tuple[str, str], ...] = ()
    notes: tuple[str, ...] = ()
    attention: int = 0
    saved: int = 0
    resources: int = 2
    """The tracker `starting-resources`."""
    pool: dict[str, int] = {}
    """Modifiers more or fewer than the pack's."""
    flags: tuple[str, ...] = ()

    def campaign(self, pack: Pack, step: str, characters: tuple[str, ...]) -> Campaign:
        """The campaign at this step; in turn the characters have got ready and slept."""
        trackers = {code: tracker.start for code, tracker in pack.campaigns[CAMPAIGN].trackers.items()}
        trackers |= {"attention": self.attention, "saved": self.saved, "starting-resources": self.resources}
        rest: dict[str, tuple[str, ...]] = {
            code: ("rested",) if i % 2 else ("prepared",) for i, code in enumerate(characters)
        }
        return Campaign(
            CAMPAIGN, len(self.results), characters, self.results, notes=self.notes, trackers=trackers,
            step=step, pool=self.pool, flags={"nights": len(self.results)} | dict.fromkeys(self.flags, 1),
            marks=rest if self.results else {},
        )  # fmt: skip


_TRAM = (("afterglow", "lights-out"), ("line-nine", "half-home"))
_ISLAND = (*_TRAM, ("lighthouse", "light-kept"))

WAYS: dict[str, dict[str, Way]] = {
    "afterglow": {ANY: Way()},
    "line-nine": {
        "lights-out": Way(
            (("afterglow", "lights-out"),), ("lamps-dark", "edda-safe"), 3, 0, 4, {"-2": -1, "0": 1}
        ),
        "open-channel": Way(
            (("afterglow", "open-channel"),), ("lamps-open", "edda-safe"), 2, 0, 4, {"skull": -1, "-1": 1}
        ),
        "caught": Way((("afterglow", "caught"),), ("register-running",), 4, 0, 3),
        "worn-out": Way((("afterglow", "worn-out"),), ("register-running",), 2, 0, 4),
    },
    "lighthouse": {
        "all-home": Way(
            (("afterglow", "lights-out"), ("line-nine", "all-home")), ("lamps-dark", "edda-safe", "all-home"),
            3, 31, 4, {"-2": -1, "0": 1, "-3": -1, "+1": 1},
        ),
        "half-home": Way(
            (("afterglow", "open-channel"), ("line-nine", "half-home")),
            ("lamps-open", "edda-safe", "some-home"), 3, 19, 4, flags=("knows-island",),
        ),
        "caught": Way(
            (("afterglow", "caught"), ("line-nine", "caught")), ("register-running", "none-home"), 6, 0, 2
        ),
        "worn-out": Way(
            (("afterglow", "worn-out"), ("line-nine", "worn-out")), ("register-running", "none-home"),
            3, 0, 3, flags=("knows-island",),
        ),
    },
    "page-212-night": {
        "light-kept": Way(
            _ISLAND, ("lamps-dark", "edda-safe", "some-home", "twins-home", "keeper-talked"), 3, 20, 5,
            {"-2": -2, "0": 1, "+1": 1},
        ),
        "light-out": Way(
            (*_TRAM, ("lighthouse", "light-out")),
            ("lamps-dark", "some-home", "twins-home", "choir-home", "light-out"), 4, 24, 5,
            {"skull": -1, "-1": 1},
        ),
        "caught": Way(
            (*_TRAM, ("lighthouse", "caught")), ("register-running", "none-home", "island-lost"), 6, 6, 3
        ),
    },
    "dawn": {
        "list-burned": Way(
            (*_ISLAND, ("page-212-night", "list-burned")),
            (
                "lamps-open", "edda-safe", "some-home", "twins-home", "choir-home", "list-burned",
                "name-kept",
            ),
            5, 22, 6, {"skull": -1, "-1": 1, "-3": -1, "+1": 2},
        ),
        "caught": Way(
            (*_ISLAND, ("page-212-night", "caught")),
            ("lamps-dark", "some-home", "twins-home", "light-out", "list-delivered", "name-kept"), 5, 18, 5,
            {"skull": -1, "-1": 1},
        ),
        "worn-out": Way(
            (*_ISLAND, ("page-212-night", "worn-out")),
            ("register-running", "none-home", "island-lost", "list-delivered"), 6, 8, 4,
        ),
    },
}  # fmt: skip
"""By episode and name. An episode's step in the campaign is called as the episode."""
