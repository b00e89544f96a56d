// SPDX-FileCopyrightText: 2026 The Balehook authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "failedrows/rows/rowlist.h"
#include "failedrows/table/rowscan.h"
#include "failedrows/table/textfind.h"
#include "failedrows/text/cellpattern.h"

#include <QPointer>

#include <memory>
#include <optional>
#include <vector>

namespace Balehook {

class TableDocument;

/// A text that is looked for in the rows of a RowList that is not the whole file: what a filter left, in the order of a
/// sort. Rows are told by their place in the list. The document was read to its end. Answers steps once it is complete,
/// and knows at most mostMatches places.
class ListedFind final : public TextFind
{
    Q_OBJECT

public:
    static constexpr std::size_t mostMatches = 1'000'000;

    ListedFind(TableDocument &document, const RowList &rows, const QString &text, CellTextKind kind, QObject *parent);
    ~ListedFind() override;

    qint64 matches() const override;
    bool isComplete() const override { return m_isComplete; }
    void step(CellPlace from, Direction direction) override;
    void cancel() override;

private:
    class Visitor;
    void answer();
    void endScan();

    std::shared_ptr<Visitor> m_visitor;
    QPointer<RowScan> m_scan;
    std::vector<CellPlace> m_places; ///< in the order of the list
    struct Step
    {
        CellPlace from;
        Direction direction;
    };
    std::optional<Step> m_step; ///< not answered yet
    bool m_isComplete = false;
    bool m_isCancelled = false;
};

} // namespace Balehook
