"""Replays of finished games: a private page to step through, which can be posted for everybody; files of the
whole game. A custom_id names the step and the eyes that are shown, and what is wanted of them."""

from __future__ import annotations

import io
from collections.abc import Callable, Sequence
from datetime import UTC, datetime
from functools import partial
from math import ceil
from typing import Any, Final

import discord

from bot.contract import written
from bot.contract.game import ALL, SPECTATOR
from bot.contract.kind import GameKind, Table
from bot.hosting import replaying
from bot.hosting.advising import Adviser
from bot.hosting.play import Play
from bot.hosting.quota import POSTS, Quota
from bot.hosting.replaying import Moment, Replay
from bot.layouts.board import players
from bot.layouts.pictures import Pictures, file, image
from bot.messages import components
from bot.messages.components import OPTIONS, Row, button, cut
from bot.messages.layout import Layout, text_layout
from bot.messages.loglines import escape
from bot.messages.refusals import Refusal
from bot.messages.words import say
from bot.presses.access import check_look
from bot.presses.advising import explains, why
from bot.presses.answers import Answer
from bot.presses.languages import Asker
from bot.process.logs import logger
from bot.store import games as store
from bot.store import keyframes

log = logger(__name__)

POST: Final = "post"
TURNING: Final = frozenset(("before", "back", "on", "after", "turn", "eyes"))
"""What turns the pages of the message it is pressed on."""
LINES = 3000
"""Characters of what a step tells, at most."""
SECONDS = 10.0
"""How long a file may take to write. Usual ones take a twentieth of a second."""
FORMAT = 1
"""Of the exported file: one up when what it says changes its place."""


class ReplayPage:
    """Shows finished games step by step."""

    def __init__(self, play: Play, pictures: Pictures, adviser: Adviser) -> None:
        self.play = play
        self.pictures = pictures
        self.adviser = adviser
        self._posts = Quota(POSTS)

    async def one_game(self, asker: Asker, kind: GameKind, wanted: int | None) -> int:
        """The game that is meant: the one named, this thread's, or the asker's last one that is over."""
        async with self.play.db.read() as db:
            if wanted is not None:
                check_look(await store.get(db, wanted), asker)
                return wanted
            channel = asker.channel_id
            here = await store.in_channel(db, channel, kind.name) if channel is not None else None
            own = [] if here else await store.of_user(db, asker.user_id, "over", limit=1, kind=kind.name)
        if here is None and not own:
            raise Refusal("bot-replay-which")
        return here or own[0]

    async def press(
        self,
        game_id: int,
        asker: Asker,
        step: int = 0,
        seen: str = "",
        what: str = "open",
        value: str = "",
        *,
        private: bool = True,
    ) -> Answer:
        """A button of the page: another step, other eyes, or what is shown as a message or a file."""
        table = await self.play.load(game_id)
        check_look(table.row, asker)
        async with self.play.db.read() as db:
            replay = await replaying.open_replay(db, table)
            eyes = await replaying.eyes(db, table, asker.user_id)
            step, seen = _turned(replay, step, seen if what != "open" else eyes[0], what, value)
            if seen not in eyes:
                raise Refusal("bot-replay-eyes")
            if what in ("text", "json"):
                steps = await replaying.all_steps(db, replay)
            else:
                moment = await replaying.moment(db, replay, step)
                did = explains(moment) if what == "why" and ALL in eyes else None
                before = await replaying.before(db, replay, did.number) if did is not None else None
        if what in ("text", "json"):
            job = (_text if what == "text" else _json)(replay, steps, seen, eyes, asker.language)
            data = await self._written(job)
            return _file(data, game_id, what)
        if what == "why":
            if before is None:
                raise Refusal("bot-did-unknown")
            return await why(self.adviser, before, moment, asker)
        public = what == POST
        if public:
            self._count(asker.user_id)
        private = private and not public
        language = asker.language if private else asker.public
        answer = await self._page(moment, seen, eyes, language, private=private)
        update = what in TURNING
        return Answer(answer[0], update=update, clear=update, ephemeral=not public, files=answer[1])

    async def _written(self, job: Callable[[], bytes]) -> bytes:
        """A file, by the workers. Refusal if it takes too long."""
        try:
            return await self.pictures.workers.run(job, SECONDS)
        except Exception as error:
            log.error("replay not written", error=type(error).__name__)
            raise Refusal("bot-replay-slow") from error

    def may_post(self, user_id: int) -> bool:
        """Whether somebody has a page left to post; if not, only they are told so."""
        return not self._posts.wait(user_id, self.play.clock.now())

    def _count(self, user_id: int) -> None:
        """Note that somebody posts a page; Refusal if that is too many."""
        left = self._posts.count(user_id, self.play.clock.now())
        if left:
            raise Refusal("bot-replay-quota", most=POSTS, minutes=ceil(left / 60))

    async def _page(
        self, moment: Moment, seen: str, eyes: Sequence[str], language: str, *, private: bool
    ) -> tuple[Layout, tuple[discord.File, ...]]:
        table, replay = moment.table, moment.replay
        view = table.kind.seen_by(moment.game, seen, language)
        seat = seen if seen in table.row.seats else ""
        drawn = await self.pictures.moment(table.kind, view, seat, table.names(language), language)
        head = f"-# {table.kind.title(language)} {table.row.id} · {players(table, language)}"
        over = view.result is not None
        # Where the game is names the turn; at the end there is only the turn.
        turn = "" if over else view.where
        turn = escape(turn or table.kind.round_name(replay.turn(moment.step), language))
        at = say(language, "bot-replay-at", step=moment.step, steps=replay.last)
        texts = [f"{head}\n**{turn}** · {at} · {_name(table, seen, language)}"]
        lines = replaying.told(replay, moment.answers, seen, language)
        ended = f"**{escape(view.result.text)}**" if view.result is not None else ""
        lines += [] if ended in lines or not ended else [ended]  # the last step tells how it ended
        lines += [] if moment.exact else [say(language, "bot-replay-inexact")]
        texts += [cut("\n".join(lines), LINES)] if lines else []
        rows = _rows(moment, seen, eyes, language, private=private)
        layout = text_layout(*texts, images=tuple(image(picture) for picture in drawn), rows=rows)
        return layout, tuple(file(picture) for picture in drawn)


def _turned(replay: Replay, step: int, seen: str, what: str, value: str) -> tuple[int, str]:
    """The step and the eyes that a button leads to."""
    if what == "eyes":
        return step, value
    if what == "turn":
        if not value.isdecimal() or len(value) > 9:
            raise Refusal("bot-forged")
        step = int(value)
    step = max(0, min(step, replay.last))
    if what in ("before", "after"):
        return replay.beginning(step, -1 if what == "before" else 1), seen
    by = {"open": 1, "back": -1, "on": 1}.get(what, 0)
    return max(0, min(step + by, replay.last)), seen


def _name(table: Table, seen: str, language: str) -> str:
    """Whose eyes these are."""
    if seen in (ALL, SPECTATOR):
        return say(language, f"bot-replay-{seen}")
    role = table.kind.role(table.row.seats[seen], language)
    return say(language, "bot-replay-seat", name=table.called(language)[seen], role=role)


def _rows(moment: Moment, seen: str, eyes: Sequence[str], language: str, *, private: bool) -> tuple[Row, ...]:
    replay, step, table = moment.replay, moment.step, moment.table
    address = f"rp:{table.row.id}:{step}:{seen}"
    primary = discord.ButtonStyle.primary

    def one(what: str, style: discord.ButtonStyle, disabled: bool = False) -> Any:
        return button(say(language, f"bot-replay-{what}"), f"{address}:{what}", style, disabled)

    grey, start, end = discord.ButtonStyle.secondary, step == 0, step == replay.last
    rows: list[Row] = [
        components.row(
            one("before", grey, start), one("back", primary, start),
            one("on", primary, end), one("after", grey, end),
        ),
        _turns(replay, step, address, table.kind, language),
    ]  # fmt: skip
    if len(eyes) > 1:
        options = [
            components.option(label=cut(_name(table, one, language), 100), value=one, default=one == seen)
            for one in eyes
        ]
        rows.append(components.row(components.select(custom_id=f"{address}:eyes", options=options)))
    files = [one("text", grey), one("json", grey)]
    # What it weighed were its own cards.
    asks = [one("why", grey)] if ALL in eyes and explains(moment) is not None else []
    rows.append(components.row(*([one(POST, grey)] if private else []), *files, *asks))
    return tuple(rows)


def _turns(replay: Replay, step: int, address: str, kind: GameKind, language: str) -> Row:
    """Turns to jump to, those around the one that is shown where there are too many."""
    now = replay.turn(step)
    at = next(index for index, (turn, _) in enumerate(replay.turns) if turn == now)
    first = max(0, min(at - OPTIONS // 2, len(replay.turns) - OPTIONS))
    options = [
        # Turns may begin with the same step, where nothing is told of one.
        components.option(label=cut(kind.round_name(turn, language), 100), value=begun, default=turn == now)
        for begun, turn in {str(at): turn for turn, at in replay.turns}.items()
    ][first : first + OPTIONS]
    placeholder = say(language, "bot-replay-turn")
    return components.row(
        components.select(custom_id=f"{address}:turn", placeholder=placeholder, options=options)
    )


# -- files -------------------------------------------------------------------------------------------------

Steps = Sequence[tuple[int, Sequence[keyframes.Answer]]]


def _file(data: bytes, game_id: int, what: str) -> Answer:
    name = f"game-{game_id}.{'txt' if what == 'text' else 'json'}"
    layout = Layout()
    layout.add(components.file(name))
    return Answer(layout, files=(discord.File(io.BytesIO(data), filename=name),))


def _text(replay: Replay, steps: Steps, seen: str, eyes: Sequence[str], language: str) -> Callable[[], bytes]:
    """What writes the game in words, as it was seen."""
    table = replay.table
    head = [
        f"{table.kind.title(language)} {table.row.id}",
        table.kind.players(list(table.row.seats.values()), table.names(language), language),
        _name(table, seen, language),
        _day(table.row.created),
        "",
    ]
    rows = [replaying.said(row) for _, found in steps for row in found]
    tail = ["", table.view(language=language).result.text]
    return partial(written.in_words, replaying.teller(replay, language), rows, seen, head, tail)


def _json(replay: Replay, steps: Steps, seen: str, eyes: Sequence[str], language: str) -> Callable[[], bytes]:
    """What writes the game for programs: every step with the answers that were given, if the reader may know
    them all, and what it told each pair of eyes."""
    row, kind = replay.table.row, replay.table.kind
    seats = list(row.seats.values())
    open_to_all = set(row.seats) <= set(eyes)
    about = {
        "format": FORMAT,
        "game": row.id,
        "kind": row.kind,
        "level": row.level,
        "players": [{"seat": one.seat, "name": one.name, "role": kind.role(one, language)} for one in seats],
        "started": _day(row.created),
        "ended": _day(row.ended or row.updated),
        "outcome": replay.table.view(language=language).result.text,
    }
    told = [
        (
            {
                "step": step,
                "turn": replay.turn(step),
                "answers": [
                    {"seat": one.seat, "at": _day(one.at)} | ({"keys": one.keys} if open_to_all else {})
                    for one in answers
                ],
            },
            [replaying.said(one) for one in answers],
        )
        for step, answers in steps
    ]
    return partial(written.for_programs, replaying.teller(replay, language), about, told, eyes)


def _day(at: float) -> str:
    return datetime.fromtimestamp(at, UTC).isoformat(timespec="seconds")
