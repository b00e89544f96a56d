// SPDX-FileCopyrightText: 2026 The Balehook authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/disk/privatesave.h"
#include "support/smalldisk.h"
#include "support/wait.h"

#include <QTest>
#include <QThread>

#include <optional>

using namespace Balehook;
using namespace Balehook::Testing;
using namespace Qt::StringLiterals;

/// How recorded requests (HAR) and the diagnostic report are saved.
class TestPrivateSave final : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void initTestCase() { m_disk = std::make_unique<SmallDisk>(); }
    void cleanup() { m_disk->clear(); }
    void cleanupTestCase() { m_disk.reset(); }
    void isMadeInAWorker();
    void onEveryNumberOfFreePages_data();
    void onEveryNumberOfFreePages();

private:
    std::optional<Outcome> save(const QByteArray &bytes) const;

    std::unique_ptr<SmallDisk> m_disk;
};

std::optional<Outcome> TestPrivateSave::save(const QByteArray &bytes) const
{
    QObject context;
    std::optional<Outcome> outcome;
    savePrivately(
        m_disk->path(u"requests.har"_s), [bytes] { return bytes; }, &context,
        [&outcome](const Outcome &saved) { outcome.emplace(saved); });
    return Testing::waitFor([&] { return outcome.has_value(); }) ? outcome : std::nullopt;
}

void TestPrivateSave::isMadeInAWorker()
{
    QObject context;
    bool isElsewhere = false;
    std::optional<Outcome> outcome;
    savePrivately(
        m_disk->path(u"requests.har"_s),
        [&isElsewhere] {
            isElsewhere = QThread::currentThread() != QCoreApplication::instance()->thread();
            return QByteArray("{}");
        },
        &context, [&outcome](const Outcome &saved) { outcome.emplace(saved); });
    QTRY_VERIFY(outcome.has_value());
    QVERIFY(outcome->ok() && isElsewhere);
    constexpr auto others = QFile::ReadGroup | QFile::ReadOther;
    QVERIFY(!(QFile::permissions(m_disk->path(u"requests.har"_s)) & others));
}

void TestPrivateSave::onEveryNumberOfFreePages_data()
{
    QTest::addColumn<int>("size");
    QTest::addColumn<int>("pages");
    for (const int size : {700, 9'000}) {
        for (int pages = 0; pages <= 8; ++pages)
            QTest::addRow("%d bytes, %d pages", size, pages) << size << pages;
    }
}

void TestPrivateSave::onEveryNumberOfFreePages()
{
    QFETCH(const int, size);
    QFETCH(const int, pages);
    QVERIFY(m_disk->put(u"requests.har"_s, "old"));
    m_disk->fill(pages);
    const QByteArray bytes(size, 'n');
    const std::optional<Outcome> outcome = save(bytes);
    QVERIFY(outcome.has_value());
    QCOMPARE(outcome->ok(), pages * SmallDisk::pageSize >= size);
    QCOMPARE(m_disk->contents(u"requests.har"_s), outcome->ok() ? bytes : QByteArray("old"));
    QCOMPARE(m_disk->names(), QStringList{u"requests.har"_s});
    if (!outcome->ok() && m_disk->isMounted())
        QCOMPARE(outcome->error().kind, ErrorKind::DiskFull);
}

QTEST_MAIN(TestPrivateSave)
#include "tst_privatesave.moc"
