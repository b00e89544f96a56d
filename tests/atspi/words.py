# SPDX-FileCopyrightText: 2026 The Balehook authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""What a text of the program reads in one of its languages, from its own translations."""

import re
import xml.etree.ElementTree as ElementTree
from pathlib import Path

PLACEHOLDER = re.compile(r"%(?:L?\d{1,2}|L?n)")


def without_key(text):
    """As assistive programs are given it: without the mark of the access key, and without the key behind a tab."""
    return re.sub(r"&(.)", r"\1", text).split("\t")[0]


class Words:
    def __init__(self, language, folder):
        self._texts = {}
        for context in ElementTree.parse(Path(folder) / f"balehook_{language}.ts").getroot().iter("context"):
            for message in context.iter("message"):
                translation = message.find("translation")
                forms = [form.text or "" for form in translation.iter("numerusform")] or [translation.text or ""]
                key = (context.findtext("name"), message.findtext("source"))
                self._texts.setdefault(key, []).extend(forms)
        # English has its plurals only: all else is as it stands in the sources.
        self._falls_back = language == "en"

    def _forms(self, context, source):
        found = self._texts.get((f"Balehook::{context}", source))
        if not found:
            if not self._falls_back:
                raise KeyError(f"{context}: {source}")
            found = [source]
        return [without_key(form) for form in found]

    def text(self, context, source):
        """The text of a source that has no places for values."""
        return self._forms(context, source)[0]

    def _expression(self, context, source):
        forms = [PLACEHOLDER.split(form) for form in self._forms(context, source)]
        return "|".join("(?:" + ".+?".join(re.escape(part) for part in form) + ")" for form in forms)

    def pattern(self, context, source):
        """Matches the text with any values."""
        return re.compile(self._expression(context, source), re.DOTALL)

    def beginning(self, context, source):
        """Matches what begins with the text."""
        return re.compile(f"(?:{self._expression(context, source)}).*", re.DOTALL)

    def around(self, context, source):
        """Matches what has the text in it."""
        return re.compile(f".*(?:{self._expression(context, source)}).*", re.DOTALL)
