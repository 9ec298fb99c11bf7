"""A small Discord-compatible server on loopback, and a page to play through.

`python -m sandbox.play` starts it with the bot, `python -m sandbox` alone. In tests:

    async with running_sandbox() as server:          # sandbox.testing; points discord.py at it
        ...start the bot with server.token...
        sandbox = server.sandbox                     # acts and looks as Ada, Bran, Chloe, Dov, ...
        await sandbox.slash("Ada", "table-talk", "netrunner challenge", opponent="Bran")
        await sandbox.click("Bran", message, "Accept")
        assert server.violations == [] and server.undeclared == []

`world` is the state, `gateway` the websocket, `api` and `routes_*` the REST side, `checks`, `components`
and `openapi` what a request body must satisfy, `control` the people, `page/` what a browser shows.
"""
