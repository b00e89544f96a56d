#!/usr/bin/env python3
# SPDX-FileCopyrightText: 2026 The Balehook authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""I/O error loops: of each operation the Nth call about a file fails, or the program is killed there and what was not
brought to the disk is lost; N = 1, 2, ... until the operation completes unharmed. After each, the program is started
again on a healthy disk, and all must be there that was stored before.

    loops.py --bin build/dev/bin --library build/dev/lib/libbalehook_iofaults.so [--sample N] [--only TEXT]

Needs a keyring: tests/support/run-test.sh --keyring. The status is 1 if anything was lost."""

import argparse
import collections
import concurrent.futures
import copy
import os
import shutil
import sys
import tempfile
import time
import zlib

from desk import Desk
from disk import ENDS, NAMES, NOTHING, Disk, calls
from faultyrun import FAULTS, FaultyRun
from operations import operations
from service import Service

FREE_PAGES = range(9)
MOST_WORDS = 400
SPARED = {"u": "unlink", "d": "rmdir"}  # a full disk does not hinder these


class Tally:
    """Points and losses of one operation, by kind of failure."""

    def __init__(self, name):
        self.name = name
        self.points = collections.Counter()
        self.losses = collections.defaultdict(list)

    def add(self, kind, where, problems):
        self.points[kind] += 1
        if problems:
            self.losses[kind].append(f"{self.name}, {kind}, {where}: {'; '.join(problems)}"[:MOST_WORDS])


class Loop:
    """All points of one operation."""

    def __init__(self, desk, operation, sample):
        self.desk = desk
        self.operation = operation
        self.sample = sample
        self.tally = Tally(operation.name)

    def begin(self):
        self.desk.begin(self.operation.template)
        self.operation.before(self.desk)

    def run(self, at=0, fault=None, free_pages=-1):
        self.begin()
        self.disk = Disk(self.desk.root)
        out = self.operation.out
        return FaultyRun(self.desk.library, self.desk.work, self.desk.root, self.operation.command(self.desk),
                         self.operation.data, at, fault, free_pages, out and os.path.join(self.desk.root, out))

    def loop(self):
        self.begin()
        self.before = self.operation.rest(self.desk.stored())
        healthy = self.run()
        trace = calls(healthy.journal)
        wanted = (0, 5, 8) if "webhooks create" in self.operation.name else (0,)
        problems = [] if healthy.status in wanted else [f"status {healthy.status} {healthy.errors.decode()}"]
        self.tally.add("none", "unharmed", problems + self.judge(healthy))
        for fault in FAULTS:
            self.loop_fault(fault, trace)
        for pages in self.some(list(FREE_PAGES), "full disk"):
            run = self.run(free_pages=pages)
            self.tally.add("full disk", f"{pages} free pages", self.judge(run))
        return self.tally

    def some(self, numbers, kind):
        """Evenly spread, others for each kind, the same in each run."""
        if not self.sample or len(numbers) <= self.sample:
            return numbers
        first = zlib.crc32(f"{self.operation.name} {kind}".encode()) % len(numbers)
        return [numbers[(first + i * len(numbers) // self.sample) % len(numbers)] for i in range(self.sample)]

    def loop_fault(self, fault, trace):
        numbers = [at for at, (call, _) in enumerate(trace, 1) if self.applies(fault, call)]
        for at in self.some(numbers, fault.name):
            self.point(fault, at, trace)
        if self.sample:
            return
        # A fault may lead to more calls than there are without it.
        at = len(trace) + 1
        while self.point(fault, at, trace):
            at += 1

    def applies(self, fault, call):
        if fault.kind == "short":
            return call == "w"
        return fault.kind in ("eio", "erofs", "kill") or call not in SPARED

    def point(self, fault, at, trace):
        run = self.run(at, fault)
        if run.hits == 0:
            return run.count >= at
        where = f"call {at}"
        if at <= len(trace):
            where += " (%s %s)" % (trace[at - 1][0], os.path.relpath(trace[at - 1][1], self.desk.root))
        if fault.kills:
            for end, problems in self.judge_kill(run):
                self.tally.add(f"kill, {end}", where, problems)
        else:
            self.tally.add(fault.name, where, self.judge(run))
        return True

    def judge(self, run):
        """Of a program that ended by itself."""
        if run.hangs:
            return ["it hangs"]
        if run.status < 0 or run.status >= 128:
            return [f"status {run.status}: {run.errors.decode(errors='replace').strip()[-300:]}"]
        problems = self.first_look(run, self.desk.root, "")
        if run.strays:
            problems.append(f"written into the current folder: {' '.join(run.strays)}")
        if run.is_done and self.operation.is_durable:
            for end in (NOTHING, NAMES):
                place = self.after_power_failure(run, end)
                problems += self.first_look(run, place, f"after a power failure ({end}) ")
        return problems + self.second_look(run, self.desk.root)

    def judge_kill(self, run):
        state = self.desk.service.state()
        ends = [("all unsynced", self.desk.root)]
        ends += [(end, self.after_power_failure(run, end)) for end in ENDS]
        found = {end: self.first_look(run, place, "") for end, place in ends}
        for end, place in ends:
            self.desk.service.restore(state)
            yield end, found[end] + self.second_look(run, place)

    def after_power_failure(self, run, end):
        place = os.path.join(self.desk.work, "after-" + end.replace(" ", "-"))
        shutil.rmtree(place, ignore_errors=True)
        copy.deepcopy(self.disk).replay(run.journal).write(place, end)
        return place

    def first_look(self, run, root, words):
        stored = self.desk.stored(root)
        if isinstance(stored, str):
            return [words + stored]
        problems = []
        if stored["setAside"]:
            problems.append(f"{words}damaged: {os.path.basename(stored['setAside'])}")
        if stored["restored"]:
            problems.append(f"{words}the settings are an older copy")
        gone = self.gone(stored)
        if gone:
            return problems + [f"{words}accounts are gone: {gone}"]
        rest = self.operation.rest(stored)
        for key, value in self.before.items():
            if key == "id" and not self.before["accounts"]:
                continue
            if rest[key] != value and key != "setAside":
                problems.append(f"{words}{key} was {value}, is {rest[key]}")
        if run.is_done and not self.operation.is_result(self.desk, stored, root):
            problems.append(f"{words}false success")
        return problems + [words + text for text in self.operation.check_more(self.desk, run, stored, root)]

    def gone(self, stored):
        """Accounts that were there before and should be now."""
        there = [each["slug"] for each in stored["accounts"]]
        return " ".join(each["slug"] for each in self.before["accounts"] if each["slug"] not in there)

    def second_look(self, run, root):
        """Asks again, and then for other things: what was left half-written is gone then."""
        stored = self.desk.stored(root)
        if isinstance(stored, str) or self.gone(stored):
            return []  # told before
        problems = self.operation.again(self.desk, root, run)
        stored = self.desk.stored(root)
        if not problems and (isinstance(stored, str) or not self.operation.is_result(self.desk, stored, root)):
            problems.append("asked again, the result is not there")
        if self.desk.leftovers(root):
            # Whoever writes next into that folder removes it.
            self.desk.drive("label", "9", "next", root=root)
            self.desk.drive("draft", "next", root=root)
        left = self.desk.leftovers(root)
        if left:
            problems.append(f"left behind: {' '.join(left)}")
        return problems


desks = []  # of this process: what operations begin with is made once


def desk_of(folder, binaries, library):
    if not desks:
        desks.append(Desk(tempfile.mkdtemp(dir=folder), binaries, library, Service()))
    return desks[0]


def loop_of(name, folder, binaries, library, sample):
    """In a process of its own."""
    operation = next(each for each in operations() if each.name == name)
    desk = desk_of(folder, binaries, library)
    try:
        return Loop(desk, operation, sample).loop()
    finally:
        desk.close()


def print_table(tallies, seconds, shown):
    kinds = list(dict.fromkeys(kind for tally in tallies for kind in tally.points))
    width = max(len(tally.name) for tally in tallies)
    for number, kind in enumerate(kinds, 1):
        print(f"  ({number}) {kind}")
    print("points/losses".ljust(width) + "".join(f"({number})".rjust(8) for number in range(1, len(kinds) + 1)))
    for tally in tallies:
        cells = [f"{tally.points[kind]}/{len(tally.losses[kind])}" for kind in kinds]
        print(tally.name.ljust(width) + "".join(cell.rjust(8) for cell in cells))
    for tally in tallies:
        for losses in tally.losses.values():
            for loss in losses[:shown]:
                print("  " + loss)
    points = sum(sum(tally.points.values()) for tally in tallies)
    losses = sum(len(each) for tally in tallies for each in tally.losses.values())
    print(f"{points} points, {losses} losses, {seconds:.0f} s")
    return losses


def main():
    parser = argparse.ArgumentParser()
    parser.add_argument("--bin", required=True)
    parser.add_argument("--library", required=True)
    parser.add_argument("--sample", type=int, default=0, help="so many points of an operation and kind; 0: all")
    parser.add_argument("--only", default="", help="operations with this text in their names")
    parser.add_argument("--parallel", type=int, default=2)
    parser.add_argument("--show", type=int, default=3, help="so many losses of an operation and kind are told")
    options = parser.parse_args()
    names = [each.name for each in operations() if options.only in each.name]
    began = time.monotonic()
    memory = "/dev/shm"
    with tempfile.TemporaryDirectory(prefix="iofaults-", dir=memory if os.access(memory, os.W_OK) else None) as folder, \
            concurrent.futures.ProcessPoolExecutor(options.parallel) as pool:
        running = [pool.submit(loop_of, name, os.path.realpath(folder), os.path.abspath(options.bin),
                               os.path.abspath(options.library), options.sample) for name in names]
        for each in concurrent.futures.as_completed(running):
            tally = each.result()
            print(f"{tally.name}: {sum(tally.points.values())} points, "
                  f"{sum(len(losses) for losses in tally.losses.values())} losses", flush=True)
        tallies = [each.result() for each in running]
    return 1 if print_table(tallies, time.monotonic() - began, options.show) else 0


if __name__ == "__main__":
    sys.exit(main())
