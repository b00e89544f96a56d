// SPDX-FileCopyrightText: 2026 The Balehook authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "widgets/reasons/jobreasonsmodel.h"

#include "core/text/safetext.h"
#include "models/pagedtablemodel.h"

#include <QLocale>

#include <algorithm>
#include <numeric>

namespace Balehook {

namespace {

/// Days that are named in words; a chart of more is summed up.
constexpr std::size_t mostDaysNamed = 5;

QString dayText(QDate date)
{
    return QLocale().toString(date, QLocale::ShortFormat);
}

} // namespace

JobReasonsModel::JobReasonsModel(QObject *parent)
    : QAbstractTableModel(parent)
{ }

void JobReasonsModel::setReport(std::shared_ptr<const ReasonReport> report, const QTimeZone &zone)
{
    beginResetModel();
    m_report = std::move(report);
    m_zone = zone;
    arrange();
    endResetModel();
}

void JobReasonsModel::setOnlyNew(bool onlyNew)
{
    beginResetModel();
    m_onlyNew = onlyNew;
    arrange();
    endResetModel();
}

void JobReasonsModel::sort(int column, Qt::SortOrder order)
{
    beginResetModel();
    m_sortColumn = column;
    m_sortOrder = order;
    arrange();
    endResetModel();
}

void JobReasonsModel::arrange()
{
    m_order.resize(m_report->lines.size());
    std::iota(m_order.begin(), m_order.end(), 0);
    if (m_onlyNew && m_report->since)
        std::erase_if(m_order, [this](int line) { return !m_report->lines[std::size_t(line)].isNew(); });
    if (m_sortColumn < 0)
        return;
    const auto number = [this](const ReasonReport::Line &line) -> qint64 {
        switch (m_sortColumn) {
        case RowsColumn:
            return line.all.rows;
        case UsersColumn:
            return line.users;
        case ChannelsColumn:
            return line.channels;
        case BeforeColumn:
            return line.before.rows;
        case SinceColumn:
            return line.since.rows;
        case FirstColumn:
            return line.first.toMSecsSinceEpoch();
        case LastColumn:
        case DaysColumn:
            return line.last.toMSecsSinceEpoch();
        default:
            return line.all.jobs;
        }
    };
    std::stable_sort(m_order.begin(), m_order.end(), [&](int a, int b) {
        const ReasonReport::Line &one = m_report->lines[std::size_t(m_sortOrder == Qt::AscendingOrder ? a : b)];
        const ReasonReport::Line &other = m_report->lines[std::size_t(m_sortOrder == Qt::AscendingOrder ? b : a)];
        return m_sortColumn == ReasonColumn ? QString::localeAwareCompare(one.title, other.title) < 0
                                            : number(one) < number(other);
    });
}

int JobReasonsModel::rowOf(const QString &title) const
{
    for (int row = 0; row < rowCount(); ++row) {
        if (line(row).title == title)
            return row;
    }
    return -1;
}

int JobReasonsModel::rowCount(const QModelIndex &parent) const
{
    return parent.isValid() ? 0 : int(m_order.size());
}

int JobReasonsModel::columnCount(const QModelIndex &parent) const
{
    return parent.isValid() ? 0 : Columns;
}

QString JobReasonsModel::timeText(const QDateTime &time) const
{
    return QLocale().toString(time.toTimeZone(m_zone), QLocale::ShortFormat);
}

QString JobReasonsModel::text(const ReasonReport::Line &line, int column) const
{
    const QLocale locale;
    if (isUnknown(line, column))
        return QString(u'\u2014');
    switch (column) {
    case ReasonColumn:
        return cellText(line.title);
    case RowsColumn:
        return locale.toString(line.all.rows);
    case JobsColumn:
        return locale.toString(line.all.jobs);
    case UsersColumn:
        return locale.toString(line.users);
    case ChannelsColumn:
        return locale.toString(line.channels);
    case BeforeColumn:
        if (!m_report->since)
            return {};
        return line.isNew() ? tr("new", "a reason") : locale.toString(line.before.rows);
    case SinceColumn:
        return m_report->since ? locale.toString(line.since.rows) : QString();
    case FirstColumn:
        return timeText(line.first);
    case LastColumn:
        return timeText(line.last);
    default:
        return {};
    }
}

/// What the chart shows, in words.
QString JobReasonsModel::daysText(const ReasonReport::Line &line) const
{
    const QLocale locale;
    const auto dayRows = [&locale](const ReasonReport::Day &day) {
        return tr("%1: %2", "a day and its rows").arg(dayText(day.date), locale.toString(day.rows));
    };
    QStringList days;
    if (line.days.size() <= mostDaysNamed) {
        for (const ReasonReport::Day &day : line.days)
            days.append(dayRows(day));
        return tr("Rows by day: %1").arg(days.join(tr("; ", "between days")));
    }
    const auto most = std::max_element(line.days.begin(), line.days.end(),
                                       [](const auto &a, const auto &b) { return a.rows < b.rows; });
    return tr("Rows on %Ln days. Most on %1. Last on %2.", nullptr, int(line.days.size()))
        .arg(dayRows(*most), dayRows(line.days.back()));
}

/// Users and channels of jobs are known from the index of the jobs.
bool JobReasonsModel::isUnknown(const ReasonReport::Line &line, int column)
{
    return (column == UsersColumn && line.users <= 0) || (column == ChannelsColumn && line.channels <= 0);
}

QString JobReasonsModel::explanation(const ReasonReport::Line &line, int column) const
{
    if (isUnknown(line, column))
        return tr("Known once all jobs of the account are loaded.");
    if (column == DaysColumn)
        return daysText(line);
    return column == ReasonColumn ? line.title : QString();
}

QVariant JobReasonsModel::data(const QModelIndex &index, int role) const
{
    if (!checkIndex(index, CheckIndexOption::IndexIsValid))
        return {};
    const ReasonReport::Line &shown = line(index.row());
    switch (role) {
    case Qt::DisplayRole:
        return text(shown, index.column());
    case Qt::AccessibleTextRole:
    case Qt::AccessibleDescriptionRole:
        return index.column() == DaysColumn || isUnknown(shown, index.column()) ? explanation(shown, index.column())
                                                                                : QVariant();
    case Qt::ToolTipRole: {
        const QString said = explanation(shown, index.column());
        return said.isEmpty() ? QVariant() : QVariant(plainToolTip(said));
    }
    case Qt::TextAlignmentRole:
        return index.column() >= RowsColumn && index.column() <= SinceColumn
            ? QVariant(int(Qt::AlignTrailing | Qt::AlignVCenter))
            : QVariant();
    case PagedTableModel::RowStateRole:
        return int(PagedTableModel::RowState::Loaded);
    default:
        return {};
    }
}

QString JobReasonsModel::title(int column)
{
    switch (column) {
    case ReasonColumn:
        return tr("Reason");
    case RowsColumn:
        return tr("Rows");
    case JobsColumn:
        return tr("Jobs");
    case UsersColumn:
        return tr("Users");
    case ChannelsColumn:
        return tr("Channels");
    case BeforeColumn:
        return tr("Rows before");
    case SinceColumn:
        return tr("Rows since");
    case FirstColumn:
        return tr("First seen");
    case LastColumn:
        return tr("Last seen");
    default:
        return tr("By day");
    }
}

QVariant JobReasonsModel::headerData(int section, Qt::Orientation orientation, int role) const
{
    if (orientation != Qt::Horizontal)
        return {};
    if (role == Qt::TextAlignmentRole)
        return section >= RowsColumn && section <= SinceColumn ? QVariant(int(Qt::AlignTrailing | Qt::AlignVCenter))
                                                               : QVariant(int(Qt::AlignLeading | Qt::AlignVCenter));
    return role == Qt::DisplayRole ? QVariant(title(section)) : QVariant();
}

} // namespace Balehook
