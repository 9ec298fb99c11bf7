"""What somebody has done in a league."""

from __future__ import annotations

from engine.leagues.errors import PLAIN
from engine.leagues.final import final_order
from engine.leagues.model import Settings
from engine.leagues.season import cancel, confirm, report
from engine.leagues.season.career import Played, career
from tests.leagues.season.kit import BOSS, Story, won


def played(count: int) -> Story:
    """A league of one round in which the first of each match has won."""
    story = Story(game=Settings("sss", seed=7, rounds=1), publish="automatic", draft_seconds=0)
    story.begin(count)
    for key in list(story.open):
        one, other = story.players(key)
        story.do(report, one, key, won(story.pairing(key), one))
        story.do(confirm, other, key)
    return story


def test_places_results_and_trophies_of_a_league_that_is_over() -> None:
    story = played(5)
    assert story.league.state == "finished"
    order = final_order(story.league.event)
    for place, one in enumerate(order, 1):
        found = career(story.league, one)
        assert found is not None
        assert (found.place, found.field, found.over) == (place, 5, True)
        assert found.trophy == (place if place <= 3 else 0)
        (result,) = found.results
        assert found.won + found.drawn + found.lost == bool(result.other)
        assert (result.mine > result.theirs) == (found.won == 1 or not result.other)
    (free,) = {one for one in order if (story.league.event.rounds[0].pairings[-1].players == (one,))}
    bye = career(story.league, free)
    assert bye is not None
    assert bye.results == (Played({**PLAIN, "round": 1}, "", 3, 0),)
    assert career(story.league, "nobody") is None


def test_a_small_league_and_one_that_goes_on_have_no_trophies() -> None:
    small = played(3)
    assert all(found and not found.trophy for one in ("1", "2", "3") if (found := career(small.league, one)))
    going = Story(game=Settings("sss", seed=7, rounds=2))
    going.join(4)
    found = career(going.league, "1")
    assert found is not None
    assert (found.place, found.trophy, found.results) == (0, 0, ())
    going.do(cancel, BOSS, organiser=True)
    assert career(going.league, "1") is None
