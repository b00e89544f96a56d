# SPDX-FileCopyrightText: 2026 The Balehook authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""The check of the translations is checked with texts that are wrong on purpose."""

import unittest
import xml.etree.ElementTree as ElementTree

import check_translations as check


def faults(source, *texts, language="de", kind=None):
    message = ElementTree.Element("message", {"numerus": "yes"} if len(texts) > 1 else {})
    ElementTree.SubElement(message, "source").text = source
    translation = ElementTree.SubElement(message, "translation", {"type": kind} if kind else {})
    if len(texts) > 1:
        for text in texts:
            ElementTree.SubElement(translation, "numerusform").text = text
    else:
        translation.text = texts[0]
    return check.message_faults(message, language)


class Texts(unittest.TestCase):
    def test_good(self):
        self.assertEqual(faults("Copy", "Kopieren"), [])
        self.assertEqual(faults("&Open %1…", "%1 ö&ffnen…"), [])
        self.assertEqual(faults("%1 of %2", "%2: davon %1"), [])
        self.assertEqual(faults("%n job(s)", "Ein Vorgang", "%n Vorgänge"), [])
        self.assertEqual(faults("%n of %1", "0 %1", "1 %1", "2 %1", "%n %1", "%n %1", "%n %1", language="ar"), [])

    def test_wrong(self):
        for source, texts in (
            ("Copy", [""]), ("Copy", ["  "]), ("%1 of %2", ["%1 von"]), ("%1", ["%1 %1"]), ("%L1", ["%1"]),
            ("&Copy", ["Kopieren"]), ("Copy", ["&Kopieren"]), ("Add…", ["Neu"]), ("Name:", ["Name"]), ("Copy", ["Neu "]),
            ("%n job(s)", ["%n Vorgang", "Vorgänge"]), ("%n job(s)", ["%n Vorgang", "%n Vorgänge", "zu viel"]),
            ("%n of %1", ["einer", "%n von %1"]),
        ):
            with self.subTest(source=source, texts=texts):
                self.assertTrue(faults(source, *texts))

    def test_first_form_for_zero_and_one(self):
        self.assertTrue(faults("%n job(s)", "La tâche", "%n tâches", language="fr"))
        self.assertEqual(faults("%n job(s)", "%n tâche", "%n tâches", language="fr"), [])

    def test_unfinished(self):
        for kind in ("unfinished", "vanished", "obsolete"):
            self.assertEqual(faults("Copy", "Kopieren", kind=kind), [kind])


class Terms(unittest.TestCase):
    LINES = ["# words", "English\tde\tar", "jobs?\tVorg[aä]ng\tمهم|مهام", "views?\tAnsicht\tعرض", "!views?\tView\tthe menu"]

    def faults(self, source, *texts, language="de"):
        return list(check.Glossary(self.LINES).faults(source, texts, language))

    def test_good(self):
        for source, text in (("%n job(s)", "%n Vorgänge"), ("Load All &Jobs", "Alle &Vorgänge laden"), ("Jobless", "Ohne Arbeit"),
                             ("View", "Anzeigen"), ('"jobs download" saves it', "gespeichert"), ("--jobs", "nichts")):
            with self.subTest(source=source):
                self.assertEqual(self.faults(source, text), [])
        self.assertEqual(self.faults("Job", "مُهِمّة", language="ar"), [])
        self.assertEqual(self.faults("Job", "no column for it", language="fr"), [])

    def test_wrong(self):
        self.assertTrue(self.faults("Show Jobs", "Aufträge anzeigen"))
        self.assertTrue(self.faults("%n job(s)", "%n Vorgang", "%n Aufträge"))
        self.assertTrue(self.faults("View of the jobs", "Die Vorgänge"))

    def test_exceptions_are_needed(self):
        glossary = check.Glossary(self.LINES)
        self.assertEqual(glossary.unused(), [("views?", "View")])
        list(glossary.faults("View", ["Anzeigen"], "de"))
        self.assertEqual(glossary.unused(), [])


if __name__ == "__main__":
    unittest.main()
