// SPDX-FileCopyrightText: 2026 The Balehook authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/result.h"

#include <QByteArray>
#include <QString>

#include <optional>
#include <utility>
#include <vector>

namespace Balehook {

class IndexFile;

/// The webhooks of an account in a table of its own in the account's index file: as the service sent them, in its
/// order. They are few, so they are always stored and read as a whole. Opens the file for each call and lets go of it
/// again, in the thread that calls: one of JobIndex's workers.
class WebhookShelf final
{
public:
    struct Content
    {
        std::vector<QByteArray> records; ///< raw, as listed
        qint64 loadedAt = 0; ///< milliseconds since 1970 UTC; 0: nothing was stored yet
    };

    explicit WebhookShelf(QString file);

    /// In the place of what was there, which is left alone where it is the same but for the time. Makes the file where
    /// there is none.
    Outcome store(const Content &content) const;
    /// Without a file, or in one from before there were webhooks in it, nothing is stored yet, which is no error.
    Result<Content> load() const;
    /// As IndexFile::takeSetAside(), of what was called last. What is stored then begins another file; what is loaded
    /// is nothing.
    std::optional<Error> takeSetAside() const { return std::exchange(m_setAside, std::nullopt); }

private:
    Outcome tryToStore(const Content &content) const;
    Result<Content> read(IndexFile &file) const;

    QString m_file;
    mutable std::optional<Error> m_setAside;
};

} // namespace Balehook
