// SPDX-FileCopyrightText: 2026 The Balehook authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "session/jobs/reasonexport.h"

namespace Balehook {

Result<RowExporter::Written> exportReasons(const ReasonReport &report, const std::vector<int> &lines,
                                           const QByteArrayList &header, const QString &path)
{
    RowExporter exporter(path, ExportFormat::Csv);
    if (const Outcome opened = exporter.open(header); !opened)
        return opened.error();
    const auto number = [](qint64 count) { return QByteArray::number(count); };
    const auto time = [](const QDateTime &at) { return at.toUTC().toString(Qt::ISODate).toUtf8(); };
    for (const int place : lines) {
        const ReasonReport::Line &line = report.lines[std::size_t(place)];
        const QByteArrayList cells{line.title.toUtf8(), number(line.all.rows), number(line.all.jobs),
                                   // Nothing is known of them where there is no index.
                                   line.users > 0 ? number(line.users) : QByteArray(),
                                   line.channels > 0 ? number(line.channels) : QByteArray(),
                                   report.since ? number(line.before.rows) : QByteArray(),
                                   report.since ? number(line.since.rows) : QByteArray(), time(line.first),
                                   time(line.last)};
        const std::vector<QByteArrayView> views(cells.begin(), cells.end());
        if (!exporter.addRow(views))
            break;
    }
    return exporter.commit();
}

} // namespace Balehook
