// SPDX-FileCopyrightText: 2026 The Balehook authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "widgets/help/manualpages.h"

#include <QFile>
#include <QHash>
#include <QLocale>
#include <QTextBlock>
#include <QTextDocument>

#include <algorithm>

// Outside of the namespace, as the macro demands. The resource lies in a static library that nothing else refers to.
static void registerManual()
{
    Q_INIT_RESOURCE(manual);
}

namespace Balehook {

using namespace Qt::StringLiterals;

namespace {

QString contentsOf(const QString &path)
{
    QFile file(path);
    return file.open(QIODevice::ReadOnly) ? QString::fromUtf8(file.readAll()) : QString();
}

/// Lines such as "files: download, zip", by the names of the pages.
QHash<QString, QStringList> wordsIn(const QString &path)
{
    QHash<QString, QStringList> words;
    const QStringList lines = contentsOf(path).split(u'\n', Qt::SkipEmptyParts);
    for (const QString &line : lines)
        words.insert(line.section(u':', 0, 0), line.section(u':', 1).trimmed().split(u", "_s, Qt::SkipEmptyParts));
    return words;
}

QString readableText(const QString &markdown)
{
    QTextDocument document;
    document.setMarkdown(markdown);
    QStringList lines;
    for (QTextBlock block = document.begin(); block.isValid(); block = block.next()) {
        const QString line = block.text().remove(QChar(QChar::ObjectReplacementCharacter)).simplified();
        if (!line.isEmpty())
            lines.append(line);
    }
    return lines.join(u" · "_s); // headings have no full stop
}

/// \a markdown with the columns of its tables in reverse. Qt 6.4 lays out the first one at the left, whatever the
/// direction of the table.
QString withMirroredTables(const QString &markdown)
{
    QStringList lines = markdown.split(u'\n');
    for (QString &line : lines) {
        if (!line.startsWith(u'|'))
            continue;
        QStringList cells = line.split(u'|');
        std::reverse(cells.begin(), cells.end());
        line = cells.join(u'|');
    }
    return lines.join(u'\n');
}

} // namespace

ManualPages::ManualPages(const QString &language, const QString &root)
    : m_root(root)
    , m_language(language)
{
    const QStringList names = contentsOf(m_root + u"/contents"_s).split(u'\n', Qt::SkipEmptyParts);
    m_pages.reserve(std::size_t(names.size()));
    QHash<QString, QStringList> words = wordsIn(m_root + u'/' + m_language + "/words"_L1);
    if (words.isEmpty())
        words = wordsIn(m_root + "/en/words"_L1);
    for (const QString &name : names) {
        m_pages.push_back(read(name.trimmed()));
        m_pages.back().words = words.value(m_pages.back().name);
    }
}

QString ManualPages::standardRoot()
{
    registerManual();
    return u":/manual"_s;
}

QString ManualPages::shownLanguage()
{
    // As core/text/translation.h chooses.
    const QStringList languages = QLocale().uiLanguages();
    for (QString name : languages) {
        if (QLocale(name).language() == QLocale::English)
            break;
        name.replace(u'-', u'_');
        for (const QString &each : {name, name.section(u'_', 0, 0)}) {
            if (QFile::exists(":/i18n/balehook_"_L1 + each + ".qm"_L1))
                return each;
        }
    }
    return u"en"_s;
}

const ManualPages::Page *ManualPages::page(const QString &name) const
{
    const auto found =
        std::find_if(m_pages.begin(), m_pages.end(), [&name](const Page &each) { return each.name == name; });
    return found == m_pages.end() ? nullptr : &*found;
}

Qt::LayoutDirection ManualPages::directionOf(const Page &page) const
{
    return page.isTranslated ? QLocale(m_language).textDirection() : Qt::LeftToRight;
}

QString ManualPages::picture(const QString &name, bool isDark) const
{
    const QString stem = m_root + "/pictures/"_L1 + name;
    QStringList tried{stem + u'-' + m_language + ".png"_L1};
    if (isDark && !QFile::exists(tried.constFirst()))
        tried.append(stem + "-dark.png"_L1);
    tried.append(stem + ".png"_L1);
    const auto found =
        std::find_if(tried.begin(), tried.end(), [](const QString &path) { return QFile::exists(path); });
    return found == tried.end() ? QString() : *found;
}

ManualPages::Page ManualPages::read(const QString &name) const
{
    Page page{.name = name, .title = {}, .markdown = {}, .text = {}, .words = {}};
    page.markdown = contentsOf(m_root + u'/' + m_language + u'/' + name + ".md"_L1);
    page.isTranslated = !page.markdown.isEmpty();
    if (!page.isTranslated)
        page.markdown = contentsOf(m_root + "/en/"_L1 + name + ".md"_L1);
    page.title = page.markdown.section(u'\n', 0, 0).mid(2).trimmed();
    page.text = readableText(page.markdown.section(u'\n', 1));
    if (directionOf(page) == Qt::RightToLeft)
        page.markdown = withMirroredTables(page.markdown);
    if (!page.isTranslated)
        page.markdown.prepend(u'*' + tr("This page is not translated yet. It is shown in English.") + "*\n\n"_L1);
    return page;
}

} // namespace Balehook
