// SPDX-FileCopyrightText: 2026 The Balehook authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/translation.h"

#include <QCoreApplication>
#include <QLibraryInfo>
#include <QLocale>

namespace Balehook {

using namespace Qt::StringLiterals;

QLocale Translation::install()
{
    QLocale shown(QLocale::English);
    bool isLoaded = false;
    const QStringList languages = QLocale().uiLanguages();
    for (const QString &name : languages) {
        const QLocale locale(name);
        isLoaded = load(QString(name).replace(u'-', u'_'));
        if (isLoaded)
            shown = locale;
        // The sources are English: who prefers it does not want the language that comes next.
        if (isLoaded || locale.language() == QLocale::English)
            break;
    }
    // The plurals of English are translations too.
    if (!isLoaded)
        load(u"en"_s);
    return shown;
}

bool Translation::load(const QString &language)
{
    if (!m_own.load(":/i18n/balehook_"_L1 + language + ".qm"_L1))
        return false;
    QCoreApplication::installTranslator(&m_own);
    if (m_qt.load("qtbase_"_L1 + language, QLibraryInfo::path(QLibraryInfo::TranslationsPath)))
        QCoreApplication::installTranslator(&m_qt);
    return true;
}

} // namespace Balehook
