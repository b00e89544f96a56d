// SPDX-FileCopyrightText: 2026 The Balehook authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QtGlobal>

namespace Balehook {

/// Finds the values in a message: what differs from row to row while the sentence stays. Bytes of UTF-8.
class ReasonValueFinder final
{
public:
    struct Value
    {
        const char *begin = nullptr;
        const char *end = nullptr; ///< begin == end: no more values
    };

    /// So many bytes behind the end must be readable.
    static constexpr qsizetype padding = 64;

    /// Looks at [\a begin, \a end), which must outlive it.
    ReasonValueFinder(const char *begin, const char *end)
        : m_at(begin)
        , m_end(end)
        , m_free(begin)
        , m_block(begin - blockBytes)
    { }

    Value next();

private:
    static constexpr qsizetype blockBytes = 64;

    const char *nextStart();
    Value valueAt(const char *at);
    Value quoted(const char *at);
    Value wordWithDigit(const char *at) const;
    Value mailAddress(const char *at) const;
    Value link(const char *at) const;

    const char *m_at;
    const char *m_end;
    const char *m_free; ///< what is before it belongs to an earlier value
    const char *m_block; ///< the 64 bytes that were looked at last
    quint64 m_starts = 0; ///< and where in them a value may be found
    quint32 m_unclosed = 0; ///< kinds of quotes that are known not to be closed any more: keeps hostile text linear
};

} // namespace Balehook
