#!/usr/bin/env python3
# SPDX-FileCopyrightText: 2026 The Balehook authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""The figures of packaging/bench.sh: what misses its bar, and the table in CONTRIBUTING.md.

    figures.py --missed BARS RUN    prints each figure of the run that misses its bar; status 1 if there is one
    figures.py --whole BARS RUN     the same, and each bar whose figure is not in the run, unless it says when it may be missing
    figures.py --write ROOT         makes the table of CONTRIBUTING.md anew from tests/bench/runs/
    figures.py --check ROOT         status 1 unless the table is what --write makes

A run is what bench.sh prints: name, value, unit, baseline, its value, ratio and witness, with tabs between. Its file is
named after the day, as 2026-11-25.tsv."""

import fnmatch
import pathlib
import re
import sys

BEGIN = "<!-- The figures are made by tests/bench/figures.py --write . -->\n"
END = "<!-- End of the figures. -->\n"


def lines(path):
    text = pathlib.Path(path).read_text(encoding="utf-8")
    return [line.split("\t") for line in text.splitlines() if line and not line.startswith("#")]


class Bar:
    """What a figure is held to."""

    def __init__(self, name, what, bound, unit, only=""):
        self.name, self.what, self.unit, self.only = name, what, unit, only
        self.is_exact = bound.startswith("=")
        self.bound = float(bound.removeprefix("="))

    def is_for(self, name):
        return fnmatch.fnmatchcase(name, re.sub(r"\[", "[[]", self.name))

    def compared(self, figure):
        return {"value": figure.value, "ratio": figure.ratio, "above": figure.value - figure.base}[self.what]

    def is_missed(self, figure):
        value = self.compared(figure)
        return value != self.bound if self.is_exact else value > self.bound

    def shown(self, figure):
        """What is compared, with more digits than the bar has: by how much it is missed may be little."""
        value = self.compared(figure)
        return f"{value:.3f}" if self.what == "ratio" else f"{value:g}"

    def __str__(self):
        return ("exactly " if self.is_exact else "at most ") + number(self.bound) + {
            "value": f" {self.unit}", "ratio": " times", "above": f" {self.unit} more"}[self.what]


class Figure:
    """A line of a run."""

    def __init__(self, day, name, value, unit, baseline, base, ratio, witness):
        self.day, self.name, self.unit, self.baseline = day, name, unit, baseline
        self.value, self.base, self.ratio = float(value), float(base), float(ratio)
        self.witness = with_minimum(witness)


def with_minimum(witness):
    """More was done than had to be: "4515 of 4500 steps" is "4515 of at least 4500 steps". Runs before 2026-11-29 do not say so."""
    found = re.match(r"(\d+) of (\d+) ", witness)
    if not found or int(found[1]) <= int(found[2]):
        return witness
    return witness.replace(" of ", " of at least ", 1)


def number(value):
    if value == int(value):
        return f"{int(value):,}"
    return f"{value:.3g}" if abs(value) < 100 else f"{value:,.0f}"


def missed(bars, figures):
    """A sentence for each figure that misses its bar."""
    for figure in figures:
        for bar in bars:
            if bar.is_for(figure.name) and bar.is_missed(figure):
                yield f"{figure.name}: {bar.shown(figure)} ({bar})"


def unmeasured(bars, figures):
    """A sentence for each bar that a whole run held nothing to."""
    for bar in bars:
        if not bar.only and not any(bar.is_for(figure.name) for figure in figures):
            yield f"{bar.name}: not measured"


def read_run(path):
    return [Figure(pathlib.Path(path).stem, *line) for line in lines(path)]


def read_bars(path):
    return [Bar(*line) for line in lines(path)]


def row(figure, bars, last_day):
    is_missed = any(bar.is_missed(figure) for bar in bars)
    bar = next((bar for bar in bars if bar.is_missed(figure)), bars[0])
    cells = [figure.name, f"{number(figure.value)} {figure.unit}", "", "", str(bar), figure.witness, ""]
    if figure.baseline and figure.base:
        cells[2] = f"{figure.baseline}, {number(figure.base)} {figure.unit}"
        cells[3] = f"{figure.ratio:.3f}" if is_missed and bar.what == "ratio" else f"{figure.ratio:.2f}"
    if is_missed:
        cells[4] = f"**missed**, {bar.shown(figure)}: {bar}"
    cells[6] = figure.day if figure.day == last_day else f"{figure.day}, not again since"
    return "| " + " | ".join(cells) + " |"


def table(root):
    """The newest value of each figure that has a bar, in the order of the newest run and then of older ones, and the bars without any."""
    folder = pathlib.Path(root, "tests/bench")
    bars = read_bars(folder / "bars.tsv")
    runs = [read_run(path) for path in sorted((folder / "runs").glob("*.tsv"), reverse=True)]
    newest = {}
    for run in runs:
        for figure in run:
            newest.setdefault(figure.name, figure)
    last_day = max((figure.day for figure in newest.values()), default="")
    out = ["| figure | value | baseline | ratio | bar | what was done | measured |", "|---|---|---|---|---|---|---|"]
    for figure in newest.values():
        # The others explain those that are held to something; they stand in the run.
        if held := [bar for bar in bars if bar.is_for(figure.name)]:
            out.append(row(figure, held, last_day))
    out += [f"| {bar.name} | | | | {bar} | | no run kept |" for bar in bars
            if not any(bar.is_for(name) for name in newest)]
    return "\n".join(out) + "\n"


def page_with(page, made):
    head, _, rest = page.partition(BEGIN)
    _, found, tail = rest.partition(END)
    if not found:
        sys.exit("CONTRIBUTING.md has no place for the figures.")
    return f"{head}{BEGIN}\n{made}\n{END}{tail}"


def main(arguments):
    if len(arguments) == 3 and arguments[0] in ("--missed", "--whole"):
        bars, run = read_bars(arguments[1]), read_run(arguments[2])
        found = list(missed(bars, run)) + (list(unmeasured(bars, run)) if arguments[0] == "--whole" else [])
        print("\n".join(found), end="\n" if found else "")
        return 1 if found else 0
    if len(arguments) != 2 or arguments[0] not in ("--write", "--check"):
        sys.exit(__doc__)
    path = pathlib.Path(arguments[1], "CONTRIBUTING.md")
    page = path.read_text(encoding="utf-8")
    made = page_with(page, table(arguments[1]))
    if arguments[0] == "--write":
        path.write_text(made, encoding="utf-8")
    elif page != made:
        print("The figures in CONTRIBUTING.md are not those of tests/bench/runs: run tests/bench/figures.py --write .")
        return 1
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
