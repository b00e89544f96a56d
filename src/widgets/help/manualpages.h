// SPDX-FileCopyrightText: 2026 The Balehook authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QCoreApplication>
#include <QString>
#include <QStringList>

#include <vector>

namespace Balehook {

/// The pages of the manual in one language, in the order of its contents. They come out of the program's own resources;
/// a page that the language lacks is the English one. A value, read once.
class ManualPages final
{
    Q_DECLARE_TR_FUNCTIONS(Balehook::ManualPages)

public:
    struct Page
    {
        QString name; ///< that of the file, without ".md"; what links and helpPage name
        QString title;
        QString markdown; ///< as shown: an English one among others says so on top
        QString text; ///< what is read of it, for the search
        QStringList words; ///< everyday ones that it is found by though it does not use them
        bool isTranslated = true;
    };

    /// \a language as in the names of translations: "de", "pt_BR". \a root: the folder with "contents" and a folder for
    /// each language.
    explicit ManualPages(const QString &language = shownLanguage(), const QString &root = standardRoot());

    /// The language of the texts that the program shows.
    static QString shownLanguage();
    static QString standardRoot();

    const QString &language() const { return m_language; }
    const std::vector<Page> &pages() const { return m_pages; }
    /// Null if there is none.
    const Page *page(const QString &name) const;
    Qt::LayoutDirection directionOf(const Page &page) const;
    /// The file of the picture \a name for this language; empty if there is none.
    QString picture(const QString &name, bool isDark) const;

private:
    QString m_root;
    QString m_language;
    std::vector<Page> m_pages;

    Page read(const QString &name) const;
};

} // namespace Balehook
