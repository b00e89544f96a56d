// SPDX-FileCopyrightText: 2026 The Balehook authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ctl/outputplace.h"

#include <QDir>
#include <QFile>
#include <QTemporaryDir>
#include <QTest>

using namespace Balehook;
using namespace Balehook::Ctl;
using namespace Qt::StringLiterals;

class TestOutputPlace final : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void init();
    void aFile();
    void refusals_data();
    void refusals();
    void inAFolder_data();
    void inAFolder();
    void whatCameMeanwhile();

private:
    void touch(const QString &name) const;
    QString path(const QString &name) const { return m_folder->filePath(name); }

    std::unique_ptr<QTemporaryDir> m_folder;
};

void TestOutputPlace::init()
{
    m_folder = std::make_unique<QTemporaryDir>();
}

void TestOutputPlace::touch(const QString &name) const
{
    QFile file(path(name));
    QVERIFY(file.open(QFile::WriteOnly));
    file.write("mine");
}

void TestOutputPlace::aFile()
{
    const Result<OutputPlace> place = OutputPlace::of(path(u"rows.csv"_s));
    QVERIFY(place);
    QCOMPARE(place.value().pathFor(u"other.csv"_s).value(), path(u"rows.csv"_s));
    QVERIFY(QDir(m_folder->path()).isEmpty());
}

void TestOutputPlace::refusals_data()
{
    QTest::addColumn<QString>("name");
    QTest::newRow("file that is there") << u"there"_s;
    QTest::newRow("link to it") << u"link"_s;
    QTest::newRow("link to nothing") << u"dangling"_s;
    QTest::newRow("device") << u"/dev/null"_s;
    QTest::newRow("no such folder") << u"none/rows.csv"_s;
    QTest::newRow("no such folder, as a folder") << u"none/"_s;
    QTest::newRow("file as a folder") << u"there/rows.csv"_s;
    QTest::newRow("folder nobody writes to") << u"/proc/rows.csv"_s;
}

void TestOutputPlace::refusals()
{
    QFETCH(QString, name);
    touch(u"there"_s);
    QVERIFY(QFile::link(path(u"there"_s), path(u"link"_s)));
    QVERIFY(QFile::link(path(u"nowhere"_s), path(u"dangling"_s)));
    const Result<OutputPlace> place = OutputPlace::of(name.startsWith(u'/') ? name : path(name));
    // Root may write nearly everywhere: then writing fails, not the look.
    if (place) {
        QCOMPARE(name, u"/proc/rows.csv"_s);
        return;
    }
    QCOMPARE(place.error().kind, name == "/proc/rows.csv"_L1 ? ErrorKind::DiskFailed : ErrorKind::NotAllowed);
    QVERIFY(place.error().detail.endsWith(u'.'));
}

void TestOutputPlace::inAFolder_data()
{
    QTest::addColumn<QStringList>("there");
    QTest::addColumn<QString>("name");
    QTest::addColumn<QString>("expected");
    QTest::newRow("nothing there") << QStringList() << u"rows.csv"_s << u"rows.csv"_s;
    QTest::newRow("one") << QStringList{u"rows.csv"_s} << u"rows.csv"_s << u"rows (2).csv"_s;
    QTest::newRow("two") << QStringList{u"rows.csv"_s, u"rows (2).csv"_s} << u"rows.csv"_s << u"rows (3).csv"_s;
    QTest::newRow("no suffix") << QStringList{u"rows"_s} << u"rows"_s << u"rows (2)"_s;
    QTest::newRow("many dots") << QStringList{u"a.b.csv"_s} << u"a.b.csv"_s << u"a.b (2).csv"_s;
}

void TestOutputPlace::inAFolder()
{
    QFETCH(QStringList, there);
    QFETCH(QString, name);
    QFETCH(QString, expected);
    for (const QString &each : there)
        touch(each);
    for (const QString &folder : {m_folder->path(), QString(m_folder->path() + u'/')}) {
        const Result<OutputPlace> place = OutputPlace::of(folder);
        QVERIFY(place);
        QCOMPARE(place.value().pathFor(name).value(), path(expected));
    }
}

/// Between the beginning of a download and its end.
void TestOutputPlace::whatCameMeanwhile()
{
    const Result<OutputPlace> place = OutputPlace::of(path(u"rows.csv"_s));
    QVERIFY(place);
    touch(u"rows.csv"_s);
    const Result<QString> later = place.value().pathFor({});
    QVERIFY(!later);
    QCOMPARE(later.error().kind, ErrorKind::NotAllowed);
}

QTEST_GUILESS_MAIN(TestOutputPlace)
#include "tst_outputplace.moc"
