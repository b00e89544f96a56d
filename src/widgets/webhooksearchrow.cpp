// SPDX-FileCopyrightText: 2026 The Balehook authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "widgets/webhooksearchrow.h"

#include "widgets/conditionmenu.h"
#include "widgets/daterangedialog.h"
#include "widgets/icons.h"
#include "widgets/querychips.h"
#include "widgets/searchfield.h"
#include "widgets/valuespopup.h"
#include "widgets/webhookcolumns.h"
#include "widgets/webhookscope.h"

#include <QHBoxLayout>
#include <QMenu>
#include <QToolButton>
#include <QVBoxLayout>

namespace Balehook {

using namespace Qt::StringLiterals;

WebhookSearchRow::WebhookSearchRow(QWidget *parent)
    : QWidget(parent)
{
    setObjectName(u"webhookSearchRow"_s);
    build();
    connect(m_text, &SearchField::typed, this, &WebhookSearchRow::takeText);
    connect(m_text, &SearchField::resultsWanted, this, &WebhookSearchRow::resultsWanted);
    connect(m_text, &SearchField::left, this, &WebhookSearchRow::left);
    const auto part = [this](std::size_t chip) { return WebhookPart::of(m_query).at(chip); };
    connect(m_chips, &QueryChips::removed, this,
            [this, part](std::size_t chip) { change(WebhookPart::without(m_query, part(chip))); });
    connect(m_chips, &QueryChips::clearWanted, this, &WebhookSearchRow::clear);
    connect(m_chips, &QueryChips::editWanted, this,
            [this, part](std::size_t chip, QWidget *button) { editPart(part(chip), button); });
}

void WebhookSearchRow::build()
{
    m_text = new SearchField(this);
    m_text->setObjectName(u"webhookSearchText"_s);
    m_text->setPlaceholderText(tr("Search all fields of webhooks"));
    m_text->setAccessibleName(tr("Search webhooks"));
    m_add = new QToolButton(this);
    m_add->setObjectName(u"webhookAddFilter"_s);
    m_add->setText(tr("Add Filter"));
    m_add->setIcon(themedIcon(u"plus"_s));
    m_add->setToolButtonStyle(Qt::ToolButtonTextBesideIcon);
    m_add->setPopupMode(QToolButton::InstantPopup);
    auto *menu = new QMenu(m_add);
    connect(menu, &QMenu::aboutToShow, this, [this, menu] {
        ConditionMenu::clear(*menu);
        fill(*menu);
    });
    m_add->setMenu(menu);
    m_chips = new QueryChips(this);
    m_scope = new WebhookScope(this);

    auto *row = new QHBoxLayout;
    row->addWidget(m_text, 1);
    row->addWidget(m_add);
    auto *column = new QVBoxLayout(this);
    column->setContentsMargins(4, 4, 4, 2);
    column->setSpacing(4);
    column->addLayout(row);
    column->addWidget(m_chips);
    column->addWidget(m_scope);
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
        const auto take = [this, field](const WebhookQuery::TimeRange &range) {
            WebhookQuery query = m_query;
            query.times[field] = range;
            change(query);
        };
        ConditionMenu::addTimes(*menu.addMenu(WebhookColumns::nameOf(field)), this, take,
                                [this, field] { chooseDates(field); });
    }
}

void WebhookSearchRow::setQuery(const WebhookQuery &query)
{
    m_text->settle();
    m_query = query;
    if (m_text->text() != query.text)
        m_text->setText(query.text);
    QStringList texts;
    for (const WebhookPart part : WebhookPart::of(m_query))
        texts.append(part.text(m_query));
    m_chips->show(texts);
}

void WebhookSearchRow::change(const WebhookQuery &query)
{
    WebhookQuery next = query;
    next.text = m_text->text(); // what was typed a moment ago belongs to it
    setQuery(next);
    Q_EMIT queryChanged(m_query);
}

void WebhookSearchRow::takeText()
{
    m_text->settle();
    if (m_query.text == m_text->text())
        return;
    m_query.text = m_text->text();
    Q_EMIT queryChanged(m_query);
}

void WebhookSearchRow::clear()
{
    m_text->clear();
    if (m_query != WebhookQuery())
        change({});
}

void WebhookSearchRow::focusText()
{
    m_text->begin();
}

void WebhookSearchRow::editPart(WebhookPart part, const QWidget *button)
{
    if (part.kind == WebhookPart::Kind::Values)
        chooseValues(part.field, button);
    else if (part.kind == WebhookPart::Kind::Time)
        chooseDates(part.field);
    else
        change(WebhookPart::turned(m_query, part));
}

void WebhookSearchRow::chooseValues(Webhook::Field field, const QWidget *anchor)
{
    const auto chosen = m_query.values.find(field);
    m_popupField = field;
    m_popup = new ValuesPopup(ValuesPopup::ofWebhooks(WebhookColumns::nameOf(field)),
                              chosen == m_query.values.end() ? WebhookQuery::Values() : chosen->second, this);
    connect(m_popup, &ValuesPopup::changed, this, [this, field](const WebhookQuery::Values &values) {
        WebhookQuery query = m_query;
        if (values.values.isEmpty())
            query.values.erase(field);
        else
            query.values[field] = values;
        change(query);
    });
    m_popup->openAt(*anchor);
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

void WebhookSearchRow::chooseDates(Webhook::Field field)
{
    const auto now = m_query.times.find(field);
    auto *dialog = new DateRangeDialog(WebhookColumns::nameOf(field),
                                       now == m_query.times.end() ? WebhookQuery::TimeRange() : now->second, this);
    connect(dialog, &DateRangeDialog::chosen, this, [this, field](const WebhookQuery::TimeRange &range) {
        WebhookQuery query = m_query;
        query.times[field] = range;
        change(query);
    });
    dialog->open();
}

} // namespace Balehook
