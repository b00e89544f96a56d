// SPDX-FileCopyrightText: 2026 The Balehook authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "widgets/help/manualpages.h"
#include "widgets/help/manualsearch.h"

#include <QTest>

using namespace Qt::StringLiterals;

namespace Balehook {

/// What the search finds in the pages that there are.
class ManualSearchTest final : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void everyWordMustBeFound();
    void everydayWordsAreFound_data();
    void everydayWordsAreFound();
};

void ManualSearchTest::everyWordMustBeFound()
{
    const ManualPages pages(u"en"_s);
    QVERIFY(ManualSearch::find(pages, {}).empty());
    QVERIFY(ManualSearch::find(pages, {u"qqqq"_s}).empty());
    QVERIFY(ManualSearch::find(pages, {u"token"_s, u"qqqq"_s}).empty());
    const auto hits = ManualSearch::find(pages, ManualSearch::wordsOf(u"  DUPLICATES   webhook "_s));
    QVERIFY(!hits.empty());
    QCOMPARE(hits.front().page, u"webhooks"_s);
}

void ManualSearchTest::everydayWordsAreFound_data()
{
    QTest::addColumn<QString>("language");
    QTest::addColumn<QStringList>("words"); // for "back" and "undo"
    const auto row = [](const char *language, const QString &back, const QString &undo) {
        QTest::newRow(language) << QString::fromLatin1(language) << QStringList{back, undo};
    };
    row("en", u"back"_s, u"undo"_s);
    row("de", u"zurück"_s, u"rückgängig"_s);
    row("es", u"volver"_s, u"deshacer"_s);
    row("fr", u"retour"_s, u"annuler"_s);
    row("pt_BR", u"voltar"_s, u"desfazer"_s);
    row("ja", u"戻る"_s, u"元に戻す"_s);
    row("hi", u"वापस"_s, u"पूर्ववत"_s);
    row("ar", u"رجوع"_s, u"تراجع"_s);
}

void ManualSearchTest::everydayWordsAreFound()
{
    QFETCH(QString, language);
    QFETCH(QStringList, words);
    const ManualPages pages(language);
    const auto isFirstFor = [&pages](const QString &word, const QStringList &wanted) {
        const auto hits = ManualSearch::find(pages, {word});
        return !hits.empty() && wanted.contains(hits.front().page);
    };
    for (const QString &word : {u"xlsx"_s, u"Excel"_s, u"EXC"_s})
        QVERIFY2(isFirstFor(word, {u"tables"_s, u"files"_s, u"copy-and-export"_s}), qPrintable(word));
    QVERIFY(isFirstFor(u"sku"_s, {u"failed-rows"_s}));
    for (const QString &back : {words.front(), u"back"_s})
        QVERIFY2(isFirstFor(back, {u"find-a-job"_s, u"failed-rows"_s, u"keyboard"_s}), qPrintable(back));
    for (const QString &undo : {words.back(), u"undo"_s})
        QVERIFY2(isFirstFor(undo, {u"search"_s, u"register"_s, u"accounts"_s}), qPrintable(undo));
    for (const ManualPages::Page &page : pages.pages())
        QVERIFY2(!page.words.contains(QString()), qPrintable(page.name));
}

} // namespace Balehook

QTEST_MAIN(Balehook::ManualSearchTest)

#include "tst_manualsearch.moc"
