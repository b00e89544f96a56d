# SPDX-FileCopyrightText: 2026 The Balehook authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""The map of src in CONTRIBUTING.md, made from the tree, so that it cannot be wrong.

    map.py --check <root>    says whether the map is that of the tree, and which sources that CONTRIBUTING.md or SECURITY.md
                             names do not exist (the test "map")
    map.py --write <root>    brings it up to date

A folder is described by the comment below the licence in its CMakeLists.txt, and what it may include stands in rules.py.
"""

import re
import sys
from pathlib import Path

import rules

BEGIN = "<!-- The map is made by tests/layering/map.py --write . -->"
END = "<!-- End of the map. -->"


def described(root, folder):
    """The first paragraph of comments behind the licence."""
    lists = root / "src" / folder / "CMakeLists.txt"
    head = re.match(r"# SPDX[^\n]*\n# SPDX[^\n]*\n#\n((?:# [^\n]+\n)+)", lists.read_text(encoding="utf-8"))
    if head is None:
        raise ValueError(f"{lists} does not say below the licence what is in the folder")
    return " ".join(line.removeprefix("# ") for line in head.group(1).splitlines())


def may_include(folder):
    """A room stands for those that it may include itself; a folder beside this one is named without the room."""
    room = folder.split("/")[0]
    allowed = rules.ROOMS[folder]
    beside = {name for name in allowed if name.startswith(room + "/")}
    below = allowed - beside
    implied = {name for other in below for name in everything(other) if everything(other) <= below}
    order = list(rules.ROOMS)
    rooms = [name.split("/")[0] for name in order]
    named = sorted(below - implied, key=rooms.index) + [n.split("/")[1] for n in sorted(beside, key=order.index)]
    return ", ".join(named) or "nothing"


def everything(room):
    """The rooms that a room or the folders in it may include."""
    return {name.split("/")[0] for folder, allowed in rules.ROOMS.items() if folder.split("/")[0] == room
            for name in allowed} - {room}


def table(root):
    lines = ["| folder | what is in it | files | may include |", "|---|---|---|---|"]
    for folder in rules.ROOMS:
        files = [path for path in (root / "src" / folder).iterdir() if path.suffix in (".h", ".cpp")]
        lines.append(f"| `{folder}` | {described(root, folder)} | {len(files)} | {may_include(folder)} |")
    return "\n".join(lines)


def redrawn(root, text):
    """The page with the map of the tree."""
    before, begin, rest = text.partition(BEGIN)
    _, end, after = rest.partition(END)
    if not begin or not end:
        raise ValueError(f"no place for the map: {BEGIN} and {END}")
    return f"{before}{begin}\n\n{table(root)}\n\n{end}{after}"


def missing(root, text):
    """Sources that a text names, below src/ or from the root, and that are not there."""
    names = sorted(set(re.findall(r"`((?:\w+/)+\w+\.(?:h|cpp))`", text)))
    return [name for name in names if not any((root / base / name).exists() for base in ("src", "."))]


def main(action, root):
    page = root / "CONTRIBUTING.md"
    before = page.read_text(encoding="utf-8")
    after = redrawn(root, before)
    if action == "--write":
        page.write_text(after, encoding="utf-8")
    elif before != after:
        print(f"The map in {page} is not that of src. Bring it up to date: tests/layering/map.py --write .")
        return 1
    lost = [f"{name} names {source}, which does not exist" for name in ("CONTRIBUTING.md", "SECURITY.md")
            if (root / name).exists() for source in missing(root, (root / name).read_text(encoding="utf-8"))]
    print("\n".join(lost), end="\n" if lost else "")
    return 1 if lost and action == "--check" else 0


if __name__ == "__main__":
    if len(sys.argv) != 3 or sys.argv[1] not in ("--check", "--write"):
        sys.exit(__doc__)
    sys.exit(main(sys.argv[1], Path(sys.argv[2])))
