// SPDX-FileCopyrightText: 2026 The Balehook authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "ctl/frame/outputformat.h"
#include "ctl/writers/fileprinter.h"
#include "failedrows/rows/failedrows.h"

namespace Balehook::Ctl {

class Terminal;

/// Why the rows of a file failed: each reason once, those with most rows first, with values masked, the number of its
/// rows, the first of them and its message.
class ReasonPrinter final : public FilePrinter
{
    Q_OBJECT

public:
    ReasonPrinter(Terminal &terminal, OutputFormat format, QObject *parent = nullptr);
    ~ReasonPrinter() override;

    void print(const QString &path, const FailedFileView &view, bool isStrict) override;

private:
    void write();
    void writeJson(const ReasonSnapshot &reasons);
    void writeRows(const ReasonSnapshot &reasons);

    Terminal &m_terminal;
    const OutputFormat m_format;
    FailedRows m_rows;
    bool m_isOver = false;
};

} // namespace Balehook::Ctl
