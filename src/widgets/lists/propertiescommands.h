// SPDX-FileCopyrightText: 2026 The Balehook authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QObject>

class QWidget;

namespace Balehook {

class ListingPage;
class ListingTabs;
class MessageBar;

/// Listings of properties saved as a file: opens them in the tab "Properties" in place of what the account lists. Owned
/// by the window.
class PropertiesCommands final : public QObject
{
    Q_OBJECT

public:
    PropertiesCommands(ListingTabs &tabs, MessageBar &bar, QWidget &window);

    /// Asks which file.
    void chooseListing();
    /// Where no account is shown yet, the file waits for one.
    void openListing(const QString &filePath);
    /// Another account is shown, or it is certain that there is none: opens what waits, or says what it waits for.
    void accountShown();
    void closeListing();
    /// Says which file is shown, if one is.
    void tell(ListingPage *page);

private:
    void adoptPage(ListingPage &page);
    void wait(const QString &filePath);

    ListingTabs &m_tabs;
    MessageBar &m_bar;
    QWidget &m_window;
    QString m_waitingFile;
    bool m_isAccountKnown = false;
};

} // namespace Balehook
