// SPDX-FileCopyrightText: 2026 The Balehook authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "failedrows/reasons/reasongroups.h"
#include "failedrows/reasons/reasontext.h"
#include "failedrows/reasons/separatorguess.h"
#include "failedrows/rows/sortkey.h"

#include "demand.h"

using namespace Balehook;
using namespace Balehook::Fuzzing;

namespace {

void checkPattern(QByteArrayView message)
{
    ReasonNormaliser normaliser;
    const QByteArray pattern = normaliser.patternOf(message).toByteArray();
    demand(pattern.size() <= ReasonNormaliser::patternLimit);
    demand(!message.isValidUtf8() || pattern.isValidUtf8());
    // The normaliser keeps nothing from one message to the next.
    normaliser.patternOf("SKU 'A-17' not found");
    demand(normaliser.patternOf(message) == QByteArrayView(pattern));
    reasonText(pattern);
}

void checkParts(QByteArrayView cell, ReasonSeparator separator)
{
    const char *end = cell.begin();
    ReasonParts parts(cell, separator);
    for (QByteArrayView part = parts.next(); !part.isNull(); part = parts.next()) {
        demand(!part.isEmpty() && part.begin() >= end && part.end() <= cell.end());
        end = part.end();
    }
}

} // namespace

/// The message ends at the first 0x01 byte: what follows are further ones.
extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t *data, std::size_t size)
{
    const QByteArrayView all(data, qsizetype(size));
    ReasonGroups groups(0, ReasonSeparator(size % 5));
    SeparatorGuess guess;
    qint64 rows = 0;
    for (qsizetype at = 0; at < all.size(); ++rows) {
        const qsizetype end = all.indexOf('\x01', at);
        const QByteArrayView message = all.sliced(at, (end < 0 ? all.size() : end) - at);
        at = end < 0 ? all.size() : end + 1;
        checkPattern(message);
        for (int separator = 0; separator < 5; ++separator)
            checkParts(message, ReasonSeparator(separator));
        groups.addReason(message);
        guess.addCell(message);
        SortKeyMaker::numberKey(message);
        SortKeyMaker(SortKind::Natural, 32).textKey(message);
    }
    guess.guess();
    const ReasonSnapshot snapshot = groups.snapshot(true);
    demand(snapshot.rowCount() == rows);
    for (const GroupId id : snapshot.byCount())
        demand(qint64(snapshot.rowsWith(std::span(&id, 1)).size()) == snapshot.group(id).count);
    return 0;
}
