// SPDX-FileCopyrightText: 2026 The Balehook authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "failedrows/rows/failedrows.h"

#include "failedrows/find/filterbuilder.h"
#include "failedrows/reasons/reasoncollector.h"
#include "failedrows/table/rowvisitor.h"

#include <algorithm>
#include <memory>
#include <utility>

namespace Balehook {

namespace {

/// Two that see the same rows in one pass, which goes on as long as the first one wants more.
class VisitorPair final : public RowVisitor
{
public:
    VisitorPair(std::shared_ptr<RowVisitor> first, std::shared_ptr<RowVisitor> second)
        : m_first(std::move(first))
        , m_second(std::move(second))
    { }

    bool visit(const RowView &row) override
    {
        m_second->visit(row);
        return m_first->visit(row);
    }

    void end() override
    {
        m_second->end();
        m_first->end();
    }

private:
    const std::shared_ptr<RowVisitor> m_first;
    const std::shared_ptr<RowVisitor> m_second;
};

} // namespace

FailedRows::FailedRows(QObject *parent)
    : QObject(parent)
    , m_arranger(m_document)
{
    connect(&m_document, &TableDocument::headRead, this, &FailedRows::takeHead);
    connect(&m_document, &TableDocument::completed, this, &FailedRows::takeCompletion);
    connect(&m_document, &TableDocument::failed, this, &FailedRows::failed);
    connect(&m_document, &TableDocument::rowsAdded, this, [this] {
        if (m_filter.groups.empty())
            updateRows(true);
    });
    connect(&m_arranger, &RowArranger::progressed, this, &FailedRows::arrangingProgressed);
    connect(&m_arranger, &RowArranger::failed, this, [this](const Error &error) {
        giveUpArranging();
        Q_EMIT failed(error);
    });
    connect(&m_arranger, &RowArranger::arranged, this, [this](const RowList &rows) {
        if (!m_filter.conditions.empty()) {
            m_arranger.divide(rows, m_reasons, m_filter.groups);
            return;
        }
        m_matching.reset();
        takeRows(rows, false);
        Q_EMIT arrangingChanged();
        Q_EMIT reasonsChanged();
    });
    connect(&m_arranger, &RowArranger::divided, this, [this](const MatchingRows &matching) {
        m_matching = matching;
        takeRows(matching.chosen, false);
        Q_EMIT arrangingChanged();
        Q_EMIT reasonsChanged();
    });
    using namespace std::chrono_literals;
    m_look.setInterval(200ms);
    connect(&m_look, &QTimer::timeout, this, &FailedRows::lookAtReasons);
}

FailedRows::~FailedRows() = default;

void FailedRows::open(const QString &path, const FailedFileView &view, bool isStrict)
{
    close();
    m_path = path;
    m_view = view;
    m_document.open(path, TableFormat::fromString(view.format), {view.member, view.sheet, isStrict});
}

void FailedRows::reopen(const std::optional<TableFormat> &format)
{
    const QString path = m_path;
    FailedFileView view = m_view;
    view.format = format ? format->toString() : QString();
    open(path, view);
    Q_EMIT viewChanged();
}

void FailedRows::choose(const TableChoice &choice)
{
    const QString path = m_path;
    FailedFileView view = m_view;
    view.member = choice.member;
    view.sheet = choice.sheet;
    open(path, view);
    Q_EMIT viewChanged();
}

void FailedRows::close()
{
    Q_EMIT closed();
    m_look.stop();
    m_arranger.cancel();
    m_document.close();
    m_path.clear();
    m_guesses = {};
    m_reasonColumn = -1;
    m_reasonConfidence = 0;
    m_separator = ReasonSeparator::None;
    m_collector.reset();
    m_filterKey.reset();
    m_filterBuilder.reset();
    m_reasons = {};
    m_filter = m_shownFilter = {};
    m_order = m_shownOrder = {};
    m_rows = {};
    m_matching.reset();
    m_isWaiting = m_mustRegroup = false;
}

void FailedRows::takeHead()
{
    if (m_document.kind() == ContentKind::Table) {
        m_guesses = ColumnGuesses::of(m_document);
        chooseReasons();
        m_collector = std::make_shared<ReasonCollector>(m_reasonColumn, m_separator);
        // Filters know places in the file itself.
        const bool hasFilter = m_filterKey && !m_document.isUnpacked();
        if (hasFilter && m_filterKey->bytes <= FilterBuilder::largestFile) {
            m_filterBuilder =
                std::make_shared<FilterBuilder>(*m_filterKey, m_document.format(), m_document.namedColumns());
            m_document.readAll(std::make_shared<VisitorPair>(m_collector, m_filterBuilder));
        } else {
            m_document.readAll(m_collector);
        }
        m_look.start();
        m_rows = RowList::allRows(m_document.rowCount());
    }
    Q_EMIT opened();
}

void FailedRows::chooseReasons()
{
    m_reasonColumn = m_guesses.reason.column;
    m_reasonConfidence = m_guesses.reason.confidence;
    if (!m_view.reasonColumn.isEmpty()) {
        const std::vector<int> chosen = columnsNamed({m_view.reasonColumn});
        if (!chosen.empty()) {
            m_reasonColumn = chosen.front();
            m_reasonConfidence = 100;
        }
    }
    m_separator = ReasonSeparator::None;
    if (m_reasonColumn >= 0 && m_view.splitReasons.value_or(true))
        m_separator = m_view.splitReasons ? likelySeparator(m_document, m_reasonColumn)
                                          : guessedSeparator(m_document, m_reasonColumn);
}

void FailedRows::takeCompletion()
{
    if (m_mustRegroup)
        regroup();
    else if (m_collector)
        takeSnapshot(std::exchange(m_collector, nullptr)->finalSnapshot());
    updateRows(m_filter == m_shownFilter && m_order == m_shownOrder);
    if (const auto builder = std::exchange(m_filterBuilder, nullptr))
        Q_EMIT filterMade(builder->finish());
    Q_EMIT completed();
}

void FailedRows::lookAtReasons()
{
    if (!m_collector)
        m_look.stop();
    else if (const auto snapshot = m_collector->takeSnapshot())
        takeSnapshot(*snapshot);
}

void FailedRows::takeSnapshot(const ReasonSnapshot &snapshot)
{
    if (m_mustRegroup)
        return; // of a column that was given up
    m_reasons = snapshot;
    Q_EMIT reasonsChanged();
    if (!m_filter.isEmpty())
        updateRows(m_filter == m_shownFilter && m_order == m_shownOrder);
}

void FailedRows::regroup()
{
    m_mustRegroup = !m_document.isComplete();
    if (m_grouping)
        m_grouping->cancel();
    m_reasons = {};
    RowFilter filter = m_filter;
    filter.groups.clear();
    setFilter(filter);
    Q_EMIT reasonsChanged();
    if (m_mustRegroup)
        return;
    m_collector = std::make_shared<ReasonCollector>(m_reasonColumn, m_separator);
    m_grouping = m_document.scan(m_collector);
    m_look.start();
    connect(m_grouping, &RowScan::finished, this, [this](const Outcome &outcome) {
        if (const auto collector = std::exchange(m_collector, nullptr); outcome)
            takeSnapshot(collector->finalSnapshot());
        else
            Q_EMIT failed(outcome.error());
    });
}

void FailedRows::setReasonColumn(int column)
{
    if (column == m_reasonColumn)
        return;
    m_view.reasonColumn = column >= 0 ? columnName(column) : QString();
    m_view.splitReasons.reset();
    m_reasonColumn = column;
    m_reasonConfidence = 100;
    m_separator = column >= 0 ? guessedSeparator(m_document, column) : ReasonSeparator::None;
    Q_EMIT viewChanged();
    regroup();
}

void FailedRows::setSplitting(bool split)
{
    if (split == (m_separator != ReasonSeparator::None) || m_reasonColumn < 0)
        return;
    m_view.splitReasons = split;
    m_separator = split ? likelySeparator(m_document, m_reasonColumn) : ReasonSeparator::None;
    Q_EMIT viewChanged();
    regroup();
}

QString FailedRows::columnName(int column) const
{
    const QString name = m_document.header().value(column);
    return name.trimmed().isEmpty() ? tr("Column %1").arg(column + 1) : name;
}

QStringList FailedRows::names(const std::vector<int> &columns) const
{
    QStringList names;
    for (const int column : columns)
        names.append(columnName(column));
    return names;
}

std::vector<int> FailedRows::columnsNamed(const QStringList &names) const
{
    std::vector<int> columns;
    for (int column = 0; column < m_document.columnCount(); ++column) {
        if (names.contains(columnName(column)))
            columns.push_back(column);
    }
    return columns;
}

std::vector<int> FailedRows::personalColumns() const
{
    return m_view.personalColumns ? columnsNamed(*m_view.personalColumns) : m_guesses.personal;
}

void FailedRows::setPersonalColumns(const std::vector<int> &columns)
{
    setPersonalNames(names(columns));
}

void FailedRows::setPersonalNames(const QStringList &columnNames)
{
    m_view.personalColumns = columnNames;
    Q_EMIT viewChanged();
}

std::vector<int> FailedRows::hiddenColumns() const
{
    std::vector<int> hidden = columnsNamed(m_view.hiddenColumns);
    // A table without a column could not be told from a broken one.
    if (qsizetype(hidden.size()) == m_document.columnCount())
        hidden.clear();
    return hidden;
}

void FailedRows::setHiddenColumns(const std::vector<int> &columns)
{
    m_view.hiddenColumns = names(columns);
    Q_EMIT viewChanged();
}

void FailedRows::setFilter(const RowFilter &filter)
{
    if (filter == m_filter)
        return;
    m_filter = filter;
    updateRows(false);
}

void FailedRows::setOrder(const RowOrder &order)
{
    if (order == m_order)
        return;
    m_order = order;
    updateRows(false);
}

void FailedRows::stopArranging()
{
    if (isArranging())
        giveUpArranging();
}

/// Also when the arranger itself gave up.
void FailedRows::giveUpArranging()
{
    m_arranger.cancel();
    m_isWaiting = false;
    m_filter = m_shownFilter;
    m_order = m_shownOrder;
    Q_EMIT arrangingChanged();
}

RowList FailedRows::rowsOfGroups() const
{
    if (m_filter.groups.empty())
        return RowList::allRows(m_document.rowCount());
    return RowList(m_reasons.rowsWith(m_filter.groups));
}

void FailedRows::updateRows(bool onlyGrew)
{
    const bool wasArranging = isArranging();
    m_arranger.cancel();
    const bool mustRead = !m_filter.conditions.empty() || m_order.column >= 0;
    const bool isKnown = m_matching && m_filter.conditions == m_shownFilter.conditions && m_order == m_shownOrder;
    m_isWaiting = mustRead && !m_document.isComplete();
    if (mustRead && !m_isWaiting) {
        if (isKnown && !m_filter.conditions.empty())
            m_arranger.divide(m_matching->all, m_reasons, m_filter.groups);
        else // with conditions those of all reasons, which are counted then
            m_arranger.arrange(m_filter.conditions.empty() ? rowsOfGroups() : RowList::allRows(m_document.rowCount()),
                               m_filter.conditions, m_order);
    } else if (!mustRead) {
        const bool hadCounts = m_matching.has_value();
        m_matching.reset();
        takeRows(rowsOfGroups(), onlyGrew);
        if (hadCounts)
            Q_EMIT reasonsChanged();
    }
    if (isArranging() || wasArranging)
        Q_EMIT arrangingChanged();
}

void FailedRows::takeRows(const RowList &rows, bool grew)
{
    m_rows = rows;
    m_shownFilter = m_filter;
    m_shownOrder = m_order;
    Q_EMIT rowsChanged(grew);
}

} // namespace Balehook
