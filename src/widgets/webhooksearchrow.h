// SPDX-FileCopyrightText: 2026 The Balehook authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "domain/jobfacets.h"
#include "domain/webhookquery.h"
#include "widgets/webhookpart.h"

#include <QPointer>
#include <QWidget>

class QMenu;
class QToolButton;

namespace Balehook {

class QueryChips;
class SearchField;
class ValuesPopup;
class WebhookScope;

/// Above the list of webhooks: the text that is searched, the conditions and the order as chips, and the scope. Edits a
/// WebhookQuery and knows nothing of where it is answered. Owned by the list's page.
class WebhookSearchRow final : public QWidget
{
    Q_OBJECT

public:
    explicit WebhookSearchRow(QWidget *parent = nullptr);

    const WebhookQuery &query() const { return m_query; }
    /// Shows \a query; queryChanged() does not come.
    void setQuery(const WebhookQuery &query);
    /// Focus to the text, which is selected.
    void focusText();
    void clear();

    WebhookScope &scope() { return *m_scope; }

    /// The values of the field whose popup is open, or nothing.
    std::optional<Webhook::Field> chosenField() const;
    void setValues(const std::vector<JobFacets::ValueCount> &values);
    void setValuesTrouble(const QString &text);

Q_SIGNALS:
    /// The user changed it, and paused typing.
    void queryChanged(const Balehook::WebhookQuery &query);
    /// A popup is open and wants setValues().
    void valuesWanted();
    /// Down or Enter: to the rows that were found.
    void resultsWanted();
    /// Esc in an empty box.
    void left();

private:
    void build();
    void fill(QMenu &menu);
    void change(const WebhookQuery &query);
    void takeText();
    void editPart(WebhookPart part, const QWidget *button);
    void chooseValues(Webhook::Field field, const QWidget *anchor);
    void chooseDates(Webhook::Field field);

    WebhookQuery m_query;
    SearchField *m_text = nullptr;
    QToolButton *m_add = nullptr;
    QueryChips *m_chips = nullptr;
    WebhookScope *m_scope = nullptr;
    QPointer<ValuesPopup> m_popup;
    Webhook::Field m_popupField = Webhook::Resource;
};

} // namespace Balehook
