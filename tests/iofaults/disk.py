# SPDX-FileCopyrightText: 2026 The Balehook authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""What is on a disk after a power failure, worked out of the journal of the preloaded library.

A file has what was in it when it was last brought to the disk (fsync, fdatasync), a folder has the names that it had
then. What was written before an fsync that failed is gone for good, as Linux has it. Nothing is known of the order in
which the rest reaches the disk, so several ends are made of the same journal."""

import os
import random
import shutil
import struct
import time

HEAD = struct.Struct("=c7xQQIIQ")
SECTOR = 512
REBOOT = 3600  # seconds until somebody looks again: no lock is fresh any more

# How much of what was not brought to the disk got there all the same.
NOTHING = "nothing unsynced"  # neither names nor contents
NAMES = "names unsynced"  # names in their order, but no contents: a new file is empty
SOME = "some unsynced"  # names, and of the contents some sectors
ENDS = (NOTHING, NAMES, SOME)


def records(path):
    """(kind, first, second, from, to, bytes) of each record of a journal."""
    try:
        with open(path, "rb") as file:
            data = file.read()
    except FileNotFoundError:
        return
    at = 0
    while at + HEAD.size <= len(data):
        kind, first, second, one, two, count = HEAD.unpack_from(data, at)
        at += HEAD.size
        source, at = os.fsdecode(data[at:at + one]), at + one
        target, at = os.fsdecode(data[at:at + two]), at + two
        yield kind.decode(), first, second, source, target, data[at:at + count]
        at += count


def calls(path):
    """What was counted: (letter of the call, path) in order."""
    return [(chr(second), source) for kind, _, second, source, _, _ in records(path) if kind == "C"]


class File:
    def __init__(self, contents=b"", mode=0o600):
        self.contents = bytearray(contents)
        self.pending = []  # (offset, bytes), or (length, None)
        self.mode = mode

    def _apply(self, changes, contents):
        for at, data in changes:
            if data is None:
                del contents[at:]
                contents.extend(bytes(at - len(contents)))
            else:
                contents.extend(bytes(max(0, at + len(data) - len(contents))))
                contents[at:at + len(data)] = data
        return contents

    def sync(self):
        self._apply(self.pending, self.contents)
        self.pending = []

    def after(self, end, dice):
        if end != SOME:
            return self.contents
        changes = []
        for at, data in self.pending:
            if data is None:
                changes.append((at, data))
                continue
            for start in range(0, len(data), SECTOR):
                if dice.random() < 0.5:
                    changes.append((at + start, data[start:start + SECTOR]))
        return self._apply(changes, bytearray(self.contents))


class Folder:
    def __init__(self):
        self.now = {}  # name: File, Folder or str (a symbolic link)
        self.synced = {}

    def sync(self):
        self.synced = dict(self.now)


class Disk:
    """A folder as it was before a run, then the journal of that run."""

    def __init__(self, root):
        self.root = root
        self.nodes = {}
        self.top = self._scan(root)

    def _scan(self, path):
        folder = Folder()
        for entry in os.scandir(path):
            if entry.is_symlink():
                folder.now[entry.name] = os.readlink(entry.path)
            elif entry.is_dir():
                folder.now[entry.name] = self._scan(entry.path)
            elif entry.is_file():
                with open(entry.path, "rb") as file:
                    node = File(file.read(), entry.stat().st_mode & 0o777)
                self.nodes[entry.inode()] = node
                folder.now[entry.name] = node
        folder.sync()
        return folder

    def _place(self, path):
        """The folder that has the name, and the name; nothing if it is not below the root."""
        if not path.startswith(self.root + "/"):
            return None, ""
        parts = path[len(self.root) + 1:].split("/")
        folder = self.top
        for part in parts[:-1]:
            folder = folder.now.get(part)
            if not isinstance(folder, Folder):
                return None, ""
        return folder, parts[-1]

    def _take(self, path):
        folder, name = self._place(path)
        return folder.now.pop(name, None) if folder else None

    def _put(self, path, node):
        folder, name = self._place(path)
        if folder and node is not None:
            folder.now[name] = node

    def replay(self, journal):
        for kind, first, second, source, target, data in records(journal):
            if kind == "N":
                self.nodes[first] = File()
                if source:
                    self._put(source, self.nodes[first])
            elif kind == "L":
                self._put(source, self.nodes.get(first))
            elif kind in "WTSX" and first in self.nodes:
                node = self.nodes[first]
                if kind == "W":
                    node.pending.append((second, data))
                elif kind == "T":
                    node.pending.append((second, None))
                elif kind == "S":
                    node.sync()
                else:
                    node.pending = []
            elif kind == "D":
                folder, name = self._place(source)
                found = self.top if source == self.root else folder.now.get(name) if folder else None
                if isinstance(found, Folder):
                    found.sync()
            elif kind == "R":
                self._put(target, self._take(source))
            elif kind == "E":
                one, two = self._take(source), self._take(target)
                self._put(source, two)
                self._put(target, one)
            elif kind in "UB":
                self._take(source)
            elif kind == "M":
                self._put(source, Folder())
        return self

    def write(self, path, end, seed=0):
        """Makes what is left, in the new folder path."""
        self._write(self.top, path, end, random.Random(seed))

    def _write(self, folder, path, end, dice):
        os.mkdir(path, 0o700)
        for name, node in sorted((folder.synced if end == NOTHING else folder.now).items()):
            place = os.path.join(path, name)
            if isinstance(node, Folder):
                self._write(node, place, end, dice)
            elif isinstance(node, str):
                os.symlink(node, place)
            else:
                with open(place, "wb") as file:
                    file.write(node.after(end, dice))
                os.chmod(place, node.mode)
                then = time.time() - REBOOT
                os.utime(place, (then, then))


def fresh_copy(source, target):
    shutil.rmtree(target, ignore_errors=True)
    shutil.copytree(source, target, symlinks=True)
