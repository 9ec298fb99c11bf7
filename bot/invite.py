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

NAMES = {
    "read_messages": "view this channel",
    "send_messages": "send messages",
    "create_public_threads": "create public threads",
    "send_messages_in_threads": "send messages in threads",
    "attach_files": "attach files",
    "read_message_history": "read the message history",
}


def missing(permissions: discord.Permissions) -> list[str]:
    """What of the needed permissions is not among `permissions`, in plain words."""
    return [words for name, words in NAMES.items() if not getattr(permissions, name)]


def link(application_id: int) -> str:
    """The address that adds the bot to a server."""
    return discord.utils.oauth_url(
        application_id, permissions=PERMISSIONS, scopes=("bot", "applications.commands")
    )


if __name__ == "__main__":
    print(link(int(sys.argv[1])))
