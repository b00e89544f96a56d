# SPDX-FileCopyrightText: 2026 The Balehook authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""check_translations.py FOLDER LUPDATE SOURCE_LIST INCLUDE_FOLDER

Prints which texts of FOLDER/balehook_*.ts are missing, unfinished, out of date, do not fit their source or use another
word than FOLDER/glossary.tsv, and exits with 1 if there is one. English holds plurals only.
"""

import re
import shutil
import subprocess
import sys
import tempfile
import xml.etree.ElementTree as ElementTree
from pathlib import Path

# Number of plural forms, and those of them that stand for one number only, where the text may do without %n. In French and
# Brazilian Portuguese the first form stands for 0 and 1.
PLURALS = {"en": (2, {0}), "de": (2, {0}), "fr": (2, set()), "es": (2, {0}), "pt_BR": (2, set()), "ja": (1, set()), "hi": (2, {0}),
           "ar": (6, {0, 1, 2})}
MARKS = re.compile("[\u064b-\u0652\u0670\u0640\u200e\u200f]")  # vowel signs and directions of Arabic
# What stays as it is in every language: options, commands in quotation marks, paths, addresses, "{slug}" and the syntax of
# searches.
LITERAL = re.compile(r"""--[\w%]+|(?<!\S)-\w+|\b[a-z]+:[a-z]+\b|"[a-z]+(?: [a-z%1-]+)*"|\w+://\S+|/\w[\w/.]*|\{slug\}|\bSLUG\b""")
PLACEHOLDER = re.compile(r"%(?:L?\d{1,2}|L?n)")


def placeholders(text):
    return sorted(PLACEHOLDER.findall(text))


def without_count(found):
    return [p for p in found if p not in ("%n", "%Ln")]


def access_keys(text):
    return len(re.findall(r"&(?=\w)", text.replace("&&", "")))


def text_faults(source, text, count_may_be_silent=False):
    """Why text cannot stand for source."""
    if not text.strip():
        return ["empty"]
    faults = []
    wanted, found = placeholders(source), placeholders(text)
    if count_may_be_silent and not set(found) & {"%n", "%Ln"}:
        wanted = without_count(wanted)
    if wanted != found:
        faults.append(f"has {' '.join(found) or 'no placeholder'}, the source {' '.join(wanted) or 'none'}")
    if access_keys(source) != access_keys(text):
        faults.append("access key (&) differs")
    if source.endswith("…") != text.endswith("…") or source.endswith(":") != text.endswith(":"):
        faults.append("ends differently (… or :)")
    if source == source.strip() and text != text.strip():
        faults.append("begins or ends with a space")
    return faults


def message_faults(message, language):
    source = message.findtext("source") or ""
    translation = message.find("translation")
    if translation is None:
        return ["no translation"]
    kind = translation.get("type")
    if kind:
        return [kind]
    if message.get("numerus") != "yes":
        return text_faults(source, translation.text or "")
    count, silent = PLURALS[language]
    forms = [form.text or "" for form in translation.findall("numerusform")]
    if len(forms) != count:
        return [f"{len(forms)} plural forms instead of {count}"]
    return [f"form {i + 1}: {fault}" for i, form in enumerate(forms) for fault in text_faults(source, form, i in silent)]


def bare(text):
    """A text without access keys and without marks that do not make it another word."""
    return MARKS.sub("", re.sub(r"\s*\(&\w\)", "", text).replace("&", ""))


class Glossary:
    """The table of terms: for each term one pattern per language, and the sources where the term is another word."""

    def __init__(self, lines):
        rows = [line.rstrip("\n").split("\t") for line in lines if line.strip() and not line.startswith("#")]
        head, *rows = rows
        self.exceptions = {(row[0][1:], row[1]) for row in rows if row[0].startswith("!")}
        self.terms = []
        for term, *cells in (row for row in rows if not row[0].startswith("!")):
            renderings = {language: re.compile(bare(cell), re.I) for language, cell in zip(head[1:], cells, strict=True)}
            self.terms.append((term, re.compile(rf"\b(?:{term})\b", re.I), renderings))
        self.used = set()

    def faults(self, source, texts, language):
        """Which terms of the source are rendered by another word."""
        for term, pattern, renderings in self.terms:
            if language not in renderings or not pattern.search(LITERAL.sub("", bare(source))):
                continue
            if (term, source) in self.exceptions:
                self.used.add((term, source))
                continue
            if not all(renderings[language].search(bare(text)) for text in texts):
                yield f"“{term}” is not rendered as in the glossary ({renderings[language].pattern})"

    def unused(self):
        return sorted(self.exceptions - self.used)


def translations_of(message):
    translation = message.find("translation")
    return [form.text or "" for form in translation.findall("numerusform")] or [translation.text or ""]


def glossary_faults(folder):
    """Lines to print for all languages of FOLDER."""
    glossary = Glossary((folder / "glossary.tsv").read_text(encoding="utf-8").splitlines())
    lines = []
    for path in sorted(folder.glob("balehook_*.ts")):
        language = path.stem.partition("_")[2]
        for context in ElementTree.parse(path).getroot().findall("context"):
            for message in context.findall("message"):
                if message.find("translation").get("type"):
                    continue
                source = message.findtext("source") or ""
                for fault in glossary.faults(source, translations_of(message), language):
                    lines.append(f"{path.name}: {context.findtext('name')}: \"{source}\": {fault}")
    lines += [f"glossary.tsv: the exception of “{term}” for \"{source}\" is not needed" for term, source in glossary.unused()]
    return lines


def file_faults(path):
    """(texts read, lines to print) of one .ts file."""
    language = path.stem.partition("_")[2]
    if language not in PLURALS:
        return 0, [f"{path.name}: plural rules of '{language}' are not known to this check"]
    texts, lines = 0, []
    for context in ElementTree.parse(path).getroot().findall("context"):
        for message in context.findall("message"):
            texts += 1
            for fault in message_faults(message, language):
                lines.append(f"{path.name}: {context.findtext('name')}: \"{message.findtext('source')}\": {fault}")
    return texts, lines


def stale(folder, lupdate, source_list, include):
    """Names of .ts files that lupdate would change."""
    with tempfile.TemporaryDirectory() as scratch:
        changed = []
        for path in sorted(folder.glob("balehook_*.ts")):
            copy = Path(shutil.copy(path, scratch))
            plurals = ["-pluralonly"] if path.stem.endswith("_en") else []
            subprocess.run([lupdate, "-silent", "-locations", "none", "-no-obsolete", "-no-ui-lines", f"@{source_list}",
                            "-I", include, *plurals, "-ts", copy], check=True)
            if copy.read_bytes() != path.read_bytes():
                changed.append(path.name)
        return changed


def main():
    folder = Path(sys.argv[1])
    total, lines = 0, []
    for path in sorted(folder.glob("balehook_*.ts")):
        texts, faults = file_faults(path)
        total += texts
        lines += faults
    lines += glossary_faults(folder)
    lines += [f"{name}: out of date, build the target update_translations" for name in stale(folder, *sys.argv[2:])]
    print("\n".join(lines + [f"{total} texts read, {len(lines)} faults"]))
    return 1 if lines or total == 0 else 0


if __name__ == "__main__":
    sys.exit(main())
