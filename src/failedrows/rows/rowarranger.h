// SPDX-FileCopyrightText: 2026 The Balehook authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/errors/error.h"
#include "failedrows/reasons/reasonsnapshot.h"
#include "failedrows/rows/rowfilter.h"
#include "failedrows/rows/rowlist.h"
#include "failedrows/rows/roworder.h"
#include "failedrows/table/rowscan.h"

#include <QObject>
#include <QPointer>

namespace Balehook {

class TableDocument;

/// Rows that meet conditions, divided by their reasons. A value.
struct MatchingRows
{
    RowList all; ///< whatever their reasons
    RowList chosen; ///< those of the groups that were asked for; all where none were
    std::vector<qint64> counts; ///< of all, by GroupId
};

/// Filters and sorts the rows of a document that was read to its end. One arrangement at a time: a new one replaces
/// that under way.
class RowArranger final : public QObject
{
    Q_OBJECT

public:
    explicit RowArranger(TableDocument &document, QObject *parent = nullptr);

    /// \a from: the rows to look at, in the order of the file.
    void arrange(const RowList &from, std::vector<CellCondition> conditions, RowOrder order);
    /// Divides what was arranged; \a groups: none for all of them.
    void divide(const RowList &rows, const ReasonSnapshot &reasons, std::vector<GroupId> groups);
    /// Nothing comes any more of what is under way.
    void cancel();
    bool isBusy() const { return m_isBusy; }

Q_SIGNALS:
    void progressed(double share);
    void arranged(const Balehook::RowList &rows);
    void divided(const Balehook::MatchingRows &rows);
    void failed(const Balehook::Error &error);

private:
    TableDocument &m_document;
    QPointer<RowScan> m_scan;
    int m_generation = 0;
    bool m_isBusy = false;
};

} // namespace Balehook
