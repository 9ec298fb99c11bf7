"""The link that invites the bot, with exactly the permissions it uses.

`python -m bot.invite APPLICATION_ID` prints it.
"""

from __future__ import annotations

import sys

import discord

PERMISSIONS = discord.Permissions(
    view_channel=True,
    send_messages=True,  # the message a game's thread hangs from
    create_public_threads=True,
    send_messages_in_threads=True,
    attach_files=True,  # boards, hands and cards
    read_message_history=True,  # to see after a crash whether a message had come through
)
"""Without these no game can be played in a channel."""
INVITED = PERMISSIONS | discord.Permissions(pin_messages=True)
"""And what leagues like to have: their standings are pinned."""


def missing(permissions: discord.Permissions) -> list[str]:
    """The messages that name what of the needed permissions is not among `permissions`."""
    return [
        f"bot-may-{name.replace('_', '-')}"
        for name, needed in PERMISSIONS
        if needed and not getattr(permissions, name)
    ]


def link(application_id: int) -> str:
    """The address that adds the bot to a server."""
    return discord.utils.oauth_url(
        application_id, permissions=INVITED, scopes=("bot", "applications.commands")
    )


if __name__ == "__main__":
    print(link(int(sys.argv[1])))
