// SPDX-FileCopyrightText: 2026 The Balehook authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/text/translation.h"

#include <QCoreApplication>
#include <QTest>

using namespace Balehook;
using namespace Qt::StringLiterals;

/// Whose texts are shown for Qt's own.
class TestTranslation final : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void textsOfQt_data();
    void textsOfQt();
};

void TestTranslation::textsOfQt_data()
{
    QTest::addColumn<QString>("language");
    QTest::addColumn<QString>("expected");

    // The tools that put Qt beside a program make one file a language.
    QTest::newRow("all in one file") << u"de"_s << u"All of Qt in German"_s;
    QTest::newRow("a file for each part") << u"fr"_s << u"The base of Qt in French"_s;
    QTest::newRow("none") << u"ja"_s << u"Cancel"_s;
}

void TestTranslation::textsOfQt()
{
    QFETCH(const QString, language);
    QFETCH(const QString, expected);
    Translation translation;
    QCOMPARE(translation.install(language).language(), QLocale(language).language());
    QCOMPARE(QCoreApplication::translate("QPlatformTheme", "Cancel"), expected);
}

QTEST_GUILESS_MAIN(TestTranslation)
#include "tst_translation.moc"
