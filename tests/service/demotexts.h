// SPDX-FileCopyrightText: 2026 The Balehook authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QDateTime>
#include <QString>
#include <QStringList>

namespace Balehook::Demo {

/// The words that the demo data is made of.
struct DemoTexts
{
    struct JobType
    {
        QString type; ///< as on the wire
        QStringList fileNames; ///< "%1" stands for a date, "%2" for a number
    };

    QList<JobType> jobTypes;
    QStringList userNames;
    QStringList details;
    QStringList categories;
    QStringList productNames;
    QStringList reasons; ///< "%1" stands for a category, "%2" for a product code
};

const DemoTexts &demoTexts();

/// As the service writes times.
inline QString isoUtc(const QDateTime &time)
{
    return time.toUTC().toString(Qt::ISODateWithMs);
}

} // namespace Balehook::Demo
