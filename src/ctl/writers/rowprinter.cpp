// SPDX-FileCopyrightText: 2026 The Balehook authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ctl/writers/rowprinter.h"

#include "core/text/pluralcount.h"
#include "ctl/frame/terminal.h"
#include "ctl/writers/rowqueue.h"

#include <utility>

namespace Balehook::Ctl {

RowPrinter::RowPrinter(Terminal &terminal, OutputFormat format, QObject *parent)
    : FilePrinter(parent)
    , m_terminal(terminal)
    , m_format(format)
    , m_writer(terminal, format)
{
    connect(&m_document, &TableDocument::headRead, this, &RowPrinter::begin);
    connect(&m_document, &TableDocument::completed, this, [this] {
        m_queue->finish();
        m_isRead = true;
        pump();
    });
    connect(&m_document, &TableDocument::failed, this, [this](const Error &error) {
        if (!std::exchange(m_isOver, true))
            Q_EMIT failed(notReadable(error));
    });
    connect(&terminal, &Terminal::drained, this, &RowPrinter::pump);
}

RowPrinter::~RowPrinter()
{
    // The document waits for its worker, which may wait for the queue.
    if (m_queue)
        m_queue->stop();
}

void RowPrinter::print(const QString &path, const FailedFileView &view, bool isStrict)
{
    m_document.open(path, TableFormat::fromString(view.format), {view.member, view.sheet, isStrict});
}

void RowPrinter::begin()
{
    if (m_document.kind() != ContentKind::Table) {
        m_isOver = true;
        Q_EMIT failed(withoutRows(m_document));
        return;
    }
    m_writer.begin(headerNames());
    const auto wake = [this] { QMetaObject::invokeMethod(this, &RowPrinter::pump, Qt::QueuedConnection); };
    m_queue = std::make_shared<RowQueue>(wake);
    m_document.readAll(m_queue);
}

/// Without a header JSON still gets objects: the writer names the columns.
QByteArrayList RowPrinter::headerNames() const
{
    QByteArrayList names;
    const QStringList header = m_document.header();
    for (const QString &name : header)
        names.append(name.toUtf8());
    const bool isJson = m_format == OutputFormat::Json || m_format == OutputFormat::JsonLines;
    if (names.isEmpty() && isJson)
        names.resize(m_document.namedColumns());
    return names;
}

void RowPrinter::pump()
{
    if (m_isOver || !m_queue)
        return;
    while (!m_terminal.isBusy()) {
        const std::optional<RowBatch> batch = m_queue->take();
        if (batch) {
            write(*batch);
            continue;
        }
        if (m_isRead) {
            m_isOver = true;
            m_writer.end();
            sayTroubles();
            if (m_document.obstacle())
                Q_EMIT failed(cutShort(m_document));
            else
                Q_EMIT printed();
        }
        return;
    }
}

void RowPrinter::sayTroubles()
{
    if (const int formulas = pluralCount(m_document.formulasWithoutValue()); formulas > 0)
        m_terminal.say(tr("%Ln formula(s) have no saved value. Their cells are empty.", nullptr, formulas));
    if (const int lines = pluralCount(m_queue->cutLines()); lines > 0)
        m_terminal.say(tr("%Ln line(s) are too long for one row. They were printed as several rows.", nullptr, lines));
}

void RowPrinter::write(const RowBatch &batch)
{
    std::vector<QByteArrayView> cells;
    std::size_t cell = 0;
    qsizetype at = 0;
    for (const std::size_t rowEnd : batch.rowEnds) {
        cells.clear();
        for (; cell < rowEnd; ++cell) {
            cells.push_back(QByteArrayView(batch.bytes).sliced(at, batch.ends[cell] - at));
            at = batch.ends[cell];
        }
        m_writer.row(cells);
    }
    m_writer.flush();
}

} // namespace Balehook::Ctl
