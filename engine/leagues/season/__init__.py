"""The course of a league in time: pure functions over one frozen value, `League`.

Every operation takes the league, `now` and who acts, and gives an `Outcome`: the new league, notices for
people, games to open, lines of the audit log. What cannot be is refused with a `LeagueError`, and nothing has
changed. There is no clock here: `next_due` says when time next brings something, `tick` brings it. Whatever
was done is marked in the league: saving league and outcome together neither skips nor repeats anything.

Operations by subject (`organiser`: whether the bot takes the actor for one; others are refused):

    create(now, actor, settings)                    TEMPLATES[name](title) -> LeagueSettings
    edit(league, now, actor, settings, *, organiser)
    set_series(league, now, actor, name, leagues, promote, *, organiser)   also when it is over
    follow(league, now, actor, number, seed, opens, *, organiser)   the next league of the series
    series_view(leagues) -> SeriesView              seed_in_next(league, person) -> int
    show(league, now, actor, on, *, organiser)      on the web; also when it is over
    open_signup / close_signup / start / finish(league, now, actor, *, organiser)
    cancel(league, now, actor, reason="", *, organiser)

    join(league, now, actor, name, *, person="", availability=Availability(), corp=None, runner=None,
         organiser=False)                           `person`: an organiser signs somebody else up
    leave / rejoin(league, now, actor, *, person="", organiser=False)
    come(league, now, actor, *, person="", organiser=False)         check in
    admit(league, now, actor, person, *, organiser)
    substitute(league, now, actor, leaving, person, name, *, organiser)
    warn(league, now, actor, person, text, days, *, organiser)      withdraw(..., person, at, *, organiser)
    warnings_of(league, person, now) -> tuple[Warning, ...]         in force; for organisers
    give_bye(league, now, actor, person, given=True, *, organiser)
    set_seed(league, now, actor, person, seed, *, organiser)
    found_team(league, now, actor, name, *, person="", organiser=False)      in a league of teams
    rename_team / invite / add_member / make_captain(..., team, name or person, *, organiser=False)
    accept_invitation / decline_invitation(..., team)
    withdraw_team(..., team, *, organiser=False)
    leave_team(league, now, actor, *, person="", organiser=False)  a member into the pool
    set_line_up(..., team, order, *, organiser=False)              boards from the next round on
    name_stand_in(..., team, board, person, *, organiser=False)    in the next round only
    confirm_line_up(..., team, *, organiser=False)
    name_substitute(..., match, leaving, person, *, organiser=False)         in the round that is played

    set_availability(league, now, actor, availability)
    set_away(league, now, actor, rounds, *, person="", organiser=False)      rounds they are not in
    with_habits(league, habits) -> League           zone, quiet hours, vacations: said for all games
    set_deck(league, now, actor, *, corp=None, runner=None, person="", organiser=False)
    visible_decks(league, viewer, person, *, organiser=False) -> (corp, runner) | None
    personal_data(league, person) -> dict           forget(league, now, person)
    signs(league, person) -> bool                   forget_organiser(league, person)     warnings they gave

    make_draft / redo_draft / publish_draft(league, now, actor, *, organiser)
    swap(league, now, actor, first, second, *, organiser)          players of the draft, else of the round
    pair_by_hand(league, now, actor, one, other, *, corp="", organiser)      `other` None is a bye
    void(league, now, actor, match, *, organiser)
    call(league, now, actor, *, organiser)                         all who owe something are reminded
    set_deadline(league, now, actor, match, deadline, *, organiser)          match "": the round's
    complete_round(league, now, actor, *, organiser)               what is open is decided by rule
    reopen(league, now, actor, target, *, organiser)               a match, or what rules decided in round "3"
    reopening(league, now, target) -> Reopening                    what that would do; preview(it) in words

    ready(league, now, actor, match)                -> `starts`, when both are
    game_started(league, now, match, game, corp, runner, waiting=())
    game_stopped(league, now, match, game)
    game_moved(league, now, match, game, *, by, waiting)
    game_finished(league, now, match, game, result)                `result`: the domain's Game
    side_choice(league, match) -> SideChoice | None
    choose_side(league, now, actor, match, side)    challenge(league, now, actor, other)

    possible_results(league, match, *, organiser=False) -> tuple[Possible, ...]
    report(league, now, actor, match, result)       confirm(league, now, actor, match)
    dispute(league, now, actor, match, text="")     decide(league, now, actor, match, result, *, organiser)
    give_reason(league, now, actor, match, text, *, organiser)      of a decision
    approve(league, now, actor, match, *, organiser)               a forfeit that a rule proposes
    offer(league, now, actor, match, kind)          "draw", "two_for_one" or "public" (the time)
    ask_extension(league, now, actor, match, seconds)
    propose_times(league, match, now, *, seconds=2 * HOUR) -> tuple[(start, end), ...]
    suggest_time(league, now, actor, match, start)
    answer(league, now, actor, match, kind, accept)                to any of these offers
    appeal(league, now, actor, match, text)         against a rule; dismiss_appeal(..., match, *, organiser)
    claim_no_show(league, now, actor, match, text="", evidence=())
    answer_claim(league, now, actor, match, text)
    decide_claim(league, now, actor, match, absent, *, organiser)  `absent`: ids; nobody: refused

    away(league, start, end)                        the host was away: before anything else is done
    next_due(league) -> float | None                tick(league, now)
    expected(league) -> ids                         who has still to check in
    checking_ends(league) -> float | None           when that is over; None: not by itself
    owes(league, person) / organisers_owe(league) -> tuple[Owed, ...]
    evidence(league, match) -> tuple[Sentence, ...] matches_of(league, person) -> keys, the newest first
    text(said, language, *, person=..., time=...) -> str           notices, entries, owed, errors
"""

from engine.leagues.model import Result
from engine.leagues.season.absence import rounds_to_come, set_away
from engine.leagues.season.appeals import appeal, dismiss_appeal, may_appeal
from engine.leagues.season.calling import call
from engine.leagues.season.check_in import due as checking_ends
from engine.leagues.season.check_in import expected
from engine.leagues.season.claims import answer_claim, claim_no_show, claimable_from, decide_claim, evidence
from engine.leagues.season.clock import next_due, tick
from engine.leagues.season.habits import Habits, with_habits
from engine.leagues.season.lifecycle import (
    cancel,
    close_signup,
    complete_round,
    create,
    edit,
    finish,
    make_draft,
    open_signup,
    publish_draft,
    redo_draft,
    show,
    start,
)
from engine.leagues.season.model import (
    PERSONS,
    TIMES,
    Availability,
    Claim,
    Deck,
    Entry,
    Hosted,
    League,
    LeagueSettings,
    MatchState,
    Notice,
    Offer,
    Outcome,
    Owed,
    Person,
    Report,
    Sentence,
    SideChoice,
    Start,
    Warning,
)
from engine.leagues.season.outages import away
from engine.leagues.season.owed import matches_of, organisers_owe, owes
from engine.leagues.season.people import (
    admit,
    come,
    give_bye,
    join,
    leave,
    rejoin,
    set_availability,
    set_deck,
    set_seed,
    substitute,
    visible_decks,
)
from engine.leagues.season.play import (
    challenge,
    choose_side,
    game_finished,
    game_moved,
    game_started,
    game_stopped,
    ready,
    side_choice,
)
from engine.leagues.season.privacy import forget, forget_organiser, personal_data, signs
from engine.leagues.season.reopening import Reopening, preview, reopen, reopening
from engine.leagues.season.repairs import pair_by_hand, set_deadline, swap, void
from engine.leagues.season.reports import (
    Possible,
    answer,
    approve,
    confirm,
    decide,
    dispute,
    give_reason,
    offer,
    possible_results,
    report,
)
from engine.leagues.season.ruled import appealed, by_rule
from engine.leagues.season.saving import SCHEMA, decode, encode
from engine.leagues.season.schedule import ask_extension, propose_times, suggest_time
from engine.leagues.season.series import (
    follow,
    same,
    seed_in_next,
    series_view,
    set_series,
)
from engine.leagues.season.teams import (
    accept_invitation,
    add_member,
    confirm_line_up,
    decline_invitation,
    found_team,
    invite,
    leave_team,
    make_captain,
    name_stand_in,
    name_substitute,
    open_to_teams,
    rename_team,
    set_line_up,
    withdraw_team,
)
from engine.leagues.season.templates import TEMPLATES, check_settings
from engine.leagues.season.warnings import warn, warnings_of, withdraw
from engine.leagues.season.words import text

__all__ = [
    "PERSONS",
    "SCHEMA",
    "TEMPLATES",
    "TIMES",
    "Availability",
    "Claim",
    "Deck",
    "Entry",
    "Habits",
    "Hosted",
    "League",
    "LeagueSettings",
    "MatchState",
    "Notice",
    "Offer",
    "Outcome",
    "Owed",
    "Person",
    "Possible",
    "Reopening",
    "Report",
    "Result",
    "Sentence",
    "SideChoice",
    "Start",
    "Warning",
    "accept_invitation",
    "add_member",
    "admit",
    "answer",
    "answer_claim",
    "appeal",
    "appealed",
    "approve",
    "ask_extension",
    "away",
    "by_rule",
    "call",
    "cancel",
    "challenge",
    "check_settings",
    "checking_ends",
    "choose_side",
    "claim_no_show",
    "claimable_from",
    "close_signup",
    "come",
    "complete_round",
    "confirm",
    "confirm_line_up",
    "create",
    "decide",
    "decide_claim",
    "decline_invitation",
    "decode",
    "dismiss_appeal",
    "dispute",
    "edit",
    "encode",
    "evidence",
    "expected",
    "finish",
    "follow",
    "forget",
    "forget_organiser",
    "found_team",
    "game_finished",
    "game_moved",
    "game_started",
    "game_stopped",
    "give_bye",
    "give_reason",
    "invite",
    "join",
    "leave",
    "leave_team",
    "make_captain",
    "make_draft",
    "matches_of",
    "may_appeal",
    "name_stand_in",
    "name_substitute",
    "next_due",
    "offer",
    "open_signup",
    "open_to_teams",
    "organisers_owe",
    "owes",
    "pair_by_hand",
    "personal_data",
    "possible_results",
    "preview",
    "propose_times",
    "publish_draft",
    "ready",
    "redo_draft",
    "rejoin",
    "rename_team",
    "reopen",
    "reopening",
    "report",
    "rounds_to_come",
    "same",
    "seed_in_next",
    "series_view",
    "set_availability",
    "set_away",
    "set_deadline",
    "set_deck",
    "set_line_up",
    "set_seed",
    "set_series",
    "show",
    "side_choice",
    "signs",
    "start",
    "substitute",
    "suggest_time",
    "swap",
    "text",
    "tick",
    "visible_decks",
    "void",
    "warn",
    "warnings_of",
    "with_habits",
    "withdraw",
    "withdraw_team",
]
