// SPDX-FileCopyrightText: 2026 The Balehook authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "failedrows/cache/filecopier.h"

#include <QDir>
#include <QFile>
#include <QSignalSpy>
#include <QTemporaryDir>
#include <QTest>

using namespace Qt::StringLiterals;
using namespace Balehook;

using Copied = Result<qint64>;

class TestFileCopier final : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void init();
    void copies_data();
    void copies();
    void isForTheOwnerOnly();
    void holdsTheSource();
    void cancelledLeavesNothing();
    void deletedLeavesNothing();
    void failuresLeaveWhatWasThere_data();
    void failuresLeaveWhatWasThere();

private:
    QString source() const { return m_folder->filePath(u"cached"_s); }
    QString target() const { return m_folder->filePath(u"saved.csv"_s); }
    QStringList files() const { return QDir(m_folder->path()).entryList(QDir::Files | QDir::Hidden, QDir::Name); }

    std::unique_ptr<QTemporaryDir> m_folder;
};

namespace {

bool writeFile(const QString &path, const QByteArray &bytes)
{
    QFile file(path);
    return file.open(QIODevice::WriteOnly) && file.write(bytes) == bytes.size();
}

QByteArray contents(const QString &path)
{
    QFile file(path);
    return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
}

Copied outcome(const QSignalSpy &finished)
{
    // value() would need an empty result, of which there is none.
    return *static_cast<const Copied *>(finished.at(0).at(0).constData());
}

} // namespace

void TestFileCopier::init()
{
    m_folder = std::make_unique<QTemporaryDir>();
}

void TestFileCopier::copies_data()
{
    QTest::addColumn<qint64>("size");
    QTest::newRow("empty") << qint64(0);
    QTest::newRow("small") << qint64(10);
    QTest::newRow("large") << qint64(5 * 1024 * 1024 + 7);
}

void TestFileCopier::copies()
{
    QFETCH(qint64, size);
    const QByteArray bytes(size, 'x');
    QVERIFY(writeFile(source(), bytes));
    QVERIFY(writeFile(target(), "what was there"));
    FileCopier copier(source(), target(), {});
    QSignalSpy finished(&copier, &FileCopier::finished);
    QSignalSpy progressed(&copier, &FileCopier::progressed);
    copier.start();
    copier.start();
    QCOMPARE(finished.count(), 0);
    QTRY_COMPARE(finished.count(), 1);
    QCOMPARE(outcome(finished).value(), size);
    QCOMPARE(contents(target()), bytes);
    QCOMPARE(files(), (QStringList{u"cached"_s, u"saved.csv"_s}));
    if (size > 0)
        QCOMPARE(progressed.last().at(0), progressed.last().at(1));
}

void TestFileCopier::isForTheOwnerOnly()
{
    QVERIFY(writeFile(source(), "x"));
    FileCopier copier(source(), target(), {});
    QSignalSpy finished(&copier, &FileCopier::finished);
    copier.start();
    QTRY_COMPARE(finished.count(), 1);
    constexpr auto others = QFile::ReadGroup | QFile::WriteGroup | QFile::ReadOther | QFile::WriteOther;
    QCOMPARE(QFile::permissions(target()) & others, QFile::Permissions());
}

void TestFileCopier::holdsTheSource()
{
    QVERIFY(writeFile(source(), "x"));
    FileHold hold = std::make_shared<char>();
    const std::weak_ptr<const void> watched = hold;
    FileCopier copier(source(), target(), std::move(hold));
    hold.reset();
    QSignalSpy finished(&copier, &FileCopier::finished);
    QVERIFY(!watched.expired());
    copier.start();
    QTRY_COMPARE(finished.count(), 1);
    QTRY_VERIFY(watched.expired());
}

void TestFileCopier::cancelledLeavesNothing()
{
    // So large, with nothing in it, that it is not over before the first progress arrives.
    QFile file(source());
    QVERIFY(file.open(QIODevice::WriteOnly));
    QVERIFY(file.resize(qint64(1024) * 1024 * 1024));
    FileCopier copier(source(), target(), {});
    QSignalSpy finished(&copier, &FileCopier::finished);
    bool isCancelled = false;
    connect(&copier, &FileCopier::progressed, this, [&](int done, int steps) {
        QVERIFY(done < steps);
        QVERIFY(!isCancelled);
        copier.cancel();
        isCancelled = true;
    });
    copier.start();
    QTRY_VERIFY(isCancelled);
    QVERIFY(QThreadPool::globalInstance()->waitForDone(20'000));
    QCoreApplication::sendPostedEvents();
    QCOMPARE(files(), (QStringList{u"cached"_s}));
    QVERIFY(finished.isEmpty());
}

void TestFileCopier::deletedLeavesNothing()
{
    QVERIFY(writeFile(source(), QByteArray(64 * 1024 * 1024, 'x')));
    QVERIFY(writeFile(target(), "what was there"));
    auto copier = std::make_unique<FileCopier>(source(), target(), FileHold());
    copier->start();
    copier.reset();
    QVERIFY(QThreadPool::globalInstance()->waitForDone(20'000));
    QCOMPARE(files(), (QStringList{u"cached"_s, u"saved.csv"_s}));
    QCOMPARE(contents(target()), "what was there");
}

void TestFileCopier::failuresLeaveWhatWasThere_data()
{
    QTest::addColumn<QString>("from");
    QTest::addColumn<QString>("to");
    QTest::newRow("no source") << u"missing"_s << u"saved.csv"_s;
    QTest::newRow("no folder") << u"cached"_s << u"missing/saved.csv"_s;
    QTest::newRow("a folder has the name") << u"cached"_s << u"."_s;
}

void TestFileCopier::failuresLeaveWhatWasThere()
{
    QFETCH(QString, from);
    QFETCH(QString, to);
    QVERIFY(writeFile(source(), "new"));
    QVERIFY(writeFile(target(), "what was there"));
    FileCopier copier(m_folder->filePath(from), m_folder->filePath(to), {});
    QSignalSpy finished(&copier, &FileCopier::finished);
    copier.start();
    QTRY_COMPARE(finished.count(), 1);
    QCOMPARE(outcome(finished).error().kind, ErrorKind::DiskFailed);
    QVERIFY(!outcome(finished).error().detail.isEmpty());
    QCOMPARE(contents(target()), "what was there");
    QCOMPARE(files(), (QStringList{u"cached"_s, u"saved.csv"_s}));
}

QTEST_GUILESS_MAIN(TestFileCopier)
#include "tst_filecopier.moc"
