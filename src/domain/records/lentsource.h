// SPDX-FileCopyrightText: 2026 The Balehook authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QPointer>

namespace Balehook {

/// A source that was made for one purpose and goes with it, or with its owner (the session of an account) if that goes
/// first: null then. It goes by the event loop, as one of its signals may be what ends the purpose.
template <typename Source>
class LentSource final
{
public:
    LentSource() = default;
    explicit LentSource(Source *source)
        : m_source(source)
    { }
    ~LentSource()
    {
        if (m_source)
            m_source->deleteLater();
    }
    LentSource(LentSource &&other) noexcept { swap(other); }
    LentSource &operator=(LentSource &&other) noexcept
    {
        swap(other);
        return *this;
    }
    Q_DISABLE_COPY(LentSource)

    Source *get() const { return m_source.data(); }
    Source &operator*() const { return *m_source; }
    Source *operator->() const { return m_source.data(); }
    explicit operator bool() const { return m_source; }

private:
    void swap(LentSource &other) noexcept { m_source.swap(other.m_source); }

    QPointer<Source> m_source;
};

} // namespace Balehook
