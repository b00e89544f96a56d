// SPDX-FileCopyrightText: 2026 The Balehook authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "failedrows/compare/comparisonrows.h"

#include "core/process/background.h"
#include "failedrows/text/foldedneedle.h"

#include <algorithm>
#include <utility>

namespace Balehook {

namespace {

/// Rows with a text in any cell.
class MatchPass final : public RowVisitor
{
public:
    explicit MatchPass(const QString &text)
        : m_needle(text)
    { }

    bool visit(const RowView &row) override
    {
        const bool isMatch = std::any_of(row.cells.begin(), row.cells.end(),
                                         [this](QByteArrayView cell) { return m_needle.indexIn(cell) >= 0; });
        matches.resize(std::max(matches.size(), std::size_t(row.number + 1)));
        matches[std::size_t(row.number)] = isMatch;
        return true;
    }

    std::vector<bool> matches;

private:
    const FoldedNeedle m_needle;
};

bool isIn(const std::vector<bool> &matches, qint64 row)
{
    return row >= 0 && row < qint64(matches.size()) && matches[std::size_t(row)];
}

using Kind = FileComparison::Kind;

std::vector<GroupId> groupsCalled(const QString &title, const ReasonSnapshot &reasons)
{
    std::vector<GroupId> groups = reasons.byCount();
    std::erase_if(groups, [&](GroupId id) { return reasons.maskedTitle(id) != title; });
    return groups;
}

/// Of the rows of \a wanted, or of all.
std::pair<Kind, qint64> whereIsRow(const FileComparison &comparison, std::optional<Kind> wanted, qint64 index)
{
    if (wanted)
        return {*wanted, index};
    for (const Kind kind : FileComparison::kinds) {
        const qint64 count = comparison.count(kind);
        if (index < count)
            return {kind, index};
        index -= count;
    }
    Q_UNREACHABLE();
}

} // namespace

/// What rows are picked by. A value, for any thread.
struct ComparisonRows::Picking
{
    std::shared_ptr<const FileComparison> comparison;
    std::optional<Kind> kind;
    qint64 count = 0; ///< of the kind
    QString reason; ///< empty: whatever it is
    bool byText = false;
    std::vector<bool> olderMatches;
    std::vector<bool> newerMatches;

    std::vector<quint32> picked(const std::atomic_bool &stop) const;
};

std::vector<quint32> ComparisonRows::Picking::picked(const std::atomic_bool &stop) const
{
    const TableComparison &rows = comparison->result.value();
    const std::vector<GroupId> older = groupsCalled(reason, rows.olderReasons);
    const std::vector<GroupId> newer = groupsCalled(reason, rows.newerReasons);
    const auto hasText = [this](const FileComparison::Row &row) {
        return isIn(olderMatches, row.older) || isIn(newerMatches, row.newer);
    };
    const auto hasReason = [&](const FileComparison::Row &row) {
        return (row.older >= 0 && rows.olderReasons.hasOneOf(row.older, older))
            || (row.newer >= 0 && rows.newerReasons.hasOneOf(row.newer, newer));
    };
    std::vector<quint32> found;
    for (qint64 index = 0; index < count && !stop; ++index) {
        const auto [of, place] = whereIsRow(*comparison, kind, index);
        const FileComparison::Row row = comparison->row(of, place);
        if ((!byText || hasText(row)) && (reason.isEmpty() || hasReason(row)))
            found.push_back(quint32(index));
    }
    return found;
}

ComparisonRows::ComparisonRows(std::shared_ptr<const FileComparison> comparison, QObject *parent)
    : QObject(parent)
    , m_comparison(std::move(comparison))
{
    open(m_older, m_comparison->tables[0]);
    open(m_newer, m_comparison->tables[1]);
}

ComparisonRows::~ComparisonRows()
{
    endPicking();
}

void ComparisonRows::open(TableDocument &document, const ComparedTable &table)
{
    connect(&document, &TableDocument::headRead, &m_links, [this, &document, stamp = table.stamp] {
        if (document.stamp() == stamp) {
            document.readAll();
            return;
        }
        // Its rows have other numbers, so that none may be shown, not even the first ones.
        document.close();
        Q_EMIT failed(Error(ErrorKind::FileChanged));
    });
    connect(&document, &TableDocument::rowsFetched, &m_links, [this] { Q_EMIT fetched(); });
    connect(&document, &TableDocument::failed, &m_links, [this](const Error &error) { Q_EMIT failed(error); });
    connect(&document, &TableDocument::completed, &m_links, [this] {
        if (!isReady())
            return;
        Q_EMIT ready();
        if (!m_text.isEmpty())
            search();
    });
    document.open(table.path, table.format, table.choice);
}

void ComparisonRows::setKind(std::optional<Kind> kind)
{
    if (kind == m_kind)
        return;
    m_kind = kind;
    pick();
}

void ComparisonRows::setText(const QString &text)
{
    if (text == m_text)
        return;
    endSearch();
    m_text = text;
    if (m_text.isEmpty())
        pick();
    else if (isReady())
        search();
}

void ComparisonRows::setReason(const QString &title)
{
    if (title == m_reason)
        return;
    m_reason = title;
    if (m_scans.empty()) // else it comes behind them
        pick();
}

void ComparisonRows::endSearch()
{
    for (const QPointer<RowScan> &scan : m_scans) {
        if (scan)
            scan->cancel();
    }
    m_scans.clear();
    endPicking();
}

void ComparisonRows::endPicking()
{
    if (const auto stop = std::exchange(m_picking, nullptr))
        *stop = true;
}

void ComparisonRows::search()
{
    endSearch();
    const auto begin = [this](TableDocument &document, std::vector<bool> &matches) {
        const auto pass = std::make_shared<MatchPass>(m_text);
        RowScan *scan = document.scan(pass);
        m_scans.emplace_back(scan);
        connect(scan, &RowScan::finished, this, [this, scan, pass, &matches](const Outcome &outcome) {
            if (!outcome) {
                endSearch();
                Q_EMIT failed(outcome.error());
                return;
            }
            matches = std::move(pass->matches);
            std::erase(m_scans, scan);
            if (m_scans.empty())
                pick();
        });
    };
    begin(m_older, m_olderMatches);
    begin(m_newer, m_newerMatches);
}

void ComparisonRows::pick()
{
    constexpr qint64 pickedAtOnce = 100'000;
    endPicking();
    m_picked.reset();
    const bool byText = !m_text.isEmpty();
    if ((byText || !m_reason.isEmpty()) && m_scans.empty()) {
        Picking picking{m_comparison, m_kind, allCount(), m_reason, byText, m_olderMatches, m_newerMatches};
        if (picking.count > pickedAtOnce)
            pickLater(std::move(picking));
        else
            m_picked = std::make_shared<const std::vector<quint32>>(picking.picked(false));
    }
    Q_EMIT changed();
}

/// Looking at each of millions of rows takes its time.
void ComparisonRows::pickLater(Picking picking)
{
    using Picked = std::shared_ptr<const std::vector<quint32>>; // which may be too large to be copied
    m_picking = std::make_shared<std::atomic_bool>(false);
    const auto found = inBackground<Picked>([picking = std::move(picking), stop = m_picking](QPromise<Picked> &) {
        return std::make_shared<const std::vector<quint32>>(picking.picked(*stop));
    });
    whenDone(found, this, [this, stop = m_picking](const Picked &picked) {
        if (*stop)
            return;
        m_picking.reset();
        m_picked = picked;
        Q_EMIT changed();
    });
}

qint64 ComparisonRows::allCount() const
{
    if (m_kind)
        return m_comparison->count(*m_kind);
    qint64 all = 0;
    for (const Kind kind : FileComparison::kinds)
        all += m_comparison->count(kind);
    return all;
}

qint64 ComparisonRows::count() const
{
    return m_picked ? qint64(m_picked->size()) : allCount();
}

std::pair<ComparisonRows::Kind, qint64> ComparisonRows::whereIs(qint64 index) const
{
    return whereIsRow(*m_comparison, m_kind, index);
}

ComparisonRows::Kind ComparisonRows::kindAt(qint64 place) const
{
    return whereIs(m_picked ? (*m_picked)[std::size_t(place)] : place).first;
}

FileComparison::Row ComparisonRows::at(qint64 place) const
{
    const auto [kind, index] = whereIs(m_picked ? (*m_picked)[std::size_t(place)] : place);
    return m_comparison->row(kind, index);
}

std::optional<TableRow> ComparisonRows::olderRow(const FileComparison::Row &row) const
{
    return row.older >= 0 ? m_older.row(row.older) : std::nullopt;
}

std::optional<TableRow> ComparisonRows::newerRow(const FileComparison::Row &row) const
{
    return row.newer >= 0 ? m_newer.row(row.newer) : std::nullopt;
}

void ComparisonRows::fetch(qint64 first, qint64 last)
{
    std::vector<qint64> older;
    std::vector<qint64> newer;
    for (qint64 place = std::max<qint64>(first, 0); place <= std::min(last, count() - 1); ++place) {
        const FileComparison::Row row = at(place);
        if (row.older >= 0)
            older.push_back(row.older);
        if (row.newer >= 0)
            newer.push_back(row.newer);
    }
    if (!older.empty())
        m_older.fetch(older);
    if (!newer.empty())
        m_newer.fetch(newer);
}

} // namespace Balehook
