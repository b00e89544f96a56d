// SPDX-FileCopyrightText: 2026 The Balehook authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "widgets/look/chartlibrary.h"

#include <QFile>
#include <QTemporaryDir>
#include <QTest>
#include <QWidget>

using namespace Balehook;
using namespace Qt::StringLiterals;

/// The plugin is loaded where it is of this version, as when only the program was replaced.
class TestChartLibrary final : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void ofThisVersionOnly_data();
    void ofThisVersionOnly();
};

void TestChartLibrary::ofThisVersionOnly_data()
{
    QTest::addColumn<bool>("isOther");
    QTest::newRow("this version") << false;
    QTest::newRow("another one") << true;
}

void TestChartLibrary::ofThisVersionOnly()
{
    QFETCH(const bool, isOther);
    QFile built(qEnvironmentVariable("BALEHOOK_BIN") + u"/plugins/balehook-charts.so"_s);
    QVERIFY(built.open(QFile::ReadOnly));
    QByteArray bytes = built.readAll();
    // The name and the value, in CBOR.
    const qsizetype named = bytes.indexOf("gVersion");
    QVERIFY(named > 0);
    if (isOther)
        bytes[named + 9] = bytes[named + 9] == '9' ? '8' : '9';
    const QTemporaryDir folder;
    QFile copy(folder.filePath(u"balehook-charts.so"_s));
    QVERIFY(copy.open(QFile::WriteOnly) && copy.write(bytes) == bytes.size());
    copy.close();
    QWidget window;
    if (isOther)
        QTest::ignoreMessage(QtWarningMsg, QRegularExpression(u"of another version"_s));
    ChartLibrary library({folder.path()});
    QCOMPARE(library.makeChart(&window) == nullptr, isOther);
}

QTEST_MAIN(TestChartLibrary)
#include "tst_chartlibrary.moc"
