"""People who do as chance has it, and what must hold whatever they do."""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Callable
from typing import Any

from engine.leagues.brackets import bracket
from engine.leagues.errors import LeagueError
from engine.leagues.model import GameResult
from engine.leagues.season import (
    Availability,
    Notice,
    Outcome,
    answer,
    answer_claim,
    appeal,
    approve,
    ask_extension,
    challenge,
    choose_side,
    claim_no_show,
    come,
    complete_round,
    confirm,
    decide,
    decide_claim,
    dismiss_appeal,
    dispute,
    encode,
    forget,
    game_finished,
    game_moved,
    game_started,
    game_stopped,
    join,
    leave,
    matches_of,
    may_appeal,
    next_due,
    offer,
    organisers_owe,
    owes,
    pair_by_hand,
    possible_results,
    propose_times,
    publish_draft,
    ready,
    redo_draft,
    rejoin,
    reopen,
    report,
    set_availability,
    set_away,
    set_deadline,
    suggest_time,
    swap,
    tick,
    void,
    warn,
)
from engine.leagues.season.naming import called
from tests.leagues.season.kit import BOSS, DAY, HOUR, Story

AGAIN = {"ls-organisers-decide", "ls-relaxed"}
"""What the clock says more than once, as often as it says; what gave way may be the same in two rounds."""
PROPOSED = {
    "ls-forfeit-proposed", "ls-organisers-forfeit",
    "ls-claim-lapsed", "ls-claim-lapsed-you", "ls-organisers-lapsed",
}  # fmt: skip
"""What the clock says once for each proposal of a forfeit: again where one fell (both play after all, there
is more time, a report or an answer came) and the rules propose one anew."""
ZONES = ("Europe/Berlin", "America/New_York", "Asia/Tokyo", "Australia/Lord_Howe", "")


class Season:
    """A story whose people act by chance. Ghosts never do anything. `appeals`: whether people appeal."""

    def __init__(
        self, story: Story, seed: int, *, ghosts: tuple[str, ...] = (), appeals: bool = False
    ) -> None:
        self.story = story
        self.rng = random.Random(seed)
        self.ghosts = ghosts
        self.appeals = appeals
        self.by_clock: Counter[str] = Counter()
        self.fallen: Counter[str] = Counter()
        """How often a proposed forfeit of a match fell."""
        self.refused: Counter[str] = Counter()
        self.done: Counter[str] = Counter()
        self.games = 0

    # -- acting ---------------------------------------------------------------------------------------------

    def attempt(self, act: Callable[..., Outcome], *args: Any, **kwargs: Any) -> bool:
        """An operation, whether it may be done or not. Only a LeagueError may refuse it."""
        league = self.story.league
        before = encode(league)
        refusal: LeagueError | None = None
        try:
            self.story.do(act, *args, **kwargs)
        except LeagueError as error:
            refusal = error
        if refusal is not None:
            assert refusal.say("de").strip()
            assert refusal.say("en").strip()
            assert encode(self.story.league) == before
            self.refused[refusal.note.id] += 1
            return False
        self.done[act.__name__] += 1
        proposed = {key for key, match in self.story.league.matches.items() if match.proposed}
        self.fallen.update(
            key for key, match in league.matches.items() if match.proposed and key not in proposed
        )
        if act is reopen:
            self.by_clock.clear()  # a round that is over once more is told once more
        for start in self.story.starts:
            self.games += 1
            if self.rng.random() < 0.9:
                self.attempt(game_started, start.match, f"g{self.games}", start.corp, start.runner)
            else:
                self.attempt(game_stopped, start.match, "")
        if act is warn:
            self.story.do(tick)  # it leaves the clock alone: also where a league is over
        self.check()
        return True

    def act(self) -> None:
        """Somebody does something sensible."""
        league = self.story.league
        people = [player.id for player in league.event.active if player.id not in self.ghosts]
        if league.event.settings.format == "ladder" and people and self.rng.random() < 0.5:
            ranks = [one for one in league.event.ladder if one in people]
            at = self.rng.randrange(len(ranks))
            self.attempt(challenge, ranks[at], ranks[max(at - self.rng.randint(1, 4), 0)])
        if not people:
            return
        who = self.rng.choice(people)
        for owed in owes(league, who)[:1]:
            if owed.what == "check_in":
                self.attempt(come, who)
            else:
                self._pay(who, owed.what, owed.match)
        if not self.appeals:
            return
        mine = [key for key in matches_of(self.story.league, who) if may_appeal(self.story.league, key, who)]
        if mine and self.rng.random() < 0.3:
            self.attempt(appeal, who, mine[0], "I was there")

    def _pay(self, who: str, what: str, key: str) -> None:
        rng, league = self.rng, self.story.league
        match = league.matches[key]
        running = next((hosted for hosted in match.hosted if hosted.result is None), None)
        if what == "confirm":
            self.attempt(*((dispute, who, key, "no") if rng.random() < 0.1 else (confirm, who, key)))
        elif what == "claim":
            self.attempt(*((answer_claim, who, key, "ill") if rng.random() < 0.5 else (ready, who, key)))
        elif what == "side":
            self.attempt(choose_side, who, key, rng.choice(("corp", "runner")))
        elif what in ("draw", "two_for_one", "extension", "time"):
            self.attempt(answer, who, key, what, rng.random() < 0.5)
        elif running is not None:
            other = running.runner if who == running.corp else running.corp
            if rng.random() < 0.5:
                self.attempt(game_moved, key, running.game, by=who, waiting=(other,))
            else:
                ends = rng.choice(((3, 0), (0, 3), (3, 0), (0, 3), (1, 1)))
                self.attempt(
                    game_finished, key, running.game, GameResult(running.corp, running.runner, *ends)
                )
        else:
            self._play(who, key)

    def _play(self, who: str, key: str) -> None:
        rng, story = self.rng, self.story
        dice = rng.random()
        if dice < 0.35:
            self.attempt(ready, who, key)
        elif dice < 0.7:
            possible = possible_results(story.league, key)
            if possible:
                self.attempt(report, who, key, rng.choice(possible).result)
        elif dice < 0.75:
            self.attempt(offer, who, key, rng.choice(("draw", "two_for_one")))
        elif dice < 0.8:
            self.attempt(ask_extension, who, key, rng.choice((HOUR, DAY)))
        elif dice < 0.9:
            spans = propose_times(story.league, key, story.now)
            for start, end in spans:
                assert story.now <= start < end <= story.match(key).deadline
            if spans:
                self.attempt(suggest_time, who, key, rng.choice(spans)[0] + 1)
        else:
            self.attempt(claim_no_show, who, key, "nobody there")

    def organise(self) -> None:
        """The organiser does what waits for one."""
        for owed in organisers_owe(self.story.league):
            if self.story.league.state == "running" or owed.what == "publish":
                if owed.what == "publish":
                    self.attempt(publish_draft, BOSS, organiser=True)
                elif owed.what == "decide":
                    results = possible_results(self.story.league, owed.match, organiser=True)
                    self.attempt(decide, BOSS, owed.match, self.rng.choice(results).result, organiser=True)
                elif owed.what == "forfeit" and self.rng.random() < 0.7:
                    self.attempt(approve, BOSS, owed.match, organiser=True)
                elif owed.what == "forfeit":
                    results = possible_results(self.story.league, owed.match, organiser=True)
                    self.attempt(decide, BOSS, owed.match, self.rng.choice(results).result, organiser=True)
                elif owed.what == "appeal":
                    heard = self.rng.random() < 0.3
                    act = reopen if heard else dismiss_appeal
                    self.attempt(act, BOSS, owed.match, organiser=True)
                else:
                    players = self.story.players(owed.match)
                    absent = self.rng.choice(((), (players[0],), players))
                    self.attempt(decide_claim, BOSS, owed.match, absent, organiser=True)

    def anything(self) -> None:
        """Whatever there is, sensible or not."""
        rng, league = self.rng, self.story.league
        people = [*league.people, "404"]
        who, other = rng.choice(people), rng.choice(people)
        key = rng.choice([*league.matches, "1:1", "7:7"])
        organiser = rng.random() < 0.7
        options: list[tuple[Any, ...]] = [
            (join, str(rng.randint(100, 140)), "Somebody"), (rejoin, who), (ready, who, key),
            (confirm, who, key), (dispute, who, key), (choose_side, who, key, "corp"),
            (offer, who, key, "draw"), (offer, who, key, "two_for_one"), (answer, who, key, "draw", True),
            (answer, who, key, "time", True), (answer, who, key, "extension", True),
            (claim_no_show, who, key), (answer_claim, who, key, "here"), (challenge, who, other),
            (ask_extension, who, key, DAY), (suggest_time, who, key, self.story.now + HOUR),
            (come, who), (appeal, who, key, "no"),
            (set_away, who, tuple(rng.sample(range(1, 8), rng.randrange(3)))),
            (set_availability, who, Availability(((rng.randrange(7), 1200, 1500),))),
        ]  # fmt: skip
        for_organisers: list[tuple[Any, ...]] = [
            (swap, BOSS, who, other), (pair_by_hand, BOSS, who, other), (pair_by_hand, BOSS, who, None),
            (void, BOSS, key), (redo_draft, BOSS), (publish_draft, BOSS), (decide_claim, BOSS, key, ()),
            (reopen, BOSS, key), (reopen, BOSS, key.partition(":")[0]),
            (set_deadline, BOSS, key, self.story.now + rng.choice((-1, HOUR, DAY))),
            (approve, BOSS, key), (dismiss_appeal, BOSS, key), (warn, BOSS, who, "Be kind.", 30),
        ]  # fmt: skip
        if rng.random() < 0.2:
            options.append((leave, who))
        if rng.random() < 0.05:
            for_organisers += [(complete_round, BOSS), (leave, BOSS)]
        if who in league.people and rng.random() < 0.02:
            options.append((forget, who))
        if rng.random() < 0.1:
            self.habits(who)
        if rng.random() < 0.6:
            self.attempt(*rng.choice(options))
        else:
            act, *args = rng.choice(for_organisers)
            if act is leave:
                self.attempt(leave, BOSS, person=who, organiser=organiser)
            else:
                self.attempt(act, *args, organiser=organiser)

    def habits(self, who: str) -> None:
        """Somebody changes what they have said for all games, may go on vacation, and is called otherwise on
        the server when they next press something."""
        self.story.league = called(self.story.league, who, f"Player {who}{self.rng.choice('abc')}")
        rng, now = self.rng, self.story.now
        start = now + rng.choice((0, DAY))
        vacations = ((start, start + rng.randrange(1, 20) * DAY),) if rng.random() < 0.5 else ()
        quiet = rng.choice((None, (rng.randrange(1440), rng.randrange(1440))))
        self.story.says(who, zone=rng.choice(ZONES), quiet=quiet, vacations=vacations)

    # -- time -----------------------------------------------------------------------------------------------

    def pass_time(self, seconds: float, *, away: bool = False) -> None:
        said = self.story.away(seconds) if away else self.story.wait(seconds)
        self._count(said)
        self.check()

    def _count(self, said: list[Notice]) -> None:
        """A notice of the clock comes once; a reminder as often as the league has reminders."""
        for notice in said:
            if notice.message in AGAIN:
                continue
            args = sorted(notice.args.items(), key=str)
            key = repr((notice.audience, notice.message, args, notice.match, self._occasion(notice)))
            self.by_clock[key] += 1
            most = len(self.story.league.settings.reminders) if notice.kind == "reminder" else 1
            assert self.by_clock[key] <= most, f"said twice: {key}"

    def _occasion(self, notice: Notice) -> float:
        """What tells two notices apart that read the same, with reason."""
        if notice.message in PROPOSED:
            return self.fallen[notice.match]
        # Another deadline of a match may be put off to the moment to which an earlier one was.
        return self.story.league.away_until if notice.message == "ls-put-off" else 0.0

    # -- what must hold -------------------------------------------------------------------------------------

    def check(self) -> None:
        story, league = self.story, self.story.league
        again = tick(league, story.now)
        assert again.league == league, "an operation leaves something undone"
        assert again.notices == ()
        due = next_due(league)
        assert due is None or due > story.now, "something due is not done"
        event = league.event
        assert event.settings == league.settings.game
        busy: Counter[str] = Counter()
        for key, match in league.matches.items():
            pairing = league.pairing_of(key)
            if league.state not in ("cancelled",):
                assert match.closed == (pairing.status in ("confirmed", "void")), key
            reported = match.report is not None and not match.disputed
            assert reported == (pairing.status == "reported") or match.closed, key
            if not match.closed:
                busy.update(pairing.players)
                assert (
                    match.deadline > story.now
                    or match.report
                    or match.claim
                    or match.disputed
                    or match.proposed
                ), key
        assert not busy or max(busy.values()) == 1
        for one, person in league.people.items():
            assert person.id == one
            assert event.player(one).name
        if event.cut is not None:
            bracket(event)
