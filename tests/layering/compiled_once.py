# SPDX-FileCopyrightText: 2026 The Balehook authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""compiled_once.py ROOT COMPILE_COMMANDS: prints each source of src/ and tests/ that more than one target compiles. What
several need is a library. The fuzz targets, which have counters in them, are no part of this build."""

import collections
import pathlib
import sys

from sourcecommands import source_commands


def twice(root, commands):
    """The sources, sorted."""
    counts = collections.Counter(command["file"] for command in commands)
    names = {name: pathlib.PurePath(name).relative_to(root).as_posix() for name in counts
             if pathlib.PurePath(name).is_relative_to(root)}
    return sorted(short for name, short in names.items() if counts[name] > 1 and short.startswith(("src/", "tests/")))


def main():
    root, commands = sys.argv[1:]
    found = source_commands(pathlib.Path(commands))
    again = twice(root, found)
    for name in again:
        print(f"{name}: more than one target compiles it")
    print(f"{len(found)} commands read, {len(again)} sources compiled again")
    return 1 if again or not found else 0


if __name__ == "__main__":
    sys.exit(main())
