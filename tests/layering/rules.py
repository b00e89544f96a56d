# SPDX-FileCopyrightText: 2026 The Balehook authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""The rules that the sources keep, in one place. checks.py applies them."""

import re


def beside(room, folders):
    """Folders of a room that may be included by another of it."""
    return {f"{room}/{folder}" for folder in folders.split()}


# What the parts of the console may include below them.
BELOW_WIDGETS = {"core", "domain", "net", "api", "failedrows", "credentials", "settings", "store", "models", "session",
                 "charts"}

# Which rooms a room may include, besides itself: folders of src that hold sources. A room that is not here must not exist.
# In what may be included, the name of a room with folders in it stands for all of them.
ROOMS = {
    "core/errors": set(),
    "core/process": set(),
    "core/disk": beside("core", "errors process"),
    "core/secrets": set(),
    "core/text": set(),
    "domain/account": {"core"},
    "domain/records": {"core"},
    "domain/queries": {"core"} | beside("domain", "records"),
    "net": {"core", "domain"},
    "api": {"core", "domain", "net"},
    "failedrows/text": {"core"},
    "failedrows/fetch": {"core", "domain", "net"} | beside("failedrows", "text"),
    "failedrows/cache": {"core"} | beside("failedrows", "text fetch find"),
    "failedrows/format": beside("failedrows", "text fetch"),
    "failedrows/archive": {"core"} | beside("failedrows", "fetch format"),
    "failedrows/workbook": {"core"} | beside("failedrows", "format archive"),
    "failedrows/table": {"core"} | beside("failedrows", "text format archive workbook"),
    "failedrows/find": {"core"} | beside("failedrows", "text format archive workbook table"),
    "failedrows/reasons": {"core"} | beside("failedrows", "text table"),
    "failedrows/compare": {"core"} | beside("failedrows", "text format archive workbook table find reasons"),
    "failedrows/rows": {"core", "domain"} | beside("failedrows", "text archive find table reasons compare workbook"),
    "credentials": {"core", "domain"},
    "settings": {"core", "domain"},
    "store/file": {"core"},
    "store/order": {"core"},
    "store": {"core", "domain"} | beside("store", "file order"),
    "models": {"core", "domain"},
    "session/listing": {"core", "domain", "net", "api", "failedrows", "models"},
    "session/index": {"core", "domain", "store", "models"} | beside("session", "listing"),
    "session/account": {"core", "domain", "net", "api", "failedrows", "credentials", "settings", "store", "models"}
        | beside("session", "listing index"),
    "session/jobs": {"core", "domain", "net", "failedrows", "settings", "store", "models"} | beside("session", "index account"),
    "session/update": {"core", "domain", "net", "settings"} | beside("session", "account"),
    "charts": {"core"},  # a plugin with a core of its own: nothing that keeps a state
    "widgets/look": BELOW_WIDGETS,
    "widgets/fields": BELOW_WIDGETS | beside("widgets", "look"),
    "widgets/tables": BELOW_WIDGETS | beside("widgets", "look fields"),
    "widgets/messages": BELOW_WIDGETS | beside("widgets", "look fields tables"),
    "widgets/links": BELOW_WIDGETS | beside("widgets", "look fields messages"),
    "widgets/accounts": BELOW_WIDGETS | beside("widgets", "look fields messages"),
    "widgets/lists": BELOW_WIDGETS | beside("widgets", "look fields tables messages"),
    "widgets/record": BELOW_WIDGETS | beside("widgets", "look fields tables links"),
    "widgets/search": BELOW_WIDGETS | beside("widgets", "look fields tables messages links lists"),
    "widgets/downloads": BELOW_WIDGETS | beside("widgets", "look fields tables messages links"),
    "widgets/find": BELOW_WIDGETS | beside("widgets", "look fields messages"),
    "widgets/actions": BELOW_WIDGETS | beside("widgets", "look tables"),
    "widgets/rows": BELOW_WIDGETS
        | beside("widgets", "look fields tables messages links lists record downloads actions"),
    "widgets/compare": BELOW_WIDGETS | beside("widgets", "look fields tables messages links downloads rows"),
    "widgets/handoff": BELOW_WIDGETS | beside("widgets", "look fields messages links rows compare"),
    "widgets/reasons": BELOW_WIDGETS | beside("widgets", "look fields tables messages links rows"),
    "widgets/webhooks": BELOW_WIDGETS | beside("widgets", "look fields tables messages links lists"),
    "widgets/updates": BELOW_WIDGETS
        | beside("widgets", "fields tables messages links lists record search actions"),
    "widgets/activity": BELOW_WIDGETS | beside("widgets", "look fields tables messages lists search"),
    "widgets/requests": BELOW_WIDGETS | beside("widgets", "look fields messages links accounts"),
    "widgets/help": BELOW_WIDGETS | beside("widgets", "look fields messages links actions"),
    "widgets/palette": BELOW_WIDGETS | beside("widgets", "look fields tables links lists search actions rows"),
    "widgets/window": BELOW_WIDGETS
        | beside("widgets", "look fields tables messages links accounts lists record search find actions "
                 "rows compare handoff reasons webhooks updates activity requests help palette"),
    "app": {"core", "domain", "net", "api", "failedrows", "credentials", "settings", "store", "models", "session",
            "widgets"},
    "ctl/frame": {"core", "domain", "net", "credentials", "settings", "session"},
    "ctl/writers": {"core", "domain", "failedrows", "session"} | beside("ctl", "frame"),
    "ctl/commands": {"core", "domain", "failedrows", "settings", "store", "models", "session"}
        | beside("ctl", "frame writers"),
    "ctl": {"core", "credentials", "settings", "session"} | beside("ctl", "frame commands"),
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
    (re.compile(r"(^|/)keychain\.h$"), re.compile(r"^src/credentials/keychainjobs\.cpp$"),
     "the keychain is reached through credentials/keychaintokenstore only"),
    (re.compile(r"^(QtCore/)?QSettings$"),
     re.compile(r"^src/settings/(administratorreader\.(h|cpp)|settingsmigration\.cpp)$"),
     "QSettings loses settings on a full disk: settings/settingsfile keeps them"),
    (re.compile(r"^(QtWidgets/)?QMessageBox$"), re.compile(r"^(src/widgets/messages/plainbox\.h|tests/.*)$"),
     "questions and notices are a PlainBox, widgets/messages/plainbox.h"),
]

MAX_FILES = 60  # a folder
MAX_LINES = 450
MEDIAN_LINES = 120

# Words that must not stand in code (comments and string contents are taken out before): pattern, the files that the
# rule is about, and what to do instead.
SOURCES = re.compile(r"^(src|tests)/")
# tests/bench drives the event loop itself, to measure it, and what all tests wait with is in one place.
UNMEASURED = re.compile(r"^(src|tests/(?!bench/|support/wait\.h))")
# A statement of SQL is executed, which no event loop is.
LOOPLESS = re.compile(r"^(src/(?!store/file/sqlrun\.cpp$)|tests/(?!bench/))")
SRC = re.compile(r"^src/")
TESTS = re.compile(r"^tests/(?!bench/)")
SKIPPED = re.compile(r"^tests/(?!bench/|tour/tst_glyphs\.cpp)")  # nothing can be said of glyphs without the fonts
UNTIMED = re.compile(r"^tests/(?!bench/|leaks/tst_textpaint\.cpp)")
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
    (re.compile(r"\bsetInformativeText\b"), SRC, "it would be taken for markup: PlainBox::addParagraph()"),
    (re.compile(r"\bformattedDataSize\b"), re.compile(r"^src/(?!core/text/datasize\.h$)"),
     "sizes are written by dataSize(), core/text/datasize.h"),
    (re.compile(r"\bstandardIcon\b"), SRC, "the program has signs and icons of its own: MessageSign, themedIcon()"),
    (re.compile(r"\bignoreSslErrors\b|\bVerifyNone\b"), SRC, "TLS errors are never ignored"),
    (re.compile(r"\bstatic\s+\w+\s*[&*]\s*instance\s*\("), SRC, "no singletons: hand it over in the constructor"),
    (re.compile(r"\bQSaveFile\b"), SRC, "no QSaveFile: it takes a full disk for success; core/disk/durablefile.h"),
    (re.compile(r"\bQLockFile\b"), SRC, "no QLockFile: one left by a kill keeps the next out; core/disk/filelock.h"),
    (re.compile(r"\bQ(Test::qWait|Test::qSleep|Thread::m?sleep)\s*\("), TESTS, "tests wait for signals, not for time"),
    (re.compile(r"\b(QSKIP|QEXPECT_FAIL)\b"), SKIPPED, "tests are not skipped"),
    (re.compile(r"\bQ(VERIFY2?|COMPARE\w*)\s*\([^;]*\b(nsecsE|e)lapsed\s*\("), UNTIMED, "how long it takes is asserted by tests labelled timing"),
]

# The same for comments: words that say that something is not done.
UNFINISHED = re.compile(r"\b(TODO|FIXME|XXX|HACK)\b")
