// SPDX-FileCopyrightText: 2026 The Balehook authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "failedrows/rows/replysummary.h"

#include <QLocale>
#include <QTest>

using namespace Qt::StringLiterals;

namespace Balehook {

class ReplySummaryTest final : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void initTestCase() { QLocale::setDefault(QLocale::c()); }
    void plainText();
    void markdown();
    void anEmptySummaryHasItsCount();
    void personalValuesAreMasked();
    void personalValuesAreMaskedInAllOfTheRow();
    void personalValuesCanBeShown();
    void sharesAreRounded_data();
    void sharesAreRounded();
    void dataIsNoMarkup();
    void longAndOddTextsStayInTheirLine();

private:
    static ReplySummary summary()
    {
        ReplySummary summary;
        summary.title = u"failed-rows.csv"_s;
        summary.facts = {{u"Job"_s, u"17"_s}, {u"Type"_s, u"products"_s}};
        summary.rows = 200;
        summary.rowsWithoutReason = 3;
        summary.furtherReasons = 2;
        const ReplySummary::Example example{5,
                                            u"SKU 'A-17' of jane@example.com not found"_s,
                                            {{u"sku"_s, u"A-17"_s, false}, {u"owner"_s, u"Jane Doe"_s, true}}};
        summary.reasons = {{u"SKU <value> not found"_s, 150, {example}}, {u"Price is missing"_s, 1, {}}};
        return summary;
    }
};

void ReplySummaryTest::plainText()
{
    QCOMPARE(summary().plainText(),
             u"failed-rows.csv\n"
             "\n"
             "Job: 17\n"
             "Type: products\n"
             "\n"
             "200 row(s) failed.\n"
             "\n"
             "1. SKU <value> not found: 150 row(s), 75%\n"
             "   - Row 5 of the file: SKU 'A-17' of ••• not found; sku = A-17; owner = •••\n"
             "2. Price is missing: 1 row(s), 0.5%\n"
             "\n"
             "There are 2 more reason(s).\n"
             "\n"
             "3 row(s) have no reason.\n"_s);
}

void ReplySummaryTest::markdown()
{
    QCOMPARE(summary().markdown(),
             u"## failed-rows.csv\n"
             "\n"
             "- **Job:** 17\n"
             "- **Type:** products\n"
             "\n"
             "200 row(s) failed.\n"
             "\n"
             "1. SKU \\<value\\> not found: 150 row(s), 75%\n"
             "   - Row 5 of the file: SKU 'A-17' of ••• not found; sku = A-17; owner = •••\n"
             "2. Price is missing: 1 row(s), 0.5%\n"
             "\n"
             "There are 2 more reason(s).\n"
             "\n"
             "3 row(s) have no reason.\n"_s);
}

void ReplySummaryTest::anEmptySummaryHasItsCount()
{
    QCOMPARE(ReplySummary().plainText(), u"0 row(s) failed.\n"_s);
    QCOMPARE(ReplySummary().markdown(), u"0 row(s) failed.\n"_s);
}

void ReplySummaryTest::personalValuesAreMasked()
{
    ReplySummary reply;
    reply.rows = 1;
    reply.reasons = {
        {u"Odd: max@example.org"_s,
         1,
         {{1,
           u"Customer JANE DOE (j.d+x@mail.example.co.uk) is unknown; Jo"_s,
           {{u"name"_s, u" Jane Doe "_s, true}, {u"nick"_s, u"Jo"_s, true}, {u"fax"_s, QString(), true}}}}}};
    const QString text = reply.plainText();
    QVERIFY2(text.contains(u"1. Odd: •••: 1 row(s), 100%"_s), qPrintable(text));
    QVERIFY2(text.contains(u"Customer ••• (•••) is unknown; Jo; name = •••; nick = •••; fax = \n"_s), qPrintable(text));
}

void ReplySummaryTest::personalValuesAreMaskedInAllOfTheRow()
{
    ReplySummary reply;
    reply.facts = {{u"Note"_s, u"by max@example.org"_s}};
    reply.rows = 1;
    reply.reasons = {{u"Jane Doe has no 0151-23"_s,
                      1,
                      {{1,
                        u"Jane Doe: no 0151-23"_s,
                        {{u"name"_s, u"Jane Doe"_s, true}, {u"note"_s, u"call 0151-23, jane doe, j@example.org"_s}},
                        {u"0151-23"_s}}}}};
    QCOMPARE(reply.hiddenValues(), (QStringList{u"0151-23"_s, u"Jane Doe"_s}));
    const QString text = reply.plainText();
    QVERIFY2(text.contains(u"Note: by •••\n"_s), qPrintable(text));
    QVERIFY2(text.contains(u"1. ••• has no •••: 1 row(s)"_s), qPrintable(text));
    QVERIFY2(text.contains(u"•••: no •••; name = •••; note = call •••, •••, •••\n"_s), qPrintable(text));
    reply.maskPersonal = false;
    QVERIFY(reply.hiddenValues().isEmpty());
    QVERIFY(reply.plainText().contains(u"note = call 0151-23, jane doe, j@example.org"_s));
}

void ReplySummaryTest::sharesAreRounded_data()
{
    QTest::addColumn<qint64>("count");
    QTest::addColumn<qint64>("ofRows");
    QTest::addColumn<QString>("share");
    const auto add = [](const char *name, qint64 count, qint64 ofRows, const QString &share) {
        QTest::newRow(name) << count << ofRows << share;
    };
    add("most", 600, 1'000, u"60%"_s);
    add("few", 99, 1'000, u"9.9%"_s);
    add("nearly ten", 24, 241, u"10%"_s);
    add("nearly all", 996, 1'000, u"99.6%"_s);
    add("all but one", 9'999, 10'000, u"99.9%"_s);
    add("all", 10'000, 10'000, u"100%"_s);
    add("one of many", 1, 10'000, u"<0.1%"_s);
    add("one of a thousand", 1, 1'000, u"0.1%"_s);
    add("none", 0, 10'000, u"0.0%"_s);
}

void ReplySummaryTest::sharesAreRounded()
{
    ReplySummary reply;
    QFETCH(qint64, ofRows);
    QFETCH(qint64, count);
    QFETCH(QString, share);
    reply.rows = ofRows;
    reply.reasons = {{u"a"_s, count, {}}};
    const QString text = reply.plainText();
    QVERIFY2(text.contains(u"row(s), %1\n"_s.arg(share)), qPrintable(text));
}

void ReplySummaryTest::personalValuesCanBeShown()
{
    ReplySummary reply = summary();
    reply.maskPersonal = false;
    QVERIFY(reply.plainText().contains(u"of jane@example.com not found; sku = A-17; owner = Jane Doe"_s));
}

void ReplySummaryTest::dataIsNoMarkup()
{
    ReplySummary reply;
    reply.title = u"<b>x</b> # y"_s;
    reply.facts = {{u"*a*"_s, u"[b](http://c)"_s}};
    reply.reasons = {{u"%1 %2 %n `d`"_s, 0, {}}};
    const QString text = reply.markdown();
    QVERIFY2(text.startsWith(u"## \\<b\\>x\\</b\\> \\# y\n"_s), qPrintable(text));
    QVERIFY2(text.contains(u"- **\\*a\\*:** \\[b\\](http\\://c)\n"_s), qPrintable(text));
    QVERIFY2(text.contains(u"1. %1 %2 %n \\`d\\`: 0 row(s), 0.0%\n"_s), qPrintable(text));
}

void ReplySummaryTest::longAndOddTextsStayInTheirLine()
{
    ReplySummary reply;
    reply.rows = 1;
    reply.reasons = {{u"a\nb\r\n# c\u202e"_s, 1, {{1, QString(1'000'000, u'x'), {}}}}};
    const QString text = reply.plainText();
    QCOMPARE(text.count(u'\n'), 4);
    QVERIFY(text.size() < 1000);
    QVERIFY(!text.contains(QChar(0x202e)));
}

} // namespace Balehook

QTEST_GUILESS_MAIN(Balehook::ReplySummaryTest)

#include "tst_replysummary.moc"
