// SPDX-FileCopyrightText: 2026 The Balehook authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/text/foldedbytes.h"

namespace Balehook {

FoldedBytes::FoldedBytes(const QByteArray &bytes)
    : m_held(bytes)
{
    constexpr int quick = 1; // slower ones make a listing hardly smaller
    QByteArray packed = qCompress(bytes, quick);
    m_isPacked = !packed.isEmpty() && packed.size() < bytes.size();
    if (!m_isPacked)
        return;
    packed.squeeze(); // there is room for the worst case
    m_held = packed;
}

} // namespace Balehook
