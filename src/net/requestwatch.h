// SPDX-FileCopyrightText: 2026 The Balehook authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "net/httpverdict.h"
#include "net/requesthistory.h"

#include <QElapsedTimer>
#include <QObject>
#include <QPointer>

class QNetworkReply;

namespace Balehook {

/// Where the requests of one client are written down, and in whose name. A value; without a history nothing is.
struct RequestRecorder
{
    QPointer<RequestHistory> history = {};
    QString accountId = {};
    QString account = {}; ///< its name
    bool isUpdateCheck = false;
};

/// What was read of an answer, without the secrets that are known.
struct AnswerBody
{
    QByteArray text = {};
    qint64 received = 0; ///< bytes, those of the secrets too
};

/// Writes one request down: that it left, and once what came of it. A child of its reply; one that goes without a word
/// was stopped. The history may go first.
class RequestWatch final : public QObject
{
    Q_OBJECT

public:
    /// Null without a history. A download ends its record by itself; other answers by end(), as their body is read
    /// elsewhere.
    static RequestWatch *begin(const RequestRecorder &recorder, QNetworkReply &reply, const HttpRequest &wanted);
    ~RequestWatch() override;

    void end(const HttpFacts &facts, const AnswerBody &body, bool mayHaveArrived);
    void stop(bool mayHaveArrived = false);
    /// \a reply is about to be aborted by us.
    static void stop(QNetworkReply &reply);

private:
    RequestWatch(RequestHistory &history, QNetworkReply &reply);
    void endDownload();
    void readAnswer();
    void conclude();

    QPointer<RequestHistory> m_history; ///< null once all is said
    QPointer<QNetworkReply> m_reply;
    RequestRecord m_record;
    QElapsedTimer m_clock;
};

} // namespace Balehook
