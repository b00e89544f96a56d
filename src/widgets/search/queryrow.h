// SPDX-FileCopyrightText: 2026 The Balehook authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "domain/queries/jobfacets.h"
#include "domain/queries/searchnames.h"
#include "widgets/fields/searchfield.h"
#include "widgets/search/daterangedialog.h"
#include "widgets/search/querybar.h"
#include "widgets/search/querychips.h"
#include "widgets/search/recordcolumns.h"
#include "widgets/search/searchsuggestions.h"
#include "widgets/search/valuespopup.h"

#include <QPointer>

#include <utility>
#include <vector>

namespace Balehook {

/// One of the conditions of a query, or its order: what a chip stands for. A value.
template <typename Record>
struct QueryPart
{
    using Query = Balehook::Query<Record>;
    enum class Kind { Values, Flag, Count, Time, Sort };
    using Field = typename Record::Field;
    using Flag = decltype(QueryFlag<Record>::member);

    Kind kind = Kind::Sort;
    Field field{}; ///< of all but flags
    Flag flag = nullptr;

    /// In the order in which they are shown. The text that is searched is none of them.
    static std::vector<QueryPart> of(const Query &query)
    {
        std::vector<QueryPart> parts;
        const auto add = [&parts](Kind each, Field which) { parts.push_back({each, which, nullptr}); };
        for (const Field each : Query::facetFields) {
            if (query.values.contains(each))
                add(Kind::Values, each);
        }
        for (const Field each : Query::listedFields) {
            if (query.values.contains(each))
                add(Kind::Values, each);
        }
        for (const auto &each : Query::flags) {
            if (query.*each.member)
                parts.push_back({Kind::Flag, {}, each.member});
        }
        for (const auto &[each, range] : query.counts)
            add(Kind::Count, each);
        for (const auto &[each, range] : query.times)
            add(Kind::Time, each);
        if (query.sortField)
            add(Kind::Sort, *query.sortField);
        return parts;
    }

    /// \a query without \a part.
    static Query without(Query query, const QueryPart &part)
    {
        switch (part.kind) {
        case Kind::Values:
            query.values.erase(part.field);
            break;
        case Kind::Flag:
            (query.*part.flag).reset();
            break;
        case Kind::Count:
            query.counts.erase(part.field);
            break;
        case Kind::Time:
            query.times.erase(part.field);
            break;
        case Kind::Sort:
            query.sortField.reset();
            query.isDescending = false;
            break;
        }
        return query;
    }

    /// \a query with the other of the two things that \a part can say; of those that can say more, as it is.
    static Query turned(Query query, const QueryPart &part)
    {
        if (part.kind == Kind::Flag)
            query.*part.flag = !(query.*part.flag).value_or(false);
        else if (part.kind == Kind::Sort)
            query.isDescending = !query.isDescending;
        return query;
    }

    /// What it says of \a query ("Status is 2 · Done"), safe to show. \a labels: of status codes.
    /// \a isUtc: whose days the times are said in.
    QString text(const Query &query, const QMap<QString, QString> &labels = {}, bool isUtc = false) const
    {
        switch (kind) {
        case Kind::Values: {
            QStringList texts;
            for (const QString &value : query.values.at(field).values) {
                if constexpr (std::is_same_v<Record, ImportJob>)
                    texts.append(QueryWords::valueText(field, value, labels));
                else
                    texts.append(QueryWords::valueText(value));
            }
            return QueryWords::valuesText(name(), texts, query.values.at(field).isNegated);
        }
        case Kind::Flag:
            return RecordColumns<Record>::flagText(flag, (query.*flag).value_or(true));
        case Kind::Count:
            return QueryWords::countText(name(), query.counts.at(field));
        case Kind::Time:
            return QueryWords::timeText(name(), query.times.at(field), isUtc);
        case Kind::Sort:
            return QueryWords::sortText(name(), RecordColumns<Record>::orderOf(field), query.isDescending);
        }
        return {};
    }

private:
    QString name() const { return Record::conditionName(field); }
};

/// What the search rows above the lists have in common: the query, and how its text and its conditions are changed. The
/// row that derives from it brings the words and its own kinds of conditions.
///
template <typename Record>
class QueryRow : public QueryBar
{
public:
    using Query = Balehook::Query<Record>;
    using Part = QueryPart<Record>;
    using Field = typename Record::Field;

    const Query &query() const { return m_query; }
    /// Shows \a query; queryChanged() does not come.
    void setQuery(const Query &query)
    {
        m_text->settle();
        m_query = query;
        if (m_text->text() != query.text)
            m_text->setText(query.text);
        showChips();
        showHint();
    }
    /// Days of times are those of UTC, and not this computer's.
    void setUtc(bool isUtc)
    {
        if (std::exchange(m_isUtc, isUtc) != isUtc)
            showChips();
    }
    /// The response to what suggestions() requests. \a begun: as there.
    void suggest(int field, const QString &begun, const std::vector<JobFacets::ValueCount> &counts)
    {
        std::vector<SearchSuggestions::Value> values;
        for (const JobFacets::ValueCount &each : counts) {
            const QString shown = valueText(Field(field), each.value);
            if (each.value.contains(begun, Qt::CaseInsensitive) || shown.contains(begun, Qt::CaseInsensitive))
                values.push_back({each.value, shown, each.jobs});
        }
        m_suggestions->setValues(field, begun, values);
    }
    using QueryBar::clearText;
    QString clearText() const
    {
        Query filters = m_query;
        filters.text.clear();
        return clearText(!m_query.text.trimmed().isEmpty(), !filters.matchesAll());
    }
    void clear()
    {
        m_text->clear();
        if (m_query != Query())
            change({});
    }

protected:
    explicit QueryRow(QWidget *parent)
        : QueryBar(parent)
    {
        m_suggestions->setNames(searchNames<Record>());
        connect(m_text, &SearchField::typed, this, [this] { takeText(); });
        const auto part = [this](std::size_t chip) { return Part::of(m_query).at(chip); };
        connect(m_chips, &QueryChips::removed, this,
                [this, part](std::size_t chip) { change(Part::without(m_query, part(chip))); });
        connect(m_chips, &QueryChips::clearRequested, this, [this] { clear(); });
        connect(m_chips, &QueryChips::editRequested, this,
                [this, part](std::size_t chip, QWidget *button) { editPart(part(chip), button); });
    }

    /// Announces that query() has changed.
    virtual void tell() = 0;
    virtual QString textOf(const Part &part) const = 0;
    /// One value as the table shows it.
    virtual QString valueText(Field, const QString &value) const { return QueryWords::valueText(value); }
    virtual void chooseValues(Field field, const QWidget *anchor) = 0;
    virtual void chooseCount(Field) { }

    void showChips()
    {
        QStringList texts;
        for (const Part &part : Part::of(m_query))
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
        auto *dialog =
            new DateRangeDialog(Record::conditionName(field),
                                now == m_query.times.end() ? typename Query::TimeRange() : now->second, m_isUtc, this);
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
    QPointer<ValuesPopup> m_popup;
    Field m_popupField{};

private:
    /// The chip of \a part was clicked.
    void editPart(const Part &part, const QWidget *chip)
    {
        using Kind = typename Part::Kind;
        if (part.kind == Kind::Values && isListed(part.field))
            return; // there is nothing to choose from
        if (part.kind == Kind::Values)
            chooseValues(part.field, chip);
        else if (part.kind == Kind::Count)
            chooseCount(part.field);
        else if (part.kind == Kind::Time)
            chooseDates(part.field);
        else
            change(Part::turned(m_query, part));
    }

    static bool isListed(Field field)
    {
        return std::find(Query::listedFields.begin(), Query::listedFields.end(), field) != Query::listedFields.end();
    }

    void takeText()
    {
        m_text->settle();
        if (m_query.text == m_text->text())
            return;
        m_query.text = m_text->text();
        showHint();
        tell();
    }

    void showHint() { showTermsHint(searchTermsOf<Record>(m_query.text), offeredNames<Record>()); }
};

} // namespace Balehook
