# SPDX-FileCopyrightText: 2026 The Balehook authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""As much of C++ as the checks need: code without comments and string contents, includes, calls and their arguments."""

import re

_TOKEN = re.compile(
    r"""//[^\n]*
      | /\*.*?\*/
      | R"(?P<mark>[^()\\\s]{0,16})\(.*?\)(?P=mark)"
      | "(?:\\.|[^"\\\n])*"
      | (?<![0-9a-zA-Z_])'(?:\\.|[^'\\\n])+'
    """,
    re.DOTALL | re.VERBOSE,
)
_INCLUDE = re.compile(r'^[ \t]*#[ \t]*include[ \t]*([<"])([^>"]+)[>"]', re.MULTILINE)
_OPEN = {"(": ")", "[": "]", "{": "}"}


def bare_code(text):
    """text with comments removed and literals emptied; every line keeps its number."""

    def blank(match):
        token = match.group(0)
        lines = "\n" * token.count("\n")
        if token.startswith("/"):
            return " " + lines
        return ("''" if token.startswith("'") else '""') + lines

    return _TOKEN.sub(blank, text)


def line_of(text, position):
    return text.count("\n", 0, position) + 1


def includes(text):
    """(line, header, is it in quotes) of each #include."""
    return [(line_of(text, m.start(1)), m.group(2), m.group(1) == '"') for m in _INCLUDE.finditer(text)]


def calls(code, name):
    """(line, [arguments]) of each call of name, a regular expression; code is bare_code()."""
    for match in re.finditer(r"(?<![\w])(?:" + name + r")\s*\(", code):
        arguments = _arguments(code, match.end())
        if arguments is not None:
            yield line_of(code, match.start()), arguments


def _arguments(code, position):
    """The arguments from just after an opening parenthesis to the one that closes it."""
    closers, start, found = [")"], position, []
    while position < len(code):
        char = code[position]
        if char in _OPEN:
            closers.append(_OPEN[char])
        elif char == closers[-1]:
            closers.pop()
            if not closers:
                last = code[start:position].strip()
                return found + [last] if last or found else found
        elif char == "," and len(closers) == 1:
            found.append(code[start:position].strip())
            start = position + 1
        position += 1
    return None


def named_classes(code):
    """(line, name) of each class that is defined at file scope or in a named namespace; code is bare_code()."""
    scopes, head, position = [], "", 0
    for part in re.finditer(r"[{};]|[^{};]+", code):
        text = part.group(0)
        if text == "{":
            words = re.sub(r"^[ \t]*#.*$", "", head, flags=re.MULTILINE).strip()
            space = re.search(r"\bnamespace\s*([\w:]*)$", words)
            named = re.search(r"^(?:class|struct)\s+(\w+)[^()=]*$", words)
            if named and all(scopes):
                yield line_of(code, position + len(head) - len(head.lstrip())), named.group(1)
            scopes.append(bool(space and space.group(1)))
        elif text == "}" and scopes:
            scopes.pop()
        if text in "{};":
            head, position = "", part.end()
        else:
            head += text
