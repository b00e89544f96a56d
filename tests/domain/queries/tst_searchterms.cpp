// SPDX-FileCopyrightText: 2026 The Balehook authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "domain/queries/searchnames.h"
#include "domain/records/importjob.h"
#include "domain/records/webhook.h"

#include <QTest>

using namespace Balehook;
using namespace Qt::StringLiterals;

namespace {

/// Terms as the test writes them: "-" for excluded, the fields in brackets, the text in slashes.
QStringList spelled(const SearchTerms &terms)
{
    QStringList all;
    for (const SearchTerm &term : terms.all()) {
        QString fields;
        for (const int field : term.fields)
            fields += u'[' + QString(ImportJob::names[std::size_t(field)]) + u']';
        all.append((term.isExcluded ? u"-"_s : QString()) + fields + u'/' + term.text + u'/');
    }
    return all;
}

} // namespace

class TestSearchTerms final : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void takesApart_data();
    void takesApart();
    void namesThatNoFieldHas_data();
    void namesThatNoFieldHas();
    void textsToMark();
    void saysThatTermsAreLeftOut();
    void phrases_data();
    void phrases();
    void theTermBeingTyped_data();
    void theTermBeingTyped();
    void endsWhateverIsTyped();
};

void TestSearchTerms::takesApart_data()
{
    QTest::addColumn<QString>("typed");
    QTest::addColumn<QStringList>("terms");
    const auto row = [](const QString &typed, const QStringList &terms) {
        QTest::newRow(typed.toUtf8().constData()) << typed << terms;
    };
    row(u""_s, {});
    row(u"  \t "_s, {});
    row(u"ada"_s, {u"/ada/"_s});
    row(u"  ada   price "_s, {u"/ada/"_s, u"/price/"_s});
    row(u"ada ada"_s, {u"/ada/"_s});
    row(u"\"ada price\""_s, {u"/ada price/"_s});
    row(u"\" ada \""_s, {u"/ ada /"_s});
    row(u"\"ada pri"_s, {u"/ada pri/"_s});
    row(u"\"say \"\"hi\"\" now\""_s, {u"/say \"hi\" now/"_s});
    row(u"\"\""_s, {});
    row(u"\""_s, {});
    row(u"\"a\"b"_s, {u"/a/"_s, u"/b/"_s});
    row(u"5\"x"_s, {u"/5\"x/"_s});
    row(u"-draft"_s, {u"-/draft/"_s});
    row(u"-\"not this\""_s, {u"-/not this/"_s});
    row(u"-"_s, {u"/-/"_s});
    row(u"- ada"_s, {u"/-/"_s, u"/ada/"_s});
    row(u"--ada"_s, {u"/--ada/"_s});
    row(u"a-b"_s, {u"/a-b/"_s});
    row(u"user:ada"_s, {u"[userName][userId]/ada/"_s});
    row(u"USER:ada"_s, {u"[userName][userId]/ada/"_s});
    row(u"user:\"Ada Byron\" price"_s, {u"[userName][userId]/Ada Byron/"_s, u"/price/"_s});
    row(u"-type:price"_s, {u"-[jobType]/price/"_s});
    row(u"jobtype:price"_s, {u"[jobType]/price/"_s});
    row(u"status:2"_s, {u"[status]/2/"_s});
    row(u"file:a:b"_s, {u"[filePath][failedFilePath]/a:b/"_s});
    row(u"user:"_s, {});
    row(u"user: ada"_s, {u"/ada/"_s});
    row(u"user:\"\" ada"_s, {u"/ada/"_s});
    row(u"\"user:ada\""_s, {u"/user:ada/"_s});
    row(u"https://x.example/a:b?c=d"_s, {u"/https://x.example/a:b?c=d/"_s});
    row(u"file:https://x.example"_s, {u"[filePath][failedFilePath]/https://x.example/"_s});
    row(u"id://x"_s, {u"/id://x/"_s});
    row(u"sku:4711"_s, {u"/sku:4711/"_s});
    row(u"10:41"_s, {u"/10:41/"_s});
    row(u":x"_s, {u"/:x/"_s});
    row(u"\u0639\u0645\u0631 -\u0646\u0635"_s, {u"/\u0639\u0645\u0631/"_s, u"-/\u0646\u0635/"_s});
}

void TestSearchTerms::takesApart()
{
    QFETCH(const QString, typed);
    QFETCH(const QStringList, terms);
    QCOMPARE(spelled(searchTermsOf<ImportJob>(typed)), terms);
}

void TestSearchTerms::namesThatNoFieldHas_data()
{
    QTest::addColumn<QString>("typed");
    QTest::addColumn<QStringList>("names");
    QTest::newRow("none") << u"user:ada price"_s << QStringList();
    QTest::newRow("one") << u"sku:4711 user:ada"_s << QStringList{u"sku"_s};
    QTest::newRow("excluded") << u"-sku:4711"_s << QStringList{u"sku"_s};
    QTest::newRow("address") << u"https://x.example"_s << QStringList();
    QTest::newRow("phrase") << u"\"sku:4711\""_s << QStringList();
    QTest::newRow("time") << u"10:41"_s << QStringList();
}

void TestSearchTerms::namesThatNoFieldHas()
{
    QFETCH(const QString, typed);
    QFETCH(const QStringList, names);
    QCOMPARE(searchTermsOf<ImportJob>(typed).unknownNames(), names);
}

void TestSearchTerms::textsToMark()
{
    QCOMPARE(searchTermsOf<Webhook>(u"order -draft url:shop \"a b\""_s).texts(),
             (QStringList{u"order"_s, u"shop"_s, u"a b"_s}));
}

void TestSearchTerms::saysThatTermsAreLeftOut()
{
    QStringList words;
    for (int word = 0; word < SearchTerms::mostTerms; ++word)
        words.append(u"w%1"_s.arg(word));
    const QString all = words.join(u' ');
    QVERIFY(!searchTermsOf<ImportJob>(all).isCut());
    QVERIFY(!searchTermsOf<ImportJob>(QString(all + u" w0 "_s + all)).isCut());
    const SearchTerms more = searchTermsOf<ImportJob>(QString(all + u" more"_s));
    QVERIFY(more.isCut());
    QCOMPARE(more.texts(), words);
}

void TestSearchTerms::phrases_data()
{
    QTest::addColumn<QString>("text");
    for (const QString &text : {u"ada"_s, u"ada price"_s, u" ada "_s, u"user:ada"_s, u"-ada"_s, u"say \"hi\""_s,
                                u"\""_s, u"https://x.example/a b"_s, u"10:41"_s, u"a-b"_s})
        QTest::newRow(text.toUtf8().constData()) << text;
}

/// Whatever the text is: typed as a phrase it is one term in any field.
void TestSearchTerms::phrases()
{
    QFETCH(const QString, text);
    const SearchTerms terms = searchTermsOf<ImportJob>(SearchTerms::phrase(text));
    QCOMPARE(terms.all(), std::vector<SearchTerm>{SearchTerm{.text = text}});
    QVERIFY(terms.unknownNames().isEmpty());
}

void TestSearchTerms::theTermBeingTyped_data()
{
    QTest::addColumn<QString>("typed");
    QTest::addColumn<QString>("begun"); // where, name and text
    QTest::newRow("nothing") << u""_s << u""_s;
    QTest::newRow("word") << u"ada pri"_s << u"4||pri"_s;
    QTest::newRow("after a space") << u"ada "_s << u""_s;
    QTest::newRow("name") << u"x user:"_s << u"2|user|"_s;
    QTest::newRow("value") << u"-user:ad"_s << u"1|user|ad"_s;
    QTest::newRow("open phrase") << u"user:\"Ada B"_s << u"0|user|Ada B"_s;
    QTest::newRow("space in a phrase") << u"user:\"Ada "_s << u"0|user|Ada "_s;
    QTest::newRow("address") << u"https://x"_s << u"0||https://x"_s;
}

void TestSearchTerms::theTermBeingTyped()
{
    QFETCH(const QString, typed);
    const auto begun = SearchTerms::begunIn(typed);
    QTEST(begun ? u"%1|%2|%3"_s.arg(begun->begin).arg(begun->name, begun->text) : QString(), "begun");
}

void TestSearchTerms::endsWhateverIsTyped()
{
    const QString many = QString(u"a b-c \"d user:"_s).repeated(1'000);
    QVERIFY(searchTermsOf<ImportJob>(many).all().size() <= 32);
    const std::array pieces{u"\""_s, u"-"_s, u":"_s, u"user"_s, u" "_s, u"//"_s, u"x"_s};
    std::size_t number = 1;
    for (int round = 0; round < 5'000; ++round) {
        QString typed;
        for (int piece = 0; piece < 8; ++piece) {
            number = number * 6364136223846793005U + 1442695040888963407U;
            typed += pieces[(number >> 33) % pieces.size()];
        }
        const SearchTerms terms = searchTermsOf<ImportJob>(typed);
        for (const SearchTerm &term : terms.all())
            QVERIFY(!term.text.isEmpty());
    }
}

QTEST_GUILESS_MAIN(TestSearchTerms)
#include "tst_searchterms.moc"
