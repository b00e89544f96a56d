// SPDX-FileCopyrightText: 2026 The Balehook authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QElapsedTimer>

namespace Balehook {

/// True some ten times a second, for reports that a person looks at.
class ReportPace final
{
public:
    ReportPace() { m_sinceLast.start(); }
    bool isDue()
    {
        constexpr qint64 pauseMs = 100;
        if (m_sinceLast.elapsed() < pauseMs)
            return false;
        m_sinceLast.start();
        return true;
    }

private:
    QElapsedTimer m_sinceLast;
};

} // namespace Balehook
