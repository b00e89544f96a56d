// SPDX-FileCopyrightText: 2026 The Balehook authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "failedrows/table/tableworkers.h"

#include <QTest>

#include <memory>

#include <sys/resource.h>

namespace Balehook {

class TableWorkersTest final : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void theWindowGoesBeforePasses();
};

void TableWorkersTest::theWindowGoesBeforePasses()
{
    const auto niceness = [] { return getpriority(PRIO_PROCESS, 0); };
    const int own = niceness();
    int pass = own;
    int unpacking = own;
    int read = own + 1;
    auto workers = std::make_unique<TableWorkers>(this);
    int done = 0;
    workers->runPass([&] {
        pass = niceness();
        workers->post([&done] { ++done; });
    });
    workers->runUnpacking([&] {
        unpacking = niceness();
        workers->post([&done] { ++done; });
    });
    workers->runRead([&] {
        read = niceness();
        workers->post([&done] { ++done; });
    });
    QTRY_COMPARE(done, 3);
    QVERIFY(pass > own);
    QVERIFY(unpacking > own);
    QCOMPARE(read, own); // somebody waits for these rows
    QCOMPARE(niceness(), own);
}

} // namespace Balehook

QTEST_GUILESS_MAIN(Balehook::TableWorkersTest)

#include "tst_tableworkers.moc"
