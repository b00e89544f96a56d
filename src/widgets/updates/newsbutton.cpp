// SPDX-FileCopyrightText: 2026 The Balehook authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "widgets/updates/newsbutton.h"

#include "widgets/fields/explain.h"
#include "widgets/lists/listingpage.h"
#include "widgets/lists/listingtabs.h"
#include "widgets/tables/pagedtableview.h"

namespace Balehook {

using namespace Qt::StringLiterals;

NewsButton::NewsButton(ListingTabs &tabs, QWidget *parent)
    : QPushButton(parent)
    , m_tabs(tabs)
{
    setObjectName(u"newsButton"_s);
    setAutoDefault(false);
    // It takes its height while it is hidden, so that the list does not move when it comes.
    QSizePolicy policy = sizePolicy();
    policy.setRetainSizeWhenHidden(true);
    setSizePolicy(policy);
    hide();
    connect(&tabs, &ListingTabs::statusChanged, this, &NewsButton::refresh);
    connect(this, &QPushButton::clicked, this, &NewsButton::goThere);
}

void NewsButton::refresh()
{
    const ListingView *view = m_tabs.page().current();
    // What a search finds grows with the index; what it would find beyond what is shown is offered.
    const bool isListing = view && !view->found;
    PagedTableModel::News news;
    if (isListing)
        news = view->model->news();
    else if (view)
        news = {.fresh = view->offered, .row = 0};
    QStringList parts;
    if (news.fresh > 0)
        parts << tr("%Ln new", "rows", int(news.fresh));
    if (news.changed > 0)
        parts << tr("%Ln changed", "rows", int(news.changed));
    setVisible(!parts.isEmpty() && news.row >= 0);
    setText(parts.join(u" · "_s));
    const QString explanation = isListing
        ? tr("Goes to the rows that are new or changed since you last looked. The order of the "
             "list is not documented.")
        : tr("Searches again to show the jobs added to the index since.");
    explain(*this, explanation);
}

void NewsButton::goThere()
{
    ListingPage &page = m_tabs.page();
    if (!page.current())
        return;
    if (page.current()->found) {
        page.refresh(ListingPage::Refresh::OfWhatIsKnown);
        page.focusTable();
        return;
    }
    PagedTableModel &model = *page.current()->model;
    const int row = model.news().row;
    PagedTableView &table = page.table();
    if (row >= 0)
        table.scrollTo(model.index(row, table.firstColumnOnScreen()), QAbstractItemView::PositionAtTop);
    model.forgetGrowth();
    page.focusTable();
}

} // namespace Balehook
