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
        self.assertEqual(faults("%n job(s)", "Ein Auftrag", "%n Aufträge"), [])
        self.assertEqual(faults("%n of %1", "0 %1", "1 %1", "2 %1", "%n %1", "%n %1", "%n %1", language="ar"), [])

    def test_wrong(self):
        for source, texts in (
            ("Copy", [""]), ("Copy", ["  "]), ("%1 of %2", ["%1 von"]), ("%1", ["%1 %1"]), ("%L1", ["%1"]),
            ("&Copy", ["Kopieren"]), ("Copy", ["&Kopieren"]), ("Add…", ["Neu"]), ("Name:", ["Name"]), ("Copy", ["Neu "]),
            ("%n job(s)", ["%n Auftrag", "Aufträge"]), ("%n job(s)", ["%n Auftrag", "%n Aufträge", "zu viel"]),
            ("%n of %1", ["einer", "%n von %1"]),
        ):
            with self.subTest(source=source, texts=texts):
                self.assertTrue(faults(source, *texts))

    def test_unfinished(self):
        for kind in ("unfinished", "vanished", "obsolete"):
            self.assertEqual(faults("Copy", "Kopieren", kind=kind), [kind])


if __name__ == "__main__":
    unittest.main()
