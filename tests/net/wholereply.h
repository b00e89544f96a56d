// SPDX-FileCopyrightText: 2026 The Balehook authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QNetworkReply>
#include <QNetworkRequest>

#include <algorithm>

namespace Balehook::Testing {

using RawHeaders = QList<QNetworkReply::RawHeaderPair>;

/// An answer that is all there when its end is told, and of which nothing was told before.
class WholeReply final : public QNetworkReply
{
    Q_OBJECT

public:
    WholeReply(const QNetworkRequest &request, int status, QByteArray body, const RawHeaders &headers, QObject *parent)
        : QNetworkReply(parent)
        , m_body(std::move(body))
    {
        for (const RawHeaderPair &header : headers)
            setRawHeader(header.first, header.second);
        setRequest(request);
        setUrl(request.url());
        setAttribute(QNetworkRequest::HttpStatusCodeAttribute, status);
        open(QIODevice::ReadOnly);
        const auto end = [this] {
            setFinished(true);
            Q_EMIT downloadProgress(m_body.size(), m_body.size()); // as Qt ends all of its own
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

} // namespace Balehook::Testing
