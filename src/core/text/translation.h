// SPDX-FileCopyrightText: 2026 The Balehook authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QLocale>
#include <QStringList>
#include <QTranslator>

namespace Balehook {

/// The program's texts and Qt's own in one language. Lives as long as the application object.
class Translation final
{
public:
    /// All that there are, such as "de" or "pt_BR".
    static QStringList languages();
    /// Its own name for itself.
    static QString nameOf(const QString &language);

    /// Shows texts in \a language, and has numbers and dates written as there; empty, or one that is not there: the
    /// first of the user's languages that is, and numbers and dates as the system has them. Whose texts are shown from
    /// now on.
    QLocale install(const QString &language = {});

private:
    bool load(const QString &language);
    QLocale localeFor(const QString &language) const;

    const QLocale m_user; ///< the system's
    QTranslator m_own;
    QTranslator m_qt;
};

} // namespace Balehook
