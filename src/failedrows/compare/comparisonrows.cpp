// SPDX-FileCopyrightText: 2026 The Balehook authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "failedrows/compare/comparisonrows.h"

#include "failedrows/text/foldedneedle.h"

#include <algorithm>

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

std::vector<GroupId> groupsCalled(const QString &title, const ReasonSnapshot &reasons)
{
    std::vector<GroupId> groups = reasons.byCount();
    std::erase_if(groups, [&](GroupId id) { return reasons.title(id) != title; });
    return groups;
}

} // namespace

ComparisonRows::ComparisonRows(std::shared_ptr<const FileComparison> comparison, QObject *parent)
    : QObject(parent)
    , m_comparison(std::move(comparison))
{
    open(m_older, m_comparison->tables[0]);
    open(m_newer, m_comparison->tables[1]);
}

ComparisonRows::~ComparisonRows() = default;

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
    if (!isSearching())
        pick();
}

void ComparisonRows::endSearch()
{
    for (const QPointer<RowScan> &scan : m_scans) {
        if (scan)
            scan->cancel();
    }
    m_scans.clear();
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
    m_picked.reset();
    const bool byText = !m_text.isEmpty();
    if ((byText || !m_reason.isEmpty()) && !isSearching()) {
        const TableComparison &rows = m_comparison->result.value();
        const std::vector<GroupId> older = groupsCalled(m_reason, rows.olderReasons);
        const std::vector<GroupId> newer = groupsCalled(m_reason, rows.newerReasons);
        const auto hasText = [this](const FileComparison::Row &row) {
            return isIn(m_olderMatches, row.older) || isIn(m_newerMatches, row.newer);
        };
        const auto hasReason = [&](const FileComparison::Row &row) {
            return (row.older >= 0 && rows.olderReasons.hasOneOf(row.older, older))
                || (row.newer >= 0 && rows.newerReasons.hasOneOf(row.newer, newer));
        };
        std::vector<quint32> picked;
        const qint64 all = allCount();
        for (qint64 index = 0; index < all; ++index) {
            const auto [kind, place] = whereIs(index);
            const FileComparison::Row row = m_comparison->row(kind, place);
            if ((!byText || hasText(row)) && (m_reason.isEmpty() || hasReason(row)))
                picked.push_back(quint32(index));
        }
        m_picked = std::move(picked);
    }
    Q_EMIT changed();
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
    if (m_kind)
        return {*m_kind, index};
    for (const Kind kind : FileComparison::kinds) {
        const qint64 count = m_comparison->count(kind);
        if (index < count)
            return {kind, index};
        index -= count;
    }
    Q_UNREACHABLE();
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
