// SPDX-FileCopyrightText: 2026 The Balehook authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "widgets/tables/exporttext.h"

#include "core/text/pluralcount.h"
#include "core/text/safetext.h"
#include "failedrows/rows/guardtext.h"

#include <QLocale>

namespace Balehook {

QString ExportText::title(Listing listing)
{
    switch (listing) {
    case Listing::Webhooks:
        return tr("Export Webhooks");
    case Listing::Properties:
        return tr("Export Properties");
    default:
        return tr("Export Import Jobs");
    }
}

QString ExportText::records(Listing listing, qint64 count)
{
    switch (listing) {
    case Listing::Webhooks:
        return tr("%Ln webhook(s)", nullptr, pluralCount(count));
    case Listing::Properties:
        return tr("%Ln propert(ies)", nullptr, pluralCount(count));
    default:
        return tr("%Ln job(s)", nullptr, pluralCount(count));
    }
}

QString ExportText::scope(const ExportScope &scope)
{
    const QString text = numbers(scope);
    return scope.isPartial ? QString(text + u' ' + partial(scope.listing)) : text;
}

QString ExportText::partial(Listing listing)
{
    switch (listing) {
    case Listing::Webhooks:
        return tr("Not all webhooks were loaded: the file may lack some matching webhooks.");
    case Listing::Properties:
        return tr("Not all properties were loaded: the file may lack some matching properties.");
    default:
        return tr("Not all jobs are in the index yet: the file may lack some matching jobs.");
    }
}

QString ExportText::numbers(const ExportScope &scope)
{
    if (scope.kind == ExportScope::Kind::Search && !scope.records)
        return tr("The matching jobs are exported as shown. They are still being counted.");
    if (!scope.records)
        return tr("Everything the service lists is exported; it is downloaded from the service first. "
                  "The service does not report how much that is.");
    const QString what = records(scope.listing, *scope.records);
    switch (scope.kind) {
    case ExportScope::Kind::Search:
        return scope.matchesAll
            ? tr("%1: all of the index, in the order shown.", "310 jobs").arg(what)
            : tr("%1 of %2, as shown.", "312 jobs of 48,210").arg(what, QLocale().toString(scope.all));
    case ExportScope::Kind::File:
        return tr("%1: all of the saved listing “%2”.", "31 properties").arg(what, cellText(scope.fileName, 80));
    default:
        return tr("%1: everything the service lists, downloaded from the service first.", "48,210 jobs").arg(what);
    }
}

QString ExportText::progress(Listing listing, qint64 count, std::optional<qint64> total)
{
    return total ? tr("Exporting: %1 of %2 written.", "1,200 jobs of 48,210")
                       .arg(records(listing, count), QLocale().toString(*total))
                 : tr("Exporting: %1 written.", "1,200 jobs").arg(records(listing, count));
}

QString ExportText::waiting(std::chrono::seconds seconds)
{
    return tr("Exporting: next try in %Ln second(s).", nullptr, pluralCount(seconds.count()));
}

QString ExportText::written(Listing listing, const ListingExport::Written &written, const QString &fileName)
{
    QStringList sentences{
        tr("%1 exported to “%2”.", "312 jobs").arg(records(listing, written.records), cellText(fileName, 80))};
    if (written.repeated > 0)
        sentences.append(tr("The list changed during the export: %Ln record(s) were received more than once and "
                            "written once.",
                            nullptr, pluralCount(written.repeated)));
    if (written.total && *written.total != written.records)
        sentences.append(tr("The service reports %1.").arg(QLocale().toString(*written.total)));
    return GuardText::after(sentences.join(QChar(u' ')), written.guardedCells);
}

QString ExportText::failed(Listing listing, const Error &error, qint64 count, const QString &fileName)
{
    const QString name = cellText(fileName, 80);
    const QString what = records(listing, count);
    if (error.kind == ErrorKind::Cancelled)
        return tr("The export to “%1” was stopped after %2. No file was written.", "312 jobs").arg(name, what);
    return tr("The export to “%1” failed after %2, and no file was written. %3").arg(name, what, error.userMessage());
}

} // namespace Balehook
