// SPDX-FileCopyrightText: 2026 The Balehook authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "widgets/window/windowlayout.h"

#include "widgets/lists/listingkind.h"
#include "widgets/lists/listingpage.h"

#include <QGuiApplication>
#include <QMainWindow>
#include <QScreen>
#include <QSplitter>

#include <algorithm>

namespace Balehook {

using namespace Qt::StringLiterals;

namespace {

constexpr auto accountsName = "accountsSplitter"_L1;

} // namespace

WindowLayout::WindowLayout(SettingsFile &settings, QMainWindow &window, QSplitter &accounts)
    : m_settings(settings)
    , m_window(window)
    , m_accounts(accounts)
{ }

void WindowLayout::restore()
{
    // Qt moves a window whose screen is gone, or has become smaller, onto one that is there.
    if (!m_window.restoreGeometry(m_settings.geometry())) {
        const QSize room = m_window.screen()->availableSize();
        m_window.resize(QSize(1280, 800).boundedTo(room * 0.95));
    }
    if (!m_accounts.restoreState(m_settings.layout(accountsName)))
        m_accounts.setSizes({std::min(180, m_window.width() / 6), m_window.width()});
    m_accounts.setChildrenCollapsible(false);
}

void WindowLayout::restoreColumns(ListingPage &page)
{
    page.columns().restore(m_settings.layout(page.kind().objectName()));
}

void WindowLayout::saveColumns(ListingPage &page)
{
    if (const QByteArray state = page.columns().state(); !state.isEmpty())
        m_settings.setLayout(page.kind().objectName(), state);
}

void WindowLayout::save()
{
    m_settings.setGeometry(m_window.saveGeometry());
    m_settings.setLayout(accountsName, m_accounts.saveState());
}

} // namespace Balehook
