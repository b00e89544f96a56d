#!/usr/bin/env python3
# SPDX-FileCopyrightText: 2026 The Balehook authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""Checks the manual: check_manual.py REPOSITORY

Every page of the contents is there in English, and no other. Links and pictures lead somewhere. Whatever is bold is a
label of the program, spelled as in it (parts of a path through the menus are divided by " > "), in every language. A
translated page has the headings, links, pictures and code of the English one."""

import re
import sys
import xml.etree.ElementTree as ElementTree
from pathlib import Path

LANGUAGES = ["ar", "de", "es", "fr", "hi", "ja", "pt_BR"]
MOST_LINES = 60
PICTURE_BYTES = 25 * 1024
ALL_PICTURES_BYTES = 600 * 1024


BOLD = re.compile(r"\*\*(.+?)\*\*", re.S)
LINK = re.compile(r"(?<!!)\[[^\]]*\]\(([^)]*)\)")
PICTURE = re.compile(r"!\[([^\]]*)\]\(([^)]*)\)")
CODE = re.compile(r"```(.*?)```|`([^`]+)`", re.S)
KEYS = re.compile(r"^(?:F\d+|\?|[^ ]+\+[^ ]+|\w+)$")


def plain(text):
    """A label as it is read: without its key and what is shown beside it."""
    text = text.split("\t")[0]
    text = re.sub(r"\s*\(&\w\)", "", text)
    return " ".join(text.replace("&&", "\1").replace("&", "").replace("\1", "&").split())


def labels(translations, language):
    found = {}
    for message in ElementTree.parse(translations / f"balehook_{language}.ts").getroot().iter("message"):
        source = message.find("source").text or ""
        translation = message.find("translation")
        forms = [form.text or "" for form in translation.findall("numerusform")] or [translation.text or ""]
        found.setdefault(plain(source), set()).update(plain(form) for form in forms)
    return found


def bold_parts(text):
    for bold in BOLD.findall(CODE.sub("", text)):
        yield from (part.strip() for part in " ".join(bold.split()).split(" > "))


def check_page(path, names, known):
    text = path.read_text(encoding="utf-8")
    lines = text.splitlines()
    if not text.startswith("# ") or text.count("\n# ") > 0:
        yield "one title, in the first line"
    if len(lines) > MOST_LINES:
        yield f"{len(lines)} lines; one page is one task"
    for target in LINK.findall(text):
        if target.removesuffix(".md") not in names or not target.endswith(".md"):
            yield f"the link to {target} leads nowhere"
    for title, target in PICTURE.findall(text):
        if not title or not (path.parent / target).resolve().is_file():
            yield f"the picture {target} is not there, or has no words"
    for part in bold_parts(text):
        if part not in known:
            yield f"“{part}” is no label of the program"


def shape(text):
    """What is the same in all languages. Keys have other names elsewhere."""
    code = [" ".join((block or word).split()) for block, word in CODE.findall(text)]
    return {
        "headings": len(re.findall(r"^#+ ", text, re.M)),
        "links": sorted(LINK.findall(text)),
        "pictures": [target for _, target in PICTURE.findall(text)],
        "code": sorted(word for word in code if not KEYS.match(word)),
        "rows of tables": len(re.findall(r"^\|", text, re.M)),
    }


def check_translation(path, english):
    own, other = shape(path.read_text(encoding="utf-8")), shape(english.read_text(encoding="utf-8"))
    for what in own:
        if own[what] != other[what]:
            yield f"other {what} than in English: {own[what]} and not {other[what]}"


def check_words(path, names):
    for line in path.read_text(encoding="utf-8").splitlines():
        page, colon, words = line.partition(": ")
        if page not in names or not colon or not all(words.split(", ")):
            yield f"not a page and its words: {line}"


def check_pictures(folder):
    sizes = {path.name: path.stat().st_size for path in folder.glob("*.png")}
    for name, size in sorted(sizes.items()):
        if size > PICTURE_BYTES:
            yield f"{name} has {size} bytes"
    if sum(sizes.values()) > ALL_PICTURES_BYTES:
        yield f"all pictures have {sum(sizes.values())} bytes"


def check(repository):
    folder = repository / "resources" / "manual"
    translations = repository / "translations"
    names = (folder / "contents").read_text(encoding="utf-8").split()
    if len(set(names)) != len(names):
        yield "contents: a page is named twice"
    english = folder / "en"
    for name in sorted(set(names) ^ {path.stem for path in english.glob("*.md")}):
        yield f"en/{name}.md: in the contents or in the folder, but not in both"
    sources = set(labels(translations, "de"))
    for path in sorted(english.glob("*.md")):
        yield from (f"en/{path.name}: {fault}" for fault in check_page(path, names, sources))
    for language in LANGUAGES:
        own = labels(translations, language)
        words = set().union(*own.values())
        for path in sorted((folder / language).glob("*.md")):
            if path.stem not in names:
                yield f"{language}/{path.name}: there is no such page"
                continue
            yield from (f"{language}/{path.name}: {fault}" for fault in check_page(path, names, words))
            yield from (f"{language}/{path.name}: {fault}" for fault in check_translation(path, english / path.name))
    pages = [[line.partition(":")[0] for line in (folder / each / "words").read_text(encoding="utf-8").splitlines()]
             for each in ["en", *LANGUAGES]]
    for language, own in zip(["en", *LANGUAGES], pages):
        yield from (f"{language}/words: {fault}" for fault in check_words(folder / language / "words", names))
        if own != pages[0]:
            yield f"{language}/words: other pages than in English"
    yield from (f"pictures: {fault}" for fault in check_pictures(folder / "pictures"))


def main():
    faults = list(check(Path(sys.argv[1])))
    for fault in faults:
        print(fault)
    return 1 if faults else 0


if __name__ == "__main__":
    sys.exit(main())
