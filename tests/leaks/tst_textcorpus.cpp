// SPDX-FileCopyrightText: 2026 The Balehook authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/text/safetext.h"
#include "leaks/corpuswalk.h"
#include "leaks/openedfile.h"
#include "leaks/surface.h"
#include "leaks/textcorpus.h"
#include "widgets/actions/rowsactions.h"
#include "widgets/lists/listingpage.h"
#include "widgets/rows/rowscommands.h"
#include "widgets/rows/rowsview.h"
#include "widgets/tables/pagedtableview.h"

#include <QAction>
#include <QClipboard>
#include <QDesktopServices>
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QMimeData>
#include <QPushButton>
#include <QSignalSpy>
#include <QTabWidget>
#include <QTest>

#include <array>

using namespace Qt::StringLiterals;
using namespace Balehook;
using namespace Balehook::Testing;

namespace {

constexpr std::array schemes{"file", "http", "https", "mailto", "javascript", "data", "smb"};

} // namespace

/// Each text of the corpus in every field, error, file name and cell that a service can fill, in the real window:
/// nothing is rendered, nothing is opened, all of it can be taken along.
class TestTextCorpus final : public QObject
{
    Q_OBJECT

public Q_SLOTS:
    void openUrl(const QUrl &url) { m_openedUrls.append(url); }

private Q_SLOTS:
    void initTestCase();
    void cleanupTestCase();
    void nothingIsRenderedOrOpened_data() { addTexts(); }
    void nothingIsRenderedOrOpened();
    void copiesAndExportsHoldTheWholeText_data() { addTexts(); }
    void copiesAndExportsHoldTheWholeText();

private:
    void addTexts() const;
    static void copyCells(CorpusWindow &console);
    static void copyRaw(CorpusWindow &console, const QByteArray &served);
    static void exportRows(CorpusWindow &console);
    static void copyRows(CorpusWindow &console);
    static QString clipboard() { return QGuiApplication::clipboard()->text(); }
    static QByteArray exported(CorpusWindow &console, ExportFormat format, bool guard);

    OpenedFile m_file;
    QList<QUrl> m_openedUrls;
};

void TestTextCorpus::initTestCase()
{
    QLocale::setDefault(QLocale(QLocale::English, QLocale::UnitedStates));
    for (const char *scheme : schemes)
        QDesktopServices::setUrlHandler(QString::fromLatin1(scheme), this, "openUrl");
    // The watch works.
    QFile file(m_file.path());
    QVERIFY(file.open(QFile::ReadOnly));
    QVERIFY(m_file.wasOpened());
    QVERIFY(!m_file.wasOpened());
}

void TestTextCorpus::cleanupTestCase()
{
    for (const char *scheme : schemes)
        QDesktopServices::unsetUrlHandler(QString::fromLatin1(scheme));
}

void TestTextCorpus::addTexts() const
{
    QTest::addColumn<QString>("text");
    for (const CorpusText &each : textCorpus(m_file.path()))
        QTest::newRow(each.name) << each.text;
}

void TestTextCorpus::nothingIsRenderedOrOpened()
{
    QFETCH(QString, text);
    CorpusWindow console(text);
    QStringList problems;
    int texts = 0;
    CorpusWalk walk(console, [&](const char *where) {
        Surface surface;
        surface.look();
        texts += surface.textsSeen();
        for (const QString &problem : surface.problems())
            problems.append(QString::fromLatin1(where) + u": "_s + problem);
        if (m_file.wasOpened())
            problems.append(QString::fromLatin1(where) + u": the file was opened"_s);
    });
    QVERIFY2(walk.walk(), walk.place());
    problems.removeDuplicates();
    QVERIFY2(problems.isEmpty(), qPrintable(problems.mid(0, 20).join(u'\n')));
    QVERIFY(texts > 1000); // it did look
    QVERIFY(!m_file.wasOpened());
    QCOMPARE(m_openedUrls, QList<QUrl>());
}

void TestTextCorpus::copyRaw(CorpusWindow &console, const QByteArray &served)
{
    auto *pane = console.child<QWidget>("recordPane");
    QTRY_VERIFY(pane->isVisible());
    pane->findChild<QTabWidget *>()->setCurrentIndex(1);
    console.child<QPushButton>("copyRaw")->click();
    QCOMPARE(clipboard().toUtf8(), served);
}

/// Every field of the first record, one by one.
void TestTextCorpus::copyCells(CorpusWindow &console)
{
    PagedTableView &table = console.page().table();
    int copied = 0;
    for (int column = 0; column < table.model()->columnCount(); ++column) {
        // Those are counted here, not served.
        const QString title = table.model()->headerData(column, Qt::Horizontal).toString();
        if (table.isColumnHidden(column) || title == "Duplicates"_L1 || title == "of"_L1)
            continue;
        const QModelIndex index = table.model()->index(0, column);
        table.selectionModel()->setCurrentIndex(index, QItemSelectionModel::ClearAndSelect);
        QSignalSpy told(&console.tabs(), &ListingTabs::done);
        console.action("Copy")->trigger();
        QTRY_COMPARE(told.count(), 1);
        const QString holds = clipboard();
        // Counts are two fields in one cell, and lists are their elements.
        QVERIFY2(holds.contains(console.wellFormedText), qPrintable(title + u": "_s + holds.left(200)));
        ++copied;
    }
    QVERIFY(copied >= 6);
    table.selectRow(0);
    QSignalSpy told(&console.tabs(), &ListingTabs::done);
    console.action("Copy")->trigger();
    QTRY_COMPARE(told.count(), 1);
    const QString html = QGuiApplication::clipboard()->mimeData()->html();
    QVERIFY(!html.contains(u"<img"_s, Qt::CaseInsensitive) && !html.contains(u"<script"_s));
    QString quoted = console.wellFormedText;
    QVERIFY(clipboard().contains(console.wellFormedText) || clipboard().contains(quoted.replace(u'"', u"\"\""_s)));
}

QByteArray TestTextCorpus::exported(CorpusWindow &console, ExportFormat format, bool guard)
{
    const QString name = console.folder.filePath(u"exported"_s);
    QSignalSpy told(&console.failedRows()->commands(), &RowsCommands::told);
    console.failedRows()->commands().exportTo(name, {.format = format, .guardFormulas = guard});
    if (told.isEmpty() && !told.wait())
        return {};
    QFile file(name);
    return file.open(QFile::ReadOnly) ? file.readAll() : QByteArray();
}

void TestTextCorpus::exportRows(CorpusWindow &console)
{
    const QString cell = console.textInFile();

    const QByteArrayList lines = exported(console, ExportFormat::JsonLines, true).trimmed().split('\n');
    QCOMPARE(lines.size(), 3);
    for (const QByteArray &line : lines) {
        const QJsonObject row = QJsonDocument::fromJson(line).object();
        QVERIFY(row.size() == 3 && row.contains(cell));
        QCOMPARE(row.value(cell).toString(), cell);
        QCOMPARE(row.value("error"_L1).toString(), cell);
    }
    QString quoted = cell;
    quoted.replace(u'"', u"\"\""_s);
    const QString csv = QString::fromUtf8(exported(console, ExportFormat::Csv, false));
    QCOMPARE(csv.count(u'"' + quoted + u'"'), 7);
}

void TestTextCorpus::copyRows(CorpusWindow &console)
{
    const QString cell = console.textInFile();
    QString quoted = cell;
    quoted.replace(u'"', u"\"\""_s);
    FailedRowsPage &page = *console.failedRows();
    page.view().selectAll();
    for (QAction *copy : {page.actions().copy, page.actions().copyAsCsv, page.actions().copyAsJson}) {
        QSignalSpy told(&page.commands(), &RowsCommands::told);
        copy->trigger();
        QTRY_COMPARE(told.count(), 1);
        if (copy == page.actions().copyAsJson) {
            const QJsonArray rows = QJsonDocument::fromJson(clipboard().toUtf8()).array();
            QCOMPARE(rows.size(), 3);
            QCOMPARE(rows[2].toObject().value("error"_L1).toString(), cell);
        } else {
            QVERIFY(clipboard().contains(cell) || clipboard().contains(quoted));
        }
    }
}

void TestTextCorpus::copiesAndExportsHoldTheWholeText()
{
    QFETCH(QString, text);
    CorpusWindow console(text);
    QVERIFY(console.show());
    const std::pair<Listing, QByteArray> lists[] = {{Listing::ImportJobs, console.firstJob},
                                                    {Listing::Webhooks, console.firstWebhook},
                                                    {Listing::Properties, console.firstProperty}};
    for (const auto &[listing, served] : lists) {
        QVERIFY(console.showListing(listing));
        console.page().table().goToRow(0);
        copyCells(console);
        if (QTest::currentTestFailed())
            return;
        copyRaw(console, served);
        if (QTest::currentTestFailed())
            return;
    }
    CorpusWalk walk(console, [](const char *) {});
    QVERIFY2(walk.showFailedRows(), walk.place());
    exportRows(console);
    if (QTest::currentTestFailed())
        return;
    copyRows(console);
    QVERIFY(!m_file.wasOpened());
}

QTEST_MAIN(TestTextCorpus)
#include "tst_textcorpus.moc"
