"""From the creation of a league to the publication of round one."""

from __future__ import annotations

import pytest
from msgspec.structs import replace

from engine.kernel.errors import SaveError
from engine.leagues.errors import LeagueError
from engine.leagues.model import Settings
from engine.leagues.season import (
    TEMPLATES,
    Availability,
    Deck,
    LeagueSettings,
    admit,
    cancel,
    close_signup,
    create,
    decode,
    edit,
    encode,
    forget,
    found_team,
    give_bye,
    join,
    leave,
    make_draft,
    next_due,
    open_signup,
    organisers_owe,
    owes,
    personal_data,
    publish_draft,
    rejoin,
    report,
    set_availability,
    set_deck,
    set_seed,
    start,
    substitute,
    tick,
    visible_decks,
)
from engine.messages import say
from tests.leagues.season.kit import BOSS, DAY, DOUBLE, HOUR, MONDAY, SINGLE, WEEK, Story, won

CORP = Deck("Haas-Bioroid", "haas", "3 Hedge Fund")
RUNNER = Deck("Kate", "shaper", link="https://example.org/deck")


@pytest.mark.parametrize("name", TEMPLATES)
def test_every_template_creates_a_league_people_can_join(name: str) -> None:
    for language in ("en", "de"):
        assert say(language, f"ls-template-{name}")
        assert len(say(language, f"ls-template-{name}-about")) <= 100  # Discord's for an option
    story = Story(TEMPLATES[name]("Spring", zone="Europe/Berlin", closes=MONDAY + WEEK, seed=5))
    assert [notice.message for notice in story.notices] == ["ls-signup-open-until"]
    assert story.league.event.settings.seed == 5
    story.join(8)
    if story.league.settings.game.boards:
        for captain in ("1", "2", "3"):
            story.do(found_team, captain, f"Team {captain}")
    story.until(MONDAY + WEEK)
    if story.league.draft is not None and story.league.draft.publishes is None:
        assert [owed.what for owed in organisers_owe(story.league)] == ["publish"]
        story.do(publish_draft, BOSS, organiser=True)
    story.wait(3 * HOUR + story.league.settings.draft_seconds)
    assert story.league.state == "running"


WRONG = [
    ("ls-error-title", {"title": " "}),
    ("ls-error-title", {"title": "x" * 81}),
    ("lg-error-cut-size", {"game": Settings(cut=5)}),
    ("lg-error-cut-format", {"game": Settings("ladder", cut=4)}),
    ("ls-error-zone", {"zone": "Europe/Atlantis"}),
    ("ls-error-quiet", {"quiet": (0, 1440)}),
    ("ls-error-closes", {"opens": MONDAY + DAY, "closes": MONDAY + HOUR}),
    ("ls-error-closes-past", {"closes": MONDAY}),
    ("ls-error-round-length", {"round_seconds": HOUR - 1}),
    ("ls-error-round-length", {"round_seconds": 8 * WEEK + 1}),
    ("ls-error-round-length", {"cut_seconds": 60}),
    ("ls-error-capacity", {"capacity": 401}),
    ("ls-error-capacity-few", {"capacity": 4, "game": Settings(cut=8)}),
    ("ls-error-fewest", {"fewest": 1}),
    ("ls-error-choice", {"publish": "maybe"}),
    ("ls-error-reminders", {"reminders": (0,)}),
    ("ls-error-answer-length", {"accept_seconds": 60}),
    ("ls-error-lengths", {"draft_seconds": -1}),
]


@pytest.mark.parametrize(("reason", "fields"), WRONG)
def test_settings_that_cannot_be_are_refused(reason: str, fields: dict[str, object]) -> None:
    with pytest.raises(LeagueError) as refused:
        create(MONDAY, BOSS, LeagueSettings(**{"title": "Night", **fields}))  # type: ignore[arg-type]
    assert refused.value.note.id == reason
    assert refused.value.say("de") != refused.value.say("en")


def test_sign_up_opens_and_closes_by_itself_and_the_draft_follows() -> None:
    story = Story(game=SINGLE, opens=MONDAY + DAY, closes=MONDAY + WEEK, publish="automatic")
    assert story.league.state == "planned"
    assert story.refuse(join, "1", "Ann") == "ls-error-signup-not-open"
    assert next_due(story.league) == MONDAY + DAY
    assert [n.message for n in story.wait(DAY)] == ["ls-signup-open-until"]
    story.join(5)
    story.until(MONDAY + WEEK)
    assert story.ids("channel") == ["ls-signup-closed"]
    assert story.ids("organisers") == ["ls-draft-automatic"]
    story.wait(2 * HOUR)
    assert story.ids("channel") == ["ls-round-published"]
    assert sorted(n for p in "12345" for n in story.ids(p)) == [
        "ls-your-bye", *["ls-your-match-corp"] * 2, *["ls-your-match-runner"] * 2
    ]  # fmt: skip


def test_too_few_players_keep_a_league_from_beginning_and_the_organisers_are_told_once() -> None:
    story = Story(game=SINGLE, closes=MONDAY + DAY, fewest=4)
    story.join(3)
    story.until(MONDAY + DAY)
    assert story.ids("organisers") == ["ls-stuck"]
    assert "Only 3 players are in; 4 are needed." in story.say("organisers")[0]
    story.wait(WEEK)
    assert story.fresh == []
    assert story.refuse(start, BOSS, organiser=True) == "ls-error-too-few"
    story.do(join, "4", "Late Larry")
    assert story.league.draft is not None


def test_a_cut_larger_than_the_field_is_said_before_round_one() -> None:
    story = Story(game=Settings("sss", cut=8))
    story.join(5)
    assert story.refuse(start, BOSS, organiser=True) == "lg-error-cut-too-large"
    assert story.league.state == "signup"
    story.do(edit, BOSS, replace(story.league.settings, game=Settings("sss", cut=4)), organiser=True)
    story.do(start, BOSS, organiser=True)
    assert story.ids("organisers") == ["ls-draft-made"]


def test_only_organisers_run_a_league() -> None:
    story = Story(game=SINGLE)
    story.join(4)
    for act in (start, close_signup, cancel, open_signup, make_draft, publish_draft):
        assert story.refuse(act, "1") == "ls-error-organisers"
    assert story.refuse(leave, "1", person="2") == "ls-error-organisers"
    assert story.refuse(edit, "1", story.league.settings) == "ls-error-organisers"


def test_settings_can_be_changed_until_they_matter() -> None:
    story = Story(game=SINGLE)
    story.join(4)
    story.do(edit, BOSS, replace(story.league.settings, title="Day league", decks="starter"), organiser=True)
    assert story.league.event.name == "Day league"
    story.do(start, BOSS, organiser=True)
    draft = story.league.draft
    assert draft is not None
    story.do(edit, BOSS, replace(story.league.settings, game=DOUBLE), organiser=True)
    assert story.league.draft is not None
    assert story.league.draft.draft.round.pairings[0].corp == ""  # drawn up anew, for two games each
    story.do(publish_draft, BOSS, organiser=True)
    assert (
        story.refuse(edit, BOSS, replace(story.league.settings, game=SINGLE), organiser=True)
        == "lg-error-begun"
    )
    lists = replace(story.league.settings, lists="public")
    assert story.refuse(edit, BOSS, lists, organiser=True) == "ls-error-begun"
    story.do(edit, BOSS, replace(story.league.settings, round_seconds=3 * DAY), organiser=True)
    assert story.league.settings.round_seconds == 3 * DAY


def test_a_full_league_has_a_waiting_list_that_moves_up() -> None:
    story = Story(game=SINGLE, capacity=4)
    story.join(4)
    story.do(join, "5", "Eve")
    assert story.ids("5") == ["ls-joined-waiting"]
    story.do(join, "6", "Finn")
    assert story.refuse(join, "5", "Eve") == "ls-error-in-already"
    story.do(leave, "2")
    assert story.ids("5") == ["ls-admitted"]
    assert {p.id for p in story.league.event.active} == {"1", "3", "4", "5"}
    story.do(admit, BOSS, "6", organiser=True)
    assert len(story.league.event.active) == 5
    story.do(join, "2", "Back again")
    assert story.ids("2") == ["ls-joined-waiting"]


def test_late_entry_drop_and_return_once_play_has_begun() -> None:
    story = Story(game=SINGLE)
    story.begin(4)
    story.do(join, "5", "Late")
    assert story.ids("5") == ["ls-joined-late"]
    assert story.league.event.player("5").entered == 2
    key = story.open[0]
    leaver, winner = story.players(key)
    story.do(leave, leaver)
    assert "ls-result-gone" in story.ids(winner)
    assert story.pairing(key).points(winner) == 3
    assert story.league.event.player(leaver).status == "dropped"
    assert story.refuse(leave, leaver) == "ls-error-left-already"
    story.do(rejoin, leaver)
    assert story.league.event.player(leaver).status == "active"
    assert story.refuse(rejoin, leaver) == "lg-error-not-dropped"


def test_no_late_entry_where_the_league_does_not_want_it() -> None:
    story = Story(game=SINGLE, late=False)
    story.begin(4)
    assert story.refuse(join, "5", "Late") == "ls-error-no-late"
    fixed = Story(game=Settings("round_robin"))
    fixed.begin(4)
    assert fixed.refuse(join, "5", "Late") == "lg-error-drawn"


def test_somebody_stands_in_in_a_round_robin() -> None:
    story = Story(game=Settings("round_robin", seed=3))
    story.begin(4)
    assert story.refuse(substitute, BOSS, "1", "5", "Sam", organiser=True) == "lg-error-playing"
    key = next(key for key in story.open if "1" in story.players(key))
    story.do(leave, "1")
    assert story.match(key).closed
    story.do(substitute, BOSS, "1", "5", "Sam", organiser=True)
    assert story.ids("5") == ["ls-substitute"]
    for key in story.open:
        one, other = story.players(key)
        story.do(report, one, key, won(story.pairing(key), one))
        story.do(report, other, key, won(story.pairing(key), one))
    assert story.league.draft is not None
    assert "5" in {p for pairing in story.league.draft.draft.round.pairings for p in pairing.players}


def test_a_first_round_bye_and_seeds_before_play() -> None:
    story = Story(game=SINGLE)
    story.join(5)
    story.do(give_bye, BOSS, "3", organiser=True)
    story.do(set_seed, BOSS, "4", 1, organiser=True)
    assert story.refuse(set_seed, BOSS, "4", -1, organiser=True) == "lg-error-seed"
    story.do(start, BOSS, organiser=True)
    story.do(publish_draft, BOSS, organiser=True)
    assert story.ids("3") == ["ls-your-bye"]
    assert story.refuse(give_bye, BOSS, "1", organiser=True) == "ls-error-begun"


def test_decks_are_asked_for_locked_and_shown_as_the_league_wants() -> None:
    story = Story(game=SINGLE, decks="free", lists="public", fewest=3)
    assert story.refuse(join, "1", "Ann") == "ls-error-deck-missing"
    assert story.refuse(join, "1", "Ann", corp=CORP, runner=Deck("Kate")) == "ls-error-deck-list"
    for one in "123":
        story.do(join, one, f"Player {one}", corp=CORP, runner=RUNNER)
    assert story.league.event.player("1").corp.name == "Haas-Bioroid"
    assert visible_decks(story.league, "2", "1") is None
    assert visible_decks(story.league, "1", "1") == (CORP, RUNNER)
    assert visible_decks(story.league, BOSS, "1", organiser=True) == (CORP, RUNNER)
    other = replace(CORP, identity="Jinteki")
    story.do(set_deck, "1", corp=other)
    story.do(start, BOSS, organiser=True)
    story.do(publish_draft, BOSS, organiser=True)
    assert visible_decks(story.league, "2", "1") == (other, RUNNER)
    assert story.refuse(set_deck, "1", corp=CORP) == "ls-error-locked"
    story.do(set_deck, BOSS, corp=CORP, person="1", organiser=True)
    assert story.outcome.audit[0].message == "ls-log-deck"


def test_private_lists_stay_private_and_lists_of_the_cut_are_shown_in_it() -> None:
    private = Story(game=SINGLE, decks="free")
    for one in "123":
        private.do(join, one, one, corp=Deck("A"), runner=Deck("B"))
    private.do(start, BOSS, organiser=True)
    private.do(publish_draft, BOSS, organiser=True)
    assert visible_decks(private.league, "2", "1") is None
    shown = Story(game=Settings("single_elimination"), decks="free", lists="cut")
    for one in "123":
        shown.do(join, one, one, corp=CORP, runner=RUNNER)
    assert visible_decks(shown.league, "2", "1") is None
    shown.do(start, BOSS, organiser=True)
    shown.do(publish_draft, BOSS, organiser=True)
    assert visible_decks(shown.league, "2", "1") == (CORP, RUNNER)
    assert visible_decks(shown.league, "2", "77") is None


def test_ones_own_zone_times_and_quiet_hours() -> None:
    story = Story(game=SINGLE)
    story.join(2)
    story.says("1", zone="America/New_York")
    story.do(set_availability, "1", Availability(((0, 1080, 1320), (5, 1320, 1500))))
    story.says("1", quiet=(60, 540))
    person = story.league.people["1"]
    assert (person.zone, person.quiet) == ("America/New_York", (60, 540))
    story.says("1", zone="Mars/Olympus")  # no zone any more: that of the league
    assert story.league.people["1"].zone == ""
    for window in ((7, 0, 60), (0, 60, 60), (0, -1, 60), (0, 60, 1501)):
        assert story.refuse(set_availability, "1", Availability((window,))) == "ls-error-window"
    story.says("9", zone="UTC")
    assert "9" not in story.league.people


def test_sign_up_can_be_reopened_and_people_leave_without_a_trace_before_play() -> None:
    story = Story(game=SINGLE, closes=MONDAY + DAY)
    story.join(4)
    story.until(MONDAY + DAY)
    assert story.league.draft is not None
    story.do(open_signup, BOSS, organiser=True)
    assert story.league.draft is None
    story.do(leave, "1")
    assert "1" not in story.league.people
    story.do(close_signup, BOSS, organiser=True)
    assert story.league.draft is not None
    assert {p for g in story.league.draft.draft.round.pairings for p in g.players} == {"2", "3", "4"}


def test_a_draft_is_drawn_up_anew_when_somebody_leaves_and_keeps_its_hour() -> None:
    story = Story(game=SINGLE, publish="automatic", draft_seconds=6 * HOUR)
    story.join(5)
    story.do(start, BOSS, organiser=True)
    story.wait(HOUR)
    story.do(leave, "3")
    drafted = story.league.draft
    assert drafted is not None
    assert drafted.publishes == MONDAY + 6 * HOUR
    assert all(pairing.player2 for pairing in drafted.draft.round.pairings)


def test_a_cancelled_league_takes_nothing_more() -> None:
    story = Story(game=SINGLE)
    story.begin(4)
    story.do(cancel, BOSS, "no time", organiser=True)
    assert story.say("channel") == ["The league has been called off: no time"]
    assert story.say("channel", "de") == ["Die Liga ist abgesagt: no time"]
    assert next_due(story.league) is None
    assert story.do(tick).notices == ()
    assert story.refuse(join, "9", "Nina") == "ls-error-over"


def test_divisions_are_dealt_before_round_one() -> None:
    story = Story(game=Settings("round_robin", divisions=2, seed=2))
    story.begin(8)
    divisions = [player.division for player in story.league.event.players]
    assert sorted(divisions) == [1] * 4 + [2] * 4


def test_personal_data_can_be_seen_and_forgotten() -> None:
    story = Story(game=SINGLE)
    story.join(4)
    story.says("1", zone="Europe/Berlin")
    assert personal_data(story.league, "1")["person"]["zone"] == "Europe/Berlin"
    assert personal_data(story.league, "9") == {}
    story.do(start, BOSS, organiser=True)
    story.do(publish_draft, BOSS, organiser=True)
    key = next(key for key in story.open if "1" in story.players(key))
    story.do(forget, "1")
    assert story.match(key).closed
    (alias,) = set(story.league.people) - {"2", "3", "4"}
    assert alias.startswith("gone-")
    assert "'1'" not in str(personal_data(story.league, alias))
    assert story.league.event.name_of(alias) == alias
    assert story.league.people[alias].zone == ""
    assert story.league.event.player(alias).status == "dropped"
    with pytest.raises(LeagueError):
        forget(story.league, story.now, "1")


def test_saves_are_checked() -> None:
    story = Story(game=SINGLE)
    story.begin(4)
    data = encode(story.league)
    assert decode(data) == story.league
    for damaged in (
        b"",
        b"league:1:",
        b"game:1:" + data,
        data[:-1],
        data[:-1] + bytes([data[-1] ^ 1]),
        b"league:99:" + data[9:],
    ):
        with pytest.raises(SaveError):
            decode(damaged)


def test_who_stands_in_owes_decks_and_may_name_them_until_they_do() -> None:
    story = Story(game=Settings("ladder", seed=3), decks="free")
    for one in "1234":
        story.do(join, one, one, corp=CORP, runner=RUNNER)
    story.do(start, BOSS, organiser=True)
    story.do(substitute, BOSS, "1", "5", "Sam", organiser=True)
    assert [owed.what for owed in owes(story.league, "5")] == ["deck"]
    story.do(set_deck, "5", corp=CORP, runner=RUNNER)
    assert owes(story.league, "5") == ()
    assert story.refuse(set_deck, "2", corp=CORP) == "ls-error-locked"


def test_a_schedule_does_not_change_when_somebody_is_forgotten() -> None:
    story = Story(game=Settings("round_robin", seed=6), publish="automatic", draft_seconds=0)
    story.begin(7)
    story.do(forget, "4")
    met: list[frozenset[str]] = []
    while story.league.state == "running":
        met += [frozenset(pairing.players) for pairing in story.league.event.rounds[-1].pairings]
        for key in list(story.open):
            one, other = story.players(key)
            story.do(report, one, key, won(story.pairing(key), one))
            story.do(report, other, key, won(story.pairing(key), one))
    met = [pair for pair in met if not any(one.startswith("gone") for one in pair)]
    assert len(met) == len(set(met)) == 15  # the six who stay meet each other once
