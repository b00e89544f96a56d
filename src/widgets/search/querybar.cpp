// SPDX-FileCopyrightText: 2026 The Balehook authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "widgets/search/querybar.h"

#include "core/text/safetext.h"
#include "domain/queries/searchterms.h"
#include "widgets/fields/searchfield.h"
#include "widgets/look/characterwidth.h"
#include "widgets/look/icons.h"
#include "widgets/look/wrappedlabel.h"
#include "widgets/search/querychips.h"
#include "widgets/search/searchsuggestions.h"

#include <QHBoxLayout>
#include <QLabel>
#include <QMenu>
#include <QToolButton>
#include <QVBoxLayout>

namespace Balehook {

using namespace Qt::StringLiterals;

QueryBar::QueryBar(QWidget *parent)
    : QWidget(parent)
    , m_text(new SearchField(this))
    , m_suggestions(new SearchSuggestions(*m_text, this))
    , m_add(new QToolButton(this))
    , m_views(new QToolButton(this))
    , m_chips(new QueryChips(this))
    , m_hint(new WrappedLabel(this))
{
    m_add->setText(tr("Add Filter"));
    m_add->setIcon(themedIcon(u"plus"_s));
    m_add->setMenu(new QMenu(m_add));
    m_views->setText(tr("Views"));
    m_views->setMenu(new QMenu(m_views));
    for (QToolButton *button : {m_add, m_views}) {
        button->setToolButtonStyle(Qt::ToolButtonTextBesideIcon);
        button->setPopupMode(QToolButton::InstantPopup);
        // Some styles leave no room for their arrow.
        button->setMinimumWidth(button->sizeHint().width() + characterWidth(fontMetrics()));
    }
    setFocusProxy(m_text);
    auto *row = new QHBoxLayout;
    row->addWidget(m_text, 1);
    row->addWidget(m_add);
    row->addWidget(m_views);
    auto *column = new QVBoxLayout(this);
    column->setContentsMargins(4, 4, 4, 2);
    column->setSpacing(4);
    column->addLayout(row);
    m_text->setToolTip(tr("ada price: rows with both words, each in any field\n"
                          "\"ada price\": rows with this phrase\n"
                          "user:ada: rows with the word in this field\n"
                          "-draft: rows without the word"));
    m_hint->setObjectName(u"searchHint"_s);
    m_hint->hide();
    column->addWidget(m_hint);
    column->addWidget(m_chips);
    connect(m_text, &SearchField::resultsRequested, this, &QueryBar::resultsRequested);
    connect(m_text, &SearchField::left, this, &QueryBar::left);
}

QString QueryBar::clearText(bool hasText, bool hasFilters)
{
    if (hasText && hasFilters)
        return tr("Clear Search and Filters");
    return hasText ? tr("Clear Search") : tr("Clear Filters");
}

QMenu &QueryBar::viewsMenu()
{
    return *m_views->menu();
}

void QueryBar::showTermsHint(const SearchTerms &terms, const QString &known)
{
    QString hint;
    if (const QStringList &names = terms.unknownNames(); !names.isEmpty())
        hint = tr("“%1:” is not a field of this list and is searched as text. Fields: %2")
                   .arg(cellText(names.first(), 40), known);
    else if (terms.isCut())
        hint = tr("Only the first %1 words and phrases are searched for.").arg(SearchTerms::mostTerms);
    m_hint->setText(hint);
    m_hint->setVisible(!hint.isEmpty());
    m_text->setAccessibleDescription(hint);
}

void QueryBar::focusText()
{
    m_text->begin();
}

} // namespace Balehook
