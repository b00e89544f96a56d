// SPDX-FileCopyrightText: 2026 The Balehook authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "session/account/transfer.h"

#include <QCoreApplication>
#include <QString>

namespace Balehook {

/// A download in words, translated and as plain text; names and hosts are made safe for one line.
class TransferText final
{
    Q_DECLARE_TR_FUNCTIONS(Balehook::TransferText)

public:
    /// "3.2 MB of 12 MB, 1.1 MB/s, 8 seconds left", with as much of it as is known.
    static QString progress(const Transfer &transfer);
    /// How it stands, in a few words for a list: waiting, progress(), its size, or what went wrong.
    static QString state(const Transfer &transfer);
    /// Per mille; -1 while the size is unknown.
    static int share(const Transfer &transfer);
    /// Of all downloads that are under way, by bytes: "2 downloads, 45 %"; without the share while a size is unknown.
    static QString summary(const std::vector<Transfer> &transfers);

    static QString name(const QString &fileName);
    /// The kind of a file, as a title: "Failed rows".
    static QString which(JobFile file);
    /// What is not sure about a complete file; empty if all is well.
    static QString doubt(const CachedFile &file);

private:
    static QString timeLeft(qint64 seconds);
};

} // namespace Balehook
