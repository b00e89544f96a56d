// SPDX-FileCopyrightText: 2026 The Balehook authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "widgets/handoff/handoffdialog.h"

#include "core/text/safetext.h"
#include "failedrows/archive/obstacletext.h"
#include "failedrows/format/contentkindtext.h"
#include "failedrows/rows/guardtext.h"
#include "failedrows/rows/handofftarget.h"
#include "net/requesthistory.h"
#include "session/account/sessions.h"
#include "session/jobs/jobsummary.h"
#include "settings/failedfilesettings.h"
#include "widgets/fields/helppage.h"
#include "widgets/links/savedialog.h"
#include "widgets/links/savename.h"
#include "widgets/look/characterwidth.h"
#include "widgets/look/icons.h"
#include "widgets/look/wrappedlabel.h"
#include "widgets/messages/announcer.h"
#include "widgets/messages/dialognotice.h"
#include "widgets/messages/progressstrip.h"

#include <QCheckBox>
#include <QDialogButtonBox>
#include <QFileDialog>
#include <QFileInfo>
#include <QLabel>
#include <QListWidget>
#include <QLocale>
#include <QPushButton>
#include <QRadioButton>
#include <QVBoxLayout>

#include <algorithm>

namespace Balehook {

using namespace Qt::StringLiterals;

using State = ComparedSide::State;

HandoffDialog::HandoffDialog(Sessions &sessions, SettingsFile &settings, const ShownFile &file,
                             FindComparison findComparison, QWidget *parent)
    : QDialog(parent)
    , m_sessions(sessions)
    , m_settings(settings)
    , m_shown(file)
    , m_findComparison(std::move(findComparison))
    , m_file(new ComparedSide(sessions, settings, this))
    , m_name(new WrappedLabel(this))
    , m_notice(new DialogNotice(this))
    , m_columns(new QListWidget(this))
    , m_addresses(new QCheckBox(tr("Hide the &user, email addresses and file paths in all text"), this))
    , m_comparison(new QCheckBox(tr("&Include the comparison that is open"), this))
    , m_documents(new QRadioButton(tr("&Markdown and HTML: the summary with sample rows"), this))
    , m_archive(new QRadioButton(tr("&Zip archive: the summary and all rows as CSV"), this))
    , m_strip(new ProgressStrip(this))
{
    setObjectName(u"handoffDialog"_s);
    setWindowTitle(tr("Hand Off Failed Rows"));
    setAttribute(Qt::WA_DeleteOnClose);
    build();
    connectParts();
    if (file.job)
        m_file->setJob(file.accountId, *file.job);
    else if (file.cached)
        m_file->setCached(*file.cached);
    else
        m_file->setLocal(file.path);
    takeFile();
}

HandoffDialog::~HandoffDialog() = default;

void HandoffDialog::build()
{
    m_name->setObjectName(u"handoffFile"_s);
    m_notice->setObjectName(u"handoffNotice"_s);
    m_download = m_notice->addButton(tr("&Download"));
    m_download->setObjectName(u"handoffDownload"_s);
    m_download->setIcon(themedIcon(u"download"_s));
    m_columns->setObjectName(u"handoffColumns"_s);
    m_columns->setUniformItemSizes(true);
    m_addresses->setObjectName(u"handoffAddresses"_s);
    m_addresses->setChecked(true);
    m_comparison->setObjectName(u"handoffComparison"_s);
    m_comparison->setChecked(true);
    m_comparison->hide();
    m_documents->setObjectName(u"handoffDocuments"_s);
    m_documents->setChecked(true);
    m_archive->setObjectName(u"handoffArchive"_s);
    auto *title = new QLabel(tr("&Hidden columns (personal data):"), this);
    title->setBuddy(m_columns);
    m_columns->setAccessibleName(tr("Hidden columns"));

    auto *buttons = new QDialogButtonBox(QDialogButtonBox::Cancel, this);
    m_go = buttons->addButton(tr("&Write..."), QDialogButtonBox::AcceptRole);
    m_go->setObjectName(u"handoffGo"_s);
    m_go->setIcon(themedIcon(u"save"_s));
    m_go->setDefault(true);
    buttons->button(QDialogButtonBox::Cancel)->setAutoDefault(false);
    HelpPage::offer(*this, *buttons, u"copy-and-export"_s);
    connect(buttons, &QDialogButtonBox::accepted, this, &HandoffDialog::askForFile);
    connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);

    auto *layout = new QVBoxLayout(this);
    layout->addWidget(m_name);
    layout->addWidget(m_notice);
    layout->addWidget(title);
    layout->addWidget(m_columns, 1);
    layout->addWidget(m_addresses);
    layout->addWidget(m_comparison);
    layout->addWidget(m_documents);
    layout->addWidget(m_archive);
    layout->addWidget(m_strip);
    layout->addWidget(buttons);
    const int character = characterWidth(fontMetrics());
    resize(character * 72, fontMetrics().lineSpacing() * 26);
}

void HandoffDialog::connectParts()
{
    connect(m_file, &ComparedSide::changed, &m_links, [this] { takeFile(); });
    connect(m_download, &QPushButton::clicked, m_file, &ComparedSide::fetch);
    connect(m_strip, &ProgressStrip::stopRequested, this, [this] {
        if (m_handoff)
            m_handoff->cancel();
        else
            m_file->cancel();
    });
    connect(&m_rows, &FailedRows::opened, &m_links, [this] {
        if (m_rows.document().kind() == ContentKind::Table)
            return;
        const auto obstacle = m_rows.document().obstacle();
        m_trouble = obstacle ? ObstacleText::of(*obstacle)
            : m_rows.document().contents().needsMember()
            ? tr("The file contains several tables. Show its rows and choose one of them first.")
            : ContentKindText::of(m_rows.document().kind());
        adapt();
    });
    connect(&m_rows, &FailedRows::completed, &m_links, [this] { takeRows(); });
    connect(&m_rows, &FailedRows::failed, &m_links, [this](const Error &error) {
        m_trouble = error.userMessage();
        adapt();
    });
    // Nothing of it stays on screen.
    connect(&m_sessions, &Sessions::accountGone, this, [this](const QString &accountId) {
        if (m_file->accountId() == accountId)
            reject();
    });
}

void HandoffDialog::takeFile()
{
    m_name->setText(m_file->caption());
    if (m_file->state() == State::Ready && m_rows.document().path().isEmpty()) {
        const QString jobType = m_file->cached() ? m_file->cached()->jobType : QString();
        m_rows.open(m_file->path(), FailedFileSettings(m_settings).view(jobType));
    }
    adapt();
}

void HandoffDialog::takeRows()
{
    if (std::exchange(m_isRead, true))
        return;
    m_compared = m_findComparison(m_file->path());
    m_comparison->setVisible(m_compared.has_value());
    const std::vector<int> personal = m_rows.personalColumns();
    for (int column = 0; column < m_rows.document().columnCount(); ++column) {
        auto *item = new QListWidgetItem(cellText(m_rows.columnName(column), 80), m_columns);
        item->setFlags(Qt::ItemIsEnabled | Qt::ItemIsSelectable | Qt::ItemIsUserCheckable);
        const bool isPersonal = std::find(personal.begin(), personal.end(), column) != personal.end();
        item->setCheckState(isPersonal ? Qt::Checked : Qt::Unchecked);
    }
    m_columns->setCurrentRow(0);
    adapt();
    m_columns->setFocus();
}

void HandoffDialog::adapt()
{
    const State state = m_file->state();
    const bool mayFetch = state == State::Missing || state == State::Failed;
    if (mayFetch || !m_trouble.isEmpty())
        m_notice->showText(MessageLevel::Warning, mayFetch ? m_file->stateText() : m_trouble, mayFetch);
    else
        m_notice->hide();
    if (state == State::Fetching) {
        if (!m_strip->isActive())
            m_strip->begin(m_file->stateText());
        m_strip->setProgress(m_file->stateText(), m_file->perMille(), m_file->perMille() < 0 ? 0 : 1000);
    } else if (!m_handoff) {
        const bool isReading = state == State::Ready && !m_isRead && m_trouble.isEmpty();
        if (!isReading)
            m_strip->end();
        else if (!m_strip->isActive())
            m_strip->begin(tr("Reading…"));
    }
    for (QWidget *choice :
         std::initializer_list<QWidget *>{m_columns, m_addresses, m_comparison, m_documents, m_archive})
        choice->setEnabled(m_isRead && !m_handoff);
    m_go->setEnabled(m_isRead && !m_handoff && m_trouble.isEmpty());
}

std::vector<int> HandoffDialog::hiddenColumns() const
{
    std::vector<int> columns;
    for (int row = 0; row < m_columns->count(); ++row) {
        if (m_columns->item(row)->checkState() == Qt::Checked)
            columns.push_back(row);
    }
    return columns;
}

void HandoffDialog::askForFile()
{
    if (!m_go->isEnabled())
        return;
    const QString base = m_file->cached() && !m_file->cached()->jobId.isEmpty()
        ? u"job-"_s + m_file->cached()->jobId
        : QFileInfo(m_file->path()).completeBaseName();
    QFileDialog *dialog = openSaveDialog(HandoffTarget::proposedName(base, m_archive->isChecked()), *this);
    SaveName::setSuffix(*dialog, HandoffTarget::suffix(m_archive->isChecked()));
    connect(dialog, &QFileDialog::fileSelected, this, &HandoffDialog::checkBeside);
}

/// The dialog has asked about the file that was chosen, but not about the second one, nor with another ending.
void HandoffDialog::checkBeside(const QString &chosen)
{
    const QString fileName = HandoffTarget::withSuffix(chosen, m_archive->isChecked());
    QStringList files{fileName};
    if (!m_archive->isChecked())
        files.append(HandoffTarget::besideOf(fileName));
    SaveName::confirm(chosen, files, *this, [this, fileName] { writeTo(fileName); });
}

HandoffReport HandoffDialog::report() const
{
    HandoffReport report;
    const Account *account = m_sessions.account(m_file->accountId());
    const auto &cached = m_file->cached();
    report.summary.title = cached ? cached->name : QFileInfo(m_file->path()).fileName();
    if (m_shown.job)
        report.summary.facts = JobSummary::factsOf(*m_shown.job, account);
    else if (cached)
        report.summary.facts = JobSummary::factsOf(*cached, account);
    if (!m_addresses->isChecked()) {
        for (ReplySummary::Cell &fact : report.summary.facts)
            fact.personal = false;
    }
    if (m_comparison->isChecked())
        report.comparison = m_compared;
    report.requests = JobSummary::requestsOf(m_sessions.requests(), m_file->accountId(), m_addresses->isChecked());
    return report;
}

void HandoffDialog::writeTo(const QString &fileName)
{
    if (m_handoff || !m_isRead)
        return;
    const std::vector<int> hidden = hiddenColumns();
    if (hidden != m_rows.personalColumns()) {
        m_rows.setPersonalColumns(hidden);
        FailedFileSettings(m_settings).setView(m_file->cached() ? m_file->cached()->jobType : QString(), m_rows.view());
        Q_EMIT columnsHidden(m_file->path(), m_rows.view().personalColumns.value_or(QStringList()));
    }
    m_handoff = std::make_unique<Handoff>(m_rows,
                                          Handoff::Order{.fileName = fileName,
                                                         .isArchive = m_archive->isChecked(),
                                                         .mask = RowMask(hidden, m_addresses->isChecked()),
                                                         .report = report()});
    connect(m_handoff.get(), &Handoff::progressed, this, [this](qint64 rows, qint64 ofRows) {
        const QLocale locale;
        m_strip->setProgress(tr("%1 of %2 rows written.").arg(locale.toString(rows), locale.toString(ofRows)), rows,
                             ofRows);
    });
    connect(m_handoff.get(), &Handoff::finished, this, &HandoffDialog::take);
    m_strip->begin(tr("Writing…"));
    adapt();
    m_handoff->start();
}

void HandoffDialog::take(const Result<Handoff::Written> &result)
{
    m_handoff.release()->deleteLater(); // it is the one that is telling
    m_strip->end();
    adapt();
    if (!result) {
        const QString text = result.error().kind == ErrorKind::Cancelled
            ? tr("The hand-off was stopped.")
            : tr("The hand-off was not written completely. %1").arg(result.error().userMessage());
        m_notice->showText(MessageLevel::Warning, text, false);
        Announcer::say(*this, text);
        return;
    }
    QStringList names;
    for (const QString &path : result.value().paths)
        names.append(cellText(QFileInfo(path).fileName(), 80));
    //: %1 are one or two names of files
    const QString text = tr("Written: %1.").arg(QLocale().createSeparatedList(names));
    Q_EMIT written(GuardText::after(text, result.value().guardedCells));
    QDialog::accept();
}

} // namespace Balehook
