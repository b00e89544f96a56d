// SPDX-FileCopyrightText: 2026 The Balehook authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QPushButton>

namespace Balehook {

class ListingTabs;

/// "12 new": rows of the shown list that a refresh found and the user has not seen, or jobs that a search would find
/// now. Nothing moves by itself; a click goes to where they are, or searches again. Hidden while there is nothing to
/// see. Owned by the window, in its status bar.
class NewsButton final : public QPushButton
{
    Q_OBJECT

public:
    explicit NewsButton(ListingTabs &tabs, QWidget *parent);

private:
    void refresh();
    void goThere();

    ListingTabs &m_tabs;
};

} // namespace Balehook
