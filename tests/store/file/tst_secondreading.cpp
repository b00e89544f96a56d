// SPDX-FileCopyrightText: 2026 The Balehook authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "store/file/indexfile.h"
#include "store/file/secondreading.h"
#include "store/file/sqlrun.h"
#include "store/indexdesk.h"

#include <QSemaphore>
#include <QTest>

using namespace Qt::StringLiterals;
using namespace Balehook;
using namespace Balehook::Testing;

namespace {

/// What it returned in the end.
bool resultOf(SecondReading &reading)
{
    std::optional<bool> result;
    while (!result)
        result = reading.result();
    return *result;
}

} // namespace

/// Two connections read the same state of an index, or know that they do not.
class TestSecondReading final : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void init();
    void knowsWhetherAnotherHasWritten();
    void readsWhatWasThereAtItsBeginning();
    void endsWhatItReads();
    void hasNothingWithoutAFile();
    void tellsOfWhatFailed();

private:
    void storeAnother();

    std::unique_ptr<IndexDesk> m_desk;
    int m_stored = 0;
};

void TestSecondReading::init()
{
    m_stored = 0;
    m_desk = std::make_unique<IndexDesk>();
    QVERIFY(m_desk->beginPass().ok());
    storeAnother();
}

void TestSecondReading::storeAnother()
{
    ++m_stored;
    QVERIFY(m_desk->storePage(m_stored, IndexDesk::pageOf(QStringList{QString::number(m_stored)})).ok());
}

void TestSecondReading::knowsWhetherAnotherHasWritten()
{
    IndexFile file(m_desk->file(), u"test"_s);
    QVERIFY(file.openForReading());
    SqlRun sql(file);
    sql.run(u"BEGIN"_s);
    QVERIFY(sql.beginAgain([] {}));
    QVERIFY(!sql.beginAgain([this] { storeAnother(); }));
    QVERIFY(sql.beginAgain([] {}));
    QCOMPARE(sql.value(u"SELECT count(*) FROM job"_s).toInt(), 2);
    sql.forget();
}

void TestSecondReading::readsWhatWasThereAtItsBeginning()
{
    QSemaphore isStored;
    int found = 0;
    SecondReading reading(m_desk->file(), [&](SqlRun &sql, const std::atomic<bool> &) {
        isStored.acquire();
        found = sql.value(u"SELECT count(*) FROM job"_s).toInt();
        return true;
    });
    QVERIFY(reading.hasSnapshot());
    QVERIFY(!reading.result());
    storeAnother();
    isStored.release();
    QVERIFY(resultOf(reading));
    QCOMPARE(found, 1);
}

void TestSecondReading::endsWhatItReads()
{
    std::atomic<bool> wasEnded = false;
    {
        const SecondReading reading(m_desk->file(), [&wasEnded](SqlRun &sql, const std::atomic<bool> &isEnded) {
            while (!isEnded)
                sql.run(u"SELECT max(place) FROM job"_s);
            wasEnded = true;
            return false;
        });
        QVERIFY(reading.hasSnapshot());
    }
    QVERIFY(wasEnded);
}

void TestSecondReading::hasNothingWithoutAFile()
{
    bool wasAsked = false;
    SecondReading reading(m_desk->path(u"none.sqlite"_s), [&wasAsked](SqlRun &, const std::atomic<bool> &) {
        wasAsked = true;
        return true;
    });
    QVERIFY(!reading.hasSnapshot());
    QVERIFY(!resultOf(reading));
    QVERIFY(!wasAsked);
}

void TestSecondReading::tellsOfWhatFailed()
{
    SecondReading reading(m_desk->file(), [](SqlRun &sql, const std::atomic<bool> &) {
        sql.run(u"SELECT place FROM nowhere"_s);
        return true;
    });
    QVERIFY(reading.hasSnapshot());
    QVERIFY(!resultOf(reading));
}

QTEST_GUILESS_MAIN(TestSecondReading)
#include "tst_secondreading.moc"
