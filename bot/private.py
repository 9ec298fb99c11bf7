"""What one person may see for themselves: hand, move, log and cards, as ephemeral answers."""

from __future__ import annotations

import difflib
import io
from collections.abc import Iterable, Iterator

import discord
from discord import ui

from bot import loglines, words
from bot.answers import Answer
from bot.board import board, board_text
from bot.games import SPECTATOR, GameKind, Picture
from bot.layout import OPTIONS, TEXT, Image, Layout, Row, button, cut, text_layout
from bot.panels import panel
from bot.pictures import Pictures, file, image
from bot.play import Play, Refusal, Table
from bot.store import games as store
from engine.netrunner.view import CardInfo, CardView, View

LOG_TAIL = 3500
"""Characters of the log shown at once; the whole is attached where it is longer."""


class Private:
    """Ephemeral answers. Each works for any game id from anywhere, and checks who asks."""

    def __init__(self, play: Play, pictures: Pictures) -> None:
        self.play = play
        self.pictures = pictures

    async def _seated(self, game_id: int, user_id: int) -> tuple[Table, str]:
        table = await self.play.load(game_id)
        seat = table.row.seat_of(user_id)
        if seat is None:
            raise Refusal(words.NOT_IN_GAME)
        return table, seat.seat

    async def move(self, game_id: int, user_id: int) -> Answer:
        """The full panel: hand, question, options."""
        table, seat = await self._seated(game_id, user_id)
        drawn = await self.pictures.panel(table.kind, table.view(seat), table.row.names)
        layout = panel(table, seat, tuple(image(picture) for picture in drawn))
        return Answer(layout=layout, files=tuple(file(picture) for picture in drawn))

    async def hand(self, game_id: int, user_id: int) -> Answer:
        table, seat = await self._seated(game_id, user_id)
        view = table.view(seat)
        drawn = await self.pictures.hand(table.kind, view)
        own = view.corp if seat == "corp" else view.runner
        names = ", ".join(card.title or "?" for card in own.hand or ()) or "no cards"
        text = f"**Your hand:** {loglines.escape(names)}"
        return _with_pictures(text, drawn)

    async def board(self, game_id: int) -> Answer:
        """The board as everyone sees it."""
        table = await self.play.load(game_id)
        drawn = await self.pictures.board(table.kind, table.view(), table.row.names)
        layout = board(table, tuple(image(picture) for picture in drawn))
        return Answer(layout=layout, files=tuple(file(picture) for picture in drawn))

    async def own_board(self, game_id: int, user_id: int) -> Answer:
        """The board as the asker sees it, who may know more of it than everyone."""
        table, seat = await self._seated(game_id, user_id)
        drawn = await self.pictures.board(table.kind, table.view(seat), table.row.names)
        return _with_pictures(board_text(table), drawn)

    async def log(self, game_id: int, user_id: int) -> Answer:
        """The end of the public log, and all of it as a file where that is longer."""
        async with self.play.db.read() as db:
            row = await store.get(db, game_id)
            lines = await store.log_lines(db, game_id) if row is not None else []
        if row is None:
            raise Refusal(words.NO_GAME)
        if not lines:
            return Answer(text=words.LOG_EMPTY)
        shown: list[str] = []
        room = LOG_TAIL
        for line in reversed(lines):
            room -= len(line) + 1
            if room < 0:
                break
            shown.insert(0, line)
        if len(shown) == len(lines):
            return Answer(text="\n".join(shown))
        whole = io.BytesIO("\n".join(map(loglines.bare, lines)).encode())
        layout = text_layout("…\n" + "\n".join(shown))
        layout.add_item(ui.File("attachment://log.txt"))
        return Answer(layout=layout, files=(discord.File(whole, filename="log.txt"),))

    # -- cards ---------------------------------------------------------------------------------------------

    async def cards(self, game_id: int, user_id: int) -> Answer:
        """A choice among the cards whose faces the asker sees, own hand first."""
        table = await self.play.load(game_id)
        seat = table.row.seat_of(user_id)
        seen = list(dict.fromkeys(visible(table.view(seat.seat if seat is not None else SPECTATOR))))
        layout = text_layout(words.CHOOSE_CARD if seen else words.NO_CARDS_SEEN)
        for number, start in enumerate(range(0, min(len(seen), 4 * OPTIONS), OPTIONS)):
            select: ui.Select[Layout] = ui.Select(
                custom_id=f"v:{game_id}:select{number}",
                placeholder=words.CARD_PLACEHOLDER,
                options=[
                    discord.SelectOption(label=cut(title, 100), value=code)
                    for code, title in seen[start : start + OPTIONS]
                ],
            )
            row: Row = ui.ActionRow(select)
            layout.add_item(row)
        by_name: Row = ui.ActionRow(button(words.CARD_BY_NAME, f"v:{game_id}:name"))
        layout.add_item(by_name)
        return Answer(layout=layout)

    def card_modal(self, game_id: int) -> ui.Modal:
        """Asks for a name. Its submission reaches the router like any press."""
        modal = ui.Modal(title=words.CHOOSE_CARD[:45], custom_id=f"v:{game_id}:modal", timeout=1)
        field: ui.TextInput[ui.Modal] = ui.TextInput(max_length=100, custom_id="name")
        modal.add_item(ui.Label(text=words.CARD_NAME, component=field))
        modal.stop()
        return modal

    async def card(self, game_id: int | None, name: str, by_code: bool = False) -> Answer:
        """A card to read: picture and text. Every card's text is public knowledge, whoever holds one."""
        kind = next(iter(self.play.kinds.values()))
        if game_id is not None:
            kind = (await self.play.load(game_id)).kind
        info = find(kind, name, by_code)
        drawn = await self.pictures.card(kind, info)
        return _with_pictures(card_text(info), drawn)

    async def one_game(self, user_id: int, channel_id: int | None, wanted: int | None) -> int:
        """The game a command means: the one named, this thread's, or the player's own most pressing one."""
        if wanted is not None:
            return wanted
        async with self.play.db.read() as db:
            here = await store.in_channel(db, channel_id) if channel_id is not None else None
            if here is not None:
                return here
            own = await store.of_user(db, user_id) or await store.of_user(db, user_id, running=False, limit=1)
        if not own:
            raise Refusal(words.WHICH_GAME)
        return own[0]

    async def games(self, user_id: int) -> Answer:
        """The asker's running games and whose move it is in each."""
        lines = []
        async with self.play.db.read() as db:
            for game_id in await store.of_user(db, user_id):
                row = await store.get(db, game_id)
                if row is None:
                    continue
                kind = self.play.kinds[row.kind]
                seat = row.seat_of(user_id)
                mine = seat is not None and seat.seat in row.waiting
                who = "**your move**" if mine else words.waiting_for([row.seats[s].name for s in row.waiting])
                where = f"<#{row.thread_id}>" if row.thread_id is not None else kind.title
                title = players_of(row, kind)
                lines.append(
                    f"{'▶' if mine else '⏳'} {where} · game {row.id} · {title} · turn {row.turn} · {who}"
                )
        return Answer(text=cut("\n".join(lines), TEXT) if lines else words.NO_GAMES)

    async def concede(self, game_id: int, user_id: int) -> Answer:
        """Ask once more."""
        table, _ = await self._seated(game_id, user_id)
        if table.game.result is not None:
            raise Refusal(words.GAME_OVER)
        row: Row = ui.ActionRow(
            button(words.CONCEDE_YES, f"x:{game_id}:yes", discord.ButtonStyle.danger),
            button(words.NO, f"x:{game_id}:no"),
        )
        return Answer(layout=text_layout(words.CONCEDE.format(game_id=game_id), rows=(row,)))


def players_of(row: store.GameRow, kind: GameKind) -> str:
    return words.table({seat: words.plain(row.seats[seat].name) for seat in kind.seats}, kind.seats)


def _with_pictures(text: str, drawn: tuple[Picture, ...]) -> Answer:
    images: tuple[Image, ...] = tuple(image(picture) for picture in drawn)
    return Answer(layout=text_layout(text, images=images), files=tuple(file(picture) for picture in drawn))


def find(kind: GameKind, name: str, by_code: bool = False) -> CardInfo:
    """The card somebody means; raises Refusal, with the nearest names, where none fits."""
    if by_code:
        try:
            return kind.card(name)
        except KeyError as error:
            raise Refusal(words.FORGED) from error
    codes = kind.find_card(name) if name.strip() else []
    if codes:
        return kind.card(codes[0])
    shown = loglines.escape(cut(name, 100))
    near = difflib.get_close_matches(name, kind.titles(), n=3, cutoff=0.5)
    if near:
        raise Refusal(words.NO_CARD_NEAR.format(name=shown, near=" or ".join(f"“{title}”" for title in near)))
    raise Refusal(words.NO_CARD.format(name=shown))


def card_text(info: CardInfo) -> str:
    """A card in words: what it is, its printed values, what it does."""
    facts = " · ".join(f"{name}: {value}" for name, value in info.facts)
    paragraphs = "\n".join(loglines.escape(paragraph) for paragraph in info.text)
    unique = "◆ " if info.unique else ""
    return cut(
        f"**{unique}{info.title}**\n{info.faction_name} · {info.type_line}\n{facts}\n{paragraphs}", TEXT
    )


def visible(view: View) -> Iterator[tuple[str, str]]:
    """(code, title) of every card face in a view, own hand first."""
    corp, runner = view.corp, view.runner
    zones: list[Iterable[CardView]] = [
        (corp.hand or ()),
        (runner.hand or ()),
        view.revealed,
        *(pile for server in corp.servers for pile in (server.ice, server.root)),
        runner.programs,
        runner.hardware,
        runner.resources,
        corp.archives,
        runner.heap,
        corp.score_area,
        runner.score_area,
        (corp.identity, runner.identity),
    ]
    for zone in zones:
        for card in zone:
            yield from _faces(card)


def _faces(card: CardView) -> Iterator[tuple[str, str]]:
    if card.code is not None:
        yield card.code, card.title or card.code
    for hosted in card.hosted:
        yield from _faces(hosted)
