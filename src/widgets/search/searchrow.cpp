// SPDX-FileCopyrightText: 2026 The Balehook authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "widgets/search/searchrow.h"

#include "widgets/search/conditionmenu.h"
#include "widgets/search/countrangedialog.h"
#include "widgets/search/scopeline.h"

#include <QLayout>
#include <QToolButton>

namespace Balehook {

using namespace Qt::StringLiterals;

SearchRow::SearchRow(QWidget *parent)
    : QueryRow(parent)
    , m_conditions(new ConditionMenu([this] { return m_query; }, this))
    , m_scope(new ScopeLine(this))
{
    setObjectName(u"searchRow"_s);
    m_text->setObjectName(u"searchText"_s);
    m_text->setPlaceholderText(tr("Search ID, type, user, channel, file names, details"));
    m_text->setAccessibleName(tr("Search import jobs"));
    m_add->setObjectName(u"addFilter"_s);
    m_views->setObjectName(u"viewsButton"_s);
    layout()->addWidget(m_scope);
    m_conditions->attachTo(*m_add->menu());
    connect(m_conditions, &ConditionMenu::chosen, this, [this](const JobQuery &query) { change(query); });
    connect(m_conditions, &ConditionMenu::valuesRequested, this,
            [this](ImportJob::Field field) { chooseValues(field, m_add); });
    connect(m_conditions, &ConditionMenu::countsRequested, this, &SearchRow::askForFacets);
    connect(m_conditions, &ConditionMenu::countRequested, this, &SearchRow::chooseCount);
    connect(m_conditions, &ConditionMenu::datesRequested, this, [this](ImportJob::Field field) { chooseDates(field); });
}

void SearchRow::setLabels(const QMap<QString, QString> &labels)
{
    if (m_labels == labels)
        return;
    m_labels = labels;
    showChips();
}

void SearchRow::tell()
{
    Q_EMIT queryChanged(m_query);
}

QString SearchRow::textOf(const Part &part) const
{
    return part.text(m_query, m_labels, m_isUtc);
}

QString SearchRow::valueText(ImportJob::Field field, const QString &value) const
{
    return QueryWords::valueText(field, value, m_labels);
}

void SearchRow::chooseValues(ImportJob::Field field, const QWidget *anchor)
{
    ValuesPopup &popup = makePopup(field, ValuesPopup::ofJobs(field, m_labels));
    connect(&popup, &ValuesPopup::loadRequested, m_scope, &ScopeLine::loadRequested);
    connect(&popup, &ValuesPopup::findRequested, this,
            [this, field](const QString &text) { Q_EMIT findRequested(field, text); });
    popup.openAt(*anchor);
    askForFacets();
}

void SearchRow::askForFacets()
{
    m_isCounting = true;
    Q_EMIT facetsRequested();
}

void SearchRow::setFound(const QString &text, const Result<JobFacets> &facets)
{
    if (!m_popup || !facets)
        return;
    const auto values = facets.value().values.find(m_popupField);
    if (values != facets.value().values.end())
        m_popup->addFound(text, values->second);
}

void SearchRow::setFacets(const Result<JobFacets> &facets)
{
    m_isCounting = false;
    if (facets)
        m_conditions->setCounts(facets.value());
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
    m_isCounting = false;
    if (m_popup)
        m_popup->setTrouble(text, loadText);
}

void SearchRow::chooseCount(ImportJob::Field field)
{
    const auto now = m_query.counts.find(field);
    auto *dialog = new CountRangeDialog(ImportJob::conditionName(field),
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

} // namespace Balehook
