// SPDX-FileCopyrightText: 2026 The Balehook authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "net/httpexchange.h"
#include "net/httpverdict.h"
#include "net/wholereply.h"
#include "support/wait.h"

#include <QNetworkAccessManager>
#include <QSignalSpy>
#include <QTest>

using namespace Qt::StringLiterals;
using namespace Balehook;
using namespace Balehook::Testing;
using namespace std::chrono_literals;

namespace {

class WholeReplies final : public QNetworkAccessManager
{
public:
    WholeReplies(int status, QByteArray body, RawHeaders headers = {})
        : m_status(status)
        , m_body(std::move(body))
        , m_headers(std::move(headers))
    { }

protected:
    QNetworkReply *createRequest(Operation, const QNetworkRequest &request, QIODevice *) override
    {
        return new WholeReply(request, m_status, m_body, m_headers, this);
    }

private:
    int m_status;
    QByteArray m_body;
    RawHeaders m_headers;
};

HttpExchangeOutcome outcomeOf(const std::shared_ptr<WholeReplies> &replies)
{
    HttpExchange exchange(replies, nullptr);
    std::optional<HttpExchangeOutcome> outcome;
    QObject::connect(&exchange, &HttpExchange::ended, &exchange,
                     [&outcome](const HttpExchangeOutcome &said) { outcome = said; });
    exchange.start(QNetworkRequest(QUrl(QStringLiteral("https://acme.example.com/"))), {}, 1min);
    if (!Testing::waitFor([&outcome] { return outcome.has_value(); }))
        qFatal("The exchange has no end.");
    return *outcome;
}

} // namespace

/// One request on the wire, with replies that no server makes on purpose.
class TestHttpExchange final : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void moreThanTheCapAtTheEnd_data();
    void moreThanTheCapAtTheEnd();
    void lessThanWasAnnounced_data();
    void lessThanWasAnnounced();
};

void TestHttpExchange::moreThanTheCapAtTheEnd_data()
{
    QTest::addColumn<int>("status");
    QTest::addColumn<qsizetype>("size");
    QTest::addColumn<bool>("isTooLarge");

    QTest::newRow("as much as may be") << 200 << answerByteCap << false;
    QTest::newRow("one more") << 200 << answerByteCap + 1 << true;
    QTest::newRow("words of a refusal") << 400 << errorByteCap << false;
    QTest::newRow("too many words") << 400 << errorByteCap + 1 << true;
}

void TestHttpExchange::moreThanTheCapAtTheEnd()
{
    QFETCH(int, status);
    QFETCH(qsizetype, size);
    QFETCH(bool, isTooLarge);
    const auto outcome = outcomeOf(std::make_shared<WholeReplies>(status, QByteArray(size, 'x')));
    QCOMPARE(outcome.facts.stop, isTooLarge ? StopReason::ByteCap : StopReason::None);
    if (status == 200)
        QCOMPARE(outcome.body.size(), isTooLarge ? 0 : size);
    else
        QVERIFY(outcome.body.size() <= errorByteCap);
}

void TestHttpExchange::lessThanWasAnnounced_data()
{
    QTest::addColumn<int>("status");
    QTest::addColumn<QByteArray>("length");
    QTest::addColumn<QByteArray>("encoding");
    QTest::addColumn<bool>("isWhole");

    QTest::newRow("all of it") << 200 << "5"_ba << QByteArray() << true;
    QTest::newRow("one byte is missing") << 200 << "6"_ba << QByteArray() << false;
    QTest::newRow("no length") << 200 << QByteArray() << QByteArray() << true;
    QTest::newRow("no number") << 200 << "6, 6"_ba << QByteArray() << true;
    QTest::newRow("of what was compressed") << 200 << "25"_ba
                                            << "gzip"_ba << true;
    QTest::newRow("half a refusal still has words") << 400 << "6"_ba << QByteArray() << true;
}

void TestHttpExchange::lessThanWasAnnounced()
{
    QFETCH(int, status);
    QFETCH(QByteArray, length);
    QFETCH(QByteArray, encoding);
    QFETCH(bool, isWhole);
    RawHeaders headers;
    if (!length.isNull())
        headers.append({"Content-Length", length});
    if (!encoding.isNull())
        headers.append({"Content-Encoding", encoding});
    const auto outcome = outcomeOf(std::make_shared<WholeReplies>(status, "[{}]\n"_ba, headers));
    QCOMPARE(outcome.body, isWhole ? "[{}]\n"_ba : QByteArray());
    if (status == 200)
        QCOMPARE(httpVerdict(outcome.facts), isWhole ? std::nullopt : std::optional(ErrorKind::ConnectionLost));
}

QTEST_GUILESS_MAIN(TestHttpExchange)
#include "tst_httpexchange.moc"
