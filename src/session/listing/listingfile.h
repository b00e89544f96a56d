// SPDX-FileCopyrightText: 2026 The Balehook authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "api/listingtext.h"

#include <QCoreApplication>
#include <QDateTime>
#include <QString>

#include <memory>

namespace Balehook {

/// A saved listing as it was when it was read. Immutable; made on any thread.
class ListingFile final
{
    Q_DECLARE_TR_FUNCTIONS(Balehook::ListingFile)

public:
    static constexpr qint64 byteLimit = 64 * 1024 * 1024;

    /// Reads the whole file and closes it again. The error is ErrorKind::FileNotUsable, its detail the sentence to
    /// show.
    static Result<std::shared_ptr<const ListingFile>> read(const QString &path);

    /// False if the file at \a path is another one now, or if that cannot be told.
    bool isCurrent(const QString &path) const;

    const ListingText &text() const { return m_text; }

private:
    ListingFile(ListingText text, qint64 size, QDateTime modified);

    ListingText m_text;
    qint64 m_size;
    QDateTime m_modified;
    bool m_isSettled; ///< not modified just before it was read
};

} // namespace Balehook
