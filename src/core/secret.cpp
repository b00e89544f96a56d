// SPDX-FileCopyrightText: 2026 The Balehook authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/secret.h"

#include "core/knownsecrets.h"
#include "core/protectedmemory.h"

#include <cstring>

namespace Balehook {

class Secret::Memory final
{
public:
    explicit Memory(QByteArrayView bytes)
        : m_bytes(std::size_t(bytes.size()))
    {
        std::memcpy(m_bytes.data(), bytes.data(), m_bytes.size());
        rememberSecret(view());
    }

    ~Memory() { forgetSecret(view()); }

    Q_DISABLE_COPY_MOVE(Memory)

    QByteArrayView view() const { return {m_bytes.data(), qsizetype(m_bytes.size())}; }

private:
    ProtectedMemory m_bytes;
};

Secret::Secret(QByteArrayView bytes)
    : m_memory(bytes.isEmpty() ? nullptr : std::make_shared<const Memory>(bytes))
{ }

qsizetype Secret::size() const
{
    return m_memory ? m_memory->view().size() : 0;
}

QByteArrayView Secret::view() const
{
    return m_memory ? m_memory->view() : QByteArrayView();
}

} // namespace Balehook
