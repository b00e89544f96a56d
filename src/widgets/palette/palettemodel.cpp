// SPDX-FileCopyrightText: 2026 The Balehook authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "widgets/palette/palettemodel.h"

#include "core/text/fuzzymatch.h"
#include "core/text/safetext.h"

#include <algorithm>
#include <utility>

namespace Balehook {

using namespace Qt::StringLiterals;

PaletteModel::PaletteModel(std::vector<PaletteEntry> entries, const QStringList &recent, QObject *parent)
    : QAbstractListModel(parent)
    , m_entries(std::move(entries))
{
    const auto age = [&recent](const PaletteEntry &entry) {
        const qsizetype at = entry.name.isEmpty() ? -1 : recent.indexOf(entry.name);
        return at < 0 ? recent.size() : at;
    };
    std::stable_sort(m_entries.begin(), m_entries.end(),
                     [age](const PaletteEntry &a, const PaletteEntry &b) { return age(a) < age(b); });
    setTyped(QString());
}

std::optional<PaletteModel::Row> PaletteModel::rowOf(std::size_t entry, const QString &typed) const
{
    const PaletteEntry &each = m_entries[entry];
    Row row{.entry = entry, .score = 0, .match = {}};
    if (const auto match = FuzzyMatch::of(typed, each.text)) {
        row.score = match->score;
        row.match = QList<int>(match->places.begin(), match->places.end());
        return row;
    }
    // Also by its menu, but behind all that fit themselves.
    const auto whole = FuzzyMatch::of(typed, QString(each.place + u' ' + each.text));
    if (!whole)
        return std::nullopt;
    row.score = whole->score - 1000;
    const int first = int(each.place.size()) + 1;
    for (const int place : whole->places) {
        if (place >= first)
            row.match.append(place - first);
    }
    return row;
}

void PaletteModel::setTyped(const QString &typed)
{
    beginResetModel();
    m_rows.clear();
    for (std::size_t i = 0; i < m_entries.size(); ++i) {
        if (auto row = rowOf(i, typed))
            m_rows.push_back(std::move(*row));
    }
    std::stable_sort(m_rows.begin(), m_rows.end(), [](const Row &a, const Row &b) { return a.score > b.score; });
    endResetModel();
}

const PaletteEntry *PaletteModel::entryAt(int row) const
{
    return row < 0 || row >= int(m_rows.size()) ? nullptr : &m_entries[m_rows[std::size_t(row)].entry];
}

int PaletteModel::rowCount(const QModelIndex &parent) const
{
    return parent.isValid() ? 0 : int(m_rows.size());
}

QString PaletteModel::spoken(const PaletteEntry &entry) const
{
    QString text = entry.text;
    if (entry.isOn)
        text = *entry.isOn ? tr("%1, on").arg(text) : tr("%1, off").arg(text);
    QStringList parts{text, entry.place, entry.keys};
    parts.removeAll(QString());
    return parts.join(u", "_s);
}

QVariant PaletteModel::data(const QModelIndex &index, int role) const
{
    if (!checkIndex(index, CheckIndexOption::IndexIsValid))
        return {};
    const PaletteEntry &entry = *entryAt(index.row());
    switch (role) {
    case Qt::DisplayRole:
        return entry.text;
    case Qt::DecorationRole:
        return entry.icon;
    case Qt::AccessibleTextRole:
        return spoken(entry);
    case Qt::ToolTipRole:
        return plainToolTip(spoken(entry));
    case Qt::CheckStateRole:
        return entry.isOn ? QVariant(*entry.isOn ? Qt::Checked : Qt::Unchecked) : QVariant();
    case PlaceRole:
        return entry.place;
    case KeysRole:
        return entry.keys;
    case MatchRole:
        return QVariant::fromValue(m_rows[std::size_t(index.row())].match);
    default:
        return {};
    }
}

} // namespace Balehook
