// SPDX-FileCopyrightText: 2026 The Balehook authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QByteArray>
#include <QString>
#include <QVersionNumber>

#include <optional>

namespace Balehook {

/// What the update address says of the newest version: {"version": "1.2.3", "notes": "...", "page": "https://..."}.
/// Other fields are left alone. A value; its texts come from outside and are plain text.
struct ReleaseNews
{
    static constexpr qsizetype mostBytes = 64 * 1024;
    static constexpr qsizetype mostNotes = 4000; ///< characters; the rest is cut

    QVersionNumber version;
    QString notes;
    QString page; ///< an UpdateAddress; to be judged as any link before it is opened. Empty if there is none

    /// Nothing if \a json is not in this form.
    static std::optional<ReleaseNews> fromJson(const QByteArray &json);
    QByteArray toJson() const;

    friend bool operator==(const ReleaseNews &a, const ReleaseNews &b) = default;
};

} // namespace Balehook
