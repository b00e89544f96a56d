// SPDX-FileCopyrightText: 2026 The Balehook authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QJsonValue>
#include <QString>

#include <cstdint>
#include <optional>

class QVariant;

namespace Balehook {

/// How values are written in settings.
class SettingValue final
{
public:
    /// In settings that people edit by hand a text with a comma comes as a list.
    static QString text(const QVariant &value);
    /// Numbers, texts, yes and no, bytes, and lists and maps of these; of anything else its text.
    static QJsonValue toJson(const QVariant &value);
    static QVariant fromJson(const QJsonValue &value);
    /// 0xRRGGBB of "#rrggbb"; nothing for anything else.
    static std::optional<std::uint32_t> colour(const QString &text);
};

} // namespace Balehook
