// SPDX-FileCopyrightText: 2026 The Balehook authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/fileopenevents.h"

#include <QFileOpenEvent>
#include <QSignalSpy>
#include <QTest>
#include <QUrl>

using namespace Balehook;
using namespace Qt::StringLiterals;

/// What macOS sends to the application object, and what is handed on of it.
class TestFileOpenEvents final : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void events_data();
    void events();
    void eachInItsTurn();
    void othersPass();
    void nobodyListens();
};

void TestFileOpenEvents::events_data()
{
    QTest::addColumn<QUrl>("url");
    QTest::addColumn<QStringList>("expected");

    QTest::newRow("file") << QUrl::fromLocalFile(u"/home/a/failed rows.csv"_s)
                          << QStringList{u"/home/a/failed rows.csv"_s};
    QTest::newRow("file with a percent sign")
        << QUrl::fromLocalFile(u"/home/a/100%25 of ü.csv"_s) << QStringList{u"/home/a/100%25 of ü.csv"_s};
    QTest::newRow("link") << QUrl(u"balehook://acme/import-jobs/12"_s)
                          << QStringList{u"balehook://acme/import-jobs/12"_s};
    QTest::newRow("link with an id that is encoded")
        << QUrl(u"balehook://acme/import-jobs/a%20b%2Fc"_s) << QStringList{u"balehook://acme/import-jobs/a%20b%2Fc"_s};
    // Told, so that the window says what is wrong with it.
    QTest::newRow("link that is none") << QUrl(u"balehook://acme/?token=1"_s)
                                       << QStringList{u"balehook://acme/?token=1"_s};
    QTest::newRow("page") << QUrl(u"https://example.com/failed.csv"_s) << QStringList();
    QTest::newRow("nothing") << QUrl() << QStringList();
}

void TestFileOpenEvents::events()
{
    QFETCH(const QUrl, url);
    QFETCH(const QStringList, expected);
    const FileOpenEvents filter(*qApp);
    QSignalSpy wanted(&filter, &FileOpenEvents::wanted);
    QCoreApplication::postEvent(qApp, new QFileOpenEvent(url));
    QCoreApplication::sendPostedEvents(qApp, QEvent::FileOpen);
    QCOMPARE(wanted.size(), expected.isEmpty() ? 0 : 1);
    if (!expected.isEmpty())
        QCOMPARE(wanted.at(0).at(0).toStringList(), expected);
}

void TestFileOpenEvents::eachInItsTurn()
{
    const FileOpenEvents filter(*qApp);
    QSignalSpy wanted(&filter, &FileOpenEvents::wanted);
    QCoreApplication::postEvent(qApp, new QFileOpenEvent(u"/tmp/one.csv"_s));
    QCoreApplication::postEvent(qApp, new QFileOpenEvent(QUrl(u"balehook://acme/import-jobs/2"_s)));
    QTRY_COMPARE(wanted.size(), 2);
    QCOMPARE(wanted.at(0).at(0).toStringList(), QStringList{u"/tmp/one.csv"_s});
    QCOMPARE(wanted.at(1).at(0).toStringList(), QStringList{u"balehook://acme/import-jobs/2"_s});
}

/// The filter sees every event of every object that is sent through the application; only these are taken.
void TestFileOpenEvents::othersPass()
{
    const FileOpenEvents filter(*qApp);
    QObject child;
    bool isCalled = false;
    QMetaObject::invokeMethod(
        &child, [&isCalled] { isCalled = true; }, Qt::QueuedConnection);
    QTRY_VERIFY(isCalled);
}

void TestFileOpenEvents::nobodyListens()
{
    {
        const FileOpenEvents gone(*qApp);
    }
    QFileOpenEvent event(u"/tmp/one.csv"_s);
    QVERIFY(!QCoreApplication::sendEvent(qApp, &event));
}

QTEST_MAIN(TestFileOpenEvents)
#include "tst_fileopenevents.moc"
