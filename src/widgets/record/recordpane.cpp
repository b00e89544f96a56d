// SPDX-FileCopyrightText: 2026 The Balehook authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "widgets/record/recordpane.h"

#include "domain/records/knownwebhooks.h"
#include "domain/records/page.h"
#include "failedrows/cache/filecache.h"
#include "models/twintext.h"
#include "session/account/accountsession.h"
#include "session/account/filetransfers.h"
#include "widgets/fields/explain.h"
#include "widgets/fields/iconbutton.h"
#include "widgets/fields/menutext.h"
#include "widgets/links/linkactions.h"
#include "widgets/links/savelink.h"
#include "widgets/look/flowlayout.h"
#include "widgets/look/icons.h"
#include "widgets/look/wrappedlabel.h"
#include "widgets/record/factsheet.h"
#include "widgets/record/factsview.h"
#include "widgets/record/rawview.h"

#include <QHBoxLayout>
#include <QLabel>
#include <QMenu>
#include <QScrollBar>
#include <QTabWidget>
#include <QToolButton>
#include <QVBoxLayout>

#include <algorithm>
#include <utility>

namespace Balehook {

using namespace Qt::StringLiterals;

namespace {

QLabel *plainLabel(const QString &text, QWidget *parent)
{
    auto *label = new WrappedLabel(text, parent);
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
    m_titleRow = makeTitleRow();
    m_jobButtons = makeButtons(m_actions.job);
    m_webhookButtons = makeButtons(m_actions.webhook);
    layout->addWidget(m_titleRow);
    layout->addWidget(m_jobButtons);
    layout->addWidget(m_webhookButtons);
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
    connect(m_facts, &FactsView::messageRequested, this, &RecordPane::messageRequested);
    connect(m_raw, &RawView::messageRequested, this, &RecordPane::messageRequested);
}

QWidget *RecordPane::makeTitleRow()
{
    auto *row = new QWidget(this);
    auto *layout = new QHBoxLayout(row);
    layout->setContentsMargins({});
    m_title = plainLabel({}, row);
    m_title->setObjectName(u"recordTitle"_s);
    m_title->setSizePolicy(QSizePolicy::Ignored, QSizePolicy::Preferred);
    QToolButton *close = iconButton(u"x"_s, tr("Close the record"), row);
    close->setObjectName(u"closeRecord"_s);
    close->setFocusPolicy(Qt::StrongFocus);
    layout->addWidget(m_title, 1);
    if (m_actions.watch) {
        m_watchButton = new QToolButton(row);
        m_watchButton->setObjectName(u"jobAction"_s);
        m_watchButton->setAutoRaise(true);
        m_watchButton->setFocusPolicy(Qt::StrongFocus);
        MenuText::nameButtons({m_actions.watch});
        m_watchButton->setDefaultAction(m_actions.watch);
        layout->addWidget(m_watchButton);
    }
    m_fold = iconButton(u"chevron-down"_s, tr("Fold the record"), row);
    m_fold->setObjectName(u"foldRecord"_s);
    m_fold->setFocusPolicy(Qt::StrongFocus);
    connect(m_fold, &QToolButton::clicked, this, [this] {
        setFolded(!m_isFolded);
        Q_EMIT foldChosen(m_isFolded);
    });
    layout->addWidget(m_fold);
    layout->addWidget(close);
    connect(close, &QToolButton::clicked, this, &RecordPane::closeRequested);
    return row;
}

QWidget *RecordPane::makeButtons(const QList<RecordActions::Button> &buttons)
{
    auto *row = new QWidget(this);
    auto *layout = new FlowLayout;
    layout->setContentsMargins({});
    row->setLayout(layout);
    for (const RecordActions::Button &each : buttons) {
        auto *button = new QToolButton(row);
        MenuText::nameButtons({each.action});
        button->setDefaultAction(each.action);
        button->setToolButtonStyle(Qt::ToolButtonTextBesideIcon);
        button->setFocusPolicy(Qt::StrongFocus);
        if (!each.more.isEmpty()) {
            auto *menu = new QMenu(button);
            menu->addActions(each.more);
            button->setMenu(menu);
            button->setPopupMode(QToolButton::MenuButtonPopup);
        }
        layout->addWidget(button);
    }
    return row;
}

void RecordPane::setBelow(bool isBelow)
{
    if (std::exchange(m_isBelow, isBelow) == isBelow || !m_tabs)
        return;
    refresh();
    Q_EMIT foldedChanged();
}

void RecordPane::setFolded(bool isFolded)
{
    if (std::exchange(m_isFolded, isFolded) == isFolded)
        return;
    if (m_tabs)
        showParts();
    Q_EMIT foldedChanged();
}

bool RecordPane::isFolded() const
{
    return m_isBelow && (m_isFolded || !m_page);
}

int RecordPane::foldedHeight(int width) const
{
    if (!m_titleRow)
        return 0;
    // Not its size hint, which has the title wrapped within the least width.
    const QMargins margins = layout()->contentsMargins();
    const int room = width - margins.left() - margins.right();
    return m_titleRow->layout()->totalHeightForWidth(room) + margins.top() + margins.bottom();
}

/// What is seen of the record; the focus does not go with what is hidden.
void RecordPane::showParts()
{
    const bool folds = isFolded();
    const bool isJob = dynamic_cast<const Page<ImportJob> *>(m_page.get()) != nullptr;
    const bool isWebhook = dynamic_cast<const Page<Webhook> *>(m_page.get()) != nullptr;
    const bool isReadable = m_tabs->isTabEnabled(m_tabs->indexOf(m_facts));
    if (folds && !m_titleRow->isAncestorOf(window()->focusWidget()) && isAncestorOf(window()->focusWidget()))
        m_fold->setFocus();
    if (m_watchButton)
        m_watchButton->setVisible(isJob);
    m_fold->setVisible(m_isBelow && m_page);
    m_fold->setIcon(themedIcon(m_isFolded ? u"chevron-up"_s : u"chevron-down"_s));
    m_fold->setAccessibleName(m_isFolded ? tr("Unfold the record") : tr("Fold the record"));
    explain(*m_fold, m_fold->accessibleName());
    m_jobButtons->setVisible(isJob && !folds);
    m_webhookButtons->setVisible(isWebhook && !folds);
    m_nothing->setVisible(!m_page && !m_isBelow);
    m_tabs->setVisible(m_page && !folds);
    m_unreadable->setVisible(m_page && !isReadable && !folds);
}

void RecordPane::refresh()
{
    const bool hadPage = std::exchange(m_hadPage, m_page != nullptr);
    fill();
    showParts();
    if (hadPage != m_hadPage)
        Q_EMIT foldedChanged();
}

void RecordPane::fill()
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
    // Nothing to select in it, nothing to stop at.
    m_title->setTextInteractionFlags(sheet ? m_unreadable->textInteractionFlags() : Qt::NoTextInteraction);
    QFont font = m_title->font();
    font.setBold(sheet.has_value());
    m_title->setFont(font);
    if (!sheet) {
        m_title->setText(m_isBelow ? m_nothing->text() : QString()); // the close button keeps its place
        return;
    }
    m_title->setText(sheet->headline.isEmpty() ? sheet->title : sheet->headline);
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

void RecordPane::saveFile(JobFile file)
{
    const auto *jobs = dynamic_cast<const Page<ImportJob> *>(m_page.get());
    if (!jobs)
        return;
    const Link link = Link::of(jobs->at(m_index).text(fieldOf(file)), policy());
    if (link.isUsable()) {
        setFolded(false);
        save(link.url);
    } else {
        Q_EMIT messageRequested(link.refusal);
    }
}

bool RecordPane::isBusy() const
{
    return std::ranges::any_of(m_saving, [](const auto &row) { return row && row->isRunning(); });
}

void RecordPane::save(const QUrl &url)
{
    const auto *jobs = dynamic_cast<const Page<ImportJob> *>(m_page.get());
    if (!m_session || !m_transfers || !m_cache || !jobs)
        return;
    const TransferOrder order = orderForLink(m_session->account().id, jobs->at(m_index), url, policy());
    auto *row = new SaveLink(*m_transfers, *m_cache, order, this);
    m_saves->addWidget(row);
    std::erase(m_saving, nullptr);
    m_saving.emplace_back(row);
    connect(row, &SaveLink::messageRequested, this, &RecordPane::messageRequested);
    connect(row, &SaveLink::dismissed, row, &QObject::deleteLater);
    row->ask();
}

} // namespace Balehook
