// SPDX-FileCopyrightText: 2026 The Balehook authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "store/textsegment.h"

namespace Balehook {

class SqlRun;

/// Asks the text index which jobs may have a text.
class TextLookup final
{
public:
    /// \a triples: what they have to have, the rarest first; some of those of the text will do.
    explicit TextLookup(std::vector<TextSegment::Triple> triples = {});

    bool isEmpty() const { return m_triples.empty(); }
    /// Places from \a first to \a last, both ends taken, in their order: all that have the text and are not pending,
    /// and others.
    std::vector<qint64> places(SqlRun &sql, qint64 first, qint64 last) const;

private:
    TextSegment::Jobs jobsOf(SqlRun &sql, qint64 segment) const;

    std::vector<TextSegment::Triple> m_triples;
};

} // namespace Balehook
