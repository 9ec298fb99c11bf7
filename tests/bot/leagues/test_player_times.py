"""Two find a time to play, ask for more of it, and see what they owe."""

from __future__ import annotations

from datetime import UTC, datetime

from engine.leagues.model import Settings
from engine.leagues.season import people
from engine.leagues.season.model import DAY, HOUR, Availability
from tests.bot.leagues.players import Players, players

__all__ = ["players"]

EVENINGS = Availability(tuple((day, 18 * 60, 22 * 60) for day in range(7)))


async def with_times(players: Players, *who: str) -> int:
    league_id = await players.running("ann", "bob")
    for name in who:
        await players.do(league_id, name, "times", people.set_availability, EVENINGS)
    return league_id


async def test_overlaps_are_proposed_as_buttons(players: Players) -> None:
    league_id = await with_times(players, "ann", "bob")
    shown = await players.press("ann", players.told_with("ann", "Propose times…"), "Propose times…")
    text = players.text(shown)
    assert "When both of you can play" in text
    assert "**1.** <t:" in text
    times = {label: key for label, key in players.offers(shown).items() if ":time:" in key}
    assert len(times) >= 6
    for key in times.values():
        hour = datetime.fromtimestamp(int(key.rpartition(":")[2]), UTC).hour
        assert 18 <= hour <= 20
    label, key = next(iter(times.items()))
    start = int(key.rpartition(":")[2])
    await players.press("ann", shown.response, label)
    assert f"✅ Proposed: <t:{start}:F>" in players.world.text(shown.response.message)
    again = await players.forge("ann", players.newest("ann"), key)
    assert "You have offered that already" in players.text(again)
    asked = players.told_with("bob", "Agree to the time")
    assert f"<t:{start}:f>" in players.world.text(asked)
    agreed = await players.press("bob", asked, "Agree to the time")
    assert "• You have agreed to play at <t:" in players.text(agreed)
    assert (await players.league(league_id)).matches["1:1"].agreed == start
    assert "agreed on that already" in players.text(await players.forge("ann", players.newest("ann"), key))


async def test_who_said_nothing_is_taken_to_have_time_and_that_is_said(players: Players) -> None:
    await with_times(players, "ann")
    shown = await players.press("bob", players.told_with("bob", "Propose times…"), "Propose times…")
    assert "bob did not say when in the week they can play" in players.text(shown)


async def test_without_an_overlap_a_time_is_typed(players: Players) -> None:
    league_id = await with_times(players, "ann", "bob")
    mornings = Availability(((0, 6 * 60, 7 * 60),))
    await players.do(league_id, "bob", "times", people.set_availability, mornings)
    shown = await players.press("ann", players.told_with("ann", "Propose times…"), "Propose times…")
    assert "I find no time at which both you and bob can play." in players.text(shown)
    form = await players.press("ann", shown.response, "Another time…")
    for typed, said in (("soon", "soon"), ("2020-01-01 10:00", "")):
        refused = await players.world.users["ann"].submit_modal(form, {"at": typed})
        assert said in players.text(refused)
        assert (await players.league(league_id)).matches["1:1"].offers == ()
        form = await players.press("ann", shown.response, "Another time…")
    at = datetime.fromtimestamp(players.clock.now() + 2 * DAY, UTC).strftime("%Y-%m-%d %H:%M")
    await players.world.users["ann"].submit_modal(form, {"at": at})
    await players.world.rest()
    (offer,) = (await players.league(league_id)).matches["1:1"].offers
    assert datetime.fromtimestamp(offer.start, UTC).strftime("%Y-%m-%d %H:%M") == at


async def test_more_time_is_given_by_agreement(players: Players) -> None:
    league_id = await players.running("ann", "bob")
    before = (await players.league(league_id)).matches["1:1"].deadline
    shown = await players.press("ann", players.told_with("ann", "More time…"), "More time…")
    assert list(players.offers(shown)) == ["6 hours", "12 hours", "24 hours", "48 hours", "Match"]
    await players.press("ann", shown.response, "24 hours")
    twice = await players.forge("ann", players.newest("ann"), f"lp:{league_id}:m:1:1:extend:24")
    assert "You have offered that already" in players.text(twice)
    await players.press("bob", players.told_with("bob", "Give more time"), "Give more time")
    assert (await players.league(league_id)).matches["1:1"].deadline == before + DAY
    too_much = await players.forge("bob", players.newest("bob"), f"lp:{league_id}:m:1:1:extend:48")
    assert "This match can be extended by 24 hours at most." in players.text(too_much)


async def test_what_one_owes_comes_with_the_buttons_for_it(players: Players) -> None:
    league_id = await players.running("ann", "bob", "cleo", "dan")
    corp, runner = await players.pair(league_id)
    mine = await players.slash(corp, "my")
    assert "### Autumn" in players.text(mine)
    assert f"• Play against {runner} by <t:" in players.text(mine)
    assert list(players.offers(mine))[:4] == ["Play", "Propose times…", "More time…", "Match"]
    await players.press(corp, mine.response, "Play")
    mine = await players.slash(corp, "my")
    assert "You owe nothing here." in players.text(mine)
    assert "Match" in players.offers(mine)
    theirs = await players.press(runner, players.page("Autumn: round 1"), "My matches")
    assert f"Play against {corp}" in players.text(theirs)
    await players.report(league_id)
    theirs = await players.slash(runner, "my")
    assert f"• Confirm or dispute what {corp} reports" in players.text(theirs)
    assert list(players.offers(theirs))[:3] == ["Confirm", "Dispute…", "Match"]
    nobody = await players.slash("finn", "my")
    assert "You are in no league that is going on." in players.text(nobody)


async def test_several_things_owed_in_one_match_have_each_button_once(players: Players) -> None:
    league_id = await players.running("ann", "bob")
    for act in ("draw", "extend:6"):
        await players.forge("ann", players.newest("ann"), f"lp:{league_id}:m:1:1:{act}")
    mine = await players.slash("bob", "my")
    ids = list(players.offers(mine).values())
    assert len(ids) == len(set(ids))
    assert {"Agree to the draw", "Give more time", "Play", "Match"} <= players.offers(mine).keys()
    await players.press("bob", mine.response, "Give more time")
    shown = players.world.text(mine.response.message)
    assert "✅ Agreed." in shown


async def test_all_leagues_are_in_one_answer(players: Players) -> None:
    for title in ("Autumn", "Winter", "Spring"):
        await players.running("ann", "bob", title=title)
    text = players.text(await players.slash("bob", "my"))
    assert [title in text for title in ("### Autumn", "### Winter", "### Spring")] == [True] * 3
    assert text.count("• Play against ann") == 3


async def test_in_a_ladder_one_challenges_who_stands_above(players: Players) -> None:
    ladder = Settings(format="ladder", seed=3, reach=2)
    league_id = await players.running("ann", "bob", "cleo", game=ladder, fewest=3)
    order = [players.name(one) for one in (await players.league(league_id)).event.ladder]
    top, middle, low = order
    first = await players.slash(top, "challenge")
    assert "There is nobody you could challenge now" in players.text(first)
    choice = await players.press(low, players.page("Autumn: standings"), "Challenge…")
    assert "You are at place 3." in players.text(choice)
    assert list(players.options(choice)) == [f"1. {top}", f"2. {middle}"]
    await players.world.choose(low, choice.response.message, [players.id(middle)])
    await players.world.rest()
    assert f"### {low} – {middle}" in players.world.text(choice.response.message)
    assert players.world.text(choice.response.message).startswith("**Autumn**, challenge 1\n")
    busy = await players.slash(low, "challenge", opponent=players.world.members[top])
    assert "match" in players.text(busy)
    assert len((await players.league(league_id)).matches) == 1
    assert any(f"Challenge: you play {low} as the " in said for said in players.told(middle))
    outsider = await players.slash("eve", "challenge", league=league_id)
    assert "You are not in this league." in players.text(outsider)


async def test_the_higher_seed_chooses_a_side_in_the_cut(players: Players) -> None:
    cut = Settings(format="sss", rounds=1, cut=4, seed=7)
    league_id = await players.running("ann", "bob", "cleo", "dan", game=cut)
    for key in ("1:1", "1:2"):
        await players.settle(league_id, key)
    await players.pass_time(2 * HOUR)
    league = await players.league(league_id)
    key, match = next((key, m) for key, m in league.matches.items() if m.round == 2)
    assert match.side_due is not None
    pairing = league.pairing_of(key)
    high, low = players.name(pairing.player1), players.name(pairing.player2 or "")
    told = players.told_with(high, "Be the Corp")
    refused = await players.forge(low, players.newest(low), f"lp:{league_id}:m:{key}:corp")
    assert "✅" not in players.text(refused)
    waiting = await players.forge(low, players.newest(low), f"lp:{league_id}:m:{key}:play")
    assert "First a side must be chosen." in players.text(waiting)
    chosen = await players.press(high, told, "Be the Runner")
    assert "✅ You are the Runner." in players.text(chosen)
    assert (await players.league(league_id)).pairing_of(key).corp == pairing.player2
    twice = await players.press(high, told, "Be the Corp")
    assert "✅" not in players.text(twice)
    assert f"{high} is the Runner, so you are the Corp." in players.world.text(players.told_with(low, "Play"))


async def agree(players: Players, league_id: int, days: float = 2) -> int:
    """Both agree to play in so many days."""
    start = int(players.clock.now() + days * DAY)
    for name in await players.pair(league_id):
        await players.forge(name, players.newest(name), f"lp:{league_id}:m:1:1:time:{start}")
    assert (await players.league(league_id)).matches["1:1"].agreed == start
    return start


async def test_an_agreed_time_is_shown_to_organisers_and_to_all_where_both_like(players: Players) -> None:
    league_id = await players.running("ann", "bob", "cleo", "dan")
    one, two = await players.pair(league_id)
    start = await agree(players, league_id)
    draft = players.text(await players.slash("ann", "repair"))
    assert f"open · agreed: <t:{start}:f>" in draft

    def page() -> str:
        return players.world.text(players.page("Autumn: round 1"))

    assert f"<t:{start}" not in page()
    shown = await players.press(one, players.told_with(one, "Show the time to all"), "Show the time to all")
    assert "You have proposed that all see when you play." in players.text(shown)
    assert f"<t:{start}" not in page()
    asked = players.told_with(two, "Show it")
    assert f"{one} would like all to see when you two play." in players.world.text(asked)
    await players.press(two, asked, "Show it")
    assert f"to be played <t:{start}:f>" in page()
    match = await players.slash(one, "my")
    shown = await players.press(one, match.response, "Match")
    assert "; all see that." in players.text(shown)
    assert "Show the time to all" not in players.offers(shown)
    # Another time is for the two alone again.
    later = start + DAY
    assert await agree(players, league_id, 3) == later
    assert "to be played" not in page()


async def test_who_would_rather_not_is_not_shown(players: Players) -> None:
    league_id = await players.running("ann", "bob")
    start = await agree(players, league_id)
    await players.press("ann", players.told_with("ann", "Show the time to all"), "Show the time to all")
    await players.press("bob", players.told_with("bob", "Rather not"), "Rather not")
    assert "bob would rather not show when you play." in players.told("ann")[-1]
    assert f"<t:{start}" not in players.world.text(players.page("Autumn: round 1"))


async def test_without_a_time_there_is_nothing_to_show(players: Players) -> None:
    league_id = await players.running("ann", "bob")
    forged = await players.forge("ann", players.newest("ann"), f"lp:{league_id}:m:1:1:public")
    assert "You have agreed on no time, or all see it already." in players.text(forged)
