"""What one person may see for themselves: hand, move, log and cards, as ephemeral answers.

Each works for any game id from anywhere, checks who asks, and speaks their language.
"""

from __future__ import annotations

import difflib
import io
from collections.abc import Sequence
from dataclasses import replace
from typing import Any

import discord
from discord import ui

from bot.contract.cards import Cards, cards, hands
from bot.contract.duel import Duel
from bot.contract.game import SPECTATOR, Game, Picture
from bot.contract.kind import GameKind, Table
from bot.contract.reasoning import Reasoning
from bot.contract.reminding import reminds
from bot.contract.teaching import lesson_of
from bot.hosting import turns
from bot.hosting.play import Play
from bot.hosting.waiting import waited
from bot.layouts.board import board, board_text
from bot.layouts.panels import panel, title
from bot.layouts.pictures import Pictures, file, image, renamed
from bot.messages import components, loglines, words
from bot.messages.components import OPTIONS, TEXT, button, cut
from bot.messages.layout import Image, text_layout
from bot.messages.loglines import escape
from bot.messages.refusals import Refusal
from bot.messages.words import say
from bot.presses.access import check_look
from bot.presses.answers import Answer
from bot.presses.languages import Asker
from bot.process.logs import logger
from bot.store import games as store
from bot.store import waits
from bot.store.database import StoreUnavailable
from bot.store.game_rows import GameRow

log = logger(__name__)

SEARCH = 20.0
"""Seconds for looking through all cards."""
KNOWN = 20
"""Lines of what somebody has seen, at most."""
NEAR = 0.7
"""How alike a title must be to be offered for another."""
LOG_TAIL = 3500
"""Characters of the log shown at once; the whole is attached where it is longer."""


class Private:
    """Ephemeral answers."""

    def __init__(self, play: Play, pictures: Pictures) -> None:
        self.play = play
        self.pictures = pictures

    async def public(self, game_id: int, asker: Asker) -> Table:
        """A game of whose public side the asker may see something; Refusal for any other."""
        table = await self.play.load(game_id)
        check_look(table.row, asker)
        return table

    async def _seated(self, game_id: int, asker: Asker) -> tuple[Table, str]:
        table = await self.play.load(game_id)
        seat = table.row.seat_of(asker.user_id, asker.seat)
        if seat is None:
            raise Refusal("bot-not-in-game")
        return table, seat.seat

    async def move(self, game_id: int, asker: Asker) -> Answer:
        """The full panel: hand, question, options; of several seats, that of one that owes a move."""
        table, seat = await self._seated(game_id, asker)
        drawn = await self.pictures.panel(table, seat, asker.language)
        layout = panel(table, seat, _images(drawn), asker.language)
        return Answer(layout=layout, files=_files(drawn))

    async def hand(self, game_id: int, asker: Asker) -> Answer:
        """The hands of all seats the asker holds."""
        table, _ = await self._seated(game_id, asker)
        kind = hands(table.kind)
        texts: list[str] = []
        drawn: list[Picture] = []
        for seat in table.row.seats_of(asker.user_id):
            view = table.view(seat.seat, asker.language)
            texts.append(kind.hand_text(view, asker.language))
            drawn += await self.pictures.hand(table, seat.seat, asker.language)
        return pictured("\n".join(filter(None, texts)), renamed(drawn, "hand"))

    async def board(self, game_id: int, asker: Asker) -> Answer:
        """The board as everyone sees it."""
        table = await self.public(game_id, asker)
        drawn = await self.pictures.board(table, asker.language)
        return Answer(layout=board(table, _images(drawn), asker.language), files=_files(drawn))

    async def own_board(self, game_id: int, asker: Asker) -> Answer:
        """The board as the asker sees it, who may know more of it than everyone."""
        table, seat = await self._seated(game_id, asker)
        drawn = await self.pictures.board(table, asker.language, seat)
        return pictured(board_text(table, asker.language), drawn)

    async def why(self, game_id: int, asker: Asker) -> Answer:
        """What the asker cannot do now, and why: the game's own reasons."""
        table, seat = await self._seated(game_id, asker)
        if not isinstance(table.kind, Reasoning) or table.game.result is not None:
            raise Refusal("bot-game-over" if table.game.result is not None else "bot-forged")
        texts = [f"{title(table, seat, asker.language)}{say(asker.language, 'bot-why-title')}"]
        found = table.kind.why_not(table.game, seat, asker.language)
        for heading, lines in found:
            said = "\n".join([f"**{heading}**", *(f"- {escape(line)}" for line in lines)])
            texts.append(cut(said, TEXT // max(len(found) + 1, 4)))
        if not found:
            texts.append(say(asker.language, "bot-why-nothing"))
        return Answer(layout=text_layout(*texts))

    async def log(self, game_id: int, asker: Asker) -> Answer:
        """What happened, the end of it here and all of it as a file where that is longer: to players as their
        seat may know it, with what it has seen, to others the public log. Without a memory aid players, too,
        read the public one: what happened before their eyes only, their panel told them at the time."""
        async with self.play.db.read() as db:
            row = await store.get(db, game_id)
            lines = await store.log_lines(db, game_id) if row is not None else []
        check_look(row, asker)
        known: list[str] = []
        if row is not None and row.status != "damaged" and row.seat_of(asker.user_id) is not None:
            table, seat = await self._seated(game_id, asker)
            aid = reminds(table.kind, table.game)
            async with self.play.db.read() as db:
                lines = await turns.log(db, table, seat if aid else SPECTATOR, asker.language)
            known = list(table.kind.knows(table.view(seat, asker.language), asker.language))[:KNOWN]
            heading = "bot-log-knows" if aid else "bot-log-no-memory"
            known = [say(asker.language, heading), *known] if known or not aid else []
        if not lines:
            return Answer(text=say(asker.language, "bot-log-empty"))
        shown: list[str] = []
        room = LOG_TAIL - sum(len(line) + 1 for line in known)
        for line in reversed(lines):
            room -= len(line) + 1
            if room < 0:
                break
            shown.insert(0, line)
        if len(shown) == len(lines):
            return Answer(text="\n".join([*known, *shown]))
        whole = io.BytesIO("\n".join(map(loglines.bare, [*known, *lines])).encode())
        layout = text_layout("\n".join([*known, "…", *shown]))
        layout.add(components.file("log.txt"))
        return Answer(layout=layout, files=(discord.File(whole, filename="log.txt"),))

    # -- cards ---------------------------------------------------------------------------------------------

    async def cards(self, game_id: int, asker: Asker) -> Answer:
        """A choice among the cards whose faces the asker sees, own hand first."""
        table, language = await self.public(game_id, asker), asker.language
        kind = cards(table.kind)
        seats = [seat.seat for seat in table.row.seats_of(asker.user_id)] or [SPECTATOR]
        views = [table.view(seat, language) for seat in seats]
        seen = list(dict.fromkeys(card for view in views for card in kind.visible(view)))
        layout = text_layout(say(language, "bot-choose-card" if seen else "bot-no-cards-seen"))
        for number, start in enumerate(range(0, min(len(seen), 4 * OPTIONS), OPTIONS)):
            select = components.select(
                custom_id=f"v:{game_id}:select{number}",
                placeholder=say(language, "bot-card-placeholder"),
                options=[
                    components.option(label=cut(title, 100), value=code)
                    for code, title in seen[start : start + OPTIONS]
                ],
            )
            layout.add(components.row(select))
        layout.add(components.row(button(say(language, "bot-card-by-name"), f"v:{game_id}:name")))
        return Answer(layout=layout)

    def card_modal(self, game_id: int, language: str) -> ui.Modal:
        """Asks for a name. Its submission reaches the router like any press."""
        title = say(language, "bot-choose-card")[:45]
        modal = ui.Modal(title=title, custom_id=f"v:{game_id}:modal", timeout=1)
        field: ui.TextInput[ui.Modal] = ui.TextInput(max_length=100, custom_id="name")
        modal.add_item(ui.Label(text=say(language, "bot-card-name"), component=field))
        modal.stop()
        return modal

    async def card_of(self, game_id: int, name: str, asker: Asker, by_code: bool = False) -> Answer:
        """A card of a game to read."""
        table = await self.public(game_id, asker)
        return await self.card(cards(table.kind), name, asker, by_code, table.game)

    async def card(
        self, kind: Cards, name: str, asker: Asker, by_code: bool = False, game: Game | None = None
    ) -> Answer:
        """A card to read: picture and text. Every card's text is public knowledge, whoever holds one."""
        info = find(kind, name, asker.language, by_code, game)
        drawn = await self.pictures.card(kind, info, asker.language)
        said = kind.card_text(info, asker.language), kind.other_side(info, asker.language, game)
        return pictured("\n".join(filter(None, said)), drawn)

    async def game_here(self, kind: Cards, asker: Asker) -> Game | None:
        """The game of a kind whose thread the asker is in, to look at; None where there is none, or it cannot
        be read: a card can. Each letter that is typed asks for it, and it is not decoded anew for that."""
        try:
            async with self.play.db.read() as db:
                found = await store.in_channel(db, asker.channel_id or 0, kind.name)
                row = await store.get(db, found) if found is not None else None
            table = await self.play.open(check_look(row, asker))
        except (Refusal, StoreUnavailable):
            return None
        game: Game = table.game
        return game

    async def cards_like(self, kind: Cards, words: str, language: str) -> Sequence[str]:
        """The cards that words fit, worked out where it holds up nobody. Refusal if that takes too long."""
        job = kind.card_search(words, language)
        if job is None:
            return ()
        try:
            return await self.pictures.workers.run(job, SEARCH)
        except Exception as error:
            log.error("cards not looked for", error=type(error).__name__)
            raise Refusal("bot-failed") from error

    # -- games ---------------------------------------------------------------------------------------------

    def starters(self, language: str) -> str:
        """The commands that start a game of any kind: “`/a` or `/b`”."""
        found = [f"`{kind.starter}`" for kind in self.play.kinds.values()]
        return words.listed(language, found, "bot-or")

    async def one_game(self, asker: Asker, kind: GameKind, wanted: int | None) -> int:
        """The game a command of `kind` means: the one named, this thread's, or the asker's most pressing."""
        async with self.play.db.read() as db:
            if wanted is not None:
                row = await store.get(db, wanted)
                check_look(row, asker)
                if row is not None and row.kind != kind.name and row.kind in self.play.kinds:
                    other = self.play.kinds[row.kind]
                    raise Refusal("bot-other-kind", title=other.title(asker.language), group=other.group)
                return wanted
            channel = asker.channel_id
            here = await store.in_channel(db, channel, kind.name) if channel is not None else None
            if here is not None:
                return here
            own = await store.of_user(db, asker.user_id, kind=kind.name)
            own = own or await store.of_user(db, asker.user_id, None, limit=1, kind=kind.name)
        if not own:
            raise Refusal("bot-which-game", starters=f"`{kind.starter}`")
        return own[0]

    async def games(self, asker: Asker) -> Answer:
        """The asker's running games, of every kind: first those that wait for them, longest first."""
        async with self.play.db.read() as db:
            found = [await store.get(db, game_id) for game_id in await store.of_user(db, asker.user_id)]
            rows = [row for row in found if row is not None and row.kind in self.play.kinds]
            owes = sorted((await waits.of_user(db, asker.user_id)).values(), key=lambda one: -one.since)
            owed = {one.game_id: one for one in owes}
            now = self.play.clock.now()
            timed = [await waited(db, row, owed[row.id], now) for row in rows if row.id in owed]
        due = {one.row.game_id: one.due for one in timed if one.pace.claims}
        # What others do meanwhile does not begin the asker's time anew.
        since = {row.id: owed[row.id].since if row.id in owed else row.updated for row in rows}
        rows.sort(key=lambda row: (not self._mine(row, asker), since[row.id]))
        lines = [self._line(row, asker, since[row.id], due.get(row.id)) for row in rows]
        if not lines:
            raise Refusal("bot-no-games", starters=self.starters(asker.language))
        return Answer(text=cut("\n".join(lines), TEXT))

    def _mine(self, row: GameRow, asker: Asker) -> bool:
        """Whether the game waits for the asker."""
        return any(seat.seat in row.waiting for seat in row.seats_of(asker.user_id))

    def _line(self, row: GameRow, asker: Asker, since: float, due: float | None) -> str:
        kind, language = self.play.kinds[row.kind], asker.language
        mine = self._mine(row, asker)
        names = list(dict.fromkeys(row.seats[seat].name for seat in row.waiting))
        who = f"**{say(language, 'bot-your-move-short')}**" if mine else words.waiting_for(language, names)
        called = {seat: words.plain(name) for seat, name in kind.names_of(row, language).items()}
        lesson = lesson_of(row.level)
        stands = (
            [say(language, "bot-lesson-number", n=lesson)]
            if lesson
            else [
                kind.players(list(row.seats.values()), called, language),
                kind.round_name(row.turn, language),
            ]
        )
        parts = [
            kind.title(language),
            *([f"<#{row.thread_id}>"] if row.thread_id is not None else []),
            say(language, "bot-game-number", game=str(row.id)),
            *stands,
            who,
            words.length(language, self.play.clock.now() - since),
            *([say(language, "bot-games-due", due=f"<t:{int(due)}:f>")] if due is not None else []),
        ]
        return f"{'▶' if mine else '⏳'} {' · '.join(parts)}"

    async def concede(self, game_id: int, asker: Asker) -> Answer:
        """Ask once more."""
        table, _ = await self._seated(game_id, asker)
        if not isinstance(table.kind, Duel):
            raise Refusal("bot-forged")
        if table.game.result is not None:
            raise Refusal("bot-game-over")
        row = components.row(
            button(say(asker.language, "bot-concede-yes"), f"x:{game_id}:yes", discord.ButtonStyle.danger),
            button(say(asker.language, "bot-no"), f"x:{game_id}:no"),
        )
        return Answer(layout=text_layout(say(asker.language, "bot-concede", game=str(game_id)), rows=(row,)))


def _images(drawn: Sequence[Picture]) -> tuple[Image, ...]:
    return tuple(image(picture) for picture in drawn)


def _files(drawn: Sequence[Picture]) -> tuple[discord.File, ...]:
    return tuple(file(picture) for picture in drawn)


def pictured(text: str, drawn: Sequence[Picture]) -> Answer:
    """A text with pictures under it."""
    return Answer(layout=text_layout(text, images=_images(drawn)), files=_files(drawn))


def in_place(found: Answer, game_id: int, language: str, *, back: str = "move") -> Answer:
    """What is read in place of the message that was pressed, with the way back."""
    layout = found.layout if found.layout is not None else text_layout(found.text)
    if back:
        layout.add(components.row(button(say(language, "bot-less"), f"bp:{game_id}:{back}")))
    return replace(found, layout=layout, text="", update=True, clear=True)


def find(kind: Cards, name: str, language: str, by_code: bool = False, game: Game | None = None) -> Any:
    """The card somebody means; raises Refusal, with the nearest names, where none fits."""
    if by_code:
        try:
            return kind.card(name, language, game)
        except KeyError as error:
            raise Refusal("bot-forged") from error
    codes = kind.find_card(name, language, game) if name.strip() else []
    if codes:
        return kind.card(codes[0], language, game)
    shown = loglines.escape(cut(name, 100))
    met = "yes" if kind.hides else "no"
    near = difflib.get_close_matches(name, kind.titles(language, game), n=3, cutoff=NEAR)
    if near:
        quoted = [say(language, "bot-quoted", text=title) for title in near]
        raise Refusal("bot-no-card-near", name=shown, near=words.listed(language, quoted, "bot-or"), met=met)
    raise Refusal("bot-no-card", name=shown, met=met)
