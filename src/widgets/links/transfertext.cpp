// SPDX-FileCopyrightText: 2026 The Balehook authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "widgets/links/transfertext.h"

#include "core/text/datasize.h"
#include "core/text/pluralcount.h"
#include "core/text/safetext.h"
#include "failedrows/fetch/linktrouble.h"

#include <QLocale>

#include <algorithm>

namespace Balehook {

namespace {

constexpr qsizetype nameLimit = 80;

} // namespace

QString TransferText::name(const QString &fileName)
{
    return cellText(fileName, nameLimit);
}

QString TransferText::timeLeft(qint64 seconds)
{
    constexpr qint64 minute = 60;
    constexpr qint64 hour = 60 * minute;
    if (seconds < 2 * minute)
        return tr("%Ln seconds left", nullptr, pluralCount(std::max<qint64>(1, seconds)));
    if (seconds < 2 * hour)
        return tr("%Ln minutes left", nullptr, pluralCount(seconds / minute));
    return tr("%Ln hours left", nullptr, pluralCount(seconds / hour));
}

QString TransferText::progress(const Transfer &transfer)
{
    const bool isSizeKnown = transfer.total >= 0;
    const QString received = dataSize(transfer.received);
    if (transfer.bytesPerSecond <= 0)
        return isSizeKnown ? tr("%1 of %2").arg(received, dataSize(transfer.total)) : tr("%1 so far").arg(received);
    const QString rate = dataSize(transfer.bytesPerSecond);
    if (!isSizeKnown)
        return tr("%1 so far, %2/s").arg(received, rate);
    const qint64 left = (transfer.total - transfer.received) / transfer.bytesPerSecond;
    return tr("%1 of %2, %3/s, %4", "bytes, bytes, bytes a second, time left")
        .arg(received, dataSize(transfer.total), rate, timeLeft(left));
}

QString TransferText::state(const Transfer &transfer)
{
    using State = Transfer::State;
    switch (transfer.state) {
    case State::Queued:
        return tr("Waiting");
    case State::Running:
        return progress(transfer);
    case State::Waiting:
        return tr("Next try in %Ln seconds", nullptr, pluralCount(transfer.retryIn.count()));
    case State::Done:
        return tr("Downloaded, %1").arg(dataSize(transfer.received));
    case State::Failed:
        return transfer.error ? LinkTrouble::of(*transfer.error).message : QString();
    case State::Cancelled:
        return tr("Canceled");
    }
    return {};
}

int TransferText::share(const Transfer &transfer)
{
    if (transfer.total < 0)
        return -1;
    if (transfer.total == 0)
        return 1000;
    return std::clamp(int(double(transfer.received) / double(transfer.total) * 1000), 0, 1000);
}

QString TransferText::summary(const std::vector<Transfer> &transfers)
{
    int count = 0;
    bool isSizeKnown = true;
    double received = 0;
    double total = 0;
    for (const Transfer &each : transfers) {
        if (each.isOver())
            continue;
        ++count;
        isSizeKnown = isSizeKnown && each.total > 0;
        received += double(each.received);
        total += double(each.total);
    }
    if (count == 0)
        return {};
    const QString downloads = tr("%Ln downloads", nullptr, count);
    if (!isSizeKnown)
        return downloads;
    return tr("%1, %2%", "downloads, percent").arg(downloads, QLocale().toString(int(received / total * 100)));
}

QString TransferText::which(JobFile file)
{
    switch (file) {
    case JobFile::FailedRows:
        return tr("Failed rows");
    case JobFile::Imported:
        return tr("Imported file");
    case JobFile::Details:
        return tr("File in the details");
    }
    return {};
}

QString TransferText::doubt(const CachedFile &file)
{
    if (file.lengthVerified)
        return {};
    return tr("The server did not state the length, so the file may be incomplete.");
}

} // namespace Balehook
