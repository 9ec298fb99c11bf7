"""Mutation testing of Netrunner's rules: small faults are planted one by one, and the tests must see them.

Of the maintained tools mutmut leaves decorated functions alone, which nearly all steps of the rules are, and
cosmic-ray starts a process and collects all tests for each mutant. Here the tests are collected once; each
mutant is a fork in which the code of one function is exchanged, and only tests that call this function run.
"""
