// SPDX-FileCopyrightText: 2026 The Balehook authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "ctl/writers/fileprinter.h"
#include "ctl/writers/rowwriter.h"
#include "failedrows/table/tabledocument.h"

#include <memory>

namespace Balehook::Ctl {

class RowQueue;
struct RowBatch;

/// All rows of a file, in its order, as they are read: no faster than they are taken from standard output.
class RowPrinter final : public FilePrinter
{
    Q_OBJECT

public:
    RowPrinter(Terminal &terminal, OutputFormat format, QObject *parent = nullptr);
    ~RowPrinter() override;

    void print(const QString &path, const FailedFileView &view, bool isStrict) override;

private:
    void begin();
    void pump();
    void write(const RowBatch &batch);
    /// What the printed rows do not show by themselves.
    void sayTroubles();
    QByteArrayList headerNames() const;

    Terminal &m_terminal;
    const OutputFormat m_format;
    RowWriter m_writer;
    std::shared_ptr<RowQueue> m_queue;
    bool m_isRead = false;
    bool m_isOver = false;
    TableDocument m_document; ///< goes first: its worker fills the queue and calls this
};

} // namespace Balehook::Ctl
