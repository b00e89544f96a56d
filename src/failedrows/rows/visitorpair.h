// SPDX-FileCopyrightText: 2026 The Balehook authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "failedrows/table/rowvisitor.h"

#include <memory>
#include <utility>

namespace Balehook {

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

} // namespace Balehook
