// SPDX-FileCopyrightText: 2026 The Balehook authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QLocale>
#include <QTranslator>

namespace Balehook {

/// The program's texts and Qt's own in the first of the user's languages that the program knows. Lives as long as the
/// application object.
class Translation final
{
public:
    /// Whose texts are shown from now on.
    QLocale install();

private:
    bool load(const QString &language);

    QTranslator m_own;
    QTranslator m_qt;
};

} // namespace Balehook
