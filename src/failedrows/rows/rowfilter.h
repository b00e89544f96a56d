// SPDX-FileCopyrightText: 2026 The Balehook authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "failedrows/reasons/rowgroups.h"
#include "failedrows/text/cellpattern.h"
#include "failedrows/text/foldedneedle.h"

#include <QByteArray>
#include <QByteArrayView>
#include <QMetaType>

#include <memory>
#include <span>
#include <vector>

namespace Balehook {

class ReasonSnapshot;

/// One condition on a cell. A missing cell counts as empty.
struct CellCondition
{
    enum class Kind {
        Equals, ///< byte for byte
        Differs, ///< the opposite of it
        Contains, ///< without regard to case, as in find
        Matches, ///< a regular expression: CellPattern
    };

    int column = 0;
    Kind kind = Kind::Equals;
    QByteArray text; ///< UTF-8

    bool operator==(const CellCondition &) const = default;
};

/// Which rows are wanted: those that have at least one of the groups (if any are named) and meet every condition.
struct RowFilter
{
    std::vector<GroupId> groups;
    std::vector<CellCondition> conditions;

    bool isEmpty() const { return groups.empty() && conditions.empty(); }
    bool operator==(const RowFilter &) const = default;
};

/// Applies the conditions of a filter to one row after the other, in a worker. The groups are answered without reading
/// the file, by ReasonSnapshot::rowsWith(): look at those rows only.
class RowMatcher final
{
public:
    explicit RowMatcher(std::vector<CellCondition> conditions);

    bool matches(std::span<const QByteArrayView> cells) const;
    /// An expression needed more steps in a cell than it may take: see CellPattern.
    bool isTooCostly() const;

private:
    struct Test
    {
        CellCondition condition;
        FoldedNeedle needle;
        std::shared_ptr<const CellPattern> pattern; ///< null where there is no expression
    };

    std::vector<Test> m_tests;
};

} // namespace Balehook

Q_DECLARE_METATYPE(Balehook::RowFilter)
