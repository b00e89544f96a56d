// SPDX-FileCopyrightText: 2026 The Balehook authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/process/background.h"

#include <QSemaphore>
#include <QTest>

#include <memory>

namespace Balehook {

class BackgroundTest final : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void theValueComesThroughTheEventLoop();
    void nobodyIsCalledWhoIsGone_data();
    void nobodyIsCalledWhoIsGone();
};

void BackgroundTest::theValueComesThroughTheEventLoop()
{
    QObject context;
    int value = 0;
    QThread *calledIn = nullptr;
    const auto future = inBackground<int>([](QPromise<int> &) { return 42; });
    whenDone(future, &context, [&](int came) {
        value = came;
        calledIn = QThread::currentThread();
    });
    QCOMPARE(value, 0);
    QTRY_COMPARE(value, 42);
    QCOMPARE(calledIn, thread());
    QTRY_VERIFY(context.children().isEmpty());
}

void BackgroundTest::nobodyIsCalledWhoIsGone_data()
{
    QTest::addColumn<bool>("isDoneBefore");
    QTest::newRow("while it works") << false;
    QTest::newRow("when it has worked") << true;
}

void BackgroundTest::nobodyIsCalledWhoIsGone()
{
    QFETCH(bool, isDoneBefore);
    auto context = std::make_unique<QObject>();
    QSemaphore mayEnd;
    bool wasCalled = false;
    auto future = inBackground<int>([&mayEnd](QPromise<int> &) {
        mayEnd.acquire();
        return 1;
    });
    whenDone(future, context.get(), [&wasCalled](int) { wasCalled = true; });
    if (isDoneBefore) {
        mayEnd.release();
        future.waitForFinished();
    }
    context.reset();
    mayEnd.release();
    QTRY_VERIFY(QThreadPool::globalInstance()->activeThreadCount() == 0);
    QCoreApplication::sendPostedEvents();
    QVERIFY(!wasCalled);
}

} // namespace Balehook

QTEST_GUILESS_MAIN(Balehook::BackgroundTest)

#include "tst_background.moc"
