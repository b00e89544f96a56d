// SPDX-FileCopyrightText: 2026 The Balehook authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "failedrows/compare/comparisonrows.h"

#include <QSplitter>

#include <memory>

class QLabel;
class QTreeWidget;

namespace Balehook {

class ComparisonModel;
class ComparisonView;
class SearchField;

/// What a comparison found: at the left what became of how many rows, and the reasons before and now; at the right the
/// rows of one kind.
class ComparisonPanes final : public QSplitter
{
    Q_OBJECT

public:
    explicit ComparisonPanes(QWidget *parent = nullptr);
    ~ComparisonPanes() override;

    /// Null: there is none, or another one is on its way.
    void setComparison(std::shared_ptr<const FileComparison> comparison);
    /// Null without a comparison.
    ComparisonRows *rows() const;
    /// Of the row that is current; nothing without one.
    std::optional<FileComparison::Row> currentRow() const;
    /// What is shown stays as it is.
    void setFixed(bool isFixed);

Q_SIGNALS:
    /// rows() shows others, or is ready, or another row is current.
    void changed();
    void rowActivated();
    void failed(const Balehook::Error &error);

private:
    QWidget *makeLeft();
    QWidget *makeRight();
    void fillKinds(const FileComparison &comparison);
    void fillReasons(const FileComparison &comparison);
    void showKind();
    void showReason();
    void adapt();

    ComparisonModel *m_model;
    QTreeWidget *m_kinds;
    QTreeWidget *m_reasons;
    SearchField *m_filter;
    QLabel *m_count;
    ComparisonView *m_view;
};

} // namespace Balehook
