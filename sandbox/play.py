"""`python -m sandbox.play`: the sandbox and the bot together, to try the bot without a token."""

from __future__ import annotations

import argparse
import asyncio
import os
import sys
import tempfile
from pathlib import Path

from bot.invite import PERMISSIONS
from sandbox.server import SandboxServer
from sandbox.stopping import stop_asked

STOP_SECONDS = 10.0


async def main(port: int = 8420) -> int:
    """Serve until Ctrl-C or until the bot ends; the exit status is the bot's if it ended by itself."""
    # The bot may here do what its invitation asks for, and no more.
    server = SandboxServer(port, bot_permissions=PERMISSIONS.value)
    try:
        await server.start()
    except OSError:
        # Something else is on the usual port: any free one will do.
        await server.stop()
        server = SandboxServer(0, bot_permissions=PERMISSIONS.value)
        await server.start()
    # The sandbox forgets its channels when it ends, so games kept longer would have nowhere to go on; and
    # the games of a real server, where this machine has some, are not to be touched.
    with tempfile.TemporaryDirectory(prefix="sysop-sandbox-") as folder:
        environment = os.environ | server.environment(Path(folder) / "games.sqlite3")
        try:
            return await _run_bot(server, environment)
        finally:
            await server.stop()


async def _run_bot(server: SandboxServer, environment: dict[str, str]) -> int:
    asked = stop_asked()
    # In a session of its own, so that Ctrl-C reaches it once, from here.
    bot = await asyncio.create_subprocess_exec(
        sys.executable, "-m", "bot", env=environment, start_new_session=True
    )
    print(f"\n  Open {server.base_url}/ and pick who you are; a second window can be someone else.")
    print("  No Discord token is needed here. Ctrl-C ends it, and the games in it.\n", flush=True)
    ended = asyncio.create_task(bot.wait())
    stop = asyncio.create_task(asked.wait())
    await asyncio.wait({ended, stop}, return_when=asyncio.FIRST_COMPLETED)
    stop.cancel()
    if ended.done():
        print(f"The bot ended with status {ended.result()}.", file=sys.stderr)
        return ended.result()
    bot.terminate()
    try:
        await asyncio.wait_for(asyncio.shield(ended), STOP_SECONDS)
    except TimeoutError:
        bot.kill()
        await ended
    return 0


if __name__ == "__main__":
    parser = argparse.ArgumentParser(prog="python -m sandbox.play", description=__doc__)
    parser.add_argument("--port", type=int, default=8420, help="port on 127.0.0.1 (0: any free one)")
    sys.exit(asyncio.run(main(parser.parse_args().port)))
