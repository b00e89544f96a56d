// SPDX-FileCopyrightText: 2026 The Balehook authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "domain/queries/valuechoice.h"
#include "session/index/gatheredrecords.h"

#include <QHash>
#include <QPointer>
#include <QStringList>

#include <functional>

namespace Balehook {

/// Looks for records in all that is known of a listing: few at once, thousands in another thread. Owned by what shows
/// them.
template <typename Record>
class RecordFinder final
{
public:
    using Content = typename GatheredRecords<Record>::Content;

    enum class Why { Asked, Again, Read };
    struct Search
    {
        Why why = Why::Asked;
        bool isOther = false; ///< in other records than the result before
        bool isFirst = false; ///< nothing was known before
    };
    /// \a isOtherResult: rows() are not what they were, or those of others.
    using Taken = std::function<void(const Search &ended, bool isOtherResult)>;

    RecordFinder(QObject *owner, Taken taken)
        : m_taken(std::move(taken))
        , m_background(owner)
    { }

    /// Null: nothing is known.
    const std::shared_ptr<const Content> &content() const { return m_content; }
    /// Takes effect with the next find().
    void setContent(std::shared_ptr<const Content> content)
    {
        m_content = std::move(content);
        m_counted.reset();
    }
    void forget();
    /// What is known to \a other, and its search.
    void takeFrom(const RecordFinder &other);

    /// Places in the content; those of the search before while isBusy().
    const std::vector<int> &rows() const { return m_rows; }
    bool isBusy() const { return m_search.has_value(); }
    /// Too many to be searched at once.
    bool isMany() const { return m_content && m_content->raws.size() > GatheredRecords<Record>::madeAtOnce; }
    BackgroundWork &background() { return m_background; }

    /// Calls Taken when rows() are those of \a query. A search that is under way is given up for it.
    void find(const Query<Record> &query, const QDateTime &now, Search search);
    /// See IndexedListing::findRows().
    void findRows(const QStringList &ids, QObject *context, std::function<void(const std::vector<qint64> &rows)> done);
    /// See IndexedRecords::findValues().
    void findValues(typename Record::Field field, const Query<Record> &query, const QDateTime &now,
                    const ValueChoice &choice, QObject *context,
                    std::function<void(const ValueChoice::Found &found)> done);

private:
    /// All values of a field; they are chosen from again with each key that is pressed.
    struct Counted
    {
        typename Record::Field field;
        Query<Record> query;
        std::vector<JobFacets::ValueCount> values;
    };

    template <typename Work, typename Done>
    void run(Work work, Done done);
    static std::vector<qint64> rowsOf(const QStringList &ids, const Content *in, const std::vector<int> &rows);
    void findElsewhere();
    void take(std::vector<int> rows);

    Taken m_taken;
    std::shared_ptr<const Content> m_content;
    std::shared_ptr<const Counted> m_counted; ///< last, in m_content
    std::vector<int> m_rows;
    std::optional<Search> m_search;
    Query<Record> m_query;
    QDateTime m_now;
    int m_turn = 0; ///< another one for each search; what an older one finds is not taken
    bool m_isElsewhere = false; ///< another thread searches
    std::vector<std::function<void()>> m_afterwards; ///< what waits for the result
    BackgroundWork m_background;
};

template <typename Record>
void RecordFinder<Record>::forget()
{
    m_content.reset();
    m_counted.reset();
    m_rows.clear();
    m_search.reset();
    ++m_turn;
    const auto waiting = std::exchange(m_afterwards, {});
    for (const auto &go : waiting)
        go();
}

template <typename Record>
void RecordFinder<Record>::takeFrom(const RecordFinder &other)
{
    m_content = other.m_content;
    m_rows = other.m_rows;
    if (other.m_search)
        find(other.m_query, other.m_now, *other.m_search);
}

template <typename Record>
void RecordFinder<Record>::find(const Query<Record> &query, const QDateTime &now, Search search)
{
    if (m_search) { // which nobody has heard of
        search.why = search.why == Why::Again ? Why::Read : search.why;
        search.isOther = search.isOther || m_search->isOther;
        search.isFirst = search.isFirst || m_search->isFirst;
    }
    m_search = search;
    m_query = query;
    m_now = now;
    ++m_turn;
    if (!isMany())
        take(m_content ? m_content->search.find(query, now) : std::vector<int>());
    else if (!m_isElsewhere)
        findElsewhere();
}

/// One at a time: of those that are asked for meanwhile, the last one follows.
template <typename Record>
void RecordFinder<Record>::findElsewhere()
{
    m_isElsewhere = true;
    const auto found = [this, asked = m_turn](const std::vector<int> &rows) {
        m_isElsewhere = false;
        if (asked == m_turn)
            take(rows);
        else if (m_search)
            findElsewhere();
    };
    m_background.run([in = m_content, query = m_query, now = m_now] { return in->search.find(query, now); }, found);
}

template <typename Record>
void RecordFinder<Record>::take(std::vector<int> rows)
{
    const Search ended = *std::exchange(m_search, std::nullopt);
    const bool isOtherResult = ended.isOther || rows != m_rows;
    m_rows = std::move(rows);
    const auto waiting = std::exchange(m_afterwards, {});
    m_taken(ended, isOtherResult);
    for (const auto &go : waiting)
        go();
}

/// \a done gets what \a work makes of the content: later, if there is much of it.
template <typename Record>
template <typename Work, typename Done>
void RecordFinder<Record>::run(Work work, Done done)
{
    if (isMany())
        m_background.run(std::move(work), std::move(done));
    else
        done(work());
}

/// In any thread.
template <typename Record>
std::vector<qint64> RecordFinder<Record>::rowsOf(const QStringList &ids, const Content *in,
                                                 const std::vector<int> &rows)
{
    QHash<QString, qint64> wanted;
    for (const QString &id : ids)
        wanted.insert(id, -1);
    wanted.remove(QString()); // many may have none
    for (std::size_t row = 0; in && row < rows.size(); ++row) {
        const auto found = wanted.find(in->search.records()[std::size_t(rows[row])].key());
        if (found != wanted.end() && *found < 0)
            *found = qint64(row);
    }
    std::vector<qint64> all;
    all.reserve(std::size_t(ids.size()));
    for (const QString &id : ids)
        all.push_back(wanted.value(id, -1));
    return all;
}

template <typename Record>
void RecordFinder<Record>::findRows(const QStringList &ids, QObject *context,
                                    std::function<void(const std::vector<qint64> &)> done)
{
    const auto tell = [context = QPointer<QObject>(context), done = std::move(done)](const std::vector<qint64> &rows) {
        if (context)
            done(rows);
    };
    const auto look = [this, ids, tell] {
        run([in = m_content, rows = m_rows, ids] { return rowsOf(ids, in.get(), rows); }, tell);
    };
    if (isBusy())
        m_afterwards.push_back(look);
    else
        look();
}

template <typename Record>
void RecordFinder<Record>::findValues(typename Record::Field field, const Query<Record> &query, const QDateTime &now,
                                      const ValueChoice &choice, QObject *context,
                                      std::function<void(const ValueChoice::Found &)> done)
{
    using Answer = std::pair<std::shared_ptr<const Counted>, ValueChoice::Found>;
    const auto count = [in = m_content, last = m_counted, field, query, now, choice] {
        const bool isCounted = last && last->field == field && last->query == query && !query.isRelative();
        auto counted = isCounted
            ? last
            : std::make_shared<const Counted>(Counted{field, query, in->search.values(field, query, now)});
        ValueChoice::Found found = choice.from(counted->values);
        return Answer{std::move(counted), std::move(found)};
    };
    const auto tell = [this, in = m_content, context = QPointer<QObject>(context),
                       done = std::move(done)](const Answer &answer) {
        if (in == m_content)
            m_counted = answer.first;
        if (context)
            done(answer.second);
    };
    if (m_content)
        run(count, tell);
}

} // namespace Balehook
