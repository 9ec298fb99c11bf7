"""Starts bots quickly: a process that has everything imported, and all words and games read, and forks one
bot for each line it reads.

`start` -> forks, prints the new process's id; the child is `python -m bot` from its first line on. What
follows it, `NAME=VALUE`, is in that child's environment.
`reap PID` -> waits for that child to be gone, prints its id.

What is printed besides goes where errors do, as of a pack with slips: answers are all that the reader finds.
"""

from __future__ import annotations

import gc
import os
import signal
import sys

import alembic.command

import bot.main
import bot.presses.commands
import bot.store.database
import render.netrunner
from bot.games import registry
from engine.messages import LANGUAGES, say

LOADED = (alembic.command, bot.presses.commands, bot.store.database, render.netrunner)

if __name__ == "__main__":  # a process that draws imports this too
    answers = os.fdopen(os.dup(1), "w")
    os.dup2(2, 1)
    for language in LANGUAGES:
        say(language, "language-name")
        for kind in registry().values():
            kind.warm(language)
    gc.freeze()
for line in sys.stdin if __name__ == "__main__" else ():
    command, _, argument = line.strip().partition(" ")
    if command == "start":
        pid = os.fork()
        if pid == 0:
            os.close(0)
            # A shell has what it starts in the background ignore it, and so would the bot until it listens.
            signal.signal(signal.SIGINT, signal.default_int_handler)
            os.environ.update(
                [(name, value) for name, _, value in (each.partition("=") for each in argument.split())]
            )
            os._exit(bot.main.main())
        print(pid, file=answers, flush=True)
    else:
        print(os.waitpid(int(argument), 0)[0], file=answers, flush=True)
