// SPDX-FileCopyrightText: 2026 The Balehook authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "failedrows/rows/guardtext.h"
#include "widgets/fields/fieldmessage.h"
#include "widgets/fields/helppage.h"
#include "widgets/lists/gotodialog.h"
#include "widgets/messages/messagebar.h"
#include "widgets/rows/failedrowsfixture.h"
#include "widgets/rows/reasonspane.h"
#include "widgets/rows/rowdetails.h"
#include "widgets/rows/rowscommands.h"
#include "widgets/tables/patterntext.h"

#include <QComboBox>
#include <QPointer>
#include <QPushButton>
#include <QSplitter>
#include <QToolButton>

using namespace Qt::StringLiterals;

namespace Balehook {

/// Reading and understanding a file in the page, by keyboard.
class FailedRowsPageTest final : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void reasonsAppearWithTheirCounts();
    void anArrowKeyShowsTheRowsOfAReason();
    void enterOnAReasonGoesToItsRows();
    void findStepsFromMatchToMatch();
    void findStaysInTheRowsShown();
    void findsRegularExpressions();
    void filtersByRegularExpressions();
    void theProfileOfAColumnIsOneActionAway();
    void headerClicksSort();
    void aSortKeepsTheChosenRowAndElseShowsTheTop();
    void largeReasonsLeaveRoomForTheRows();
    void rowsWithAValueAreShownAndChipsTakeItBack();
    void reasonColumnIsChosenAndRemembered();
    void hiddenColumnsAreRemembered();
    void oneRowIsShownInFull();
    void aVeryWideRowIsShownInPart();
    void rowNumberIsGoneTo();
    void escapeClosesWhatIsOpenAndThenLeaves();
    void valuesStayText();
    void aCopyAsCsvSaysWhatItGuards();
};

void FailedRowsPageTest::reasonsAppearWithTheirCounts()
{
    FailedRowsFixture fixture;
    QVERIFY(fixture.openText(sixRows));
    QTRY_COMPARE(fixture.reasons().model()->rowCount(), 4);
    QCOMPARE(fixture.reasonTitles(),
             QStringList({u"All rows, 6"_s, u"Price <value> is too low, 3 · 50%"_s, u"Image missing, 2 · 33%"_s,
                          u"Unknown category 'beds', 1 · 17%"_s}));
    QCOMPARE(fixture.view().model()->rowCount(), 6);
    QCOMPARE(fixture.view().model()->columnCount(), 4);
}

void FailedRowsPageTest::anArrowKeyShowsTheRowsOfAReason()
{
    FailedRowsFixture fixture;
    QVERIFY(fixture.openText(sixRows));
    QTest::keyClick(&fixture.reasons(), Qt::Key_Down);
    QTRY_COMPARE(fixture.column(0), QStringList({u"A-9"_s, u"A-10"_s, u"007"_s}));
    QCOMPARE(fixture.view().model()->headerData(2, Qt::Vertical).toString(), u"4"_s);
    QTest::keyClick(&fixture.reasons(), Qt::Key_Up);
    QTRY_COMPARE(fixture.view().model()->rowCount(), 6);
}

void FailedRowsPageTest::enterOnAReasonGoesToItsRows()
{
    FailedRowsFixture fixture;
    QVERIFY(fixture.openText(sixRows));
    QCOMPARE(fixture.page.focusWidget(), &fixture.reasons());
    QTest::keyClick(&fixture.reasons(), Qt::Key_Down);
    QTest::keyClick(&fixture.reasons(), Qt::Key_Return);
    QCOMPARE(fixture.page.focusWidget(), &fixture.view());
    QCOMPARE(fixture.view().currentIndex().row(), 0);
}

void FailedRowsPageTest::findStepsFromMatchToMatch()
{
    FailedRowsFixture fixture;
    QVERIFY(fixture.openText(sixRows));
    QTest::keyClick(&fixture.view(), Qt::Key_F, Qt::ControlModifier);
    auto *text = fixture.child<QLineEdit>("findText");
    QTRY_VERIFY(text->hasFocus());
    QTest::keyClicks(text, u"LOW"_s);
    auto *count = fixture.child<QLabel>("findCount");
    QTRY_COMPARE(count->text(), u"1 of 3"_s);
    QCOMPARE(fixture.view().currentIndex(), fixture.view().model()->index(0, 3));
    QTest::keyClick(text, Qt::Key_Return);
    QTRY_COMPARE(count->text(), u"2 of 3"_s);
    QTest::keyClick(text, Qt::Key_F3);
    QTRY_COMPARE(fixture.view().currentIndex(), fixture.view().model()->index(3, 3));
    QTest::keyClick(text, Qt::Key_F3);
    QTRY_COMPARE(fixture.view().currentIndex().row(), 0);
    QTest::keyClick(text, Qt::Key_F3, Qt::ShiftModifier);
    QTRY_COMPARE(fixture.view().currentIndex().row(), 3);
    QTest::keyClicks(text, u"est"_s);
    QTRY_COMPARE(count->text(), u"Not found"_s);
}

void FailedRowsPageTest::findsRegularExpressions()
{
    FailedRowsFixture fixture;
    QVERIFY(fixture.openText("sku,error\nA-1,price 12\nA-22,price .*\nB-3," + QByteArray(60, 'a') + "!\n"));
    fixture.page.actions().find->trigger();
    auto *text = fixture.child<QLineEdit>("findText");
    auto *count = fixture.child<QLabel>("findCount");
    auto *expression = fixture.child<QToolButton>("findExpression");
    auto *fault = fixture.child<QLabel>("findFault");
    text->setText(u"^a-\\d+$"_s);
    QTRY_COMPARE(count->text(), u"Not found"_s);
    expression->click();
    QTRY_COMPARE(count->text(), u"1 of 2"_s);
    QTest::keyClick(text, Qt::Key_Return);
    QTRY_COMPARE(fixture.view().currentIndex(), fixture.view().model()->index(1, 0));
    expression->click();
    text->setText(u".*"_s);
    QTRY_COMPARE(count->text(), u"1 of 1"_s);

    // What cannot be looked for is said, and typing on gets out of it.
    expression->click();
    text->setText(u"(a-"_s);
    QTRY_COMPARE(fault->text(), PatternText::fault(u"(a-"_s));
    text->setText(u"(a+)+$"_s);
    QTRY_COMPARE(fault->text(), Error(ErrorKind::PatternTooCostly).userMessage());
    text->setText(u"(a-)"_s);
    QTRY_COMPARE(count->text(), u"1 of 2"_s);
    QVERIFY(!fault->isVisible());

    // The same in rows that a sort put in another order.
    fixture.clickHeader(0);
    text->setText(u"price \\D"_s);
    QTRY_COMPARE(count->text(), u"1 of 1"_s);
    text->setText(u"(a+)+$"_s);
    QTRY_VERIFY(fault->isVisible());
    QCOMPARE(fault->text(), Error(ErrorKind::PatternTooCostly).userMessage());
}

void FailedRowsPageTest::filtersByRegularExpressions()
{
    FailedRowsFixture fixture;
    QVERIFY(fixture.openText("sku,error\nA-1,bad\nA-22,bad\nB-3,bad\n" + QByteArray(60, 'a') + "!,bad\n"));
    auto *bar = fixture.page.findChild<MessageBar *>();
    const auto filter = [&](const QString &expression) {
        fixture.view().setCurrentIndex(fixture.view().model()->index(0, 0));
        fixture.page.actions().condition->trigger();
        auto *dialog = fixture.child<QDialog>("conditionDialog");
        auto *kind = dialog->findChild<QComboBox *>(u"conditionKind"_s);
        kind->setCurrentIndex(kind->findData(int(CellCondition::Kind::Matches)));
        dialog->findChild<QLineEdit *>(u"conditionText"_s)->setText(expression);
        dialog->accept();
        return dialog;
    };
    const QPointer<QDialog> refused = filter(u"a-["_s);
    QCOMPARE(refused->findChild<FieldMessage *>()->text(), PatternText::fault(u"a-["_s));
    QVERIFY(refused->isVisible());
    delete refused;
    filter(u"^A-\\d{2,}"_s);
    QTRY_COMPARE(fixture.column(0), QStringList{u"A-22"_s});
    fixture.page.actions().removeConditions->trigger();
    QTRY_COMPARE(fixture.view().model()->rowCount(), 4);
    // The rows that were shown stay, and the sentence is there until others come.
    filter(u"(a+)+$"_s);
    QTRY_VERIFY(bar->shown());
    QCOMPARE(bar->shown()->text, Error(ErrorKind::PatternTooCostly).userMessage());
    QVERIFY(bar->shown()->actionText.isEmpty());
    QCOMPARE(fixture.view().model()->rowCount(), 4);
    QVERIFY(fixture.page.rows().filter().isEmpty());
    filter(u"3$"_s);
    QTRY_COMPARE(fixture.column(0), QStringList{u"B-3"_s});
    QVERIFY(!bar->shown());
}

void FailedRowsPageTest::findStaysInTheRowsShown()
{
    FailedRowsFixture fixture;
    QVERIFY(fixture.openText(sixRows));
    fixture.page.rows().setOrder({.column = 0, .kind = SortKind::Text, .descending = true});
    QTest::keyClick(&fixture.reasons(), Qt::Key_Down);
    QTRY_COMPARE(fixture.column(0), QStringList({u"A-9"_s, u"A-10"_s, u"007"_s}));
    QTest::keyClick(&fixture.view(), Qt::Key_F, Qt::ControlModifier);
    auto *text = fixture.child<QLineEdit>("findText");
    QTest::keyClicks(text, u"a"_s); // also in rows that are not shown
    auto *count = fixture.child<QLabel>("findCount");
    QTRY_COMPARE(count->text(), u"1 of 4"_s);
    QTest::keyClick(text, Qt::Key_Return);
    QTRY_COMPARE(fixture.view().currentIndex(), fixture.view().model()->index(0, 1));
}

void FailedRowsPageTest::theProfileOfAColumnIsOneActionAway()
{
    FailedRowsFixture fixture;
    QVERIFY(fixture.openText("sku,price\nA-1,9.50\nA-22,\nA-3,12\nA-3,n/a\n"));
    fixture.view().setCurrentIndex(fixture.view().model()->index(2, 1));
    fixture.page.actions().columnProfile->trigger();
    QTRY_VERIFY(fixture.child<QDialog>("detailsDialog"));
    auto *dialog = fixture.child<QDialog>("detailsDialog");
    const QString text = dialog->findChild<QPlainTextEdit *>(u"detailsText"_s)->toPlainText();
    for (const QString &fact : {u"price"_s, u"9.50"_s, u"12"_s})
        QVERIFY2(text.contains(fact), qPrintable(text));
    QCOMPARE(HelpPage::of(dialog), u"failed-rows"_s);
    delete dialog;
    // It is known by now.
    fixture.page.actions().columnProfile->trigger();
    QVERIFY(fixture.child<QDialog>("detailsDialog"));
}

void FailedRowsPageTest::headerClicksSort()
{
    FailedRowsFixture fixture;
    QVERIFY(fixture.openText(sixRows));
    const QStringList asInFile = fixture.column(0);
    fixture.clickHeader(2);
    QTRY_COMPARE(fixture.column(2), QStringList({u"7"_s, u"9"_s, u"12"_s, u"100"_s, u"250"_s, QString()}));
    QVERIFY(fixture.view().header().isSortIndicatorShown());
    fixture.clickHeader(2);
    QTRY_COMPARE(fixture.column(2), QStringList({u"250"_s, u"100"_s, u"12"_s, u"9"_s, u"7"_s, QString()}));
    fixture.clickHeader(2);
    QTRY_COMPARE(fixture.column(0), asInFile);
    QVERIFY(!fixture.view().header().isSortIndicatorShown());
}

void FailedRowsPageTest::aSortKeepsTheChosenRowAndElseShowsTheTop()
{
    FailedRowsFixture fixture;
    QVERIFY(fixture.openText(sixRows));
    const QStringList numbers{u"7"_s, u"9"_s, u"12"_s, u"100"_s, u"250"_s, QString()};
    QVERIFY(fixture.cell(0, 2) != numbers.first());
    fixture.clickHeader(2);
    QTRY_COMPARE(fixture.column(2), numbers);
    QCOMPARE(fixture.view().currentIndex().row(), 0);
    QTest::keyClick(&fixture.view(), Qt::Key_Down);
    fixture.clickHeader(2);
    QTRY_COMPARE(fixture.cell(0, 2), u"250"_s);
    QCOMPARE(fixture.view().currentIndex().data().toString(), fixture.cell(3, 0));
    QCOMPARE(fixture.cell(3, 2), u"9"_s);
}

void FailedRowsPageTest::largeReasonsLeaveRoomForTheRows()
{
    FailedRowsFixture fixture;
    QVERIFY(fixture.openText(sixRows));
    const auto *reasons = fixture.page.findChild<ReasonsPane *>();
    QVERIFY(reasons->width() < fixture.page.width() / 3);
    QFont large = fixture.page.font();
    large.setPointSizeF(large.pointSizeF() * 2.4);
    fixture.page.setFont(large);
    fixture.page.resize(1100, 640);
    QTRY_VERIFY(reasons->width() > fixture.page.width() / 3);
    QVERIFY2(reasons->width() <= fixture.page.width() * 2 / 5, qPrintable(QString::number(reasons->width())));
    // Whoever moved the handle chose the width.
    auto *splitter = fixture.page.findChild<QSplitter *>(u"rowsSplitter"_s);
    QTest::mousePress(splitter->handle(1), Qt::LeftButton, {}, QPoint(1, 100));
    QTest::mouseMove(splitter->handle(1), QPoint(121, 100));
    QTest::mouseRelease(splitter->handle(1), Qt::LeftButton, {}, QPoint(121, 100));
    const int chosen = reasons->width();
    QVERIFY(chosen > fixture.page.width() * 2 / 5);
    fixture.page.resize(1150, 640);
    QTRY_COMPARE(splitter->width(), 1150);
    QCOMPARE(reasons->width(), chosen);
}

void FailedRowsPageTest::rowsWithAValueAreShownAndChipsTakeItBack()
{
    FailedRowsFixture fixture;
    QVERIFY(fixture.openText(sixRows));
    fixture.view().goToPlace({2, 3});
    fixture.view().setFocus();
    QTest::keyClick(&fixture.view(), Qt::Key_V, Qt::ControlModifier | Qt::ShiftModifier);
    QTRY_COMPARE(fixture.column(0), QStringList({u"B-1"_s, u"B-2"_s}));
    fixture.view().goToPlace({1, 2});
    QTest::keyClick(&fixture.view(), Qt::Key_X, Qt::ControlModifier | Qt::ShiftModifier);
    QTRY_COMPARE(fixture.column(0), QStringList({u"B-1"_s}));
    auto *chips = fixture.child<QWidget>("filterChips");
    QVERIFY(chips->isVisible());
    QCOMPARE(chips->findChildren<QToolButton *>().size() >= 2, true);
    QToolButton *first = nullptr;
    for (QToolButton *chip : chips->findChildren<QToolButton *>()) {
        if (chip->text() == u"error is Image missing"_s)
            first = chip;
    }
    QVERIFY(first);
    // By key the focus goes on to the one that is left, whose keys go on working.
    first->setFocus();
    QTest::keyClick(first, Qt::Key_Space);
    QTRY_COMPARE(fixture.view().model()->rowCount(), 5);
    const QWidget *focus = chips->window()->focusWidget();
    QVERIFY(focus && focus->isVisible() && chips->isAncestorOf(focus));
    fixture.page.actions().removeConditions->trigger();
    QTRY_COMPARE(fixture.view().model()->rowCount(), 6);
    QVERIFY(!chips->isVisible());
}

void FailedRowsPageTest::reasonColumnIsChosenAndRemembered()
{
    FailedRowsFixture fixture;
    QVERIFY(fixture.openText(sixRows));
    QCOMPARE(fixture.page.rows().reasonColumn(), 3);
    fixture.page.rows().setReasonColumn(1);
    QTRY_COMPARE(fixture.reasons().model()->rowCount(), 7);
    QCOMPARE(fixture.settings.view(u"products"_s).reasonColumn, u"name"_s);
    QVERIFY(fixture.openText(sixRows));
    QCOMPARE(fixture.page.rows().reasonColumn(), 1);
}

void FailedRowsPageTest::hiddenColumnsAreRemembered()
{
    FailedRowsFixture fixture;
    QVERIFY(fixture.openText(sixRows));
    fixture.view().goToPlace({0, 1});
    fixture.page.actions().hideColumn->trigger();
    QCOMPARE(fixture.view().shownColumns(), std::vector<int>({0, 2, 3}));
    QVERIFY(fixture.openText(sixRows));
    QCOMPARE(fixture.view().shownColumns(), std::vector<int>({0, 2, 3}));
}

void FailedRowsPageTest::oneRowIsShownInFull()
{
    FailedRowsFixture fixture;
    const QByteArray longText(5000, 'x');
    QVERIFY(fixture.openText("sku,note\n1,\"two\nlines\"\n2," + longText + "\n"));
    fixture.view().setFocus();
    QTest::keyClick(&fixture.view(), Qt::Key_F8);
    auto *text = fixture.child<QPlainTextEdit>("rowText");
    QTRY_VERIFY(text->isVisible());
    QTRY_COMPARE(text->toPlainText(), u"sku: 1\nnote: two\nlines\n"_s);
    fixture.child<QToolButton>("nextRow")->click();
    QTRY_COMPARE(fixture.view().currentIndex().row(), 1);
    QTRY_VERIFY2(text->toPlainText().contains(QString::fromLatin1(longText)),
                 qPrintable(text->toPlainText().left(200)));
    QVERIFY(fixture.cell(1, 1).size() <= 256);
}

/// So many cells take a second to be laid out: they come when they are asked for.
void FailedRowsPageTest::aVeryWideRowIsShownInPart()
{
    FailedRowsFixture fixture;
    constexpr int more = RowDetails::cellsAtFirst + 500;
    QVERIFY(fixture.openText("sku,note\n" + QByteArray("x,").repeated(more) + "last\n2,short\n"));
    fixture.view().setFocus();
    QTest::keyClick(&fixture.view(), Qt::Key_F8);
    auto *text = fixture.child<QPlainTextEdit>("rowText");
    auto *all = fixture.child<QPushButton>("showWholeRow");
    QTRY_VERIFY(text->toPlainText().startsWith(u"sku: x\nnote: x\n"_s));
    QCOMPARE(text->toPlainText().count(u'\n'), RowDetails::cellsAtFirst + 1);
    QVERIFY(text->toPlainText().endsWith(u"x\n…\n"_s));
    QVERIFY(all->isVisible());
    all->click();
    QCOMPARE(text->toPlainText().count(u'\n'), more + 1);
    QVERIFY(text->toPlainText().endsWith(u": last\n"_s));
    QVERIFY(!all->isVisible());
    fixture.child<QToolButton>("nextRow")->click();
    QTRY_VERIFY(text->toPlainText().startsWith(u"sku: 2\nnote: short\n"_s));
}

void FailedRowsPageTest::rowNumberIsGoneTo()
{
    FailedRowsFixture fixture;
    QVERIFY(fixture.openText(sixRows));
    QTest::keyClick(&fixture.view(), Qt::Key_G, Qt::ControlModifier);
    QTRY_VERIFY(fixture.child<QDialog>("goToRowDialog"));
    auto *number = fixture.child<QLineEdit>("rowNumber");
    number->setText(u"9"_s);
    QTest::keyClick(number, Qt::Key_Return);
    QCOMPARE(fixture.child<QLabel>("rowNumberMessage")->text(), GoToDialog::noSuchRow(6));
    number->setText(u"5"_s);
    QTest::keyClick(number, Qt::Key_Return);
    QTRY_COMPARE(fixture.view().currentIndex().row(), 4);
}

void FailedRowsPageTest::escapeClosesWhatIsOpenAndThenLeaves()
{
    FailedRowsFixture fixture;
    QVERIFY(fixture.openText(sixRows));
    QSignalSpy back(&fixture.page, &FailedRowsPage::backRequested);
    fixture.view().setFocus();
    QTest::keyClick(&fixture.view(), Qt::Key_F8);
    QVERIFY(fixture.child<QWidget>("rowDetails")->isVisible());
    QTest::keyClick(&fixture.view(), Qt::Key_Escape);
    QVERIFY(!fixture.child<QWidget>("rowDetails")->isVisible());
    QVERIFY(back.isEmpty());
    QTest::keyClick(&fixture.view(), Qt::Key_Escape);
    QCOMPARE(back.count(), 1);
}

void FailedRowsPageTest::valuesStayText()
{
    FailedRowsFixture fixture;
    QVERIFY(fixture.openText("a,b\n007,<img src=x>\n1e5,=1+1\n"));
    QCOMPARE(fixture.cell(0, 0), u"007"_s);
    QCOMPARE(fixture.cell(1, 0), u"1e5"_s);
    const QString tip = fixture.view().model()->index(0, 1).data(Qt::ToolTipRole).toString();
    QVERIFY(!tip.contains(u"<img"_s));
}

/// As an export does: the cells are not what the file has.
void FailedRowsPageTest::aCopyAsCsvSaysWhatItGuards()
{
    FailedRowsFixture fixture;
    QVERIFY(fixture.openText("a,b\n-5,=1+1\n7,8\n"));
    QSignalSpy told(&fixture.page, &FailedRowsPage::messageRequested);
    fixture.view().selectAll();
    fixture.page.commands().copy(ExportFormat::Csv, false);
    QTRY_COMPARE(told.count(), 1);
    QCOMPARE(told[0][0].toString(), GuardText::after(RowsCommands::copiedText(2, false), 2));
}

} // namespace Balehook

QTEST_MAIN(Balehook::FailedRowsPageTest)

#include "tst_failedrowspage.moc"
