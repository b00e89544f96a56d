// SPDX-FileCopyrightText: 2026 The Balehook authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QSettings>

namespace Balehook {

/// How downloaded files are kept.
class FileSettings final
{
public:
    explicit FileSettings(QSettings &settings)
        : m_settings(settings)
    { }

    /// Bytes that they take together at most; \a standard if nothing sensible was chosen.
    qint64 limit(qint64 standard) const;
    void setLimit(qint64 bytes);

private:
    QSettings &m_settings;
};

} // namespace Balehook
