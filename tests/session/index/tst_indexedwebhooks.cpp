// SPDX-FileCopyrightText: 2026 The Balehook authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "session/index/webhooksfixture.h"

#include "models/webhooksmodel.h"

#include <QDateTime>
#include <QSignalSpy>
#include <QTest>

#include <algorithm>

using namespace Balehook;
using namespace Balehook::Testing;
using namespace Qt::StringLiterals;

/// All webhooks of a listing that a test changes, read and searched as pages.
class TestIndexedWebhooks final : public WebhooksFixture
{
    Q_OBJECT

private Q_SLOTS:
    void readsAllWhateverThePageSize_data();
    void readsAllWhateverThePageSize();
    void servesWhatMatchesAsItCame();
    void aNewQueryIsAnsweredFromMemory();
    void isToldWhenTheListingIsWhole();
    void failsWithoutAnythingAndTriesAgain();
    void loadingAgainShowsOnlyNews();
    void newsWhileAPageIsAskedFor();
    void timeGoesOn_data();
    void timeGoesOn();
    void outdatedWhileItReads();
    void thousandsArePreparedElsewhere();
    void thousandsThatWereShownArePreparedElsewhere();
    void thousandsAreSearchedElsewhere();
    void aFailureIsTriedAgainWithTheNextSearch();
    void aCopyStaysAsItWas();

private:
    /// So many that they are handled in another thread.
    void listThousands();
    void askForRows(const QStringList &ids);
    void askForValues(Webhook::Field field, const WebhookQuery &query);

    static constexpr int thousands = 6000;
    std::vector<qint64> m_rows; ///< that were asked for; empty until they are known
    std::size_t m_values = 0; ///< how many there are
};

void TestIndexedWebhooks::listThousands()
{
    m_raws.clear();
    for (int i = 0; i < thousands; ++i)
        m_raws.push_back(R"({"id":"w)" + QByteArray::number(i) + R"(","resource":"product"})");
    m_isWhole = true;
}

void TestIndexedWebhooks::askForRows(const QStringList &ids)
{
    m_rows.clear();
    m_webhooks->findRows(ids, this, [this](const std::vector<qint64> &found) { m_rows = found; });
}

void TestIndexedWebhooks::askForValues(Webhook::Field field, const WebhookQuery &query)
{
    m_values = 0;
    m_webhooks->findValues(field, query, {.most = std::size_t(-1)}, this,
                           [this](const ValueChoice::Found &found) { m_values = found.values.size(); });
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
    askForRows({u"w29"_s, u"nobody"_s});
    QCOMPARE(m_rows, (std::vector<qint64>{1, -1}));
    QCOMPARE(m_source->asked().size(), asked);
    askForValues(Webhook::Resource, query);
    QCOMPARE(m_values, std::size_t(2));
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

/// What is searched of them is not made before control is back in the event loop.
void TestIndexedWebhooks::thousandsArePreparedElsewhere()
{
    listThousands();
    m_webhooks->setQuery(text(u"w5999"_s));
    bool isKnownAtOnce = false;
    // After the walk through the pages has heard of it.
    connect(m_source.get(), &PageSource::arrived, this, [&] {
        if (m_source->asked().size() > 1)
            return;
        isKnownAtOnce = m_webhooks->state().isKnown;
        m_webhooks->outdate(); // meanwhile
    });
    QTRY_COMPARE(m_webhooks->state().found, 1);
    QVERIFY(!isKnownAtOnce);
    // It was outdated before anything was known.
    QTRY_COMPARE(m_source->asked().size(), std::size_t(2));
    QTRY_VERIFY(!m_webhooks->state().isLoading);
    QCOMPARE(ids(page(1)), QStringList(u"w5999"_s));
    QCOMPARE(m_webhooks->state().count, thousands);
    // What is forgotten while it is prepared does not come back.
    m_raws.resize(thousands - 1);
    m_webhooks->load();
    connect(
        m_source.get(), &PageSource::arrived, this, [this] { m_webhooks->forget(); }, Qt::SingleShotConnection);
    QTRY_VERIFY(m_source->asked().size() == 4 && m_webhooks->state().isKnown && !m_webhooks->state().isLoading);
    QCOMPARE(m_webhooks->state().count, thousands - 1);
    QCOMPARE(m_webhooks->state().found, 0);
}

void TestIndexedWebhooks::thousandsThatWereShownArePreparedElsewhere()
{
    listThousands();
    FakePageSource shown([this](const PageRequest &request, int) { return listed(request); });
    m_webhooks->learnFrom(shown);
    bool isKnownAtOnce = true;
    connect(&shown, &PageSource::arrived, this, [&] { isKnownAtOnce = m_webhooks->state().isKnown; });
    shown.request({1, 25});
    QTRY_COMPARE(m_webhooks->state().count, thousands);
    QVERIFY(!isKnownAtOnce);
    QVERIFY(m_source->asked().empty());
}

/// Nothing is found before control is back in the event loop, and what is asked meanwhile is about what is found then.
void TestIndexedWebhooks::thousandsAreSearchedElsewhere()
{
    listThousands();
    m_webhooks->load();
    QTRY_COMPARE(m_webhooks->state().found, thousands);
    QSignalSpy changed(m_webhooks.get(), &IndexedListing::changed);
    m_webhooks->setQuery(text(u"w12"_s));
    m_webhooks->setQuery(text(u"w599"_s)); // while the other one is still looked for
    askForRows({u"w5995"_s, u"w1200"_s});
    askForValues(Webhook::Id, {});
    QCOMPARE(m_webhooks->state().found, thousands);
    QCOMPARE(m_rows.size(), std::size_t(0));
    QCOMPARE(m_values, std::size_t(0));
    const IndexedWebhooks *copy = m_webhooks->copy(*this);
    QCOMPARE(page(1).total, 11);
    QCOMPARE(m_webhooks->state().found, 11);
    QCOMPARE(changed.size(), 1);
    QTRY_COMPARE(m_rows, (std::vector<qint64>{6, -1}));
    QTRY_COMPARE(m_values, std::size_t(thousands));
    QTRY_COMPARE(copy->state().found, 11);
    delete copy;
    m_webhooks->setQuery(text(u"w12"_s));
    m_webhooks->forget(); // nothing is found in what was forgotten
    askForRows({u"w12"_s});
    QCOMPARE(m_rows, std::vector<qint64>{-1});
    QTRY_COMPARE(m_webhooks->state().count, thousands);
    QCOMPARE(page(1).total, 111);
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

void TestIndexedWebhooks::aCopyStaysAsItWas()
{
    m_webhooks->setQuery(text(u"product"_s));
    QCOMPARE(page(1).total, 15);
    IndexedWebhooks *copy = m_webhooks->copy(*this);
    m_webhooks->setQuery(text(u"w30"_s));
    WebhooksModel model;
    model.setSource(copy, 25);
    QTRY_COMPARE(model.rowCount(), 15);
    model.setSource(nullptr, 25);
    delete copy;
}

QTEST_GUILESS_MAIN(TestIndexedWebhooks)

#include "tst_indexedwebhooks.moc"
