// SPDX-FileCopyrightText: 2026 The Balehook authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "gui/console.h"
#include "models/importjobsmodel.h"
#include "session/account/accountsession.h"
#include "session/index/accountsync.h"
#include "store/jobindex.h"
#include "widgets/lists/listingkind.h"
#include "widgets/lists/listingpage.h"
#include "widgets/lists/listingtabs.h"
#include "widgets/search/searchdesk.h"
#include "widgets/tables/exporttext.h"
#include "widgets/tables/pagedtableview.h"
#include "widgets/window/exportcommands.h"
#include "widgets/window/listingexportdialog.h"
#include "widgets/window/mainwindow.h"

#include <QComboBox>
#include <QFile>
#include <QFileDialog>
#include <QHeaderView>
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QLabel>
#include <QLineEdit>
#include <QPushButton>
#include <QSet>
#include <QTest>

using namespace Qt::StringLiterals;

namespace Balehook {

/// Exporting lists in the real window, from the real demo service.
class ExportWindowTest final : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void init() { m_console = std::make_unique<Console>(); }
    void cleanup() { m_console.reset(); }
    void jobsAsTheViewShowsThem();
    void eachCountHasItsColumn();
    void theSumIsWrittenWhereItIsShownAlone();
    void aHalfFilledIndexIsSaidToBeOne();
    void webhooksAsTheyWereSent();
    void allOfASavedListing();
    void aFailingServiceLeavesNoFile();
    void anotherListIsNotExported_data();
    void anotherListIsNotExported();
    void theAccountGoesMeanwhile();
    void theWindowClosesMeanwhile();

private:
    QByteArray contents(const QString &name) const;
    ExportCommands &commands() const { return *m_console->window().findChild<ExportCommands *>(); }
    /// Through both dialogs, from the shortcut on; in the folder of the console.
    void exportByHand(ExportFormat format, const QString &name, const QString &scope);

    std::unique_ptr<Console> m_console;
};

QByteArray ExportWindowTest::contents(const QString &name) const
{
    QFile file(m_console->folder.filePath(name));
    return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray("unreadable");
}

void ExportWindowTest::exportByHand(ExportFormat format, const QString &name, const QString &scope)
{
    m_console->press(Qt::Key_E, Qt::ControlModifier | Qt::ShiftModifier);
    QTRY_VERIFY_WITH_TIMEOUT(m_console->child<ListingExportDialog>(u"listingExportDialog"_s), 60'000);
    auto *dialog = m_console->child<ListingExportDialog>(u"listingExportDialog"_s);
    QCOMPARE(dialog->findChild<QLabel *>(u"exportScope"_s)->text(), scope);
    auto *formats = dialog->findChild<QComboBox *>(u"exportFormat"_s);
    formats->setCurrentIndex(formats->findData(int(format)));
    dialog->findChild<QPushButton *>(u"listingExportGo"_s)->click();
    QTRY_VERIFY_WITH_TIMEOUT(m_console->child<QFileDialog>(u"listingExportFile"_s), 60'000);
    auto *file = m_console->child<QFileDialog>(u"listingExportFile"_s);
    file->selectFile(m_console->folder.filePath(name));
    QMetaObject::invokeMethod(file, "accept");
}

void ExportWindowTest::jobsAsTheViewShowsThem()
{
    QVERIFY(m_console->begin(1234));
    auto *header = m_console->table().horizontalHeader();
    for (int column = 0; column < header->count(); ++column)
        header->setSectionHidden(column, column != 10 && column != 1);
    header->moveSection(header->visualIndex(10), 0); // the id goes first
    exportByHand(ExportFormat::Csv, u"jobs.csv"_s,
                 u"1,234 job(s): everything the service lists, downloaded from the service first."_s);
    QTRY_COMPARE_WITH_TIMEOUT(m_console->messageText(), u"1,234 job(s) exported to “jobs.csv”."_s, 60'000);
    const QByteArrayList lines = contents(u"jobs.csv"_s).split('\n');
    QCOMPARE(lines.front(), "\"ID\",\"Type\"\r"_ba);
    QCOMPARE(lines.size(), 1 + 1234 + 1);
    QCOMPARE(QSet<QByteArray>(lines.begin(), lines.end()).size(), lines.size());
    const QByteArray first = m_console->model()->idAt(0).toUtf8();
    QVERIFY2(lines[1].startsWith(QByteArray("\"" + first + "\",\"")), lines[1].constData());
    QCOMPARE(m_console->settings.value(u"export/format"_s).toString(), u"csv"_s);
    QCOMPARE(m_console->settings.value(u"export/folder"_s).toString(), m_console->folder.path());
}

/// "12/3" in one cell is a day in March or December to a spreadsheet.
void ExportWindowTest::eachCountHasItsColumn()
{
    constexpr int jobs = 20;
    QVERIFY(m_console->begin(jobs));
    auto *header = m_console->table().horizontalHeader();
    for (int column = 0; column < header->count(); ++column)
        header->setSectionHidden(column,
                                 column != ImportJobsModel::FailedColumn && column != ImportJobsModel::StatusColumn);
    commands().exportTo(m_console->folder.filePath(u"jobs.csv"_s),
                        {.format = ExportFormat::Csv, .guardFormulas = false});
    QTRY_VERIFY_WITH_TIMEOUT(m_console->messageText().contains(u"exported to"), 60'000);
    QByteArrayList expected{"\"Status\",\"Succeeded rows\",\"Failed rows\"\r"};
    bool hasCounts = false;
    for (int row = 0; row < jobs; ++row) {
        const ImportJob *job = m_console->model()->recordAt(row);
        QVERIFY(job);
        QByteArrayList cells;
        for (const auto field : {ImportJob::Status, ImportJob::SuccessCount, ImportJob::FailureCount})
            cells.append('"' + job->text(field).toUtf8() + '"');
        hasCounts = hasCounts || (job->has(ImportJob::SuccessCount) && job->has(ImportJob::FailureCount));
        expected.append(cells.join(',') + '\r');
    }
    expected.append(QByteArray());
    QVERIFY(hasCounts);
    QCOMPARE(contents(u"jobs.csv"_s).split('\n'), expected);
}

void ExportWindowTest::theSumIsWrittenWhereItIsShownAlone()
{
    constexpr int jobs = 20;
    QVERIFY(m_console->begin(jobs));
    auto *header = m_console->table().horizontalHeader();
    header->setSectionHidden(ImportJobsModel::OfColumn, false);
    for (int column = 0; column < header->count(); ++column)
        header->setSectionHidden(column, column != ImportJobsModel::OfColumn);
    commands().exportTo(m_console->folder.filePath(u"jobs.csv"_s),
                        {.format = ExportFormat::Csv, .guardFormulas = false});
    QTRY_VERIFY_WITH_TIMEOUT(m_console->messageText().contains(u"exported to"), 60'000);
    const auto cell = [](const QVariant &text) { return QByteArray('"' + text.toString().toUtf8() + "\"\r"); };
    QByteArrayList expected{
        cell(m_console->model()->headerData(ImportJobsModel::OfColumn, Qt::Horizontal, Qt::DisplayRole))};
    for (int row = 0; row < jobs; ++row) {
        const QModelIndex index = m_console->model()->index(row, ImportJobsModel::OfColumn);
        expected.append(cell(index.data(PagedTableModel::FullTextRole)));
    }
    expected.append(QByteArray());
    QCOMPARE(contents(u"jobs.csv"_s).split('\n'), expected);
}

void ExportWindowTest::aHalfFilledIndexIsSaidToBeOne()
{
    QVERIFY(m_console->begin(3000, {}, {u"--max-per-page=50"_s, u"--latency=20"_s}));
    AccountSession *session = m_console->window().findChild<ListingTabs *>()->page().current()->session;
    QVERIFY(session && session->sync());
    session->sync()->fill();
    QTRY_VERIFY_WITH_TIMEOUT(session->jobIndex()->status().jobs >= 100, 60'000);
    session->sync()->pause();
    QTRY_COMPARE_WITH_TIMEOUT(session->sync()->state(), AccountSync::State::Paused, 60'000);
    JobQuery query;
    query.text = u"customer"_s;
    m_console->window().findChild<SearchDesk *>()->setQuery(query);
    QTRY_VERIFY_WITH_TIMEOUT(m_console->window().findChild<ListingTabs *>()->page().current()->found, 60'000);
    m_console->press(Qt::Key_E, Qt::ControlModifier | Qt::ShiftModifier);
    QTRY_VERIFY_WITH_TIMEOUT(m_console->child<ListingExportDialog>(u"listingExportDialog"_s), 60'000);
    auto *dialog = m_console->child<ListingExportDialog>(u"listingExportDialog"_s);
    const QString partial = ExportText::partial(Listing::ImportJobs);
    const QString text = dialog->findChild<QLabel *>(u"exportScope"_s)->text();
    QVERIFY2(text.endsWith(partial), qPrintable(text));
    commands().exportTo(m_console->folder.filePath(u"part.json"_s), {.format = ExportFormat::Json});
    QTRY_VERIFY_WITH_TIMEOUT(m_console->messageText().contains(u"exported to"), 60'000);
    QVERIFY2(m_console->messageText().endsWith(partial), qPrintable(m_console->messageText()));
}

void ExportWindowTest::webhooksAsTheyWereSent()
{
    QVERIFY(m_console->begin(50));
    m_console->press(Qt::Key_2, Qt::AltModifier);
    QTRY_VERIFY_WITH_TIMEOUT(
        m_console->page().kind().listing() == Listing::Webhooks && m_console->page().status().total > 0, 60'000);
    const qint64 webhooks = *m_console->page().status().total;
    exportByHand(ExportFormat::Json, u"hooks.json"_s,
                 u"%1 webhook(s): everything the service lists, downloaded from the service first."_s.arg(webhooks));
    QTRY_COMPARE_WITH_TIMEOUT(m_console->messageText(), u"%1 webhook(s) exported to “hooks.json”."_s.arg(webhooks),
                              60'000);
    const QJsonArray records = QJsonDocument::fromJson(contents(u"hooks.json"_s)).array();
    QCOMPARE(records.size(), webhooks);
    QVERIFY(records.first().toObject().contains(u"externalChannelID"_s));
}

/// A file does not move while it is read: what it has twice is there twice, however far apart.
void ExportWindowTest::allOfASavedListing()
{
    QVERIFY(m_console->begin(50));
    QFile file(m_console->folder.filePath(u"saved.json"_s));
    QVERIFY(file.open(QIODevice::WriteOnly));
    QByteArrayList records;
    for (int i = 0; i < 1200; ++i)
        records.append(R"({"internalName":"p)" + QByteArray::number(i % 600) + "\"}");
    file.write('[' + records.join(',') + ']');
    file.close();
    m_console->window().openLocalFiles({file.fileName()});
    QTRY_VERIFY_WITH_TIMEOUT(
        m_console->page().kind().listing() == Listing::Properties && m_console->page().status().total == 1200, 60'000);
    commands().exportTo(m_console->folder.filePath(u"all.jsonl"_s), {.format = ExportFormat::JsonLines});
    QTRY_VERIFY_WITH_TIMEOUT(m_console->messageText().contains(u"exported to"), 60'000);
    QCOMPARE(contents(u"all.jsonl"_s), records.join('\n') + '\n');
}

void ExportWindowTest::aFailingServiceLeavesNoFile()
{
    QVERIFY(m_console->begin(50));
    commands().exportTo(m_console->folder.filePath(u"none/jobs.csv"_s), {});
    QTRY_VERIFY2_WITH_TIMEOUT(m_console->messageText().startsWith(
                                  u"The export to “jobs.csv” failed after 0 job(s), and no file was written. "_s),
                              qPrintable(m_console->messageText()), 60'000);
}

void ExportWindowTest::anotherListIsNotExported_data()
{
    QTest::addColumn<bool>("isRemoved");
    QTest::newRow("another list") << false;
    QTest::newRow("account removed") << true;
}

/// What is shown may become another list while the dialog is open.
void ExportWindowTest::anotherListIsNotExported()
{
    QFETCH(const bool, isRemoved);
    QVERIFY(m_console->begin(50));
    m_console->press(Qt::Key_E, Qt::ControlModifier | Qt::ShiftModifier);
    QTRY_VERIFY_WITH_TIMEOUT(m_console->child<QPushButton>(u"listingExportGo"_s), 60'000);
    m_console->child<QPushButton>(u"listingExportGo"_s)->click();
    QTRY_VERIFY_WITH_TIMEOUT(m_console->child<QFileDialog>(u"listingExportFile"_s), 60'000);
    auto *file = m_console->child<QFileDialog>(u"listingExportFile"_s);
    auto &tabs = *m_console->window().findChild<ListingTabs *>();
    if (isRemoved)
        m_console->sessions->removeAccount(tabs.accountId(), this, [](const Outcome &) {});
    else
        tabs.showListing(Listing::Webhooks);
    QTRY_VERIFY_WITH_TIMEOUT(
        isRemoved ? tabs.accountId().isEmpty() : m_console->page().kind().listing() == Listing::Webhooks, 60'000);
    const QString target = m_console->folder.filePath(u"jobs.csv"_s);
    Q_EMIT file->fileSelected(target);
    file->reject();
    QTRY_COMPARE_WITH_TIMEOUT(m_console->messageText(), ExportCommands::goneText(), 60'000);
    QVERIFY(!commands().isBusy() && !QFile::exists(target));
}

void ExportWindowTest::theAccountGoesMeanwhile()
{
    QVERIFY(m_console->begin(100'000, {}, {u"--latency"_s, u"50"_s}));
    const QString account = m_console->sessions->accounts().front().id;
    commands().exportTo(m_console->folder.filePath(u"jobs.jsonl"_s), {.format = ExportFormat::JsonLines});
    m_console->sessions->removeAccount(account, this, [](const Outcome &) {});
    const QString stopped =
        ExportText::failed(Listing::ImportJobs, Error(ErrorKind::Cancelled), 0, u"jobs.jsonl"_s).section(u'0', 0, 0);
    QTRY_VERIFY2_WITH_TIMEOUT(m_console->messageText().startsWith(stopped), qPrintable(m_console->messageText()),
                              60'000);
    QVERIFY(!QFile::exists(m_console->folder.filePath(u"jobs.jsonl"_s)));
}

void ExportWindowTest::theWindowClosesMeanwhile()
{
    QVERIFY(m_console->begin(100'000, {}, {u"--latency"_s, u"50"_s}));
    commands().exportTo(m_console->folder.filePath(u"jobs.jsonl"_s), {.format = ExportFormat::JsonLines});
    QTRY_VERIFY_WITH_TIMEOUT(m_console->child<QWidget>(u"exportStrip"_s)->isVisible(), 60'000);
    m_console->close();
    QVERIFY(!QFile::exists(m_console->folder.filePath(u"jobs.jsonl"_s)));
}

} // namespace Balehook

QTEST_MAIN(Balehook::ExportWindowTest)

#include "tst_exportwindow.moc"
