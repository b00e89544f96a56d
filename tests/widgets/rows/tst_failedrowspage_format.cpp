// SPDX-FileCopyrightText: 2026 The Balehook authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "widgets/fields/fieldmessage.h"
#include "widgets/messages/messagebar.h"
#include "widgets/rows/failedrowsfixture.h"

#include <QCheckBox>
#include <QComboBox>
#include <QPushButton>
#include <QToolButton>

using namespace Qt::StringLiterals;

namespace Balehook {

/// How a text is read: shown, changed and remembered.
class FailedRowsFormatTest final : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void formatIsShownChangedAndRemembered();
    void anyDelimiterCanBeTyped();
    void columnsOfFixedWidth();
    void cellsBeyondTheHeaderAreShownCopiedAndExported();
    void mostRowsIrregularIsAQuestion();
};

void FailedRowsFormatTest::formatIsShownChangedAndRemembered()
{
    FailedRowsFixture fixture;
    QVERIFY(fixture.openText("a;b\n1;2\n3;4\n"));
    auto *format = fixture.child<QToolButton>("fileFormat");
    QCOMPARE(format->text(), u"UTF-8, semicolon, first line is the header"_s);
    format->click();
    auto *header = fixture.child<QCheckBox>("formatHeader");
    QVERIFY(header->isVisible());
    QVERIFY(!fixture.child<QPushButton>("formatGuess")->isEnabled());
    header->click();
    QTRY_COMPARE(fixture.view().model()->rowCount(), 3);
    QCOMPARE(format->text(), u"UTF-8, semicolon, no header"_s);
    QCOMPARE(fixture.view().model()->headerData(0, Qt::Horizontal).toString(), u"Column 1"_s);

    QVERIFY(fixture.openText("a;b\n1;2\n"));
    QCOMPARE(fixture.view().model()->rowCount(), 2);
    format->click();
    fixture.child<QPushButton>("formatGuess")->click();
    QTRY_COMPARE(fixture.view().model()->rowCount(), 1);
    QVERIFY(fixture.settings.view(u"products"_s).format.isEmpty());
}

void FailedRowsFormatTest::anyDelimiterCanBeTyped()
{
    FailedRowsFixture fixture;
    QVERIFY(fixture.openText("sku<>price\nA-1<>3|4\n\"B<>2\"<>5\n"));
    auto *format = fixture.child<QToolButton>("fileFormat");
    format->click();
    auto *named = fixture.child<QComboBox>("formatDelimiter");
    auto *other = fixture.child<QLineEdit>("formatOther");
    QVERIFY(!other->isVisible());
    named->setCurrentIndex(named->count() - 1);
    Q_EMIT named->activated(named->currentIndex());
    QVERIFY(other->isVisible() && other->hasFocus());
    // Nothing changes before there is something to separate by.
    QVERIFY(fixture.settings.view(u"products"_s).format.isEmpty());
    QTest::keyClicks(other, u"\""_s);
    QTest::keyClick(other, Qt::Key_Return);
    auto *message = fixture.child<FieldMessage>("formatOtherMessage");
    QVERIFY(message->hasError());
    other->clear();
    QTest::keyClicks(other, u"<>"_s);
    QVERIFY(!message->hasError());
    QTest::keyClick(other, Qt::Key_Return);
    const auto *rows = fixture.view().model();
    QTRY_COMPARE(rows->columnCount(), 2);
    QTRY_COMPARE(rows->index(0, 1).data().toString(), u"3|4"_s);
    QCOMPARE(rows->index(1, 0).data().toString(), u"B<>2"_s);
    QVERIFY(format->text().contains(u"<>"_s));

    // The next file of its kind is read in the same way, and what was typed is there again.
    QVERIFY(fixture.openText("a<>b<>c\n1<>2<>3\n"));
    QCOMPARE(rows->columnCount(), 3);
    format->click();
    QVERIFY(other->isVisible());
    QCOMPARE(other->text(), u"<>"_s);
    other->setText(u"\\t"_s);
    QTest::keyClick(other, Qt::Key_Return);
    QTRY_COMPARE(rows->columnCount(), 1);
    QCOMPARE(fixture.page.rows().document().format().delimiter.text(), u"\t"_s);
}

void FailedRowsFormatTest::columnsOfFixedWidth()
{
    FailedRowsFixture fixture;
    QVERIFY(fixture.openText(
        "sku     amount  error\nA-1         17  no, not so\nA-2          5  none\nA-3      1,000  none\n"));
    const auto *rows = fixture.view().model();
    QCOMPARE(rows->columnCount(), 3);
    QCOMPARE(rows->index(0, 2).data().toString(), u"no, not so"_s);
    auto *format = fixture.child<QToolButton>("fileFormat");
    const QString guessed = format->text();
    format->click();
    auto *places = fixture.child<QLineEdit>("formatPlaces");
    QVERIFY(places->isVisible() && !fixture.child<QLineEdit>("formatOther")->isVisible());
    QCOMPARE(places->text(), u"1, 9, 17"_s);
    auto *message = fixture.child<FieldMessage>("formatPlacesMessage");
    places->setText(u"9, 1"_s);
    QTest::keyClick(places, Qt::Key_Return);
    QVERIFY(message->hasError());
    QCOMPARE(rows->columnCount(), 3);
    // The first one need not be typed.
    places->setText(u"17"_s);
    QTest::keyClick(places, Qt::Key_Return);
    QTRY_COMPARE(rows->columnCount(), 2);
    QCOMPARE(rows->index(2, 0).data().toString(), u"A-3      1,000"_s);
    QCOMPARE(format->text(), guessed);

    // From any other format, too; nothing changes before there are numbers.
    QVERIFY(fixture.openText("a,b\n1,2\n"));
    QCOMPARE(rows->columnCount(), 2); // as chosen for this kind of file
    format->click();
    auto *named = fixture.child<QComboBox>("formatDelimiter");
    QCOMPARE(named->currentIndex(), named->count() - 2);
    named->setCurrentIndex(0);
    Q_EMIT named->activated(0);
    QTRY_COMPARE(rows->index(0, 1).data().toString(), u"2"_s);
    QVERIFY(!places->isVisible());
}

void FailedRowsFormatTest::cellsBeyondTheHeaderAreShownCopiedAndExported()
{
    FailedRowsFixture fixture;
    QVERIFY(fixture.openText("sku,error\nA-1,bad\nA-2,bad,extra,,last\nA-3,bad\nA-4,bad,\n"));
    auto *rows = fixture.view().model();
    QCOMPARE(rows->columnCount(), 5);
    QCOMPARE(rows->headerData(4, Qt::Horizontal).toString(), u"Column 5"_s);
    QCOMPARE(rows->index(1, 4).data().toString(), u"last"_s);
    QCOMPARE(rows->index(0, 4).data().toString(), QString());
    auto *reasonColumns = fixture.child<QComboBox>("reasonColumn");
    QCOMPARE(reasonColumns->count(), 6);

    fixture.view().setCurrentIndex(rows->index(1, 0));
    fixture.page.actions().copyRows->trigger();
    QTRY_COMPARE(QGuiApplication::clipboard()->text(), u"A-2\tbad\textra\t\tlast\n"_s);

    const QString path = fixture.folder.filePath(u"out.csv"_s);
    QSignalSpy told(&fixture.page, &FailedRowsPage::messageRequested);
    fixture.page.commands().exportTo(path, {.shownRows = false, .shownColumns = false});
    QTRY_VERIFY(QFile::exists(path));
    QFile written(path);
    QVERIFY(written.open(QIODevice::ReadOnly));
    const QByteArray text = written.readAll();
    QVERIFY2(text.contains("\"Column 3\",\"Column 4\",\"Column 5\""), text.constData());
    QVERIFY2(text.contains("\"extra\",\"\",\"last\""), text.constData());

    // Wider rows that come late add their columns to those that are shown.
    fixture.page.rows().setHiddenColumns({4});
    QByteArray late = "sku,error\n";
    for (int row = 0; row < 30'000; ++row)
        late += QByteArray::number(row) + ",bad\n";
    QVERIFY(fixture.openText(late + "x,bad,,,hidden,shown\n"));
    QTRY_COMPARE(rows->columnCount(), 6);
    QVERIFY(fixture.view().isColumnHidden(4) && !fixture.view().isColumnHidden(5));
    QCOMPARE(reasonColumns->count(), 7);
}

void FailedRowsFormatTest::mostRowsIrregularIsAQuestion()
{
    FailedRowsFixture fixture;
    // Commas in the header only: the guess goes by it.
    QVERIFY(fixture.openText("a,b\n1;2\n3;4\n5;6\n7,8\n"));
    auto *bar = fixture.page.findChild<MessageBar *>();
    QTRY_VERIFY(bar->shown());
    QCOMPARE(bar->shown()->id, u"format"_s);
    bar->shown()->action();
    auto *delimiter = fixture.child<QComboBox>("formatDelimiter");
    QVERIFY(delimiter->isVisible());
    delimiter->setCurrentIndex(delimiter->findText(u"semicolon"_s));
    Q_EMIT delimiter->activated(delimiter->currentIndex());
    QTRY_VERIFY(fixture.page.rows().document().isComplete());
    delimiter->window()->hide();

    // Half of them are no reason to ask.
    QVERIFY(fixture.openText("a;b\n1;2\n3;4\n5\n6\n"));
    QTRY_VERIFY(fixture.page.rows().document().isComplete());
    QVERIFY(!bar->shown());
}

} // namespace Balehook

QTEST_MAIN(Balehook::FailedRowsFormatTest)

#include "tst_failedrowspage_format.moc"
