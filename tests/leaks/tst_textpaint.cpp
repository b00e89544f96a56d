// SPDX-FileCopyrightText: 2026 The Balehook authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "leaks/corpuswalk.h"
#include "leaks/textcorpus.h"

#include <QApplication>
#include <QTest>

using namespace Qt::StringLiterals;
using namespace std::chrono_literals;
using namespace Balehook;
using namespace Balehook::Testing;

/// How long the window takes to paint the texts of the corpus, wherever they are shown.
class TestTextPaint final : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void noRepaintTakesLong_data();
    void noRepaintTakesLong();
};

void TestTextPaint::noRepaintTakesLong_data()
{
    QTest::addColumn<QString>("text");
    // The short ones are painted as fast as any other text.
    for (const CorpusText &each : textCorpus(u"/nowhere/canary.pbm"_s)) {
        if (each.text.size() > 500)
            QTest::newRow(each.name) << each.text;
    }
}

void TestTextPaint::noRepaintTakesLong()
{
    QFETCH(QString, text);
    CorpusWindow console(text);
    CorpusWalk walk(console, [](const char *) {});
    QVERIFY2(walk.walk(), walk.place());
    qInfo("longest repaint: %lld ms, %s", static_cast<long long>(walk.longestPaint().count()), walk.paintedLongest());
    QVERIFY2(walk.longestPaint() <= 100ms, walk.paintedLongest());
}

QTEST_MAIN(TestTextPaint)
#include "tst_textpaint.moc"
