// SPDX-FileCopyrightText: 2026 The Balehook authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "widgets/searchrow.h"

#include "widgets/characterwidth.h"
#include "widgets/conditionmenu.h"
#include "widgets/countrangedialog.h"
#include "widgets/daterangedialog.h"
#include "widgets/icons.h"
#include "widgets/querychips.h"
#include "widgets/scopeline.h"
#include "widgets/searchfield.h"
#include "widgets/valuespopup.h"

#include <QHBoxLayout>
#include <QMenu>
#include <QToolButton>
#include <QVBoxLayout>

namespace Balehook {

using namespace Qt::StringLiterals;

SearchRow::SearchRow(QWidget *parent)
    : QWidget(parent)
{
    setObjectName(u"searchRow"_s);
    build();
    connect(m_text, &SearchField::typed, this, &SearchRow::takeText);
    connect(m_text, &SearchField::resultsWanted, this, &SearchRow::resultsWanted);
    connect(m_text, &SearchField::left, this, &SearchRow::left);
    connect(m_conditions, &ConditionMenu::chosen, this, &SearchRow::change);
    connect(m_conditions, &ConditionMenu::valuesWanted, this,
            [this](ImportJob::Field field) { chooseValues(field, m_add); });
    connect(m_conditions, &ConditionMenu::countWanted, this, &SearchRow::chooseCount);
    connect(m_conditions, &ConditionMenu::datesWanted, this, &SearchRow::chooseDates);
    const auto part = [this](std::size_t chip) { return QueryPart::of(m_query).at(chip); };
    connect(m_chips, &QueryChips::removed, this,
            [this, part](std::size_t chip) { change(QueryPart::without(m_query, part(chip))); });
    connect(m_chips, &QueryChips::clearWanted, this, &SearchRow::clear);
    connect(m_chips, &QueryChips::editWanted, this,
            [this, part](std::size_t chip, QWidget *button) { editPart(part(chip), button); });
}

void SearchRow::build()
{
    m_text = new SearchField(this);
    m_text->setObjectName(u"searchText"_s);
    m_text->setPlaceholderText(tr("Search id, type, user, channel, file names, details"));
    m_text->setAccessibleName(tr("Search import jobs"));

    m_conditions = new ConditionMenu([this] { return m_query; }, this);
    m_add = new QToolButton(this);
    m_add->setObjectName(u"addFilter"_s);
    m_add->setText(tr("Add Filter"));
    m_add->setIcon(themedIcon(u"plus"_s));
    auto *menu = new QMenu(m_add);
    m_conditions->attachTo(*menu);
    m_add->setMenu(menu);
    m_views = new QMenu(this);
    m_viewsButton = new QToolButton(this);
    m_viewsButton->setObjectName(u"viewsButton"_s);
    m_viewsButton->setText(tr("Views"));
    m_viewsButton->setMenu(m_views);
    for (QToolButton *button : {m_add, m_viewsButton}) {
        button->setToolButtonStyle(Qt::ToolButtonTextBesideIcon);
        button->setPopupMode(QToolButton::InstantPopup);
        // Some styles leave no room for their arrow.
        button->setMinimumWidth(button->sizeHint().width() + characterWidth(fontMetrics()));
    }
    m_chips = new QueryChips(this);
    m_scope = new ScopeLine(this);

    auto *row = new QHBoxLayout;
    row->addWidget(m_text, 1);
    row->addWidget(m_add);
    row->addWidget(m_viewsButton);
    auto *column = new QVBoxLayout(this);
    column->setContentsMargins(4, 4, 4, 2);
    column->setSpacing(4);
    column->addLayout(row);
    column->addWidget(m_chips);
    column->addWidget(m_scope);
}

void SearchRow::setQuery(const JobQuery &query)
{
    m_text->settle();
    m_query = query;
    if (m_text->text() != query.text)
        m_text->setText(query.text);
    showChips();
}

void SearchRow::setLabels(const QMap<QString, QString> &labels)
{
    if (m_labels == labels)
        return;
    m_labels = labels;
    showChips();
}

void SearchRow::showChips()
{
    QStringList texts;
    for (const QueryPart part : QueryPart::of(m_query))
        texts.append(part.text(m_query, m_labels));
    m_chips->show(texts);
}

void SearchRow::change(const JobQuery &query)
{
    JobQuery next = query;
    next.text = m_text->text(); // what was typed a moment ago belongs to it
    setQuery(next);
    Q_EMIT queryChanged(m_query);
}

void SearchRow::takeText()
{
    m_text->settle();
    if (m_query.text == m_text->text())
        return;
    m_query.text = m_text->text();
    Q_EMIT queryChanged(m_query);
}

void SearchRow::clear()
{
    m_text->clear();
    if (m_query != JobQuery())
        change({});
}

void SearchRow::focusText()
{
    m_text->begin();
}

void SearchRow::editPart(QueryPart part, QWidget *chip)
{
    switch (part.kind) {
    case QueryPart::Kind::Values:
        chooseValues(part.field, chip);
        break;
    case QueryPart::Kind::Count:
        chooseCount(part.field);
        break;
    case QueryPart::Kind::Time:
        chooseDates(part.field);
        break;
    case QueryPart::Kind::FailedFile:
    case QueryPart::Kind::Failures:
    case QueryPart::Kind::Listed:
    case QueryPart::Kind::Sort:
        change(QueryPart::turned(m_query, part));
        break;
    }
}

void SearchRow::chooseValues(ImportJob::Field field, const QWidget *anchor)
{
    const auto chosen = m_query.values.find(field);
    m_popupField = field;
    m_popup = new ValuesPopup(ValuesPopup::ofJobs(field, m_labels),
                              chosen == m_query.values.end() ? JobQuery::Values() : chosen->second, this);
    connect(m_popup, &ValuesPopup::changed, this, [this, field](const JobQuery::Values &values) {
        JobQuery query = m_query;
        if (values.values.isEmpty())
            query.values.erase(field);
        else
            query.values[field] = values;
        change(query);
    });
    connect(m_popup, &ValuesPopup::loadWanted, m_scope, &ScopeLine::loadWanted);
    m_popup->openAt(*anchor);
    Q_EMIT facetsWanted();
}

void SearchRow::setFacets(const Result<JobFacets> &facets)
{
    if (!m_popup)
        return;
    if (!facets) {
        m_popup->setTrouble(facets.error().userMessage());
        return;
    }
    const auto values = facets.value().values.find(m_popupField);
    const auto distinct = facets.value().distinct.find(m_popupField);
    if (values != facets.value().values.end())
        m_popup->setCounts(values->second, distinct == facets.value().distinct.end() ? 0 : distinct->second);
    else
        m_popup->setCounts({}, 0);
}

void SearchRow::setFacetsTrouble(const QString &text, const QString &loadText)
{
    if (m_popup)
        m_popup->setTrouble(text, loadText);
}

void SearchRow::chooseCount(ImportJob::Field field)
{
    const auto now = m_query.counts.find(field);
    auto *dialog = new CountRangeDialog(QueryPart::fieldName(field),
                                        now == m_query.counts.end() ? JobQuery::CountRange() : now->second, this);
    connect(dialog, &CountRangeDialog::chosen, this, [this, field](const JobQuery::CountRange &range) {
        JobQuery query = m_query;
        query.counts.erase(field);
        if (range.least || range.most)
            query.counts[field] = range;
        change(query);
    });
    dialog->open();
}

void SearchRow::chooseDates(ImportJob::Field field)
{
    const auto now = m_query.times.find(field);
    auto *dialog = new DateRangeDialog(QueryPart::fieldName(field),
                                       now == m_query.times.end() ? JobQuery::TimeRange() : now->second, this);
    connect(dialog, &DateRangeDialog::chosen, this, [this, field](const JobQuery::TimeRange &range) {
        JobQuery query = m_query;
        query.times[field] = range;
        change(query);
    });
    dialog->open();
}

} // namespace Balehook
