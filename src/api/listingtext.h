// SPDX-FileCopyrightText: 2026 The Balehook authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/errors/result.h"

#include <QByteArray>
#include <QByteArrayView>
#include <QCoreApplication>

#include <optional>
#include <vector>

namespace Balehook {

/// The text of a listing that somebody saved: an envelope as the service sends it (interface 8), or a bare list of
/// records. Immutable.
class ListingText final
{
    Q_DECLARE_TR_FUNCTIONS(Balehook::ListingText)

public:
    /// The error is ErrorKind::FileNotUsable, its detail the sentence to show.
    static Result<ListingText> parse(const QByteArray &text);

    /// Records that are there.
    qsizetype count() const { return qsizetype(m_elements.size()); }
    /// Records that the service said there are, which may be more; nothing if it did not say.
    std::optional<qint64> statedTotal() const { return m_statedTotal; }

    /// At most \a count records from \a first on as a listing of their own, each with the bytes it has in the text.
    QByteArray slice(qint64 first, qint64 count) const;

private:
    QByteArray m_text;
    std::vector<QByteArrayView> m_elements; ///< they point into m_text
    std::optional<qint64> m_statedTotal;
};

} // namespace Balehook
