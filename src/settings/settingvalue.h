// SPDX-FileCopyrightText: 2026 The Balehook authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QString>

#include <cstdint>
#include <optional>

class QVariant;

namespace Balehook {

/// How values are written in settings that people edit by hand, too.
class SettingValue final
{
public:
    /// A text with a comma comes as a list.
    static QString text(const QVariant &value);
    /// 0xRRGGBB of "#rrggbb"; nothing for anything else.
    static std::optional<std::uint32_t> colour(const QString &text);
};

} // namespace Balehook
