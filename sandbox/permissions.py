"""The permission bits this sandbox looks at."""

from __future__ import annotations

MANAGE_CHANNELS = 1 << 4
VIEW_CHANNEL = 1 << 10
SEND_MESSAGES = 1 << 11
MANAGE_MESSAGES = 1 << 13
EMBED_LINKS = 1 << 14
ATTACH_FILES = 1 << 15
READ_HISTORY = 1 << 16
USE_COMMANDS = 1 << 31
MANAGE_THREADS = 1 << 34
CREATE_PUBLIC_THREADS = 1 << 35
CREATE_PRIVATE_THREADS = 1 << 36
SEND_IN_THREADS = 1 << 38
PIN_MESSAGES = 1 << 51
MANAGE_GUILD = 1 << 5
MANAGE_EVENTS = 1 << 33

NAMES = {
    "manage_channels": MANAGE_CHANNELS,
    "view_channel": VIEW_CHANNEL,
    "send_messages": SEND_MESSAGES,
    "manage_messages": MANAGE_MESSAGES,
    "embed_links": EMBED_LINKS,
    "attach_files": ATTACH_FILES,
    "read_message_history": READ_HISTORY,
    "use_application_commands": USE_COMMANDS,
    "manage_threads": MANAGE_THREADS,
    "create_public_threads": CREATE_PUBLIC_THREADS,
    "create_private_threads": CREATE_PRIVATE_THREADS,
    "send_messages_in_threads": SEND_IN_THREADS,
    "pin_messages": PIN_MESSAGES,
}
PERSON = VIEW_CHANNEL | SEND_MESSAGES | ATTACH_FILES | READ_HISTORY | USE_COMMANDS | SEND_IN_THREADS
# The owner of the server may do everything; of that, what a bot may ask for.
OWNER = PERSON | MANAGE_CHANNELS | MANAGE_GUILD | MANAGE_EVENTS | MANAGE_MESSAGES | MANAGE_THREADS
IN_DM = VIEW_CHANNEL | SEND_MESSAGES | ATTACH_FILES | READ_HISTORY | EMBED_LINKS | USE_COMMANDS | PIN_MESSAGES
# What the bot has unless a test says otherwise: enough to run a game in a thread, no managing of the server.
BOT = (
    VIEW_CHANNEL | SEND_MESSAGES | EMBED_LINKS | ATTACH_FILES | READ_HISTORY | USE_COMMANDS
    | MANAGE_THREADS | CREATE_PUBLIC_THREADS | CREATE_PRIVATE_THREADS | SEND_IN_THREADS | PIN_MESSAGES
)  # fmt: skip


def bits(*names: str) -> int:
    """The bits of some permissions by name; KeyError for a name not looked at here."""
    value = 0
    for name in names:
        value |= NAMES[name]
    return value
