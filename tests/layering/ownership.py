# SPDX-FileCopyrightText: 2026 The Balehook authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""ownership.py ROOT: what src must not do by hand. Parts are members whose order of declaration is the order of their
destruction, and what a part needs is handed to it: so nobody searches another object's children, deletes, disconnects
to stay alive, or takes a dozen things one by one. What does nevertheless stands below, with the reason; each number only
ever falls."""

import pathlib
import re
import sys

import cxx

MOST_PARAMETERS = 4

# Puts the program together.
COMPOSITION_ROOTS = ("src/app/", "src/widgets/window/")

SEARCHES = {
    "src/net/requestwatch.cpp": (1, "a reply is made by Qt, and the watch in it is its child"),
    "src/widgets/messages/announcer.cpp": (1, "one for each window, whoever made that"),
    "src/widgets/search/viewsmenu.cpp": (1, "the buttons of QInputDialog, which hands them out in no other way"),
    "src/widgets/tables/pagedtableview.cpp": (1, "selections that Qt makes with each model, and keeps"),
}

DELETES = {
    "src/credentials/keychainjobs.cpp": (1, "a timer that is a child: what it waited for is there"),
    "src/net/singleinstance.cpp": (1, "QLocalServer hands its connections over"),
    "src/session/account/sessions.cpp": (1, "sessions, once nobody finds them any more"),
    "src/widgets/tables/pagedtableview.cpp": (1, "selections that Qt makes with each model, and keeps"),
}

# Who tells until it goes is listened to by a QObject that is the last member, and so goes first.
DISCONNECTS = {}

SEARCH = re.compile(r"\bfindChild(?:ren)?\s*[<(]")
DELETE = re.compile(r"\bdelete\b(?:\s*\[\s*\])?\s+[\w*(]|\bqDeleteAll\s*\(")
DESTRUCTOR = re.compile(r"~\w+\s*\(\s*\)[^;{}]*\{")
CLASS = re.compile(r"\b(?:class|struct)\s+(\w+)(?:\s+final)?\s*(?::[^{;]*)?\{")


def parameters(text):
    """What stands between commas of TEXT, outside of brackets of any kind."""
    found, depth, current = [], 0, ""
    for character in text:
        if character in "([{<":
            depth += 1
        elif character in ")]}>":
            depth -= 1
        if character == "," and depth == 0:
            found.append(current)
            current = ""
        else:
            current += character
    return found + [current] if current.strip() else found


def closing(text, start):
    """Where the bracket that opens at START closes."""
    depth = 0
    for place in range(start, len(text)):
        if text[place] in "({":
            depth += 1
        elif text[place] in ")}":
            depth -= 1
            if depth == 0:
                return place
    return len(text)


def constructors(code):
    """(line, class, number of parameters) of each constructor that is declared in CODE. A parent is none: it is where
    the object stands, and not what it works with."""
    for found in CLASS.finditer(code):
        name, start = found.group(1), found.end() - 1
        body = code[start:closing(code, start)]
        for each in re.finditer(rf"(?<![~\w:.>]){name}\s*\(", body):
            given = parameters(body[each.end():closing(body, each.end() - 1)])
            if given and re.search(r"\*\s*parent\b", given[-1]):
                given.pop()
            yield cxx.line_of(code, start + each.start()), name, len(given)


def uses(pattern, tree):
    """{file: [line, ...]} of PATTERN in the code of TREE."""
    found = {}
    for name, code in tree.items():
        lines = [cxx.line_of(code, match.end() - 1) for match in pattern.finditer(code)]
        if lines:
            found[name] = lines
    return found


def disconnects(tree):
    """The same of destructors that disconnect."""
    found = {}
    for name, code in tree.items():
        lines = [cxx.line_of(code, match.start()) for match in DESTRUCTOR.finditer(code)
                 if "disconnect(" in code[match.end():closing(code, match.end() - 1)]]
        if lines:
            found[name] = lines
    return found


def long_constructors(tree):
    found = {}
    for name, code in tree.items():
        if name.endswith(".h") and not name.startswith(COMPOSITION_ROOTS):
            lines = [line for line, _, count in constructors(code) if count > MOST_PARAMETERS]
            if lines:
                found[name] = lines
    return found


def judge(what, found, allowed):
    """The sentences to print: what is not allowed, and what needs not be allowed any longer."""
    for name in sorted(set(found) | set(allowed)):
        lines = found.get(name, [])
        most = allowed.get(name, (0, ""))[0]
        if len(lines) > most:
            yield f"{name}:{lines[-1]}: {what}: {len(lines)}, at most {most}"
        elif len(lines) < most:
            yield f"{name}:1: {what}: {len(lines)}, so the {most} in ownership.py can fall"


def check(root):
    tree = {path.relative_to(root).as_posix(): cxx.bare_code(path.read_text(encoding="utf-8"))
            for path in sorted((root / "src").rglob("*")) if path.suffix in (".cpp", ".h")}
    said = list(judge("search for children", uses(SEARCH, tree), SEARCHES))
    said += judge("delete", uses(DELETE, tree), DELETES)
    said += judge("destructor that disconnects", disconnects(tree), DISCONNECTS)
    said += judge(f"constructor of more than {MOST_PARAMETERS} parameters", long_constructors(tree), {})
    return len(tree), said


def main():
    count, said = check(pathlib.Path(sys.argv[1]))
    print(*said, f"{count} files read, {len(said)} to change", sep="\n")
    return 1 if said or count == 0 else 0


if __name__ == "__main__":
    sys.exit(main())
