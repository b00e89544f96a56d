// SPDX-FileCopyrightText: 2026 The Balehook authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QtGlobal>

#include <cstddef>

namespace Balehook {

/// Overwrites \a count bytes at \a bytes in a way that no optimizer leaves out.
void wipe(void *bytes, std::size_t count);

/// Bytes in a private mapping of their own: whole pages, so that nothing else shares what is left out of core dumps
/// (MADV_DONTDUMP where there is one) and, if the limits allow, of the swap space. Zero at first; wiped before they are
/// given back.
class ProtectedMemory final
{
public:
    explicit ProtectedMemory(std::size_t size);
    ~ProtectedMemory();
    Q_DISABLE_COPY_MOVE(ProtectedMemory)

    char *data() { return static_cast<char *>(m_bytes); }
    const char *data() const { return static_cast<const char *>(m_bytes); }
    std::size_t size() const { return m_size; }

private:
    std::size_t m_size; ///< never 0
    void *m_bytes;
};

} // namespace Balehook
