// SPDX-FileCopyrightText: 2026 The Balehook authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "session/index/transferrate.h"

#include <algorithm>

namespace Balehook {

namespace {

constexpr std::chrono::milliseconds window{3000};
constexpr std::chrono::milliseconds grain{100};

} // namespace

void TransferRate::note(qint64 bytes, std::chrono::milliseconds now)
{
    if (!m_samples.empty() && bytes < m_samples.back().bytes)
        m_samples.clear();
    // At most one sample each tenth of a second, besides the newest.
    if (m_samples.size() >= 2 && now - m_samples[m_samples.size() - 2].when < grain)
        m_samples.back() = {now, bytes};
    else
        m_samples.push_back({now, bytes});
    while (m_samples.size() > 2 && now - m_samples[1].when >= window)
        m_samples.pop_front();
}

qint64 TransferRate::bytesPerSecond(std::chrono::milliseconds now) const
{
    const auto first = std::find_if(m_samples.begin(), m_samples.end(),
                                    [now](const Sample &sample) { return now - sample.when <= window; });
    if (first == m_samples.end() || now - first->when < grain)
        return 0;
    return (m_samples.back().bytes - first->bytes) * 1000 / (now - first->when).count();
}

} // namespace Balehook
