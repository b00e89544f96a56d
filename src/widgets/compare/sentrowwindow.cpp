// SPDX-FileCopyrightText: 2026 The Balehook authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "widgets/compare/sentrowwindow.h"

#include "core/process/background.h"
#include "core/text/pluralcount.h"
#include "core/text/safetext.h"
#include "failedrows/cache/filecache.h"
#include "session/account/sessions.h"
#include "widgets/compare/comparetext.h"
#include "widgets/compare/keycolumnsbutton.h"
#include "widgets/fields/dialogbuttons.h"
#include "widgets/look/characterwidth.h"
#include "widgets/look/icons.h"
#include "widgets/look/plainlabel.h"
#include "widgets/messages/announcer.h"
#include "widgets/messages/dialognotice.h"
#include "widgets/messages/progressstrip.h"

#include <QDialogButtonBox>
#include <QFileDialog>
#include <QFormLayout>
#include <QHeaderView>
#include <QLabel>
#include <QLocale>
#include <QPushButton>
#include <QScreen>
#include <QSpinBox>
#include <QStyle>
#include <QTreeWidget>
#include <QVBoxLayout>

#include <algorithm>
#include <limits>
#include <utility>

namespace Balehook {

using namespace Qt::StringLiterals;

using State = ComparedSide::State;

SentRowWindow::SentRowWindow(Sessions &sessions, SettingsFile &settings)
    : m_sessions(sessions)
    , m_failed(new ComparedSide(sessions, settings, this))
    , m_sent(new ComparedSide(sessions, settings, this))
    , m_failedText(plainLabel(u"sentRowFailed"_s, this))
    , m_sentText(plainLabel(u"sentRowSent"_s, this))
    , m_choose(new QPushButton(tr("Choose &File..."), this))
    , m_keys(new KeyColumnsButton(this))
    , m_lineTitle(new QLabel(tr("or &line:"), this))
    , m_line(new QSpinBox(this))
    , m_note(plainLabel(u"sentRowNote"_s, this))
    , m_notice(new DialogNotice(this))
    , m_strip(new ProgressStrip(this))
    , m_cells(new QTreeWidget(this))
{
    setObjectName(u"sentRowWindow"_s);
    setWindowTitle(tr("Row as It Was Sent"));
    setWindowFlags(Qt::Window);
    // The program ends with its main window, whether or not somebody still reads.
    setAttribute(Qt::WA_QuitOnClose, false);
    build();
    connectParts();
}

SentRowWindow::~SentRowWindow()
{
    stopLooking();
}

void SentRowWindow::build()
{
    m_choose->setObjectName(u"sentRowChoose"_s);
    m_choose->setIcon(themedIcon(u"folder-open"_s));
    m_choose->setAutoDefault(false);
    m_line->setObjectName(u"sentRowLine"_s);
    m_line->setRange(0, std::numeric_limits<int>::max());
    m_line->setSpecialValueText(u" "_s);
    m_line->setGroupSeparatorShown(true);
    m_line->setKeyboardTracking(false);
    m_line->setAccessibleName(tr("Line of the imported file"));
    m_lineTitle->setBuddy(m_line);
    m_notice->setObjectName(u"sentRowNotice"_s);
    m_download = m_notice->addButton(tr("&Download"));
    m_download->setObjectName(u"sentRowDownload"_s);
    m_download->setIcon(themedIcon(u"download"_s));
    m_cells->setObjectName(u"sentRowCells"_s);
    m_cells->setAccessibleName(tr("Cells of both rows"));
    m_cells->setHeaderLabels({tr("Column"), tr("As sent"), tr("In the failed file"), tr("Difference")});
    m_cells->setRootIsDecorated(false);
    m_cells->setUniformRowHeights(true);
    m_cells->setAllColumnsShowFocus(true);
    m_cells->setEditTriggers(QAbstractItemView::NoEditTriggers);

    auto *form = new QFormLayout;
    form->addRow(tr("Failed row:"), m_failedText);
    form->addRow(tr("Imported file:"), m_sentText);
    form->setFieldGrowthPolicy(QFormLayout::AllNonFixedFieldsGrow);
    auto *files = new QHBoxLayout;
    files->addLayout(form, 1);
    files->addWidget(m_choose, 0, Qt::AlignTop);
    auto *way = new QHBoxLayout;
    way->addWidget(m_keys);
    way->addWidget(m_lineTitle);
    way->addWidget(m_line);
    way->addWidget(m_note, 1);

    auto *buttons = DialogButtons::closeAndHelp(*this, u"compare"_s);
    const auto add = [this, buttons](const QString &text, const QString &name, int rows) {
        QPushButton *button = DialogButtons::addAction(*buttons, text, name);
        connect(button, &QPushButton::clicked, this, [this, rows] { step(rows); });
        return button;
    };
    m_previous = add(tr("&Previous Match"), u"sentRowPrevious"_s, -1);
    m_next = add(tr("&Next Match"), u"sentRowNext"_s, 1);

    auto *layout = new QVBoxLayout(this);
    layout->addLayout(files);
    layout->addLayout(way);
    layout->addWidget(m_notice);
    layout->addWidget(m_strip);
    layout->addWidget(m_cells, 1);
    layout->addWidget(buttons);
    const int character = characterWidth(fontMetrics());
    const QSize wanted(character * 120, fontMetrics().lineSpacing() * 30);
    resize(wanted.boundedTo(screen()->availableSize() * 9 / 10));
}

void SentRowWindow::connectParts()
{
    for (ComparedSide *side : {m_failed, m_sent})
        connect(side, &ComparedSide::changed, &m_links, [this] { adapt(); });
    connect(m_choose, &QPushButton::clicked, this, &SentRowWindow::askForFile);
    connect(m_download, &QPushButton::clicked, this, [this] { m_sent->fetch(); });
    connect(m_strip, &ProgressStrip::stopRequested, this, [this] {
        m_sent->cancel();
        if (m_stop)
            *m_stop = true;
    });
    connect(m_keys, &KeyColumnsButton::keysChosen, this, [this](const QStringList &keys) {
        m_wish = {.keys = keys};
        look();
    });
    connect(m_line, &QSpinBox::valueChanged, this, [this](int line) {
        m_wish = line > 0 ? SentRow::Wish{.line = line} : SentRow::Wish();
        look();
    });
    // Nothing of it stays on screen.
    connect(&m_sessions, &Sessions::accountGone, this, [this](const QString &accountId) {
        if (m_failed->accountId() == accountId || m_sent->accountId() == accountId)
            close();
    });
}

void SentRowWindow::setRow(const ShownFile &file)
{
    m_fileRow = file.rows.fileRow;
    if (file.job)
        m_failed->setJob(file.accountId, *file.job);
    else if (file.cached)
        m_failed->setCached(*file.cached);
    else
        m_failed->setLocal(file.path);
    if (file.job && file.job->has(ImportJob::FilePath)) {
        m_sent->setJob(file.accountId, *file.job, JobFile::Imported);
    } else if (file.cached && !file.cached->jobId.isEmpty()) {
        for (const CachedFile &kept : m_sessions.files().recentFiles()) {
            if (kept.which == JobFile::Imported && kept.jobId == file.cached->jobId
                && kept.accountId == file.cached->accountId) {
                m_sent->setCached(kept);
                break;
            }
        }
    }
    adapt();
}

bool SentRowWindow::isBusy() const
{
    return m_strip->isActive();
}

void SentRowWindow::setSentFile(const QString &path)
{
    stopLooking(); // it looks in another file
    m_row.reset();
    m_cells->clear();
    m_note->clear();
    m_sent->setLocal(path);
}

void SentRowWindow::askForFile()
{
    auto *dialog = new QFileDialog(this, tr("Choose the Imported File"));
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    dialog->setFileMode(QFileDialog::ExistingFile);
    connect(dialog, &QFileDialog::fileSelected, this, &SentRowWindow::setSentFile);
    dialog->open();
}

/// True where both files are there.
bool SentRowWindow::tellFiles()
{
    m_failedText->setText(tr("Row %1 of %2").arg(QLocale().toString(m_fileRow + 1), m_failed->caption()));
    m_sentText->setText(m_sent->caption());
    const State state = m_sent->state();
    if (state == State::Empty)
        m_notice->showText(MessageLevel::Information,
                           tr("It is not known where the imported file is. Choose a copy of it."), false);
    else if (state == State::Missing || state == State::Failed)
        m_notice->showText(MessageLevel::Warning, m_sent->stateText(), true);
    else
        m_notice->hide();
    if (state == State::Fetching) {
        if (!m_strip->isActive())
            m_strip->begin(m_sent->stateText());
        m_strip->setProgress(m_sent->stateText(), m_sent->perMille(), m_sent->perMille() < 0 ? 0 : 1000);
    } else if (!m_stop) {
        m_strip->end();
    }
    return m_failed->state() == State::Ready && state == State::Ready;
}

void SentRowWindow::adapt()
{
    const bool areThere = tellFiles();
    if (areThere && !m_row && !m_stop)
        look();
    m_choose->setEnabled(m_sent->state() != State::Fetching); // or what arrives would replace it
    m_keys->setVisible(areThere);
    m_line->setVisible(areThere);
    m_lineTitle->setVisible(areThere);
    const std::size_t rows = m_row ? m_row->rows.size() : 0;
    m_previous->setEnabled(m_place > 0);
    m_next->setEnabled(m_place + 1 < rows);
    m_previous->setVisible(rows > 1);
    m_next->setVisible(rows > 1);
}

void SentRowWindow::stopLooking()
{
    if (m_stop)
        *m_stop = true;
    m_stop.reset();
}

void SentRowWindow::look()
{
    if (m_failed->state() != State::Ready || m_sent->state() != State::Ready)
        return;
    stopLooking();
    m_stop = std::make_shared<std::atomic_bool>(false);
    m_strip->begin(tr("Searching…"));
    const auto found = SentRow::later(m_failed->source(), m_fileRow, m_sent->source(), m_wish, m_stop);
    whenDone(found, this, [this, stop = m_stop](const std::shared_ptr<const SentRow> &result) {
        if (stop == m_stop)
            take(result);
    });
}

void SentRowWindow::take(const std::shared_ptr<const SentRow> &row)
{
    m_stop.reset();
    m_strip->end();
    m_row = row;
    m_place = 0;
    m_keys->setColumns(row->commonColumns(), row->keys);
    const QSignalBlocker blocker(m_line);
    m_line->setValue(int(std::min<qint64>(row->line.value_or(0), m_line->maximum())));
    showCells();
    adapt();
    if (!row->result)
        m_notice->showText(MessageLevel::Error, refusal(), false);
    Announcer::say(*this, row->result ? m_note->text() : refusal());
}

QString SentRowWindow::refusal() const
{
    const Error &error = m_row->result.error();
    const QString caption = (m_row->tables.empty() ? m_failed : m_sent)->caption();
    if (error.kind == ErrorKind::NotATable || error.kind == ErrorKind::FileEmpty)
        return tr("%1 is empty or not a table, so its rows cannot be shown here.").arg(caption);
    if (error.kind == ErrorKind::FileNotUsable)
        return tr("%1 cannot be read here. %2").arg(caption, error.userMessage());
    if (error.kind == ErrorKind::Cancelled)
        return tr("The search was stopped.");
    return error.kind == ErrorKind::NotAllowed
        ? tr("No column of both files looks like a key. Choose key columns, or enter the line.")
        : error.userMessage();
}

QString SentRowWindow::matchText() const
{
    const QLocale locale;
    if (m_row->count == 0)
        return m_row->line ? tr("The imported file has no such line.")
                           : tr("No row of the imported file has this key.");
    const QString line = locale.toString(m_row->lineOf(m_row->rows[m_place]));
    if (m_row->count > 1)
        //: %1 says which of these rows is shown, %2 is its line
        return tr("%Ln row(s) of the imported file have this key; it is not known which one was meant. Shown: %1, line "
                  "%2.",
                  nullptr, pluralCount(m_row->count))
            .arg(locale.toString(qint64(m_place) + 1), line);
    return m_row->isGuessed ? tr("Detected: line %1 of the imported file.").arg(line)
                            : tr("Line %1 of the imported file.").arg(line);
}

void SentRowWindow::step(int rows)
{
    m_place = std::size_t(qint64(m_place) + rows);
    showCells();
    adapt();
    Announcer::say(*this, m_note->text());
}

void SentRowWindow::showCells()
{
    m_cells->clear();
    m_note->setText(m_row->result ? matchText() : QString());
    if (!m_row->result || m_row->rows.empty())
        return;
    for (const SentRow::Cell &cell : m_row->sideBySide(m_place)) {
        const auto text = [](const std::optional<QByteArray> &value) {
            return value ? QString::fromUtf8(*value) : QString();
        };
        auto *item = new QTreeWidgetItem(m_cells);
        item->setText(0, inItsDirection(cellText(cell.column, 80)));
        item->setText(1, inItsDirection(cellText(text(cell.sent))));
        item->setText(2, inItsDirection(cellText(text(cell.failed))));
        item->setToolTip(1, plainToolTip(text(cell.sent)));
        item->setToolTip(2, plainToolTip(text(cell.failed)));
        item->setText(3,
                      cell.differs       ? tr("different")
                          : !cell.failed ? tr("only as sent")
                          : !cell.sent   ? tr("only in the failed file")
                                         : QString());
        if (!cell.differs)
            continue;
        QFont font = m_cells->font();
        font.setBold(true);
        for (int column = 0; column < m_cells->columnCount(); ++column)
            item->setFont(column, font);
    }
    m_cells->setCurrentItem(m_cells->topLevelItem(0));
    fitColumns();
}

/// Once: afterwards they are as wide as the user wants them. What differs is seen whatever the size of the letters.
void SentRowWindow::fitColumns()
{
    if (std::exchange(m_areColumnsFitted, true))
        return;
    QHeaderView *header = m_cells->header();
    header->setStretchLastSection(false); // or that column has not the width of its contents
    m_cells->resizeColumnToContents(3);
    int rest = m_cells->width() - 2 * m_cells->frameWidth() - header->sectionSize(3)
        - style()->pixelMetric(QStyle::PM_ScrollBarExtent, nullptr, m_cells);
    // The titles are whole in a small window, too.
    const auto take = [&](int column, int percent) {
        header->resizeSection(column, std::max(rest * percent / 100, header->sectionSizeHint(column)));
        rest -= header->sectionSize(column);
    };
    take(0, 22);
    take(2, 50);
    take(1, 100);
    header->setStretchLastSection(true);
}

} // namespace Balehook
