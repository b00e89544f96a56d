// SPDX-FileCopyrightText: 2026 The Balehook authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QIODevice>

namespace Balehook {

/// The body of a creation. It is sequential: QNetworkAccessManager cannot rewind it, and that is the one way to keep it
/// from silently sending a POST a second time when the connection dies.
class SingleUseBody final : public QIODevice
{
    Q_OBJECT

public:
    explicit SingleUseBody(QByteArray bytes, QObject *parent = nullptr);

    bool isSequential() const override { return true; }
    qint64 bytesAvailable() const override;
    bool atEnd() const override { return m_position == m_bytes.size(); }

    /// True once any of it was handed out: from then on the service may have it.
    bool wasRead() const { return m_position > 0; }

protected:
    qint64 readData(char *data, qint64 maxSize) override;
    qint64 writeData(const char *, qint64) override { return -1; }

private:
    QByteArray m_bytes;
    qsizetype m_position = 0;
};

} // namespace Balehook
