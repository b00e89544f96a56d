// SPDX-FileCopyrightText: 2026 The Balehook authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "net/singleusebody.h"

#include <algorithm>
#include <cstring>

namespace Balehook {

SingleUseBody::SingleUseBody(QByteArray bytes, QObject *parent)
    : QIODevice(parent)
    , m_bytes(std::move(bytes))
{
    // Unbuffered, so that nothing counts as read before it was asked for.
    open(QIODevice::ReadOnly | QIODevice::Unbuffered);
}

qint64 SingleUseBody::bytesAvailable() const
{
    return m_bytes.size() - m_position + QIODevice::bytesAvailable();
}

qint64 SingleUseBody::readData(char *data, qint64 maxSize)
{
    if (atEnd())
        return -1;
    const qsizetype count = std::min<qsizetype>(m_bytes.size() - m_position, maxSize);
    std::memcpy(data, m_bytes.constData() + m_position, std::size_t(count));
    m_position += count;
    return count;
}

} // namespace Balehook
