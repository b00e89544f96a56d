// SPDX-FileCopyrightText: 2026 The Balehook authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "models/pageasker.h"

#include "domain/records/recordpage.h"
#include "models/fakepagesource.h"

#include <QPointer>
#include <QSignalSpy>
#include <QTest>

#include <algorithm>
#include <functional>
#include <vector>

using namespace Balehook;

/// Lets somebody act inside cancel(), as a source does that tells of it.
class TellingSource final : public PageSource
{
    Q_OBJECT

public:
    std::function<void()> onCancel;
    std::vector<Ticket> canceled;

    TellingSource()
        : PageSource(nullptr)
    { }
    Ticket request(PageRequest, PagePriority) override { return ++m_last; }
    void cancel(Ticket ticket) override
    {
        canceled.push_back(ticket);
        if (onCancel)
            std::exchange(onCancel, nullptr)();
    }

private:
    Ticket m_last = 0;
};

class TestPageAsker final : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void tellsWhatWasAsked();
    void nothingComesAfterCancelAll();
    void theSourceGoesWhileItIsCanceled();
    void itGoesItselfWhileItCancels();
    void askedAnewWhileItCancels();
    void withoutASource();
};

void TestPageAsker::tellsWhatWasAsked()
{
    FakePageSource source(
        [](const PageRequest &request, int) { return request.page == 1 ? Error(ErrorKind::TimedOut) : Error(); });
    PageAsker asker(source);
    QSignalSpy failed(&asker, &PageAsker::failed);
    asker.ask({1, 25});
    asker.ask({2, 25});
    QCOMPARE(asker.open(), 2);
    QTRY_COMPARE(failed.size(), 2);
    QCOMPARE(asker.open(), 0);
    QList<int> pages;
    for (const QVariantList &told : failed) {
        pages.append(told.at(0).value<PageRequest>().page);
        QCOMPARE(told.at(1).value<Error>().kind == ErrorKind::TimedOut, pages.constLast() == 1);
    }
    std::sort(pages.begin(), pages.end());
    QCOMPARE(pages, (QList<int>{1, 2}));
    QVERIFY(std::all_of(source.asked().begin(), source.asked().end(),
                        [](const auto &asked) { return asked.priority == PagePriority::Background; }));
}

void TestPageAsker::nothingComesAfterCancelAll()
{
    FakePageSource source([](const PageRequest &, int) { return Error(ErrorKind::TimedOut); });
    PageAsker asker(source);
    QSignalSpy failed(&asker, &PageAsker::failed);
    asker.ask({1, 25});
    asker.cancelAll();
    QCOMPARE(asker.open(), 0);
    QCOMPARE(source.cancelled(), 1);
    asker.ask({2, 25});
    QTRY_COMPARE(failed.size(), 1);
    QCOMPARE(failed.at(0).at(0).value<PageRequest>().page, 2);
}

void TestPageAsker::theSourceGoesWhileItIsCanceled()
{
    auto source = std::make_unique<TellingSource>();
    PageAsker asker(*source);
    asker.ask({1, 25});
    asker.ask({2, 25});
    TellingSource *const bare = source.get();
    std::vector<PageSource::Ticket> canceled;
    bare->onCancel = [&source, &canceled] {
        canceled = source->canceled;
        source.reset();
    };
    asker.cancelAll();
    QCOMPARE(canceled.size(), std::size_t(1));
    asker.ask({3, 25}); // of nobody
    QCOMPARE(asker.open(), 0);
}

void TestPageAsker::itGoesItselfWhileItCancels()
{
    TellingSource source;
    auto asker = std::make_unique<PageAsker>(source);
    asker->ask({1, 25});
    asker->ask({2, 25});
    PageAsker *const bare = asker.get();
    source.onCancel = [&asker] { asker.reset(); };
    bare->cancelAll();
    QVERIFY(!asker);
    std::sort(source.canceled.begin(), source.canceled.end());
    QCOMPARE(source.canceled, (std::vector<PageSource::Ticket>{1, 2}));
}

void TestPageAsker::askedAnewWhileItCancels()
{
    TellingSource source;
    PageAsker asker(source);
    asker.ask({1, 25});
    source.onCancel = [&asker] { asker.ask({2, 25}); };
    asker.cancelAll();
    QCOMPARE(source.canceled, std::vector<PageSource::Ticket>{1});
    QCOMPARE(asker.open(), 1);
}

void TestPageAsker::withoutASource()
{
    auto source = std::make_unique<TellingSource>();
    PageAsker asker(*source);
    asker.ask({1, 25});
    QSignalSpy gone(&asker, &PageAsker::gone);
    source.reset();
    QCOMPARE(gone.size(), 1);
    QCOMPARE(asker.open(), 0);
    asker.cancelAll();
    asker.ask({1, 25});
    QCOMPARE(asker.open(), 0);
}

QTEST_GUILESS_MAIN(TestPageAsker)
#include "tst_pageasker.moc"
