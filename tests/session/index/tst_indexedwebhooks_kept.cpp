// SPDX-FileCopyrightText: 2026 The Balehook authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "session/index/webhooksfixture.h"

#include "models/webhooksmodel.h"
#include "session/listing/rawpage.h"
#include "support/wait.h"

#include <QFile>
#include <QSignalSpy>
#include <QTest>

using namespace Balehook;
using namespace Balehook::Testing;
using namespace Qt::StringLiterals;

/// Which webhooks are kept, forgotten and told to be listed.
class TestIndexedWebhooksKept final : public WebhooksFixture
{
    Q_OBJECT

private Q_SLOTS:
    void whatIsKeptIsSearchedWhileTheServiceFails();
    void forgetsAnotherListing();
    void whatIsKeptOfAnotherListingIsNotTaken();
    void tellsWhichAreListed();
    void whatDidNotComeIsNotForgotten();
    void keepsNothingWithoutAnIndex();
};

void TestIndexedWebhooksKept::whatIsKeptIsSearchedWhileTheServiceFails()
{
    m_webhooks->load();
    QTRY_VERIFY(m_webhooks->state().isKnown);
    QTRY_VERIFY(m_index->status().bytes > 0); // it is on the disk
    const qint64 loadedAt = m_webhooks->state().loadedAt;
    m_error = Error(ErrorKind::Unreachable);
    reopen();
    QSignalSpy remembered(m_webhooks.get(), &IndexedWebhooks::remembered);
    WebhooksModel model;
    m_webhooks->setQuery(text(u"product"_s));
    QTRY_VERIFY(m_webhooks->state().isKnown && m_webhooks->state().error);
    QCOMPARE(m_webhooks->state().loadedAt, loadedAt);
    QCOMPARE(remembered.size(), 1);
    model.setSource(m_webhooks.get(), 25);
    QTRY_COMPARE(model.rowCount(), 15);
    QCOMPARE(page(1).records->rawAt(0), m_raws[1]);
}

void TestIndexedWebhooksKept::forgetsAnotherListing()
{
    m_webhooks->setQuery(text(u"product"_s));
    QCOMPARE(page(1).total, 15);
    m_raws.resize(3);
    m_webhooks->forget();
    QVERIFY(!m_webhooks->state().isKnown);
    QCOMPARE(page(1).total, 1);
}

void TestIndexedWebhooksKept::whatIsKeptOfAnotherListingIsNotTaken()
{
    m_webhooks->load();
    QTRY_VERIFY(m_webhooks->state().isKnown);
    QTRY_VERIFY(m_index->status().bytes > 0);
    m_error = Error(ErrorKind::Unreachable);
    reopen();
    QSignalSpy remembered(m_webhooks.get(), &IndexedWebhooks::remembered);
    m_webhooks->setQuery(text(u"product"_s));
    m_webhooks->forget(); // while the kept ones are on their way
    QTRY_VERIFY(m_webhooks->state().error);
    std::optional<qint64> kept;
    const auto look = [&] {
        bool isThere = false;
        m_index->loadWebhooks(this, [&](const Result<WebhookShelf::Content> &content) {
            kept = content ? std::optional(content.value().loadedAt) : std::nullopt;
            isThere = true;
        });
        return Testing::waitFor([&] { return isThere; }, 30'000);
    };
    QVERIFY(look());
    QVERIFY(!m_webhooks->state().isKnown);
    QCOMPARE(remembered.size(), 0);
    QTRY_VERIFY(look() && kept == 0); // nor does the next start find them
}

void TestIndexedWebhooksKept::tellsWhichAreListed()
{
    QSignalSpy told(m_webhooks.get(), &IndexedWebhooks::listed);
    m_webhooks->load();
    QTRY_VERIFY(m_webhooks->state().isKnown);
    QCOMPARE(told.size(), 1);
    QCOMPARE(told.first().first().value<QSet<QString>>().size(), 31);
    // A reading that is behind, like one that fails, does not know.
    m_raws.pop_back();
    m_webhooks->load();
    m_webhooks->outdate();
    QTRY_COMPARE(m_webhooks->state().count, 30);
    QTRY_VERIFY(!m_webhooks->state().isLoading);
    QCOMPARE(told.size(), 1);
    m_error = Error(ErrorKind::Unreachable);
    m_webhooks->load();
    QTRY_VERIFY(m_webhooks->state().error);
    QCOMPARE(told.size(), 1);
    m_error.reset();
    m_isWhole = true;
    FakePageSource shown([this](const PageRequest &request, int) { return listed(request); });
    m_webhooks->learnFrom(shown);
    shown.request({1, 25});
    QTRY_COMPARE(told.size(), 2);
    QCOMPARE(told.last().first().value<QSet<QString>>().size(), 30);
}

void TestIndexedWebhooksKept::whatDidNotComeIsNotForgotten()
{
    m_webhooks->setPageSize(10);
    m_webhooks->setQuery(text(u"order"_s));
    QCOMPARE(page(1).total, 16);
    QSignalSpy told(m_webhooks.get(), &IndexedWebhooks::listed);
    for (const QString &fault : {u"empty 1"_s, u"empty 2"_s, u"shifted 2"_s, u"repeated 2"_s}) {
        const std::vector<QByteArray> all = m_raws;
        m_source->setScript([&](PageRequest request, int) {
            const bool isNow = fault.endsWith(QString::number(request.page));
            if (isNow && fault.startsWith(u'r'))
                request.page = 1;
            if (isNow && fault.startsWith(u's'))
                m_raws.erase(m_raws.begin()); // one goes to the page that was read already
            FakePageSource::Answer answer = listed(request);
            if (isNow && fault.startsWith(u'e'))
                std::get<PageAnswer>(answer).records = pageOfRaw<Webhook>(0, [](std::size_t) { return QByteArray(); });
            return answer;
        });
        m_webhooks->load();
        QTRY_VERIFY(!m_webhooks->state().isLoading);
        QVERIFY2(told.empty() && !m_webhooks->state().isComplete && page(1).total == 16, qPrintable(fault));
        QVERIFY2(m_webhooks->searched()->isPartial, qPrintable(fault));
        m_raws = all;
    }
    m_source->setScript([this](const PageRequest &request, int) { return listed(request); });
    m_webhooks->stop();
    m_webhooks->setQuery(text(u"order"_s)); // reads again, and then all is well
    QTRY_VERIFY(m_webhooks->state().isComplete);
    QVERIFY(!m_webhooks->searched()->isPartial);
    QCOMPARE(told.size(), 1);
}

void TestIndexedWebhooksKept::keepsNothingWithoutAnIndex()
{
    m_webhooks->setQuery(text(u"product"_s));
    m_webhooks->setIndex(nullptr); // its account is removed while it reads
    QTRY_VERIFY(m_webhooks->state().isKnown);
    m_webhooks->forget();
    QTRY_VERIFY(m_webhooks->state().isKnown);
    m_webhooks.reset();
    m_index.reset(); // after what it writes
    QVERIFY(!QFile::exists(m_folder->filePath(u"index/a.sqlite"_s)));
}

QTEST_GUILESS_MAIN(TestIndexedWebhooksKept)

#include "tst_indexedwebhooks_kept.moc"
