# SPDX-FileCopyrightText: 2026 The Balehook authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""Reads the table of mutations and applies one: see packaging/mutations.sh.

mutate.py TABLE check TREE | list | apply NUMBER TREE | restore NUMBER FROM TREE
"""

import pathlib
import shutil
import sys

KEYS = ("rule", "what", "file", "old", "new", "tests")


def read(table):
    """The blocks of the table, each a dictionary with all of KEYS."""
    mutations = []
    block = {}
    for line in pathlib.Path(table).read_text(encoding="utf-8").split("\n") + [""]:
        if line.startswith("#"):
            continue
        if line.strip() == "":
            if block:
                missing = [key for key in KEYS if key not in block]
                if missing:
                    sys.exit(f"{table}: {block.get('what', '?')} lacks {', '.join(missing)}")
                mutations.append(block)
            block = {}
            continue
        key, _, value = line.partition(":")
        if key not in KEYS:
            sys.exit(f"{table}: what is “{line}”?")
        value = value.removeprefix(" ")
        block[key] = value.replace("\\n", "\n") if key in ("old", "new") else value.strip()
    return mutations


def check(mutations, tree):
    """Every text to be replaced is in its file exactly once."""
    problems = []
    for mutation in mutations:
        path = pathlib.Path(tree, mutation["file"])
        count = path.read_text(encoding="utf-8").count(mutation["old"]) if path.is_file() else 0
        if count != 1:
            problems.append(f"{mutation['what']}: found {count} times in {mutation['file']}: {mutation['old']!r}")
        if mutation["old"] == mutation["new"]:
            problems.append(f"{mutation['what']}: changes nothing")
    if problems:
        sys.exit("\n".join(problems))
    print(f"{len(mutations)} mutations fit the code.")


def main(arguments):
    mutations = read(arguments[0])
    command = arguments[1]
    if command == "check":
        check(mutations, arguments[2])
    elif command == "list":
        for number, mutation in enumerate(mutations):
            print(number, mutation["rule"], mutation["what"], mutation["tests"], sep="\t")
    elif command == "apply":
        mutation = mutations[int(arguments[2])]
        path = pathlib.Path(arguments[3], mutation["file"])
        text = path.read_text(encoding="utf-8")
        path.write_text(text.replace(mutation["old"], mutation["new"], 1), encoding="utf-8")
    elif command == "restore":
        name = mutations[int(arguments[2])]["file"]
        shutil.copyfile(pathlib.Path(arguments[3], name), pathlib.Path(arguments[4], name))
    else:
        sys.exit(__doc__)


if __name__ == "__main__":
    main(sys.argv[1:])
