// SPDX-FileCopyrightText: 2026 The Balehook authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "widgets/daterangedialog.h"
#include "widgets/querychips.h"
#include "widgets/searchfield.h"
#include "widgets/valuespopup.h"

#include <QPointer>
#include <QWidget>

#include <utility>

namespace Balehook {

/// What the search rows above two lists have in common: the query, the text that is searched, the chips, and how a
/// condition is changed. The row that derives from it brings the words and its own kinds of conditions.
///
/// \a Part is one condition of a \a Query, as QueryPart is of a JobQuery.
template <typename Query, typename Part>
class QueryRow : public QWidget
{
public:
    using Field = decltype(Part::field);

    const Query &query() const { return m_query; }
    /// Shows \a query; queryChanged() does not come.
    void setQuery(const Query &query)
    {
        m_text->settle();
        m_query = query;
        if (m_text->text() != query.text)
            m_text->setText(query.text);
        showChips();
    }
    /// Focus to the text, which is selected.
    void focusText() { m_text->begin(); }
    /// Days of times are those of UTC, and not this computer's.
    void setUtc(bool isUtc)
    {
        if (std::exchange(m_isUtc, isUtc) != isUtc)
            showChips();
    }
    void clear()
    {
        m_text->clear();
        if (m_query != Query())
            change({});
    }

protected:
    using QWidget::QWidget;

    /// Once the row has made its text and its chips, in the order of the tab key.
    void connectParts()
    {
        connect(m_text, &SearchField::typed, this, [this] { takeText(); });
        const auto part = [this](std::size_t chip) { return Part::of(m_query).at(chip); };
        connect(m_chips, &QueryChips::removed, this,
                [this, part](std::size_t chip) { change(Part::without(m_query, part(chip))); });
        connect(m_chips, &QueryChips::clearWanted, this, [this] { clear(); });
        connect(m_chips, &QueryChips::editWanted, this,
                [this, part](std::size_t chip, QWidget *button) { editPart(part(chip), button); });
    }

    /// Emits queryChanged().
    virtual void tell() = 0;
    virtual QString textOf(Part part) const = 0;
    virtual QString nameOf(Field field) const = 0;
    /// The chip of \a part was clicked.
    virtual void editPart(Part part, QWidget *chip) = 0;

    void showChips()
    {
        QStringList texts;
        for (const Part part : Part::of(m_query))
            texts.append(textOf(part));
        m_chips->show(texts);
    }

    void change(const Query &query)
    {
        Query next = query;
        next.text = m_text->text(); // what was typed a moment ago belongs to it
        setQuery(next);
        tell();
    }

    /// Its owner asks for the values then, and opens it.
    ValuesPopup &makePopup(Field field, const ValuesPopup::Words &words)
    {
        const auto chosen = m_query.values.find(field);
        m_popupField = field;
        m_popup =
            new ValuesPopup(words, chosen == m_query.values.end() ? typename Query::Values() : chosen->second, this);
        connect(m_popup, &ValuesPopup::changed, this, [this, field](const typename Query::Values &values) {
            Query query = m_query;
            if (values.values.isEmpty())
                query.values.erase(field);
            else
                query.values[field] = values;
            change(query);
        });
        return *m_popup;
    }

    void chooseDates(Field field)
    {
        const auto now = m_query.times.find(field);
        auto *dialog = new DateRangeDialog(
            nameOf(field), now == m_query.times.end() ? typename Query::TimeRange() : now->second, m_isUtc, this);
        connect(dialog, &DateRangeDialog::chosen, this,
                [this, field](const typename Query::TimeRange &range) { setTimes(field, range); });
        dialog->open();
    }

    void setTimes(Field field, const typename Query::TimeRange &range)
    {
        Query query = m_query;
        query.times[field] = range;
        change(query);
    }

    Query m_query;
    bool m_isUtc = false;
    SearchField *m_text = nullptr;
    QueryChips *m_chips = nullptr;
    QPointer<ValuesPopup> m_popup;
    Field m_popupField{};

private:
    void takeText()
    {
        m_text->settle();
        if (m_query.text == m_text->text())
            return;
        m_query.text = m_text->text();
        tell();
    }
};

} // namespace Balehook
