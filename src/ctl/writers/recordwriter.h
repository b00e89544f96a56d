// SPDX-FileCopyrightText: 2026 The Balehook authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "ctl/writers/listingkind.h"
#include "ctl/writers/rowwriter.h"

#include <QByteArrayView>

namespace Balehook::Ctl {

/// Records of the service on standard output. In JSON each is written as the service sent it: unknown fields, the order
/// of fields and all digits of numbers included. Table and CSV hold the fields that the interface names.
class RecordWriter final
{
public:
    RecordWriter(Terminal &terminal, OutputFormat format, const ListingKind &kind);

    void begin();
    /// Those records of \a page for which \a wanted is true; all of them if it is empty. Flushes.
    void page(const RecordPage &page, const std::vector<bool> &wanted = {});
    /// One record in the bytes that came, for a command that has no page. In table and CSV nothing is written.
    void raw(QByteArrayView record);
    void end();

private:
    Terminal &m_terminal;
    OutputFormat m_format;
    const ListingKind &m_kind;
    RowWriter m_rows;
    bool m_beforeFirst = true;
};

} // namespace Balehook::Ctl
