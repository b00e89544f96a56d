// SPDX-FileCopyrightText: 2026 The Balehook authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "domain/queries/jobfacets.h"

#include <QString>
#include <QStringList>

#include <functional>
#include <vector>

namespace Balehook {

/// Which of the values of a field are wanted: there may be a million, of which nobody is shown more than some. A value.
struct ValueChoice
{
    std::size_t most = 0; ///< the first of them
    QString text = {}; ///< of those that hold it, without regard to case; empty: of all
    std::function<QString(const QString &value)> shown = {}; ///< as what they may hold it, too; called in any thread
    QStringList also = {}; ///< in any case

    struct Found
    {
        std::vector<JobFacets::ValueCount> values;
        qint64 distinct = 0; ///< how many values there are in all
    };

    /// In any thread.
    Found from(const std::vector<JobFacets::ValueCount> &all) const
    {
        Found found;
        found.distinct = qint64(all.size());
        for (const JobFacets::ValueCount &each : all) {
            if ((found.values.size() < most && holds(each.value)) || also.contains(each.value))
                found.values.push_back(each);
            else if (found.values.size() >= most && also.isEmpty())
                break;
        }
        return found;
    }

private:
    bool holds(const QString &value) const
    {
        return value.contains(text, Qt::CaseInsensitive) || (shown && shown(value).contains(text, Qt::CaseInsensitive));
    }
};

} // namespace Balehook
