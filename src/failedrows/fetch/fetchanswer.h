// SPDX-FileCopyrightText: 2026 The Balehook authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "failedrows/fetch/fileversion.h"

#include <QCoreApplication>
#include <QUrl>

class QNetworkReply;

namespace Balehook {

/// What the headers of an answer with the status 200 or 206 mean for a fetch that has some bytes already. A value, made
/// by a pure function of its headers.
///
/// A part is only ever appended to what it fits: 206 with the range that was asked for, of the same version (entity
/// tag, total) from the same address. Whatever else a server sends is either the whole file from its first byte, or not
/// used.
struct FetchAnswer
{
    Q_DECLARE_TR_FUNCTIONS(Balehook::FetchAnswer)

public:
    enum class Use {
        FromStart, ///< the whole file follows
        Append, ///< what is missing follows
        AskForAll, ///< a part that does not fit: ask again, without a range
        None ///< refused; problem says why
    };

    struct Headers
    {
        int status = 0;
        QByteArray contentLength; ///< null if absent, as all of them
        QByteArray contentRange;
        QByteArray contentEncoding;
        QByteArray entityTag;
        QByteArray lastModified;
        QByteArray date;
        QByteArray acceptRanges;
    };

    Use use = Use::None;
    FileVersion version; ///< FromStart, Append: what the bytes belong to
    QString problem; ///< None: a sentence

    /// \a known and \a offset: what was asked for with Range and If-Range; offset 0 if without.
    static FetchAnswer of(const Headers &headers, const QUrl &url, const FileVersion &known, qint64 offset);
    static Headers headersOf(const QNetworkReply &reply);
};

} // namespace Balehook
