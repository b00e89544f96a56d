// SPDX-FileCopyrightText: 2026 The Balehook authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/errors/error.h"

#include <utility>
#include <variant>

namespace Balehook {

/// A value or the reason why there is none. Reading the wrong side is a programming error (asserted).
template <typename T>
class [[nodiscard]] Result final
{
public:
    Result(T value)
        : m_state(std::in_place_index<0>, std::move(value))
    { }
    Result(Error error)
        : m_state(std::in_place_index<1>, std::move(error))
    { }

    bool ok() const { return m_state.index() == 0; }
    explicit operator bool() const { return ok(); }

    const T &value() const & { return *checked<0>(std::get_if<0>(&m_state)); }
    T &&value() && { return std::move(*checked<0>(std::get_if<0>(&m_state))); }
    const Error &error() const { return *checked<1>(std::get_if<1>(&m_state)); }

private:
    template <int, typename P>
    static P *checked(P *pointer)
    {
        Q_ASSERT(pointer);
        return pointer;
    }

    std::variant<T, Error> m_state;
};

struct Nothing
{ };

/// The result of something that either worked or did not.
using Outcome = Result<Nothing>;

} // namespace Balehook
