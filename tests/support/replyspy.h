// SPDX-FileCopyrightText: 2026 The Balehook authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "net/apireply.h"
#include "support/wait.h"

#include <QPointer>
#include <QTest>

#include <optional>
#include <vector>

namespace Balehook::Testing {

/// Keeps what a call tells.
class ReplySpy final : public QObject
{
public:
    explicit ReplySpy(ApiReply *reply)
        : m_reply(reply)
    {
        connect(reply, &ApiReply::finished, this, [this, reply](const Result<HttpAnswer> &answer) {
            ++count;
            result = answer;
            mayHaveArrived = reply->mayHaveArrived();
        });
        connect(reply, &ApiReply::waiting, this, [this](std::chrono::seconds left) { waits.push_back(left); });
    }

    bool wait(int milliseconds = 20'000)
    {
        return Testing::waitFor([this] { return result.has_value(); }, milliseconds);
    }
    bool isGone() const { return m_reply.isNull(); }
    void cancel()
    {
        if (m_reply)
            m_reply->cancel();
    }

    int count = 0;
    std::optional<Result<HttpAnswer>> result;
    bool mayHaveArrived = false;
    std::vector<std::chrono::seconds> waits;

private:
    QPointer<ApiReply> m_reply;
};

} // namespace Balehook::Testing
