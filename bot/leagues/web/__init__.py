"""Leagues on the web: pages to read, without scripts, for leagues whose organisers have switched that on.

What is on them is what everybody in the league's channel sees (`engine.leagues.season.public`). Off unless
the operator names an address (`SYSOP_WEB`).
"""
