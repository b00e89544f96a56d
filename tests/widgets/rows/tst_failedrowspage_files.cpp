// SPDX-FileCopyrightText: 2026 The Balehook authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "failedrows/archive/zipbuilder.h"
#include "widgets/messages/messagebar.h"
#include "widgets/rows/failedrowsfixture.h"
#include "widgets/rows/failedrowspage.h"
#include "widgets/rows/formattext.h"

#include <QCheckBox>
#include <QComboBox>
#include <QMenu>
#include <QPushButton>
#include <QScrollBar>
#include <QToolButton>
#include <QTreeWidget>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace Balehook {

namespace {

QString golden(const QString &name)
{
    return QStringLiteral(GOLDEN_FOLDER "/") + name;
}

} // namespace

/// What kinds of files do to the page.
class FailedRowsFilesTest final : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void whatIsOddIsSaid();
    void aWorkbookIsNotAsked();
    void noTablesAreNamed_data();
    void noTablesAreNamed();
    void otherProgramsAreAskedAfterAWarning();
    void workbookOpensLikeATextTable();
    void sheetsAreChosenAndRemembered();
    void membersAreChosen();
    void damageIsToldWithTheRowsBeforeIt();
    void headerAloneHasNoRows();
    void missingFileCanBeReadAgain();
    void fileReplacedUnderneathIsTold();
    void manyRowsAreReadSortedAndFiltered();
    void anotherFileReplacesOneThatIsBeingRead();
};

void FailedRowsFilesTest::aWorkbookIsNotAsked()
{
    FailedRowsFixture fixture;
    QVERIFY(fixture.open(golden(u"xlsxwriter.xlsx"_s)));
    QTRY_VERIFY(fixture.page.rows().document().isComplete());
    QVERIFY(!fixture.page.findChild<MessageBar *>()->shown());
}

void FailedRowsFilesTest::whatIsOddIsSaid()
{
    FailedRowsFixture fixture;
    QVERIFY(fixture.openText("a,b\n1,2\n3\n4,5,6\n7,\"never closed\n8,9\n"));
    auto *ragged = fixture.child<QLabel>("raggedRows");
    QTRY_COMPARE(ragged->text(), u"2 row(s) with missing or extra cells"_s);
    auto *quote = fixture.child<QToolButton>("openQuote");
    QCOMPARE(quote->text(), u"A quotation mark in row 4 is never closed"_s);
    quote->click();
    QTRY_COMPARE(fixture.view().currentIndex().row(), 3);
    QTRY_VERIFY(fixture.view().model()->headerData(1, Qt::Vertical, Qt::ToolTipRole).toString().contains(u"fewer"_s));
}

void FailedRowsFilesTest::noTablesAreNamed_data()
{
    QTest::addColumn<QByteArray>("bytes");
    QTest::addColumn<QString>("word");
    QTest::newRow("empty") << QByteArray() << u"empty"_s;
    QTest::newRow("gzip") << QByteArray("\x1f\x8b\x08\x00\x00\x00\x00\x00\x00\x03", 10) << u"damaged"_s;
    QTest::newRow("image") << QByteArray("\x89PNG\r\n\x1a\n\0\0\0\rIHDR", 16) << u"image"_s;
    QTest::newRow("web page") << QByteArray("<!DOCTYPE html><html><body>Sign in</body></html>") << u"web page"_s;
    QTest::newRow("xml") << QByteArray("<?xml version=\"1.0\"?><Error><Code>AccessDenied</Code></Error>") << u"XML"_s;
}

void FailedRowsFilesTest::noTablesAreNamed()
{
    QFETCH(QByteArray, bytes);
    QFETCH(QString, word);
    FailedRowsFixture fixture;
    fixture.page.openFile({.path = fixture.write(u"failed.csv"_s, bytes), .title = u"failed.csv"_s});
    auto *said = fixture.child<QLabel>(bytes.isEmpty() ? "emptyText" : "notATableText");
    const auto isSaid = [&] {
        for (const QLabel *label : fixture.page.findChildren<QLabel *>()) {
            if (label->isVisible() && label->text().contains(word))
                return true;
        }
        return false;
    };
    QVERIFY(said);
    QTRY_VERIFY(isSaid());
    QVERIFY(!fixture.view().isVisible());
}

void FailedRowsFilesTest::otherProgramsAreAskedAfterAWarning()
{
    FailedRowsFixture fixture;
    QSignalSpy opened(&fixture.page, &FailedRowsPage::openExternallyRequested);
    QSignalSpy saved(&fixture.page, &FailedRowsPage::saveRequested);
    fixture.page.openFile({.path = fixture.write(u"a.gz"_s, QByteArray("\x1f\x8b\x08\x00\x00\x00\x00\x00\x00\x03", 10)),
                           .title = u"a.gz"_s});
    auto *open = fixture.child<QPushButton>("openExternally");
    QTRY_VERIFY(open->isVisible());
    QVERIFY(!fixture.child<QLabel>("openWarning")->isVisible());
    open->click();
    QVERIFY(opened.isEmpty());
    QVERIFY(fixture.child<QLabel>("openWarning")->isVisible());
    fixture.child<QPushButton>("openAnyway")->click();
    QCOMPARE(opened.count(), 1);
    fixture.child<QPushButton>("saveFile")->click();
    QCOMPARE(saved.count(), 1);
}

void FailedRowsFilesTest::workbookOpensLikeATextTable()
{
    FailedRowsFixture fixture;
    QVERIFY(fixture.open(golden(u"xlsxwriter.xlsx"_s)));
    QCOMPARE(fixture.cell(0, 0), u"007"_s);
    QCOMPARE(fixture.cell(0, 3), u"2026-11-24"_s);
    QCOMPARE(fixture.reasonTitles().size(), 2); // all rows, and why they failed
    QCOMPARE(fixture.child<QToolButton>("tableChooser")->text(), u"Excel workbook, sheet Errors"_s);
    // There is nothing to choose of encodings and delimiters.
    auto *format = fixture.child<QToolButton>("fileFormat");
    QCOMPARE(format->text(), FormatText::headerText(true));
    format->click();
    QVERIFY(!fixture.child<QComboBox>("formatEncoding")->isVisible());
    fixture.child<QCheckBox>("formatHeader")->click();
    QTRY_COMPARE(fixture.view().model()->rowCount(), 9);
    QCOMPARE(fixture.cell(0, 0), u"sku"_s);
    // It does not say how a text is read.
    QVERIFY(fixture.openText("a;b\n1;2\n"));
    QCOMPARE(format->text(), u"UTF-8, semicolon, no header"_s);
}

void FailedRowsFilesTest::sheetsAreChosenAndRemembered()
{
    FailedRowsFixture fixture;
    QVERIFY(fixture.open(golden(u"openpyxl.xlsx"_s)));
    QCOMPARE(fixture.child<QLabel>("formulasWithoutValue")->text(), u"8 formula(s) without a saved value"_s);
    auto *chooser = fixture.child<QToolButton>("tableChooser");
    QMenu *const menu = chooser->menu();
    QVERIFY(menu);
    menu->popup({});
    QStringList texts;
    for (const QAction *action : menu->actions())
        texts += action->text();
    QCOMPARE(texts,
             (QStringList{u"Sheets"_s, u"Errors, 12 row(s)"_s, u"Hidden, 2 row(s), hidden"_s,
                          u"Größe && <Mehr>, 1 row(s)"_s}));
    QSignalSpy completed(&fixture.page.rows(), &FailedRows::completed);
    menu->actions().at(2)->trigger();
    QVERIFY(completed.wait());
    QCOMPARE(chooser->text(), u"Excel workbook, sheet Hidden"_s);
    QCOMPARE(fixture.settings.view(u"products"_s).sheet, u"Hidden"_s);
    QVERIFY(fixture.open(golden(u"openpyxl.xlsx"_s)));
    QCOMPARE(chooser->text(), u"Excel workbook, sheet Hidden"_s);
    // Another workbook of this kind has no such sheet.
    QVERIFY(fixture.open(golden(u"sheetjs.xlsx"_s)));
    QCOMPARE(chooser->text(), u"Excel workbook, sheet Errors"_s);
}

void FailedRowsFilesTest::membersAreChosen()
{
    FailedRowsFixture fixture;
    ZipBuilder builder;
    builder.members = {{.name = "a.csv", .content = "sku,error\n1,bad\n"},
                       {.name = "x/b.csv", .content = "sku,error\n007,worse\n"}};
    fixture.page.openFile({.path = fixture.write(u"both.zip"_s, builder.bytes()), .title = u"both.zip"_s});
    auto *list = fixture.child<QTreeWidget>("members");
    QTRY_VERIFY(list->isVisible());
    QCOMPARE(list->topLevelItemCount(), 2);
    QCOMPARE(list->topLevelItem(1)->text(0), u"x/b.csv"_s);
    list->setCurrentItem(list->topLevelItem(1));
    QSignalSpy completed(&fixture.page.rows(), &FailedRows::completed);
    fixture.child<QPushButton>("openMember")->click();
    QVERIFY(completed.wait());
    QCOMPARE(fixture.cell(0, 0), u"007"_s);
    QCOMPARE(fixture.child<QToolButton>("tableChooser")->text(), u"ZIP archive, x/b.csv"_s);
    QVERIFY(fixture.child<QToolButton>("tableChooser")->menu());
}

void FailedRowsFilesTest::damageIsToldWithTheRowsBeforeIt()
{
    FailedRowsFixture fixture;
    ZipBuilder builder;
    builder.members = {{.name = "a.csv", .content = "sku,error\n1,bad\n2,bad\n", .isDeflated = false}};
    QByteArray bytes = builder.bytes();
    bytes.replace("2,bad", "3,bad");
    QVERIFY(fixture.open(fixture.write(u"a.zip"_s, bytes)));
    QCOMPARE(fixture.view().model()->rowCount(), 2);
    const auto isSaid = [&] {
        const auto labels = fixture.page.findChildren<QLabel *>();
        return std::any_of(labels.begin(), labels.end(), [](const QLabel *label) {
            return label->isVisible() && label->text().contains(u"2 row(s) could be read"_s);
        });
    };
    QTRY_VERIFY(isSaid());
}

void FailedRowsFilesTest::headerAloneHasNoRows()
{
    FailedRowsFixture fixture;
    QVERIFY(fixture.openText("sku,error\n"));
    const auto isSaid = [&] {
        for (const QLabel *label : fixture.page.findChildren<QLabel *>()) {
            if (label->isVisible() && label->text() == FailedRowsPage::noRowsText())
                return true;
        }
        return false;
    };
    if (fixture.view().model()->rowCount() == 0)
        QTRY_VERIFY(isSaid());
}

void FailedRowsFilesTest::missingFileCanBeReadAgain()
{
    FailedRowsFixture fixture;
    const QString path = fixture.folder.filePath(u"later.csv"_s);
    QSignalSpy failed(&fixture.page.rows(), &FailedRows::failed);
    fixture.page.openFile({.path = path, .title = u"later.csv"_s});
    QTRY_COMPARE(failed.count(), 1);
    const auto buttons = fixture.page.findChildren<QPushButton *>(u"emptyAction"_s);
    const auto again =
        std::find_if(buttons.begin(), buttons.end(), [](QPushButton *each) { return each->isVisible(); });
    QVERIFY(again != buttons.end());
    fixture.write(u"later.csv"_s, sixRows);
    (*again)->click();
    QTRY_COMPARE(fixture.view().model()->rowCount(), 6);
    QTRY_VERIFY(fixture.view().isVisible());
}

void FailedRowsFilesTest::fileReplacedUnderneathIsTold()
{
    FailedRowsFixture fixture;
    QByteArray rows = "sku,error\n";
    for (int i = 0; i < 50'000; ++i)
        rows += "A-" + QByteArray::number(i) + ",Image missing\n";
    QVERIFY(fixture.openText(rows));
    QSignalSpy failed(&fixture.page.rows(), &FailedRows::failed);
    fixture.write(u"failed.csv"_s, "sku,error\nB-1,Other\n");
    fixture.view().goToRow(40'000);
    QTRY_VERIFY(!failed.isEmpty());
    QVERIFY(fixture.view().isVisible());
    QPushButton *again = nullptr;
    for (QPushButton *button : fixture.page.findChildren<QPushButton *>()) {
        if (button->isVisible() && button->text() == u"Reload"_s)
            again = button;
    }
    QVERIFY(again);
    again->click();
    QTRY_COMPARE(fixture.column(0), QStringList({u"B-1"_s}));
}

void FailedRowsFilesTest::manyRowsAreReadSortedAndFiltered()
{
    constexpr int count = 200'000;
    FailedRowsFixture fixture;
    QByteArray rows = "sku,name,error\n";
    for (int i = 0; i < count; ++i) {
        const QByteArray number = QByteArray::number(i);
        const QByteArray reason = i % 4 == 0 ? QByteArray("Image missing") : "Price " + number + " is too low";
        rows += "SKU-" + QByteArray::number(qint64(i) * 7919 % count) + ",\"Chair, \"\"no " + number + "\"\"\nred\","
            + reason + '\n';
    }
    QVERIFY(fixture.openText(rows));
    QCOMPARE(fixture.view().model()->rowCount(), count);
    QCOMPARE(fixture.reasonTitles(),
             QStringList({u"All rows, 200,000"_s, u"Price <value> is too low, 150,000 · 75%"_s,
                          u"Image missing, 50,000 · 25%"_s}));
    fixture.view().verticalScrollBar()->setValue(fixture.view().verticalScrollBar()->maximum());
    QTRY_COMPARE(fixture.cell(count - 1, 1), u"Chair, \"no 199999\"↵red"_s);

    fixture.view().goToRow(100'000);
    fixture.page.rows().setOrder({.column = 0, .kind = SortKind::Natural, .descending = true});
    QTRY_VERIFY_WITH_TIMEOUT(!fixture.page.rows().isArranging(), 30000);
    const auto &model = static_cast<const RowsModel &>(*fixture.view().model());
    QTRY_COMPARE(model.fileRow(fixture.view().currentIndex().row()), 100'000); // once it is found
    fixture.view().goToRow(0);
    QTRY_COMPARE(fixture.cell(0, 0), u"SKU-199999"_s);
    QTRY_COMPARE(fixture.cell(1, 0), u"SKU-199998"_s);

    QTest::keyClick(&fixture.reasons(), Qt::Key_Down);
    QTRY_COMPARE_WITH_TIMEOUT(fixture.view().model()->rowCount(), 150'000, 30'000);
    QTest::keyClick(&fixture.reasons(), Qt::Key_Down);
    QTRY_COMPARE_WITH_TIMEOUT(fixture.view().model()->rowCount(), 50'000, 30'000);
}

void FailedRowsFilesTest::anotherFileReplacesOneThatIsBeingRead()
{
    FailedRowsFixture fixture;
    QByteArray rows = "sku,error\n";
    for (int i = 0; i < 200'000; ++i)
        rows += "A-" + QByteArray::number(i) + ",Image missing\n";
    const QString large = fixture.write(u"large.csv"_s, rows);
    QSignalSpy opened(&fixture.page.rows(), &FailedRows::opened);
    fixture.page.openFile({.path = large, .title = u"large.csv"_s});
    QTRY_COMPARE(opened.count(), 1);
    fixture.page.rows().setOrder({.column = 0});
    QVERIFY(fixture.openText(sixRows));
    QCOMPARE(fixture.view().model()->rowCount(), 6);
    QCOMPARE(fixture.reasons().model()->rowCount(), 4);
}

} // namespace Balehook

QTEST_MAIN(Balehook::FailedRowsFilesTest)

#include "tst_failedrowspage_files.moc"
