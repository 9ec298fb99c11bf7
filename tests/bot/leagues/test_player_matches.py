"""Players play their matches: Play, reports, offers, times, no-shows, all by buttons they are shown."""

from __future__ import annotations

from engine.leagues.model import Settings
from engine.leagues.season import lifecycle
from engine.leagues.season.model import DAY, HOUR
from tests.bot.leagues.players import Players, players

__all__ = ["players"]

DOUBLE = Settings(format="dss", rounds=2, seed=7)


async def test_a_match_is_played_by_two_presses(players: Players) -> None:
    league_id = await players.running("ann", "bob")
    corp, runner = await players.pair(league_id)
    mine, theirs = players.told_with(corp, "Play"), players.told_with(runner, "Play")
    assert f"you play {runner} as the Corp" in players.world.text(mine)
    assert players.labels(mine) == ["Play", "Report…", "Propose times…", "More time…", "No-show…"]
    first = await players.press(corp, mine, "Play")
    assert f"You are ready. As soon as {runner} presses Play, the game opens." in players.text(first)
    again = await players.press(corp, mine, "Play")
    assert "You have pressed Play already" in players.text(again)
    called = players.newest(runner)
    assert f"{corp} is ready to play." in players.world.text(called)
    second = await players.press(runner, theirs, "Play")
    assert "The game opens in a thread" in players.text(second)
    game = await players.world.game(await players.world.newest())
    assert (game.seats["buyer"].name, game.seats["seller"].name) == (corp, runner)
    once_more = await players.press(runner, called, "Play")
    assert "A game of this match is running." in players.text(once_more)
    assert await players.world.newest() == game.id
    # The match leads to its thread.
    shown = await players.forge(corp, mine, f"lp:{league_id}:m:1:1:show")
    assert f"Game 1 is waiting for {corp}: <#{players.world.thread(game.id).id}>." in players.text(shown)
    await players.world.play("Fold", "Yes: Fold")
    await players.pass_time(0)
    over = await players.forge(corp, mine, f"lp:{league_id}:m:1:1:show")
    assert "beats" in players.text(over)
    assert players.offers(over) == {}


async def test_both_games_of_a_double_sided_match_open_by_themselves(players: Players) -> None:
    league_id = await players.running("ann", "bob", game=DOUBLE)
    one, other = await players.pair(league_id)
    assert "one game on each side" in players.world.text(players.told_with(one, "Play"))
    for who in (one, other):
        await players.press(who, players.told_with(who, "Play"), "Play")
    assert await players.world.newest() == 1
    await players.world.play("Fold", "Yes: Fold")
    await players.pass_time(0)
    assert await players.world.newest() == 2
    first, second = await players.world.game(1), await players.world.game(2)
    assert first.seats["buyer"].name == second.seats["seller"].name == one
    await players.world.play("Fold", "Yes: Fold")
    await players.pass_time(0)
    pairing = (await players.league(league_id)).pairing_of("1:1")
    assert pairing.score == (3, 3)


async def test_strangers_are_refused(players: Players) -> None:
    league_id = await players.running("ann", "bob", "cleo", "dan")
    corp, _ = await players.pair(league_id)
    stranger = (await players.pair(league_id, "1:2"))[0]
    page = players.page("Autumn: round 1")
    assert players.labels(page) == ["My matches"]
    acts = ["show", "play", "report", "confirm", "take-back", "times", "more", "absent", "evidence"]
    acts += [
        "draw",
        "corp",
        "dispute",
        "claim",
        "answer",
        "other-time",
        "yes:draw",
        "time:1800090000",
        "extend:6",
    ]
    for act in acts:
        for who in (stranger, "eve") if stranger != "ann" else ("eve",):
            if act == "evidence" and who == "ann":
                continue
            said = players.text(await players.forge(who, page, f"lp:{league_id}:m:1:1:{act}"))
            assert "That is not your match." in said, (act, said)
    for act in ("show", "play", "report", "dispute", "times"):
        said = players.text(await players.forge(corp, page, f"lp:{league_id}:m:7:7:{act}"))
        assert "There is no match 7:7." in said, (act, said)
    assert "does not belong" in players.text(await players.forge(corp, page, f"lp:{league_id}:m:1:1:dance"))
    assert "does not belong" in players.text(await players.forge(corp, page, f"lp:{league_id}:m:1:1:yes:all"))
    match = (await players.league(league_id)).matches["1:1"]
    assert (match.ready, match.offers, match.deeds, match.report) == ((), (), (), None)


async def test_a_reported_result_counts_when_the_other_confirms(players: Players) -> None:
    league_id = await players.running("ann", "bob", "cleo", "dan")
    corp, runner = await players.pair(league_id)
    choice = await players.press(corp, players.told_with(corp, "Report…"), "Report…")
    options = players.options(choice)
    assert list(options) == [
        f"{corp} wins as the Corp",
        f"{runner} wins as the Runner",
        f"a tie, with {corp} as the Corp",
    ]
    panel = choice.response.message
    chosen = options[f"{corp} wins as the Corp"]
    await players.world.choose(corp, panel, [chosen])
    assert "✅ Reported." in players.world.text(panel)
    assert players.labels(panel) == ["Take my report back"]
    again = await players.forge(corp, panel, f"lp:{league_id}:m:1:1:result", [chosen])
    assert "You have reported that already." in players.text(again)
    own = await players.forge(corp, panel, f"lp:{league_id}:m:1:1:confirm")
    assert "That is your own report" in players.text(own)
    asked = players.told_with(runner, "Confirm")
    assert players.labels(asked) == ["Confirm", "Dispute…"]
    confirmed = await players.press(runner, asked, "Confirm")
    assert "✅ Confirmed." in players.text(confirmed)
    assert (await players.league(league_id)).pairing_of("1:1").status == "confirmed"
    assert "This match is over." in players.text(await players.press(runner, asked, "Confirm"))
    forged = await players.forge(corp, panel, f"lp:{league_id}:m:1:1:result", ["nonsense"])
    assert "This match is over." in players.text(forged)


async def test_a_report_can_be_taken_back_and_one_nobody_answers_counts(players: Players) -> None:
    league_id = await players.running("ann", "bob", "cleo", "dan")
    corp, runner = await players.pair(league_id)
    await players.report(league_id)
    shown = await players.forge(corp, players.newest(corp), f"lp:{league_id}:m:1:1:show")
    await players.press(corp, shown.response, "Take my report back")
    assert "✅ Your report is taken back." in players.world.text(shown.response.message)
    assert (await players.league(league_id)).matches["1:1"].report is None
    await players.report(league_id)
    await players.pass_time(DAY + HOUR)
    pairing = (await players.league(league_id)).pairing_of("1:1")
    assert pairing.status == "confirmed"
    assert pairing.points(players.id(corp)) == 3
    assert runner in (await players.pair(league_id))


async def test_a_dispute_has_a_reason_and_waits_for_an_organiser(players: Players) -> None:
    league_id = await players.running("ann", "bob", "cleo", "dan")
    corp, runner = await players.pair(league_id)
    await players.report(league_id)
    asked = players.told_with(runner, "Dispute…")
    form = await players.press(runner, asked, "Dispute…")
    hand = players.world.users[runner]
    disputed = await hand.submit_modal(form, {"text": "We agreed on a draw"})
    await players.world.rest()
    assert "An organiser decides." in players.text(disputed)
    match = (await players.league(league_id)).matches["1:1"]
    assert (match.disputed, match.dispute) == (True, "We agreed on a draw")
    for label in ("Confirm", "Dispute…"):
        said = players.text(await players.press(runner, asked, label))
        assert "This result is disputed. An organiser decides." in said
    seen = await players.forge(corp, players.newest(corp), f"lp:{league_id}:m:1:1:evidence")
    assert "They say: We agreed on a draw" in players.text(seen)


async def test_a_draw_needs_both(players: Players) -> None:
    league_id = await players.running("ann", "bob", "cleo", "dan")
    corp, runner = await players.pair(league_id)
    shown = await players.forge(corp, players.newest(corp), f"lp:{league_id}:m:1:1:show")
    assert "Offer a draw" in players.offers(shown)
    assert "Offer two for one" not in players.offers(shown)
    await players.press(corp, shown.response, "Offer a draw")
    again = await players.forge(corp, players.newest(corp), f"lp:{league_id}:m:1:1:draw")
    assert "You have offered that already" in players.text(again)
    asked = players.told_with(runner, "Agree to the draw")
    declined = await players.press(runner, asked, "No draw")
    assert "Your match goes on as it was." in players.text(declined)
    assert "That offer is gone." in players.text(await players.press(runner, asked, "Agree to the draw"))
    await players.forge(corp, players.newest(corp), f"lp:{league_id}:m:1:1:draw")
    agreed = await players.press(runner, players.told_with(runner, "Agree to the draw"), "Agree to the draw")
    assert "✅ Agreed." in players.text(agreed)
    pairing = (await players.league(league_id)).pairing_of("1:1")
    assert pairing.intentional_draw
    assert pairing.score == (1, 1)


async def test_one_game_decides_both_where_both_want_it(players: Players) -> None:
    league_id = await players.running("ann", "bob", "cleo", "dan", game=DOUBLE)
    one, other = await players.pair(league_id)
    await players.forge(one, players.newest(one), f"lp:{league_id}:m:1:1:two-for-one")
    asked = players.told_with(other, "Agree to two for one")
    await players.press(other, asked, "Agree to two for one")
    choice = await players.forge(one, players.newest(one), f"lp:{league_id}:m:1:1:report")
    won = f"{one} wins the one game that decides both"
    assert list(players.options(choice)) == [won, won.replace(one, other, 1)]
    await players.world.choose(one, choice.response.message, [players.options(choice)[won]])
    await players.press(other, players.told_with(other, "Confirm"), "Confirm")
    assert (await players.league(league_id)).pairing_of("1:1").points(players.id(one)) == 6


async def test_the_match_is_told_as_it_stands(players: Players) -> None:
    league_id = await players.running("ann", "bob", "cleo", "dan")
    corp, runner = await players.pair(league_id)
    shown = await players.forge(corp, players.newest(corp), f"lp:{league_id}:m:1:1:show")
    text = players.text(shown)
    assert text.startswith("**Autumn**, round 1\n### ")
    assert "• You are the Corp.\n• To be played by <t:" in text
    await players.forge(runner, players.newest(runner), f"lp:{league_id}:m:1:1:draw")
    shown = await players.forge(corp, players.newest(corp), f"lp:{league_id}:m:1:1:show")
    assert "• You are offered a draw without playing." in players.text(shown)
    assert list(players.offers(shown))[:2] == ["Agree to the draw", "No draw"]
    theirs = await players.forge(runner, players.newest(runner), f"lp:{league_id}:m:1:1:show")
    assert "• You have offered a draw without playing." in players.text(theirs)
    assert "Offer a draw" not in players.offers(theirs)


async def test_a_no_show_is_claimed_with_what_the_bot_knows(players: Players) -> None:
    league_id = await players.running("ann", "bob", "cleo", "dan")
    corp, runner = await players.pair(league_id)
    message = players.told_with(corp, "No-show…")
    early = await players.press(corp, message, "No-show…")
    assert "A no-show can be claimed from <t:" in players.text(early)
    await players.press(corp, message, "Play")
    await players.pass_time(4 * DAY)
    asked = await players.press(corp, message, "No-show…")
    assert f"{corp} presses Play." in players.text(asked)
    form = await players.press(corp, asked.response, "Claim a no-show…")
    await players.world.users[corp].submit_modal(form, {"text": "I waited an *hour*"})
    await players.world.rest()
    match = (await players.league(league_id)).matches["1:1"]
    assert match.claim is not None
    assert match.claim.text == "I waited an *hour*"
    twice = await players.press(corp, message, "No-show…")
    assert "A no-show has been claimed already." in players.text(twice)
    told = players.told_with(runner, "Answer the claim…")
    assert players.labels(told) == ["Play", "Answer the claim…", "Evidence"]
    seen = await players.press(runner, told, "Evidence")
    assert f"says that {runner} does not show up: I waited an \\*hour\\*" in players.text(seen)
    form = await players.press(runner, told, "Answer the claim…")
    answered = await players.world.users[runner].submit_modal(form, {"text": "I was there"})
    await players.world.rest()
    assert "✅ An organiser decides." in players.text(answered)
    again = await players.press(runner, told, "Answer the claim…")
    assert "You have answered already." in players.text(again)
    mine = await players.press(corp, players.told_with(corp, "Evidence"), "Evidence")
    assert f"answers the claim of {corp}: I was there" in players.text(mine)


async def test_who_organises_sees_the_evidence_too(players: Players) -> None:
    league_id = await players.running("bob", "cleo", "dan", "eve")
    page = players.page("Autumn: round 1")
    seen = await players.forge("ann", page, f"lp:{league_id}:m:1:1:evidence")
    assert "**What I know of this match**" in players.text(seen)
    refused = await players.forge("finn", page, f"lp:{league_id}:m:1:1:evidence")
    assert "That is not your match." in players.text(refused)


async def test_play_answers_a_claim(players: Players) -> None:
    league_id = await players.running("ann", "bob", "cleo", "dan")
    corp, runner = await players.pair(league_id)
    await players.pass_time(4 * DAY)
    form = await players.forge(corp, players.newest(corp), f"lp:{league_id}:m:1:1:claim")
    await players.world.users[corp].submit_modal(form, {})
    await players.world.rest()
    await players.press(runner, players.told_with(runner, "Answer the claim…"), "Play")
    match = (await players.league(league_id)).matches["1:1"]
    assert match.claim is None
    assert match.ready == (players.id(runner),)


async def test_buttons_of_before_a_restart_work(players: Players) -> None:
    league_id = await players.running("ann", "bob")
    corp, runner = await players.pair(league_id)
    await players.press(corp, players.told_with(corp, "Play"), "Play")
    await players.world.restart()
    await players.press(runner, players.told_with(runner, "Play"), "Play")
    assert await players.world.newest() == 1


async def test_where_decks_are_ones_own_there_is_no_play(players: Players) -> None:
    await players.create(decks="free")
    for who in ("bob", "cleo"):
        form = await players.press(who, players.page("Autumn"), "Join")
        decks = {"corp-identity": "Any", "runner-identity": "Other"}
        await players.world.members[who].submit_modal(form, decks)
        await players.world.rest()
    await players.do(1, "ann", "start", lifecycle.start, organiser=True)
    await players.do(1, "ann", "publish", lifecycle.publish_draft, organiser=True)
    told = players.told_with("bob", "Report…")
    assert "Play" not in players.labels(told)
    refused = await players.forge("bob", told, "lp:1:m:1:1:play")
    assert "play wherever you like and report the result" in players.text(refused)


async def test_who_reports_something_else_is_shown_what_to_do_about_it(players: Players) -> None:
    league_id = await players.running("ann", "bob", "cleo", "dan")
    corp, runner = await players.pair(league_id)
    await players.report(league_id)
    choice = await players.forge(runner, players.page("Autumn: round 1"), f"lp:{league_id}:m:1:1:report")
    options = players.options(choice)
    panel = choice.response.message
    await players.world.choose(runner, panel, [options[f"{runner} wins as the Runner"]])
    assert f"⚠️ That is not the result {corp} reported. Confirm theirs" in players.world.text(panel)
    assert {"Confirm", "Dispute…"} <= set(players.labels(panel))


async def test_every_put_off_match_is_told_with_the_same_buttons(players: Players) -> None:
    """Also where a reminder comes with it."""
    first = await players.running("ann", "bob", title="One")
    second = await players.running("cleo", "dan", title="Two", reminders=())
    await players.leagues.uptime.note()
    players.clock.shift += 6 * 24 * 3600
    await players.world.restart()
    await players.pass_time(0)
    shown = [players.labels(players.newest(name)) for name in ("ann", "bob", "cleo", "dan")]
    assert all(labels[:1] == ["Play"] for labels in shown), shown
    assert first != second
