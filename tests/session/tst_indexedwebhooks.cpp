// SPDX-FileCopyrightText: 2026 The Balehook authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "session/indexedwebhooks.h"

#include "domain/page.h"
#include "domain/webhook.h"
#include "models/fakepagesource.h"
#include "models/webhooksmodel.h"
#include "session/rawpage.h"
#include "store/jobindex.h"

#include <QDateTime>
#include <QFile>
#include <QSignalSpy>
#include <QTemporaryDir>
#include <QTest>

#include <algorithm>

using namespace Balehook;
using namespace Qt::StringLiterals;

/// All webhooks of a listing that a test changes, searched as pages.
class TestIndexedWebhooks final : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void init();
    void cleanup();
    void readsAllWhateverThePageSize_data();
    void readsAllWhateverThePageSize();
    void servesWhatMatchesAsItCame();
    void aNewQueryIsAnsweredFromMemory();
    void isToldWhenTheListingIsWhole();
    void whatIsKeptIsSearchedWhileTheServiceFails();
    void failsWithoutAnythingAndTriesAgain();
    void loadingAgainShowsOnlyNews();
    void newsWhileAPageIsAskedFor();
    void timeGoesOn_data();
    void timeGoesOn();
    void outdatedWhileItReads();
    void aFailureIsTriedAgainWithTheNextSearch();
    void forgetsAnotherListing();
    void whatIsKeptOfAnotherListingIsNotTaken();
    void tellsWhichAreListed();
    void whatDidNotComeIsNotForgotten();
    void keepsNothingWithoutAnIndex();
    void aCopyStaysAsItWas();

private:
    FakePageSource::Answer listed(const PageRequest &request) const;
    void make();
    static WebhookQuery text(const QString &words)
    {
        WebhookQuery query;
        query.text = words;
        return query;
    }
    PageAnswer page(int number, int perPage = 25) const;
    static QStringList ids(const PageAnswer &answer)
    {
        QStringList ids;
        for (qsizetype i = 0; answer.records && i < answer.records->count(); ++i)
            ids.append(answer.records->idAt(i));
        return ids;
    }

    std::vector<QByteArray> m_raws;
    bool m_isWhole = false; ///< all at once, whatever is asked
    std::optional<Error> m_error;
    std::unique_ptr<QTemporaryDir> m_folder;
    std::unique_ptr<FakePageSource> m_source;
    std::unique_ptr<JobIndex> m_index;
    std::unique_ptr<IndexedWebhooks> m_webhooks;
};

FakePageSource::Answer TestIndexedWebhooks::listed(const PageRequest &request) const
{
    if (m_error)
        return *m_error;
    const std::size_t first =
        m_isWhole ? 0 : std::min(m_raws.size(), std::size_t(request.page - 1) * std::size_t(request.perPage));
    const std::size_t count = m_isWhole ? m_raws.size() : std::min(m_raws.size() - first, std::size_t(request.perPage));
    PageAnswer answer;
    answer.records = pageOfRaw<Webhook>(count, [this, first](std::size_t i) { return m_raws[first + i]; });
    answer.total = qint64(m_raws.size());
    return answer;
}

void TestIndexedWebhooks::init()
{
    m_raws.clear();
    for (int i = 0; i < 31; ++i)
        m_raws.push_back(
            QByteArray(R"({"id":"w%1", "resource":"%2","webhookUrl":"https://example.com/%1","more":1.50})")
                .replace("%1", QByteArray::number(i))
                .replace("%2", i % 2 == 0 ? "order" : "product"));
    m_isWhole = false;
    m_error.reset();
    m_folder = std::make_unique<QTemporaryDir>();
    m_source = std::make_unique<FakePageSource>([this](const PageRequest &request, int) { return listed(request); });
    make();
}

void TestIndexedWebhooks::make()
{
    m_webhooks.reset();
    m_index = std::make_unique<JobIndex>(m_folder->filePath(u"index/a.sqlite"_s));
    m_webhooks = std::make_unique<IndexedWebhooks>(*m_source);
    m_webhooks->setIndex(m_index.get());
}

void TestIndexedWebhooks::cleanup()
{
    m_webhooks.reset();
    m_index.reset();
    m_source.reset();
}

PageAnswer TestIndexedWebhooks::page(int number, int perPage) const
{
    PageAnswer found;
    PageSource::Ticket asked = 0;
    bool isThere = false;
    const QObject context;
    connect(m_webhooks.get(), &PageSource::arrived, &context, [&](PageSource::Ticket ticket, const PageAnswer &answer) {
        if (ticket != asked)
            return;
        found = answer;
        isThere = true;
    });
    asked = m_webhooks->request({number, perPage}, PagePriority::Browsing);
    return QTest::qWaitFor([&] { return isThere; }, 30'000) ? found : PageAnswer();
}

void TestIndexedWebhooks::readsAllWhateverThePageSize_data()
{
    QTest::addColumn<bool>("isWhole");
    QTest::addColumn<int>("requests");
    QTest::newRow("pages") << false << 2;
    QTest::newRow("all at once") << true << 1;
}

void TestIndexedWebhooks::readsAllWhateverThePageSize()
{
    QFETCH(bool, isWhole);
    m_isWhole = isWhole;
    m_webhooks->setQuery(text(u"example"_s));
    QVERIFY(m_webhooks->state().isLoading && !m_webhooks->state().isKnown);
    QTRY_VERIFY(m_webhooks->state().isKnown);
    QCOMPARE(m_webhooks->state().count, 31);
    QCOMPARE(m_webhooks->state().found, 31);
    QVERIFY(m_webhooks->state().loadedAt > 0 && !m_webhooks->state().isLoading);
    QTEST(int(m_source->asked().size()), "requests");
}

void TestIndexedWebhooks::servesWhatMatchesAsItCame()
{
    m_webhooks->setQuery(text(u"order /1"_s));
    const PageAnswer second = page(2, 3);
    QCOMPARE(second.total, 5); // 10, 12, 14, 16 and 18; 1 is a product
    QCOMPARE(ids(second), (QStringList{u"w16"_s, u"w18"_s}));
    QCOMPARE(second.records->rawAt(0), m_raws[16]);
}

void TestIndexedWebhooks::aNewQueryIsAnsweredFromMemory()
{
    m_webhooks->setQuery(text(u"order"_s));
    QCOMPARE(page(1).total, 16);
    const auto asked = m_source->asked().size();
    WebhookQuery query;
    query.sortField = Webhook::Id;
    query.isDescending = true;
    m_webhooks->setQuery(query);
    QCOMPARE(ids(page(1, 2)), (QStringList{u"w30"_s, u"w29"_s}));
    QCOMPARE(m_webhooks->rowOf(u"w29"_s), 1);
    QCOMPARE(m_webhooks->rowOf(u"nobody"_s), -1);
    QCOMPARE(m_source->asked().size(), asked);
    QCOMPARE(m_webhooks->values(Webhook::Resource, query).size(), std::size_t(2));
}

void TestIndexedWebhooks::isToldWhenTheListingIsWhole()
{
    m_isWhole = true;
    FakePageSource shown([this](const PageRequest &request, int) { return listed(request); });
    m_webhooks->learnFrom(shown);
    shown.request({1, 25});
    QTRY_VERIFY(m_webhooks->state().isKnown);
    QCOMPARE(m_webhooks->state().count, 31);
    m_webhooks->setQuery(text(u"order"_s));
    QCOMPARE(page(1).total, 16);
    QVERIFY(m_source->asked().empty());
}

void TestIndexedWebhooks::whatIsKeptIsSearchedWhileTheServiceFails()
{
    m_webhooks->load();
    QTRY_VERIFY(m_webhooks->state().isKnown);
    QTRY_VERIFY(m_index->status().bytes > 0); // it is on the disk
    const qint64 loadedAt = m_webhooks->state().loadedAt;
    m_error = Error(ErrorKind::Unreachable);
    make();
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

void TestIndexedWebhooks::failsWithoutAnythingAndTriesAgain()
{
    m_error = Error(ErrorKind::Unreachable);
    WebhooksModel model;
    m_webhooks->setQuery(text(u"product"_s));
    model.setSource(m_webhooks.get(), 25);
    QTRY_COMPARE(model.state(), PagedTableModel::State::Failed);
    QVERIFY(m_webhooks->state().error && !m_webhooks->state().isKnown);
    m_error.reset();
    model.retry();
    QTRY_COMPARE(model.rowCount(), 15);
    QVERIFY(!m_webhooks->state().error);
}

void TestIndexedWebhooks::loadingAgainShowsOnlyNews()
{
    m_webhooks->setQuery(text(u"product"_s));
    QCOMPARE(page(1).total, 15);
    QSignalSpy invalidated(m_webhooks.get(), &PageSource::invalidated);
    m_webhooks->load();
    QTRY_VERIFY(!m_webhooks->state().isLoading);
    QCOMPARE(invalidated.size(), 0);
    m_raws.push_back(R"({"id":"new","resource":"product"})");
    m_raws.push_back(R"({"id":"new","resource":"product"})"); // twice, as where a listing moves
    m_webhooks->load();
    QTRY_COMPARE(invalidated.size(), 1);
    QCOMPARE(page(1).total, 16);
    QCOMPARE(m_webhooks->state().count, 32);
    m_raws.clear();
    m_webhooks->load();
    QTRY_COMPARE(m_webhooks->state().count, 0);
    QCOMPARE(page(1).total, 0);
}

/// Or the table has pages of two results.
void TestIndexedWebhooks::newsWhileAPageIsAskedFor()
{
    m_webhooks->setQuery(text(u"product"_s));
    QCOMPARE(page(1).total, 15);
    m_isWhole = true;
    FakePageSource shown([this](const PageRequest &request, int) { return listed(request); });
    connect(&shown, &PageSource::arrived, this, [this] { m_webhooks->request({2, 10}, PagePriority::Browsing); });
    m_webhooks->learnFrom(shown);
    QSignalSpy invalidated(m_webhooks.get(), &PageSource::invalidated);
    m_raws.erase(m_raws.begin(), m_raws.begin() + 2);
    shown.request({1, 25});
    QTRY_COMPARE(m_webhooks->state().count, 29);
    QCOMPARE(invalidated.size(), 1);
}

void TestIndexedWebhooks::timeGoesOn_data()
{
    QTest::addColumn<bool>("isRead");
    QTest::newRow("searched again") << false;
    QTest::newRow("read again, the same webhooks") << true;
}

void TestIndexedWebhooks::timeGoesOn()
{
    QFETCH(bool, isRead);
    WebhookQuery query;
    query.times[Webhook::CreatedAt] = {std::nullopt, std::nullopt, 1}; // until now
    qint64 found = -1;
    // A webhook of the near future; where this machine is too slow to search before it, of a less near one.
    for (qint64 ahead = 300; ahead < 60'000 && found != 0; ahead *= 10) {
        const QDateTime then = QDateTime::currentDateTimeUtc().addMSecs(ahead);
        m_raws = {R"({"id":"soon","createdAt":")" + then.toString(Qt::ISODateWithMs).toLatin1() + "\"}"};
        m_webhooks->stop();
        m_webhooks->load();
        QTRY_VERIFY(!m_webhooks->state().isLoading);
        m_webhooks->setQuery(query);
        found = m_webhooks->state().found;
    }
    QCOMPARE(found, 0);
    QSignalSpy invalidated(m_webhooks.get(), &PageSource::invalidated);
    const auto again = [&] { isRead ? m_webhooks->load() : m_webhooks->searchAgain(); };
    QTRY_VERIFY_WITH_TIMEOUT((again(), !invalidated.isEmpty()), 60'000);
    QCOMPARE(m_webhooks->state().found, 1);
    again();
    QTRY_VERIFY(!m_webhooks->state().isLoading);
    QCOMPARE(invalidated.size(), 1);
}

void TestIndexedWebhooks::outdatedWhileItReads()
{
    m_source->hold();
    m_webhooks->setQuery(text(u"product"_s));
    QTRY_VERIFY(!m_source->asked().empty());
    m_webhooks->outdate();
    m_source->release();
    QTRY_VERIFY(m_webhooks->state().isKnown);
    QTRY_VERIFY(!m_webhooks->state().isLoading);
    QCOMPARE(page(1).total, 15);
    QVERIFY(!m_webhooks->state().isLoading);
    const auto pages = m_source->askedPages();
    QCOMPARE(std::count(pages.begin(), pages.end(), 1), 2); // once more, and not again
}

void TestIndexedWebhooks::aFailureIsTriedAgainWithTheNextSearch()
{
    m_webhooks->setQuery(text(u"product"_s));
    QCOMPARE(page(1).total, 15);
    m_error = Error(ErrorKind::Unreachable);
    m_webhooks->load();
    QTRY_VERIFY(m_webhooks->state().error);
    QVERIFY(!m_webhooks->state().isLoading);
    m_webhooks->stop();
    m_error.reset();
    m_webhooks->setQuery(text(u"order"_s));
    QVERIFY(m_webhooks->state().isLoading);
    QTRY_VERIFY(!m_webhooks->state().isLoading && !m_webhooks->state().error);
}

void TestIndexedWebhooks::forgetsAnotherListing()
{
    m_webhooks->setQuery(text(u"product"_s));
    QCOMPARE(page(1).total, 15);
    m_raws.resize(3);
    m_webhooks->forget();
    QVERIFY(!m_webhooks->state().isKnown);
    QCOMPARE(page(1).total, 1);
}

void TestIndexedWebhooks::whatIsKeptOfAnotherListingIsNotTaken()
{
    m_webhooks->load();
    QTRY_VERIFY(m_webhooks->state().isKnown);
    QTRY_VERIFY(m_index->status().bytes > 0);
    m_error = Error(ErrorKind::Unreachable);
    make();
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
        return QTest::qWaitFor([&] { return isThere; }, 30'000);
    };
    QVERIFY(look());
    QVERIFY(!m_webhooks->state().isKnown);
    QCOMPARE(remembered.size(), 0);
    QTRY_VERIFY(look() && kept == 0); // nor does the next start find them
}

void TestIndexedWebhooks::tellsWhichAreListed()
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

void TestIndexedWebhooks::whatDidNotComeIsNotForgotten()
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
        m_raws = all;
    }
    m_source->setScript([this](const PageRequest &request, int) { return listed(request); });
    m_webhooks->stop();
    m_webhooks->setQuery(text(u"order"_s)); // reads again, and then all is well
    QTRY_VERIFY(m_webhooks->state().isComplete);
    QCOMPARE(told.size(), 1);
}

void TestIndexedWebhooks::keepsNothingWithoutAnIndex()
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

void TestIndexedWebhooks::aCopyStaysAsItWas()
{
    m_webhooks->setQuery(text(u"product"_s));
    QCOMPARE(page(1).total, 15);
    IndexedWebhooks *copy = m_webhooks->copy(this);
    m_webhooks->setQuery(text(u"w30"_s));
    WebhooksModel model;
    model.setSource(copy, 25);
    QTRY_COMPARE(model.rowCount(), 15);
    model.setSource(nullptr, 25);
    delete copy;
}

QTEST_GUILESS_MAIN(TestIndexedWebhooks)

#include "tst_indexedwebhooks.moc"
