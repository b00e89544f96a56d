// SPDX-FileCopyrightText: 2026 The Balehook authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "failedrows/reasons/reasonnormaliser.h"
#include "failedrows/reasons/reasontext.h"

#include <QTest>

using namespace Qt::StringLiterals;

namespace Balehook {

class ReasonNormaliserTest final : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void masksWhatDiffers_data();
    void masksWhatDiffers();
    void putsLikeMessagesTogether_data();
    void putsLikeMessagesTogether();
    void keepsUnlikeMessagesApart_data();
    void keepsUnlikeMessagesApart();
    void hostileMessagesStayBounded_data();
    void hostileMessagesStayBounded();
    void theMaskIsShownAsAPlaceholder();

private:
    static QByteArray patternOf(const QByteArray &message)
    {
        ReasonNormaliser normaliser;
        return normaliser.patternOf(message).toByteArray();
    }
};

void ReasonNormaliserTest::masksWhatDiffers_data()
{
    QTest::addColumn<QString>("message");
    QTest::addColumn<QString>("shown"); // '¤' where the mask is

    const auto row = [](const char *name, const char *message, const char *shown) {
        QTest::newRow(name) << QString::fromUtf8(message) << QString::fromUtf8(shown);
    };
    row("plain", "Name is missing", "Name is missing");
    row("empty", "", "");
    row("blanks", " \t\n ", "");
    row("blanks around", "  Name is missing \r\n", "Name is missing");
    // Quotes.
    row("single quotes", "SKU 'A-17' not found", "SKU ¤ not found");
    row("double quotes", "Category \"Shoes & more\" unknown", "Category ¤ unknown");
    row("backticks", "Field `name` missing", "Field ¤ missing");
    row("back and forth", "Field `name' missing", "Field ¤ missing");
    row("curly", "Category “Schuhe” unknown", "Category ¤ unknown");
    row("german", "Kategorie „Schuhe“ unbekannt", "Kategorie ¤ unbekannt");
    row("guillemets", "Catégorie « Chaussures » inconnue", "Catégorie ¤ inconnue");
    row("guillemets inwards", "Kategorie »Schuhe« unbekannt", "Kategorie ¤ unbekannt");
    row("corner brackets", "カテゴリ「靴」が見つかりません", "カテゴリ¤が見つかりません");
    row("empty quotes", "Value '' is no price", "Value ¤ is no price");
    row("apostrophe in a word", "Field can't be empty, it's needed", "Field can't be empty, it's needed");
    row("apostrophe in quotes", "Brand 'Levi's' unknown", "Brand ¤ unknown");
    row("french apostrophe", "L'article n'existe pas", "L'article n'existe pas");
    row("plural apostrophe", "Customers' names don't match", "Customers' names don't match");
    row("quote without end", "The \"name is missing", "The \"name is missing");
    row("inches", "Size 5\" is not known", "Size ¤\" is not known");
    row("quoted as a whole", "\"Price of A-17 is missing\"", "Price of ¤ is missing");
    row("two quoted at the ends", "'a' differs from 'b'", "¤ differs from ¤");
    row("equals", "name=\"Shoe\" is taken", "name=¤ is taken");
    // Numbers.
    row("number", "Row 17: price missing", "Row ¤: price missing");
    row("negative", "Price -5.20 is below 0", "Price ¤ is below ¤");
    row("grouped", "Stock 1,234,567 is too high", "Stock ¤ is too high");
    row("grouped by blanks", "Stock 1 234 567 is too high", "Stock ¤ is too high");
    row("per cent", "Tax 19% unknown", "Tax ¤% unknown");
    row("unit", "Weight 10kg exceeds 5kg", "Weight ¤ exceeds ¤");
    row("hash", "Order #1234 is closed", "Order #¤ is closed");
    row("brackets", "items[3].price is empty", "items[¤].price is empty");
    row("end of sentence", "Must be at most 255.", "Must be at most ¤.");
    row("full stop in the middle", "Failed in row 5. Name missing", "Failed in row ¤. Name missing");
    row("list of numbers", "Rows 1, 2, 3 and 4 collide", "Rows ¤ and ¤ collide");
    // Ids.
    row("sku", "SKU AB-1200-XL not found", "SKU ¤ not found");
    row("slug", "Product red-shirt-42 not found", "Product ¤ not found");
    row("stripe", "No such product: prod_9s6XKzkNRiz8i3", "No such product: ¤");
    row("uuid", "Job 6fa459ea-ee8a-3ca4-894e-db77e160355e failed", "Job ¤ failed");
    row("uuid in braces", "Job {6FA459EA-EE8A-3CA4-894E-DB77E160355E} failed", "Job {¤} failed");
    row("hex", "Checksum 0xdeadbeef01 differs from d41d8cd98f00b204e9800998ecf8427e", "Checksum ¤ differs from ¤");
    row("after a colon", "SKU:A-17 not found", "SKU:¤ not found");
    row("trailing dash", "Item A-17- odd", "Item ¤- odd");
    row("umlauts", "Artikel Größe-42 fehlt", "Artikel ¤ fehlt");
    row("cyrillic", "Товар АБ-17 не найден", "Товар ¤ не найден");
    row("between ideographs", "第17行的价格无效", "第¤行的价格无效");
    row("ip address", "No answer of 10.0.0.1:8080", "No answer of ¤");
    row("version", "Template 1.2.3 is too old", "Template ¤ is too old");
    row("path", "File /imports/2026/11 is gone", "File /imports/¤ is gone");
    // Names with a small number stay what they are about.
    row("numbered field", "address1 is required", "address¤ is required");
    row("numbered field, long", "option_2_name is required", "option_¤_name is required");
    row("numbered word", "Zeile5 ist leer", "Zeile¤ ist leer");
    row("camel case", "addressLine1 is required", "addressLine¤ is required");
    // Dates and times.
    row("iso date", "Date 2026-11-21 is past", "Date ¤ is past");
    row("iso instant", "Sent 2026-11-21T12:00:00.000Z too late", "Sent ¤ too late");
    row("with offset", "Sent 2026-11-21T12:00:00+05:30 too late", "Sent ¤ too late");
    row("date and time", "Sent 2026-11-21 12:00:00 too late", "Sent ¤ too late");
    row("with slashes", "Date 21/11/2026 is past", "Date ¤ is past");
    row("with dots", "Datum 21.11.2026 liegt zurück", "Datum ¤ liegt zurück");
    row("with a month", "Date 21 Nov 2026 is past", "Date ¤ is past");
    row("with a long month", "Date 21. November 2026 is past", "Date ¤ is past");
    // Addresses and links.
    row("mail", "Address jane.doe+x@mail.example.com is taken", "Address ¤ is taken");
    row("mail with digits", "Address j.doe17@example.com is taken", "Address ¤ is taken");
    row("mail from a digit", "Address 5.jane@example.com is taken", "Address ¤ is taken");
    row("mail at the end", "Unknown: jane@example.com.", "Unknown: ¤.");
    row("at is no mail", "Look @ the price", "Look @ the price");
    row("link", "Image https://cdn.example.com/a/b.jpg?x=1&y=2 not found", "Image ¤ not found");
    row("link in brackets", "Image (https://cdn.example.com/a.jpg) not found", "Image (¤) not found");
    row("link with digits first", "Image s3://bucket/a.jpg not found", "Image ¤ not found");
    row("colon and slashes alone", "Use :// here", "Use :// here");
    // Lists of values are one value.
    row("list of quoted", "Unknown values: 'a', 'b', 'c'", "Unknown values: ¤");
    row("list without blanks", "Unknown values: \"a\",\"b\"", "Unknown values: ¤");
    // Nothing but values: a code tells itself apart.
    row("code", "E1042", "E1042");
    row("codes", "E1042, E1043", "E1042, E1043");
    row("quoted code", "'E1042'", "E1042");
    row("number alone", "42", "42");
    row("signs alone", "---", "---");
}

void ReasonNormaliserTest::masksWhatDiffers()
{
    QFETCH(QString, message);
    QFETCH(QString, shown);
    const QString pattern = QString::fromUtf8(patternOf(message.toUtf8()));
    const QString mask = QString::fromUtf8(reasonMask);
    QCOMPARE(QString(pattern).replace(mask, u"¤"_s), shown);
}

void ReasonNormaliserTest::putsLikeMessagesTogether_data()
{
    QTest::addColumn<QByteArrayList>("messages");
    QTest::newRow("of the issue") << QByteArrayList{"SKU 'A-17' not found", "SKU 'B-2' not found", "SKU A-17 not found",
                                                    "SKU 0017 not found"};
    QTest::newRow("lists") << QByteArrayList{"Unknown: 'a'", "Unknown: 'a', 'b'", "Unknown: 1, 2, 3"};
    QTest::newRow("dates") << QByteArrayList{"Bad date 2026-02-30", "Bad date 30.02.2026", "Bad date 30 Feb 2026"};
}

void ReasonNormaliserTest::putsLikeMessagesTogether()
{
    QFETCH(QByteArrayList, messages);
    for (const QByteArray &message : messages)
        QCOMPARE(patternOf(message), patternOf(messages.front()));
}

void ReasonNormaliserTest::keepsUnlikeMessagesApart_data()
{
    QTest::addColumn<QByteArray>("one");
    QTest::addColumn<QByteArray>("other");
    QTest::newRow("words") << QByteArray("Name missing") << QByteArray("Price missing");
    QTest::newRow("codes") << QByteArray("E101") << QByteArray("E102");
    QTest::newRow("fields") << QByteArray("name1 is required") << QByteArray("street1 is required");
    QTest::newRow("value or none") << QByteArray("SKU not found") << QByteArray("SKU 'x' not found");
}

void ReasonNormaliserTest::keepsUnlikeMessagesApart()
{
    QFETCH(QByteArray, one);
    QFETCH(QByteArray, other);
    QVERIFY(patternOf(one) != patternOf(other));
}

void ReasonNormaliserTest::hostileMessagesStayBounded_data()
{
    QTest::addColumn<QByteArray>("message");
    const auto repeated = [](const char *text) {
        const QByteArray part(text);
        return part.repeated(1024 * 1024 / int(part.size()));
    };
    QTest::newRow("letters") << repeated("a");
    QTest::newRow("digits") << repeated("7");
    QTest::newRow("quotes") << repeated(" '");
    QTest::newRow("all quotes") << repeated(" \"'`“„‘‚«»‹「");
    QTest::newRow("quoted") << repeated("'a' b ");
    QTest::newRow("at signs") << repeated("@");
    QTest::newRow("colons") << repeated("a://");
    QTest::newRow("masks") << repeated("\xef\xb7\x90");
    QTest::newRow("values") << repeated("x 1 ");
    QTest::newRow("umlauts") << repeated("ü");
    QTest::newRow("umlauts, shifted") << QByteArray("a" + repeated("ü"));
    QTest::newRow("continuation bytes") << repeated("\x80");
    QTest::newRow("lead bytes") << repeated("\xc3");
    QTest::newRow("lead bytes of quotes") << repeated("\xe2\x80");
    QTest::newRow("digit and lead byte") << repeated("1\xc3");
    QTest::newRow("zeros") << QByteArray(1024 * 1024, '\0');
    QTest::newRow("not UTF-8") << repeated("\xff\xfe 5 ");
}

void ReasonNormaliserTest::hostileMessagesStayBounded()
{
    QFETCH(QByteArray, message);
    const QByteArray pattern = patternOf(message);
    QVERIFY(pattern.size() <= ReasonNormaliser::patternLimit);
    QVERIFY(!pattern.isEmpty());
    // Whatever was cut was cut between characters.
    if (message.isValidUtf8())
        QVERIFY(pattern.isValidUtf8());
}

void ReasonNormaliserTest::theMaskIsShownAsAPlaceholder()
{
    QCOMPARE(reasonText(patternOf("SKU 'A-17' not found")), u"SKU <value> not found"_s);
    QCOMPARE(reasonText("Größe fehlt"), u"Größe fehlt"_s);
}

} // namespace Balehook

QTEST_GUILESS_MAIN(Balehook::ReasonNormaliserTest)

#include "tst_reasonnormaliser.moc"
