// SPDX-FileCopyrightText: 2026 The Balehook authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "net/requestwatch.h"

#include "net/retrypolicy.h"

#include <QMetaEnum>
#include <QNetworkReply>

#include <utility>

namespace Balehook {

RequestWatch *RequestWatch::begin(const RequestRecorder &recorder, QNetworkReply &reply, const HttpRequest &wanted)
{
    if (!recorder.history)
        return nullptr;
    auto *watch = new RequestWatch(*recorder.history, reply);
    RequestRecord &record = watch->m_record;
    record.kind = wanted.kind;
    record.isUpdateCheck = recorder.isUpdateCheck;
    record.accountId = recorder.accountId;
    record.account = recorder.account;
    record.at = QDateTime::currentDateTimeUtc();
    record.attempt = wanted.attempt;
    record.mostAttempts = wanted.kind == HttpKind::Creation || recorder.isUpdateCheck ? 1 : maxTries;
    const QNetworkRequest request = reply.request();
    record.url = wanted.url.adjusted(QUrl::RemoveFragment).toEncoded(); // the request may name an address instead
    const QList<QByteArray> names = request.rawHeaderList();
    for (const QByteArray &name : names) {
        if (name.compare("Host", Qt::CaseInsensitive) != 0) // is that of the URL
            record.requestHeaders.append({name, request.rawHeader(name)});
    }
    record.requestBody = wanted.body;
    record.id = recorder.history->add(record);
    if (wanted.kind == HttpKind::Download) {
        connect(&reply, &QNetworkReply::downloadProgress, watch,
                [watch](qint64 received) { watch->m_record.received = received; });
        connect(&reply, &QNetworkReply::finished, watch, &RequestWatch::endDownload);
    }
    return watch;
}

RequestWatch::RequestWatch(RequestHistory &history, QNetworkReply &reply)
    : QObject(&reply)
    , m_history(&history)
    , m_reply(&reply)
{
    m_clock.start();
}

RequestWatch::~RequestWatch()
{
    m_reply.clear(); // the rest of it is gone already
    stop();
}

void RequestWatch::end(const HttpFacts &facts, const AnswerBody &body, bool mayHaveArrived)
{
    m_record.state = facts.stop == StopReason::Cancelled ? RequestRecord::State::Stopped : RequestRecord::State::Ended;
    m_record.verdict = httpVerdict(facts);
    if (facts.kind == HttpKind::Download && facts.status == 206 && facts.error == QNetworkReply::NoError)
        m_record.verdict.reset(); // the rest of a file, as it was asked for
    m_record.status = facts.status;
    if (m_record.verdict && facts.status < 300 && facts.stop == StopReason::None
        && facts.error != QNetworkReply::NoError)
        m_record.systemError = QMetaEnum::fromType<QNetworkReply::NetworkError>().valueToKey(facts.error);
    m_record.mayHaveArrived = mayHaveArrived;
    if (facts.kind != HttpKind::Download) {
        m_record.received = body.received;
        m_record.answerBody = body.text;
        m_record.isAnswerWhole = facts.error == QNetworkReply::NoError && facts.stop == StopReason::None;
    }
    readAnswer();
    conclude();
}

void RequestWatch::stop(bool mayHaveArrived)
{
    if (!m_history)
        return;
    m_record.state = RequestRecord::State::Stopped;
    m_record.mayHaveArrived = mayHaveArrived;
    readAnswer();
    conclude();
}

void RequestWatch::stop(QNetworkReply &reply)
{
    // A reply is made by Qt, and nobody but the watch in it is there from its beginning to its end.
    if (auto *watch = reply.findChild<RequestWatch *>({}, Qt::FindDirectChildrenOnly))
        watch->stop();
}

void RequestWatch::endDownload()
{
    if (!m_reply)
        return;
    const int status = m_reply->attribute(QNetworkRequest::HttpStatusCodeAttribute).toInt();
    // Qt has said of the last bytes by now, too.
    const auto error = networkErrorOf(*m_reply, m_record.received);
    end({HttpKind::Download, status, error, StopReason::None}, {}, false);
}

void RequestWatch::readAnswer()
{
    if (!m_reply)
        return;
    m_record.status = m_reply->attribute(QNetworkRequest::HttpStatusCodeAttribute).toInt();
    m_record.answerHeaders = m_reply->rawHeaderPairs();
}

void RequestWatch::conclude()
{
    if (!m_history)
        return;
    m_record.elapsed = std::chrono::milliseconds(m_clock.elapsed());
    RequestHistory &history = *m_history;
    m_history.clear();
    history.update(std::exchange(m_record, {}));
}

} // namespace Balehook
