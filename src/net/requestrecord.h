// SPDX-FileCopyrightText: 2026 The Balehook authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/errors/error.h"
#include "net/httprequest.h"
#include "net/keptbody.h"

#include <QByteArray>
#include <QDateTime>
#include <QList>
#include <QPair>

#include <chrono>
#include <memory>
#include <optional>

namespace Balehook {

using HeaderList = QList<QPair<QByteArray, QByteArray>>;

/// One request as it left, and what came of it. A value without secrets: RequestHistory takes them out before it keeps
/// one. Each try and each redirect that is followed is a request of its own.
struct RequestRecord
{
    enum class State {
        UnderWay,
        Ended,
        Stopped, ///< by the user or the program, before the answer was complete
    };

    qint64 id = 0; ///< given by the history, ascending
    State state = State::UnderWay;
    HttpKind kind = HttpKind::Listing;
    bool isUpdateCheck = false;
    QDateTime at = {}; ///< when it left, UTC
    QString accountId = {}; ///< empty for an update check
    QString account = {}; ///< its name then
    QByteArray url = {};
    HeaderList requestHeaders = {}; ///< those that the program set
    QByteArray requestBody = {};
    int attempt = 1;
    int mostAttempts = 1;

    int status = 0; ///< 0 while no status line arrived
    std::optional<ErrorKind> verdict = {}; ///< why it failed; nothing if it did not
    QByteArray systemError = {}; ///< Qt's name for it, where no status says more
    std::chrono::milliseconds elapsed{};
    qint64 received = 0; ///< bytes of the body, decompressed
    HeaderList answerHeaders = {};
    KeptBody answerBody = {}; ///< the beginning; none of a file
    bool isAnswerWhole = false; ///< it came to its end, and no secret that is known is in it
    bool isBodyCut = false; ///< there was more than is kept
    bool isBodyGone = false; ///< it was kept, and made room for newer ones
    bool mayHaveArrived = false; ///< creations: the service may have it
    bool hasHiddenParts = false; ///< besides the token

    QByteArray method() const { return kind == HttpKind::Creation ? "POST" : "GET"; }
    bool isFailed() const { return verdict.has_value(); }
    /// A creation whose answer was lost, or says nothing for certain: nobody knows what became of it.
    bool isOutcomeUnknown() const;
    /// What went wrong, for people; empty if nothing did.
    QString sentence() const;
    qsizetype bodyBytes() const { return requestBody.size() + answerBody.size(); }
    /// Roughly what it takes in memory.
    qsizetype bytes() const;
    /// The request header \a name, in any case; empty if it has none.
    QByteArray requestHeader(QByteArrayView name) const;
    QByteArray answerHeader(QByteArrayView name) const;
};

using RequestRecordPtr = std::shared_ptr<const RequestRecord>;

} // namespace Balehook
