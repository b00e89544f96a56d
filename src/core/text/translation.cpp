// SPDX-FileCopyrightText: 2026 The Balehook authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/text/translation.h"

#include <QCoreApplication>
#include <QLibraryInfo>
#include <QLocale>

#include <algorithm>
#include <array>

namespace Balehook {

using namespace Qt::StringLiterals;

namespace {

struct Language
{
    QLatin1StringView code;
    QStringView name;
};

constexpr std::array known{
    Language{"en"_L1, u"English"},
    Language{"de"_L1, u"Deutsch"},
    Language{"es"_L1, u"Español"},
    Language{"fr"_L1, u"Français"},
    Language{"pt_BR"_L1, u"Português (Brasil)"},
    Language{"ja"_L1, u"日本語"},
    Language{"hi"_L1, u"हिन्दी"},
    Language{"ar"_L1, u"العربية"},
};

} // namespace

QStringList Translation::languages()
{
    QStringList codes;
    for (const Language &each : known)
        codes.append(each.code);
    return codes;
}

QString Translation::nameOf(const QString &language)
{
    const auto *found = std::ranges::find(known, language, &Language::code);
    return found == known.end() ? language : found->name.toString();
}

/// Who reads German in Austria writes dates as there, whatever the system's language.
QLocale Translation::localeFor(const QString &language) const
{
    const QLocale wanted(language);
    if (language.contains(u'_'))
        return wanted == QLocale(m_user.name()) ? m_user : wanted;
    return wanted.language() == m_user.language() ? m_user : QLocale(wanted.language(), m_user.territory());
}

QLocale Translation::install(const QString &language)
{
    QCoreApplication::removeTranslator(&m_qt);
    QCoreApplication::removeTranslator(&m_own);
    const bool isChosen = languages().contains(language);
    QLocale::setDefault(isChosen ? localeFor(language) : m_user);
    QLocale shown(QLocale::English);
    bool isLoaded = false;
    const QStringList wanted = isChosen ? QStringList{language} : m_user.uiLanguages();
    for (const QString &name : wanted) {
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
    // Where Qt came along with the program, its deploying tools made one file of all that Qt has. Elsewhere that one
    // only names the others, which are looked for in the same folder.
    const QString folder = QLibraryInfo::path(QLibraryInfo::TranslationsPath);
    if (m_qt.load("qtbase_"_L1 + language, folder) || m_qt.load("qt_"_L1 + language, folder))
        QCoreApplication::installTranslator(&m_qt);
    return true;
}

} // namespace Balehook
