"""Promises of leagues as calls to Discord, and pages that are missing promised anew."""
