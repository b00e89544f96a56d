// SPDX-FileCopyrightText: 2026 The Balehook authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "session/listing/listingqueue.h"

#include "api/apiclient.h"
#include "net/httpclient.h"

#include <QSignalSpy>
#include <QTest>

using namespace Balehook;
using namespace Qt::StringLiterals;

namespace {

class FakeReply final : public ApiReply
{
public:
    FakeReply(ListingQueue::Ticket ofTicket, QObject *parent)
        : ApiReply(parent)
        , ticket(ofTicket)
    { }

    void cancel() override { isCancelled = true; }

    const ListingQueue::Ticket ticket;
    bool isCancelled = false;
};

Account someAccount()
{
    const auto slug = AccountSlug::fromString(u"acme"_s);
    return Account(u"a"_s, *slug, BaseUrl::parse(u"https://acme.example.com"_s, *slug).value());
}

} // namespace

class TestListingQueue : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void init();
    void cleanup();

    void twoAtOnce();
    void browsingNewestFirstThenBackgroundInOrder();
    void anAnswerMakesPlaceBeforeItIsRead();
    void refusedThoughItWasAnswered();
    void cancelledBeforeItsTurnIsNeverSent();
    void cancelledOnItsWayFreesItsPlace();
    void cancelledTogetherNoneTakesTheOthersPlace();
    void closedNothingLeaves();
    void refusedWaitsInItsOldPlace();
    void oldTokenRefusedAfterTheNewOneCame();
    void restartSendsAgainInOrder();
    void deletedWithRequestsOnTheirWay();

private:
    ListingQueue::Ticket ask(PagePriority priority = PagePriority::Browsing);
    QList<ListingQueue::Ticket> sent() const;
    FakeReply *reply(qsizetype index) const { return m_replies.at(index); }

    HttpClient m_http{{}};
    ApiClient m_client{someAccount(), BearerToken::fromPasted(u"token"_s).value().token, m_http};
    ApiClient m_otherClient{someAccount(), BearerToken::fromPasted(u"other"_s).value().token, m_http};
    std::unique_ptr<QObject> m_owner;
    std::unique_ptr<ListingQueue> m_queue;
    QList<FakeReply *> m_replies;
    QList<ApiClient *> m_clients;
};

void TestListingQueue::init()
{
    m_replies.clear();
    m_clients.clear();
    m_owner = std::make_unique<QObject>();
    m_queue = std::make_unique<ListingQueue>();
    m_queue->open(m_client);
}

void TestListingQueue::cleanup()
{
    m_queue.reset();
    m_owner.reset();
}

ListingQueue::Ticket TestListingQueue::ask(PagePriority priority)
{
    return m_queue->add(priority, [this](ApiClient &client, ListingQueue::Ticket ticket) {
        m_clients.append(&client);
        m_replies.append(new FakeReply(ticket, m_owner.get()));
        return m_replies.last();
    });
}

QList<ListingQueue::Ticket> TestListingQueue::sent() const
{
    QList<ListingQueue::Ticket> tickets;
    for (const FakeReply *each : m_replies)
        tickets.append(each->ticket);
    return tickets;
}

void TestListingQueue::twoAtOnce()
{
    const auto first = ask();
    const auto second = ask();
    const auto third = ask();
    QCOMPARE(sent(), (QList{first, second}));

    m_queue->end(first);
    QCOMPARE(sent(), (QList{first, second, third}));
}

void TestListingQueue::browsingNewestFirstThenBackgroundInOrder()
{
    const auto first = ask();
    const auto second = ask();
    const auto earlyBackground = ask(PagePriority::Background);
    const auto olderWish = ask();
    const auto lateBackground = ask(PagePriority::Background);
    const auto newestWish = ask();

    m_queue->end(second);
    m_queue->end(first);
    m_queue->end(newestWish);
    m_queue->end(olderWish);
    QCOMPARE(sent(), (QList{first, second, newestWish, olderWish, earlyBackground, lateBackground}));
}

void TestListingQueue::anAnswerMakesPlaceBeforeItIsRead()
{
    const auto first = ask();
    const auto second = ask();
    const auto third = ask();
    const auto fourth = ask();
    Q_EMIT reply(0)->answered();
    QCOMPARE(sent(), (QList{first, second, fourth}));
    m_queue->end(first); // has made its place already
    QCOMPARE(sent(), (QList{first, second, fourth}));
    m_queue->end(second);
    QCOMPARE(sent(), (QList{first, second, fourth, third}));
    // What leaves once more has nothing to do with the answer to the first time.
    m_queue->restart();
    QCOMPARE(m_replies.size(), 6);
    Q_EMIT reply(2)->answered();
    const auto last = ask();
    QCOMPARE(m_replies.size(), 6);
    m_queue->end(third);
    QCOMPARE(sent().last(), last);
}

void TestListingQueue::refusedThoughItWasAnswered()
{
    const auto first = ask();
    Q_EMIT reply(0)->answered();
    m_queue->refuse(first, Error(ErrorKind::TokenRefused));
    QCOMPARE(sent(), (QList{first}));
    m_queue->open(m_otherClient);
    QCOMPARE(sent(), (QList{first, first}));
}

void TestListingQueue::cancelledBeforeItsTurnIsNeverSent()
{
    const auto first = ask();
    const auto second = ask();
    const auto third = ask();
    m_queue->cancel({third});
    m_queue->end(first);
    m_queue->end(second);
    QCOMPARE(sent(), (QList{first, second}));
}

void TestListingQueue::cancelledOnItsWayFreesItsPlace()
{
    const auto first = ask();
    const auto second = ask();
    const auto third = ask();
    m_queue->cancel({first});
    QVERIFY(reply(0)->isCancelled);
    QVERIFY(!reply(1)->isCancelled);
    QCOMPARE(sent(), (QList{first, second, third}));
}

void TestListingQueue::cancelledTogetherNoneTakesTheOthersPlace()
{
    const auto first = ask();
    const auto second = ask();
    const auto third = ask();
    const auto other = ask();
    m_queue->cancel({first, second, third});
    QCOMPARE(sent(), (QList{first, second, other}));
}

void TestListingQueue::closedNothingLeaves()
{
    m_queue->close();
    const auto first = ask();
    const auto second = ask();
    QVERIFY(sent().isEmpty());

    m_queue->open(m_otherClient);
    QCOMPARE(sent(), (QList{second, first}));
    QCOMPARE(m_clients, (QList{&m_otherClient, &m_otherClient}));
}

void TestListingQueue::refusedWaitsInItsOldPlace()
{
    QSignalSpy refused(m_queue.get(), &ListingQueue::refused);
    const auto first = ask();
    const auto second = ask();
    const auto third = ask();
    m_queue->refuse(first, Error(ErrorKind::TokenRefused));
    m_queue->refuse(second, Error(ErrorKind::TokenRefused));
    QCOMPARE(refused.count(), 1);
    QVERIFY(!m_queue->isOpen());
    QCOMPARE(sent(), (QList{first, second}));

    m_queue->open(m_otherClient);
    m_queue->end(third);
    QCOMPARE(sent(), (QList{first, second, third, second, first}));
}

void TestListingQueue::oldTokenRefusedAfterTheNewOneCame()
{
    QSignalSpy refused(m_queue.get(), &ListingQueue::refused);
    const auto first = ask();
    m_queue->open(m_otherClient);
    m_queue->refuse(first, Error(ErrorKind::TokenRefused));
    QCOMPARE(refused.count(), 0);
    QVERIFY(m_queue->isOpen());
    QCOMPARE(m_clients, (QList{&m_client, &m_otherClient}));
}

void TestListingQueue::restartSendsAgainInOrder()
{
    const auto first = ask();
    const auto second = ask();
    const auto third = ask();
    m_queue->restart();
    QVERIFY(reply(0)->isCancelled && reply(1)->isCancelled);
    QCOMPARE(sent(), (QList{first, second, third, second}));
}

void TestListingQueue::deletedWithRequestsOnTheirWay()
{
    ask();
    ask();
    ask();
    m_queue.reset();
    QCOMPARE(m_replies.size(), 2);
    QVERIFY(reply(0)->isCancelled && reply(1)->isCancelled);
}

QTEST_GUILESS_MAIN(TestListingQueue)

#include "tst_listingqueue.moc"
