// SPDX-FileCopyrightText: 2026 The Balehook authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "widgets/record/recordpane.h"

#include "domain/records/knownwebhooks.h"
#include "domain/records/page.h"
#include "failedrows/cache/filecache.h"
#include "models/twintext.h"
#include "session/account/accountsession.h"
#include "session/account/filetransfers.h"
#include "session/jobs/jobfiles.h"
#include "widgets/fields/iconbutton.h"
#include "widgets/links/savelink.h"
#include "widgets/record/factsheet.h"
#include "widgets/record/factsview.h"
#include "widgets/record/rawview.h"

#include <QHBoxLayout>
#include <QLabel>
#include <QScrollBar>
#include <QTabWidget>
#include <QToolButton>
#include <QVBoxLayout>

namespace Balehook {

using namespace Qt::StringLiterals;

namespace {

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

void RecordPane::showRecord(AccountSession *session, std::shared_ptr<const RecordPage> page, qsizetype index)
{
    if (!page || index < 0 || index >= page->count()) {
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

void RecordPane::setFiles(FileTransfers &transfers, FileCache &cache)
{
    m_transfers = &transfers;
    m_cache = &cache;
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
    m_nothing = plainLabel(tr("Select a row to see its record here."), this);
    m_nothing->setAlignment(Qt::AlignCenter);
    m_unreadable = plainLabel({}, this);
    m_tabs = new QTabWidget(this);
    m_tabs->setDocumentMode(true);
    m_tabs->setAccessibleName(accessibleName());
    m_facts = new FactsView(m_tabs);
    m_raw = new RawView(m_tabs);
    m_tabs->addTab(m_facts, tr("Facts"));
    m_tabs->addTab(m_raw, tr("Raw"));
    layout->addWidget(m_nothing, 1);
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
    QToolButton *close = iconButton(u"x"_s, tr("Close the record"), row);
    close->setObjectName(u"closeRecord"_s);
    close->setFocusPolicy(Qt::StrongFocus);
    layout->addWidget(m_title, 1);
    if (m_jobAction) {
        m_jobButton = new QToolButton(row);
        m_jobButton->setObjectName(u"jobAction"_s);
        m_jobButton->setAutoRaise(true);
        m_jobButton->setFocusPolicy(Qt::StrongFocus);
        m_jobButton->setDefaultAction(m_jobAction);
        layout->addWidget(m_jobButton);
    }
    layout->addWidget(close);
    connect(close, &QToolButton::clicked, this, &RecordPane::closeRequested);
    return row;
}

void RecordPane::refresh()
{
    FactStyle style;
    style.utc = m_utc;
    if (m_session)
        style.statusLabels = m_session->account().statusLabels;
    const auto *webhooks = dynamic_cast<const Page<Webhook> *>(m_page.get());
    if (webhooks && m_session)
        style.twins = TwinText::about(m_session->knownWebhooks(), webhooks->at(m_index));
    const std::optional<FactSheet> sheet = m_page ? factSheetOf(*m_page, m_index, style) : std::nullopt;
    const bool isReadable = sheet && !sheet->facts.empty();
    m_nothing->setVisible(!sheet);
    m_tabs->setVisible(sheet.has_value());
    m_unreadable->setVisible(sheet && !isReadable);
    if (m_jobButton)
        m_jobButton->setVisible(dynamic_cast<const Page<ImportJob> *>(m_page.get()) != nullptr);
    // Nothing to select in it, nothing to stop at.
    m_title->setTextInteractionFlags(sheet ? m_unreadable->textInteractionFlags() : Qt::NoTextInteraction);
    if (!sheet) {
        m_title->clear(); // but it stays, so that the close button keeps its place
        return;
    }
    m_title->setText(sheet->title);
    m_unreadable->setText(sheet->unreadableText);
    m_tabs->setTabEnabled(m_tabs->indexOf(m_facts), isReadable);
    if (isReadable)
        m_facts->show(*sheet, policy(), m_session && m_transfers && m_cache);
    else
        m_tabs->setCurrentWidget(m_raw);
    refreshRaw();
}

DestinationPolicy RecordPane::policy() const
{
    return m_session ? m_session->account().linkPolicy() : DestinationPolicy();
}

void RecordPane::refreshRaw()
{
    // Finding an element in the page's bytes costs something; it is done for those who look.
    if (m_page && m_tabs->currentWidget() == m_raw)
        m_raw->setRaw(m_page->rawAt(m_index));
}

void RecordPane::save(const QUrl &url)
{
    const auto *jobs = dynamic_cast<const Page<ImportJob> *>(m_page.get());
    if (!m_session || !m_transfers || !m_cache || !jobs)
        return;
    const TransferOrder order = orderForLink(m_session->account().id, jobs->at(m_index), url, policy());
    auto *row = new SaveLink(*m_transfers, *m_cache, order, this);
    m_saves->addWidget(row);
    connect(row, &SaveLink::messageWanted, this, &RecordPane::messageWanted);
    connect(row, &SaveLink::dismissed, row, &QObject::deleteLater);
    row->ask();
}

} // namespace Balehook
