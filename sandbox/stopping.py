"""Until when a process of the sandbox runs."""

from __future__ import annotations

import asyncio
import signal


def stop_asked() -> asyncio.Event:
    """What is set once this process is asked to end: by Ctrl-C, by a service manager, by a closed terminal.

    Also where a script started it in the background: it leaves SIGINT ignored, unless that is handled.
    """
    asked = asyncio.Event()
    for signum in (signal.SIGINT, signal.SIGTERM, signal.SIGHUP):
        asyncio.get_running_loop().add_signal_handler(signum, asked.set)
    return asked
