// SPDX-FileCopyrightText: 2026 The Balehook authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "widgets/lists/propertiescommands.h"

#include "core/text/safetext.h"
#include "session/listing/savedlisting.h"
#include "widgets/lists/listingkind.h"
#include "widgets/lists/listingpage.h"
#include "widgets/lists/listingtabs.h"
#include "widgets/messages/messagebar.h"

#include <QFileDialog>
#include <QFileInfo>
#include <QStandardPaths>

#include <utility>

namespace Balehook {

using namespace Qt::StringLiterals;

namespace {

constexpr auto messageId = "account.savedListing"_L1;

} // namespace

PropertiesCommands::PropertiesCommands(ListingTabs &tabs, MessageBar &bar, QWidget &window)
    : QObject(&window)
    , m_tabs(tabs)
    , m_bar(bar)
    , m_window(window)
{
    connect(&tabs, &ListingTabs::pageBuilt, this, &PropertiesCommands::adoptPage);
    connect(&tabs, &ListingTabs::listingChanged, this, [this] { tell(&m_tabs.page()); });
}

void PropertiesCommands::adoptPage(ListingPage &page)
{
    ListingPage *p = &page;
    connect(p, &ListingPage::viewReplaced, this, [this, p] {
        if (p == &m_tabs.page())
            tell(p);
    });
}

void PropertiesCommands::chooseListing()
{
    auto *dialog = new QFileDialog(&m_window, tr("Open Saved Listing"));
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    dialog->setFileMode(QFileDialog::ExistingFile);
    dialog->setNameFilters({tr("Saved listings (*.json)"), tr("All files (*)")});
    dialog->setDirectory(QStandardPaths::writableLocation(QStandardPaths::DownloadLocation));
    connect(dialog, &QFileDialog::fileSelected, this, &PropertiesCommands::openListing);
    dialog->open();
}

void PropertiesCommands::openListing(const QString &filePath)
{
    if (m_tabs.accountId().isEmpty()) {
        wait(filePath);
        return;
    }
    m_tabs.showListing(Listing::Properties);
    m_tabs.page().showFile(SavedListing::ofProperties(filePath), QFileInfo(filePath).fileName());
    m_tabs.page().focusTable();
}

// Named on the command line, it is here before the account; and it may be here before there is any account.
void PropertiesCommands::wait(const QString &filePath)
{
    m_waitingFile = filePath;
    if (!m_isAccountKnown)
        return;
    m_bar.post({.id = messageId,
                .level = Message::Level::Information,
                .text = tr("Saved listings are shown within an account. Add an account, and “%1” opens there.")
                            .arg(cellText(QFileInfo(filePath).fileName(), 80)),
                .actionText = {},
                .action = {},
                .detail = {}});
}

void PropertiesCommands::accountShown()
{
    m_isAccountKnown = true;
    if (!m_waitingFile.isEmpty())
        openListing(std::exchange(m_waitingFile, QString()));
}

void PropertiesCommands::closeListing()
{
    if (ListingPage *page = m_tabs.page(Listing::Properties))
        page->showFile(nullptr, {});
}

void PropertiesCommands::tell(ListingPage *page)
{
    const bool isFile = page->kind().listing() == Listing::Properties && page->current() && page->current()->file;
    if (!isFile) {
        m_bar.withdraw(messageId);
        return;
    }
    m_bar.post({.id = messageId,
                .level = Message::Level::Information,
                .text = tr("This is the saved listing “%1”, not what the account lists now.")
                            .arg(cellText(page->current()->fileName, 80)),
                .actionText = tr("Close"),
                .action = [this] { closeListing(); },
                .detail = {},
                .closable = false});
}

} // namespace Balehook
