// SPDX-FileCopyrightText: 2026 The Balehook authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/errors/error.h"
#include "failedrows/archive/obstacle.h"

#include <optional>
#include <utility>
#include <variant>

namespace Balehook {

/// Why reading ended early: what is wrong with the contents, or with the file that holds them.
using ReadingFailure = std::variant<Obstacle, Error>;

/// A value that was read from a file, or why there is none.
template <typename T>
class [[nodiscard]] Reading final
{
public:
    Reading(T value)
        : m_value(std::move(value))
    { }
    Reading(Obstacle obstacle)
        : m_failure(std::move(obstacle))
    { }
    Reading(Error error)
        : m_failure(std::move(error))
    { }
    Reading(ReadingFailure failure)
        : m_failure(std::move(failure))
    { }

    explicit operator bool() const { return m_value.has_value(); }
    T &value() { return *m_value; }
    const T &value() const { return *m_value; }
    const ReadingFailure &failure() const { return m_failure; }

private:
    std::optional<T> m_value;
    ReadingFailure m_failure;
};

} // namespace Balehook
