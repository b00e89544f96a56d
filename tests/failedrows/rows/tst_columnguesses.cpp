// SPDX-FileCopyrightText: 2026 The Balehook authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "failedrows/reasons/headerwords.h"
#include "failedrows/reasons/reasoncolumnguess.h"
#include "failedrows/rows/personalcolumns.h"

#include <QTest>

using namespace Qt::StringLiterals;

namespace Balehook {

using Table = QList<QByteArrayList>;

class ColumnGuessesTest final : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void wordsOfAName_data();
    void wordsOfAName();
    void findsTheReasons_data();
    void findsTheReasons();
    void isSureOnlyWithGoodSigns();
    void findsPersonalColumns_data();
    void findsPersonalColumns();
    void manyAndHugeCellsAreBounded();
};

void ColumnGuessesTest::wordsOfAName_data()
{
    QTest::addColumn<QString>("name");
    QTest::addColumn<QStringList>("words");
    const auto row = [](const QString &name, const QStringList &words) {
        QTest::addRow("%s", qUtf8Printable(name)) << name << words;
    };
    row(u""_s, {});
    row(u"error"_s, {u"error"_s});
    row(u"Error_Message"_s, {u"error"_s, u"message"_s});
    row(u"errorMessage"_s, {u"error"_s, u"message"_s});
    row(u"CSVErrorText"_s, {u"csv"_s, u"error"_s, u"text"_s});
    row(u"  ERROR-TEXT (1) "_s, {u"error"_s, u"text"_s});
    row(u"Prénom"_s, {u"prenom"_s});
    row(u"Raison d'échec"_s, {u"raison"_s, u"d"_s, u"echec"_s});
    row(u"причина"_s, {u"причина"_s});
    row(u"错误"_s, {u"错误"_s});
}

void ColumnGuessesTest::wordsOfAName()
{
    QFETCH(QString, name);
    QFETCH(QStringList, words);
    QCOMPARE(headerWords(name), words);
}

void ColumnGuessesTest::findsTheReasons_data()
{
    QTest::addColumn<QStringList>("header");
    QTest::addColumn<Table>("rows");
    QTest::addColumn<int>("column");

    const Table shop = {
        {"1", "00017", "Running shoe blue", "Shoes", "9.99", "Category 'Shoes' does not exist"},
        {"4", "00018", "Rain jacket", "Jackets", "", "Price is missing"},
        {"5", "00021", "Rain jacket", "Jackets", "", "Price is missing"},
        {"9", "00022", "Running shoe red", "Shoes", "8.99", "Category 'Shoes' does not exist"},
    };
    const QStringList shopHeader = {u"row"_s, u"sku"_s, u"name"_s, u"category"_s, u"price"_s, u"error"_s};
    QTest::newRow("shop") << shopHeader << shop << 5;
    QTest::newRow("shop without header") << QStringList() << shop << 5;
    QStringList odd = shopHeader;
    odd[5] = u"x"_s;
    QTest::newRow("shop with a name that says nothing") << odd << shop << 5;
    QTest::newRow("header alone") << shopHeader << Table() << 5;
    QTest::newRow("nothing") << QStringList() << Table() << -1;
    QTest::newRow("no reasons") << QStringList{u"sku"_s, u"name"_s, u"price"_s}
                                << Table{{"1", "Shoe", "3"}, {"2", "Coat", "4"}} << -1;
    QTest::newRow("code and message") << QStringList{u"error_code"_s, u"sku"_s, u"error_message"_s}
                                      << Table{{"E1", "1", "Name missing"}, {"E2", "2", "No image given"}} << 2;
    QTest::newRow("code alone") << QStringList{u"sku"_s, u"error_code"_s} << Table{{"1", "E101"}, {"2", "E102"}} << 1;
    QTest::newRow("reasons first") << QStringList{u"Fehlermeldung"_s, u"Artikel"_s, u"Beschreibung"_s}
                                   << Table{{"Preis fehlt", "1", "Ein schöner Schuh, nicht nur für Kinder"},
                                            {"Preis fehlt", "2", "Eine Jacke, die man immer trägt"}}
                                   << 0;
    QTest::newRow("row status") << QStringList{u"status"_s, u"sku"_s, u"reason"_s}
                                << Table{{"failed", "1", "Name is not given"}, {"failed", "2", "Name is not given"}}
                                << 2;
    QTest::newRow("french") << QStringList{u"réf"_s, u"désignation"_s, u"motif du rejet"_s}
                            << Table{{"1", "Chaussure", "Le prix est manquant"}} << 2;
    QTest::newRow("chinese") << QStringList{u"编号"_s, u"名称"_s, u"错误原因"_s}
                             << Table{{"1", "鞋", "价格无效"}, {"2", "外套", "名称不能为空"}} << 2;
    QTest::newRow("rarely filled") << QStringList{u"sku"_s, u"name"_s, u"error"_s}
                                   << Table{{"1", "Shoe", ""}, {"2", "Coat", ""}, {"3", "Hat", "Name is too long"}}
                                   << 2;
    QTest::newRow("ragged") << QStringList{u"sku"_s} << Table{{"1"}, {"2", "Name is missing here"}, {}} << 1;
}

void ColumnGuessesTest::findsTheReasons()
{
    QFETCH(QStringList, header);
    QFETCH(Table, rows);
    QFETCH(int, column);
    ReasonColumnGuess guess(header);
    for (const QByteArrayList &row : rows)
        guess.addRow(std::vector<QByteArrayView>(row.begin(), row.end()));
    QCOMPARE(guess.guess().column, column);
}

void ColumnGuessesTest::isSureOnlyWithGoodSigns()
{
    const std::vector<QByteArrayView> row = {"1", "Price is missing for 'A-17'"};
    ReasonColumnGuess sure({u"sku"_s, u"error"_s});
    ReasonColumnGuess unsure({u"sku"_s, u"remark"_s});
    for (int i = 0; i < 10; ++i)
        sure.addRow(row);
    QVERIFY2(sure.guess().confidence > 80, qPrintable(QString::number(sure.guess().confidence)));
    QCOMPARE(unsure.guess().column, 1);
    QVERIFY(unsure.guess().confidence < 50);
    ReasonColumnGuess byName({u"sku"_s, u"error"_s});
    QVERIFY(byName.guess().confidence < 50);
}

void ColumnGuessesTest::findsPersonalColumns_data()
{
    QTest::addColumn<QString>("name");
    QTest::addColumn<bool>("isPersonal");
    const auto row = [](const QString &name, bool isPersonal) {
        QTest::addRow("%s", qUtf8Printable(name)) << name << isPersonal;
    };
    for (const QString &name : {u"email"_s, u"E-Mail"_s, u"customerEmail"_s, u"Phone number"_s, u"first_name"_s,
                                u"customer name"_s, u"Vorname"_s, u"Straße"_s, u"billing_address"_s, u"Téléphone"_s,
                                u"apellido"_s, u"userName"_s, u"zip"_s, u"姓名"_s, u"date of birth"_s})
        row(name, true);
    for (const QString &name : {u"name"_s, u"product name"_s, u"sku"_s, u"ip address"_s, u"price"_s, u"error"_s,
                                u"category"_s, u"web address"_s, u""_s})
        row(name, false);
}

void ColumnGuessesTest::findsPersonalColumns()
{
    QFETCH(QString, name);
    QFETCH(bool, isPersonal);
    const PersonalColumns columns({u"sku"_s, name});
    QCOMPARE(columns.guess(), isPersonal ? std::vector<int>{1} : std::vector<int>());

    // Whatever its name: a column of mail addresses is personal.
    PersonalColumns byContent({u"sku"_s, u"x"_s, u"image"_s});
    const std::vector<QByteArrayView> row = {"1", "jane.doe@example.com", "https://jane@example.com/a.jpg"};
    for (int i = 0; i < 3; ++i)
        byContent.addRow(row);
    QCOMPARE(byContent.guess(), std::vector<int>{1});
}

void ColumnGuessesTest::manyAndHugeCellsAreBounded()
{
    const QByteArray huge(4 * 1024 * 1024, 'x');
    std::vector<QByteArrayView> row(100'000, "a");
    row.front() = huge;
    ReasonColumnGuess guess({});
    PersonalColumns columns({});
    for (int i = 0; i < 5; ++i) {
        guess.addRow(row);
        columns.addRow(row);
    }
    QCOMPARE(guess.guess().column, -1);
    QVERIFY(columns.guess().empty());
}

} // namespace Balehook

QTEST_GUILESS_MAIN(Balehook::ColumnGuessesTest)

#include "tst_columnguesses.moc"
