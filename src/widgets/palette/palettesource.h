// SPDX-FileCopyrightText: 2026 The Balehook authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "widgets/palette/paletteentry.h"

#include <QCoreApplication>

#include <vector>

class QMenu;
class QMenuBar;

namespace Balehook {

class FilesDesk;
class ListingTabs;
class Sessions;
class SettingsFile;
class WindowActions;
struct WindowContext;

/// Everything the command palette offers at this moment: what the menus would do now, the accounts, the named views of
/// the account that is shown, the files that were opened last. What is off is left out.
class PaletteSource final
{
    Q_DECLARE_TR_FUNCTIONS(Balehook::PaletteSource)

public:
    /// All of them outlive what gathered() returns.
    PaletteSource(const WindowContext &window, FilesDesk &files);

    void setAccountChooser(std::function<void(const QString &accountId)> choose) { m_choose = std::move(choose); }
    /// Fills the menus of \a menus as if they were about to show.
    std::vector<PaletteEntry> gathered(const QMenuBar &menus) const;

    static constexpr std::size_t mostFiles = 100;

private:
    void addMenu(QMenu &menu, const QString &place, std::vector<PaletteEntry> &entries) const;
    void addAccounts(std::vector<PaletteEntry> &entries) const;
    void addViews(std::vector<PaletteEntry> &entries) const;
    void addFiles(std::vector<PaletteEntry> &entries) const;

    Sessions &m_sessions;
    SettingsFile &m_settings;
    ListingTabs &m_tabs;
    FilesDesk &m_files;
    WindowActions &m_actions;
    std::function<void(const QString &accountId)> m_choose;
};

} // namespace Balehook
