"""Who said what about a match: in the panel that decides it, in the audit log, for the two who played it."""

from __future__ import annotations

from typing import Any

from sqlalchemy import select

from bot.store import schema_leagues as schema
from engine.leagues.model import GameResult, Result
from engine.leagues.season import claims, reports
from tests.bot.leagues.organisers import Organisers, desk

__all__ = ["desk"]

STATEMENT = "I won *that* one"


async def disputed(desk: Organisers) -> tuple[str, str]:
    """The Corp reports to have won, the Runner says no; both by name."""
    league_id = await desk.running("bob", "cleo", "dan", "finn", title="Autumn")
    corp, runner = await desk.pair(league_id)
    await desk.report(league_id)
    await desk.do(league_id, runner, "dispute", reports.dispute, "1:1", STATEMENT, match="1:1")
    return corp, runner


async def panel(desk: Organisers) -> Any:
    """The organiser's panel of the match that waits."""
    shown = desk.message(await desk.league_command("ann", "report-for"))
    return await desk.choose("ann", shown, "decide:chosen", "1:1")


async def decided(desk: Organisers, runner: str) -> Any:
    """The organiser decides for the Runner; returns what they are shown then."""
    shown = desk.message(await panel(desk))
    options = desk.offered(shown, "result:1:1")
    (value,) = [value for value, label in options.items() if "Runner" in label and runner in label]
    return await desk.choose("ann", shown, "result:1:1", value)


async def test_who_decides_sees_what_was_reported_and_what_is_said_against_it(desk: Organisers) -> None:
    corp, runner = await disputed(desk)
    text = desk.text(await panel(desk))
    assert f"{corp}: reports a result: Round 1: **{corp}** beats {runner} 3–\u20600" in text
    assert f"{runner}: disputes the report" in text
    assert "1:1" not in text, "its heading names the match"
    assert "I won \\*that\\* one" in text
    assert "waiting for an answer" not in text


async def test_afterwards_everything_can_be_looked_up(desk: Organisers) -> None:
    corp, runner = await disputed(desk)
    done = await decided(desk, runner)
    assert (await desk.league(1)).pairing_of("1:1").points(desk.id(runner)) == 3
    modal = await desk.press("ann", desk.message(done), "Add a reason…")
    told = await desk.submit("ann", modal, reason="The log shows it.")
    assert "Both players have been told" in desk.text(told)
    for name in (corp, runner):
        assert any("The log shows it." in said for said in desk.told(name))
    audit = desk.text(await desk.league_command("ann", "audit"))
    for said in (
        "match 1:1: reports a result",
        "match 1:1: disputes the report",
        "decides match 1:1",
        "The log shows it.",
    ):
        assert said in audit
    # The two of it read the same; others do not.
    for name, allowed in ((corp, True), (runner, True)):
        shown = desk.text(await desk.world.forge(name, desk.page("Autumn: round 1"), "lp:1:m:1:1:evidence"))
        assert ("The log shows it." in shown and "disputes the report" in shown) == allowed
    other = next(n for n in ("bob", "cleo", "dan", "finn") if n not in (corp, runner))
    refused = await desk.world.forge(other, desk.page("Autumn: round 1"), "lp:1:m:1:1:evidence")
    assert "disputes" not in desk.text(refused)


async def test_confirmations_claims_and_answers_are_in_the_log(desk: Organisers) -> None:
    league_id = await desk.running("bob", "cleo", "dan", "finn", draft_seconds=0)
    await desk.settle(league_id, "1:1")
    await desk.days(4)
    corp, runner = await desk.pair(league_id, "1:2")
    await desk.do(league_id, corp, "claim", claims.claim_no_show, "1:2", "Nobody there", match="1:2")
    await desk.do(league_id, runner, "answer", claims.answer_claim, "1:2", "I was ill", match="1:2")
    await desk.do(
        league_id, "ann", "decide-claim", claims.decide_claim, "1:2", (), match="1:2", organiser=True
    )
    audit = desk.text(await desk.league_command("ann", "audit"))
    for said in ("confirms the result", "Nobody there", "I was ill", "decides the no-show claim"):
        assert said in audit, said
    record = (await desk.league(league_id)).matches["1:2"].record
    assert [entry.message for entry in record] == ["ls-log-claimed", "ls-log-claim-answered", "ls-log-claim"]


async def test_a_report_taken_back_and_an_equal_report_are_in_the_log(desk: Organisers) -> None:
    league_id = await desk.running("bob", "cleo", "dan", "finn")
    corp, runner = await desk.pair(league_id)
    result = Result((GameResult(desk.id(corp), desk.id(runner), 3, 0),))
    await desk.report(league_id)
    await desk.do(league_id, corp, "dispute", reports.dispute, "1:1", match="1:1")
    for name in (corp, runner):
        await desk.do(league_id, name, "report", reports.report, "1:1", result, match="1:1")
    record = (await desk.league(league_id)).matches["1:1"].record
    assert [(entry.message, entry.actor) for entry in record] == [
        ("ls-log-reported", desk.id(corp)),
        ("ls-log-report-back", desk.id(corp)),
        ("ls-log-reported", desk.id(corp)),
        ("ls-log-confirmed", desk.id(runner)),
    ]


async def test_who_is_forgotten_leaves_no_words_behind(desk: Organisers) -> None:
    _, runner = await disputed(desk)
    await decided(desk, runner)
    asked = desk.message(await desk.slash(runner, "privacy delete"))
    await desk.press(runner, asked, "Yes, forget me")
    async with desk.world.bot.db.read() as db:
        rows = (await db.execute(select(schema.league_history))).mappings().all()
        states = list(await db.scalars(select(schema.leagues.c.state)))
    kept = "".join(row["entries"] for row in rows)
    assert "disputes" in desk.text(await desk.league_command("ann", "audit"))
    assert "that" not in kept
    assert not any(b"I won" in state for state in states)
    assert desk.id(runner) not in kept
