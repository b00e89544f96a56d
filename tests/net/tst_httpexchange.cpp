// SPDX-FileCopyrightText: 2026 The Balehook authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "net/httpexchange.h"

#include <QNetworkAccessManager>
#include <QNetworkReply>
#include <QSignalSpy>
#include <QTest>

#include <algorithm>

using namespace Balehook;
using namespace std::chrono_literals;

namespace {

/// An answer that is all there when its end is told, and of which nothing was told before.
class WholeReply final : public QNetworkReply
{
    Q_OBJECT

public:
    WholeReply(const QNetworkRequest &request, int status, QByteArray body, QObject *parent)
        : QNetworkReply(parent)
        , m_body(std::move(body))
    {
        setRequest(request);
        setUrl(request.url());
        setAttribute(QNetworkRequest::HttpStatusCodeAttribute, status);
        open(QIODevice::ReadOnly);
        const auto end = [this] {
            setFinished(true);
            Q_EMIT finished();
        };
        QMetaObject::invokeMethod(this, end, Qt::QueuedConnection);
    }

    void abort() override { }
    qint64 bytesAvailable() const override { return m_body.size() + QNetworkReply::bytesAvailable(); }

protected:
    qint64 readData(char *data, qint64 most) override
    {
        const qint64 count = std::min(most, qint64(m_body.size()));
        std::copy_n(m_body.cbegin(), count, data);
        m_body.remove(0, count);
        return count;
    }

private:
    QByteArray m_body;
};

class WholeReplies final : public QNetworkAccessManager
{
public:
    WholeReplies(int status, QByteArray body)
        : m_status(status)
        , m_body(std::move(body))
    { }

protected:
    QNetworkReply *createRequest(Operation, const QNetworkRequest &request, QIODevice *) override
    {
        return new WholeReply(request, m_status, m_body, this);
    }

private:
    int m_status;
    QByteArray m_body;
};

} // namespace

/// One request on the wire, with replies that no server makes on purpose.
class TestHttpExchange final : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void moreThanTheCapAtTheEnd_data();
    void moreThanTheCapAtTheEnd();
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
    HttpExchange exchange(std::make_shared<WholeReplies>(status, QByteArray(size, 'x')), nullptr);
    std::optional<HttpExchangeOutcome> outcome;
    connect(&exchange, &HttpExchange::ended, this, [&outcome](const HttpExchangeOutcome &said) { outcome = said; });
    exchange.start(QNetworkRequest(QUrl(QStringLiteral("https://acme.example.com/"))), {}, 1min);
    QTRY_VERIFY(outcome);
    QCOMPARE(outcome->facts.stop, isTooLarge ? StopReason::ByteCap : StopReason::None);
    if (status == 200)
        QCOMPARE(outcome->body.size(), isTooLarge ? 0 : size);
    else
        QVERIFY(outcome->body.size() <= errorByteCap);
}

QTEST_GUILESS_MAIN(TestHttpExchange)
#include "tst_httpexchange.moc"
