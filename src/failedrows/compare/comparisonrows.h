// SPDX-FileCopyrightText: 2026 The Balehook authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "failedrows/compare/filecomparison.h"
#include "failedrows/table/tabledocument.h"

#include <QObject>
#include <QPointer>

#include <atomic>
#include <memory>
#include <optional>

namespace Balehook {

/// The rows of a comparison of one kind or of all, and those of them with a text. Their cells are read again from the
/// two files when they are wanted. Lives in the GUI thread and never blocks it.
class ComparisonRows final : public QObject
{
    Q_OBJECT

public:
    using Kind = FileComparison::Kind;

    /// \a comparison has a result.
    explicit ComparisonRows(std::shared_ptr<const FileComparison> comparison, QObject *parent = nullptr);
    ~ComparisonRows() override;

    const FileComparison &comparison() const { return *m_comparison; }
    TableDocument &older() { return m_older; }
    TableDocument &newer() { return m_newer; }
    /// Cells can be read, searched and exported.
    bool isReady() const { return m_older.isComplete() && m_newer.isComplete(); }

    /// Nothing: of all kinds.
    void setKind(std::optional<Kind> kind);
    std::optional<Kind> kind() const { return m_kind; }
    /// Rows that have \a text in a cell of either file, without regard to case; empty: all.
    void setText(const QString &text);
    /// Rows that have the reason called so in either file; empty: all.
    void setReason(const QString &title);
    /// Until changed() says what has the text and the reason.
    bool isSearching() const { return !m_scans.empty() || m_picking; }

    /// Of that kind, without and with the text and the reason.
    qint64 allCount() const;
    qint64 count() const;
    Kind kindAt(qint64 place) const;
    FileComparison::Row at(qint64 place) const;
    /// Nothing while its cells are on their way; see fetch().
    std::optional<TableRow> olderRow(const FileComparison::Row &row) const;
    std::optional<TableRow> newerRow(const FileComparison::Row &row) const;
    /// Reads the cells of rows \a first to \a last; fetched() comes.
    void fetch(qint64 first, qint64 last);

Q_SIGNALS:
    void ready();
    /// count() and at() say something else.
    void changed();
    void fetched();
    /// A file could not be read, or is no longer the one that was compared.
    void failed(const Balehook::Error &error);

private:
    struct Picking;

    void open(TableDocument &document, const ComparedTable &table);
    void search();
    void endSearch();
    void endPicking();
    void pick();
    void pickLater(Picking picking);
    std::pair<Kind, qint64> whereIs(qint64 index) const;

    const std::shared_ptr<const FileComparison> m_comparison;
    TableDocument m_older;
    TableDocument m_newer;
    std::optional<Kind> m_kind;
    QString m_text;
    QString m_reason;
    std::vector<QPointer<RowScan>> m_scans;
    std::vector<bool> m_olderMatches; ///< by row, of m_text
    std::vector<bool> m_newerMatches;
    std::shared_ptr<std::atomic_bool> m_picking; ///< ends it; null: nothing is being picked
    std::shared_ptr<const std::vector<quint32>> m_picked; ///< of the rows of the kind; null: all
    QObject m_links; ///< to the documents: goes first
};

} // namespace Balehook
