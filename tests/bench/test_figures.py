# SPDX-FileCopyrightText: 2026 The Balehook authors
# SPDX-License-Identifier: GPL-3.0-or-later

import contextlib
import io
import pathlib
import tempfile
import unittest

import figures

BARS = """# a comment
start\tratio\t1.5\ttimes
requests\tratio\t=1\ttimes
memory [MB]\tabove\t60\tMB
jobs by *, to rows\tvalue\t600\tms
"""


def line(name, value, base, ratio, witness="15 of 15 starts"):
    return f"{name}\t{value}\tms\tminimal window\t{base}\t{ratio}\t{witness}\n"


class FiguresTest(unittest.TestCase):
    def setUp(self):
        folder = tempfile.TemporaryDirectory()
        self.addCleanup(folder.cleanup)
        self.root = pathlib.Path(folder.name)
        self.bench = self.root / "tests/bench"
        (self.bench / "runs").mkdir(parents=True)
        (self.bench / "bars.tsv").write_text(BARS)
        self.page = self.root / "CONTRIBUTING.md"
        self.page.write_text(f"before\n{figures.BEGIN}{figures.END}after\n")

    def run_of(self, day, text):
        (self.bench / f"runs/{day}.tsv").write_text(text)

    def missed(self, text):
        self.run_of("2026-11-25", text)
        return list(figures.missed(figures.read_bars(self.bench / "bars.tsv"),
                                   figures.read_run(self.bench / "runs/2026-11-25.tsv")))

    def test_what_meets_its_bar(self):
        self.assertEqual(self.missed(line("start", 15, 10, 1.5) + line("requests", 2, 2, 1) + line("memory [MB]", 100, 40, 2.5)
                                     + line("jobs by id, down, to rows", 600, 0, 0) + line("something else", 9e9, 1, 9e9)), [])

    def test_what_misses_its_bar(self):
        for text in (line("start", 16, 10, 1.6), line("requests", 1, 2, 0.5), line("memory [MB]", 101, 40, 2.5),
                     line("jobs by id, down, to rows", 601, 0, 0)):
            with self.subTest(text=text):
                self.assertEqual(len(self.missed(text)), 1)

    def test_a_missed_bar_shows_by_how_much(self):
        self.assertEqual(self.missed(line("start", 15.01, 10, 1.501)), ["start: 1.501 (at most 1.5 times)"])
        made = figures.table(self.root)
        self.assertIn("| start | 15 ms | minimal window, 10 ms | 1.501 | **missed**, 1.501: at most 1.5 times |", made)
        self.run_of("2026-11-25", line("memory [MB]", 100.5, 40, 2.5) + line("jobs by id, down, to rows", 600.4, 0, 0))
        made = figures.table(self.root)
        self.assertIn("| 2.50 | **missed**, 60.5: at most 60 MB more |", made)
        self.assertIn("| 600 ms |  |  | **missed**, 600.4: at most 600 ms |", made)

    def test_the_bar_that_is_missed_is_shown(self):
        (self.bench / "bars.tsv").write_text(BARS + "start\tvalue\t10\tms\n")
        self.run_of("2026-11-25", line("start", 15, 10, 1.5))
        self.assertIn("| 1.50 | **missed**, 15: at most 10 ms |", figures.table(self.root))

    def test_a_witness_that_is_a_minimum_says_so(self):
        for witness, shown in (("4515 of 4500 steps", "4515 of at least 4500 steps"),
                               ("4515 of at least 4500 steps", "4515 of at least 4500 steps"),
                               ("15 of 15 starts", "15 of 15 starts"), ("not recorded", "not recorded")):
            with self.subTest(witness=witness):
                self.run_of("2026-11-25", line("start", 15, 10, 1.5, witness))
                self.assertIn(f"| {shown} |", figures.table(self.root))

    def test_a_bar_without_its_figure(self):
        run = line("start", 15, 10, 1.5) + line("requests", 2, 2, 1) + line("memory [MB]", 100, 40, 2.5)
        self.run_of("2026-11-25", run)
        arguments = [str(self.bench / "bars.tsv"), str(self.bench / "runs/2026-11-25.tsv")]
        with contextlib.redirect_stdout(io.StringIO()) as printed:
            self.assertEqual(figures.main(["--missed", *arguments]), 0)
            self.assertEqual(figures.main(["--whole", *arguments]), 1)
        self.assertEqual(printed.getvalue(), "jobs by *, to rows: not measured\n")
        (self.bench / "bars.tsv").write_text(BARS.replace("600\tms", "600\tms\twhere there are jobs"))
        self.assertEqual(figures.main(["--whole", *arguments]), 0)

    def test_a_line_without_a_witness_is_an_error(self):
        with self.assertRaises(TypeError):
            self.missed("start\t15\tms\tminimal window\t10\t1.5\n")

    def test_the_newest_value_is_shown_and_old_ones_say_so(self):
        self.run_of("2026-11-21", line("start", 99, 10, 9.9) + line("requests", 2, 2, 1))
        self.run_of("2026-11-25", line("start", 15, 10, 1.5))
        made = figures.table(self.root)
        self.assertIn("| start | 15 ms | minimal window, 10 ms | 1.50 | at most 1.5 times | 15 of 15 starts | 2026-11-25 |", made)
        self.assertIn("| 2026-11-21, not again since |", made)
        self.assertNotIn("99", made)
        self.assertIn("| memory [MB] | | | | at most 60 MB more | | no run kept |", made)

    def test_a_changed_table_is_noticed(self):
        self.run_of("2026-11-25", line("start", 15, 10, 1.5))
        self.assertEqual(figures.main(["--check", str(self.root)]), 1)
        self.assertEqual(figures.main(["--write", str(self.root)]), 0)
        self.assertEqual(figures.main(["--check", str(self.root)]), 0)
        self.page.write_text(self.page.read_text().replace("| 15 ms", "| 14 ms"))
        self.assertEqual(figures.main(["--check", str(self.root)]), 1)

    def test_quick_bounds_are_about_figures_with_a_bar(self):
        here = pathlib.Path(__file__).parent
        names = {bar.name for bar in figures.read_bars(here / "bars.tsv")}
        self.assertEqual({bound.name for bound in figures.read_bars(here / "quick.tsv")} - names, set())


if __name__ == "__main__":
    unittest.main()
