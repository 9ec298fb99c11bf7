"""Leagues on Discord.

`table` is a league in hand, `typed/` what people type, `posts/` what leagues tell (notices, pages,
buttons), `service/` the way in: one change, one transaction; time, hosted games, ratings. `delivery/`
sends. `players/`, `organisers/` and `readers/` are what people use, `access` who may. `wiring` puts
them together for the bot.
"""
