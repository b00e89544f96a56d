// SPDX-FileCopyrightText: 2026 The Balehook authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "widgets/recordpane.h"

#include "core/safetext.h"
#include "domain/importjob.h"
#include "domain/page.h"
#include "session/accountsession.h"
#include "widgets/factsview.h"
#include "widgets/icons.h"
#include "widgets/rawview.h"
#include "widgets/savelink.h"

#include <QHBoxLayout>
#include <QLabel>
#include <QScrollBar>
#include <QTabWidget>
#include <QToolButton>
#include <QVBoxLayout>

namespace Balehook {

using namespace Qt::StringLiterals;

namespace {

constexpr qsizetype titleLimit = 60;

const Page<ImportJob> *jobsOf(const std::shared_ptr<const RecordPage> &page)
{
    return dynamic_cast<const Page<ImportJob> *>(page.get());
}

QLabel *plainLabel(const QString &text, QWidget *parent)
{
    auto *label = new QLabel(text, parent);
    label->setTextFormat(Qt::PlainText);
    label->setWordWrap(true);
    label->setTextInteractionFlags(Qt::TextSelectableByMouse | Qt::TextSelectableByKeyboard);
    return label;
}

} // namespace

RecordPane::RecordPane(QWidget *parent)
    : QWidget(parent)
{
    setObjectName(u"recordPane"_s);
    setAccessibleName(tr("Record"));
}

RecordPane::~RecordPane() = default;

void RecordPane::showJob(AccountSession *session, std::shared_ptr<const RecordPage> page, qsizetype index)
{
    const Page<ImportJob> *jobs = jobsOf(page);
    if (!jobs || index < 0 || index >= jobs->count()) {
        clear();
        return;
    }
    const bool isSame =
        m_page && m_session == session && !page->idAt(index).isEmpty() && m_page->idAt(m_index) == page->idAt(index);
    m_session = session;
    m_page = std::move(page);
    m_index = index;
    build();
    refresh();
    if (!isSame)
        m_facts->verticalScrollBar()->setValue(0);
}

void RecordPane::clear()
{
    m_page.reset();
    m_index = 0;
    if (m_tabs)
        refresh();
}

void RecordPane::setUtc(bool utc)
{
    if (m_utc == utc)
        return;
    m_utc = utc;
    if (m_tabs)
        refresh();
}

void RecordPane::build()
{
    if (m_tabs)
        return;
    auto *layout = new QVBoxLayout(this);
    layout->setContentsMargins(8, 4, 4, 4);
    layout->addWidget(makeTitleRow());
    m_nothing = plainLabel(tr("Select a job to see it here."), this);
    m_unreadable = plainLabel(tr("This element of the list is no import job. It is shown as it was served."), this);
    m_tabs = new QTabWidget(this);
    m_tabs->setDocumentMode(true);
    m_facts = new FactsView(m_tabs);
    m_raw = new RawView(m_tabs);
    m_tabs->addTab(m_facts, tr("&Facts"));
    m_tabs->addTab(m_raw, tr("&Raw"));
    layout->addWidget(m_nothing);
    layout->addWidget(m_unreadable);
    layout->addWidget(m_tabs, 1);
    m_saves = new QVBoxLayout;
    layout->addLayout(m_saves);
    layout->addStretch();
    connect(m_tabs, &QTabWidget::currentChanged, this, [this] { refreshRaw(); });
    connect(m_facts, &FactsView::saveRequested, this, &RecordPane::save);
    connect(m_facts, &FactsView::messageWanted, this, &RecordPane::messageWanted);
    connect(m_raw, &RawView::messageWanted, this, &RecordPane::messageWanted);
}

QWidget *RecordPane::makeTitleRow()
{
    auto *row = new QWidget(this);
    auto *layout = new QHBoxLayout(row);
    layout->setContentsMargins({});
    m_title = plainLabel({}, row);
    m_title->setObjectName(u"recordTitle"_s);
    m_title->setSizePolicy(QSizePolicy::Ignored, QSizePolicy::Preferred);
    QFont font = m_title->font();
    font.setBold(true);
    m_title->setFont(font);
    auto *close = new QToolButton(row);
    close->setObjectName(u"closeRecord"_s);
    close->setIcon(themedIcon(u"x"_s));
    close->setAutoRaise(true);
    close->setFocusPolicy(Qt::StrongFocus);
    close->setAccessibleName(tr("Close the record pane"));
    close->setToolTip(plainToolTip(close->accessibleName()));
    layout->addWidget(m_title, 1);
    layout->addWidget(close);
    connect(close, &QToolButton::clicked, this, &RecordPane::closeRequested);
    return row;
}

void RecordPane::refresh()
{
    const Page<ImportJob> *jobs = jobsOf(m_page);
    m_nothing->setVisible(!jobs);
    m_tabs->setVisible(jobs);
    m_unreadable->setVisible(jobs && !jobs->at(m_index).isReadable());
    if (!jobs) {
        m_title->clear(); // but it stays, so that the close button keeps its place
        return;
    }
    const ImportJob &job = jobs->at(m_index);
    m_tabs->setTabEnabled(m_tabs->indexOf(m_facts), job.isReadable());
    if (!job.isReadable()) {
        m_title->setText(tr("Unreadable record"));
        m_tabs->setCurrentWidget(m_raw);
    } else {
        m_title->setText(job.id().isEmpty() ? tr("Job without an id")
                                            : tr("Job %1").arg(cellText(job.id(), titleLimit)));
        m_facts->showJob(job, m_session ? m_session->account().statusLabels : QMap<QString, QString>(), m_utc,
                         !m_session.isNull());
    }
    refreshRaw();
}

void RecordPane::refreshRaw()
{
    // Finding an element in the page's bytes costs something; it is done for those who look.
    if (m_page && m_tabs->currentWidget() == m_raw)
        m_raw->setRaw(m_page->rawAt(m_index));
}

void RecordPane::save(const QUrl &url)
{
    if (!m_session || !m_page)
        return;
    auto *row = new SaveLink(*m_session, url, m_page->idAt(m_index), this);
    m_saves->addWidget(row);
    connect(row, &SaveLink::messageWanted, this, &RecordPane::messageWanted);
    connect(row, &SaveLink::dismissed, row, &QObject::deleteLater);
    row->ask();
}

} // namespace Balehook
