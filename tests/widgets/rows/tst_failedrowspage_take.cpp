// SPDX-FileCopyrightText: 2026 The Balehook authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "failedrows/archive/zipbuilder.h"
#include "failedrows/rows/guardtext.h"
#include "failedrows/table/rowscan.h"
#include "widgets/rows/exportdialog.h"
#include "widgets/rows/failedrowsfixture.h"
#include "widgets/rows/rowscommands.h"
#include "widgets/rows/rowscopier.h"

#include <QCheckBox>
#include <QComboBox>
#include <QDeadlineTimer>
#include <QFileDialog>
#include <QPushButton>
#include <QScrollBar>
#include <QThread>

#include <functional>
#include <optional>
#include <utility>

using namespace Qt::StringLiterals;

namespace Balehook {

namespace {

/// Calls \a act with the next scan of a document, before it told anything.
class NextScan final : public QObject
{
public:
    NextScan(TableDocument &document, std::function<void(RowScan &)> act)
        : m_document(document)
        , m_act(std::move(act))
    {
        document.installEventFilter(this);
    }

protected:
    bool eventFilter(QObject *watched, QEvent *event) override
    {
        const auto look = [this] {
            if (auto *scan = m_document.findChild<RowScan *>(); scan && m_act)
                std::exchange(m_act, nullptr)(*scan);
        };
        if (event->type() == QEvent::ChildAdded) // it is not made yet
            QMetaObject::invokeMethod(this, look, Qt::QueuedConnection);
        return QObject::eventFilter(watched, event);
    }

private:
    TableDocument &m_document;
    std::function<void(RowScan &)> m_act;
};

} // namespace

/// Taking rows along: the clipboard, the summary, the export.
class FailedRowsTakeTest final : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void selectedCellsAreCopied();
    void veryManyCellsAreCopiedAsPlainText_data();
    void veryManyCellsAreCopiedAsPlainText();
    void cellsAreCopiedInOtherFormats_data();
    void cellsAreCopiedInOtherFormats();
    void wholeRowsAndColumnsAreCopied();
    void copiesOfWorkbooksNameFileAndSheet_data();
    void copiesOfWorkbooksNameFileAndSheet();
    void copiesOfArchivesNameTheMember();
    void summaryGoesToTheClipboardAsTextAndMarkdown();
    void personalColumnsAreMasked();
    void shownRowsAreExported();
    void exportGuardsFormulas();
    void exportIsOfTheFileThatWasAskedOf_data();
    void exportIsOfTheFileThatWasAskedOf();
    void exportAsksForNoNameWhereTheFileIsGone();
    void exportTellsWhatBecameOfAClosedFile_data();
    void exportTellsWhatBecameOfAClosedFile();
    void exportThatIsWrittenIsNotCalledStopped();
    void exportFailsWithoutTouchingTheFile();
    void exportIsNamedAfterTheFileNotItsCopy();
    void guardGoesOffOnlyKnowingly();

private:
    static const QMimeData &clipboard() { return *QGuiApplication::clipboard()->mimeData(); }
    static QByteArray exported(FailedRowsFixture &fixture, const ExportDialog::Choice &choice);
    /// Null where none comes.
    static QFileDialog *openFileDialog(FailedRowsFixture &fixture);
};

QByteArray FailedRowsTakeTest::exported(FailedRowsFixture &fixture, const ExportDialog::Choice &choice)
{
    const QString name = fixture.folder.filePath(u"out"_s);
    QSignalSpy told(&fixture.page, &FailedRowsPage::messageRequested);
    fixture.page.commands().exportTo(name, choice);
    if (told.isEmpty() && !told.wait())
        return {};
    QFile file(name);
    return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
}

QFileDialog *FailedRowsTakeTest::openFileDialog(FailedRowsFixture &fixture)
{
    fixture.page.commands().openExport();
    auto *go = fixture.child<QPushButton>("exportGo");
    if (go)
        go->click();
    return fixture.page.findChild<QFileDialog *>();
}

void FailedRowsTakeTest::selectedCellsAreCopied()
{
    FailedRowsFixture fixture;
    QVERIFY(fixture.openText(sixRows));
    fixture.view().goToPlace({0, 0});
    fixture.view().setFocus();
    QTest::keyClick(&fixture.view(), Qt::Key_Down, Qt::ShiftModifier);
    QTest::keyClick(&fixture.view(), Qt::Key_Right, Qt::ShiftModifier);
    QSignalSpy told(&fixture.page, &FailedRowsPage::messageRequested);
    QTest::keyClick(&fixture.view(), Qt::Key_C, Qt::ControlModifier);
    QTRY_COMPARE(told.count(), 1);
    QCOMPARE(clipboard().text(), u"A-9\tChair\nA-10\tTable\n"_s);
    QVERIFY(clipboard().hasHtml());
    QTest::keyClick(&fixture.view(), Qt::Key_C, Qt::ControlModifier | Qt::ShiftModifier);
    QTRY_COMPARE(told.count(), 2);
    QCOMPARE(clipboard().text(), u"sku\tname\nA-9\tChair\nA-10\tTable\n"_s);
}

void FailedRowsTakeTest::veryManyCellsAreCopiedAsPlainText_data()
{
    QTest::addColumn<int>("rows");
    QTest::addColumn<bool>("isTable");
    QTest::newRow("as many as make a table") << int(RowsCopier::mostCellsAsTable) << true;
    QTest::newRow("one more") << int(RowsCopier::mostCellsAsTable) + 1 << false;
}

void FailedRowsTakeTest::veryManyCellsAreCopiedAsPlainText()
{
    QFETCH(int, rows);
    QFETCH(bool, isTable);
    FailedRowsFixture fixture;
    QVERIFY(fixture.openText("sku\n" + QByteArray("0012\n").repeated(rows)));
    QTRY_VERIFY(fixture.page.rows().document().isComplete());
    QSignalSpy told(&fixture.page, &FailedRowsPage::messageRequested);
    fixture.view().selectAll();
    fixture.page.commands().copy(ExportFormat::Tsv, false);
    QTRY_COMPARE(told.count(), 1);
    QCOMPARE(told[0][0].toString(), RowsCommands::copiedText(rows, !isTable));
    QCOMPARE(clipboard().hasHtml(), isTable);
}

void FailedRowsTakeTest::cellsAreCopiedInOtherFormats_data()
{
    QTest::addColumn<QString>("action");
    QTest::addColumn<QString>("type");
    QTest::addColumn<QString>("text");
    QTest::newRow("csv") << u"copyAsCsv"_s << u"text/csv"_s << u"\"sku\"\r\n\"007\"\r\n"_s;
    QTest::newRow("markdown") << u"copyAsMarkdown"_s << u"text/markdown"_s << u"| sku |\n| --- |\n| 007 |\n"_s;
    QTest::newRow("json") << u"copyAsJson"_s << u"application/json"_s << u"\"sku\":"_s;
}

void FailedRowsTakeTest::cellsAreCopiedInOtherFormats()
{
    QFETCH(QString, action);
    QFETCH(QString, type);
    QFETCH(QString, text);
    FailedRowsFixture fixture;
    QVERIFY(fixture.openText(sixRows));
    fixture.view().goToPlace({3, 0});
    QSignalSpy told(&fixture.page, &FailedRowsPage::messageRequested);
    fixture.page.findChild<QAction *>(action)->trigger();
    QTRY_COMPARE(told.count(), 1);
    QVERIFY2(clipboard().text().contains(text), qPrintable(clipboard().text()));
    QVERIFY(clipboard().hasFormat(type));
}

void FailedRowsTakeTest::wholeRowsAndColumnsAreCopied()
{
    FailedRowsFixture fixture;
    QVERIFY(fixture.openText(sixRows));
    fixture.view().goToPlace({5, 1});
    QSignalSpy told(&fixture.page, &FailedRowsPage::messageRequested);
    fixture.page.actions().copyRows->trigger();
    QTRY_COMPARE(told.count(), 1);
    QCOMPARE(clipboard().text(), u"B-3\tBed, large\t250\tUnknown category 'beds'\n"_s);
    fixture.page.actions().copyColumn->trigger();
    QTRY_COMPARE(told.count(), 2);
    QCOMPARE(clipboard().text(), u"Chair\nTable\nLamp\nDesk\nRug\nBed, large\n"_s);
}

void FailedRowsTakeTest::copiesOfWorkbooksNameFileAndSheet_data()
{
    QTest::addColumn<QString>("action");
    QTest::addColumn<QString>("text");
    const QString source = u"xlsxwriter.xlsx, Excel workbook, sheet Errors"_s;
    // A value is pasted alone.
    QTest::newRow("cell") << u"copyCells"_s << u"007"_s;
    QTest::newRow("column") << u"copyColumn"_s << u"007\n"_s;
    QTest::newRow("with headers") << u"copyWithHeader"_s << source + u"\nsku\n007\n"_s;
    QTest::newRow("markdown") << u"copyAsMarkdown"_s << source + u"\n\n| sku |\n| --- |\n| 007 |\n"_s;
    // Programs read these.
    QTest::newRow("csv") << u"copyAsCsv"_s << u"\"sku\"\r\n\"007\"\r\n"_s;
    QTest::newRow("json") << u"copyAsJson"_s << u"[\n"_s;
    QTest::newRow("summary") << u"copySummary"_s
                             << u"xlsxwriter.xlsx\n\nJob: job-1\nTable: Excel workbook, sheet Errors\n"_s;
}

void FailedRowsTakeTest::copiesOfWorkbooksNameFileAndSheet()
{
    QFETCH(QString, action);
    QFETCH(QString, text);
    FailedRowsFixture fixture;
    QVERIFY(fixture.open(QStringLiteral(GOLDEN_FOLDER "/xlsxwriter.xlsx")));
    fixture.view().goToPlace({0, 0});
    QSignalSpy told(&fixture.page, &FailedRowsPage::messageRequested);
    fixture.page.findChild<QAction *>(action)->trigger();
    QTRY_COMPARE(told.count(), 1);
    QVERIFY2(clipboard().text().startsWith(text), qPrintable(clipboard().text()));
}

void FailedRowsTakeTest::copiesOfArchivesNameTheMember()
{
    FailedRowsFixture fixture;
    ZipBuilder builder;
    builder.members = {{.name = "x/b.csv", .content = "sku,error\n007,worse\n"}};
    QVERIFY(fixture.open(fixture.write(u"both.zip"_s, builder.bytes())));
    fixture.view().goToPlace({0, 0});
    QSignalSpy told(&fixture.page, &FailedRowsPage::messageRequested);
    fixture.page.actions().copyWithHeader->trigger();
    QTRY_COMPARE(told.count(), 1);
    QCOMPARE(clipboard().text(), u"both.zip, ZIP archive, x/b.csv\nsku\n007\n"_s);
    QVERIFY(clipboard().html().contains(u"<caption>both.zip, ZIP archive, x/b.csv</caption>"_s));
}

void FailedRowsTakeTest::summaryGoesToTheClipboardAsTextAndMarkdown()
{
    FailedRowsFixture fixture;
    QVERIFY(fixture.openText(sixRows));
    QSignalSpy told(&fixture.page, &FailedRowsPage::messageRequested);
    QTest::keyClick(&fixture.view(), Qt::Key_S, Qt::ControlModifier | Qt::ShiftModifier);
    QTRY_COMPARE(told.count(), 1);
    const QString text = clipboard().text();
    for (const QString &part :
         {u"failed.csv"_s, u"job-1"_s, u"6"_s, u"Price <value> is too low"_s, u"Unknown category 'beds'"_s, u"A-9"_s})
        QVERIFY2(text.contains(part), qPrintable(text));
    QVERIFY(clipboard().hasFormat(u"text/markdown"_s));
    QVERIFY(clipboard().data(u"text/markdown"_s).contains("Image missing"));
}

void FailedRowsTakeTest::personalColumnsAreMasked()
{
    FailedRowsFixture fixture;
    QVERIFY(fixture.openText("email,error\nann@example.com,Address unknown\nbob@example.com,Address unknown\n"));
    QCOMPARE(fixture.page.rows().personalColumns(), std::vector<int>({0}));
    QSignalSpy told(&fixture.page, &FailedRowsPage::messageRequested);
    fixture.page.actions().copySummary->trigger();
    QTRY_COMPARE(told.count(), 1);
    QVERIFY(!clipboard().text().contains(u"ann@example.com"_s));
    fixture.page.actions().maskPersonal->setChecked(false);
    fixture.page.actions().copySummary->trigger();
    QTRY_COMPARE(told.count(), 2);
    QVERIFY(clipboard().text().contains(u"ann@example.com"_s));
}

void FailedRowsTakeTest::shownRowsAreExported()
{
    FailedRowsFixture fixture;
    QVERIFY(fixture.openText(sixRows));
    fixture.page.rows().setOrder({.column = 2, .kind = SortKind::Number});
    QTest::keyClick(&fixture.reasons(), Qt::Key_Down);
    QTRY_COMPARE(fixture.column(2), QStringList({u"7"_s, u"9"_s, u"12"_s}));
    const QByteArray lines = exported(fixture, {.format = ExportFormat::JsonLines});
    const QByteArrayList rows = lines.trimmed().split('\n');
    QCOMPARE(rows.size(), 3);
    QVERIFY(rows[0].contains("\"007\""));
    const QByteArray all = exported(fixture, {.shownRows = false, .format = ExportFormat::JsonLines});
    QCOMPARE(all.trimmed().split('\n').size(), 6);
}

void FailedRowsTakeTest::exportGuardsFormulas()
{
    FailedRowsFixture fixture;
    QVERIFY(fixture.openText("sku,error\n007,=cmd()\n"));
    QSignalSpy told(&fixture.page, &FailedRowsPage::messageRequested);
    QCOMPARE(exported(fixture, {}), "\"sku\",\"error\"\r\n\"007\",\"'=cmd()\"\r\n");
    QVERIFY(told.takeFirst().first().toString().endsWith(GuardText::of(1)));
    QCOMPARE(exported(fixture, {.guardFormulas = false}), "\"sku\",\"error\"\r\n\"007\",\"=cmd()\"\r\n");
    QVERIFY(!told.takeFirst().first().toString().endsWith(GuardText::of(1)));
}

void FailedRowsTakeTest::exportIsOfTheFileThatWasAskedOf_data()
{
    QTest::addColumn<QString>("shown");
    QTest::addColumn<bool>("isLoaded");
    QTest::newRow("another file") << u"other.csv"_s << true;
    QTest::newRow("another file, still loading") << u"other.csv"_s << false;
    QTest::newRow("the same, still loading") << u"failed.csv"_s << false;
    QTest::newRow("none") << QString() << false;
}

/// Another window may show another one behind the dialog.
void FailedRowsTakeTest::exportIsOfTheFileThatWasAskedOf()
{
    QFETCH(const QString, shown);
    QFETCH(const bool, isLoaded);
    FailedRowsFixture fixture;
    QVERIFY(fixture.openText(sixRows));
    QFileDialog *dialog = openFileDialog(fixture);
    QVERIFY(dialog);
    QSignalSpy completed(&fixture.page.rows(), &FailedRows::completed);
    if (shown.isEmpty())
        fixture.page.close();
    else
        fixture.page.openFile({.path = fixture.write(shown, sixRows), .title = shown});
    if (isLoaded)
        QTRY_COMPARE(completed.count(), 1);
    QSignalSpy told(&fixture.page, &FailedRowsPage::messageRequested);
    const QString target = fixture.folder.filePath(u"out.csv"_s);
    Q_EMIT dialog->fileSelected(target);
    dialog->reject();
    QTRY_COMPARE(told.count(), 1);
    QCOMPARE(told.first().first().toString(), RowsCommands::goneText());
    QVERIFY(!QFile::exists(target));
}

void FailedRowsTakeTest::exportAsksForNoNameWhereTheFileIsGone()
{
    FailedRowsFixture fixture;
    QVERIFY(fixture.openText(sixRows));
    QSignalSpy told(&fixture.page, &FailedRowsPage::messageRequested);
    fixture.page.commands().openExport();
    auto *go = fixture.child<QPushButton>("exportGo");
    QVERIFY(go);
    fixture.page.close();
    go->click();
    QTRY_COMPARE(told.count(), 1);
    QCOMPARE(told.first().first().toString(), RowsCommands::goneText());
    QVERIFY(!fixture.page.findChild<QFileDialog *>());
}

void FailedRowsTakeTest::exportTellsWhatBecameOfAClosedFile_data()
{
    QTest::addColumn<bool>("isRead");
    QTest::newRow("before rows are read") << false;
    QTest::newRow("while rows are read") << true;
}

void FailedRowsTakeTest::exportTellsWhatBecameOfAClosedFile()
{
    QFETCH(const bool, isRead);
    FailedRowsFixture fixture;
    QVERIFY(fixture.openText(sixRows));
    const QString target = fixture.folder.filePath(u"out.csv"_s);
    QSignalSpy told(&fixture.page, &FailedRowsPage::messageRequested);
    std::optional<NextScan> scan;
    if (isRead)
        scan.emplace(fixture.page.rows().document(), [&fixture](RowScan &) { fixture.page.close(); });
    fixture.page.commands().exportTo(target, {});
    if (!isRead)
        fixture.page.close();
    QTRY_COMPARE(told.count(), 1);
    QCOMPARE(told.first().first().toString(), RowsCommands::notWritten(u"out.csv"_s, Error(ErrorKind::Cancelled)));
    QTRY_COMPARE(QDir(fixture.folder.path()).entryList({u"*out*"_s}, QDir::AllEntries | QDir::Hidden), QStringList());
    // The next one can begin.
    QVERIFY(fixture.openText(sixRows));
    QVERIFY(exported(fixture, {}).contains("A-10"));
}

/// The page is left while the file is brought to the disk.
void FailedRowsTakeTest::exportThatIsWrittenIsNotCalledStopped()
{
    FailedRowsFixture fixture;
    QVERIFY(fixture.openText(sixRows));
    const QString target = fixture.folder.filePath(u"out"_s);
    QSignalSpy told(&fixture.page, &FailedRowsPage::messageRequested);
    QVERIFY(exported(fixture, {}).contains("A-10"));
    QCOMPARE(told.count(), 1);
    const QString written = told.takeFirst().first().toString();
    QVERIFY(QFile::remove(target));

    const NextScan scan(fixture.page.rows().document(), [&](RowScan &begun) {
        connect(&begun, &RowScan::finished, &fixture.page, [&] {
            // Without the event loop, which would tell the end.
            for (QDeadlineTimer end(30'000); !QFile::exists(target) && !end.hasExpired();)
                QThread::yieldCurrentThread();
            fixture.page.close();
        });
    });
    fixture.page.commands().exportTo(target, {});
    QTRY_COMPARE(told.count(), 1);
    QVERIFY(QFile::exists(target));
    QCOMPARE(told.first().first().toString(), written);
}

void FailedRowsTakeTest::exportIsNamedAfterTheFileNotItsCopy()
{
    FailedRowsFixture fixture;
    QSignalSpy completed(&fixture.page.rows(), &FailedRows::completed);
    fixture.page.openFile(
        {.path = fixture.write(u"0c1f"_s, "sku,error\n1,price is missing\n"), .title = u"orders.csv"_s});
    QTRY_COMPARE(completed.count(), 1);
    fixture.page.commands().openExport();
    QTRY_VERIFY(fixture.child<QPushButton>("exportGo"));
    fixture.child<QPushButton>("exportGo")->click();
    QTRY_VERIFY(fixture.page.findChild<QFileDialog *>());
    auto *dialog = fixture.page.findChild<QFileDialog *>();
    QCOMPARE(QFileInfo(dialog->selectedFiles().value(0)).fileName(), u"orders-rows.csv"_s);
    dialog->reject();
}

void FailedRowsTakeTest::exportFailsWithoutTouchingTheFile()
{
    FailedRowsFixture fixture;
    QVERIFY(fixture.openText(sixRows));
    QSignalSpy told(&fixture.page, &FailedRowsPage::messageRequested);
    fixture.page.commands().exportTo(fixture.folder.filePath(u"missing/out.csv"_s), {});
    QTRY_COMPARE(told.count(), 1);
    QVERIFY(told.first().first().toString().startsWith(
        RowsCommands::notWritten(u"out.csv"_s, Error(ErrorKind::NotAllowed, u"|"_s)).section(u'|', 0, 0)));
}

void FailedRowsTakeTest::guardGoesOffOnlyKnowingly()
{
    ExportDialog dialog({.allRows = 10, .shownRows = 3, .hiddenColumns = 0});
    dialog.setAttribute(Qt::WA_DeleteOnClose, false);
    dialog.open();
    QSignalSpy chosen(&dialog, &ExportDialog::chosen);
    auto *go = dialog.findChild<QPushButton *>(u"exportGo"_s);
    auto *guard = dialog.findChild<QCheckBox *>(u"exportGuard"_s);
    QVERIFY(guard->isChecked());
    guard->click();
    QVERIFY(!go->isEnabled());
    QVERIFY(dialog.findChild<QLabel *>(u"exportWarning"_s)->isVisible());
    dialog.findChild<QCheckBox *>(u"exportKnowingly"_s)->click();
    QVERIFY(go->isEnabled());
    go->click();
    QCOMPARE(chosen.count(), 1);
    QVERIFY(!chosen.first().first().value<ExportDialog::Choice>().guardFormulas);
}

} // namespace Balehook

QTEST_MAIN(Balehook::FailedRowsTakeTest)

#include "tst_failedrowspage_take.moc"
