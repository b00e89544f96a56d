# SPDX-FileCopyrightText: 2026 The Balehook authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""The rules that the sources keep, in one place. checks.py applies them."""

import re

# Which rooms a room may include, besides itself. A room that is not here must not exist.
ROOMS = {
    "core": set(),
    "domain": {"core"},
    "net": {"core", "domain"},
    "api": {"core", "domain", "net"},
    "failedrows": {"core", "domain", "net"},
    "credentials": {"core", "domain"},
    "settings": {"core", "domain"},
    "store": {"core", "domain"},
    "models": {"core", "domain"},
    "session": {"core", "domain", "net", "api", "failedrows", "credentials", "settings", "store", "models"},
    "charts": {"core"},  # a plugin with a core of its own: nothing that keeps a state
    "widgets": {"core", "domain", "net", "api", "failedrows", "credentials", "settings", "store", "models", "session",
                "charts"},
    "app": {"core", "domain", "net", "api", "failedrows", "credentials", "settings", "store", "models", "session",
            "widgets"},
    "ctl": {"core", "domain", "net", "api", "failedrows", "credentials", "settings", "store", "models", "session"},
}

# Which rooms may include headers of a Qt module. Modules that are not here are free.
QT_MODULES = {
    "QtWidgets": {"widgets", "app", "charts"},
    "QtCharts": {"charts"},
    "QtNetwork": {"net", "api", "failedrows"},
    "QtSql": {"store"},
}

# Headers that only these files may include: pattern of the header, pattern of the file, and what the rule is.
RESERVED_HEADERS = [
    (re.compile(r"(^|/)keychain\.h$"), re.compile(r"^src/credentials/keychain\w*\.(h|cpp)$"),
     "the keychain is reached through credentials/keychaintokenstore only"),
    (re.compile(r"^(QtCore/)?QSettings$"),
     re.compile(r"^src/settings/(administratorreader\.(h|cpp)|settingsmigration\.cpp)$"),
     "QSettings loses settings on a full disk: settings/settingsfile keeps them"),
]

MAX_LINES = 450
MEDIAN_LINES = 120

# Words that must not stand in code (comments and string contents are taken out before): pattern, the files that the
# rule is about, and what to do instead.
SOURCES = re.compile(r"^(src|tests)/")
UNMEASURED = re.compile(r"^(src|tests/(?!bench/))")  # tests/bench drives the event loop itself, to measure it
# A statement of SQL is executed, which no event loop is.
LOOPLESS = re.compile(r"^(src/(?!store/sqlrun\.cpp$)|tests/(?!bench/))")
SRC = re.compile(r"^src/")
# registrationstore.cpp goes, too, once it is written by core/durablefile.h.
DURABLE = re.compile(r"^src/(?!settings/registrationstore\.(cpp|h)$)")
TESTS = re.compile(r"^tests/(?!bench/)")
SKIPPED = re.compile(r"^tests/(?!bench/|tour/tst_glyphs\.cpp)")  # nothing can be said of glyphs without the fonts
WORDS = [
    (re.compile(r"\bprocessEvents\b"), UNMEASURED, "no processEvents(): react to a signal"),
    (re.compile(r"\bQEventLoop\b"), UNMEASURED, "no nested event loop: react to a signal"),
    (re.compile(r"(?<!Application::)(?<!\bapp\.)(?<!\bapplication\.)\bexec\s*\("), LOOPLESS,
     "no exec(): open() a dialog and react to finished(), popup() a menu"),
    (re.compile(r"\bQMessageBox::(information|warning|critical|question|about|aboutQt)\s*\("), SOURCES,
     "no QMessageBox statics: they block and show rich text"),
    (re.compile(r"\bQ(Input|File|Color|Font)Dialog::get\w+\s*\("), SOURCES,
     "no static get...() of a dialog: it blocks; open() an instance"),
    (re.compile(r"\b(signals|slots)\s*:|\bemit\s+\w|\b(foreach|forever)\b"), SOURCES,
     "no Qt keywords: Q_SIGNALS, Q_SLOTS, Q_EMIT"),
    (re.compile(r"\b(SIGNAL|SLOT)\s*\("), SOURCES, "no string connects: use member pointers"),
    (re.compile(r"\bsetInsecureFallback\s*\(\s*(?!false)"), SOURCES, "no token is ever kept as plain text"),
    (re.compile(r"\bsetTextFormat\s*\(\s*Qt::(RichText|AutoText|MarkdownText)"), SRC, "text is shown as plain text"),
    (re.compile(r"[rR]eply(\(\))?\s*(\.|->)\s*errorString\s*\("), SRC,
     "errorString() of a reply holds the whole URL: use Error::userMessage()"),
    (re.compile(r"\bignoreSslErrors\b|\bVerifyNone\b"), SRC, "TLS errors are never ignored"),
    (re.compile(r"\bstatic\s+\w+\s*[&*]\s*instance\s*\("), SRC, "no singletons: hand it over in the constructor"),
    (re.compile(r"\bQSaveFile\b"), DURABLE, "no QSaveFile: it takes a full disk for success; core/durablefile.h"),
    (re.compile(r"\bQ(Test::qWait|Test::qSleep|Thread::m?sleep)\s*\("), TESTS, "tests wait for signals, not for time"),
    (re.compile(r"\b(QSKIP|QEXPECT_FAIL)\b"), SKIPPED, "tests are not skipped"),
]

# The same for comments: words that say that something is not done.
UNFINISHED = re.compile(r"\b(TODO|FIXME|XXX|HACK)\b")
