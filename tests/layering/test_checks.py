# SPDX-FileCopyrightText: 2026 The Balehook authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""The checks are checked: each rule is broken once on purpose, in a tree that is otherwise clean."""

import json
import tempfile
import unittest
from pathlib import Path
from unittest import mock

import checks
import compiled_once
import copied_sentences
import cxx
import map as treemap
import ownership
import rules
import tidybatches
from sourcecommands import source_commands

HEAD = "// SPDX-FileCopyrightText: 2026 The Balehook authors\n// SPDX-License-Identifier: GPL-3.0-or-later\n\n"
CMAKE_HEAD = HEAD.replace("//", "#")
FIRST_LINE = HEAD.count("\n") + 1


# A small house for what is planted: it stays as it is when folders of src are divided or added.
HOUSE = {
    "core": set(),
    "domain": {"core"},
    "net": {"core", "domain"},
    "models": {"core", "domain"},
    "credentials": {"core", "domain"},
    "settings": {"core", "domain"},
    "session": {"core", "domain", "net", "credentials", "settings", "models"},
    "widgets": {"core", "domain", "net", "credentials", "settings", "models", "session"},
    "app": {"core", "domain", "net", "credentials", "settings", "models", "session", "widgets"},
}
ROOMS = rules.ROOMS


def folder_of(room):
    """A folder of the real table with sources of that room in it."""
    return min(folder for folder in ROOMS if folder == room or folder.startswith(room + "/"))


class PlantedViolations(unittest.TestCase):
    def setUp(self):
        folder = tempfile.TemporaryDirectory()
        self.addCleanup(folder.cleanup)
        table = mock.patch.object(rules, "ROOMS", HOUSE)
        table.start()
        self.addCleanup(table.stop)
        self.root = Path(folder.name) / "project"
        self.qt = Path(folder.name) / "qt"
        for module, header in (("QtWidgets", "QLabel"), ("QtNetwork", "QTcpSocket"), ("QtSql", "QSqlQuery")):
            self.write(self.qt / module / header, "")

    def write(self, path, text):
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(text, encoding="utf-8")

    def add(self, name, body, listed=True):
        head = HEAD + ("#pragma once\n" if name.endswith(".h") else "")
        path = self.root / name
        self.write(path, head + body + "\n")
        lists = path.parent / "CMakeLists.txt"
        before = lists.read_text(encoding="utf-8") if lists.exists() else CMAKE_HEAD
        self.write(lists, before + (f"    {path.name}\n" if listed else ""))

    def findings(self):
        return checks.check(self.root, self.qt)[1]

    def assertFound(self, name, line, words):
        found = self.findings()
        self.assertEqual(len(found), 1, found)
        self.assertEqual(found[0][:2], (name, line))
        self.assertIn(words, found[0][2])

    def assertClean(self):
        self.assertEqual(self.findings(), [])

    def test_clean_tree_passes(self):
        self.add("src/core/result.h", "struct Result {};")
        self.add("src/net/request.cpp", '#include "core/result.h"\n#include <QTcpSocket>')
        self.add("src/widgets/list.cpp", '#include "ui_list.h"\n#include <QLabel>\n// processEvents(), emit x\n'
                 'auto s = "exec( QEventLoop";\nauto r = R"(emit x)";\nchar c = \'"\';')
        self.assertClean()

    def test_direction(self):
        for room, other in (("core", "domain"), ("domain", "net"), ("api", "credentials"), ("api", "models"),
                            ("models", "api"), ("models", "net"), ("failedrows", "api"), ("credentials", "net"),
                            ("session", "widgets"), ("widgets", "app")):
            with self.subTest(room=room, other=other):
                self.setUp()
                here, there = folder_of(room), folder_of(other)
                self.add(f"src/{here}/here.cpp", f'#include "{there}/there.h"')
                with mock.patch.object(rules, "ROOMS", ROOMS):
                    self.assertFound(f"src/{here}/here.cpp", FIRST_LINE, f"{here} must not include {there}")

    def test_direction_of_folders(self):
        with mock.patch.object(rules, "ROOMS", {"core": set(), "core/a": set(), "core/b": {"core/a"}, "app": {"core"}}):
            self.add("src/core/a/x.h", "int x;")
            self.add("src/core/b/y.cpp", '#include "core/a/x.h"')
            self.add("src/app/z.cpp", '#include "core/a/x.h"')
            self.assertClean()
            self.add("src/core/a/z.cpp", '#include "core/b/y.h"')
            self.assertFound("src/core/a/z.cpp", FIRST_LINE, "core/a must not include core/b")

    def test_widgets_of_forms(self):
        with mock.patch.object(rules, "ROOMS", {"core/a": set(), "core/b": {"core/a"}}):
            self.write(self.root / "ui/x.ui", "<ui><header>core/b/y.h</header></ui>")
            self.add("src/core/a/x.cpp", '#include "ui_x.h"')
            self.assertFound("src/core/a/x.cpp", FIRST_LINE, "core/a must not include core/b")

    def test_table_without_cycles(self):
        with mock.patch.object(rules, "ROOMS", {"a": {"b"}, "b": {"c"}, "c": {"a"}, "d": {"a"}}):
            self.assertFound("tests/layering/rules.py", 1, "a, b, c")

    def test_unknown_room(self):
        self.add("src/attic/here.cpp", "int x;")
        self.assertFound("src/attic/here.cpp", 1, "not in the table")

    def test_tests_are_no_room(self):
        self.add("src/net/here.cpp", '#include "support/fakeserver.h"')
        self.assertFound("src/net/here.cpp", FIRST_LINE, "in no room")

    def test_includes_are_rooted(self):
        self.add("src/net/here.cpp", '#include "there.h"')
        self.assertFound("src/net/here.cpp", FIRST_LINE, "rooted")

    def test_cycle(self):
        self.add("src/core/a.h", '#include "core/b.h"')
        self.add("src/core/b.h", '#include "core/c.h"')
        self.add("src/core/c.h", '#include "core/a.h"')
        ring = "src/core/a.h -> src/core/b.h -> src/core/c.h -> src/core/a.h"
        self.assertIn(("src/core/c.h", FIRST_LINE + 1, "include cycle: " + ring), self.findings())

    def test_cycle_of_units(self):
        self.add("src/core/a.h", "int a;")
        self.add("src/core/a.cpp", '#include "core/a.h"\n#include "core/b.h"')
        self.add("src/core/b.h", "int b;")
        self.add("src/core/b_p.cpp", '#include "core/b.h"\n#include "core/a.h"')
        self.assertFound("src/core/a.h", 1, "include each other: src/core/a, src/core/b")

    def test_crowded_folder(self):
        with mock.patch.object(rules, "MAX_FILES", 2):
            for number in range(3):
                self.add(f"src/core/a{number}.cpp", "")
            self.assertFound("src/core", 1, "3 files, at most 2: divide the folder")

    def test_qt_modules(self):
        for room, header in (("models", "QLabel"), ("session", "QTcpSocket"), ("widgets", "QTcpSocket"),
                             ("core", "QtNetwork/QTcpSocket"), ("settings", "QSqlQuery")):
            with self.subTest(room=room, header=header):
                self.setUp()
                self.add(f"src/{room}/here.cpp", f"#include <{header}>")
                self.assertFound(f"src/{room}/here.cpp", FIRST_LINE, "has no place in " + room)

    def test_keychain_and_settings_headers(self):
        self.add("src/credentials/keychainjobs.cpp", "#include <qt6keychain/keychain.h>")
        self.assertClean()
        self.add("src/session/here.cpp", "#include <qt6keychain/keychain.h>")
        self.assertFound("src/session/here.cpp", FIRST_LINE, "keychaintokenstore")
        self.add("src/session/here.cpp", "")
        self.add("src/settings/settingsmigration.cpp", "#include <QSettings>")
        self.assertClean()
        self.add("src/settings/here.cpp", "#include <QSettings>")
        self.assertFound("src/settings/here.cpp", FIRST_LINE, "QSettings")

    def test_size(self):
        self.add("src/core/small.cpp", "")
        self.add("src/core/small2.cpp", "")
        self.add("src/core/here.cpp", "\n" * 450)
        self.assertFound("src/core/here.cpp", 454, "split the file")

    def test_median(self):
        self.add("src/core/here.cpp", "\n" * 130)
        self.assertFound("src", 1, "median")

    def test_file_heads(self):
        self.add("src/core/here.h", "")
        path = self.root / "src/core/here.h"
        self.write(path, path.read_text().replace("#pragma once\n", ""))
        self.assertFound("src/core/here.h", 1, "#pragma once")
        self.write(path, "#pragma once\n// SPDX-License-Identifier: GPL-3.0-or-later\n")
        self.assertFound("src/core/here.h", 1, "SPDX-FileCopyrightText")

    def test_file_names(self):
        self.add("src/core/Here.cpp", "")
        self.assertFound("src/core/Here.cpp", 1, "lower case")

    def test_listed(self):
        self.add("src/core/here.cpp", "", listed=False)
        self.assertFound("src/core/here.cpp", 1, "not listed")

    def test_words(self):
        for code in ("QCoreApplication::processEvents();", "QEventLoop loop;", "dialog.exec();", "menu->exec(p);",
                     "QMessageBox::warning(this, a, b);", "QFileDialog::getOpenFileName(this);", "signals:",
                     "public slots:", "emit changed();", "foreach (x, y) {}", "connect(a, SIGNAL(b()), c, d);",
                     "job.setInsecureFallback( true);", "label->setTextFormat(Qt::RichText);",
                     "show(reply->errorString());", "reply->ignoreSslErrors();", "static Thing &instance();",
                     "// TODO: later"):
            with self.subTest(code=code):
                self.setUp()
                self.add("src/widgets/here.cpp", code)
                self.assertEqual([f[:2] for f in self.findings()][:1], [("src/widgets/here.cpp", FIRST_LINE)])

    def test_words_that_are_fine(self):
        self.add("src/app/main.cpp", "return QApplication::exec();\nQ_EMIT changed();\nlog(file.errorString());\njob->setInsecureFallback(false);\n"
                 "Q_SIGNALS:\nexecute();\nQMessageBox *box = new QMessageBox(this);")
        self.assertClean()

    def test_test_words(self):
        for code in ("QTest::qWait(50);", "QThread::msleep(5);", 'QSKIP("no");'):
            with self.subTest(code=code):
                self.setUp()
                self.add("tests/net/tst_here.cpp", code)
                self.assertFound("tests/net/tst_here.cpp", FIRST_LINE, "tests ")

    def test_time_is_asserted_alone(self):
        self.add("tests/net/tst_here.cpp", "QVERIFY2(timer.elapsed() < 50,\n    \"late\");")
        self.assertFound("tests/net/tst_here.cpp", FIRST_LINE, "labelled timing")

    def test_slots(self):
        for condition in ("#if defined(Q_OS_LINUX)", "  # ifdef Q_OS_LINUX"):
            with self.subTest(condition=condition):
                self.setUp()
                self.add("tests/net/tst_here.cpp", f"private Q_SLOTS:\n    void a();\n{condition}\n    void b();\n#endif\n}};")
                self.assertFound("tests/net/tst_here.cpp", FIRST_LINE + 2, "never run")

    def test_slots_that_are_fine(self):
        self.add("tests/net/tst_here.cpp", "private Q_SLOTS:\n    void a();\nprivate:\n#if 1\n    int b;\n#endif\n};\n#if 1\n#endif")
        self.assertClean()

    def test_classes_of_one_program(self):
        self.add("tests/net/tst_here.cpp", "class Client final : public A\n{\n};")
        self.add("tests/net/tst_there.cpp", "#include <a>\nnamespace Balehook {\nstruct Client\n{\n};\n}")
        self.assertFound("tests/net/tst_there.cpp", FIRST_LINE + 2, "tst_here.cpp has a class Client")

    def test_classes_of_one_program_that_are_fine(self):
        self.add("tests/net/tst_here.cpp", "namespace {\nint a() { return 1; }\nclass Client\n{\n};\n}\nclass A;\nstruct B f() {}")
        self.add("tests/net/tst_there.cpp", "class Client\n{\n    class A\n    {\n    };\n};\nclass A\n{\n};")
        self.add("tests/api/tst_there.cpp", "class Client\n{\n};")
        self.assertClean()

    def test_compiled_once(self):
        commands = [{"file": f"/house/{name}"} for name in ("src/a.cpp", "tests/b.cpp", "src/a.cpp", "build/c.cpp", "build/c.cpp")]
        self.assertEqual(compiled_once.twice("/house", commands), ["src/a.cpp"])
        self.assertEqual(compiled_once.twice("/house", commands[:2]), [])

    def test_copied_sentences(self):
        said = "\0".join(copied_sentences.sentences("<source>The &amp;file could not be &quot;read&quot;.</source>"))
        self.assertEqual(said, 'The file could not be "read".')
        said = "The file could not be read."
        self.assertEqual(copied_sentences.copies('f(u"could not be read"_s, u"The file"_s);', said), ["could not be read"])
        self.assertEqual(copied_sentences.copies('QTest::newRow("could not be read") << 1;', said), [])
        self.assertEqual(copied_sentences.copies('trigger("Show Failed Rows");', "Show Failed Rows"), [])

    def test_connects(self):
        for code in ("connect(a, &A::done, [this] { f(1, 2); });", "QObject::connect(a,\n    &A::done,\n    [] {});",
                     "connect(a, &A::done, this, [=] { f(); });", "connect(a, &A::done, this, [&] { f(); });",
                     "QTimer::singleShot(5, [this] { f(); });"):
            with self.subTest(code=code):
                self.setUp()
                self.add("src/net/here.cpp", code)
                self.assertEqual([f[:2] for f in self.findings()], [("src/net/here.cpp", FIRST_LINE)])

    def test_connects_that_are_fine(self):
        self.add("src/net/here.cpp", "connect(a, &A::done, this, [this] { f(1, 2); });\nconnect(a, &A::b, c, &C::d);\n"
                 "QTimer::singleShot(5, this, [this, &x] {});\nsocket.connect(host, port, {});")
        self.assertClean()

    def test_tooltips(self):
        for code in ("w->setToolTip(job.name);", "w->setToolTip(QString(x));", 'w->setToolTip(tr("a %1").arg(x));',
                     "item->setToolTip(0, text);", "QToolTip::showText(p, text);"):
            with self.subTest(code=code):
                self.setUp()
                self.add("src/widgets/here.cpp", code)
                self.assertFound("src/widgets/here.cpp", FIRST_LINE, "tooltip")

    def test_tooltips_that_are_fine(self):
        self.add("src/widgets/here.cpp", 'w->setToolTip(tr("Copy"));\nw->setToolTip(plainToolTip(tr("%1").arg(x)));\n'
                 "w->setToolTip({});\nw->setToolTip(QString());\nitem->setToolTip(0, plainToolTip(text));")
        self.assertClean()


class Ownership(unittest.TestCase):
    def test_searches_and_deletes(self):
        tree = {"a.cpp": "x();\nw.findChildren<QMenu *>();\nw->findChild<A *>(n);\nfindChildless();",
                "b.cpp": "A(A &&) = delete;\ndelete m_a;\n delete[] b;\nqDeleteAll(c);\nundelete(d);"}
        self.assertEqual(ownership.uses(ownership.SEARCH, tree), {"a.cpp": [2, 3]})
        self.assertEqual(ownership.uses(ownership.DELETE, tree), {"b.cpp": [2, 3, 4]})

    def test_destructors(self):
        tree = {"a.cpp": "A::~A()\n{\n    if (b) { b->disconnect(this); }\n}\n", "b.cpp": "A::~A() = default;\nvoid A::b() { c.disconnect(this); }"}
        self.assertEqual(ownership.disconnects(tree), {"a.cpp": [1]})

    def test_constructors(self):
        code = ("class A final : public B\n{\npublic:\n    A(int a, std::map<int, int> b, F<int(int, int)> c = {1, 2}, int d,\n"
                "      QObject *parent = nullptr);\n    ~A();\n};\nstruct C { C(int, int, int, int, int); C c(int, int, int, int, int, int); };")
        self.assertEqual(list(ownership.constructors(code)), [(4, "A", 4), (8, "C", 5)])
        self.assertEqual(ownership.long_constructors({"src/net/a.h": code, "src/app/a.h": code}), {"src/net/a.h": [8]})

    def test_verdict(self):
        found = {"a.cpp": [3, 7], "b.cpp": [1]}
        self.assertEqual(list(ownership.judge("delete", found, {"a.cpp": (2, "why"), "b.cpp": (1, "why")})), [])
        self.assertEqual(len(list(ownership.judge("delete", found, {"a.cpp": (1, "why"), "b.cpp": (2, "why")}))), 2)
        self.assertEqual(len(list(ownership.judge("delete", found, {}))), 2)


class MapOfTheTree(unittest.TestCase):
    def setUp(self):
        folder = tempfile.TemporaryDirectory()
        self.addCleanup(folder.cleanup)
        self.root = Path(folder.name)
        for name in ("core", "net/wire", "net/calls"):
            (self.root / "src" / name).mkdir(parents=True)
            lists = self.root / "src" / name / "CMakeLists.txt"
            lists.write_text(CMAKE_HEAD.rstrip("\n") + f"\n#\n# What {name}\n# is.\n\nbalehook_room()\n", encoding="utf-8")
        (self.root / "src/core/a.h").write_text("", encoding="utf-8")
        (self.root / "CONTRIBUTING.md").write_text(f"a\n{treemap.BEGIN}\nold\n{treemap.END}\nb\n", encoding="utf-8")
        table = mock.patch.object(rules, "ROOMS", {"core": set(), "net/wire": {"core"}, "net/calls": {"core", "net/wire"}})
        table.start()
        self.addCleanup(table.stop)

    def test_written_and_checked(self):
        with mock.patch("builtins.print") as said:
            self.assertEqual(treemap.main("--check", self.root), 1)
            said.assert_called_once()
        self.assertEqual(treemap.main("--write", self.root), 0)
        self.assertEqual(treemap.main("--check", self.root), 0)
        page = (self.root / "CONTRIBUTING.md").read_text(encoding="utf-8")
        self.assertIn("| `core` | What core is. | 1 | nothing |", page)
        self.assertIn("| `net/calls` | What net/calls is. | 0 | core, wire |", page)
        self.assertTrue(page.startswith("a\n") and page.endswith("\nb\n"))

    def test_named_sources_exist(self):
        treemap.main("--write", self.root)
        with mock.patch("builtins.print"):
            (self.root / "SECURITY.md").write_text("see `core/a.h`, `src/core/a.h`", encoding="utf-8")
            self.assertEqual(treemap.main("--check", self.root), 0)
            (self.root / "SECURITY.md").write_text("see `core/b.h`", encoding="utf-8")
            self.assertEqual(treemap.main("--check", self.root), 1)


class TidyBatches(unittest.TestCase):
    def test_one_batch(self):
        folder = tempfile.TemporaryDirectory()
        self.addCleanup(folder.cleanup)
        root = Path(folder.name)
        batch = root / "unity_0_cxx.cxx"
        batch.write_text('#include "/house/a.cpp"\n#include "/house/b.cpp"\n#include "/house/c.cpp"\n')
        (root / "commands.json").write_text(json.dumps([
            {"file": str(batch), "directory": "/house", "command": f"cc -o unity_0.o {batch}"},
            {"file": "/house/d.cpp", "directory": "/house", "command": "cc -o d.o /house/d.cpp"}]))
        commands = source_commands(root / "commands.json")
        found = tidybatches.batches(commands, {"/house/a.cpp", "/house/c.cpp", "/house/d.cpp", "/house/e.cpp"})
        self.assertEqual([[each["file"] for each in one] for one in found], [["/house/a.cpp", "/house/c.cpp"], ["/house/d.cpp"]])
        path = root / "batch.cpp"
        self.assertEqual(tidybatches.command_of(path, found[0])["command"], f"cc -o unity_0.o {path}")
        self.assertEqual(path.read_text(), '#include "/house/a.cpp" // NOLINT\n#include "/house/c.cpp" // NOLINT\n')
        self.assertEqual([each["command"] for each in found[0]], ["cc -o unity_0.o /house/a.cpp", "cc -o unity_0.o /house/c.cpp"])


class BareCode(unittest.TestCase):
    def test_lines_are_kept(self):
        text = 'a /* b\nc */ d // e\n"f\\"//" g\nR"x(\n" // )x" h 1\'000 \'\\\'\' i'
        self.assertEqual(cxx.bare_code(text), 'a  \n d  \n"" g\n""\n h 1\'000 \'\' i')

    def test_arguments(self):
        code = "f(a, g(b, c), [d, e] { h(i, j); });"
        self.assertEqual(list(cxx.calls(code, "f")), [(1, ["a", "g(b, c)", "[d, e] { h(i, j); }"])])


if __name__ == "__main__":
    unittest.main()
