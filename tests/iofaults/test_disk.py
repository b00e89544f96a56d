# SPDX-FileCopyrightText: 2026 The Balehook authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""What disk.py makes of a journal: each missing step of writing a file shows.

    test_disk.py"""

import os
import shutil
import tempfile
import unittest

from disk import HEAD, NAMES, NOTHING, SOME, Disk


class TestDisk(unittest.TestCase):
    def setUp(self):
        self.work = os.path.realpath(tempfile.mkdtemp(prefix="iofaults-"))
        self.addCleanup(shutil.rmtree, self.work)
        self.root = os.path.join(self.work, "root")
        os.mkdir(self.root)
        with open(os.path.join(self.root, "kept"), "wb") as file:
            file.write(b"old")
        self.journal = os.path.join(self.work, "journal")

    def after(self, end, *steps):
        """The files that are left after steps of (kind, node, number, from, to, bytes)."""
        with open(self.journal, "wb") as file:
            for kind, node, number, source, target, data in steps:
                names = [os.fsencode(os.path.normpath(os.path.join(self.root, name)) if name else "")
                         for name in (source, target)]
                file.write(HEAD.pack(kind.encode(), node, number, len(names[0]), len(names[1]), len(data)))
                file.write(names[0] + names[1] + data)
        place = os.path.join(self.work, "after")
        shutil.rmtree(place, ignore_errors=True)
        Disk(self.root).replay(self.journal).write(place, end)
        found = {}
        for name in os.listdir(place):
            with open(os.path.join(place, name), "rb") as file:
                found[name] = file.read()
        return found

    new = ("N", 77, 0, "new", "", b"")
    write = ("W", 77, 0, "", "", b"contents")
    sync = ("S", 77, 0, "", "", b"")
    failed_sync = ("X", 77, 0, "", "", b"")
    rename = ("R", 0, 0, "new", "kept", b"")
    exchange = ("E", 0, 0, "new", "kept", b"")
    folder_sync = ("D", 0, 0, ".", "", b"")

    def test_a_name_is_not_there_before_its_folder_was_synced(self):
        steps = [self.new, self.write, self.sync, self.rename]
        self.assertEqual(self.after(NOTHING, *steps), {"kept": b"old"})
        self.assertEqual(self.after(NAMES, *steps), {"kept": b"contents"})

    def test_without_fsync_the_file_is_empty(self):
        self.assertEqual(self.after(NAMES, self.new, self.write, self.rename), {"kept": b""})

    def test_a_failed_fsync_is_not_made_good_by_another_one(self):
        steps = [self.new, self.write, self.failed_sync, self.sync, self.rename]
        self.assertEqual(self.after(NAMES, *steps), {"kept": b""})

    def test_an_exchange_keeps_both(self):
        steps = [self.new, self.write, self.sync, self.exchange]
        self.assertEqual(self.after(NAMES, *steps), {"kept": b"contents", "new": b"old"})

    def test_some_sectors_come_through(self):
        many = ("W", 77, 0, "", "", b"x" * 512 * 64)
        contents = self.after(SOME, self.new, many, self.rename)["kept"]
        self.assertLess(0, contents.count(b"x"))
        self.assertLess(contents.count(b"x"), 512 * 64)

    def test_a_folder_that_was_synced_has_its_names(self):
        steps = [self.new, self.write, self.sync, self.rename, self.folder_sync]
        self.assertEqual(self.after(NOTHING, *steps), {"kept": b"contents"})


if __name__ == "__main__":
    unittest.main()
