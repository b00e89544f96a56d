// SPDX-FileCopyrightText: 2026 The Balehook authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/text/translation.h"

#include <QDir>
#include <QFile>
#include <QFontDatabase>
#include <QGlyphRun>
#include <QGuiApplication>
#include <QRawFont>
#include <QSet>
#include <QTest>
#include <QTextLayout>
#include <QXmlStreamReader>

using namespace Qt::StringLiterals;

namespace Balehook::Testing {

namespace {

/// What packaging/install-deps.sh installs for the scripts of the program's languages.
const QStringList neededFonts{u"Noto Sans Arabic"_s, u"Noto Sans Devanagari"_s, u"Noto Sans CJK JP"_s};

/// The words of \a text for which no font has a glyph. Words, because letters that join are drawn together.
QStringList wordsWithoutGlyph(const QString &text, const QFont &font)
{
    QStringList missing;
    for (const QString &word : text.simplified().split(u' ', Qt::SkipEmptyParts)) {
        QTextLayout layout(word, font);
        layout.beginLayout();
        layout.createLine();
        layout.endLayout();
        for (const QGlyphRun &run : layout.glyphRuns()) {
            if (run.glyphIndexes().contains(0)) {
                missing.append(word);
                break;
            }
        }
    }
    return missing;
}

/// What a person reads in a .ts file: the translations, and in that of English the sources, too.
QString textsIn(const QString &path, bool withSources)
{
    QFile file(path);
    if (!file.open(QIODevice::ReadOnly))
        return {};
    QString texts;
    QXmlStreamReader xml(&file);
    while (!xml.atEnd()) {
        xml.readNext();
        const bool isText = xml.isStartElement()
            && (xml.name() == u"translation"_s || xml.name() == u"numerusform"_s
                || (withSources && xml.name() == u"source"_s));
        if (!isText)
            continue;
        // That of a text with plurals holds elements, which come next.
        texts += xml.name() == u"translation"_s ? xml.readElementText(QXmlStreamReader::IncludeChildElements)
                                                : xml.readElementText();
        texts += u'\n';
    }
    return xml.hasError() ? QString() : texts;
}

QString pagesIn(const QString &folder)
{
    QString texts;
    const QDir pages(folder);
    for (const QString &name : pages.entryList({u"*.md"_s}, QDir::Files)) {
        QFile file(pages.filePath(name));
        if (file.open(QIODevice::ReadOnly))
            texts += QString::fromUtf8(file.readAll()) + u'\n';
    }
    return texts;
}

} // namespace

/// Each character of each text can be drawn with the fonts that a usual system has.
class GlyphsTest final : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void initTestCase();
    void aMissingGlyphIsFound();
    void everyTextCanBeDrawn_data();
    void everyTextCanBeDrawn();
};

void GlyphsTest::initTestCase()
{
    const QStringList families = QFontDatabase::families();
    for (const QString &font : neededFonts) {
        if (!families.contains(font))
            QSKIP(qPrintable(u"The font “%1” is missing: install fonts-noto-core and fonts-noto-cjk, as "
                             "packaging/install-deps.sh test does."_s.arg(font)));
    }
}

void GlyphsTest::aMissingGlyphIsFound()
{
    const QFont font = QGuiApplication::font();
    QCOMPARE(wordsWithoutGlyph(u"file عربي हिन्दी 日本語"_s, font), QStringList());
    // The last one for private use. Those of the first plane are used: an office suite brings a font with many of them.
    QCOMPARE(wordsWithoutGlyph(u"one \U0010FFFDx two"_s, font), QStringList{u"\U0010FFFDx"_s});
}

void GlyphsTest::everyTextCanBeDrawn_data()
{
    QTest::addColumn<QString>("language");
    for (const QString &language : Translation::languages())
        QTest::newRow(qPrintable(language)) << language;
}

void GlyphsTest::everyTextCanBeDrawn()
{
    QFETCH(const QString, language);
    const QDir sources(QStringLiteral(BALEHOOK_SOURCES));
    const QString texts =
        textsIn(sources.filePath(u"translations/balehook_%1.ts"_s.arg(language)), language == u"en"_s);
    const QString pages = pagesIn(sources.filePath(u"resources/manual/"_s + language));
    QVERIFY(texts.size() > 1000);
    QVERIFY(pages.size() > 1000);
    const QString all = texts + pages + Translation::nameOf(language);
    const QStringList words = all.simplified().split(u' ', Qt::SkipEmptyParts);
    const QSet<QString> once(words.begin(), words.end());
    for (const bool isBold : {false, true}) {
        QFont font = QGuiApplication::font();
        font.setBold(isBold);
        const QStringList missing = wordsWithoutGlyph(QStringList(once.values()).join(u' '), font);
        QVERIFY2(missing.isEmpty(), qPrintable(missing.join(u", ")));
    }
}

} // namespace Balehook::Testing

QTEST_MAIN(Balehook::Testing::GlyphsTest)

#include "tst_glyphs.moc"
