# SPDX-FileCopyrightText: 2026 The Balehook authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""check_security.py TABLE SECURITY: each promise of SECURITY.md is broken by a mutation of the table that one of the
tests beside it must notice."""

import fnmatch
import pathlib
import re
import sys

import mutate


def promises(page):
    """(number of the line, promise, [names of tests, perhaps with *]) of each row of its tables with tests."""
    for number, line in enumerate(page.splitlines(), 1):
        cells = [cell.strip() for cell in line.strip().strip("|").split("|")]
        if line.startswith("|") and len(cells) == 2 and (tests := re.findall(r"`([a-z_0-9*]+)`", cells[1])):
            yield number, cells[0], tests


def main():
    table, security = sys.argv[1:]
    noticing = {test for mutation in mutate.read(table) for test in mutation["tests"].split()}
    read = missing = 0
    for number, promise, tests in promises(pathlib.Path(security).read_text(encoding="utf-8")):
        read += 1
        if not any(fnmatch.filter(noticing, test) for test in tests):
            missing += 1
            print(f"{security}:{number}: nothing in {table} breaks this: {promise[:70]}")
    print(f"{read} promises, {missing} without a mutation")
    return 1 if missing or not read else 0


if __name__ == "__main__":
    sys.exit(main())
