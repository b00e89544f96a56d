// SPDX-FileCopyrightText: 2026 The Balehook authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "widgets/lists/listingtabs.h"

#include "session/account/sessions.h"
#include "widgets/lists/accountnotices.h"
#include "widgets/lists/importjobskind.h"
#include "widgets/lists/listingcommands.h"
#include "widgets/lists/listingpage.h"
#include "widgets/lists/propertieskind.h"
#include "widgets/lists/webhookskind.h"
#include "widgets/tables/pagedtableview.h"

#include <QLocale>
#include <QVBoxLayout>

namespace Balehook {

using namespace Qt::StringLiterals;

namespace {

std::unique_ptr<ListingKind> kindOf(Listing listing)
{
    switch (listing) {
    case Listing::ImportJobs:
        return std::make_unique<ImportJobsKind>();
    case Listing::Webhooks:
        return std::make_unique<WebhooksKind>();
    case Listing::Properties:
        return std::make_unique<PropertiesKind>();
    }
    return nullptr;
}

} // namespace

ListingTabs::ListingTabs(Sessions &sessions, MessageBar &bar, QWidget *parent)
    : QTabWidget(parent)
    , m_sessions(sessions)
    , m_bar(bar)
    , m_notices(std::make_unique<AccountNotices>(bar))
{
    setObjectName(u"listingTabs"_s);
    setAccessibleName(tr("Lists of the account"));
    setDocumentMode(true);
    for (std::size_t i = 0; i < count; ++i) {
        auto *place = new QWidget(this);
        auto *layout = new QVBoxLayout(place);
        layout->setContentsMargins(0, 0, 0, 0);
        addTab(place, kindOf(Listing(i))->title());
    }
    connect(m_notices.get(), &AccountNotices::tokenRequested, this, &ListingTabs::tokenRequested);
    connect(m_notices.get(), &AccountNotices::refreshRequested, &m_links, [this] { page().refresh(); });
    build(Listing::ImportJobs);
    connect(this, &QTabWidget::currentChanged, &m_links, [this] { showCurrent(); });
}

ListingTabs::~ListingTabs() = default;

void ListingTabs::build(Listing listing)
{
    auto &page = m_pages[std::size_t(listing)];
    page = std::make_unique<ListingPage>(m_sessions, kindOf(listing), m_bar, widget(int(listing)));
    widget(int(listing))->layout()->addWidget(page.get());
    page->setUtc(m_utc);
    page->table().setCompact(m_compact);
    page->setOffline(m_notices->isOffline());
    connectPage(*page);
    Q_EMIT pageBuilt(*page);
}

void ListingTabs::connectPage(ListingPage &page)
{
    ListingPage *p = &page;
    const auto whileCurrent = [this, p](auto run) {
        return [this, p, run](auto &&...arguments) {
            if (p == &this->page())
                run(std::forward<decltype(arguments)>(arguments)...);
        };
    };
    connect(p, &ListingPage::statusChanged, &m_links, [this, p] {
        updateTitle(*p);
        if (p == &this->page())
            Q_EMIT statusChanged();
    });
    connect(p, &ListingPage::viewReplaced, &m_links, whileCurrent([this, p] { m_notices->watch(p->current()); }));
    connect(p, &ListingPage::recordChanged, &m_links,
            whileCurrent([this](const std::shared_ptr<const RecordPage> &records, qsizetype index) {
                Q_EMIT recordChanged(records, index);
            }));
    connect(p, &ListingPage::recordOpened, this, &ListingTabs::recordOpened);
    connect(p, &ListingPage::accountRequested, this, &ListingTabs::accountRequested);
    connect(p, &ListingPage::tokenRequested, this, &ListingTabs::tokenRequested);
    connect(p, &ListingPage::sourceRequested, this, &ListingTabs::sourceRequested);
    connect(p, &ListingPage::pathRequested, this, &ListingTabs::pathRequested);
    connect(&p->commands(), &ListingCommands::done, this, &ListingTabs::done);
}

void ListingTabs::updateTitle(const ListingPage &page)
{
    const std::optional<qint64> total = page.status().listedTotal;
    const int tab = int(page.kind().listing());
    QString title = page.kind().title();
    if (total)
        title = tr("%1 %2", "title of a list and how many it has").arg(title, QLocale().toString(*total));
    if (title != tabText(tab)) // else Qt would paint all of the tab once more
        setTabText(tab, title);
}

void ListingTabs::showListing(Listing listing)
{
    setCurrentIndex(int(listing));
}

ListingPage &ListingTabs::page() const
{
    const auto &current = m_pages[std::size_t(std::max(0, currentIndex()))];
    return current ? *current : *m_pages[0];
}

/// Each text that changes in a list asks for a layout. Qt then paints all of the tab, whether that is another one or
/// not.
bool ListingTabs::event(QEvent *event)
{
    if (event->type() == QEvent::LayoutRequest) {
        const std::array<QSize, 3> room{sizeHint(), minimumSizeHint(), tabBar()->sizeHint()};
        if (std::exchange(m_room, room) == room)
            return QWidget::event(event); // NOLINT(bugprone-parent-virtual-call): past QTabWidget
    }
    return QTabWidget::event(event);
}

void ListingTabs::showCurrent()
{
    const auto listing = Listing(currentIndex());
    if (!page(listing))
        build(listing);
    page().showAccount(m_accountId);
    m_notices->watch(page().current());
    Q_EMIT listingChanged(listing);
    page().announceRecord();
    Q_EMIT statusChanged();
}

void ListingTabs::showAccount(const QString &accountId)
{
    m_accountId = accountId;
    forEachPage([this](ListingPage &page) {
        if (&page != &this->page())
            page.showAccount(QString()); // until its tab is shown
    });
    page().showAccount(accountId);
}

QString ListingTabs::accountId() const
{
    return page().current() ? page().current()->accountId : QString();
}

void ListingTabs::updateAccount(const QString &accountId)
{
    forEachPage([&accountId](ListingPage &page) { page.updateAccount(accountId); });
}

void ListingTabs::forgetAccount(const QString &accountId)
{
    forEachPage([&accountId](ListingPage &page) { page.forgetAccount(accountId); });
}

void ListingTabs::setOffline(bool offline)
{
    m_notices->setOffline(offline);
    forEachPage([offline](ListingPage &page) { page.setOffline(offline); });
}

void ListingTabs::setUtc(bool utc)
{
    m_utc = utc;
    forEachPage([utc](ListingPage &page) { page.setUtc(utc); });
}

void ListingTabs::setCompact(bool compact)
{
    m_compact = compact;
    forEachPage([compact](ListingPage &page) { page.table().setCompact(compact); });
}

} // namespace Balehook
