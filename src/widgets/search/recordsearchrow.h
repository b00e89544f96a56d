// SPDX-FileCopyrightText: 2026 The Balehook authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "domain/queries/propertyquery.h"
#include "domain/queries/valuechoice.h"
#include "domain/queries/webhookquery.h"
#include "widgets/search/queryrow.h"

class QMenu;

namespace Balehook {

class RecordScope;

/// Above a list whose records are all in memory: the text that is searched, the conditions and the order as chips, and
/// the scope. Edits a query and does not run it; emits queryEdited() and valuesRequested(). Owned by the list's page.
/// Of webhooks and properties.
template <typename Record>
class RecordSearchRow final : public QueryRow<Record>
{
public:
    using typename QueryRow<Record>::Query;
    using typename QueryRow<Record>::Part;
    using typename QueryRow<Record>::Field;

    explicit RecordSearchRow(QWidget *parent = nullptr);

    RecordScope &scope() { return *m_scope; }

    /// The values of the field whose popup is open, or nothing.
    std::optional<Field> chosenField() const;
    /// Which of its values the popup lists: of those that hold \a text, in addition to the others.
    ValueChoice wantedValues(const QString &text = {}) const;
    void setValues(const QString &text, const ValueChoice::Found &found);
    void setValuesTrouble(const QString &text);

private:
    void fill(QMenu &menu);
    void tell() override;
    QString textOf(const Part &part) const override;
    void chooseValues(Field field, const QWidget *anchor) override;

    RecordScope *m_scope;
};

extern template class RecordSearchRow<Webhook>;
extern template class RecordSearchRow<Property>;

} // namespace Balehook
