// SPDX-FileCopyrightText: 2026 The Balehook authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "domain/jobview.h"

#include <QSettings>

#include <vector>

namespace Balehook {

/// The named views of each account's import jobs, and the one shown last.
class ViewSettings final
{
public:
    static constexpr int mostViews = 100; ///< of an account

    explicit ViewSettings(QSettings &settings)
        : m_settings(settings)
    { }

    std::vector<JobView> views(const QString &accountId) const;
    void setViews(const QString &accountId, const std::vector<JobView> &views);
    /// Its name is empty where what was shown had none. Columns belong to the named views alone.
    JobView last(const QString &accountId) const;
    void setLast(const QString &accountId, const JobView &view);
    void forget(const QString &accountId);

private:
    QSettings &m_settings;
};

} // namespace Balehook
