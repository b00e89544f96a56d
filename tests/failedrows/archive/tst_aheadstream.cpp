// SPDX-FileCopyrightText: 2026 The Balehook authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "failedrows/archive/aheadstream.h"
#include "support/wait.h"

#include <QRandomGenerator>
#include <QTest>

#include <atomic>
#include <optional>

using namespace Balehook;

namespace {

/// So many bytes, each of which tells its place, in pieces of any size; then the end, or a failure.
class CountingStream final : public ByteStream
{
public:
    explicit CountingStream(qint64 size, const std::optional<Obstacle> &failure = {})
        : m_size(size)
        , m_failure(failure)
    { }

    qint64 read(char *to, qint64 size) override
    {
        ++reads;
        const qint64 most = std::min(size, m_size - m_at);
        const qint64 count = most > 0 ? 1 + m_random.bounded(int(most)) : 0;
        for (qint64 i = 0; i < count; ++i)
            to[i] = byteAt(m_at + i);
        m_at += count;
        return count == 0 && m_failure ? fail(*m_failure) : count;
    }
    double share() const override { return m_size > 0 ? double(m_at) / double(m_size) : 1; }

    static char byteAt(qint64 place) { return char(place ^ (place >> 8) ^ (place >> 16)); }

    std::atomic<int> reads = 0;

private:
    const qint64 m_size;
    const std::optional<Obstacle> m_failure;
    qint64 m_at = 0;
    QRandomGenerator m_random{5};
};

} // namespace

class TestAheadStream final : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void givesTheSameBytes_data();
    void givesTheSameBytes();
    void failsBehindWhatWasReadable();
    void readsNoFurtherThanAFewPieces();
    void mayGoAtAnyTime();
};

void TestAheadStream::givesTheSameBytes_data()
{
    QTest::addColumn<qint64>("size");
    for (const qint64 size : {0, 1, 1000, 128 * 1024, 128 * 1024 + 1, 3'000'000})
        QTest::addRow("%lld bytes", static_cast<long long>(size)) << size;
}

void TestAheadStream::givesTheSameBytes()
{
    QFETCH(qint64, size);
    CountingStream inner(size);
    AheadStream ahead(inner);
    QRandomGenerator random(3);
    qint64 place = 0;
    double share = 0;
    for (;;) {
        QByteArray bytes(1 + random.bounded(200'000), '\0');
        const qint64 count = ahead.read(bytes.data(), bytes.size());
        if (count == 0)
            break;
        for (qint64 i = 0; i < count; ++i)
            QCOMPARE(bytes[i], CountingStream::byteAt(place + i));
        place += count;
        QVERIFY(ahead.share() >= share);
        share = ahead.share();
    }
    QCOMPARE(place, size);
    QVERIFY(!ahead.failure());
    char more = 0;
    QCOMPARE(ahead.read(&more, 1), 0); // again, after the end
}

void TestAheadStream::failsBehindWhatWasReadable()
{
    CountingStream inner(300'000, Obstacle{Obstacle::Kind::Damaged});
    AheadStream ahead(inner);
    QByteArray bytes(64 * 1024, '\0');
    qint64 place = 0;
    for (qint64 count = 0; (count = ahead.read(bytes.data(), bytes.size())) > 0; place += count)
        QVERIFY(!ahead.failure());
    QCOMPARE(place, 300'000);
    QVERIFY(ahead.failure());
    QCOMPARE(std::get<Obstacle>(*ahead.failure()).kind, Obstacle::Kind::Damaged);
}

/// Memory is bounded: with nobody who takes the pieces, no more of them are unpacked.
void TestAheadStream::readsNoFurtherThanAFewPieces()
{
    CountingStream inner(100'000'000);
    AheadStream ahead(inner);
    QTRY_COMPARE(inner.reads.load(), 4);
    char byte = 0;
    QCOMPARE(ahead.read(&byte, 1), 1); // the first piece is still in use
    QVERIFY(!Testing::waitFor([&] { return inner.reads > 4; }, 50));
}

void TestAheadStream::mayGoAtAnyTime()
{
    for (int reads = 0; reads < 20; ++reads) {
        CountingStream inner(5'000'000);
        AheadStream ahead(inner);
        QByteArray bytes(100'000, '\0');
        for (int i = 0; i < reads; ++i)
            QVERIFY(ahead.read(bytes.data(), bytes.size()) > 0);
    }
}

QTEST_GUILESS_MAIN(TestAheadStream)
#include "tst_aheadstream.moc"
