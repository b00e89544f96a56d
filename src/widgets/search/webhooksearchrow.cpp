// SPDX-FileCopyrightText: 2026 The Balehook authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "widgets/search/webhooksearchrow.h"

#include "widgets/search/conditionmenu.h"
#include "widgets/search/webhookcolumns.h"
#include "widgets/search/webhookscope.h"

#include <QLayout>
#include <QMenu>
#include <QToolButton>

namespace Balehook {

using namespace Qt::StringLiterals;

WebhookSearchRow::WebhookSearchRow(QWidget *parent)
    : QueryRow(parent)
    , m_scope(new WebhookScope(this))
{
    setObjectName(u"webhookSearchRow"_s);
    m_text->setObjectName(u"webhookSearchText"_s);
    m_text->setPlaceholderText(tr("Search all fields of webhooks"));
    m_text->setAccessibleName(tr("Search webhooks"));
    m_add->setObjectName(u"webhookAddFilter"_s);
    m_views->setObjectName(u"webhookViewsButton"_s);
    layout()->addWidget(m_scope);
    connect(m_add->menu(), &QMenu::aboutToShow, this, [this] {
        ConditionMenu::clear(*m_add->menu());
        fill(*m_add->menu());
    });
}

void WebhookSearchRow::fill(QMenu &menu)
{
    for (const Webhook::Field field : WebhookQuery::facetFields) {
        QAction *action =
            menu.addAction(tr("%1...", "asks for values of the field").arg(WebhookColumns::nameOf(field)));
        connect(action, &QAction::triggered, this, [this, field] { chooseValues(field, m_add); });
    }
    menu.addSeparator();
    for (const bool hasTwin : {true, false}) {
        QAction *action = menu.addAction(WebhookPart::twinText(hasTwin));
        action->setCheckable(true);
        action->setChecked(m_query.hasTwin == hasTwin);
        connect(action, &QAction::triggered, this, [this, hasTwin](bool isChosen) {
            WebhookQuery query = m_query;
            query.hasTwin = isChosen ? std::optional(hasTwin) : std::nullopt;
            change(query);
        });
    }
    menu.addSeparator();
    for (const Webhook::Field field : {Webhook::CreatedAt, Webhook::UpdatedAt}) {
        const auto take = [this, field](const WebhookQuery::TimeRange &range) { setTimes(field, range); };
        ConditionMenu::addTimes(*menu.addMenu(WebhookColumns::nameOf(field)), this, take,
                                [this, field] { chooseDates(field); });
    }
}

void WebhookSearchRow::tell()
{
    Q_EMIT queryChanged(m_query);
}

QString WebhookSearchRow::textOf(const WebhookPart &part) const
{
    return part.text(m_query, m_isUtc);
}

QString WebhookSearchRow::nameOf(Webhook::Field field) const
{
    return WebhookColumns::nameOf(field);
}

void WebhookSearchRow::chooseValues(Webhook::Field field, const QWidget *anchor)
{
    makePopup(field, ValuesPopup::ofWebhooks(WebhookColumns::nameOf(field))).openAt(*anchor);
    Q_EMIT valuesWanted();
}

std::optional<Webhook::Field> WebhookSearchRow::chosenField() const
{
    return m_popup ? std::optional(m_popupField) : std::nullopt;
}

void WebhookSearchRow::setValues(const std::vector<JobFacets::ValueCount> &values)
{
    if (m_popup)
        m_popup->setCounts(values, qint64(values.size()));
}

void WebhookSearchRow::setValuesTrouble(const QString &text)
{
    if (m_popup)
        m_popup->setTrouble(text);
}

} // namespace Balehook
