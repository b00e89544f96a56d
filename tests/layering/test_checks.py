# SPDX-FileCopyrightText: 2026 The Balehook authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""The checks are checked: each rule is broken once on purpose, in a tree that is otherwise clean."""

import tempfile
import unittest
from pathlib import Path

import checks
import cxx

HEAD = "// SPDX-FileCopyrightText: 2026 The Balehook authors\n// SPDX-License-Identifier: GPL-3.0-or-later\n\n"
CMAKE_HEAD = HEAD.replace("//", "#")
FIRST_LINE = HEAD.count("\n") + 1


class PlantedViolations(unittest.TestCase):
    def setUp(self):
        folder = tempfile.TemporaryDirectory()
        self.addCleanup(folder.cleanup)
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
                self.add(f"src/{room}/here.cpp", f'#include "{other}/there.h"')
                self.assertFound(f"src/{room}/here.cpp", FIRST_LINE, f"{room} must not include {other}")

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
        self.assertFound("src/core/c.h", FIRST_LINE + 1, "src/core/a.h -> src/core/b.h -> src/core/c.h -> src/core/a.h")

    def test_qt_modules(self):
        for room, header in (("models", "QLabel"), ("session", "QTcpSocket"), ("widgets", "QTcpSocket"),
                             ("core", "QtNetwork/QTcpSocket"), ("settings", "QSqlQuery")):
            with self.subTest(room=room, header=header):
                self.setUp()
                self.add(f"src/{room}/here.cpp", f"#include <{header}>")
                self.assertFound(f"src/{room}/here.cpp", FIRST_LINE, "has no place in " + room)

    def test_keychain_and_settings_headers(self):
        self.add("src/credentials/keychaintokenstore.cpp", "#include <qt6keychain/keychain.h>")
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

    def test_slots(self):
        for condition in ("#if defined(Q_OS_LINUX)", "  # ifdef Q_OS_LINUX"):
            with self.subTest(condition=condition):
                self.setUp()
                self.add("tests/net/tst_here.cpp", f"private Q_SLOTS:\n    void a();\n{condition}\n    void b();\n#endif\n}};")
                self.assertFound("tests/net/tst_here.cpp", FIRST_LINE + 2, "never run")

    def test_slots_that_are_fine(self):
        self.add("tests/net/tst_here.cpp", "private Q_SLOTS:\n    void a();\nprivate:\n#if 1\n    int b;\n#endif\n};\n#if 1\n#endif")
        self.assertClean()

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


class BareCode(unittest.TestCase):
    def test_lines_are_kept(self):
        text = 'a /* b\nc */ d // e\n"f\\"//" g\nR"x(\n" // )x" h 1\'000 \'\\\'\' i'
        self.assertEqual(cxx.bare_code(text), 'a  \n d  \n"" g\n""\n h 1\'000 \'\' i')

    def test_arguments(self):
        code = "f(a, g(b, c), [d, e] { h(i, j); });"
        self.assertEqual(list(cxx.calls(code, "f")), [(1, ["a", "g(b, c)", "[d, e] { h(i, j); }"])])


if __name__ == "__main__":
    unittest.main()
