"""Posting a message exactly once, however often it has to be tried."""

from __future__ import annotations

import io
import secrets
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from typing import Any

import aiohttp
import discord
from discord.http import handle_message_parameters
from discord.webhook.async_ import async_context

from bot.messages import components
from bot.messages.components import button
from bot.messages.layout import text_layout
from bot.process.latest import Latest
from bot.process.logs import logger
from bot.store import outbox
from bot.store.database import Database, StoreUnavailable
from bot.store.outbox import Row

log = logger(__name__)

LOOK_BACK = 100
"""How many of a channel's latest messages are looked through for one that may have come through."""

WRONG_CLOCK = 86_400.0
"""Seconds by which this machine's clock and Discord's may differ. Whatever the bot has posted is recorded for
longer than that."""
KNOWN = 10_000
"""People of whom it is known where their direct messages go."""
WIDTH = 5
"""Buttons in a row."""

Recognise = Callable[[discord.Message], bool]
"""Whether a message of ours is the one that was to be posted."""


# By their routes: discord.py's own methods make a message of what Discord answers, with all its components,
# which takes as long as to send it.


async def send(client: discord.Client, channel_id: int, nonce: str, silent: bool, **message: Any) -> int:
    """Post a message; returns its id."""
    flags = discord.MessageFlags(suppress_notifications=True) if silent else discord.utils.MISSING
    usual = client.allowed_mentions
    with handle_message_parameters(
        nonce=nonce, flags=flags, **message, previous_allowed_mentions=usual
    ) as params:
        return int((await client.http.send_message(channel_id, params=params))["id"])


async def edit(client: discord.Client, channel_id: int, message_id: int, **message: Any) -> None:
    """Edit a message."""
    with handle_message_parameters(**message, previous_allowed_mentions=client.allowed_mentions) as params:
        await client.http.edit_message(channel_id, message_id, params=params)


async def edit_answer(interaction: discord.Interaction, **message: Any) -> None:
    """Edit what answered an interaction, by its token: no request that Discord counts to the bot's."""
    usual, http = interaction.client.allowed_mentions, interaction.client.http
    with handle_message_parameters(**message, previous_allowed_mentions=usual) as params:
        await async_context.get().edit_original_interaction_response(
            interaction.application_id,
            interaction.token,
            session=interaction._session,
            proxy=http.proxy,
            proxy_auth=http.proxy_auth,
            payload=params.payload,
            multipart=params.multipart,
            files=params.files,
        )


def write_whole(session: aiohttp.ClientSession) -> None:
    """From now on what has files is written to the connection in one piece. aiohttp would write each line of
    such a form by itself, sixteen times for a board."""
    request = session._request

    async def whole(method: str, url: Any, **options: Any) -> aiohttp.ClientResponse:
        if isinstance(form := options.get("data"), aiohttp.FormData):
            options["data"] = in_one_piece(form)
        return await request(method, url, **options)

    session._request = whole  # type: ignore[method-assign,assignment]


def in_one_piece(form: aiohttp.FormData) -> aiohttp.Payload:
    """What the form is sent as (RFC 7578)."""
    boundary, whole = secrets.token_hex(16), io.BytesIO()
    for about, headers, value in form._fields:
        named = "; ".join(f'{name}="{_quoted(said)}"' for name, said in about.items())
        told = "".join(f"{name}: {said}\r\n" for name, said in headers.items())
        whole.write(f"--{boundary}\r\nContent-Disposition: form-data; {named}\r\n{told}\r\n".encode())
        whole.write(value.encode() if isinstance(value, str) else value.read())
        whole.write(b"\r\n")
    whole.write(f"--{boundary}--\r\n".encode())
    whole.seek(0)
    return aiohttp.BytesIOPayload(whole, content_type=f"multipart/form-data; boundary={boundary}")


def _quoted(text: str) -> str:
    return text.replace("\\", "\\\\").replace('"', '\\"')


@dataclass(frozen=True)
class Posted:
    """A message that is there now."""

    id: int
    again: bool = False
    """It had been posted by an earlier try, and shows its owner as it was then."""
    pressable: bool = True
    """Whether such a message has buttons or selects."""


def custom_ids(message: discord.Message) -> list[str]:
    """Every button's and select's address in a message."""
    found = (getattr(part, "custom_id", None) for part in _parts(message.components))
    return [custom_id for custom_id in found if custom_id]


def texts(message: discord.Message) -> str:
    """All text of a message of components."""
    found = (part for part in _parts(message.components) if isinstance(part, discord.TextDisplay))
    return "\n".join(part.content for part in found)


def _parts(components: Sequence[Any]) -> Iterator[Any]:
    """Components, and those within them."""
    for component in components:
        yield component
        yield from _parts(getattr(component, "children", ()))


class Poster:
    """Sends rows of the outbox under their nonces.

    Discord holds a nonce only for some minutes. So where an earlier try may have come through, the channel's
    latest messages are looked through first: for the nonce where Discord tells it, else for a message of the
    same kind that is not yet recorded as some other row's.
    """

    def __init__(self, client: discord.Client, db: Database) -> None:
        self.client = client
        self.db = db
        self._direct: Latest[int, int] = Latest(KNOWN)

    async def direct(self, user_id: int) -> discord.PartialMessageable:
        """Where direct messages to somebody go. discord.py knows that of 128 people and asks Discord for the
        others, each time, of the fifty requests a second that a bot has."""
        known = self._direct.get(user_id)
        channel_id = known or (await self.client.create_dm(discord.Object(user_id))).id
        self._direct[user_id] = channel_id
        return self.client.get_partial_messageable(channel_id)

    async def post(
        self,
        row: Row,
        channel: discord.PartialMessageable,
        suspect: bool,
        recognise: Recognise,
        silent: bool = False,
        **message: Any,
    ) -> Posted:
        """Send under the row's nonce, unless it turns out to have been sent."""
        if suspect:
            found = await self.find(row, channel, recognise)
            if found is not None:
                log.info("message had come through", row=row.id, **{row.owner.kind: row.owner.id})
                return Posted(found.id, again=True, pressable=bool(custom_ids(found)))
        # To look and to draw takes time, in which this process may have been stopped, and taken for dead.
        if not self.db.leases.has(*row.owner):
            raise StoreUnavailable("another process may send this")
        return Posted(await send(self.client, channel.id, row.nonce, silent, **message))

    async def text(
        self, row: Row, channel: discord.PartialMessageable, suspect: bool, silent: bool = False
    ) -> Posted:
        """Send a row's words: its `content`, with its rows of `buttons` (label, custom_id, style), calling
        those users and roles that it `mentions` by name."""
        content = row.payload["content"]
        users = [discord.Object(user_id) for user_id in row.payload.get("mentions", ())]
        roles = [discord.Object(role_id) for role_id in row.payload.get("roles", ())]
        message: dict[str, Any] = {"content": content}
        if "buttons" in row.payload:
            found = [
                button(label, custom_id, discord.ButtonStyle[style])
                for label, custom_id, style in row.payload["buttons"]
            ]
            rows = tuple(components.row(*found[at : at + WIDTH]) for at in range(0, len(found), WIDTH))
            message = {"view": text_layout(content, rows=rows)}
        return await self.post(
            row,
            channel,
            suspect,
            lambda m: content in (m.content, texts(m)),
            silent=silent,
            **message,
            allowed_mentions=discord.AllowedMentions(everyone=False, roles=roles, users=users),
        )

    async def find(
        self, row: Row, channel: discord.PartialMessageable, recognise: Recognise
    ) -> discord.Message | None:
        me = self.client.user
        async for message in channel.history(limit=LOOK_BACK):
            if me is None or message.author.id != me.id:
                continue
            if message.nonce is not None and str(message.nonce) == row.nonce:
                return message
            if message.created_at.timestamp() < row.created - WRONG_CLOCK:
                return None  # older than what was to be posted, and so is everything before it
            if recognise(message):
                async with self.db.read() as db:
                    if not await outbox.is_recorded(db, message.id):
                        return message
        return None
