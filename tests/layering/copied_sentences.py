# SPDX-FileCopyrightText: 2026 The Balehook authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""copied_sentences.py ROOT [--list]: counts the literals of tests that copy words of the user interface, which makes a test
fail for another wording. A test identifies a message by its kind, by the name of an object, or by the function that says
it. The bar only ever falls: whoever removes some lowers it."""

import collections
import html
import pathlib
import re
import sys

BAR = 0

LITERAL = re.compile(r'"((?:[^"\\\n]|\\.)*)"')
ROW_NAME = re.compile(r'\b(?:newRow|addRow|row)\("(?:[^"\\\n]|\\.)*"')
SOURCE = re.compile(r"<source>(.*?)</source>", re.S)
WORDS = 3  # fewer are no sentence, but the name of a thing
SMALL = {"a", "an", "and", "as", "by", "for", "from", "in", "of", "on", "or", "the", "to", "with"}
LETTERS = 15


def sentences(translations):
    """All texts of the user interface, without access keys."""
    return {html.unescape(text).replace("&", "") for text in SOURCE.findall(translations)}


def is_name(text):
    """Commands and filters are named in title case; what is named so is no sentence."""
    words = [word for word in text.split() if word not in SMALL]
    return all(word[0].isupper() for word in words) and not text.endswith(".")


def copies(code, said):
    """The literals in CODE that are part of what is SAID, one long text."""
    found = []
    for line in code.split("\n"):
        if line.lstrip().startswith(("//", "#")):
            continue
        for literal in LITERAL.findall(ROW_NAME.sub("", line)):
            text = literal.strip().replace('\\"', '"')
            if len(text.split()) >= WORDS and len(text) >= LETTERS and text in said and not is_name(text):
                found.append(text)
    return found


def copies_by_file(root, texts):
    said = "\0".join(sorted(texts))
    found = collections.OrderedDict()
    for path in sorted((root / "tests").rglob("*")):
        if path.suffix in (".cpp", ".h"):
            copied = copies(path.read_text(encoding="utf-8"), said)
            if copied:
                found[path.relative_to(root).as_posix()] = copied
    return found


def main():
    root = pathlib.Path(sys.argv[1])
    said = sentences((root / "translations/balehook_de.ts").read_text(encoding="utf-8"))
    if not any(copies(f'said("{text}")', text) for text in said if text.isprintable() and '"' not in text):
        print("No sentence of the user interface would be recognized.")
        return 1
    found = copies_by_file(root, said)
    count = sum(len(texts) for texts in found.values())
    if "--list" in sys.argv or count > BAR:
        for name, texts in found.items():
            print(*(f"{name}: {text}" for text in texts), sep="\n")
    print(f"{count} literals of tests copy the user interface, in {len(found)} files; at most {BAR} may")
    if count < BAR:
        print(f"BAR in copied_sentences.py can be {count}.")
    return 1 if count > BAR else 0


if __name__ == "__main__":
    sys.exit(main())
