// SPDX-FileCopyrightText: 2026 The Balehook authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QtGlobal>

#include <chrono>
#include <deque>

namespace Balehook {

/// How fast bytes come, over the last seconds: a pure data structure that is told the time.
class TransferRate final
{
public:
    /// \a bytes are there at \a now; both only grow, but for a download that began again.
    void note(qint64 bytes, std::chrono::milliseconds now);
    /// Bytes a second; 0 while there is too little to tell, and when nothing comes any more.
    qint64 bytesPerSecond(std::chrono::milliseconds now) const;

private:
    struct Sample
    {
        std::chrono::milliseconds when;
        qint64 bytes;
    };
    std::deque<Sample> m_samples;
};

} // namespace Balehook
