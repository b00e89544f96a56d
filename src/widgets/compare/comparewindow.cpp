// SPDX-FileCopyrightText: 2026 The Balehook authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "widgets/compare/comparewindow.h"

#include "core/process/background.h"
#include "core/text/pluralcount.h"
#include "core/text/safetext.h"
#include "failedrows/compare/comparisonsummary.h"
#include "failedrows/compare/comparisontext.h"
#include "failedrows/rows/comparisonexport.h"
#include "failedrows/rows/guardtext.h"
#include "failedrows/text/filename.h"
#include "session/account/sessions.h"
#include "widgets/compare/comparisonpanes.h"
#include "widgets/compare/keycolumnsbutton.h"
#include "widgets/fields/dialogbuttons.h"
#include "widgets/links/savedialog.h"
#include "widgets/links/savename.h"
#include "widgets/look/characterwidth.h"
#include "widgets/look/icons.h"
#include "widgets/look/plainlabel.h"
#include "widgets/messages/announcer.h"
#include "widgets/messages/dialognotice.h"
#include "widgets/messages/progressstrip.h"
#include "widgets/rows/rowscommands.h"

#include <QClipboard>
#include <QDialogButtonBox>
#include <QFileDialog>
#include <QFileInfo>
#include <QFormLayout>
#include <QGuiApplication>
#include <QLabel>
#include <QLocale>
#include <QMenu>
#include <QMimeData>
#include <QPushButton>
#include <QScreen>
#include <QVBoxLayout>

namespace Balehook {

using namespace Qt::StringLiterals;

using State = ComparedSide::State;

CompareWindow::CompareWindow(Sessions &sessions, SettingsFile &settings)
    : m_sessions(sessions)
    , m_older(new ComparedSide(sessions, settings, this))
    , m_newer(new ComparedSide(sessions, settings, this))
    , m_olderText(plainLabel(u"compareOlder"_s, this))
    , m_newerText(plainLabel(u"compareNewer"_s, this))
    , m_leftOut(plainLabel(u"compareLeftOut"_s, this))
    , m_message(plainLabel(u"compareMessage"_s, this))
    , m_swap(new QPushButton(tr("&Swap"), this))
    , m_keys(new KeyColumnsButton(this))
    , m_keyNote(plainLabel(u"compareKeyNote"_s, this))
    , m_notice(new DialogNotice(this))
    , m_strip(new ProgressStrip(this))
    , m_panes(new ComparisonPanes(this))
{
    setObjectName(u"compareWindow"_s);
    setWindowTitle(tr("Compare Failed Rows"));
    setWindowFlags(Qt::Window);
    // The program ends with its main window, whether or not somebody still reads.
    setAttribute(Qt::WA_QuitOnClose, false);
    build();
    connectParts();
    adapt();
}

CompareWindow::~CompareWindow()
{
    stopComparing();
}

QLayout *CompareWindow::makeHeader()
{
    m_swap->setObjectName(u"compareSwap"_s);
    m_swap->setAutoDefault(false);
    auto *form = new QFormLayout;
    form->addRow(tr("Older file:"), m_olderText);
    form->addRow(tr("Newer file:"), m_newerText);
    form->setFieldGrowthPolicy(QFormLayout::AllNonFixedFieldsGrow);
    auto *files = new QHBoxLayout;
    files->addLayout(form, 1);
    files->addWidget(m_swap, 0, Qt::AlignTop);
    auto *keys = new QHBoxLayout;
    keys->addWidget(m_keys);
    keys->addWidget(m_keyNote, 1);
    auto *header = new QVBoxLayout;
    header->addLayout(files);
    header->addLayout(keys);
    header->addWidget(m_leftOut);
    return header;
}

void CompareWindow::build()
{
    m_notice->setObjectName(u"compareNotice"_s);
    m_download = m_notice->addButton(tr("&Download"));
    m_download->setObjectName(u"compareDownload"_s);
    m_download->setIcon(themedIcon(u"download"_s));

    auto *buttons = DialogButtons::closeAndHelp(*this, u"compare"_s);
    m_open = DialogButtons::addAction(*buttons, tr("&Open Row"), u"compareOpen"_s, u"rows-3"_s);
    m_copy = DialogButtons::addAction(*buttons, tr("&Copy Summary"), u"compareCopy"_s, u"copy"_s);
    m_exportButton = DialogButtons::addAction(*buttons, tr("&Export Rows..."), u"compareExport"_s, u"save"_s);

    auto *layout = new QVBoxLayout(this);
    layout->addLayout(makeHeader());
    layout->addWidget(m_notice);
    layout->addWidget(m_strip);
    layout->addWidget(m_panes, 1);
    layout->addWidget(m_message);
    layout->addWidget(buttons);
    m_message->hide();
    m_leftOut->hide();
    const int character = characterWidth(fontMetrics());
    const QSize wanted(character * 140, fontMetrics().lineSpacing() * 36);
    resize(wanted.boundedTo(screen()->availableSize() * 9 / 10));
}

void CompareWindow::connectParts()
{
    for (ComparedSide *side : {m_older, m_newer})
        connect(side, &ComparedSide::changed, &m_links, [this] { adapt(); });
    connect(m_swap, &QPushButton::clicked, this, &CompareWindow::swap);
    connect(m_download, &QPushButton::clicked, this, &CompareWindow::download);
    connect(m_strip, &ProgressStrip::stopRequested, this, &CompareWindow::stop);
    connect(m_keys, &KeyColumnsButton::keysChosen, this, [this](const QStringList &keys) {
        m_wantedKeys = keys;
        compare();
    });
    connect(m_panes, &ComparisonPanes::changed, &m_links, [this] { adapt(); });
    connect(m_panes, &ComparisonPanes::rowActivated, &m_links, [this] { openRow(); });
    connect(m_panes, &ComparisonPanes::failed, &m_links, [this](const Error &error) { tell(error.userMessage()); });
    connect(m_open, &QPushButton::clicked, this, &CompareWindow::openRow);
    connect(m_copy, &QPushButton::clicked, this, &CompareWindow::copySummary);
    connect(m_exportButton, &QPushButton::clicked, this, &CompareWindow::askForFile);
    // Nothing of it stays on screen.
    connect(&m_sessions, &Sessions::accountGone, this, [this](const QString &accountId) {
        if (m_older->accountId() == accountId || m_newer->accountId() == accountId)
            close();
    });
}

void CompareWindow::sortByTime()
{
    if (m_older->createdAt() && m_newer->createdAt() && *m_older->createdAt() > *m_newer->createdAt())
        swap();
}

bool CompareWindow::isBusy() const
{
    return m_strip->isActive();
}

void CompareWindow::findPrevious(const QString &accountId, const ImportJob &job)
{
    AccountSession *session = m_sessions.session(accountId);
    if (!session)
        return;
    m_search = std::make_unique<PreviousUpload>(*session);
    const auto end = [this](const QString &text) {
        m_search.release()->deleteLater(); // a signal of it led here
        m_searchEnd = text;
    };
    connect(m_search.get(), &PreviousUpload::found, this, [this, end, accountId](const ImportJob &previous) {
        end({});
        m_older->setJob(accountId, previous);
    });
    connect(m_search.get(), &PreviousUpload::notFound, this, [this, end](qint64 checked) {
        end(tr("No earlier job of the same type, user and file name has a failed file. Numbers and dates in the file "
               "name were ignored. Jobs checked: %1.")
                .arg(QLocale().toString(checked)));
        adapt();
    });
    connect(m_search.get(), &PreviousUpload::failed, this, [this, end](const Error &error) {
        end(tr("The previous upload could not be found. %1").arg(error.userMessage()));
        adapt();
    });
    m_newer->setJob(accountId, job);
    m_search->find(job);
    adapt();
}

void CompareWindow::swap()
{
    std::swap(m_older, m_newer);
    m_wasCompared = false;
    adapt();
}

void CompareWindow::download()
{
    for (ComparedSide *side : {m_older, m_newer})
        side->fetch();
}

/// What is said above the rows where there is something to do or to wait for; true where both files are there.
bool CompareWindow::tellFiles()
{
    QStringList missing;
    bool isFetching = false;
    for (const ComparedSide *side : {m_older, m_newer}) {
        if (side->state() == State::Fetching) {
            isFetching = true;
            if (!m_strip->isActive())
                m_strip->begin(side->stateText());
            m_strip->setProgress(side->stateText(), side->perMille(), side->perMille() < 0 ? 0 : 1000);
        } else if (side->state() == State::Missing || side->state() == State::Failed) {
            missing.append(side->stateText());
        }
    }
    if (m_search) {
        if (!m_strip->isActive())
            m_strip->begin(tr("Looking for the previous upload…"));
        return false;
    }
    if (!isFetching && !m_stop && !m_export)
        m_strip->end();
    if (!m_searchEnd.isEmpty())
        missing = {m_searchEnd};
    if (isFetching || missing.isEmpty()) {
        if (!m_wasCompared)
            m_notice->hide();
    } else {
        const QString text = missing.join(u'\n');
        if (m_notice->text() != text || m_notice->isHidden())
            m_notice->showText(MessageLevel::Warning, text, m_searchEnd.isEmpty());
    }
    return m_older->state() == State::Ready && m_newer->state() == State::Ready;
}

void CompareWindow::adapt()
{
    const auto caption = [](const ComparedSide &side) { return side.caption().isEmpty() ? u"…"_s : side.caption(); };
    m_olderText->setText(caption(*m_older));
    m_newerText->setText(caption(*m_newer));
    const bool isReady = tellFiles();
    m_swap->setEnabled(isReady && !m_export);
    const ComparisonRows *rows = m_panes->rows();
    m_open->setEnabled(m_panes->currentRow().has_value());
    m_copy->setEnabled(m_comparison != nullptr);
    m_exportButton->setEnabled(rows && rows->isReady() && !rows->isSearching() && rows->count() > 0 && !m_export);
    m_keys->setEnabled(isReady && !m_export && !m_keys->menu()->isEmpty());
    if (isReady && !m_wasCompared)
        compare();
}

void CompareWindow::stopComparing()
{
    if (m_stop)
        *std::exchange(m_stop, nullptr) = true;
}

void CompareWindow::stop()
{
    if (m_export) {
        m_export->cancel();
    } else if (m_stop) {
        stopComparing();
        m_strip->end();
        m_notice->showText(MessageLevel::Information,
                           tr("The comparison was stopped. Choose the key columns to start it again."), false);
    } else if (m_search) {
        m_search.reset();
        m_searchEnd = tr("The search for the previous upload was stopped.");
        adapt();
    } else {
        m_older->cancel();
        m_newer->cancel();
    }
}

void CompareWindow::compare()
{
    stopComparing();
    m_wasCompared = true;
    m_comparison.reset();
    m_panes->setComparison(nullptr);
    m_notice->hide();
    m_message->hide();
    m_leftOut->hide();
    m_strip->begin(tr("Comparing…"));
    m_stop = std::make_shared<std::atomic_bool>(false);
    const auto compared = FileComparison::later(m_older->source(), m_newer->source(), m_wantedKeys, m_stop);
    whenDone(compared, this, [this, stop = m_stop](const std::shared_ptr<const FileComparison> &result) {
        if (stop == m_stop)
            take(result);
    });
    adapt();
}

void CompareWindow::take(const std::shared_ptr<const FileComparison> &comparison)
{
    m_stop.reset();
    m_strip->end();
    m_keys->setColumns(comparison->commonColumns(), comparison->keys);
    const bool isGuessed = comparison->isGuessed && !comparison->keys.isEmpty();
    m_keyNote->setText(isGuessed ? tr("Detected. Rows with the same key are the same row.")
                                 : tr("Rows with the same key are the same row."));
    if (!comparison->result) {
        m_notice->showText(MessageLevel::Error, refusalOf(*comparison), false);
        adapt();
        return;
    }
    m_comparison = comparison;
    showOrHide(*m_leftOut, ComparisonText::leftOut(comparison->result.value()));
    m_panes->setComparison(comparison);
    Announcer::say(*this, tr("The files have been compared."));
    adapt();
}

QString CompareWindow::refusalOf(const FileComparison &comparison) const
{
    const Error &error = comparison.result.error();
    const QString caption = (comparison.tables.empty() ? m_older : m_newer)->caption();
    if (error.kind == ErrorKind::NotATable || error.kind == ErrorKind::FileEmpty)
        return tr("%1 is empty or not a table, so its rows cannot be compared.").arg(caption);
    if (error.kind == ErrorKind::FileNotUsable)
        return tr("%1 cannot be compared. %2").arg(caption, error.userMessage());
    if (error.kind != ErrorKind::NotAllowed)
        return error.userMessage();
    if (!error.detail.isEmpty())
        return tr("There is no column \"%1\" in both files.").arg(cellText(error.detail, 80));
    return comparison.commonColumns().isEmpty()
        ? tr("The files have no column in common, so their rows cannot be compared.")
        : tr("No column of both files looks like a key. Choose the columns that say which row is which.");
}

void CompareWindow::openRow()
{
    const auto row = m_panes->currentRow();
    if (!row)
        return;
    const ComparedSide &side = row->newer >= 0 ? *m_newer : *m_older;
    ShownFile file{.accountId = side.accountId(), .cached = side.cached(), .path = side.path()};
    file.rows.fileRow = row->newer >= 0 ? row->newer : row->older;
    file.rows.isAtTop = false;
    Q_EMIT rowRequested(file);
}

void CompareWindow::copySummary()
{
    if (!m_comparison)
        return;
    const ComparisonSummary summary(*m_comparison, m_older->caption(), m_newer->caption());
    auto copied = std::make_unique<QMimeData>();
    copied->setText(summary.plainText());
    copied->setData(u"text/markdown"_s, summary.markdown().toUtf8());
    QGuiApplication::clipboard()->setMimeData(copied.release());
    tell(tr("The summary was copied."));
}

void CompareWindow::askForFile()
{
    const QString name = QFileInfo(m_newer->cached() ? m_newer->cached()->name : m_newer->path()).completeBaseName();
    QFileDialog *dialog = openSaveDialog(safeFileName(name + u"-compared.csv"_s), *this);
    SaveName::whenChosen(*dialog, u"csv"_s, *this, [this](const QString &fileName) { exportTo(fileName); });
}

void CompareWindow::exportTo(const QString &fileName)
{
    ComparisonRows *rows = m_panes->rows();
    if (m_export)
        return;
    if (!rows || !rows->isReady() || rows->isSearching()) {
        tell(RowsCommands::goneText()); // since the name was asked for
        return;
    }
    m_export = std::make_unique<ComparisonExport>(*rows, fileName, ExportFormat::Csv);
    connect(m_export.get(), &ComparisonExport::progressed, this, [this](qint64 written, qint64 ofRows) {
        const QLocale locale;
        m_strip->setProgress(tr("%1 of %2 rows written.").arg(locale.toString(written), locale.toString(ofRows)),
                             written, ofRows);
    });
    connect(m_export.get(), &ComparisonExport::finished, this,
            [this, fileName](const Result<RowExporter::Written> &written) {
                m_export.release()->deleteLater(); // it is the one that is telling
                m_strip->end();
                m_panes->setFixed(false);
                adapt();
                const QString name = cellText(QFileInfo(fileName).fileName(), 80);
                if (!written) {
                    tell(RowsCommands::notWritten(name, written.error()));
                    return;
                }
                const int count = pluralCount(written.value().rows);
                const QString text = tr("%Ln row(s) written to %1.", nullptr, count).arg(name);
                tell(GuardText::after(text, written.value().guardedCells));
            });
    m_panes->setFixed(true);
    m_strip->begin(tr("Writing rows…"));
    m_export->start();
    adapt();
}

void CompareWindow::tell(const QString &text)
{
    m_message->setText(text);
    m_message->show();
    Announcer::say(*this, text);
}

} // namespace Balehook
